import { DIRECTIONS, RAYS } from '../../rules/core/betza.ts';
import { generateMoves, isInCheck } from '../../rules/core/generate.ts';
import { DROP_FLAG, MOVES_SPAN, type MoveArray, PROMOTION_FLAG } from '../../rules/core/move.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import {
  BLACK_BIT,
  CODE_SPAN,
  EMPTY,
  KIND_MASK,
  PROMOTED,
  type Side,
} from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { type Rules, rulesOf } from '../../rules/core/rules.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { type Approaches, approachesOf } from './approaches.ts';
import { generateChecks } from './checks.ts';
import { countAnswers } from './count-answers.ts';
import { LoopTable } from './loop-table.ts';
import {
  commonOf,
  countOf,
  type HandLayout,
  handLayoutOf,
  holdsAll,
  unionOf,
} from './packed-hand.ts';
import { FOREVER, NEVER, ProofTable } from './proof-table.ts';
import { isMateButForDrops } from './useless-drops.ts';

/** The longest path. */
const MOST_PLIES = 2400;
const ROOM = 400_000;
/** Stands for no repetition where the ply of one is kept. */
const NO_LOOP = 1 << 20;
const PATH_HEADS = 4096;
const ESTIMATES = 1 << 18;
const ESTIMATE_WORDS = 8;

/** Flags of a move: whether it counts yet; whether it counts with others like it. */
const ACTIVE = 1;
const ALIKE = 2;
/** Whether the position after it was known, and not yet traced to where it was come to first. */
const KNOWN = 4;

/** When a search gives up. */
export interface ProofBudget {
  /** The longest mate to look for, in plies. Default: any. */
  readonly plies?: number;
  /** Moves that are looked at. */
  readonly nodes?: number;
  /** Whether it looks anew where the result is known, because the table has lost what led to it. */
  readonly anew?: boolean;
  /** Asked every few hundred positions. */
  readonly shouldStop?: () => boolean;
}

/** What a search has come to. */
export type ProofState = 'proven' | 'refuted' | 'open';

const LOOK = 255;
/** How far a position is traced to where it was come to first. */
const MOST_TRACED = 48;

/**
 * A depth-first proof-number search for mates by checks alone, whose proofs are of any length. The
 * attacker is the side to move at the root, and needs no king.
 *
 * What keeps it going where proof numbers alone do not: proofs and refutations hold for greater and
 * smaller hands; a refutation by a repetition holds for its path alone; promotions that decline and
 * drops on one square wait for each other; numbers of moves that are alike are not added up, nor
 * are those of two ways to the same position; a position that was met nearer the root lets its
 * parent go on for a step.
 */
export class Prover {
  readonly #table: ProofTable;
  readonly #loops = new LoopTable();
  readonly #moves = new Int32Array(ROOM + 2 * MOVES_SPAN) as MoveArray;
  /** By index of a move: the board after it, and the attacker's hand. */
  readonly #lows = new Int32Array(ROOM);
  readonly #highs = new Int32Array(ROOM);
  readonly #hands = new Int32Array(ROOM);
  /** What is known of the position after it. */
  readonly #proofs = new Int32Array(ROOM);
  readonly #disproofs = new Int32Array(ROOM);
  readonly #lengths = new Int32Array(ROOM);
  readonly #finalHands = new Int32Array(ROOM);
  readonly #loopPlies = new Int32Array(ROOM);
  readonly #flags = new Uint8Array(ROOM);
  /** The move that waits for this one; 0 for none. */
  readonly #waiting = new Int32Array(ROOM);
  /** By ply: the board, the hand, the key of the path, and the next ply of the same bucket. */
  readonly #pathLows = new Int32Array(MOST_PLIES + 2);
  readonly #pathHighs = new Int32Array(MOST_PLIES + 2);
  readonly #pathHands = new Int32Array(MOST_PLIES + 2);
  readonly #wayLows = new Int32Array(MOST_PLIES + 2);
  readonly #wayHighs = new Int32Array(MOST_PLIES + 2);
  readonly #pathNext = new Int32Array(MOST_PLIES + 2);
  /** By ply: the moves of the position, the one that is played, and which others are alike. */
  readonly #starts = new Int32Array(MOST_PLIES + 2);
  readonly #ends = new Int32Array(MOST_PLIES + 2);
  readonly #played = new Int32Array(MOST_PLIES + 2);
  readonly #alike = new Int32Array(MOST_PLIES + 2);
  readonly #pathHeads = new Int32Array(PATH_HEADS);
  /** Half of a key, the other, the hand; moves, and the hand of the result if there are none. */
  #asking = 0;
  readonly #estimates = new Int32Array(ESTIMATES * ESTIMATE_WORDS);
  #position!: Position;
  #rules!: Rules;
  #layout!: HandLayout;
  #approaches!: Approaches;
  #promotesFreely: Uint8Array<ArrayBufferLike> = new Uint8Array(CODE_SPAN);
  #attacker: Side = 0;
  #skipsUseless = false;
  /** Whether a path was cut because it was too long. */
  #isCut = false;
  #stopped = false;
  #mostNodes = Number.POSITIVE_INFINITY;
  #shouldStop: (() => boolean) | undefined;
  /** Moves that were looked at, since the beginning. */
  nodes = 0;
  /** Positions whose moves were looked at. */
  #steps = 0;
  /** What the last search came to. */
  #proof = 1;
  #disproof = 1;
  #length = 0;
  #hand = 0;
  #loopPly = NO_LOOP;
  /** The moves of a position as they were weighed last. */
  #chosen = 0;
  #second = 0;
  #sum = 0;
  #weighedProof = 0;
  #weighedDisproof = 0;

  /** @param memoryMb the most that the table of positions takes, in megabytes */
  constructor(memoryMb = 64) {
    this.#table = new ProofTable(memoryMb);
  }

  /**
   * Forgets everything.
   * @param position the one that is searched from now on; others that it comes to by moves may be
   * asked for
   * @param skipsUseless whether it is mate if all answers are drops that are only taken
   */
  begin(position: Position, attacker: Side = position.side, skipsUseless = false): void {
    this.#position = position;
    this.#skipsUseless = skipsUseless;
    this.#rules = position.rules;
    this.#layout = handLayoutOf(position.rules, position);
    this.#approaches = approachesOf(position.variant);
    this.#promotesFreely = freelyPromotingOf(position.variant);
    this.#attacker = attacker;
    this.#table.clear(this.#layout);
    this.#loops.clear();
    this.#asking++;
    this.nodes = 0;
    this.#steps = 0;
  }

  /** Proves or refutes a mate of the position as it stands, or goes on with that. */
  run(budget: ProofBudget): ProofState {
    const { nodes, shouldStop } = budget;
    const plies = Math.min(budget.plies ?? FOREVER, FOREVER - 1);
    let isAnew = budget.anew ?? false;
    const position = this.#position;
    this.#mostNodes = nodes === undefined ? Number.POSITIVE_INFINITY : this.nodes + nodes;
    this.#shouldStop = shouldStop;
    this.#stopped = false;
    this.#isCut = false;
    this.#loops.clear();
    this.#pathHeads.fill(0);
    const isAttack = position.side === this.#attacker;
    this.#setRoot();
    const low = this.#pathLows[0];
    const high = this.#pathHighs[0];
    const hand = this.#pathHands[0];
    for (;;) {
      this.#table.find(low, high, hand, plies);
      if (this.#table.proof === 0 && !isAnew) return 'proven';
      if (this.#table.disproof === 0 && !isAnew) return 'refuted';
      isAnew = false;
      this.#search(0, isAttack, plies, NEVER - 1, NEVER - 1, 0, false);
      if (this.#stopped) return 'open';
      if (this.#proof !== 0 && this.#isCut) return 'open';
    }
  }

  /** The plies of the shortest mate of the position as it stands that is proven; -1 if none is. */
  provenPlies(most = FOREVER - 1): number {
    this.#setRoot();
    let plies = -1;
    // The proofs for several hands may hold, and the first one need not be the shortest.
    for (let bound = most; bound >= 0; bound = plies - 1) {
      this.#table.find(this.#pathLows[0], this.#pathHighs[0], this.#pathHands[0], bound);
      if (this.#table.proof !== 0) break;
      plies = this.#table.plies;
    }
    return plies;
  }

  /** How many positions the table holds. */
  get held(): number {
    return this.#table.used;
  }

  #setRoot(): void {
    const position = this.#position;
    const { units, kinds } = this.#layout;
    const { keys } = this.#rules;
    let low = position.keyLow;
    let high = position.keyHigh;
    let hand = 0;
    for (let side = 0; side < 2; side++) {
      for (let kind = 0; kind < kinds; kind++) {
        const at = (side << 4) | kind;
        const count = position.hands[at];
        low = (low - Math.imul(count, keys.hand[at << 1])) | 0;
        high = (high - Math.imul(count, keys.hand[(at << 1) | 1])) | 0;
        if (side === this.#attacker) hand = (hand + Math.imul(count, units[kind])) | 0;
      }
    }
    this.#pathLows[0] = low;
    this.#pathHighs[0] = high;
    this.#pathHands[0] = hand;
    this.#wayLows[0] = low;
    this.#wayHighs[0] = high;
  }

  /**
   * Works on the position until its proof or disproof number reaches its threshold.
   * @param plies plies left
   * @param start index of free room for its moves
   * @param goesOn whether it makes a step in any case
   */
  #search(
    ply: number,
    attacks: boolean,
    plies: number,
    mostProof: number,
    mostDisproof: number,
    start: number,
    goesOn: boolean,
  ): void {
    const position = this.#position;
    const table = this.#table;
    const low = this.#pathLows[ply];
    const high = this.#pathHighs[ply];
    const hand = this.#pathHands[ply];
    const firstStep = this.#steps++;
    if (this.nodes >= this.#mostNodes) this.#stopped = true;
    else if ((this.#steps & LOOK) === 0 && this.#shouldStop?.()) this.#stopped = true;
    const moves = this.#moves;
    const end = attacks
      ? generateChecks(position, this.#approaches, moves, start)
      : generateMoves(position, moves, start);
    if (end === start || (!attacks && this.#isMateButForDrops(start, end))) {
      if (attacks) {
        this.#setFinal(NEVER, 0, FOREVER, this.#unmatedHand(hand), NO_LOOP);
        table.refute(low, high, this.#hand, FOREVER, 1);
      } else {
        this.#setFinal(0, NEVER, 0, end === start ? this.#matedHand(hand) : hand, NO_LOOP);
        table.prove(low, high, this.#hand, 0, 1);
      }
      return;
    }
    if (plies <= 0) {
      this.#setFinal(NEVER, 0, 0, hand, NO_LOOP);
      table.refute(low, high, hand, 0, 1);
      return;
    }
    if (ply >= MOST_PLIES || end + MOVES_SPAN > ROOM) {
      this.#isCut = true;
      this.#setFinal(NEVER, 0, FOREVER, hand, 0);
      return;
    }
    const bucket = low & (PATH_HEADS - 1);
    const pathNext = this.#pathHeads[bucket];
    this.#pathNext[ply] = pathNext;
    this.#pathHeads[bucket] = ply + 1;

    this.#starts[ply] = start;
    this.#ends[ply] = end;
    const hasOld = this.#look(ply, attacks, plies - 1, start, end);
    let mayStep = goesOn || hasOld;
    for (;;) {
      this.#weigh(attacks, start, end);
      const proof = this.#weighedProof;
      const disproof = this.#weighedDisproof;
      if (proof === 0) {
        if (attacks) this.#proveByCheck(start, end);
        else this.#proveAll(start, end, hand);
        table.prove(low, high, this.#hand, this.#length, this.#steps - firstStep);
        break;
      }
      if (disproof === 0) {
        if (attacks) this.#refuteAll(start, end, hand);
        else this.#refuteByAnswer(start, end, hand);
        const work = this.#steps - firstStep;
        if (this.#loopPly >= ply) {
          if (this.#loopPly < NO_LOOP) this.#hand = hand;
          this.#loopPly = NO_LOOP;
          table.refute(low, high, this.#hand, this.#length, work);
        } else {
          table.loop(low, high, hand, ply, work);
          this.#loops.add(this.#wayLows[ply], this.#wayHighs[ply], this.#loopPly, this.#length);
        }
        break;
      }
      if (mayStep) {
        if (mostProof <= proof) mostProof = proof + 1;
        if (mostDisproof <= disproof) mostDisproof = disproof + 1;
      }
      if (proof >= mostProof || disproof >= mostDisproof || this.#stopped) {
        const place = table.open(low, high, hand, proof, disproof, ply, this.#steps - firstStep);
        if (ply > 0) {
          const from = ply - 1;
          const [fromLow, fromHigh] = [this.#pathLows[from], this.#pathHighs[from]];
          table.link(place, fromLow, fromHigh, this.#pathHands[from], this.#alike[ply]);
        }
        this.#proof = proof;
        this.#disproof = disproof;
        this.#loopPly = NO_LOOP;
        break;
      }
      const chosen = this.#chosen;
      this.#played[ply] = chosen;
      if ((this.#flags[chosen] & KNOWN) !== 0) {
        this.#flags[chosen] &= ~KNOWN;
        if (this.#trace(ply, chosen)) continue;
      }
      const bar = Math.min(NEVER - 1, this.#second + 1 + (this.#second >> 3));
      let nextProof: number;
      let nextDisproof: number;
      if (attacks) {
        nextProof = Math.min(mostProof, bar);
        nextDisproof = Math.min(NEVER - 1, mostDisproof - this.#sum);
      } else {
        nextProof = Math.min(NEVER - 1, mostProof - this.#sum);
        nextDisproof = Math.min(mostDisproof, bar);
      }
      const next = ply + 1;
      this.#pathLows[next] = this.#lows[chosen];
      this.#pathHighs[next] = this.#highs[chosen];
      this.#pathHands[next] = this.#hands[chosen];
      this.#setWay(ply, moves[chosen]);
      position.play(moves[chosen]);
      this.#search(next, !attacks, plies - 1, nextProof, nextDisproof, end, mayStep);
      position.undo();
      mayStep = false;
      this.#proofs[chosen] = this.#proof;
      this.#disproofs[chosen] = this.#disproof;
      this.#lengths[chosen] = this.#length;
      this.#finalHands[chosen] = this.#hand;
      this.#loopPlies[chosen] = this.#loopPly;
      this.#rouse(attacks, chosen);
    }
    this.#pathHeads[bucket] = pathNext;
  }

  /**
   * Looks whether the position after a move was come to first by another way from a position of the
   * path. There what is behind both moves must not count twice.
   * @returns whether the move itself counts otherwise now
   */
  #trace(ply: number, at: number): boolean {
    const table = this.#table;
    let low = this.#lows[at];
    let high = this.#highs[at] | 1;
    let hand = this.#hands[at];
    for (let step = 0; step < MOST_TRACED; step++) {
      if (!table.findParent(low, high, hand)) return false;
      const { parentLow, parentHigh, parentHand } = table;
      const root = this.#plyOf(parentLow, parentHigh, parentHand);
      if (root >= 0) {
        if (root > ply) return false;
        return this.#markAlike(root, low, high, hand) && root === ply;
      }
      low = parentLow;
      high = parentHigh;
      hand = parentHand;
    }
    return false;
  }

  /** The ply of a position on the path; -1 if it is not there. */
  #plyOf(low: number, high: number, hand: number): number {
    let next = this.#pathHeads[low & (PATH_HEADS - 1)];
    while (next !== 0) {
      const ply = next - 1;
      const isThere =
        this.#pathLows[ply] === low &&
        (this.#pathHighs[ply] | 1) === high &&
        this.#pathHands[ply] === hand;
      if (isThere) return ply;
      next = this.#pathNext[ply];
    }
    return -1;
  }

  /** Marks the move to a position, and the one that is played, as alike. */
  #markAlike(ply: number, low: number, high: number, hand: number): boolean {
    const played = this.#played[ply];
    const start = this.#starts[ply];
    const end = this.#ends[ply];
    for (let at = start; at < end; at++) {
      const isIt =
        this.#lows[at] === low && (this.#highs[at] | 1) === high && this.#hands[at] === hand;
      if (!isIt) continue;
      if (at === played || (this.#flags[at] & this.#flags[played] & ALIKE) !== 0) return false;
      for (const one of [at, played]) {
        this.#flags[one] |= ALIKE;
        if (one - start < 32) this.#alike[ply] |= 1 << (one - start);
      }
      return true;
    }
    return false;
  }

  #setFinal(proof: number, disproof: number, length: number, hand: number, loop: number): void {
    this.#proof = proof;
    this.#disproof = disproof;
    this.#length = length;
    this.#hand = hand;
    this.#loopPly = loop;
  }

  /** Sets the key of the path for the next ply. */
  #setWay(ply: number, move: number): void {
    const low = this.#wayLows[ply];
    const high = this.#wayHighs[ply];
    const mixed = Math.imul(low ^ Math.imul(move + 1, 0x2c1b3c6d), 0x297a2d39);
    this.#wayLows[ply + 1] = mixed ^ (mixed >>> 15);
    this.#wayHighs[ply + 1] = Math.imul(high ^ (mixed >>> 13) ^ move, 0x85ebca6b) + low;
  }

  /** Lets the moves count that waited for one that has failed. */
  #rouse(attacks: boolean, first: number): void {
    const failing = attacks ? this.#disproofs : this.#proofs;
    let at = first;
    while (failing[at] === 0 && this.#waiting[at] !== 0) {
      at = this.#waiting[at];
      this.#flags[at] |= ACTIVE;
    }
  }

  /** Finds the best move, and the numbers of the position. */
  #weigh(attacks: boolean, start: number, end: number): void {
    const least = attacks ? this.#proofs : this.#disproofs;
    const added = attacks ? this.#disproofs : this.#proofs;
    const flags = this.#flags;
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
    this.#chosen = chosen;
    this.#second = second;
    this.#sum = (flags[chosen] & ALIKE) === 0 ? Math.min(NEVER, sum + most) - added[chosen] : sum;
    const isLost = first === NEVER;
    if (attacks) {
      this.#weighedProof = first;
      this.#weighedDisproof = isLost ? 0 : total;
    } else {
      this.#weighedDisproof = first;
      this.#weighedProof = isLost ? 0 : total;
    }
  }

  #proveByCheck(start: number, end: number): void {
    let best = start;
    let length = FOREVER;
    for (let at = start; at < end; at++) {
      if (this.#proofs[at] === 0 && this.#lengths[at] < length) {
        length = this.#lengths[at];
        best = at;
      }
    }
    const move = this.#moves[best];
    let hand = this.#finalHands[best];
    const { units, spare } = this.#layout;
    if (spare === 0) hand = this.#pathHandOf(best, move);
    else if (move & DROP_FLAG) hand += units[move & KIND_MASK];
    else {
      const captured = this.#position.board[(move >> 8) & 255];
      if (captured !== EMPTY) {
        const kind = this.#rules.captives[captured & KIND_MASK];
        if (countOf(this.#layout, hand, kind) > 0) hand -= units[kind];
      }
    }
    this.#setFinal(0, NEVER, length + 1, hand, NO_LOOP);
  }

  /** The attacker's hand before a check. */
  #pathHandOf(at: number, move: number): number {
    const { units } = this.#layout;
    if (move & DROP_FLAG) return (this.#hands[at] + units[move & KIND_MASK]) | 0;
    const captured = this.#position.board[(move >> 8) & 255];
    if (captured === EMPTY) return this.#hands[at];
    return (this.#hands[at] - units[this.#rules.captives[captured & KIND_MASK]]) | 0;
  }

  #proveAll(start: number, end: number, own: number): void {
    let hand = this.#matedHand(own);
    let length = 0;
    for (let at = start; at < end; at++) {
      hand = this.#layout.spare === 0 ? own : unionOf(this.#layout, hand, this.#finalHands[at]);
      if (this.#lengths[at] > length) length = this.#lengths[at];
    }
    this.#setFinal(0, NEVER, length + 1, hand, NO_LOOP);
  }

  #refuteByAnswer(start: number, end: number, own: number): void {
    let best = start;
    let loop = -1;
    let length = -1;
    for (let at = start; at < end; at++) {
      if (this.#disproofs[at] !== 0 || (this.#flags[at] & ACTIVE) === 0) continue;
      if (this.#loopPlies[at] < loop) continue;
      if (this.#loopPlies[at] === loop && this.#lengths[at] <= length) continue;
      best = at;
      loop = this.#loopPlies[at];
      length = this.#lengths[at];
    }
    const hand =
      this.#layout.spare === 0
        ? own
        : commonOf(this.#layout, this.#finalHands[best], this.#totalHand(own));
    this.#setFinal(NEVER, 0, Math.min(FOREVER, length + 1), hand, loop);
  }

  #refuteAll(start: number, end: number, own: number): void {
    const layout = this.#layout;
    let loop = NO_LOOP;
    let length = FOREVER;
    let hand = this.#unmatedHand(own);
    for (let at = start; at < end; at++) {
      if (this.#loopPlies[at] < loop) loop = this.#loopPlies[at];
      const after = Math.min(FOREVER, this.#lengths[at] + 1);
      if (after < length) length = after;
      if (layout.spare === 0) continue;
      const move = this.#moves[at];
      let before = this.#finalHands[at];
      if (move & DROP_FLAG) {
        before += layout.units[move & KIND_MASK];
      } else {
        const captured = this.#position.board[(move >> 8) & 255];
        if (captured !== EMPTY) before -= layout.units[this.#rules.captives[captured & KIND_MASK]];
      }
      hand = commonOf(layout, hand, before);
    }
    this.#setFinal(NEVER, 0, length, hand, loop);
  }

  /** The attacker's hand and the defender's in one. */
  #totalHand(own: number): number {
    const { units, kinds } = this.#layout;
    const { hands } = this.#position;
    const defence = (this.#attacker ^ 1) << 4;
    let total = own;
    for (let kind = 0; kind < kinds; kind++) total += hands[defence | kind] * units[kind];
    return total;
  }

  /**
   * The least hand with which it is mate after a check that nothing answers. A piece that the
   * defender lacks because the attacker holds them all might be dropped in the way.
   */
  #matedHand(own: number): number {
    const { units, kinds, spare } = this.#layout;
    if (spare === 0) return own;
    const { hands } = this.#position;
    const attack = this.#attacker << 4;
    const defence = (this.#attacker ^ 1) << 4;
    let hand = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const count = hands[attack | kind];
      if (count > 0 && hands[defence | kind] === 0) hand += count * units[kind];
    }
    return hand === 0 || this.#mayBlock() ? hand : 0;
  }

  /** Whether a check may come from afar. */
  #mayBlock(): boolean {
    const { board, kings } = this.#position;
    const { slidesInto, hasLeapSlides } = this.#rules;
    if (hasLeapSlides) return true;
    const king = kings[this.#attacker ^ 1];
    const enemy = BLACK_BIT << this.#attacker;
    for (let ray = 0; ray < RAYS; ray++) {
      const delta = DIRECTIONS[ray];
      let square = king + delta;
      if (board[square] !== EMPTY) continue;
      while (board[square] === EMPTY) square += delta;
      const code = board[square];
      if ((code & enemy) !== 0 && (slidesInto[code] & (1 << ray)) !== 0) return true;
    }
    return false;
  }

  /**
   * The greatest hand with which the attacker has no checks but those that were looked at: all that
   * is in hands, but for kinds that it lacks and could drop with check.
   */
  #unmatedHand(own: number): number {
    const { units, kinds, spare, shifts, masks } = this.#layout;
    if (spare === 0) return own;
    const position = this.#position;
    const { hands } = position;
    const attack = this.#attacker << 4;
    const defence = (this.#attacker ^ 1) << 4;
    let total = own;
    let isChecked = false;
    let isAsked = false;
    for (let kind = 0; kind < kinds; kind++) {
      const theirs = hands[defence | kind];
      if (theirs === 0) continue;
      if (hands[attack | kind] === 0) {
        if (!isAsked) {
          isAsked = true;
          isChecked = isInCheck(position);
        }
        if (isChecked || this.#mayCheckByDrop(kind)) {
          total &= ~(masks[kind] << shifts[kind]);
          continue;
        }
      }
      total += theirs * units[kind];
    }
    return total;
  }

  /** Whether a piece that the attacker lacks could be dropped with check. */
  #mayCheckByDrop(kind: number): boolean {
    const { board, kings } = this.#position;
    const { stepsInto, slidesInto, leaps, odd } = this.#rules;
    const king = kings[this.#attacker ^ 1];
    const code = (BLACK_BIT << this.#attacker) | kind;
    if (odd[code] !== 0) return true;
    const mask = stepsInto[code] | slidesInto[code];
    for (let ray = 0; ray < RAYS; ray++) {
      if ((mask & (1 << ray)) !== 0 && board[king + DIRECTIONS[ray]] === EMPTY) return true;
    }
    for (let index = 0; index < leaps.length; index++) {
      const leap = leaps[index];
      if ((mask & (1 << leap)) !== 0 && board[king + DIRECTIONS[leap]] === EMPTY) return true;
    }
    return false;
  }

  /**
   * Notes what is known after each move, and first numbers where nothing is.
   * @param plies plies left after the moves
   * @returns whether an open position after a move was met nearer the root
   */
  #look(ply: number, attacks: boolean, plies: number, start: number, end: number): boolean {
    this.#queue(attacks, start, end);
    const alike = this.#table.alikeOf(
      this.#pathLows[ply],
      this.#pathHighs[ply],
      this.#pathHands[ply],
    );
    this.#alike[ply] = alike;
    for (let rest = alike; rest !== 0; rest &= rest - 1) {
      const at = start + 31 - Math.clz32(rest & -rest);
      if (at < end) this.#flags[at] |= ALIKE;
    }
    this.nodes += end - start;
    const table = this.#table;
    const moves = this.#moves;
    let hasOld = false;
    for (let at = start; at < end; at++) {
      this.#step(ply, attacks, at);
      const low = this.#lows[at];
      const high = this.#highs[at];
      const hand = this.#hands[at];
      this.#loopPlies[at] = NO_LOOP;
      const loop = this.#ancestor(low, high, hand);
      if (loop >= 0) {
        this.#refuteByLoop(at, loop, FOREVER);
      } else if (table.find(low, high, hand, plies)) {
        this.#proofs[at] = table.proof;
        this.#disproofs[at] = table.disproof;
        this.#lengths[at] = table.plies;
        this.#finalHands[at] = table.hand;
        if (table.proof !== 0 && table.disproof !== 0) {
          this.#flags[at] |= KNOWN;
          if (table.hasLoops) {
            this.#setWay(ply, moves[at]);
            const known = this.#loops.find(this.#wayLows[ply + 1], this.#wayHighs[ply + 1]);
            if (known >= 0) this.#refuteByLoop(at, known, this.#loops.plies);
          }
          if (this.#disproofs[at] !== 0 && table.leastPly <= ply) hasOld = true;
        }
      } else {
        this.#estimate(attacks, at, plies, end);
      }
      const winning = attacks ? this.#proofs[at] : this.#disproofs[at];
      if ((this.#flags[at] & ACTIVE) !== 0) this.#rouse(attacks, at);
      if (winning === 0 && this.#loopPlies[at] === NO_LOOP && (this.#flags[at] & ACTIVE) !== 0) {
        // The rest need not be known.
        for (let rest = at + 1; rest < end; rest++) this.#flags[rest] = 0;
        for (let rest = at + 1; rest < end; rest++) {
          this.#proofs[rest] = 1;
          this.#disproofs[rest] = 1;
        }
        return false;
      }
    }
    return hasOld;
  }

  #refuteByLoop(at: number, ply: number, plies: number): void {
    this.#proofs[at] = NEVER;
    this.#disproofs[at] = 0;
    this.#lengths[at] = plies;
    this.#finalHands[at] = this.#hands[at];
    this.#loopPlies[at] = ply;
  }

  /** Notes board and hand after a move. */
  #step(ply: number, attacks: boolean, at: number): void {
    const { board, side } = this.#position;
    const { captives, keys } = this.#rules;
    const boardKeys = keys.board;
    const { units } = this.#layout;
    const move = this.#moves[at];
    const to = (move >> 8) & 255;
    let low = this.#pathLows[ply];
    let high = this.#pathHighs[ply];
    let hand = this.#pathHands[ply];
    if (move & DROP_FLAG) {
      const kind = move & KIND_MASK;
      const key = ((((BLACK_BIT << side) | kind) << 8) | to) << 1;
      low += boardKeys[key];
      high += boardKeys[key | 1];
      if (attacks) hand -= units[kind];
    } else {
      const from = move & 255;
      const code = board[from];
      const placed = move & PROMOTION_FLAG ? code ^ PROMOTED : code;
      const left = ((code << 8) | from) << 1;
      const came = ((placed << 8) | to) << 1;
      low += boardKeys[came] - boardKeys[left];
      high += boardKeys[came | 1] - boardKeys[left | 1];
      const captured = board[to];
      if (captured !== EMPTY) {
        const key = ((captured << 8) | to) << 1;
        low -= boardKeys[key];
        high -= boardKeys[key | 1];
        if (attacks) hand += units[captives[captured & KIND_MASK]];
      }
    }
    const { white } = keys;
    this.#lows[at] = side === 0 ? low + white[0] : low - white[0];
    this.#highs[at] = side === 0 ? high + white[1] : high - white[1];
    this.#hands[at] = hand;
  }

  /** The ply of the same board on the path, with a hand that is as good for the attacker; or -1. */
  #ancestor(low: number, high: number, hand: number): number {
    let next = this.#pathHeads[low & (PATH_HEADS - 1)];
    while (next !== 0) {
      const ply = next - 1;
      if (
        this.#pathLows[ply] === low &&
        this.#pathHighs[ply] === high &&
        holdsAll(this.#layout, this.#pathHands[ply], hand)
      ) {
        return ply;
      }
      next = this.#pathNext[ply];
    }
    return -1;
  }

  /** First numbers for the position after a move; those of positions met lately are kept. */
  #estimate(attacks: boolean, at: number, plies: number, start: number): void {
    const known = this.#estimates;
    const low = this.#lows[at];
    const high = this.#highs[at] | 1;
    const hand = this.#hands[at];
    const place = ((low ^ Math.imul(hand, 0x9e3779b1)) & (ESTIMATES - 1)) * ESTIMATE_WORDS;
    let count: number;
    let finalHand: number;
    const isKnown =
      known[place] === low &&
      known[place + 1] === high &&
      known[place + 2] === hand &&
      known[place + 5] === this.#asking;
    if (isKnown) {
      count = known[place + 3];
      finalHand = known[place + 4];
    } else {
      this.#position.play(this.#moves[at]);
      count = attacks ? countAnswers(this.#position, this.#moves, start) : this.#countChecks(start);
      const isBlocked = attacks && count === 1 && this.#skipsUseless;
      if (isBlocked && this.#isMateButForDrops(start, this.#writeAnswers(start))) {
        count = 0;
        finalHand = hand;
      } else
        finalHand = count > 0 ? hand : attacks ? this.#matedHand(hand) : this.#unmatedHand(hand);
      this.#position.undo();
      known[place] = low;
      known[place + 1] = high;
      known[place + 2] = hand;
      known[place + 3] = count;
      known[place + 4] = finalHand;
      known[place + 5] = this.#asking;
    }
    if (count > 0 && plies > 0) {
      this.#proofs[at] = attacks ? count : 1;
      this.#disproofs[at] = attacks ? 1 : count;
      return;
    }
    const isMate = count === 0 && attacks;
    this.#proofs[at] = isMate ? 0 : NEVER;
    this.#disproofs[at] = isMate ? NEVER : 0;
    this.#lengths[at] = count === 0 && !attacks ? FOREVER : 0;
    this.#finalHands[at] = finalHand;
  }

  #writeAnswers(start: number): number {
    return generateMoves(this.#position, this.#moves, start);
  }

  #isMateButForDrops(start: number, end: number): boolean {
    return this.#skipsUseless && isMateButForDrops(this.#position, this.#moves, start, end);
  }

  #countChecks(start: number): number {
    return generateChecks(this.#position, this.#approaches, this.#moves, start) - start;
  }

  /** Lets moves wait for others that are most often better, and marks moves that are alike. */
  #queue(attacks: boolean, start: number, end: number): void {
    const moves = this.#moves;
    const flags = this.#flags;
    const waiting = this.#waiting;
    const { board, kings } = this.#position;
    const king = kings[this.#attacker ^ 1];
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
      } else if (
        (last ^ move) === PROMOTION_FLAG &&
        this.#promotesFreely[board[move & 255]] !== 0
      ) {
        if ((move & PROMOTION_FLAG) === 0) this.#delay(at, at - 1);
        else this.#delay(at - 1, at);
      }
    }
  }

  #delay(move: number, first: number): void {
    this.#flags[move] &= ~ACTIVE;
    this.#waiting[first] = move;
  }
}

/** Whether two squares touch. */
function isNear(one: number, other: number): boolean {
  const files = (one & 15) - (other & 15);
  const ranks = (one >> 4) - (other >> 4);
  return files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

/** By code: 1 for a piece that loses no move by promoting. */
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
