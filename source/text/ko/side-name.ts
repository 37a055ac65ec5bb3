import type { Color } from '../../rules/core/color.ts';

export function sideName(color: Color): string {
  return color === 'black' ? '선수' : '후수';
}
