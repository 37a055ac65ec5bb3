import type { Variant } from '../../source/rules/core/variant.ts';
import { findVariant, VARIANTS } from '../../source/rules/variants/index.ts';

/** The ids of the catalogue as a refusal lists them: `yari, shogi, ogi`. */
export const VARIANT_IDS = VARIANTS.map(({ id }) => id).join(', ');

/**
 * The first games and one that is most unlike them, for tests that more games only make longer: each
 * game is looked at by `catalogue.test.ts` in the long run.
 */
export const FEW_VARIANTS = ['yari', 'shogi', 'ogi', 'tori'].map(variantOf);

/** The variant with an id, so that tables of tests can name it. */
export function variantOf(id: string): Variant {
  const variant = findVariant(id);
  if (variant === undefined) throw new RangeError(`no variant ${id}`);
  return variant;
}
