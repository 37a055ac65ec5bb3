import type { Color } from '../../rules/core/color.ts';

/** `先手`, `後手`. */
export function sideName(color: Color): string {
  return color === 'black' ? '先手' : '後手';
}
