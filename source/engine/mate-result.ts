import type { Move } from '../core/move.ts';
import type { Mate } from './mate-table.ts';

/** What a search for mate found: a mate, that there is none so short, or nothing in its time. */
export type MateResult =
  | { readonly kind: 'mate'; readonly mate: Mate; readonly nodes: number }
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/**
 * What a defender who is to move has: the answer that resists longest, with the line to the mate,
 * which is empty where nothing resists; or an answer after which there is no mate so short.
 */
export type DefenceResult =
  | { readonly kind: 'mated'; readonly mate: Mate; readonly nodes: number }
  /** `plies`: within so many, the answer among them, there is no mate. */
  | { readonly kind: 'holds'; readonly move: Move; readonly plies: number; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/** When a search for mate gives up. */
export interface MateBudget {
  /** The longest mate to look for, in plies. */
  readonly plies: number;
  readonly nodes?: number;
  /** Asked about every hundred nodes. */
  readonly shouldStop?: () => boolean;
  /** As in mating problems: drops that only put the mate off do not count. */
  readonly skipsUseless?: boolean;
}
