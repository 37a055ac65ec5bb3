import { exposesKing } from '../../rules/core/exposes-king.ts';
import { type Move, type MoveArray, NO_MOVE } from '../../rules/core/move.ts';
import {
  generateCaptures,
  generateEvasions,
  generateQuiets,
} from '../../rules/core/search-moves.ts';
import { generateQuietChecks } from '../mate/checks.ts';
import { GOOD_CAPTURE, KILLER, type MoveOrder } from './move-order.ts';
import { pickBest } from './pick-best.ts';
import { isPlayable } from './playable.ts';
import type { SearchPath } from './search-path.ts';

/** Moves that are picked in order; those after them are about equal. */
const SORTED = 32;
/** The most quiet moves that are remembered as tried. */
const MOST_TRIED = 64;
/** The rank of a capture that loses something. */
const LOSING_RANK = -1;

const KNOWN = 0;
const BEGIN_CAPTURES = 1;
const CAPTURES = 2;
const FIRST_KILLER = 3;
const SECOND_KILLER = 4;
const BEGIN_QUIETS = 5;
const QUIETS = 6;
const CHECKS = 7;
const LOSING = 8;
const BEGIN_EVASIONS = 9;
const EVASIONS = 10;
const DONE = 11;

/**
 * Gives the legal moves of a ply one by one, the most promising first: the known good move,
 * captures and promotions, killers, quiet moves, captures that lose something. Each kind is
 * generated only when it is needed.
 */
export class MovePicker {
  /** The index after the moves in the room. */
  end = 0;
  /** The rank of the last move given; below 0 for a capture that loses something. */
  rank = 0;
  readonly #path: SearchPath;
  readonly #order: MoveOrder;
  readonly #ply: number;
  readonly #tried = new Int32Array(MOST_TRIED) as MoveArray;
  #triedCount = 0;
  #stage = DONE;
  #known: Move = NO_MOVE;
  #killer: Move = NO_MOVE;
  #otherKiller: Move = NO_MOVE;
  #isInCheck = false;
  #onlyChecks = false;
  /** Indices of the first move of the stage, its next move, and the captures that lose. */
  #first = 0;
  #at = 0;
  #losingAt = 0;
  #losingEnd = 0;

  constructor(path: SearchPath, order: MoveOrder, ply: number) {
    this.#path = path;
    this.#order = order;
    this.#ply = ply;
  }

  /**
   * @param known the legal move to give first, or 0
   * @param start the index in the room from which on the moves may stand
   */
  begin(known: Move, inCheck: boolean, start: number): void {
    this.#known = known;
    this.#stage = known !== 0 ? KNOWN : inCheck ? BEGIN_EVASIONS : BEGIN_CAPTURES;
    this.#isInCheck = inCheck;
    this.#onlyChecks = false;
    this.#triedCount = 0;
    this.#first = start;
    this.#at = start;
    this.#losingAt = start;
    this.#losingEnd = start;
    this.end = start;
  }

  /** Leaves out the other quiet moves, but for those that give check. */
  skipToChecks(): void {
    this.#onlyChecks = true;
  }

  /** The next move; 0 after the last. */
  next(): Move {
    const { position, moves, scores, approaches } = this.#path;
    const order = this.#order;
    for (;;) {
      switch (this.#stage) {
        case KNOWN:
          this.#stage = this.#isInCheck ? BEGIN_EVASIONS : BEGIN_CAPTURES;
          this.rank = GOOD_CAPTURE;
          return this.#known;
        case BEGIN_CAPTURES:
          this.end = generateCaptures(position, moves, this.#first, true);
          for (let at = this.#first; at < this.end; at++) {
            scores[at] = order.scoreCapture(moves[at], order.gain(moves[at]));
          }
          this.#stage = CAPTURES;
          break;
        case CAPTURES: {
          const move = this.#nextCapture();
          if (move !== 0) return move;
          this.#stage = FIRST_KILLER;
          this.end = this.#losingEnd;
          break;
        }
        case FIRST_KILLER:
          this.#stage = SECOND_KILLER;
          this.#killer = order.killer(this.#ply, 0);
          this.#otherKiller = order.killer(this.#ply, 1);
          if (this.#isKiller(this.#killer)) return this.#killer;
          this.#killer = NO_MOVE;
          break;
        case SECOND_KILLER:
          this.#stage = BEGIN_QUIETS;
          if (this.#isKiller(this.#otherKiller)) return this.#otherKiller;
          this.#otherKiller = NO_MOVE;
          break;
        case BEGIN_QUIETS:
          this.#first = this.end;
          this.#at = this.end;
          if (this.#onlyChecks) {
            this.end = generateQuietChecks(position, approaches, moves, this.#first);
            this.#stage = CHECKS;
          } else {
            this.end = generateQuiets(position, moves, this.#first);
            order.scoreQuiets(moves, scores, this.#first, this.end, this.#ply);
            this.#stage = QUIETS;
          }
          break;
        case QUIETS: {
          const move = this.#nextQuiet();
          if (move !== 0) return move;
          this.#stage = LOSING;
          break;
        }
        case CHECKS: {
          const move = this.#nextCheck();
          if (move !== 0) return move;
          this.#stage = LOSING;
          break;
        }
        case LOSING:
          this.rank = LOSING_RANK;
          if (this.#losingAt < this.#losingEnd) return moves[this.#losingAt++];
          this.#stage = DONE;
          break;
        case BEGIN_EVASIONS:
          this.end = generateEvasions(position, moves, this.#first);
          order.score(moves, scores, this.#first, this.end, this.#ply);
          this.#stage = EVASIONS;
          break;
        case EVASIONS:
          while (this.#at < this.end) {
            const at = this.#at++;
            pickBest(moves, scores, at, this.end);
            if (moves[at] === this.#known || exposesKing(position, moves[at])) continue;
            this.rank = scores[at];
            return moves[at];
          }
          this.#stage = DONE;
          break;
        default:
          return NO_MOVE;
      }
    }
  }

  /** Notes a quiet move that was tried. */
  note(move: Move): void {
    if (this.#triedCount < MOST_TRIED) this.#tried[this.#triedCount++] = move;
  }

  /** Notes that the last quiet move given was better than those tried before it. */
  reward(move: Move, depth: number): void {
    this.#order.reward(move, depth, this.#ply);
    for (let at = 0; at < this.#triedCount; at++) {
      if (this.#tried[at] !== move) this.#order.blame(this.#tried[at], depth, this.#ply);
    }
  }

  #nextCapture(): Move {
    const { position, moves, scores } = this.#path;
    while (this.#at < this.end) {
      const at = this.#at++;
      pickBest(moves, scores, at, this.end);
      const move = moves[at];
      if (move === this.#known || exposesKing(position, move)) continue;
      if (this.#order.losesMaterial(move)) moves[this.#losingEnd++] = move;
      else {
        this.rank = scores[at];
        return move;
      }
    }
    return NO_MOVE;
  }

  #isKiller(move: Move): boolean {
    if (move === 0 || move === this.#known || this.#onlyChecks) return false;
    const { position } = this.#path;
    this.rank = KILLER;
    return isPlayable(position, move) && !exposesKing(position, move);
  }

  #nextQuiet(): Move {
    const path = this.#path;
    const { position, moves, scores } = path;
    while (this.#at < this.end) {
      const at = this.#at++;
      const isOrdered = !this.#onlyChecks && at - this.#first < SORTED;
      if (isOrdered) pickBest(moves, scores, at, this.end);
      const move = moves[at];
      if (this.#onlyChecks && !path.attacksKing(move)) continue;
      if (this.#isKnown(move) || exposesKing(position, move)) continue;
      this.rank = scores[at];
      return move;
    }
    return NO_MOVE;
  }

  #nextCheck(): Move {
    const { position, moves } = this.#path;
    while (this.#at < this.end) {
      const move = moves[this.#at++];
      if (this.#isKnown(move) || exposesKing(position, move)) continue;
      this.rank = 0;
      return move;
    }
    return NO_MOVE;
  }

  #isKnown(move: Move): boolean {
    return move === this.#known || move === this.#killer || move === this.#otherKiller;
  }
}
