import { type FoundMate, MateSearch } from '../../source/engine/mate/mate-search.ts';
import type { Move } from '../../source/rules/core/move.ts';
import type { Placement } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { MateProof, TooWide } from './mate-proof.ts';

const MEMORY_MB = 32;
const large = new MateSearch(MEMORY_MB);

/** Proves mates by the mate search of the engine, where plain proofs are too wide. */
export class SearchProof {
  readonly #variant: Variant;
  readonly #start: { readonly placement: Placement; readonly moveNumber: 1 };
  readonly #most: number;
  readonly #search: MateSearch;
  /** How many moves it has looked at. */
  size = 0;

  /** @param most moves to look at for an answer before it throws `TooWide` */
  constructor(variant: Variant, placement: Placement, most: number, search = large) {
    this.#variant = variant;
    this.#start = { placement, moveNumber: 1 };
    this.#most = most;
    this.#search = search;
  }

  /** Whether the attacker mates within a number of plies. */
  mates(plies: number): boolean {
    return this.#mate(plies) !== undefined;
  }

  /** The first moves that mate within a number of plies. @param moves played before them */
  firstMoves(plies: number, moves: readonly Move[] = []): Move[] {
    return this.#checks(moves).filter((move) => this.#isMated([...moves, move], plies - 1));
  }

  /** Whether no other first move mates within a number of plies. */
  isOnly(first: Move, plies: number): boolean {
    return this.#checks([]).every((move) => move === first || !this.#isMated([move], plies - 1));
  }

  /**
   * A line of the mate in `plies`: shortest attack, longest defence. Throws `TooWide` where a mate may
   * be shorter.
   */
  line(plies: number): readonly Move[] {
    const found = this.#mate(plies);
    if (found === undefined) return [];
    // With a drop in its line a mate is told as a bound, though none is shorter.
    const isShorter =
      found.mate.line.length < plies || (!found.isShortest && this.mates(plies - 2));
    if (isShorter) throw new TooWide();
    return found.mate.line;
  }

  /** How many moves of the attacker along a line, but for the last, could be another as well. */
  duals(line: readonly Move[]): number {
    let duals = 0;
    for (let ply = 0; ply < line.length - 1; ply += 2) {
      if (this.firstMoves(line.length - ply, line.slice(0, ply)).length > 1) duals++;
    }
    return duals;
  }

  #checks(moves: readonly Move[]): Move[] {
    return new MateProof(this.#variant, this.#start.placement).checks(moves);
  }

  #isMated(moves: readonly Move[], plies: number): boolean {
    const budget = { plies, nodes: this.#most, skipsUseless: true };
    const found = this.#search.defend(this.#game(moves), budget);
    this.size += found.nodes;
    if (found.kind === 'unknown') throw new TooWide();
    return found.kind === 'mated';
  }

  #mate(plies: number): FoundMate | undefined {
    const budget = { plies, nodes: this.#most, skipsUseless: true };
    const found = this.#search.run(this.#game([]), budget);
    this.size += found.nodes;
    if (found.kind === 'unknown') throw new TooWide();
    return found.kind === 'mate' ? found : undefined;
  }

  #game(moves: readonly Move[]) {
    return { variant: this.#variant, start: this.#start, moves };
  }
}
