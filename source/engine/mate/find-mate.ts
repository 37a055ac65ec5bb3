import type { EngineGame } from '../engine.ts';
import type { MateResult } from './mate-search.ts';
import { solveMates } from './solve-mates.ts';

const MEMORY_MB = 256;

/**
 * Looks for a mate in the last position of a game, in a thread of its own. Rejects if the thread
 * fails, and with `SolvingStopped` when the signal is given.
 */
export async function findMate(
  game: EngineGame,
  timeMs: number,
  signal: AbortSignal,
): Promise<MateResult> {
  const solved = solveMates([game], { timeMs, memoryMb: MEMORY_MB, signal }, () => {});
  for await (const { result } of solved) return result;
  throw new RangeError('a position has a result');
}
