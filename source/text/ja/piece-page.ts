import type { Variant } from '../../rules/core/variant.ts';
import type { WrittenName } from '../en/names.ts';
import type { FullFile } from '../en/piece-page.ts';
import { nameInSentence } from './names.ts';
import { lastRanks } from './phrases.ts';

export const IN_THE_GAME = 'このゲームでは';

export function itMovesText(moves: string): string {
  return `${moves}。`;
}

export function setNameText(names: readonly WrittenName[], narrow: readonly string[]): string {
  const label = narrow.length > 0 ? `狭い盤では${narrow.join('または')}。` : '';
  return `駒の表記: ${names.map(({ kanji, romaji }) => kanji || romaji).join('または')}。${label}`;
}

export const FACTS = {
  captive: (letters: string, name: string) =>
    `取られると${name}（${letters}）として持駒になります。`,
  royal: '詰まされると負けです。',
  goal: (ranks: number) => `${lastRanks(ranks)}に入れた側の勝ちです。`,
  points: (points: number) => `持将棋では${points}点です。`,
  stays: '成れません。',
  noMoveTo: (ranks: number) => `${lastRanks(ranks)}には進めません。`,
  promoted: (letters: string, name: string) => `成駒は${name}（+${letters}）です。`,
  reverts: '敵陣に入る手、敵陣から動く手のたびに裏返り、成と不成が入れ替わります。',
  mustPromote: '成れるときは必ず成ります。',
  mustPromoteOn: (ranks: number) => `${lastRanks(ranks)}では必ず成ります。`,
  noDeadMove: '行きどころのなくなるマスには進めません。',
  notDropped: '打てません。',
  neverInHand: '持駒になることはありません。',
  noDropOn: (ranks: number) => `${lastRanks(ranks)}には打てません。`,
  noDropOnFile: (file: FullFile) => `${fullFileText(file)}には打てません。`,
  noDeadDrop: '行きどころのないマスには打てません。',
  anyDrop: '空いているマスならどこにでも打てます。',
  dropMate: {
    illegal: '打って王手はできますが、打って詰ますことはできません（打ち歩詰め）。',
    legal: '打って詰ますこともできます。',
  } satisfies Readonly<Record<Variant['pawnDropMate'], string>>,
} as const;

/** `味方の成っていない歩がすでにある筋`, `味方の燕がすでに2枚ある筋`. */
export function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const own = nameInSentence(pawn);
  const name = reverts ? own : `成っていない${own}`;
  const count = pawnsPerFile === 1 ? '' : `${pawnsPerFile}枚`;
  return `味方の${name}がすでに${count}ある筋`;
}

export function diagramKeyText(
  step: string,
  slide: string,
  { leapsOn, isShort }: { readonly leapsOn: boolean; readonly isShort: boolean },
): string {
  const way = `${leapsOn ? '続けて' : ''}動ける方向`;
  return [
    `${step} は動けるマス`,
    `${slide} はほかの駒に当たるまで${way}`,
    ...(isShort ? [`数字はその数のマスまで${way}`] : []),
  ].join('、');
}
