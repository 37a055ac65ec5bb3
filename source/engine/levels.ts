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

/**
 * The levels of the computer, the weakest first. All but the last are bounded by nodes, so that
 * they play alike on every machine; the lowest see few moves ahead and may take a worse one. Games
 * have steps of their own between them.
 */
export const LEVELS: readonly Level[] = [
  { level: 1, nodes: 4000, depth: 1, tolerance: 540, seesMates: false, bookPlies: 4 },
  { level: 2, nodes: 4000, depth: 1, tolerance: 165, seesMates: false, bookPlies: 4 },
  { level: 3, nodes: 4000, depth: 2, tolerance: 275, seesMates: false, bookPlies: 4 },
  { level: 4, nodes: 4000, depth: 3, tolerance: 190, seesMates: false, bookPlies: 4 },
  { level: 5, nodes: 4700, tolerance: 20, seesMates: false, bookPlies: 4 },
  { level: 6, nodes: 11_000, tolerance: 8, seesMates: false },
  { level: 7, nodes: 26_000, tolerance: 6, seesMates: true },
  { level: 8, nodes: 75_000, tolerance: 4, seesMates: true },
  { level: 9, nodes: 300_000, tolerance: 3, seesMates: true },
  { level: 10, tolerance: 0, seesMates: true },
];

/** The first level that the nodes of a game's steps are for. */
const FIRST_BY_NODES = 5;

/** A level by its number, as it plays a game. Throws `RangeError` where there is none. */
export function levelOf(level: number, variant?: Variant): Level {
  const found = LEVELS.find((entry) => entry.level === level);
  if (found === undefined) throw new RangeError(`no level ${level}`);
  const steps = variant && levelStepsOf(variant);
  const tolerance = steps?.tolerances[level - 1];
  const nodes = steps?.nodes[level - FIRST_BY_NODES];
  return {
    ...found,
    ...(tolerance !== undefined && { tolerance }),
    ...(nodes !== undefined && { nodes }),
  };
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
