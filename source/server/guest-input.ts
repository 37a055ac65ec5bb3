import { Readable } from 'node:stream';
import { Pacer, type Timing } from '../pace/pace.ts';
import { KeyGate } from './key-gate.ts';
import { LIMITS, rateOf } from './limits.ts';

/** How often one hears of dropped keys. */
const DROPPED_RATE = { perSecond: 1, atOnce: 1 };

/**
 * The input of a guest. What comes is counted and never waits at the other side: keys that are too
 * fast for a person are dropped, and so is what nobody reads. It emits `dropped` then, at most once
 * a second.
 */
export class GuestInput extends Readable {
  readonly isTTY: boolean;
  readonly #gate: KeyGate;
  readonly #pieces: Pacer;
  readonly #told: Pacer;
  #waiting: Buffer[] = [];
  #waitingLength = 0;
  #isEnding = false;
  readonly #nowMs: () => number;
  #heardMs: number;

  constructor(isTTY: boolean, time: Timing) {
    super();
    this.isTTY = isTTY;
    this.#nowMs = time.nowMs;
    this.#heardMs = time.nowMs();
    this.#gate = new KeyGate(time.nowMs);
    this.#pieces = new Pacer(() => this.#pass(), rateOf('inputs'), time);
    this.#told = new Pacer(() => this.emit('dropped'), DROPPED_RATE, time);
    this.on('error', () => {});
  }

  /** How long nothing has come. */
  get idleMs(): number {
    return this.#nowMs() - this.#heardMs;
  }

  /** Takes what has come. */
  receive(bytes: Buffer): void {
    this.#heardMs = this.#nowMs();
    if (this.#isEnding || this.destroyed) return;
    const room = LIMITS.unreadInput.value - this.readableLength - this.#waitingLength;
    const passed = (this.isTTY ? this.#gate.pass(bytes) : bytes).subarray(0, Math.max(room, 0));
    if (passed.length < bytes.length) this.#told.ask();
    if (passed.length === 0) return;
    this.#waiting.push(passed);
    this.#waitingLength += passed.length;
    this.#pieces.ask();
  }

  /** Ends the input after what has come. */
  finish(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (this.#waitingLength === 0) this.push(null);
  }

  /** Ends the input at once. */
  cut(): void {
    const isOpen = !this.#isEnding || this.#waitingLength > 0;
    this.#isEnding = true;
    this.#waiting = [];
    this.#waitingLength = 0;
    this.#pieces.stop();
    this.#told.stop();
    if (isOpen) this.push(null);
  }

  override _read(): void {}

  /** Passes on what has come: from a terminal all of it, else some lines. */
  #pass(): void {
    const bytes = Buffer.concat(this.#waiting);
    const piece = this.isTTY ? bytes : pieceOf(bytes);
    const rest = bytes.subarray(piece.length);
    this.#waiting = rest.length > 0 ? [rest] : [];
    this.#waitingLength = rest.length;
    this.push(piece);
    if (rest.length > 0) this.#pieces.ask();
    else if (this.#isEnding) this.push(null);
  }
}

/** The first lines, or a part of them: what a line asks for may be much work. */
function pieceOf(bytes: Buffer): Buffer {
  const piece = bytes.subarray(0, LIMITS.lineInput.value);
  let length = 0;
  for (let lines = 0; lines < LIMITS.linesInput.value; lines++) {
    length = piece.indexOf(10, length) + 1;
    if (length === 0) return piece;
  }
  return piece.subarray(0, length);
}
