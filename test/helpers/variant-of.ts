import type { Variant } from '../../source/core/variant.ts';
import { findVariant } from '../../source/core/variants/index.ts';

/** The variant with an id, so that tables of tests can name it. */
export function variantOf(id: string): Variant {
  const variant = findVariant(id);
  if (variant === undefined) throw new RangeError(`no variant ${id}`);
  return variant;
}
