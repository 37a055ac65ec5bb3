import type { Color } from '../../rules/core/color.ts';
import type { Way } from '../../rules/core/lines-from.ts';
import type { TargetTold } from '../en/reach.ts';
import { orList } from './phrases.ts';
import { sideName } from './side-name.ts';

const ROLES = { attacker: 'ตัวโจมตี', defender: 'ตัวป้องกัน' } as const;

const WAYS = {
  up: 'ขึ้น',
  'up right': 'ขึ้นขวา',
  right: 'ขวา',
  'down right': 'ลงขวา',
  down: 'ลง',
  'down left': 'ลงซ้าย',
  left: 'ซ้าย',
  'up left': 'ขึ้นซ้าย',
} as const satisfies Readonly<Record<Way, string>>;

export function reachersText(
  color: Color,
  role: 'attacker' | 'defender',
  reachers: readonly string[],
): string {
  const title = `${ROLES[role]}ของ${sideName(color)}`;
  if (reachers.length === 0) return `ไม่มี${title}`;
  return `${title} ${reachers.length} ตัว: ${reachers.join(', ')}`;
}

export function reacherText(standing: string, held: 'king' | 'pinned' | undefined): string {
  if (held === undefined) return standing;
  return held === 'king' ? `${standing} แต่ไปแล้วถูกรุก` : `${standing} ซึ่งถูกตรึง`;
}

export function rayText(
  way: Way,
  length: number,
  standing: readonly { readonly piece: string; readonly distance: number }[],
): string {
  const sentences = standing.map(({ piece, distance }) => `${piece} ห่าง ${distance} ช่อง`);
  if (length === 0) sentences.push('ขอบกระดาน');
  else if (sentences.length === 0) sentences.push(`ว่าง ${length} ช่องถึงขอบกระดาน`);
  return `${WAYS[way]}: ${sentences.join('; ')}`;
}

export function canTakeText(color: Color, targets: readonly TargetTold[]): string {
  return targets.length === 0
    ? `${sideName(color)}ไม่มีตัวที่กินได้`
    : `${sideName(color)}กินได้: ${targetsText(targets)}`;
}

export function threatensText(color: Color, targets: readonly TargetTold[]): string {
  return targets.length === 0
    ? `${sideName(color)}ไม่ได้ขู่กินตัวใด`
    : `${sideName(color)}ขู่กิน: ${targetsText(targets)}`;
}

/** `เงินที่ 5e (ไม่มีตัวคุ้ม) ด้วยเบี้ยที่ 5f; เบี้ยที่ 3d (มีตัวคุ้ม) ด้วยเรือที่ 3h` */
function targetsText(targets: readonly TargetTold[]): string {
  return targets
    .map(
      ({ target, takers, isDefended }) =>
        `${target} (${isDefended ? 'มีตัวคุ้ม' : 'ไม่มีตัวคุ้ม'}) ด้วย${orList(takers)}`,
    )
    .join('; ');
}

export function threatensMateText(color: Color, moves: string): string {
  return `${sideName(color)}ขู่รุกจน: ${moves}`;
}
