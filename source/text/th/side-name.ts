import type { Color } from '../../rules/core/color.ts';

/** `ดำ`, `ขาว`. */
export function sideName(color: Color): string {
  return color === 'black' ? 'ดำ' : 'ขาว';
}
