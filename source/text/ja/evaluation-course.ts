import type { Color } from '../../rules/core/color.ts';
import type { Advantage } from '../en/evaluation-course.ts';
import { sideName } from './side-name.ts';

export const NOTHING_EVALUATED = 'まだどの局面も解析していません。';

export function evaluatedText(known: number, all: number): string {
  return `${all}局面中${known}局面を解析済み。`;
}

export function sinceText(ply: number, standing: Advantage): string {
  return `${ply === 0 ? '開始から' : `${ply}手目から`}: ${STANDING_TEXTS[standing]}。`;
}

const STANDING_TEXTS = {
  even: '互角',
  'black-better': '先手優勢',
  'black-winning': '先手勝勢',
  'white-better': '後手優勢',
  'white-winning': '後手勝勢',
} as const satisfies Readonly<Record<Advantage, string>>;

export function peakText(color: Color, percent: number, ply: number): string {
  const when = ply === 0 ? '開始局面' : `${ply}手目`;
  return `${sideName(color)}の最高: ${when}で期待勝率${percent}%。`;
}

export function swingText(move: string, before: number, after: number): string {
  return `大きく動いた手: ${move}、先手の期待勝率が${before}%から${after}%に。`;
}
