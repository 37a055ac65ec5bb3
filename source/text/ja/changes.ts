import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** A drop: `後手: 5eに歩を打ちました。` */
export function droppedText(color: Color, name: string, to: string): string {
  return `${sideName(color)}: ${to}に${name}を打ちました。`;
}

/**
 * A move of a piece on the board: `後手: 2bの角が8hへ。角を取り、馬に成りました。`
 * @param taken the name of the captured piece
 * @param promoted what the piece has become
 */
export function movedText(
  color: Color,
  name: string,
  { from, to, taken, promoted }: { from: string; to: string; taken?: string; promoted?: string },
): string {
  return `${sideName(color)}: ${from}の${name}が${to}へ。${effectText(taken, promoted)}`;
}

function effectText(taken: string | undefined, promoted: string | undefined): string {
  if (taken === undefined) return promoted === undefined ? '' : `${promoted}に成りました。`;
  return promoted === undefined
    ? `${taken}を取りました。`
    : `${taken}を取り、${promoted}に成りました。`;
}
