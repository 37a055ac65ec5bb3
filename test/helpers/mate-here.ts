import { MateSearch } from '../../source/engine/mate/mate-search.ts';
import type { MateFinder } from '../../source/match/participants/engine-room.ts';

const NODES = 20_000;

/** Looks for a mate without a thread. */
export const mateHere: MateFinder = async (game) => {
  const search = new MateSearch();
  return search.run(game, { skipsUseless: true, shouldStop: () => search.nodes > NODES });
};
