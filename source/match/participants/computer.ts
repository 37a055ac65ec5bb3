import { chanceToWin } from '../../engine/chance.ts';
import {
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type EngineScore,
  type SearchLimits,
  type SearchReport,
} from '../../engine/engine.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { Color } from '../../rules/core/color.ts';
import { legalMoves } from '../../rules/core/generate.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Match } from '../match.ts';
import type { Offer } from '../outcome.ts';
import type { SeatedEngine } from './engine-room.ts';
import type { MatchEvent, Seat } from './participant.ts';

/** An engine that wins with this chance, .. */
const HOPELESS = 0.02;
/** .. at this many moves in a row gives up. */
const HOPELESS_MOVES = 3;

/** An engine that wins with this chance takes a draw. */
const TAKES_DRAW = 0.48;

/** Plies after which an engine offers an impasse again. */
const OFFER_AGAIN_PLIES = 10;

interface ComputerOptions {
  readonly match: Match;
  readonly color: Color;
  readonly engine: SeatedEngine;
  /** Whether it gives up what it thinks hopeless. */
  readonly resigns: () => boolean;
  /** Whether a person plays the other side. */
  readonly hasPerson: () => boolean;
  /** Runs a search when those before it have ended. */
  readonly queue: <Found>(search: () => Promise<Found>) => Promise<Found>;
}

/** An engine at a side: it moves in its turn, answers and makes offers, claims and gives up. */
export class Computer {
  readonly #options: ComputerOptions;
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #engine: SeatedEngine;
  /** Counts the questions; only the answer to the last one is wanted. */
  #question = 0;
  #isThinking = false;
  #isPondering = false;
  #isStarting = false;
  #isClosed = false;
  /** The worth of its position, as it thought before its last move. */
  #score: EngineScore | undefined;
  #hopelessMoves = 0;
  #offeredAtPly = Number.NEGATIVE_INFINITY;

  constructor(options: ComputerOptions) {
    const { match, color, engine } = options;
    this.#options = options;
    this.#match = match;
    this.#seat = match.seat(color);
    this.#engine = engine;
    if (match.clock) void engine.engine.prepare?.(match.variant);
    if (engine.opened) void this.#arrive(engine.opened);
  }

  /** Whether its program is being started. */
  get isStarting(): boolean {
    return this.#isStarting;
  }

  /** Thinks if it is its turn, unless it thinks already. */
  begin(): void {
    if (!this.#isThinking) void this.#think();
  }

  /** Takes everything that happens, in order. */
  hear(event: MatchEvent): void {
    switch (event.kind) {
      case 'moved':
        this.#question++;
        if (this.#match.ending) this.rest();
        void this.#think();
        return;
      case 'taken-back':
        this.#forget();
        void this.#think();
        return;
      case 'ended':
        if (this.#isThinking || this.#isPondering) this.#forget();
        return;
      case 'offered':
        if (event.offer.by === this.#seat.color) return;
        this.#seat.send({ kind: 'answer', accepts: this.#accepts(event.offer) });
        return;
      case 'failed':
        if (event.color === this.#seat.color) this.close();
        return;
      case 'declined':
      case 'clock':
      case 'started':
        return;
      default:
        event satisfies never;
    }
  }

  /** Stops thinking on the time of the opponent. */
  rest(): void {
    if (this.#isPondering) this.#engine.engine.stop();
    this.#isPondering = false;
  }

  /** Ends the engine. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#isStarting = false;
    this.#forget();
    this.#engine.engine.close();
  }

  /** Stops thinking; an answer that still comes is not wanted. */
  #forget(): void {
    this.#question++;
    this.#isThinking = false;
    this.#isPondering = false;
    this.#engine.engine.stop();
  }

  /** Tells the name of its program as soon as that has started. */
  async #arrive(opened: Promise<readonly OptionFault[]>): Promise<void> {
    this.#isStarting = true;
    try {
      const optionFaults = await opened;
      if (!this.#isStarting) return;
      this.#isStarting = false;
      this.#seat.send({ kind: 'introduce', name: this.#engine.engine.name, optionFaults });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (this.#isStarting) this.#leave(error);
    }
  }

  #leave(error: EngineError): void {
    this.#seat.send({ kind: 'leave', name: this.#engine.engine.name, error });
  }

  async #think(): Promise<void> {
    const { game, ending, isTaken } = this.#match;
    this.#isThinking = false;
    if (game.turn !== this.#seat.color || ending || isTaken || this.#isClosed) return;
    if (this.#declaresAtOnce) {
      this.#seat.send({ kind: 'declare-win' });
      return;
    }
    this.#isThinking = true;
    const question = ++this.#question;
    try {
      let score: EngineScore | undefined;
      const answer = await this.#ask(question, (report) => {
        score = report.score;
      });
      if (question !== this.#question) return;
      this.#isThinking = false;
      this.#take(answer, score);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (question === this.#question) this.#leave(error);
    }
  }

  /** Asks about the game as it stands; a search that was stopped ends first. */
  #ask(question: number, onReport: (report: SearchReport) => void): Promise<EngineAnswer> {
    const asked = this.#gameWith([...this.#match.game.moves]);
    return this.#options.queue(async () => {
      if (question !== this.#question) return { kind: 'none' };
      this.#isPondering = false;
      return this.#engine.engine.search(asked, this.#limits, onReport);
    });
  }

  /** Does what the engine has answered. */
  #take(answer: EngineAnswer, score: EngineScore | undefined): void {
    const match = this.#match;
    this.#note(score);
    const givesUp = this.#options.resigns() && this.#hopelessMoves >= HOPELESS_MOVES;
    if (answer.kind === 'resign' || (answer.kind === 'move' && givesUp)) {
      this.#seat.send({ kind: 'resign' });
    } else if (answer.kind === 'declare-win') this.#seat.send({ kind: 'declare-win' });
    else if (answer.kind === 'move') {
      this.#seat.send({ kind: 'play', move: answer.move });
      if (match.ending || match.isTaken || !this.#options.hasPerson()) return;
      if (this.#engine.declares) this.#offerImpasse();
      this.#ponder(answer.ponder);
    } else throw new EngineError('nonsense', answer.kind);
  }

  /** Notes what it thinks of its position, if it says so. */
  #note(score: EngineScore | undefined): void {
    if (score) this.#score = score;
    const isHopeless = score !== undefined && chanceToWin(score) <= HOPELESS;
    this.#hopelessMoves = isHopeless ? this.#hopelessMoves + 1 : 0;
  }

  /** Thinks about the move that it expects, on the time of the person. */
  #ponder(expected: Move | undefined): void {
    const { position, moves } = this.#match.game;
    if (!this.#engine.ponders?.() || expected === undefined) return;
    if (!legalMoves(position).includes(expected)) return;
    this.#isPondering = true;
    this.#engine.engine.ponder?.(this.#gameWith([...moves, expected]), this.#limits);
  }

  /** Whether it agrees: always to taking back, to a draw or an impasse if it is not winning. */
  #accepts({ kind }: Offer): boolean {
    if (kind === 'take-back') return true;
    const chance = this.#score ? chanceToWin(this.#score) : 0.5;
    const ending = kind === 'impasse' ? this.#match.game.impasseEnding() : undefined;
    const isWon = ending?.winner === this.#seat.color;
    return isWon || (chance <= TAKES_DRAW && ending?.winner === undefined);
  }

  /** Offers to count an impasse that it would win; the person may decline. */
  #offerImpasse(): void {
    const { ply } = this.#match.game;
    if (ply < this.#offeredAtPly + OFFER_AGAIN_PLIES || !this.#wouldWinImpasse) return;
    this.#offeredAtPly = ply;
    this.#seat.send({ kind: 'offer', what: 'impasse' });
  }

  /** Whether it claims an impasse before it moves: no person is there to decline the offer. */
  get #declaresAtOnce(): boolean {
    return !this.#options.hasPerson() && !!this.#engine.declares && this.#wouldWinImpasse;
  }

  get #wouldWinImpasse(): boolean {
    const { status, game } = this.#match;
    if (status.kind !== 'playing' || !status.impasse) return false;
    return game.impasseEnding().winner === this.#seat.color;
  }

  #gameWith(moves: readonly Move[]): EngineGame {
    const { variant, start } = this.#match.record;
    return { variant, start, moves };
  }

  get #limits(): SearchLimits {
    const { clock } = this.#match;
    return clock ? { clock: clock.forEngine() } : this.#engine.limits;
  }
}
