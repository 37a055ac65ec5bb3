import { hasLegalMove } from '../../rules/core/generate.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  isSameGame,
  positionOf,
  type SearchLimits,
  type SearchReport,
} from '../engine.ts';
import { AnswerReading, PonderReading } from './usi-answer.ts';
import { type ProgramWords, splitCommand } from './usi-command.ts';
import { UsiDialogue } from './usi-dialogue.ts';
import {
  type Introduction,
  introduce,
  LINES_OPTION,
  shakeHands,
  type UsiWishes,
} from './usi-handshake.ts';
import { shortDetail } from './usi-process.ts';
import { formatGo, formatGoPonder, formatPosition, formatSetOption } from './usi-protocol.ts';
import type { OptionFault } from './usi-set-options.ts';

/** Time limits of an engine, in milliseconds. */
export interface UsiTimeouts {
  /** For each of its answers to `usi` and `isready`. Default: 10 s. */
  readonly handshakeMs: number;
  /** For its answer after `stop`. Default: 5 s. */
  readonly graceMs: number;
  /** For a search with nodes or a depth, but no time. Default: 10 min. */
  readonly untimedMs: number;
  /** For going after `quit`, and again after SIGTERM. Default: 1 s. */
  readonly exitMs: number;
}

const TIMEOUTS: UsiTimeouts = {
  handshakeMs: 10_000,
  graceMs: 5_000,
  untimedMs: 600_000,
  exitMs: 1_000,
};

/** How another program is started. */
export interface UsiEngineOptions extends UsiWishes {
  /** Program and arguments as in a shell; nothing is expanded. */
  readonly command: string;
  readonly timeouts?: Partial<UsiTimeouts>;
  /** Ends it, also while it is being started: the start then never resolves. */
  readonly signal?: AbortSignal;
}

/** Another program that has said that it is ready. */
export interface UsiEngine extends Engine {
  /** The options that it was not told of. */
  readonly optionFaults: readonly OptionFault[];
}

/**
 * Starts another program as engine of a variant, by the Universal Shogi Interface. Rejects with
 * `EngineError` if that fails; the program is ended then.
 */
export async function openUsiEngine(opening: UsiEngineOptions): Promise<UsiEngine> {
  const { command, variant, timeouts, signal } = opening;
  const words = splitCommand(command);
  if (words === undefined) throw new EngineError('not-started', shortDetail(command));
  const engine = new OpenedEngine(words, variant, { ...TIMEOUTS, ...timeouts });
  signal?.addEventListener('abort', () => engine.close());
  await engine.open(opening);
  return engine;
}

/** Starts another program, asks who it is, and ends it. Rejects with `EngineError`. */
export async function askUsiEngine(
  command: string,
  timeouts: Partial<UsiTimeouts> = {},
): Promise<Introduction> {
  const words = splitCommand(command);
  if (words === undefined) throw new EngineError('not-started', shortDetail(command));
  const { handshakeMs, exitMs } = { ...TIMEOUTS, ...timeouts };
  const dialogue = new UsiDialogue(words, handshakeMs, exitMs);
  try {
    const { name, offered } = await introduce(dialogue);
    return { name: name || words[0], offered };
  } finally {
    dialogue.close();
  }
}

/** A search on the opponent's time. */
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
  readonly #dialogue: UsiDialogue;
  #state: 'idle' | 'preparing' | 'thinking' | 'closed' = 'idle';
  /** Whether `stop` is wanted in this search, or was sent in the last one. */
  #isStopped = false;
  #canPonder = false;
  #mostLines = 1;
  /** The number of lines that it was last asked for. */
  #lines = 1;
  #pondered: Pondered | undefined;

  constructor(words: ProgramWords, variant: Variant, timeouts: UsiTimeouts) {
    this.name = words[0];
    this.#variant = variant;
    this.#timeouts = timeouts;
    this.#dialogue = new UsiDialogue(words, timeouts.handshakeMs, timeouts.exitMs);
  }

  async open(wishes: UsiWishes): Promise<void> {
    const hands = await shakeHands(this.#dialogue, wishes);
    const { name, optionFaults, canPonder, mostLines } = hands;
    this.name = name ?? this.name;
    this.optionFaults = optionFaults;
    this.#canPonder = canPonder;
    this.#mostLines = mostLines;
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    if (this.#dialogue.error) throw this.#dialogue.error;
    const pondered = this.#pondered;
    this.#pondered = undefined;
    if (pondered) {
      const answer = await this.#endPondering(pondered, game, limits, onReport);
      if (answer) return answer;
      if (this.#dialogue.error) throw this.#dialogue.error;
    }
    return this.#search(game, limits, new AnswerReading(onReport));
  }

  ponder(game: EngineGame, limits: SearchLimits): void {
    if (!this.#canPonder || this.#pondered || this.#state !== 'idle') return;
    if (this.#dialogue.error) return;
    const reading = new PonderReading();
    const answer = this.#search(game, limits, reading);
    // The next search tells of a failure.
    answer.catch(() => {});
    this.#pondered = { game, reading, answer };
  }

  /** The answer of a search on the opponent's time, if the game has gone on as expected. */
  async #endPondering(
    { reading, answer: pondered, game: expected }: Pondered,
    game: EngineGame,
    limits: SearchLimits,
    onReport: ((report: SearchReport) => void) | undefined,
  ): Promise<EngineAnswer | undefined> {
    const isExpected = !this.#isStopped && isSameGame(expected, game);
    if (isExpected) reading.hit(onReport);
    if (isExpected && this.#state === 'thinking') {
      this.#dialogue.send('ponderhit');
      this.#limitSearch(positionOf(game), limits);
      return pondered;
    }
    const hasAnswered = this.#state === 'idle';
    if (!hasAnswered) this.stop();
    const answer = await pondered.catch(() => undefined);
    // Some engines answer before `ponderhit`.
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
    // An answer that crossed our `stop` comes before `readyok`, and is ignored.
    if (mayBeLate) await this.#dialogue.ask('isready', 'readyok', () => {}, 'silent');
    this.#state = 'thinking';
    reading.begin(position, limits);
    const answer = this.#awaitAnswer(reading);
    this.#askForLines(limits);
    this.#dialogue.send(formatPosition(game));
    const ponders = reading instanceof PonderReading;
    this.#dialogue.send(ponders ? formatGoPonder(limits) : formatGo(limits));
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
    this.#dialogue.close();
  }

  #awaitAnswer(reading: AnswerReading): Promise<EngineAnswer> {
    return this.#dialogue.wait((line) => {
      const answer = reading.read(line);
      if (answer !== undefined) this.#state = 'idle';
      return answer;
    });
  }

  #askForLines({ lines = 1 }: SearchLimits): void {
    const wanted = Math.min(lines, this.#mostLines);
    if (wanted === this.#lines) return;
    this.#lines = wanted;
    this.#dialogue.send(formatSetOption(LINES_OPTION, String(wanted)));
  }

  #limitSearch(position: Position, limits: SearchLimits): void {
    const timeMs = allottedMs(position, limits) ?? this.#untimedMs(limits);
    if (timeMs !== undefined) this.#dialogue.after(timeMs, () => this.#sendStop());
  }

  #untimedMs({ nodes, depth }: SearchLimits): number | undefined {
    return nodes === undefined && depth === undefined ? undefined : this.#timeouts.untimedMs;
  }

  #sendStop(): void {
    this.#isStopped = true;
    this.#dialogue.send('stop');
    this.#dialogue.failAfter(this.#timeouts.graceMs, 'silent', 'go');
  }
}

/** The most time that a search may take; undefined if it has no limit of time. */
function allottedMs({ turn }: Position, { timeMs, clock }: SearchLimits): number | undefined {
  if (timeMs !== undefined || clock === undefined) return timeMs;
  const isBlack = turn === 'black';
  const mainMs = isBlack ? clock.blackMs : clock.whiteMs;
  const incrementMs = isBlack ? clock.blackIncrementMs : clock.whiteIncrementMs;
  return mainMs + clock.byoyomiMs + incrementMs;
}
