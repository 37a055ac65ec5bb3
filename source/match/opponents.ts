import { type Color, opposite } from '../core/color.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type EngineScore,
  type SearchLimits,
  type SearchReport,
} from '../engine/engine.ts';
import type { Impossible, Match, Outcome } from './match.ts';
import { isViewWord, parseWord, type Word } from './words.ts';

/** A side of a match that an engine plays. */
export interface Seat {
  readonly engine: Engine;
  /** Of each of its moves. */
  readonly limits: SearchLimits;
}

export interface OpponentsOptions {
  readonly match: Match;
  readonly seats: Partial<Record<Color, Seat>>;
  /** Whether an engine gives up what it thinks hopeless. */
  readonly resigns: () => boolean;
}

/** An engine gives up when it has been so far behind, in hundredths of a pawn, .. */
const HOPELESS = -2500;
/** .. at so many moves in a row. */
const HOPELESS_MOVES = 3;

/** An engine takes a draw when it thinks that it is so far behind. */
const TAKES_DRAW = -50;

/** The engines that sit at a match: they move in their turn and answer offers. */
export class Opponents {
  readonly #match: Match;
  readonly #seats: Partial<Record<Color, Seat>>;
  readonly #resigns: () => boolean;
  /** What an engine thought of its position when it moved last. */
  readonly #scores: Partial<Record<Color, EngineScore>> = {};
  readonly #hopeless: Record<Color, number> = { black: 0, white: 0 };
  /** Grows whenever an answer that is still to come is no longer wanted. */
  #question = 0;
  /** The search that runs, for the next one to wait for its end. */
  #search: Promise<unknown> = Promise.resolve();
  #isThinking = false;

  constructor({ match, seats, resigns }: OpponentsOptions) {
    this.#match = match;
    this.#seats = seats;
    this.#resigns = resigns;
    if (match.clock) for (const { engine } of Object.values(seats)) engine.prepare?.();
  }

  /** Whether any side is played by an engine. */
  get areSeated(): boolean {
    return this.#seats.black !== undefined || this.#seats.white !== undefined;
  }

  /** The side whose engine is to move now. */
  get toMove(): Color | undefined {
    const { turn } = this.#match.game;
    return this.#seats[turn] && !this.#match.ending ? turn : undefined;
  }

  /** The side of the person who plays against an engine; undefined where none or both do. */
  get person(): Color | undefined {
    if (!this.areSeated || this.#hasNoPerson) return undefined;
    return this.#seats.black ? 'white' : 'black';
  }

  /** Ends the game where a flag has fallen, also that of an engine; undefined where none has. */
  fall(): Outcome | undefined {
    const outcome = this.#match.fall();
    if (outcome) this.#forget();
    return outcome;
  }

  /**
   * Does what a person's line says. A person plays and speaks for the side without an engine only;
   * undo goes back to where it is a person's turn again.
   */
  enter(line: string): Outcome {
    const { toMove } = this;
    if (toMove === undefined) return this.#answerOffer(this.#enterAndGoBack(line));
    const word = parseWord(line)?.word;
    if (word === 'resign' && !this.#seats[opposite(toMove)]) {
      this.#forget();
      return this.#match.end({ reason: 'resignation', winner: toMove });
    }
    if (line.trim() !== '' && !(word && worksMeanwhile(word))) return impossible('not-your-turn');
    return this.#enterAndGoBack(line);
  }

  get #hasNoPerson(): boolean {
    return this.#seats.black !== undefined && this.#seats.white !== undefined;
  }

  #enterAndGoBack(line: string): Outcome {
    const match = this.#match;
    const { ply } = match.game;
    const outcome = match.enter(line);
    if (match.game.ply !== ply) this.#forget();
    const isBack = outcome.kind === 'undone' && outcome.move !== undefined;
    if (!isBack || this.toMove === undefined || this.#hasNoPerson) return outcome;
    const before = match.enter('undo');
    return before.kind === 'undone' ? before : outcome;
  }

  /**
   * Lets the engine that is to move play one. What that came to, undefined where none is to move,
   * one thinks already, or the game has become another meanwhile. Rejects with `EngineError` where
   * the engine fails.
   */
  async play(onReport?: (report: SearchReport) => void): Promise<Outcome | undefined> {
    const color = this.toMove;
    const seat = color && this.#seats[color];
    if (color === undefined || seat === undefined || this.#isThinking) return undefined;
    const question = this.#question;
    let score: EngineScore | undefined;
    const search = this.#ask(seat, (report) => {
      score = report.score;
      onReport?.(report);
    });
    this.#isThinking = true;
    try {
      const answer = await search;
      return question === this.#question ? this.#take(color, answer, score) : undefined;
    } catch (error) {
      if (question === this.#question || !(error instanceof EngineError)) throw error;
      return undefined;
    } finally {
      this.#isThinking = false;
    }
  }

  /** What an engine would play in the place of the person to move, and what it expects then. */
  async hint(seat: Seat): Promise<SearchReport | undefined> {
    let best: SearchReport | undefined;
    await this.#ask(seat, (report) => {
      best = report;
    });
    return best;
  }

  /** Ends the engines. */
  close(): void {
    this.#forget();
    for (const seat of Object.values(this.#seats)) seat.engine.close();
  }

  /** One search at a time: a stopped one answers first. */
  #ask(seat: Seat, onReport: (report: SearchReport) => void): Promise<EngineAnswer> {
    const before = this.#search;
    const question = this.#question;
    const { game, record } = this.#match;
    const asked: EngineGame = {
      variant: game.variant,
      start: record.start,
      moves: [...game.moves],
    };
    const search = before
      .catch(() => undefined)
      .then((): EngineAnswer | Promise<EngineAnswer> => {
        if (question !== this.#question) return { kind: 'none' };
        return seat.engine.search(asked, this.#limitsOf(seat), onReport);
      });
    this.#search = search;
    return search;
  }

  /** What has its time already, as a hint, does not go by the clock. */
  #limitsOf({ limits }: Seat): SearchLimits {
    const { clock } = this.#match;
    return clock && limits.timeMs === undefined ? { ...limits, clock: clock.forEngine() } : limits;
  }

  /** Plays what an engine answered. */
  #take(color: Color, answer: EngineAnswer, score: EngineScore | undefined): Outcome {
    const match = this.#match;
    if (score) this.#scores[color] = score;
    this.#hopeless[color] = score && centipawns(score) <= HOPELESS ? this.#hopeless[color] + 1 : 0;
    const givesUp = this.#resigns() && this.#hopeless[color] >= HOPELESS_MOVES;
    if (answer.kind === 'move' && !givesUp) return match.play(answer.move);
    if (answer.kind === 'move' || answer.kind === 'resign') {
      return match.end({ reason: 'resignation', winner: opposite(color) });
    }
    throw new EngineError('nonsense', answer.kind);
  }

  /** An engine answers an offer at once: it accepts where it does not think that it is winning. */
  #answerOffer(outcome: Outcome): Outcome {
    if (outcome.kind !== 'offered') return outcome;
    const match = this.#match;
    const color = opposite(outcome.offer.by);
    if (!this.#seats[color]) return outcome;
    const value = this.#scores[color] ? centipawns(this.#scores[color]) : 0;
    const ending = outcome.offer.kind === 'impasse' ? match.game.impasseEnding() : undefined;
    const wins = ending?.winner === color;
    if (wins || (value <= TAKES_DRAW && ending?.winner === undefined)) return match.enter('accept');
    match.offer = undefined;
    return impossible('declined');
  }

  /** What an engine thinks of now is no longer asked. */
  #forget(): void {
    this.#question++;
    for (const seat of Object.values(this.#seats)) seat.engine.stop();
  }
}

/** Words that a person may say while an engine is to move. */
function worksMeanwhile(word: Word): boolean {
  return isViewWord(word) || word === 'undo' || word === 'note' || word === 'save';
}

/** A score as one number; a mate is more than any other. */
function centipawns(score: EngineScore): number {
  if (score.kind === 'value') return score.centipawns;
  return score.plies > 0 ? 100_000 : -100_000;
}

function impossible(why: Impossible): Outcome {
  return { kind: 'impossible', why };
}
