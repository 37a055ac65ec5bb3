import type { Color } from '../rules/core/color.ts';
import type { Variant } from '../rules/core/variant.ts';
import { plainLatin } from './plain-latin.ts';
import { sideName } from './side-name.ts';

/** `a`, `a or b`, and with a comma before the `or` from three on: `a, b, or c`. */
export function orList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' or ');
  return `${items.slice(0, -1).join(', ')}, or ${items[items.length - 1]}`;
}

/** `Black's`, `White's`. */
export function possessive(color: Color): string {
  return `${sideName(color)}'s`;
}

/** A variant's name within a sentence: `shogi`, `Ogi`. */
export function nameInText({ name, noun = name }: Variant): string {
  return plainLatin(noun);
}
