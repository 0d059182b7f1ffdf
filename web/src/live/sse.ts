/** One message of a stream of Server-Sent Events. */
export interface Message {
  event: string;
  data: string;
}

/** Reads a stream as it arrives, in pieces cut anywhere; `id` is that of the last whole message. */
export class Reader {
  id: string;
  #coming: string;
  #rest = '';
  #event = '';
  #data: string[] = [];

  constructor(id = '') {
    this.id = this.#coming = id;
  }

  /** The messages that a further piece completes. */
  read(piece: string): Message[] {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line));
  }

  #line(line: string): Message[] {
    if (line === '') return this.#done();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    else if (field === 'data') this.#data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.#coming = value;
    return [];
  }

  #done(): Message[] {
    this.id = this.#coming;
    const message = { event: this.#event || 'message', data: this.#data.join('\n') };
    const whole = this.#data.length > 0;
    this.#event = '';
    this.#data = [];
    return whole ? [message] : [];
  }
}
