import type { Color } from '../../rules/core/color.ts';
import type { Standing } from '../../rules/core/game.ts';
import type { ImpassePoints } from '../../rules/core/impasse.ts';
import type { Handicap } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { handicapText } from './names.ts';
import { ordinal } from './ordinal.ts';
import { standingText } from './phrases.ts';
import { sideName } from './side-name.ts';

export function startTitle(game: string, start: Handicap | 'even' | 'given'): string {
  if (start === 'even') return `${game}, 평수`;
  return `${game}, ${start === 'given' ? '지정 국면' : handicapText(start)}`;
}

export function turnText(ply: number, turn: Color): string {
  return `${ply === 0 ? '시작 국면' : `${ply}수`} - ${sideName(turn)} 차례`;
}

export function inCheckText(
  royal: { readonly name: string; readonly square: string },
  attackers: readonly { readonly name: string; readonly square: string }[],
): string {
  const names = attackers.map(({ name, square }) => standingText(name, square));
  const attacked = josa(standingText(royal.name, royal.square), '을');
  return `장군! ${josa(joinWords(names, 'and'), '이')} 내 ${attacked} 노립니다.`;
}

export function repetitionWarning(
  { occurrence, perpetualChecker }: Standing,
  times: number,
  winner: Color | undefined,
): string {
  const told = `같은 국면이 ${times}번 중 ${ordinal(occurrence)}입니다`;
  if (perpetualChecker) {
    return `${told}. 연속 장군: ${sideName(perpetualChecker)}가 수를 바꾸지 않으면 집니다.`;
  }
  const result = winner === undefined ? '무승부입니다' : `${sideName(winner)}가 이깁니다`;
  return `${told}. ${ordinal(times)}에는 ${result}.`;
}

export function pawnDropMateWarning(drop: string): string {
  return `${josa(drop, '은')} 타보힐이라 둘 수 없습니다.`;
}

export function impasseText({ black, white }: ImpassePoints, threshold: number): string {
  return `지장기를 제안할 수 있습니다: 선수 ${black}점, 후수 ${white}점. ${threshold}점이 필요합니다.`;
}
