import type { Color } from '../../rules/core/color.ts';
import type { Way } from '../../rules/core/lines-from.ts';
import type { TargetTold } from '../en/reach.ts';
import { josa } from './josa.ts';
import { orList, possessive } from './phrases.ts';
import { sideName } from './side-name.ts';

const ROLES = { attacker: '공격하는', defender: '지키는' } as const;

export function reachersText(
  color: Color,
  role: 'attacker' | 'defender',
  reachers: readonly string[],
): string {
  const title = `${ROLES[role]} ${possessive(color)} 말`;
  if (reachers.length === 0) return `${josa(title, '이')} 없습니다.`;
  return `${title} ${reachers.length}개: ${reachers.join(', ')}.`;
}

export function reacherText(standing: string, held: 'king' | 'pinned' | undefined): string {
  if (held === undefined) return standing;
  return held === 'king' ? `${standing}(가면 장군을 받음)` : `묶인 ${standing}`;
}

const WAYS = {
  up: '위',
  down: '아래',
  left: '왼쪽',
  right: '오른쪽',
  'up left': '왼쪽 위',
  'up right': '오른쪽 위',
  'down left': '왼쪽 아래',
  'down right': '오른쪽 아래',
} as const satisfies Readonly<Record<Way, string>>;

export function rayText(
  way: Way,
  length: number,
  standing: readonly { readonly piece: string; readonly distance: number }[],
): string {
  const sentences = standing.map(({ piece, distance }) => `${piece}, ${distance}칸 거리`);
  if (length === 0) sentences.push('판의 가장자리');
  else if (sentences.length === 0) sentences.push(`비어 있음, 가장자리까지 ${length}칸`);
  return `${WAYS[way]}: ${sentences.join('; ')}.`;
}

export function canTakeText(color: Color, targets: readonly TargetTold[]): string {
  return `${sideName(color)}가 잡을 수 있는 말: ${targetsText(targets)}.`;
}

export function threatensText(color: Color, targets: readonly TargetTold[]): string {
  return `${sideName(color)}가 노리는 말: ${targetsText(targets)}.`;
}

function targetsText(targets: readonly TargetTold[]): string {
  const sentences = targets.map(
    ({ target, takers, isDefended }) =>
      `${isDefended ? '지켜지는' : '지켜지지 않는'} ${target}(${josa(orList(takers), '으로')})`,
  );
  return sentences.join('; ') || '없음';
}

export function threatensMateText(color: Color, moves: string): string {
  return `${sideName(color)}가 외통을 노립니다: ${moves}.`;
}
