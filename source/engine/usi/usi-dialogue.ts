import { EngineError, type EngineFailure } from '../engine.ts';
import type { ProgramWords } from './usi-command.ts';
import { startError, UsiProcess } from './usi-process.ts';

/** An answer that is waited for. */
interface Awaited {
  /** Takes a line; true if it was the answer. */
  readonly take: (line: string) => boolean;
  readonly reject: (error: EngineError) => void;
}

/** A dialogue with another program, in which one answer at a time is waited for. */
export class UsiDialogue {
  readonly #process: UsiProcess;
  readonly #handshakeMs: number;
  #awaited: Awaited | undefined;
  #timer: NodeJS.Timeout | undefined;
  #error: EngineError | undefined;
  #isClosed = false;

  /**
   * Starts the program. Throws `EngineError` if that is refused at once.
   * @param handshakeMs time for an answer to `ask`
   * @param exitMs time to go, before a stronger signal
   */
  constructor(words: ProgramWords, handshakeMs: number, exitMs: number) {
    this.#handshakeMs = handshakeMs;
    const listener = {
      onLine: (line: string) => this.#onLine(line),
      onFailure: (error: EngineError) => this.fail(error),
    };
    try {
      this.#process = new UsiProcess(words, exitMs, listener);
    } catch (error) {
      throw startError(words[0], error);
    }
  }

  /** The failure of the program, if it has failed. */
  get error(): EngineError | undefined {
    return this.#error;
  }

  send(line: string): void {
    this.#process.send(line);
  }

  /** Sends a question and waits for the line that answers it; earlier lines go to `onLine`. */
  ask(
    question: string,
    answer: string,
    onLine: (line: string) => void = () => {},
    failure: EngineFailure = 'no-handshake',
  ): Promise<unknown> {
    const answered = this.wait((line) => {
      if (line === answer) return line;
      onLine(line);
      return undefined;
    });
    this.failAfter(this.#handshakeMs, failure, question);
    this.send(question);
    return answered;
  }

  /** Waits for a line of which `read` makes something; never resolves once this is closed. */
  wait<T>(read: (line: string) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const take = (line: string): boolean => {
        const answer = read(line);
        if (answer !== undefined) resolve(answer);
        return answer !== undefined;
      };
      if (this.#error) reject(this.#error);
      else if (!this.#isClosed) this.#awaited = { take, reject };
    });
  }

  /** Fails if the answer has not come after a time. */
  failAfter(timeMs: number, failure: EngineFailure, detail: string): void {
    this.after(timeMs, () => this.fail(new EngineError(failure, detail)));
  }

  /** Acts if the answer has not come after a time; the last call replaces those before. */
  after(timeMs: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (this.#awaited !== undefined) this.#timer = setTimeout(act, timeMs);
  }

  /** Ends a program that has failed, and rejects what is waited for. */
  fail(error: EngineError): void {
    this.#error ??= error;
    const awaited = this.#awaited;
    this.#awaited = undefined;
    clearTimeout(this.#timer);
    this.#process.kill();
    awaited?.reject(this.#error);
  }

  /** Ends the program. What is waited for never comes. */
  close(): void {
    this.#isClosed = true;
    this.#awaited = undefined;
    clearTimeout(this.#timer);
    this.#process.close();
  }

  #onLine(line: string): void {
    const awaited = this.#awaited;
    if (awaited === undefined) return;
    try {
      if (!awaited.take(line) || this.#awaited !== awaited) return;
      this.#awaited = undefined;
      clearTimeout(this.#timer);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.fail(error);
    }
  }
}
