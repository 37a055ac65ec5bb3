import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export function droppedText(color: Color, name: string, to: string): string {
  return `${sideName(color)}: ${to}に${name}を打ちました。`;
}

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
