import type { Color } from '../../rules/core/color.ts';

/** `Black`, `White`. */
export function sideName(color: Color): string {
  return color === 'black' ? 'Black' : 'White';
}
