import { COLORS, type Color, opposite } from '../core/color.ts';
import { legalMoves } from '../core/generate.ts';
import type { Move } from '../core/move.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type EngineScore,
  type SearchLimits,
  type SearchReport,
} from '../engine/engine.ts';
import type { OptionFault } from '../engine/usi-set-options.ts';
import { MOVE_LIMIT } from './engine-game.ts';
import type { Match } from './match.ts';
import { renamePlayer } from './match-table.ts';
import { impossible, type Outcome } from './outcome.ts';
import type { EngineFailed, EngineStarted, Seat, UnseatedEngine } from './seat.ts';
import { isViewWord, parseWord, type Word } from './words.ts';

export interface OpponentsOptions {
  readonly match: Match;
  readonly seats: Partial<Record<Color, Seat>>;
  /** Default: none. */
  readonly unseated?: readonly UnseatedEngine[];
  /** Whether an engine gives up what it thinks hopeless. */
  readonly resigns: () => boolean;
}

/** An engine gives up when it has been so far behind, in hundredths of a pawn, .. */
const HOPELESS = -2500;
/** .. at so many moves in a row. */
const HOPELESS_MOVES = 3;

/** An engine takes a draw when it thinks that it is so far behind. */
const TAKES_DRAW = -50;

/** An impasse that was declined is offered again after so many plies. */
const OFFER_AGAIN_PLIES = 10;

/** The engines that sit at a match: they move in their turn and answer offers. */
export class Opponents {
  readonly #match: Match;
  readonly #seats: Partial<Record<Color, Seat>>;
  /** The programs that were not started: persons play for them. */
  readonly unseated: readonly UnseatedEngine[];
  readonly #resigns: () => boolean;
  /** What an engine thought of its position when it moved last. */
  readonly #scores: Partial<Record<Color, EngineScore>> = {};
  readonly #hopeless: Record<Color, number> = { black: 0, white: 0 };
  /** Grows whenever an answer that is still to come is no longer wanted. */
  #question = 0;
  /** The search that runs, for the next one to wait for its end. */
  #search: Promise<unknown> = Promise.resolve();
  #isThinking = false;
  /** The engine that thinks on the time of its opponent. */
  #pondering: Engine | undefined;
  readonly #starting = new Set<Color>();
  readonly #arrivals: readonly Promise<EngineStarted | EngineFailed | undefined>[];
  #offeredAtPly: number | undefined;

  constructor({ match, seats, unseated = [], resigns }: OpponentsOptions) {
    this.#match = match;
    this.#seats = { ...seats };
    this.unseated = unseated;
    this.#arrivals = COLORS.flatMap((color) => {
      const opened = seats[color]?.opened;
      return opened ? [this.#arrive(color, opened)] : [];
    });
    this.#resigns = resigns;
    if (match.clock) for (const { engine } of Object.values(seats)) engine.prepare?.();
  }

  /**
   * What comes of each program that is being started; undefined where that was told otherwise, or
   * no longer matters.
   */
  get arrivals(): readonly Promise<EngineStarted | EngineFailed | undefined>[] {
    return this.#arrivals;
  }

  /** The sides whose programs are being started. */
  get starting(): readonly Color[] {
    return COLORS.filter((color) => this.#starting.has(color));
  }

  /** The side whose engine is to move now. */
  get toMove(): Color | undefined {
    const { turn } = this.#match.game;
    return this.#seats[turn] && !this.#match.ending ? turn : undefined;
  }

  /** The side of the person who plays against an engine; undefined where none or both do. */
  get person(): Color | undefined {
    const { black, white } = this.#seats;
    if (black && !white) return 'white';
    return white && !black ? 'black' : undefined;
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
    // An engine that has thought about this very move must not lose that.
    if (outcome.kind === 'played') this.#question++;
    else if (match.game.ply !== ply) this.#forget();
    if (match.ending) this.rest();
    const isBack = outcome.kind === 'undone' && outcome.move !== undefined;
    if (!isBack || this.toMove === undefined || this.#hasNoPerson) return outcome;
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
    const seat = color && this.#seats[color];
    if (color === undefined || seat === undefined || this.#isThinking) return undefined;
    const ended = this.#endWithoutMove(color, seat);
    if (ended) return ended;
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
      if (!(error instanceof EngineError)) throw error;
      return question === this.#question ? this.#fail(color, error) : undefined;
    } finally {
      this.#isThinking = false;
    }
  }

  /** What an engine would play in the place of the person to move, and what it expects then. */
  async hint(seat: Seat): Promise<SearchReport | undefined> {
    this.rest();
    let best: SearchReport | undefined;
    await this.#ask(seat, (report) => {
      best = report;
    });
    return best;
  }

  /** Ends what engines think on the time of others. */
  rest(): void {
    this.#pondering?.stop();
    this.#pondering = undefined;
  }

  /** Ends the engines. */
  close(): void {
    this.#forget();
    this.#starting.clear();
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
        if (this.#pondering === seat.engine) this.#pondering = undefined;
        return seat.engine.search(asked, this.#limitsOf(seat), onReport);
      });
    this.#search = search;
    return search;
  }

  /** Who plays goes by the clock, if there is one; who gives a hint does not. */
  #limitsOf(seat: Seat): SearchLimits {
    const { clock } = this.#match;
    const plays = Object.values(this.#seats).includes(seat);
    return clock && plays ? { clock: clock.forEngine() } : seat.limits;
  }

  /** Plays what an engine answered. */
  #take(color: Color, answer: EngineAnswer, score: EngineScore | undefined): Outcome {
    const match = this.#match;
    if (score) this.#scores[color] = score;
    this.#hopeless[color] = score && centipawns(score) <= HOPELESS ? this.#hopeless[color] + 1 : 0;
    const givesUp = this.#resigns() && this.#hopeless[color] >= HOPELESS_MOVES;
    if (answer.kind === 'move' && !givesUp) {
      const outcome = match.play(answer.move);
      if (!this.#hasNoPerson && !match.ending) {
        this.#offerImpasse(color);
        this.#ponder(color, answer.ponder);
      }
      return outcome;
    }
    if (answer.kind === 'declare-win') return this.#declareWin();
    if (answer.kind === 'move' || answer.kind === 'resign') {
      return match.end({ reason: 'resignation', winner: opposite(color) });
    }
    throw new EngineError('nonsense', answer.kind);
  }

  /** A claim is judged by our rules; where there is no impasse, it loses like an illegal move. */
  #declareWin(): Outcome {
    const match = this.#match;
    const { status } = match;
    return status.kind === 'playing' && status.impasse
      ? match.end(match.game.impasseEnding())
      : match.loseByIllegalMove('win declared', 'no impasse');
  }

  /**
   * A game of engines has a limit, and nobody there declines an impasse that gives the mover the
   * game.
   */
  #endWithoutMove(color: Color, { declares }: Seat): Outcome | undefined {
    const match = this.#match;
    if (!this.#hasNoPerson) return undefined;
    if (match.game.ply >= MOVE_LIMIT) return match.end({ reason: 'move limit' });
    if (!declares || !winsByImpasse(match, color)) return undefined;
    return match.end(match.game.impasseEnding());
  }

  /** An engine that has moved wants the impasse counted, to which a person may say no. */
  #offerImpasse(color: Color): void {
    const match = this.#match;
    const { ply } = match.game;
    const again = (this.#offeredAtPly ?? Number.NEGATIVE_INFINITY) + OFFER_AGAIN_PLIES;
    if (!this.#seats[color]?.declares || ply < again || !winsByImpasse(match, color)) return;
    this.#offeredAtPly = ply;
    match.offer = { kind: 'impasse', by: color };
  }

  /** Lets an engine think on the time of the person, about the move that it expects. */
  #ponder(color: Color, expected: Move | undefined): void {
    const seat = this.#seats[color];
    const { game, record } = this.#match;
    if (!seat?.ponders?.() || expected === undefined) return;
    if (!legalMoves(game.position).includes(expected)) return;
    const { variant, moves } = game;
    this.#pondering = seat.engine;
    seat.engine.ponder?.(
      { variant, start: record.start, moves: [...moves, expected] },
      this.#limitsOf(seat),
    );
  }

  /** Waits until a program has started; the game then knows it by its own name. */
  async #arrive(
    color: Color,
    opened: Promise<readonly OptionFault[]>,
  ): Promise<EngineStarted | EngineFailed | undefined> {
    this.#starting.add(color);
    try {
      const optionFaults = await opened;
      const name = this.#seats[color]?.engine.name;
      if (!this.#starting.delete(color) || name === undefined) return undefined;
      renamePlayer(this.#match.record, color, name);
      return { kind: 'started', color, name, optionFaults };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return this.#starting.has(color) ? this.#fail(color, error) : undefined;
    }
  }

  /** Gives the seat of an engine that failed free. @returns undefined where that was done before */
  #fail(color: Color, error: EngineError): EngineFailed | undefined {
    const seat = this.#seats[color];
    if (seat === undefined) return undefined;
    seat.engine.close();
    delete this.#seats[color];
    this.#starting.delete(color);
    this.#question++;
    const failed = { kind: 'failed', color, name: seat.engine.name, error } as const;
    if (error.failure !== 'illegal-move' || this.#match.ending || this.#match.game.turn !== color) {
      return failed;
    }
    this.#match.loseByIllegalMove(error.detail, 'not legal');
    return { ...failed, hasLost: true };
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
    this.#pondering = undefined;
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

/** Whether an impasse can be claimed that gives a side the game. */
function winsByImpasse({ status, game }: Match, color: Color): boolean {
  return (
    status.kind === 'playing' &&
    status.impasse !== undefined &&
    game.impasseEnding().winner === color
  );
}
