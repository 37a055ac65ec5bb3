import { VARIANTS } from '../core/variants/index.ts';
import { startPosition } from '../notation/start.ts';
import { Search } from './search.ts';

/** By then the search has been compiled for what it does most. */
const NODES = 60_000;

/**
 * Searches for practice: the first few ten thousand nodes of a thread take several times as long
 * as later ones. Leaves nothing that would change a later search.
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
