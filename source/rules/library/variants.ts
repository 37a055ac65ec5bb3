import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { dobutsu } from '../variants/dobutsu/rules.ts';
import { euro } from '../variants/euro/rules.ts';
import { gorogoro } from '../variants/gorogoro/rules.ts';
import { judkins } from '../variants/judkins/rules.ts';
import { minishogi } from '../variants/minishogi/rules.ts';
import { ogi } from '../variants/ogi/rules.ts';
import { shogi } from '../variants/shogi/rules.ts';
import { tori } from '../variants/tori/rules.ts';
import { whale } from '../variants/whale/rules.ts';
import { yari } from '../variants/yari/rules.ts';
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
export const variants = Object.freeze({
  yari: asChecked(frozenCopy<Variant>(yari)),
  shogi: asChecked(frozenCopy<Variant>(shogi)),
  ogi: asChecked(frozenCopy<Variant>(ogi)),
  minishogi: asChecked(frozenCopy<Variant>(minishogi)),
  gorogoro: asChecked(frozenCopy<Variant>(gorogoro)),
  judkins: asChecked(frozenCopy<Variant>(judkins)),
  tori: asChecked(frozenCopy<Variant>(tori)),
  euro: asChecked(frozenCopy<Variant>(euro)),
  whale: asChecked(frozenCopy<Variant>(whale)),
  dobutsu: asChecked(frozenCopy<Variant>(dobutsu)),
});

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
