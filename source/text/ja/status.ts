import type { Color } from '../../rules/core/color.ts';
import type { Standing } from '../../rules/core/game.ts';
import type { ImpassePoints } from '../../rules/core/impasse.ts';
import type { Handicap } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { handicapText } from './names.ts';
import { ordinal } from './ordinal.ts';
import { standingText } from './phrases.ts';
import { sideName } from './side-name.ts';

export function startTitle(game: string, start: Handicap | 'even' | 'given'): string {
  if (start === 'even') return `${game}、平手`;
  return `${game}、${start === 'given' ? '指定局面' : handicapText(start)}`;
}

export function turnText(ply: number, turn: Color): string {
  return `${ply === 0 ? '開始局面' : `${ply}手目`} - ${sideName(turn)}番`;
}

export function inCheckText(
  royal: { readonly name: string; readonly square: string },
  attackers: readonly { readonly name: string; readonly square: string }[],
): string {
  const names = attackers.map(({ name, square }) => standingText(name, square));
  return `王手！${joinWords(names, 'と')}が${standingText(royal.name, royal.square)}に利いています。`;
}

export function repetitionWarning(
  { occurrence, perpetualChecker }: Standing,
  times: number,
  winner: Color | undefined,
): string {
  const told = `この局面は${ordinal(occurrence)}です`;
  if (perpetualChecker) {
    return `${told}（${times}回で千日手）。連続王手の${sideName(perpetualChecker)}は、手を変えないと負けです。`;
  }
  const result = winner === undefined ? '引き分け' : `${sideName(winner)}の勝ち`;
  return `${told}。${ordinal(times)}で千日手となり、${result}です。`;
}

export function pawnDropMateWarning(drop: string): string {
  return `${drop} は打ち歩詰めになるため指せません。`;
}

export function impasseText({ black, white }: ImpassePoints, threshold: number): string {
  return `持将棋を申し出られます: 先手${black}点、後手${white}点（${threshold}点以上が必要）。`;
}
