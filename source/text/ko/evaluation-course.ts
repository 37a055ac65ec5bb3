import type { Color } from '../../rules/core/color.ts';
import type { Advantage } from '../en/evaluation-course.ts';
import { sideName } from './side-name.ts';

export const NOTHING_EVALUATED = '아직 평가한 국면이 없습니다.';

export function evaluatedText(known: number, all: number): string {
  return `${all}국면 중 ${known}국면을 평가했습니다.`;
}

export function sinceText(ply: number, standing: Advantage): string {
  return `${ply === 0 ? '시작부터' : `${ply}수부터`}: ${STANDING_TEXTS[standing]}.`;
}

const STANDING_TEXTS = {
  even: '호각',
  'black-better': '선수 우세',
  'black-winning': '선수 승세',
  'white-better': '후수 우세',
  'white-winning': '후수 승세',
} as const satisfies Readonly<Record<Advantage, string>>;

export function peakText(color: Color, percent: number, ply: number): string {
  const when = ply === 0 ? '시작 국면' : `${ply}수`;
  return `${sideName(color)}의 최고 승률: ${when}에서 ${percent}퍼센트.`;
}

export function swingText(move: string, before: number, after: number): string {
  return `큰 변동: ${move}, 선수 승률 ${before}에서 ${after}퍼센트.`;
}
