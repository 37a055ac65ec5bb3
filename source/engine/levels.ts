import { itemAt } from '../rules/core/item-at.ts';
import type { Variant } from '../rules/core/variant.ts';
import { levelStepsOf } from '../rules/variants/index.ts';
import type { SearchLimits } from './engine.ts';

/** The strength of a level. */
export interface Level {
  readonly level: number;
  /** Moves played in the search; missing if the clock decides. */
  readonly nodes?: number;
  /** In plies. Default: no limit. */
  readonly depth?: number;
  /** How much worse than the best its move may be, in hundredths of a pawn. */
  readonly tolerance: number;
  /** Whether it looks for forced mates first. */
  readonly seesMates: boolean;
  /** The plies of a game that it plays from a book of openings. Default: as many as there are. */
  readonly bookPlies?: number;
}

/** Time for a move of the highest level in a game without a clock, in milliseconds. */
export const MOVE_TIME_MS = 1000;

/** What the levels of the computer have in common in all games, the weakest level first. */
export const LEVELS: readonly Pick<Level, 'level' | 'seesMates' | 'bookPlies'>[] = [
  { level: 1, seesMates: false, bookPlies: 4 },
  { level: 2, seesMates: false, bookPlies: 4 },
  { level: 3, seesMates: false, bookPlies: 4 },
  { level: 4, seesMates: false, bookPlies: 4 },
  { level: 5, seesMates: false, bookPlies: 4 },
  { level: 6, seesMates: false },
  { level: 7, seesMates: true },
  { level: 8, seesMates: true },
  { level: 9, seesMates: true },
  { level: 10, seesMates: true },
];

/** Ends a search to a small depth that takes too long. */
const DEPTH_NODES = 4000;

/**
 * A level by its number, as it plays a game. All but the last are bounded by nodes, so that they
 * play alike on every machine. Throws `RangeError` where there is none.
 */
export function levelOf(level: number, variant?: Variant): Level {
  const found = LEVELS.find((entry) => entry.level === level);
  if (found === undefined) throw new RangeError(`no level ${level}`);
  const { depths, tolerances, nodes } = levelStepsOf(variant);
  const at = level - 1;
  const depth = depths[at];
  const tolerance = itemAt(tolerances, at);
  if (depth !== undefined) return { ...found, depth, nodes: DEPTH_NODES, tolerance };
  const most = nodes[at - depths.length];
  return { ...found, ...(most !== undefined && { nodes: most }), tolerance };
}

/**
 * The time for a move: that of the limits, or that of the highest level where nothing else ends its
 * search.
 * @returns milliseconds, `Infinity` where there is no such time
 */
export function moveTimeMs(
  { timeMs, clock, nodes, depth }: SearchLimits,
  level: Level | undefined,
): number {
  if (timeMs !== undefined) return timeMs;
  const isFree = level !== undefined && (level.nodes ?? nodes ?? depth ?? clock) === undefined;
  return isFree ? MOVE_TIME_MS : Number.POSITIVE_INFINITY;
}
