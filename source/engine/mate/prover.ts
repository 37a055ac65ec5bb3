import { generateMoves, isInCheck } from '../../rules/core/generate.ts';
import { DROP_FLAG, MOVES_SPAN, PROMOTION_FLAG } from '../../rules/core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED, type Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Rules } from '../../rules/core/rules.ts';
import { type Approaches, approachesOf } from './approaches.ts';
import { generateChecks } from './checks.ts';
import { countAnswers } from './count-answers.ts';
import { EstimateTable } from './estimate-table.ts';
import { HandBounds } from './hand-bounds.ts';
import { LoopTable } from './loop-table.ts';
import { commonOf, type HandLayout, handLayoutOf, holdsAll, unionOf } from './packed-hand.ts';
import { ACTIVE, ALIKE, KNOWN, NO_LOOP, ProofMoves, ROOM } from './proof-moves.ts';
import { LONGEST_PATH, ProofPath } from './proof-path.ts';
import { FOREVER, NEVER, ProofTable } from './proof-table.ts';
import { isMateButForDrops } from './useless-drops.ts';

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
  readonly #path = new ProofPath();
  readonly #list = new ProofMoves();
  /** The moves of the position by ply, the one that is played, and which others are alike. */
  readonly #starts = new Int32Array(LONGEST_PATH + 2);
  readonly #ends = new Int32Array(LONGEST_PATH + 2);
  readonly #played = new Int32Array(LONGEST_PATH + 2);
  readonly #alike = new Int32Array(LONGEST_PATH + 2);
  readonly #estimates = new EstimateTable();
  #position!: Position;
  #rules!: Rules;
  #layout!: HandLayout;
  #bounds!: HandBounds;
  #approaches!: Approaches;
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
    this.#attacker = attacker;
    this.#bounds = new HandBounds(position, this.#layout, attacker);
    this.#table.clear(this.#layout);
    this.#loops.clear();
    this.#estimates.clear();
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
    this.#path.clear();
    const isAttack = position.side === this.#attacker;
    this.#path.setRoot(this.#position, this.#layout, this.#attacker);
    const low = this.#path.lows[0];
    const high = this.#path.highs[0];
    const hand = this.#path.hands[0];
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

  /** Whether the side to move of the position as it stands is mated. */
  isMated(): boolean {
    const end = this.#writeAnswers(0);
    return end === 0 ? isInCheck(this.#position) : this.#isMateButForDrops(0, end);
  }

  /** The plies of the shortest mate of the position as it stands that is proven; -1 if none is. */
  provenPlies(most = FOREVER - 1): number {
    this.#path.setRoot(this.#position, this.#layout, this.#attacker);
    let plies = -1;
    // The proofs for several hands may hold, and the first one need not be the shortest.
    for (let bound = most; bound >= 0; bound = plies - 1) {
      this.#table.find(this.#path.lows[0], this.#path.highs[0], this.#path.hands[0], bound);
      if (this.#table.proof !== 0) break;
      plies = this.#table.plies;
    }
    return plies;
  }

  /** How many positions the table holds. */
  get held(): number {
    return this.#table.used;
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
    const path = this.#path;
    const list = this.#list;
    const position = this.#position;
    const table = this.#table;
    const low = path.lows[ply];
    const high = path.highs[ply];
    const hand = path.hands[ply];
    const firstStep = this.#steps++;
    if (this.nodes >= this.#mostNodes) this.#stopped = true;
    else if ((this.#steps & LOOK) === 0 && this.#shouldStop?.()) this.#stopped = true;
    const moves = list.moves;
    const end = attacks
      ? generateChecks(position, this.#approaches, moves, start)
      : generateMoves(position, moves, start);
    if (end === start || (!attacks && this.#isMateButForDrops(start, end))) {
      if (attacks) {
        this.#setFinal(NEVER, 0, FOREVER, this.#bounds.unmated(hand), NO_LOOP);
        table.refute(low, high, this.#hand, FOREVER, 1);
      } else {
        this.#setFinal(0, NEVER, 0, end === start ? this.#bounds.mated(hand) : hand, NO_LOOP);
        table.prove(low, high, this.#hand, 0, 1);
      }
      return;
    }
    if (plies <= 0) {
      this.#setFinal(NEVER, 0, 0, hand, NO_LOOP);
      table.refute(low, high, hand, 0, 1);
      return;
    }
    if (ply >= LONGEST_PATH || end + MOVES_SPAN > ROOM) {
      this.#isCut = true;
      this.#setFinal(NEVER, 0, FOREVER, hand, 0);
      return;
    }
    path.enter(ply);

    this.#starts[ply] = start;
    this.#ends[ply] = end;
    const hasOld = this.#look(ply, attacks, plies - 1, start, end);
    let mayStep = goesOn || hasOld;
    for (;;) {
      list.weigh(attacks, start, end);
      const proof = list.proof;
      const disproof = list.disproof;
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
          this.#loops.add(path.wayLows[ply], path.wayHighs[ply], this.#loopPly, this.#length);
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
          const [fromLow, fromHigh] = [path.lows[from], path.highs[from]];
          table.link(place, fromLow, fromHigh, path.hands[from], this.#alike[ply]);
        }
        this.#proof = proof;
        this.#disproof = disproof;
        this.#loopPly = NO_LOOP;
        break;
      }
      const chosen = list.chosen;
      this.#played[ply] = chosen;
      if ((list.flags[chosen] & KNOWN) !== 0) {
        list.flags[chosen] &= ~KNOWN;
        if (this.#trace(ply, chosen)) continue;
      }
      const bar = Math.min(NEVER - 1, list.second + 1 + (list.second >> 3));
      let nextProof: number;
      let nextDisproof: number;
      if (attacks) {
        nextProof = Math.min(mostProof, bar);
        nextDisproof = Math.min(NEVER - 1, mostDisproof - list.sum);
      } else {
        nextProof = Math.min(NEVER - 1, mostProof - list.sum);
        nextDisproof = Math.min(mostDisproof, bar);
      }
      const next = ply + 1;
      path.lows[next] = list.lows[chosen];
      path.highs[next] = list.highs[chosen];
      path.hands[next] = list.hands[chosen];
      path.setWay(ply, moves[chosen]);
      position.play(moves[chosen]);
      this.#search(next, !attacks, plies - 1, nextProof, nextDisproof, end, mayStep);
      position.undo();
      mayStep = false;
      list.proofs[chosen] = this.#proof;
      list.disproofs[chosen] = this.#disproof;
      list.lengths[chosen] = this.#length;
      list.finalHands[chosen] = this.#hand;
      list.loopPlies[chosen] = this.#loopPly;
      list.rouse(attacks, chosen);
    }
    path.leave(ply);
  }

  /**
   * Looks whether the position after a move was come to first by another way from a position of the
   * path. There what comes after both moves must not count twice.
   * @returns whether the move itself counts otherwise now
   */
  #trace(ply: number, at: number): boolean {
    const list = this.#list;
    const table = this.#table;
    let low = list.lows[at];
    let high = list.highs[at] | 1;
    let hand = list.hands[at];
    for (let step = 0; step < MOST_TRACED; step++) {
      if (!table.findParent(low, high, hand)) return false;
      const { parentLow, parentHigh, parentHand } = table;
      const root = this.#path.plyOf(parentLow, parentHigh, parentHand);
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

  /** Marks the move to a position, and the one that is played, as alike. */
  #markAlike(ply: number, low: number, high: number, hand: number): boolean {
    const list = this.#list;
    const played = this.#played[ply];
    const start = this.#starts[ply];
    const end = this.#ends[ply];
    for (let at = start; at < end; at++) {
      const isIt =
        list.lows[at] === low && (list.highs[at] | 1) === high && list.hands[at] === hand;
      if (!isIt) continue;
      if (at === played || (list.flags[at] & list.flags[played] & ALIKE) !== 0) return false;
      for (const one of [at, played]) {
        list.flags[one] |= ALIKE;
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

  #proveByCheck(start: number, end: number): void {
    const list = this.#list;
    let best = start;
    let length = FOREVER;
    for (let at = start; at < end; at++) {
      if (list.proofs[at] === 0 && list.lengths[at] < length) {
        length = list.lengths[at];
        best = at;
      }
    }
    let hand = list.finalHands[best];
    const gain = this.#gainOf(list.moves[best]);
    if (this.#layout.spare === 0) hand = (list.hands[best] - gain) | 0;
    else if (gain < 0 || holdsAll(this.#layout, hand, gain)) hand -= gain;
    this.#setFinal(0, NEVER, length + 1, hand, NO_LOOP);
  }

  /** What a move of the attacker adds to the hand, or takes from it, before it is played. */
  #gainOf(move: number): number {
    const { units } = this.#layout;
    if (move & DROP_FLAG) return -units[move & KIND_MASK];
    const captured = this.#position.board[(move >> 8) & 255];
    return captured === EMPTY ? 0 : units[this.#rules.captives[captured & KIND_MASK]];
  }

  #proveAll(start: number, end: number, own: number): void {
    let hand = this.#bounds.mated(own);
    let length = 0;
    for (let at = start; at < end; at++) {
      hand =
        this.#layout.spare === 0 ? own : unionOf(this.#layout, hand, this.#list.finalHands[at]);
      if (this.#list.lengths[at] > length) length = this.#list.lengths[at];
    }
    this.#setFinal(0, NEVER, length + 1, hand, NO_LOOP);
  }

  #refuteByAnswer(start: number, end: number, own: number): void {
    const list = this.#list;
    let best = start;
    let loop = -1;
    let length = -1;
    for (let at = start; at < end; at++) {
      if (list.disproofs[at] !== 0 || (list.flags[at] & ACTIVE) === 0) continue;
      if (list.loopPlies[at] < loop) continue;
      if (list.loopPlies[at] === loop && list.lengths[at] <= length) continue;
      best = at;
      loop = list.loopPlies[at];
      length = list.lengths[at];
    }
    const hand =
      this.#layout.spare === 0
        ? own
        : commonOf(this.#layout, list.finalHands[best], this.#bounds.total(own));
    this.#setFinal(NEVER, 0, Math.min(FOREVER, length + 1), hand, loop);
  }

  #refuteAll(start: number, end: number, own: number): void {
    const list = this.#list;
    const layout = this.#layout;
    let loop = NO_LOOP;
    let length = FOREVER;
    let hand = this.#bounds.unmated(own);
    for (let at = start; at < end; at++) {
      if (list.loopPlies[at] < loop) loop = list.loopPlies[at];
      const after = Math.min(FOREVER, list.lengths[at] + 1);
      if (after < length) length = after;
      if (layout.spare === 0) continue;
      const before = list.finalHands[at] - this.#gainOf(list.moves[at]);
      hand = commonOf(layout, hand, before);
    }
    this.#setFinal(NEVER, 0, length, hand, loop);
  }

  /**
   * Notes what is known after each move, and first numbers where nothing is.
   * @param plies plies left after the moves
   * @returns whether an open position after a move was met nearer the root
   */
  #look(ply: number, attacks: boolean, plies: number, start: number, end: number): boolean {
    const table = this.#table;
    const path = this.#path;
    const list = this.#list;
    const { lows, highs, hands, flags, proofs, disproofs, lengths, finalHands, loopPlies } = list;
    list.queue(this.#position, attacks, start, end);
    const alike = table.alikeOf(path.lows[ply], path.highs[ply], path.hands[ply]);
    this.#alike[ply] = alike;
    for (let rest = alike; rest !== 0; rest &= rest - 1) {
      const at = start + 31 - Math.clz32(rest & -rest);
      if (at < end) flags[at] |= ALIKE;
    }
    this.nodes += end - start;
    let hasOld = false;
    for (let at = start; at < end; at++) {
      this.#step(ply, attacks, at);
      const low = lows[at];
      const high = highs[at];
      const hand = hands[at];
      loopPlies[at] = NO_LOOP;
      const loop = path.ancestor(this.#layout, low, high, hand);
      if (loop >= 0) {
        list.refuteByLoop(at, loop, FOREVER);
      } else if (table.find(low, high, hand, plies)) {
        proofs[at] = table.proof;
        disproofs[at] = table.disproof;
        lengths[at] = table.plies;
        finalHands[at] = table.hand;
        if (table.proof !== 0 && table.disproof !== 0) {
          flags[at] |= KNOWN;
          if (table.hasLoops) {
            path.setWay(ply, list.moves[at]);
            const known = this.#loops.find(path.wayLows[ply + 1], path.wayHighs[ply + 1]);
            if (known >= 0) list.refuteByLoop(at, known, this.#loops.plies);
          }
          if (disproofs[at] !== 0 && table.leastPly <= ply) hasOld = true;
        }
      } else {
        this.#estimate(attacks, at, plies, end);
      }
      const winning = attacks ? proofs[at] : disproofs[at];
      if ((flags[at] & ACTIVE) !== 0) list.rouse(attacks, at);
      if (winning === 0 && loopPlies[at] === NO_LOOP && (flags[at] & ACTIVE) !== 0) {
        // The rest need not be known.
        for (let rest = at + 1; rest < end; rest++) flags[rest] = 0;
        for (let rest = at + 1; rest < end; rest++) {
          proofs[rest] = 1;
          disproofs[rest] = 1;
        }
        return false;
      }
    }
    return hasOld;
  }

  /** Notes board and hand after a move. */
  #step(ply: number, attacks: boolean, at: number): void {
    const path = this.#path;
    const list = this.#list;
    const { board, side } = this.#position;
    const { keys } = this.#rules;
    const boardKeys = keys.board;
    const move = list.moves[at];
    const to = (move >> 8) & 255;
    let low = path.lows[ply];
    let high = path.highs[ply];
    const gain = attacks ? this.#gainOf(move) : 0;
    if (move & DROP_FLAG) {
      const kind = move & KIND_MASK;
      const key = ((((BLACK_BIT << side) | kind) << 8) | to) << 1;
      low += boardKeys[key];
      high += boardKeys[key | 1];
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
      }
    }
    const { white } = keys;
    list.lows[at] = side === 0 ? low + white[0] : low - white[0];
    list.highs[at] = side === 0 ? high + white[1] : high - white[1];
    list.hands[at] = path.hands[ply] + gain;
  }

  /** First numbers for the position after a move; those of positions met lately are kept. */
  #estimate(attacks: boolean, at: number, plies: number, start: number): void {
    const { moves, lows, highs, hands, proofs, disproofs, lengths, finalHands } = this.#list;
    const low = lows[at];
    const high = highs[at] | 1;
    const hand = hands[at];
    if (!this.#estimates.find(low, high, hand)) {
      const position = this.#position;
      position.play(moves[at]);
      let count = attacks ? countAnswers(position, moves, start) : this.#countChecks(start);
      let finalHand = hand;
      if (count === 0) finalHand = attacks ? this.#bounds.mated(hand) : this.#bounds.unmated(hand);
      const isBlocked = attacks && count === 1 && this.#skipsUseless;
      if (isBlocked && this.#isMateButForDrops(start, this.#writeAnswers(start))) count = 0;
      position.undo();
      this.#estimates.add(low, high, hand, count, finalHand);
    }
    const { count, finalHand } = this.#estimates;
    if (count > 0 && plies > 0) {
      proofs[at] = attacks ? count : 1;
      disproofs[at] = attacks ? 1 : count;
      return;
    }
    const isMate = count === 0 && attacks;
    proofs[at] = isMate ? 0 : NEVER;
    disproofs[at] = isMate ? NEVER : 0;
    lengths[at] = count === 0 && !attacks ? FOREVER : 0;
    finalHands[at] = finalHand;
  }

  #writeAnswers(start: number): number {
    return generateMoves(this.#position, this.#list.moves, start);
  }

  #isMateButForDrops(start: number, end: number): boolean {
    return this.#skipsUseless && isMateButForDrops(this.#position, this.#list.moves, start, end);
  }

  #countChecks(start: number): number {
    return generateChecks(this.#position, this.#approaches, this.#list.moves, start) - start;
  }
}
