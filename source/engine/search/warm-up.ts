import { startPosition } from '../../rules/notation/start.ts';
import { VARIANTS } from '../../rules/variants/index.ts';
import { Search } from './search.ts';

/** Nodes after which the search is compiled. */
const NODES = 60_000;

/**
 * Searches for practice, since the first ten thousands of nodes of a thread take several times as
 * long as later ones. Leaves nothing that changes a later search.
 * @param shouldStop asked every few hundred nodes
 */
export function warmUp(shouldStop: () => boolean): void {
  const search = new Search(1);
  for (const variant of VARIANTS) {
    if (shouldStop()) return;
    const game = { variant, start: startPosition(variant), moves: [] };
    search.run(game, { nodes: NODES / VARIANTS.length, shouldStop });
  }
}
