import { type Color, opposite } from '../core/color.ts';
import {
  type EngineAnswer,
  EngineError,
  type EngineScore,
  type SearchReport,
} from '../engine/engine.ts';
import { MOVE_LIMIT } from './engine-game.ts';
import { claimWin, EngineOffers, winsByImpasse } from './engine-offers.ts';
import type { Match } from './match.ts';
import { impossible, type Outcome } from './outcome.ts';
import { Searches } from './searches.ts';
import type { EngineFailed, EngineStarted, Seat, UnseatedEngine } from './seat.ts';
import { Seats } from './seats.ts';
import { isViewWord, parseWord, type Word } from './words.ts';

export interface OpponentsOptions {
  readonly match: Match;
  readonly seats: Partial<Record<Color, Seat>>;
  /** Default: none. */
  readonly unseated?: readonly UnseatedEngine[];
  /** Whether an engine gives up what it thinks hopeless. */
  readonly resigns: () => boolean;
}

/** The engines that sit at a match: they move in their turn and answer offers. */
export class Opponents {
  readonly #match: Match;
  readonly #seats: Seats;
  readonly #searches: Searches;
  readonly #offers: EngineOffers;
  /** The programs that were not started: persons play for them. */
  readonly unseated: readonly UnseatedEngine[];
  readonly #resigns: () => boolean;
  #isThinking = false;

  constructor({ match, seats, unseated = [], resigns }: OpponentsOptions) {
    this.#match = match;
    this.#seats = new Seats(match, seats, () => this.#searches.disown());
    this.#searches = new Searches(match, this.#seats);
    this.#offers = new EngineOffers(match);
    this.unseated = unseated;
    this.#resigns = resigns;
    if (match.clock) for (const { engine } of this.#seats.taken) engine.prepare?.();
  }

  /**
   * What comes of each program that is being started; undefined where that was told otherwise, or
   * no longer matters.
   */
  get arrivals(): readonly Promise<EngineStarted | EngineFailed | undefined>[] {
    return this.#seats.arrivals;
  }

  /** The sides whose programs are being started. */
  get starting(): readonly Color[] {
    return this.#seats.starting;
  }

  /** The side whose engine is to move now. */
  get toMove(): Color | undefined {
    const { turn } = this.#match.game;
    return this.#seats.of(turn) && !this.#match.ending ? turn : undefined;
  }

  /** The side of the person who plays against an engine; undefined where none or both do. */
  get person(): Color | undefined {
    return this.#seats.person;
  }

  /** Ends the game where a flag has fallen, also that of an engine; undefined where none has. */
  fall(): Outcome | undefined {
    const outcome = this.#match.fall();
    if (outcome) this.#searches.forget();
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
    if (word === 'resign' && !this.#seats.of(opposite(toMove))) {
      this.#searches.forget();
      return this.#match.end({ reason: 'resignation', winner: toMove });
    }
    if (line.trim() !== '' && !(word && worksMeanwhile(word))) return impossible('not-your-turn');
    return this.#enterAndGoBack(line);
  }

  #enterAndGoBack(line: string): Outcome {
    const match = this.#match;
    const { ply } = match.game;
    const outcome = match.enter(line);
    // An engine that has thought about this very move must not lose that.
    if (outcome.kind === 'played') this.#searches.disown();
    else if (match.game.ply !== ply) this.#searches.forget();
    if (match.ending) this.rest();
    const isBack = outcome.kind === 'undone' && outcome.move !== undefined;
    if (!isBack || this.toMove === undefined || this.#seats.hasNoPerson) return outcome;
    const before = match.enter('undo');
    return before.kind === 'undone' ? before : outcome;
  }

  /**
   * Lets the engine that is to move play one. What that came to, undefined where none is to move,
   * one thinks already, or the game has become another meanwhile. One that fails leaves its seat,
   * and an illegal move loses.
   */
  async play(
    onReport?: (report: SearchReport) => void,
  ): Promise<Outcome | EngineFailed | undefined> {
    const color = this.toMove;
    const seat = color && this.#seats.of(color);
    if (color === undefined || seat === undefined || this.#isThinking) return undefined;
    const ended = this.#endWithoutMove(color, seat);
    if (ended) return ended;
    const { question } = this.#searches;
    let score: EngineScore | undefined;
    const search = this.#searches.ask(seat, (report) => {
      score = report.score;
      onReport?.(report);
    });
    this.#isThinking = true;
    try {
      const answer = await search;
      return question === this.#searches.question ? this.#take(color, answer, score) : undefined;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return question === this.#searches.question ? this.#seats.leave(color, error) : undefined;
    } finally {
      this.#isThinking = false;
    }
  }

  /** What an engine would play in the place of the person to move, and what it expects then. */
  async hint(seat: Seat): Promise<SearchReport | undefined> {
    this.rest();
    let best: SearchReport | undefined;
    await this.#searches.ask(seat, (report) => {
      best = report;
    });
    return best;
  }

  /** Ends what engines think on the time of others. */
  rest(): void {
    this.#searches.rest();
  }

  /** Ends the engines. */
  close(): void {
    this.#searches.forget();
    this.#seats.close();
  }

  /** Plays what an engine answered. */
  #take(color: Color, answer: EngineAnswer, score: EngineScore | undefined): Outcome {
    const match = this.#match;
    const seat = this.#seats.of(color);
    this.#offers.note(color, score);
    const givesUp = this.#resigns() && this.#offers.isHopeless(color);
    if (answer.kind === 'move' && !givesUp) {
      const outcome = match.play(answer.move);
      if (!this.#seats.hasNoPerson && !match.ending) {
        if (seat?.declares) this.#offers.offerImpasse(color);
        this.#searches.ponder(seat, answer.ponder);
      }
      return outcome;
    }
    if (answer.kind === 'declare-win') return claimWin(match);
    if (answer.kind === 'move' || answer.kind === 'resign') {
      return match.end({ reason: 'resignation', winner: opposite(color) });
    }
    throw new EngineError('nonsense', answer.kind);
  }

  /**
   * A game of engines has a limit, and nobody there declines an impasse that gives the mover the
   * game.
   */
  #endWithoutMove(color: Color, { declares }: Seat): Outcome | undefined {
    const match = this.#match;
    if (!this.#seats.hasNoPerson) return undefined;
    if (match.game.ply >= MOVE_LIMIT) return match.end({ reason: 'move limit' });
    if (!declares || !winsByImpasse(match, color)) return undefined;
    return match.end(match.game.impasseEnding());
  }

  /** An engine answers an offer at once. */
  #answerOffer(outcome: Outcome): Outcome {
    if (outcome.kind !== 'offered' || !this.#seats.of(opposite(outcome.offer.by))) return outcome;
    if (this.#offers.accepts(outcome.offer)) return this.#match.enter('accept');
    this.#match.offer = undefined;
    return impossible('declined');
  }
}

/** Words that a person may say while an engine is to move. */
function worksMeanwhile(word: Word): boolean {
  return isViewWord(word) || word === 'undo' || word === 'note' || word === 'save';
}
