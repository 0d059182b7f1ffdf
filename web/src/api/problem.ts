import type { Problem as Told } from './wire.ts';

export type Params = Told['params'];

/** A refusal by the server: RFC 9457 with a stable code. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Params;

  constructor(status: number, code: string, detail: string, params: Params = {}) {
    super(detail);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** The server did not answer. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('the server does not answer', { cause });
    this.name = 'Unreachable';
  }
}

/** What a failed answer says, whoever wrote it. */
export async function problemOf(response: Response): Promise<Problem> {
  const kind = response.headers.get('Content-Type') ?? '';
  if (kind.includes('json')) {
    try {
      const body = (await response.json()) as { code?: unknown; detail?: unknown; params?: unknown };
      const code = typeof body.code === 'string' ? body.code : `http-${response.status}`;
      const detail = typeof body.detail === 'string' ? body.detail : response.statusText;
      const params = typeof body.params === 'object' && body.params !== null ? (body.params as Params) : {};
      return new Problem(response.status, code, detail, params);
    } catch {
      // Cut off on the way: the status has to do.
    }
  }
  return new Problem(response.status, `http-${response.status}`, response.statusText);
}
