import type { Color } from '../../rules/core/color.ts';
import type { Way } from '../../rules/core/lines-from.ts';
import { countText } from './count-text.ts';
import { capitalized, orList } from './phrases.ts';
import { sideName } from './side-name.ts';

/** `2 Black attackers: pawn on 5f, pinned rook on 5h.` @param reachers in the form of `reacherText` */
export function reachersText(
  color: Color,
  role: 'attacker' | 'defender',
  reachers: readonly string[],
): string {
  const title = `${sideName(color)} ${role}`;
  if (reachers.length === 0) return `No ${title}s.`;
  return `${countText(reachers.length, title)}: ${reachers.join(', ')}.`;
}

/** `pinned rook on 5h`. @param held why it cannot move there: a king would be in check */
export function reacherText(standing: string, held: 'king' | 'pinned' | undefined): string {
  if (held === undefined) return standing;
  return held === 'king' ? `${standing}, but only into check` : `pinned ${standing}`;
}

/**
 * What stands on a way from a square: `Up: White pawn on 5c, 2 away.`
 * @param length squares up to the edge
 */
export function rayText(
  way: Way,
  length: number,
  standing: readonly { readonly piece: string; readonly distance: number }[],
): string {
  const sentences = standing.map(({ piece, distance }) => `${piece}, ${distance} away`);
  if (length === 0) sentences.push('the edge');
  else if (sentences.length === 0)
    sentences.push(`empty, ${countText(length, 'square')} to the edge`);
  return `${capitalized(way)}: ${sentences.join('; ')}.`;
}

/** A piece that can be taken, and with which ones. */
export interface TargetTold {
  readonly target: string;
  readonly takers: readonly string[];
  readonly isDefended: boolean;
}

/** What the side to move can take. */
export function canTakeText(color: Color, targets: readonly TargetTold[]): string {
  return `${sideName(color)} can take ${targetsText(targets)}.`;
}

/** What the other side threatens to take. */
export function threatensText(color: Color, targets: readonly TargetTold[]): string {
  return `${sideName(color)} threatens ${targetsText(targets)}.`;
}

/** `undefended silver on 5e with pawn on 5f; defended pawn on 3d with rook on 3h`, `nothing` */
function targetsText(targets: readonly TargetTold[]): string {
  const sentences = targets.map(
    ({ target, takers, isDefended }) =>
      `${isDefended ? 'defended' : 'undefended'} ${target} with ${orList(takers)}`,
  );
  return sentences.join('; ') || 'nothing';
}

/** Says that a side threatens mate. @param moves as they are told */
export function threatensMateText(color: Color, moves: string): string {
  return `${sideName(color)} threatens mate: ${moves}.`;
}
