import { hasLegalMove } from '../core/generate.ts';
import type { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineFailure,
  type EngineGame,
  isSameGame,
  type SearchLimits,
  type SearchReport,
} from './engine.ts';
import { AnswerReading, PonderReading } from './usi-answer.ts';
import { splitCommand } from './usi-command.ts';
import { shortDetail, UsiProcess } from './usi-process.ts';
import {
  formatGo,
  formatGoPonder,
  formatPosition,
  formatSetOption,
  type OfferedOption,
  parseOption,
  positionOf,
  variantNames,
} from './usi-protocol.ts';
import { fitOptions, type OptionFault } from './usi-set-options.ts';

/** How long an engine may take, in milliseconds. */
export interface UsiTimeouts {
  /** For its answer to `usi`, and for that to `isready`; 10 s by default. */
  readonly handshakeMs: number;
  /** For its answer after `stop`; 5 s by default. */
  readonly graceMs: number;
  /** For a search that has nodes or a depth, but no time; 10 min by default. */
  readonly untimedMs: number;
  /** For going after `quit`, and again after SIGTERM; 1 s by default. */
  readonly exitMs: number;
}

const TIMEOUTS: UsiTimeouts = {
  handshakeMs: 10_000,
  graceMs: 5_000,
  untimedMs: 600_000,
  exitMs: 1_000,
};

/** Another program as engine. */
export interface UsiEngineOptions {
  /** Program and arguments, as in a shell, but nothing is expanded. */
  readonly command: string;
  readonly variant: Variant;
  /** Sent by `setoption` in this order, as far as the engine lists them: see `optionFaults`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether it is to think on the opponent's time, if it can. Default: no. */
  readonly ponders?: boolean;
  readonly timeouts?: Partial<UsiTimeouts>;
  /** Ends it, also while it is being started; then nothing comes of the start. */
  readonly signal?: AbortSignal;
}

/** Another program that has said that it is ready. */
export interface UsiEngine extends Engine {
  /** The options that it was not told of. */
  readonly optionFaults: readonly OptionFault[];
}

const VARIANT_OPTIONS = ['USI_Variant', 'UCI_Variant'];
const PONDER_OPTION = 'USI_Ponder';
const LONGEST_NAME = 80;
const MOST_OPTIONS = 1000;

/**
 * Starts another program as engine of a variant, by the Universal Shogi Interface. Rejects with
 * `EngineError` where that fails; the program is then ended.
 */
export async function openUsiEngine(opening: UsiEngineOptions): Promise<UsiEngine> {
  const { command, variant, options = {}, ponders = false, timeouts, signal } = opening;
  const words = splitCommand(command);
  if (words === undefined) throw new EngineError('not-started', shortDetail(command));
  const engine = new OpenedEngine(words, variant, { ...TIMEOUTS, ...timeouts });
  signal?.addEventListener('abort', () => engine.close());
  await engine.open(options, ponders);
  return engine;
}

/** An answer that is waited for. */
interface Awaited {
  /** Takes a line; true where it was what is waited for. */
  readonly take: (line: string) => boolean;
  readonly reject: (error: EngineError) => void;
}

/** A search on the opponent's time, about what it may become. */
interface Pondered {
  readonly game: EngineGame;
  readonly reading: PonderReading;
  readonly answer: Promise<EngineAnswer>;
}

class OpenedEngine implements UsiEngine {
  name: string;
  optionFaults: readonly OptionFault[] = [];
  readonly #variant: Variant;
  readonly #timeouts: UsiTimeouts;
  readonly #process: UsiProcess;
  #awaited: Awaited | undefined;
  #timer: NodeJS.Timeout | undefined;
  #error: EngineError | undefined;
  #state: 'idle' | 'preparing' | 'thinking' | 'closed' = 'idle';
  /** `stop` was wanted in this search, or sent in the last one. */
  #isStopped = false;
  #canPonder = false;
  #pondered: Pondered | undefined;

  constructor(words: readonly string[], variant: Variant, timeouts: UsiTimeouts) {
    this.name = words[0];
    this.#variant = variant;
    this.#timeouts = timeouts;
    const listener = {
      onLine: (line: string) => this.#onLine(line),
      onFailure: (error: EngineError) => this.#fail(error),
    };
    try {
      this.#process = new UsiProcess(words, timeouts.exitMs, listener);
    } catch (error) {
      throw new EngineError('not-started', shortDetail(String(error)));
    }
  }

  /** The handshake up to a new game. */
  async open(options: Readonly<Record<string, string>>, ponders: boolean): Promise<void> {
    const offered: OfferedOption[] = [];
    await this.#ask('usi', 'usiok', (line) => {
      const option = parseOption(line);
      if (option && offered.length < MOST_OPTIONS) offered.push(option);
      if (line.startsWith('id name ')) this.#rename(line.slice('id name '.length));
    });
    const variantLine = this.#variantLine(offered);
    if (variantLine !== undefined) this.#process.send(variantLine);
    const fitted = fitOptions(offered, options);
    this.optionFaults = fitted.faults;
    for (const line of fitted.lines) this.#process.send(line);
    this.#canPonder = ponders && offered.some(({ name }) => name === PONDER_OPTION);
    if (this.#canPonder) this.#process.send(formatSetOption(PONDER_OPTION, 'true'));
    await this.#ask('isready', 'readyok');
    this.#process.send('usinewgame');
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    if (this.#error) throw this.#error;
    const pondered = this.#pondered;
    this.#pondered = undefined;
    if (pondered) {
      const answer = await this.#endPondering(pondered, game, limits, onReport);
      if (answer) return answer;
      if (this.#error) throw this.#error;
    }
    return this.#search(game, limits, new AnswerReading(onReport));
  }

  ponder(game: EngineGame, limits: SearchLimits): void {
    if (!this.#canPonder || this.#error || this.#pondered || this.#state !== 'idle') return;
    const reading = new PonderReading();
    const answer = this.#search(game, limits, reading);
    // What goes wrong is told by the next search.
    answer.catch(() => {});
    this.#pondered = { game, reading, answer };
  }

  /** The answer of the search on the opponent's time, where the game has gone on as expected. */
  async #endPondering(
    { reading, answer: pondered, game: expected }: Pondered,
    game: EngineGame,
    limits: SearchLimits,
    onReport: ((report: SearchReport) => void) | undefined,
  ): Promise<EngineAnswer | undefined> {
    const isExpected = !this.#isStopped && isSameGame(expected, game);
    if (isExpected) reading.hit(onReport);
    if (isExpected && this.#state === 'thinking') {
      this.#process.send('ponderhit');
      this.#limitSearch(positionOf(game), limits);
      return pondered;
    }
    const hasAnswered = this.#state === 'idle';
    if (!hasAnswered) this.stop();
    const answer = await pondered.catch(() => undefined);
    // Some answer before they are told that their guess was right.
    return hasAnswered && isExpected && answer?.kind === 'move' ? answer : undefined;
  }

  async #search(
    game: EngineGame,
    limits: SearchLimits,
    reading: AnswerReading,
  ): Promise<EngineAnswer> {
    if (this.#state !== 'idle') throw new RangeError(`search of an engine that is ${this.#state}`);
    if (game.variant !== this.#variant) throw new RangeError(`not a game of ${this.#variant.id}`);
    const position = positionOf(game);
    if (!hasLegalMove(position)) return { kind: 'none' };
    this.#state = 'preparing';
    const mayBeLate = this.#isStopped;
    this.#isStopped = false;
    // An answer that crossed our `stop` comes before `readyok`, and is passed over.
    if (mayBeLate) await this.#ask('isready', 'readyok', () => {}, 'silent');
    this.#state = 'thinking';
    reading.begin(position, limits);
    const answer = this.#awaitAnswer(reading);
    this.#process.send(formatPosition(game));
    const ponders = reading instanceof PonderReading;
    this.#process.send(ponders ? formatGoPonder(limits) : formatGo(limits));
    if (this.#isStopped) this.#sendStop();
    else if (!ponders) this.#limitSearch(position, limits);
    return answer;
  }

  stop(): void {
    if (this.#isStopped) return;
    if (this.#state === 'preparing') this.#isStopped = true;
    if (this.#state === 'thinking') this.#sendStop();
  }

  close(): void {
    this.#state = 'closed';
    this.#awaited = undefined;
    clearTimeout(this.#timer);
    this.#process.close();
  }

  #rename(name: string): void {
    const clean = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
    if (clean !== '') this.name = Array.from(clean).slice(0, LONGEST_NAME).join('');
  }

  /**
   * How the variant is announced, if it has to be. Checked against the engine's own list, because
   * engines pass over a value that they do not know, and play something else.
   */
  #variantLine(offered: readonly OfferedOption[]): string | undefined {
    const option = VARIANT_OPTIONS.map((name) => offered.find((one) => one.name === name)).find(
      (found) => found !== undefined,
    );
    if (option === undefined && this.#variant.id === 'shogi') return undefined;
    const value = variantNames(this.#variant).find((name) => option?.values.includes(name));
    if (option !== undefined && value !== undefined) return formatSetOption(option.name, value);
    const error = new EngineError('no-variant', shortDetail(option?.values.join(' ') ?? ''));
    this.#fail(error);
    throw error;
  }

  /** Sends a question and waits for the line that answers it; the lines before go to `onLine`. */
  #ask(
    question: string,
    answer: string,
    onLine: (line: string) => void = () => {},
    failure: EngineFailure = 'no-handshake',
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = (line: string): boolean => {
        if (line !== answer) onLine(line);
        else resolve();
        return line === answer;
      };
      this.#await({ take, reject });
      this.#failAfter(this.#timeouts.handshakeMs, failure, question);
      this.#process.send(question);
    });
  }

  #await(awaited: Awaited): void {
    if (this.#error) awaited.reject(this.#error);
    else if (this.#state !== 'closed') this.#awaited = awaited;
  }

  #failAfter(timeMs: number, failure: EngineFailure, detail: string): void {
    clearTimeout(this.#timer);
    if (this.#awaited === undefined) return;
    this.#timer = setTimeout(() => this.#fail(new EngineError(failure, detail)), timeMs);
  }

  #awaitAnswer(reading: AnswerReading): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      const take = (line: string): boolean => {
        const answer = reading.read(line);
        if (answer === undefined) return false;
        this.#state = 'idle';
        resolve(answer);
        return true;
      };
      this.#await({ take, reject });
    });
  }

  #limitSearch(position: Position, limits: SearchLimits): void {
    const timeMs = allottedMs(position, limits) ?? this.#untimedMs(limits);
    if (timeMs === undefined || this.#awaited === undefined) return;
    this.#timer = setTimeout(() => this.#sendStop(), timeMs);
  }

  #untimedMs({ nodes, depth }: SearchLimits): number | undefined {
    return nodes === undefined && depth === undefined ? undefined : this.#timeouts.untimedMs;
  }

  #sendStop(): void {
    this.#isStopped = true;
    this.#process.send('stop');
    this.#failAfter(this.#timeouts.graceMs, 'silent', 'go');
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
      this.#fail(error);
    }
  }

  /** The engine cannot be relied on any more: it is ended, and whoever waits is told. */
  #fail(error: EngineError): void {
    this.#error ??= error;
    const awaited = this.#awaited;
    this.#awaited = undefined;
    clearTimeout(this.#timer);
    this.#process.kill();
    awaited?.reject(this.#error);
  }
}

/** How much time a search may take at most, if it has any. */
function allottedMs({ turn }: Position, { timeMs, clock }: SearchLimits): number | undefined {
  if (timeMs !== undefined || clock === undefined) return timeMs;
  const isBlack = turn === 'black';
  const mainMs = isBlack ? clock.blackMs : clock.whiteMs;
  const incrementMs = isBlack ? clock.blackIncrementMs : clock.whiteIncrementMs;
  return mainMs + clock.byoyomiMs + incrementMs;
}
