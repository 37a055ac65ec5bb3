import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { GameData } from '../variants/game-data.ts';
import { OWN_GAMES } from '../variants/index.ts';
import { frozenCopy } from './frozen-copy.ts';

declare const checked: unique symbol;

/**
 * A game that can be played: one of `variants`, or what `checkVariant` has accepted. It is frozen.
 * A changed copy has to be checked again.
 *
 * @example
 * ```ts
 * const game: CheckedVariant = variants.ogi;
 * startPosition(game).pieces().length; // => 36
 * ```
 */
export type CheckedVariant = Variant & { readonly [checked]: true };

const known = new WeakSet<Variant>();

/**
 * Marks data as a game that can be played.
 * @param variant frozen, with all that is in it
 * @internal
 */
export function asChecked(variant: Variant): CheckedVariant {
  known.add(variant);
  return variant as CheckedVariant;
}

/**
 * Throws `RangeError` for data that `checkVariant` has not seen.
 * @internal
 */
export function assertChecked(variant: CheckedVariant): void {
  if (!known.has(variant)) throw new RangeError(`variant ${variant?.id}: call checkVariant first`);
}

/**
 * The games that come with the library, by id.
 *
 * @example
 * ```ts
 * variants.shogi.files; // => 9
 * Object.keys(variants).slice(0, 4).join(); // => 'yari,shogi,ogi,minishogi'
 * ```
 */
export const variants = Object.freeze(checkedById(OWN_GAMES));

function checkedById<Id extends string>(
  games: readonly (GameData & { readonly rules: { readonly id: Id } })[],
): Record<Id, CheckedVariant> {
  return Object.fromEntries(
    games.map(({ rules }) => [rules.id, asChecked(frozenCopy<Variant>(rules))]),
  ) as Record<Id, CheckedVariant>;
}

/**
 * The game with an id, where the id comes from outside.
 *
 * @example
 * ```ts
 * const tori = getVariant('tori');
 * tori.ok && tori.value.ranks; // => 7
 * const chess = getVariant('chess');
 * chess.ok || chess.fault.code; // => 'unknown-variant'
 * ```
 */
export function getVariant(
  id: string,
): Result<CheckedVariant, { readonly code: 'unknown-variant'; readonly id: string }> {
  if (!Object.hasOwn(variants, id)) return failure({ code: 'unknown-variant', id });
  return success(variants[id as keyof typeof variants]);
}
