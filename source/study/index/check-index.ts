import { checkLoggedGame } from './game-log.ts';
import type { IndexState } from './index-state.ts';

/** N games are checked before a caller can pause. */
const PAUSED = 256;

/** Reads all of an index, piece by piece. Throws `CorruptIndex` where it is not as it was written. */
export function* checkIndex(state: IndexState): Generator<undefined> {
  for (const part of state.parts) yield* part.check();
  let source: number | undefined;
  for (let game = 0; game < state.games; game++) {
    checkLoggedGame(state.placeOf(game));
    const { sourceAt } = state.headOf(game);
    if (sourceAt !== source) state.sourceOf(game);
    source = sourceAt;
    if (game % PAUSED === 0) yield undefined;
  }
  state.files();
}
