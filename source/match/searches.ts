import { legalMoves } from '../core/generate.ts';
import type { Move } from '../core/move.ts';
import type {
  Engine,
  EngineAnswer,
  EngineGame,
  SearchLimits,
  SearchReport,
} from '../engine/engine.ts';
import type { Match } from './match.ts';
import type { Seat } from './seat.ts';
import type { Seats } from './seats.ts';

/** The searches of the engines at a match, of which one runs at a time. */
export class Searches {
  readonly #match: Match;
  readonly #seats: Seats;
  /** Grows whenever an answer that is still to come is no longer wanted. */
  #question = 0;
  /** The search that runs, for the next one to wait for its end. */
  #running: Promise<unknown> = Promise.resolve();
  /** The engine that thinks on the time of its opponent. */
  #pondering: Engine | undefined;

  constructor(match: Match, seats: Seats) {
    this.#match = match;
    this.#seats = seats;
  }

  /** What is asked now; an answer to a question that was another is not wanted. */
  get question(): number {
    return this.#question;
  }

  /** Asks an engine about the game as it stands; a search that was stopped answers first. */
  ask(seat: Seat, onReport: (report: SearchReport) => void): Promise<EngineAnswer> {
    const before = this.#running;
    const question = this.#question;
    const { moves } = this.#match.game;
    const asked = this.#gameWith([...moves]);
    const search = before
      .catch(() => undefined)
      .then((): EngineAnswer | Promise<EngineAnswer> => {
        if (question !== this.#question) return { kind: 'none' };
        if (this.#pondering === seat.engine) this.#pondering = undefined;
        return seat.engine.search(asked, this.#limitsOf(seat), onReport);
      });
    this.#running = search;
    return search;
  }

  /** Lets an engine think on the time of the person, about the move that it expects. */
  ponder(seat: Seat | undefined, expected: Move | undefined): void {
    const { position, moves } = this.#match.game;
    if (!seat?.ponders?.() || expected === undefined) return;
    if (!legalMoves(position).includes(expected)) return;
    this.#pondering = seat.engine;
    seat.engine.ponder?.(this.#gameWith([...moves, expected]), this.#limitsOf(seat));
  }

  /** Ends what engines think on the time of others. */
  rest(): void {
    this.#pondering?.stop();
    this.#pondering = undefined;
  }

  /** What was asked is no longer wanted; the engines think on. */
  disown(): void {
    this.#question++;
  }

  /** What was asked is no longer wanted, and the engines stop. */
  forget(): void {
    this.disown();
    this.#pondering = undefined;
    for (const { engine } of this.#seats.taken) engine.stop();
  }

  #gameWith(moves: readonly Move[]): EngineGame {
    const { variant, start } = this.#match.record;
    return { variant, start, moves };
  }

  /** Who plays goes by the clock, if there is one; who gives a hint does not. */
  #limitsOf(seat: Seat): SearchLimits {
    const { clock } = this.#match;
    return clock && this.#seats.taken.includes(seat) ? { clock: clock.forEngine() } : seat.limits;
  }
}
