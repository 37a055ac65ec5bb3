import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Timing } from '../pace/pace.ts';
import type { GuestSize } from './guest-environment.ts';
import { GuestInput } from './guest-input.ts';
import type { GuestLine, ServeGuest } from './guest-line.ts';
import { GuestOutput, type OutputCarrier } from './guest-output.ts';
import { faultCode } from './server-log.ts';

/** What carries a session to a guest. */
export interface GuestCarrier extends OutputCarrier {
  readonly sendError: (bytes: Buffer) => void;
  /** Ends the line with an exit status, after what was sent. */
  readonly finish: (status: number) => void;
}

export interface GuestSessionOptions
  extends Pick<GuestLine, 'key' | 'user' | 'address' | 'env' | 'words' | 'sendFile'> {
  /** Undefined where there is no terminal. */
  readonly size: GuestSize | undefined;
  readonly carrier: GuestCarrier;
  readonly time: Timing;
  /** Called when the session begins, and when it ends otherwise than by the line. */
  readonly log: (kind: 'session' | 'session-fault' | 'left', detail: string) => void;
}

/** The status of a session that a fault of its own has ended. */
const FAULT_STATUS = 1;

/** One session of a guest, whatever carries it. */
export class GuestSession {
  readonly line: GuestLine;
  readonly #carrier: GuestCarrier;
  readonly #input: GuestInput;
  readonly #output: GuestOutput;
  readonly #errors: Writable;
  readonly #log: GuestSessionOptions['log'];
  #isOver = false;
  #onHangUp = () => {};

  constructor({ carrier, size, time, log, ...head }: GuestSessionOptions) {
    this.#carrier = carrier;
    this.#log = log;
    const isTTY = size !== undefined;
    this.#input = new GuestInput(isTTY, time);
    this.#output = new GuestOutput(carrier, size, time);
    this.#errors = new Writable({
      write: (bytes: Buffer, _encoding, done) => {
        // A terminal has one screen for both; what is unread counts there.
        if (isTTY) this.#output.write(bytes);
        else if (!this.#isOver) carrier.sendError(bytes);
        done();
      },
    });
    this.#errors.on('error', () => {});
    this.line = {
      session: randomUUID(),
      ...head,
      idleMs: () => this.#input.idleMs,
      input: this.#input,
      output: this.#output,
      errors: this.#errors,
    };
  }

  /** Takes what the guest has sent. */
  receive(bytes: Buffer): void {
    this.#input.receive(bytes);
  }

  /** The guest sends nothing more. */
  endInput(): void {
    this.#input.finish();
  }

  resize(size: GuestSize): void {
    this.#output.resize(size);
  }

  /** The line is gone. */
  hangUp(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#input.cut();
    this.#output.destroy();
    this.#errors.destroy();
    this.#onHangUp();
  }

  /**
   * Serves the guest until they leave or the line is lost. Then the line is over.
   * @returns whether the line was lost
   */
  async serve(serve: ServeGuest): Promise<boolean> {
    this.#log('session', this.line.words === undefined ? 'screens' : 'words');
    const hangUp = new Promise<undefined>((resolve) => {
      this.#onHangUp = () => resolve(undefined);
      if (this.#isOver) this.#onHangUp();
    });
    const served = Promise.resolve(this.line).then(serve);
    const end = await Promise.race([
      hangUp,
      served.then(
        (status) => ({ status, kind: 'left', detail: String(status) }) as const,
        (error) =>
          ({ status: FAULT_STATUS, kind: 'session-fault', detail: faultCode(error) }) as const,
      ),
    ]);
    if (!end) return true;
    this.#errors.end();
    await Promise.race([hangUp, endOf(this.#output)]);
    if (!this.#isOver) {
      this.#carrier.finish(end.status);
      this.#isOver = true;
      this.#input.cut();
    }
    this.#log(end.kind, end.detail);
    return false;
  }
}

/** Ends a stream. Resolves when all was taken. */
function endOf(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    stream.once('finish', resolve).once('close', resolve);
    stream.end();
  });
}
