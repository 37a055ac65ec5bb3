import type { ExplorerWord } from '../../activity/explorer.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';

/** What each word does at what others played. */
export const EXPLORER_WORD_HELP = {
  list: 'もう一度すべて表示。番号だけならその手を指すか、その対局を開く',
  next: '棋譜を1手進める',
  back: '棋譜を1手戻す',
  more: 'この局面の対局の続き',
  mirrored: '左右を反転した局面も数える。もう一度で解除',
  help: 'このヘルプ',
  quit: '棋譜再生へ戻る。他の言葉や指し手でも戻る',
} as const satisfies Readonly<Record<ExplorerWord, string>>;

/** Stands above the list. */
export const EXPLORER_TITLE = '前例';

/** Stands above its columns. */
export const EXPLORER_COLUMNS = {
  move: '指し手',
  games: '局数',
  black: '先手勝',
  drawn: '引分',
  white: '後手勝',
  value: '評価値',
  book: '定跡',
  last: '最後の対局',
};

/** How often something was met, and how those games ended. */
export function tallyText({ games, black, white, draws }: GamesTally): string {
  return `${games}局（先手勝ち${black}、後手勝ち${white}、引き分け${draws}）`;
}

/** What is known of the position after a move. @param move undefined at the start */
export function positionMetText(move: string | undefined, tally: GamesTally): string {
  const place = move === undefined ? '開始局面' : `${move} の局面`;
  return tally.games === 0 ? `${place}: 前例なし` : `${place}: ${tallyText(tally)}`;
}

/** Said of a move that no game has. */
export const IN_NO_GAME = '前例なし';

/** The average of the values after a move. */
export function averageText(value: string): string {
  return `評価値 ${value}`;
}

/** The game in which a move was played last. */
export function lastPlayedText(game: string): string {
  return `最後は ${game}`;
}

/** What a book has for a move; what it does not tell is ''. */
export function bookedText(book: string, value: string, depth: string, count: string): string {
  const told = [value && `評価値 ${value}`, depth && `深さ ${depth}`, count && `${count}回`];
  const text = told.filter(Boolean).join('、');
  return text ? `${book}: ${text}` : `${book} にあり`;
}

/** The place in a game: `98手中4手目`. */
export function moveOfText(ply: number, plies: number): string {
  return `${plies}手中${ply}手目`;
}

/** Said where a number has no line. */
export function noNumberText(count: number): string {
  return count === 0 ? '選べる行がありません。' : `番号は1から${count}までです。`;
}

/** What is said in always the same words. */
export const EXPLORER_ANSWERS = {
  'no-more': 'この局面の対局は他にありません。',
  mirrored: '左右反転も含みます。',
  more: '「続き」で他の対局を表示します。',
  back: '棋譜再生に戻りました。',
} as const;
