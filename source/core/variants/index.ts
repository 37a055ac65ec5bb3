import type { Variant } from '../variant.ts';
import { ogi } from './ogi.ts';
import { shogi } from './shogi.ts';
import { yari } from './yari.ts';

/** The games of the family that komadai plays, the default first. */
export const VARIANTS: readonly Variant[] = [yari, shogi, ogi];

export function findVariant(id: string): Variant | undefined {
  return VARIANTS.find((variant) => variant.id === id);
}
