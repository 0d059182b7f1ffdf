/** A part of the client did not come: the server is gone, or has another version with other parts. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the client could not be loaded', { cause });
    this.name = 'PartMissing';
  }
}

/** Load a part of the client that is not needed from the start. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new PartMissing(error);
  }
}
