import type { Color } from '../../rules/core/color.ts';
import type { Way } from '../../rules/core/lines-from.ts';
import type { TargetTold } from '../en/reach.ts';
import { possessive } from './phrases.ts';
import { sideName } from './side-name.ts';

export function reachersText(
  color: Color,
  role: 'attacker' | 'defender',
  reachers: readonly string[],
): string {
  const title = `${possessive(color)}${role === 'attacker' ? '攻め駒' : '受け駒'}`;
  if (reachers.length === 0) return `${title}はありません。`;
  return `${title}${reachers.length}枚: ${reachers.join('、')}。`;
}

export function reacherText(standing: string, held: 'king' | 'pinned' | undefined): string {
  if (held === undefined) return standing;
  return `${standing}（${held === 'king' ? '王手になるので動けない' : '動くと王手になる'}）`;
}

const WAYS = {
  up: '上',
  'up right': '右上',
  right: '右',
  'down right': '右下',
  down: '下',
  'down left': '左下',
  left: '左',
  'up left': '左上',
} as const satisfies Readonly<Record<Way, string>>;

export function rayText(
  way: Way,
  length: number,
  standing: readonly { readonly piece: string; readonly distance: number }[],
): string {
  const sentences = standing.map(({ piece, distance }) => `${distance}マス先に${piece}`);
  if (length === 0) sentences.push('盤の端');
  else if (sentences.length === 0) sentences.push(`端まで${length}マス、駒なし`);
  return `${WAYS[way]}: ${sentences.join('、')}。`;
}

export function canTakeText(color: Color, targets: readonly TargetTold[]): string {
  return targets.length === 0
    ? `${sideName(color)}が取れる駒はありません。`
    : `${sideName(color)}が取れる駒: ${targetsText(targets)}。`;
}

export function threatensText(color: Color, targets: readonly TargetTold[]): string {
  return targets.length === 0
    ? `${sideName(color)}が狙っている駒はありません。`
    : `${sideName(color)}が狙っている駒: ${targetsText(targets)}。`;
}

/** `ひもなしの5eの銀（5fの歩で）、ひも付きの3dの歩（3hの飛車で）` */
function targetsText(targets: readonly TargetTold[]): string {
  const sentences = targets.map(
    ({ target, takers, isDefended }) =>
      `${isDefended ? 'ひも付きの' : '浮き駒の'}${target}（${takers.join('か')}で）`,
  );
  return sentences.join('、');
}

export function threatensMateText(color: Color, moves: string): string {
  return `${possessive(color)}詰めろ: ${moves}。`;
}
