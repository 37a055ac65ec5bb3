import type { Color } from '../../rules/core/color.ts';
import { josa } from './josa.ts';
import { sideName } from './side-name.ts';

export function droppedText(color: Color, name: string, to: string): string {
  return `${sideName(color)}: ${josa(name, '을')} ${to}에 놓음.`;
}

export function movedText(
  color: Color,
  name: string,
  { from, to, taken, promoted }: { from: string; to: string; taken?: string; promoted?: string },
): string {
  const takes = taken === undefined ? '' : `, ${josa(taken, '을')} 잡음`;
  const becomes = promoted === undefined ? '' : `, ${josa(promoted, '으로')} 승격`;
  return `${sideName(color)}: ${name} ${from}에서 ${josa(to, '으로')}${takes}${becomes}.`;
}
