import type { Socket } from 'node:net';

/** The longest frame, in bytes, without the end of its line. */
const LONGEST_FRAME = 64 * 1024;

/** How much may wait until the other side reads it, in bytes. */
const MOST_UNREAD = 256 * 1024;

const LINE_FEED = 10;

/**
 * Why a line has ended. `closed`: by one of its ends; `broken`: by the system; `too-long`,
 * `no-json`: a frame is not one; `odd`: a frame says what none may say; `unread`: the other side
 * does not read; `too-slow`: it does not answer; `flood`: it sends too much.
 */
export type LineEnd =
  | 'closed'
  | 'broken'
  | 'too-long'
  | 'no-json'
  | 'odd'
  | 'unread'
  | 'too-slow'
  | 'flood';

/** Hears the frames of a line, then its end, after which nothing follows. */
export interface LineListener {
  onFrame(value: unknown): void;
  onEnd(why: LineEnd): void;
}

/**
 * A socket that carries JSON values, a line each, in UTF-8. It is always read, so that what the
 * other side sends is counted and never waits.
 */
export class FrameLine {
  readonly #socket: Socket;
  readonly #listener: LineListener;
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** The frame so far. */
  #parts: Buffer[] = [];
  #length = 0;
  /** Bytes that may wait beside those of `MOST_UNREAD`. */
  #history = 0;
  #isOver = false;

  constructor(socket: Socket, listener: LineListener) {
    this.#socket = socket;
    this.#listener = listener;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('drain', () => {
      this.#history = 0;
    });
    socket.on('error', () => this.drop('broken'));
    socket.on('end', () => this.drop('closed'));
    socket.on('close', () => this.drop('closed'));
  }

  /** Whether nothing is heard or sent any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends a value. Who leaves too much unread is dropped. */
  send(value: object): void {
    if (this.#isOver) return;
    this.#socket.write(`${JSON.stringify(value)}\n`);
    if (this.#socket.writableLength > MOST_UNREAD + this.#history) this.drop('unread');
  }

  /** Sends what was there before the other side came, however much it is. */
  sendHistory(value: object): void {
    if (this.#isOver) return;
    const frame = Buffer.from(`${JSON.stringify(value)}\n`);
    this.#history += frame.length;
    this.#socket.write(frame);
  }

  /** Ends the line after the other side has got what was sent. The listener hears of the end. */
  finish(): void {
    if (this.#isOver) return;
    this.#socket.destroySoon();
    this.#end('closed');
  }

  /** Ends the line at once. The listener hears of the end unless it has ended before. */
  drop(why: LineEnd): void {
    this.#socket.destroy();
    this.#end(why);
  }

  #end(why: LineEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts = [];
    this.#listener.onEnd(why);
  }

  #read(chunk: Buffer): void {
    let start = 0;
    while (!this.#isOver) {
      const end = chunk.indexOf(LINE_FEED, start);
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      this.#length += part.length;
      if (this.#length > LONGEST_FRAME) {
        this.drop('too-long');
        return;
      }
      this.#parts.push(part);
      if (end < 0) return;
      start = end + 1;
      this.#take();
    }
  }

  /** Takes the frame that is whole now. */
  #take(): void {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    let value: unknown;
    try {
      value = JSON.parse(this.#utf8.decode(bytes));
    } catch {
      this.drop('no-json');
      return;
    }
    this.#listener.onFrame(value);
  }
}
