import { generateMoves } from '../../rules/core/generate.ts';
import {
  DROP_FLAG,
  isDrop,
  MOVES_SPAN,
  type Move,
  type MoveArray,
  moveFrom,
  moveTo,
  NO_MOVE,
} from '../../rules/core/move.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import { Position } from '../../rules/core/position.ts';
import type { EngineGame } from '../engine.ts';
import { type Approaches, approachesOf } from './approaches.ts';
import { generateChecks } from './checks.ts';
import { type Mate, MateTable, NEVER, UNPROVEN } from './mate-table.ts';
import { isMateButForDrops } from './useless-drops.ts';

/** A mate, and the moves played to find it. */
export interface FoundMate {
  readonly kind: 'mate';
  readonly mate: Mate;
  readonly nodes: number;
}

/** The result of a search: a mate, that there is none so short, or nothing within the budget. */
type MateResult =
  | FoundMate
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/**
 * The result for a defender who is to move: the line of the longest resistance, which is empty if
 * it is mate already, or an answer that prevents a mate so short.
 */
type DefenceResult =
  | { readonly kind: 'mated'; readonly mate: Mate; readonly nodes: number }
  /** There is no mate within `plies`, the answer included. */
  | { readonly kind: 'holds'; readonly move: Move; readonly plies: number; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/** When a search for mate gives up. */
interface MateBudget {
  /** The longest mate to look for, in plies. */
  readonly plies: number;
  readonly nodes?: number;
  /** Asked every hundred nodes or so. */
  readonly shouldStop?: () => boolean;
  /** Whether drops that only delay the mate do not count, as in mating problems. */
  readonly skipsUseless?: boolean;
  /**
   * Whether any mate will do, which takes a fraction of the nodes. A shorter one is then looked for
   * with as many nodes again. Default: the shortest.
   */
  readonly takesAny?: boolean;
}

const MOST_PLIES = 64;
const ROOM = MOST_PLIES * 600 + 2 * MOVES_SPAN;
/** One less than the positions between two looks at the clock. */
const LOOK = 15;

/**
 * Looks for a mate by checks alone: a depth-first proof-number search for 1 ply, 3 plies and so on,
 * so that the first mate found is a shortest one. The attacker needs no king.
 */
export class MateSearch {
  readonly #table: MateTable;
  readonly #moves = new Int32Array(ROOM) as MoveArray;
  /** Proof and disproof numbers after each move, and the plies of a proven mate. */
  readonly #proofs = new Int32Array(ROOM);
  readonly #disproofs = new Int32Array(ROOM);
  readonly #matesIn = new Int32Array(ROOM);
  #position!: Position;
  #approaches!: Approaches;
  /** Moves played. */
  #nodes = 0;
  /** Positions whose moves were looked at. */
  #steps = 0;
  #stopped = false;
  #budget!: MateBudget;
  /** The moves of a position as they were weighed last: the one to follow, and the numbers. */
  #chosen = 0;
  #proof = 0;
  #disproof = 0;
  /** The second best of the numbers by which `#chosen` was chosen. */
  #second = 0;
  /** Plies of the proven mate after the moves. */
  #mateIn = 0;

  /** @param hashMb size of the table of positions in megabytes */
  constructor(hashMb = 32) {
    this.#table = new MateTable(hashMb);
  }

  run(game: EngineGame, budget: MateBudget): MateResult {
    this.#begin(game, budget);
    return this.goOn(budget);
  }

  /** Goes on with the search of the last `run`, which gave up, within another budget. */
  goOn(budget: MateBudget): MateResult {
    this.#budget = budget;
    this.#nodes = 0;
    this.#stopped = false;
    const most = Math.min(budget.plies, MOST_PLIES - 1);
    if (budget.takesAny) return this.#anyMate(most);
    for (let plies = 1; plies <= most; plies += 2) {
      const line = this.#mateWithin(plies);
      if (this.#stopped) return { kind: 'unknown', nodes: this.#nodes };
      if (line !== undefined) return this.#found(line);
    }
    return { kind: 'none', nodes: this.#nodes };
  }

  #anyMate(most: number): MateResult {
    const first = this.#mateWithin(most);
    if (first === undefined) {
      return { kind: this.#stopped ? 'unknown' : 'none', nodes: this.#nodes };
    }
    let line = first;
    const { nodes = Number.POSITIVE_INFINITY } = this.#budget;
    this.#budget = { ...this.#budget, nodes: Math.min(nodes, 2 * this.#nodes) };
    for (;;) {
      const shorter: Move[] | undefined =
        line.length > 1 ? this.#mateWithin(line.length - 2) : undefined;
      if (shorter === undefined) return this.#found(line);
      line = shorter;
    }
  }

  #found(line: readonly Move[]): MateResult {
    return { kind: 'mate', mate: { plies: line.length, line }, nodes: this.#nodes };
  }

  /** The line of a mate; undefined if there is none so short, or the search was broken off. */
  #mateWithin(plies: number): Move[] | undefined {
    const { keyLow, keyHigh } = this.#position;
    this.#expand(true, plies, NEVER, NEVER, 0);
    this.#table.find(keyLow, keyHigh, plies);
    return this.#table.proof === 0 ? this.#line(plies) : undefined;
  }

  /** The same for a side to move that is in check, and is to be mated. */
  defend(game: EngineGame, budget: MateBudget): DefenceResult {
    const { keyLow, keyHigh } = this.#begin(game, budget);
    const most = Math.min(budget.plies, MOST_PLIES - 2);
    let holds: { move: Move; plies: number } | undefined;
    for (let plies = 0; plies <= most; plies += 2) {
      this.#expand(false, plies, NEVER, NEVER, 0);
      if (this.#stopped) break;
      this.#table.find(keyLow, keyHigh, plies);
      if (this.#table.proof === 0) {
        const line = this.#longest(plies);
        if (line === undefined) break;
        return { kind: 'mated', mate: { plies: line.length, line }, nodes: this.#nodes };
      }
      holds = { move: this.#refuter(plies), plies };
    }
    const nodes = this.#nodes;
    return holds ? { kind: 'holds', ...holds, nodes } : { kind: 'unknown', nodes };
  }

  #begin(game: EngineGame, budget: MateBudget): Position {
    const position = new Position(game.variant, game.start.placement);
    for (const move of game.moves) position.play(move);
    this.#position = position;
    this.#approaches = approachesOf(game.variant);
    this.#nodes = 0;
    this.#stopped = false;
    this.#budget = budget;
    this.#table.clear();
    return position;
  }

  /** The most plausible answer that prevents a mate in a number of plies. */
  #refuter(plies: number): Move {
    const position = this.#position;
    const end = generateMoves(position, this.#moves, 0);
    let [refuter] = this.#moves;
    let best = -1;
    for (let at = 0; at < end; at++) {
      const move = this.#moves[at];
      const weight = plausibility(position, move);
      position.play(move);
      this.#table.find(position.keyLow, position.keyHigh, plies - 1);
      position.undo();
      const isRefuter = plies === 0 || this.#table.disproof === 0;
      if (!isRefuter || weight <= best) continue;
      refuter = move;
      best = weight;
    }
    return refuter;
  }

  /** The longest line of a defender who is mated in a number of plies at most. */
  #longest(plies: number): Move[] | undefined {
    const position = this.#position;
    const end = generateMoves(position, this.#moves, 0);
    if (this.#isOver(0, end)) return [];
    let chosen: Move | undefined;
    let most = -1;
    let best = -1;
    for (let at = 0; at < end; at++) {
      const move = this.#moves[at];
      const weight = plausibility(position, move);
      position.play(move);
      // The proof so far may be of a longer mate than necessary.
      let left = 1;
      for (; left < plies - 1; left += 2) {
        this.#expand(true, left, NEVER, NEVER, end);
        this.#table.find(position.keyLow, position.keyHigh, left);
        if (this.#table.proof === 0) break;
      }
      position.undo();
      if (left < most || (left === most && weight <= best)) continue;
      chosen = move;
      most = left;
      best = weight;
    }
    if (chosen === undefined) return undefined;
    position.play(chosen);
    this.#expand(true, most, NEVER, NEVER, 0);
    const line = this.#line(most);
    position.undo();
    return line && [chosen, ...line];
  }

  /** Whether the answers to a check, from `start` to `end`, leave it mate. */
  #isOver(start: number, end: number): boolean {
    if (end === start) return true;
    if (this.#budget.skipsUseless !== true) return false;
    return isMateButForDrops(this.#position, this.#moves, start, end);
  }

  /**
   * Works on a position until its proof or disproof number reaches its threshold.
   * @param attacks whether the side to move gives the checks
   * @param plies plies left
   */
  #expand(attacks: boolean, plies: number, mostProof: number, mostDisproof: number, start: number) {
    const position = this.#position;
    const table = this.#table;
    const { keyLow, keyHigh } = position;
    const end = attacks
      ? generateChecks(position, this.#approaches, this.#moves, start)
      : generateMoves(position, this.#moves, start);
    if (attacks && end === start) return table.refute(keyLow, keyHigh, UNPROVEN);
    if (!attacks && this.#isOver(start, end)) return table.prove(keyLow, keyHigh, 0);
    if (plies === 0 || end + MOVES_SPAN > ROOM) {
      table.refute(keyLow, keyHigh, plies);
      return;
    }
    this.#look(attacks, plies - 1, start, end);
    while (!this.#stopped) {
      if (attacks) this.#weighChecks(start, end);
      else this.#weighAnswers(start, end);
      const chosen = this.#chosen;
      const proof = this.#proof;
      const disproof = this.#disproof;
      const second = this.#second;
      if (proof === 0) return table.prove(keyLow, keyHigh, this.#mateIn + 1);
      if (disproof === 0) return table.refute(keyLow, keyHigh, plies);
      if (proof >= mostProof || disproof >= mostDisproof) {
        return table.open(keyLow, keyHigh, proof, disproof);
      }
      const own = attacks ? this.#disproofs[chosen] : this.#proofs[chosen];
      // A little above the second best: the search would change its mind too often.
      const bar = Math.min(NEVER, second + 1 + (second >> 2));
      const nextProof = attacks
        ? Math.min(mostProof, bar)
        : Math.min(NEVER, mostProof - proof + own);
      const nextDisproof = attacks
        ? Math.min(NEVER, mostDisproof - disproof + own)
        : Math.min(mostDisproof, bar);
      this.#play(this.#moves[chosen]);
      this.#expand(!attacks, plies - 1, nextProof, nextDisproof, end);
      table.find(position.keyLow, position.keyHigh, plies - 1);
      this.#note(chosen);
      position.undo();
    }
  }

  /** Weighs the checks of the attacker, who needs one that mates. */
  #weighChecks(start: number, end: number): void {
    const proofs = this.#proofs;
    let chosen = start;
    let proof = NEVER;
    let second = NEVER;
    let disproof = 0;
    let open = 0;
    for (let at = start; at < end; at++) {
      const hardest = this.#disproofs[at];
      if (hardest > 0) open++;
      if (hardest > disproof) disproof = hardest;
      const own = proofs[at];
      if (own < proof) {
        second = proof;
        proof = own;
        chosen = at;
      } else if (own < second) second = own;
    }
    let mateIn = UNPROVEN;
    if (proof === 0) {
      for (let at = start; at < end; at++) {
        if (proofs[at] === 0) mateIn = Math.min(mateIn, this.#matesIn[at]);
      }
    }
    this.#chosen = chosen;
    this.#proof = proof;
    // A sum would count again what the same positions, reached by other checks, have cost.
    this.#disproof = Math.min(NEVER - 1, open > 1 ? disproof + open - 1 : disproof);
    this.#second = second;
    this.#mateIn = mateIn;
  }

  /** Weighs the answers of the defender, who must be mated after each; one drop stands for all. */
  #weighAnswers(start: number, end: number): void {
    const disproofs = this.#disproofs;
    let chosen = start;
    let disproof = NEVER;
    let second = NEVER;
    let proof = 0;
    let hardestDrop = 0;
    let mateIn = 0;
    for (let at = start; at < end; at++) {
      const own = this.#proofs[at];
      if ((this.#moves[at] & DROP_FLAG) === 0) proof += own;
      else if (own > hardestDrop) hardestDrop = own;
      if (own === 0 && this.#matesIn[at] > mateIn) mateIn = this.#matesIn[at];
      if (disproofs[at] < disproof) {
        second = disproof;
        disproof = disproofs[at];
        chosen = at;
      } else if (disproofs[at] < second) second = disproofs[at];
    }
    this.#chosen = chosen;
    this.#proof = Math.min(NEVER - 1, proof + hardestDrop);
    this.#disproof = disproof;
    this.#second = second;
    this.#mateIn = mateIn;
  }

  /**
   * Notes the keys after each move, and first numbers of what the table does not know: the more
   * answers there are to a check, the harder it is to prove; the more checks, to refute.
   * @param attacks whether the moves are checks
   * @param plies plies left after the moves
   */
  #look(attacks: boolean, plies: number, start: number, end: number): void {
    const position = this.#position;
    const table = this.#table;
    this.#nodes += end - start;
    for (let at = start; at < end; at++) {
      position.play(this.#moves[at]);
      const { keyLow, keyHigh } = position;
      if (!table.find(keyLow, keyHigh, plies)) {
        if (attacks) this.#lookAtAnswers(keyLow, keyHigh, plies, end);
        else this.#lookAtChecks(keyLow, keyHigh, end);
        table.find(keyLow, keyHigh, plies);
      }
      this.#note(at);
      position.undo();
    }
  }

  #note(at: number): void {
    const { proof, disproof, provenIn } = this.#table;
    this.#proofs[at] = proof;
    this.#disproofs[at] = disproof;
    this.#matesIn[at] = provenIn;
  }

  #lookAtAnswers(keyLow: number, keyHigh: number, plies: number, start: number): void {
    const end = generateMoves(this.#position, this.#moves, start);
    if (this.#isOver(start, end)) this.#table.prove(keyLow, keyHigh, 0);
    else if (plies === 0) this.#table.refute(keyLow, keyHigh, 0);
    else {
      // Answers on the board come first; one drop stands for all.
      let onBoard = end;
      while (onBoard > start && isDrop(this.#moves[onBoard - 1])) onBoard--;
      const drops = onBoard < end ? 1 : 0;
      this.#table.open(keyLow, keyHigh, onBoard - start + drops, 1);
    }
  }

  #lookAtChecks(keyLow: number, keyHigh: number, start: number): void {
    const end = generateChecks(this.#position, this.#approaches, this.#moves, start);
    if (end === start) this.#table.refute(keyLow, keyHigh, UNPROVEN);
    else this.#table.open(keyLow, keyHigh, 1, end - start);
  }

  #play(move: Move): void {
    this.#position.play(move);
    const { nodes: most, shouldStop } = this.#budget;
    if (most !== undefined && this.#nodes >= most) this.#stopped = true;
    if ((++this.#steps & LOOK) === 0 && shouldStop?.()) this.#stopped = true;
  }

  /** The proven line; a proof that the table has lost is found again. */
  #line(plies: number): Move[] | undefined {
    const position = this.#position;
    const table = this.#table;
    const line: Move[] = [];
    for (let left = plies; left >= 0; left--) {
      const attacks = line.length % 2 === 0;
      const end = attacks
        ? generateChecks(position, this.#approaches, this.#moves, 0)
        : generateMoves(position, this.#moves, 0);
      if (end === 0 || (!attacks && this.#isOver(0, end))) break;
      let chosen: Move = NO_MOVE;
      let best = attacks ? UNPROVEN : -1;
      for (let at = 0; at < end && left > 0; at++) {
        const move = this.#moves[at];
        position.play(move);
        table.find(position.keyLow, position.keyHigh, left - 1);
        if (table.proof !== 0 && !attacks) {
          this.#expand(true, left - 1, NEVER, NEVER, end);
          table.find(position.keyLow, position.keyHigh, left - 1);
        }
        position.undo();
        if (table.proof === 0 && (attacks ? table.provenIn < best : table.provenIn > best)) {
          best = table.provenIn;
          chosen = move;
        }
      }
      if (chosen === 0) break;
      position.play(chosen);
      line.push(chosen);
    }
    const isMate =
      line.length % 2 === 1 && this.#isOver(0, generateMoves(position, this.#moves, 0));
    for (let undone = 0; undone < line.length; undone++) position.undo();
    return isMate ? line : undefined;
  }
}

/**
 * How well an answer shows that a check fails: a capture best, then another move on the board; a
 * drop may look like a mere delay.
 */
function plausibility({ board, kings, side }: Position, move: Move): number {
  if (isDrop(move)) return 0;
  if (board[moveTo(move)] !== EMPTY) return 3;
  return moveFrom(move) === kings[side] ? 2 : 1;
}
