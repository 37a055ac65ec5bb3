import type { Color } from '../../rules/core/color.ts';

/** `선수`, `후수`. */
export function sideName(color: Color): string {
  return color === 'black' ? '선수' : '후수';
}
