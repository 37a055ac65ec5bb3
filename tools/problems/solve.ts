import { MateSearch } from '../../source/engine/mate/mate-search.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Move } from '../../source/rules/core/move.ts';
import type { Placement } from '../../source/rules/core/position.ts';
import { type Draft, placementOf, removals } from './draft.ts';
import { TooWide } from './mate-proof.ts';
import { SearchProof } from './search-proof.ts';

type Random = () => number;

/** What our search finds in a draft. */
interface Solution {
  readonly plies: number;
  readonly first: Move;
  readonly line: readonly Move[];
}

/** The longest mate that a problem has. */
export const MOST_PLIES = 15;

/** Looks for problems with our own search, which is fast. What it finds is to be checked. */
export class Solver {
  readonly #search = new MateSearch(1);
  readonly #nodes: number;

  /** @param nodes positions of the search for one question */
  constructor(nodes: number) {
    this.#nodes = nodes;
  }

  /** The shortest mate of a draft; `undefined` if there is none, or none was found. */
  mate(
    { variant }: Draft,
    placement: Placement | undefined,
    plies = MOST_PLIES,
  ): Solution | undefined {
    if (placement === undefined) return undefined;
    const game = { variant, start: { placement, moveNumber: 1 }, moves: [] };
    const budget = { plies, nodes: this.#nodes, skipsUseless: true };
    const found = this.#search.run(game, budget);
    if (found.kind !== 'mate') return undefined;
    const { line } = found.mate;
    return { plies: line.length, first: itemAt(line, 0), line };
  }

  /** Whether it is known that no other first move mates in as many plies. */
  isUnique({ variant }: Draft, placement: Placement, { first, plies }: Solution): boolean {
    try {
      return new SearchProof(variant, placement, this.#nodes, this.#search).isOnly(first, plies);
    } catch (error) {
      if (error instanceof TooWide) return false;
      throw error;
    }
  }

  /**
   * A draft without the pieces that its mate does not need; `undefined` if it is no problem, or has
   * a length that is not wanted.
   */
  refined(draft: Draft, random: Random, isWanted: (plies: number) => boolean): Draft | undefined {
    const placement = placementOf(draft);
    const solution = this.mate(draft, placement);
    if (!placement || !solution || !isWanted(solution.plies)) return undefined;
    if (!this.isUnique(draft, placement, solution)) return undefined;
    return pruned(draft, random, (less) => {
      const other = placementOf(less);
      const own = this.mate(less, other, solution.plies);
      if (!other || own?.plies !== solution.plies || own.first !== solution.first) return false;
      return this.isUnique(less, other, own);
    });
  }

  /** A draft without the pieces that its mate does not need, though others may mate as well then. */
  stripped(draft: Draft, random: Random): Draft | undefined {
    const solution = this.mate(draft, placementOf(draft));
    if (!solution) return undefined;
    return pruned(draft, random, (less) => {
      return this.mate(less, placementOf(less), solution.plies)?.plies === solution.plies;
    });
  }
}

/** Takes pieces away as long as a draft is as good without one. */
function pruned(draft: Draft, random: Random, isAsGood: (less: Draft) => boolean): Draft {
  const order = removals(draft)
    .map((remove) => ({ remove, place: random() }))
    .sort((a, b) => a.place - b.place);
  let left = draft;
  for (const { remove } of order) {
    const less = remove(left);
    if (isAsGood(less)) left = less;
  }
  return left === draft ? draft : pruned(left, random, isAsGood);
}
