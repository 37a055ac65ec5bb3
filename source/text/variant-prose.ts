import type { Variant } from '../rules/core/variant.ts';
import { fileProseOf } from '../rules/variants/index.ts';
import type { VariantProse } from '../rules/variants/prose.ts';
import type { Texts } from './texts.ts';

/** What is told of a variant: by its file, else by us; nothing for one outside the catalogue. */
export function proseOf(texts: Texts, variant: Variant): VariantProse {
  const own: Readonly<Record<string, VariantProse>> = texts.board.VARIANT_PROSE;
  const told = Object.hasOwn(own, variant.id) ? own[variant.id] : undefined;
  return fileProseOf(variant) ?? told ?? { about: [], hints: [] };
}
