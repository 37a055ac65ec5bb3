import { Writable } from 'node:stream';
import { Pacer, type Timing } from '../pace/pace.ts';
import type { GuestSize } from './guest-environment.ts';
import type { GuestStream } from './guest-line.ts';
import { LIMITS, rateOf } from './limits.ts';

/** What carries the output of a session to a guest. */
export interface OutputCarrier {
  readonly send: (bytes: Buffer) => void;
  /** How many bytes were sent and wait to be read. */
  readonly unread: () => number;
  /** Ends the line: the guest reads nothing. */
  readonly giveUp: () => void;
}

/** The longest piece that is sent at once, so that one can see how much of it was read. */
const PIECE = 32 * 1024;

/** How often a line on which nothing is read is looked at. */
const LOOK_MS = 250;

/**
 * The output to a guest. To a terminal it sends a few times a second what was written; while too
 * much is unread it drops what is written, and emits `resize` when the screen must be drawn anew.
 * Without a terminal nothing is dropped: writes are done when enough was read.
 */
export class GuestOutput extends Writable implements GuestStream {
  readonly isTTY: boolean;
  readonly #carrier: OutputCarrier;
  readonly #time: Timing;
  readonly #frames: Pacer;
  readonly #resizes: Pacer;
  #size: GuestSize | undefined;
  #nextSize: GuestSize | undefined;
  #waiting: Buffer[] = [];
  /** What was dropped last: at the end it gives the terminal back. */
  #dropped: Buffer | undefined;
  #isStuck = false;
  /** How much was unread when last looked at, and when that became less. */
  #unread = 0;
  #progressMs = 0;
  #cancelLook = () => {};
  #afterStuck: (() => void) | undefined;

  /** @param size undefined where there is no terminal */
  constructor(carrier: OutputCarrier, size: GuestSize | undefined, time: Timing) {
    super({ decodeStrings: true });
    this.#carrier = carrier;
    this.#time = time;
    this.#size = size;
    this.isTTY = size !== undefined;
    this.#frames = new Pacer(() => this.#flush(), rateOf('frames'), time);
    const resizeRate = { perSecond: LIMITS.resizes.value, atOnce: 1 };
    this.#resizes = new Pacer(() => this.#takeSize(), resizeRate, time);
    // A write after the end concerns nobody.
    this.on('error', () => {});
  }

  get columns(): number | undefined {
    return this.#size?.columns;
  }

  get rows(): number | undefined {
    return this.#size?.rows;
  }

  /** Tells the screens of another size, now or soon. */
  resize(size: GuestSize): void {
    if (!this.isTTY || this.destroyed) return;
    this.#nextSize = size;
    this.#resizes.ask();
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.isTTY) {
      this.#send(bytes);
      if (this.#isStuck) this.#afterStuck = done;
      else done();
      return;
    }
    if (this.#isStuck) {
      this.#dropped = bytes;
    } else {
      this.#waiting.push(withReturns(bytes));
      this.#frames.ask();
    }
    done();
  }

  override _final(done: () => void): void {
    this.#frames.stop();
    if (this.#dropped) this.#send(withReturns(this.#dropped));
    this.#flush();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#frames.stop();
    this.#resizes.stop();
    this.#cancelLook();
    this.#waiting = [];
    this.#dropped = undefined;
    const afterStuck = this.#afterStuck;
    this.#afterStuck = undefined;
    done(error);
    afterStuck?.();
  }

  #takeSize(): void {
    this.#size = this.#nextSize;
    this.emit('resize');
  }

  #flush(): void {
    if (this.#waiting.length === 0) return;
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#send(bytes);
  }

  #send(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += PIECE) {
      this.#carrier.send(bytes.subarray(at, at + PIECE));
    }
    const unread = this.#carrier.unread();
    if (this.#isStuck || unread <= LIMITS.unread.value || this.destroyed) return;
    this.#isStuck = true;
    this.#unread = unread;
    this.#progressMs = this.#time.nowMs();
    this.#lookLater();
  }

  #lookLater(): void {
    this.#cancelLook = this.#time.schedule(() => this.#look(), LOOK_MS);
  }

  #look(): void {
    const unread = this.#carrier.unread();
    const nowMs = this.#time.nowMs();
    if (unread <= LIMITS.unread.value / 2) {
      this.#getUnstuck();
      return;
    }
    if (unread < this.#unread) this.#progressMs = nowMs;
    this.#unread = unread;
    if (nowMs - this.#progressMs >= LIMITS.stuckReader.value) this.#carrier.giveUp();
    else this.#lookLater();
  }

  #getUnstuck(): void {
    this.#isStuck = false;
    const isScreenOld = this.#dropped !== undefined;
    this.#dropped = undefined;
    if (isScreenOld) this.emit('resize');
    const done = this.#afterStuck;
    this.#afterStuck = undefined;
    done?.();
  }
}

/** Lines as a terminal in raw mode needs them: a return before each line feed. */
function withReturns(bytes: Buffer): Buffer {
  if (!bytes.includes(10)) return bytes;
  return Buffer.from(bytes.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1');
}
