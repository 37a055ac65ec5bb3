import { DROP_FLAG, MOVES_SPAN, type MoveArray, PROMOTION_FLAG } from '../../rules/core/move.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import { CODE_SPAN, PROMOTED } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { NEVER } from './proof-table.ts';

/** How many moves all positions of a path have together. */
export const ROOM = 400_000;
/** Stands for no repetition where the ply of one is kept. */
export const NO_LOOP = 1 << 20;

/** Flags of a move: whether it counts yet; whether it counts with others like it. */
export const ACTIVE = 1;
export const ALIKE = 2;
/** Whether the position after it was known, and not yet traced to where it was come to first. */
export const KNOWN = 4;

/** The moves of the positions of a path, one position after the other, and what is known of them. */
export class ProofMoves {
  readonly moves = new Int32Array(ROOM + 2 * MOVES_SPAN) as MoveArray;
  /** The board after each move, by its index, and the attacker's hand. */
  readonly lows = new Int32Array(ROOM);
  readonly highs = new Int32Array(ROOM);
  readonly hands = new Int32Array(ROOM);
  /** What is known of the position after it. */
  readonly proofs = new Int32Array(ROOM);
  readonly disproofs = new Int32Array(ROOM);
  readonly lengths = new Int32Array(ROOM);
  readonly finalHands = new Int32Array(ROOM);
  readonly loopPlies = new Int32Array(ROOM);
  readonly flags = new Uint8Array(ROOM);
  /** The move that waits for this one; 0 for none. */
  readonly #waiting = new Int32Array(ROOM);
  /** The best of the moves that were weighed last, and the numbers of their position. */
  chosen = 0;
  proof = 0;
  disproof = 0;
  /** The number of the second best, and the sum of those of the others. */
  second = 0;
  sum = 0;

  /** Finds the best move, and the numbers of the position. */
  weigh(attacks: boolean, start: number, end: number): void {
    const least = attacks ? this.proofs : this.disproofs;
    const added = attacks ? this.disproofs : this.proofs;
    const flags = this.flags;
    let chosen = start;
    let first = NEVER;
    let firstAdded = NEVER;
    let second = NEVER;
    let sum = 0;
    let most = 0;
    for (let at = start; at < end; at++) {
      if ((flags[at] & ACTIVE) === 0) continue;
      const own = least[at];
      const other = added[at];
      if (other === 0) continue;
      if (own < first || (own === first && other < firstAdded)) {
        second = first;
        first = own;
        firstAdded = other;
        chosen = at;
      } else if (own < second) second = own;
      if ((flags[at] & ALIKE) === 0) sum += other;
      else if (other > most) most = other;
    }
    const total = first === 0 ? NEVER : Math.min(NEVER - 1, sum + most);
    this.chosen = chosen;
    this.second = second;
    this.sum = (flags[chosen] & ALIKE) === 0 ? Math.min(NEVER, sum + most) - added[chosen] : sum;
    const isLost = first === NEVER;
    if (attacks) {
      this.proof = first;
      this.disproof = isLost ? 0 : total;
    } else {
      this.disproof = first;
      this.proof = isLost ? 0 : total;
    }
  }

  /** Lets the moves count that waited for one that has failed. */
  rouse(attacks: boolean, first: number): void {
    const failing = attacks ? this.disproofs : this.proofs;
    let at = first;
    while (failing[at] === 0 && this.#waiting[at] !== 0) {
      at = this.#waiting[at];
      this.flags[at] |= ACTIVE;
    }
  }

  refuteByLoop(at: number, ply: number, plies: number): void {
    this.proofs[at] = NEVER;
    this.disproofs[at] = 0;
    this.lengths[at] = plies;
    this.finalHands[at] = this.hands[at];
    this.loopPlies[at] = ply;
  }

  /** Lets moves wait for others that are most often better, and marks moves that are alike. */
  queue(position: Position, attacks: boolean, start: number, end: number): void {
    const moves = this.moves;
    const flags = this.flags;
    const waiting = this.#waiting;
    const { board, kings, side, variant } = position;
    const promotesFreely = freelyPromotingOf(variant);
    const king = kings[attacks ? side ^ 1 : side];
    for (let at = start; at < end; at++) {
      flags[at] = ACTIVE;
      waiting[at] = 0;
    }
    for (let at = start; at < end; at++) {
      const move = moves[at];
      const last = at > start ? moves[at - 1] : 0;
      if (move & DROP_FLAG) {
        if (!attacks) {
          flags[at] |= ALIKE;
          if ((last & DROP_FLAG) !== 0 && ((last ^ move) & 0xff00) === 0) this.#delay(at, at - 1);
        } else if (!isNear((move >> 8) & 255, king)) flags[at] |= ALIKE;
      } else if ((last ^ move) === PROMOTION_FLAG && promotesFreely[board[move & 255]] !== 0) {
        if ((move & PROMOTION_FLAG) === 0) this.#delay(at, at - 1);
        else this.#delay(at - 1, at);
      }
    }
  }

  #delay(move: number, first: number): void {
    this.flags[move] &= ~ACTIVE;
    this.#waiting[first] = move;
  }
}

/** Whether two squares touch. */
function isNear(one: number, other: number): boolean {
  const files = (one & 15) - (other & 15);
  const ranks = (one >> 4) - (other >> 4);
  return files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

/** 1 for a piece that loses no move by promoting, by its code. */
const freelyPromotingOf = oncePer(freelyPromoting);

function freelyPromoting(variant: Variant): Uint8Array {
  const { reaches, canPromote } = rulesOf(variant);
  return Uint8Array.from({ length: CODE_SPAN }, (_, code) => {
    if (canPromote[code] === 0) return 0;
    for (let delta = 0; delta < 512; delta++) {
      const back = code ^ PROMOTED;
      if (reaches[(code << 9) | delta] !== 0 && reaches[(back << 9) | delta] === 0) return 0;
    }
    return 1;
  });
}
