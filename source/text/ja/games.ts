import type { GameEntry, GameSummary } from '../../records/store/game-entry.ts';
import { countText } from './count-text.ts';

export function playersText({ black, white }: Pick<GameSummary, 'black' | 'white'>): string {
  return `${black} - ${white}`;
}

export function levelName(level: number): string {
  return `レベル${level}`;
}

/** `38手`. */
export function movesText(plies: number): string {
  return countText(plies, '手');
}

/** `10,000局`; if a filter finds some of them, `12/10,000局`. */
export function gameCountText(all: number, found?: number): string {
  if (found !== undefined) return `${thousands(found)}/${thousands(all)}局`;
  return `${thousands(all)}局`;
}

export function noGamesText(folder: string | undefined): string {
  const none =
    '保存された棋譜はまだありません。対局は1手ごとに自動で保存されます。メニューから対局を始めてください。';
  return folder === undefined ? none : `${none}PSNのファイルは ${folder} に置けます。`;
}

export const GAMES_ANSWERS = {
  noneFound: '該当する棋譜はありません。',
  searching: '検索中..',
  damaged: '破損',
} as const;

export function deleteGameQuestion({ name, summary }: GameEntry): string {
  const { games, plies } = summary;
  const others = games === 1 ? '' : `と、同じファイルのほかの${games - 1}局`;
  return `${name}（${playersText(summary)}、${movesText(plies)}）${others}を削除しますか? 元に戻せません。`;
}

export function notDeletedText(elsewhere: string): string {
  return `削除していません。${elsewhere}`;
}

export function unreadNotDeletedText(fault: string): string {
  return `削除していません。削除できるのは読める棋譜だけです。${fault}`;
}

export function onBoardText(name: string): string {
  return `削除していません。${name} は盤上の対局です。`;
}

function thousands(count: number): string {
  return count.toLocaleString('ja-JP');
}

export function detailsText(details: readonly string[]): string {
  return details.join('、');
}
