import type { ExplorerWord } from '../../activity/explorer.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';

export const EXPLORER_WORD_HELP = {
  list: 'もう一度すべて表示。番号だけならその手を指すか、その対局を開く',
  next: '棋譜を1手進める',
  back: '棋譜を1手戻す',
  more: 'この局面の対局の続き',
  mirrored: '左右を反転した局面も数える。もう一度で解除',
  help: 'このヘルプ',
  quit: '棋譜再生へ戻る。他の言葉や指し手でも戻る',
} as const satisfies Readonly<Record<ExplorerWord, string>>;

export const EXPLORER_TITLE = '前例';

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

export function tallyText({ games, black, white, draws }: GamesTally): string {
  return `${games}局（先手勝ち${black}、後手勝ち${white}、引き分け${draws}）`;
}

export function positionMetText(move: string | undefined, tally: GamesTally): string {
  const place = move === undefined ? '開始局面' : `${move} の局面`;
  return tally.games === 0 ? `${place}: 前例なし` : `${place}: ${tallyText(tally)}`;
}

export const IN_NO_GAME = '前例なし';

export function averageText(value: string): string {
  return `評価値 ${value}`;
}

export function lastPlayedText(game: string): string {
  return `最後は ${game}`;
}

export function bookedText(book: string, value: string, depth: string, count: string): string {
  const told = [value && `評価値 ${value}`, depth && `深さ ${depth}`, count && `${count}回`];
  const text = told.filter(Boolean).join('、');
  return text ? `${book}: ${text}` : `${book} にあり`;
}

export function moveOfText(ply: number, plies: number): string {
  return `${plies}手中${ply}手目`;
}

export function noNumberText(count: number): string {
  return count === 0 ? '選べる行がありません。' : `番号は1から${count}までです。`;
}

export const EXPLORER_ANSWERS = {
  empty: '保存した対局は自動で調べます。他の対局は komadai index FOLDER で加えられます。',
  'no-more': 'この局面の対局は他にありません。',
  mirrored: '左右反転も含みます。',
  more: '「続き」で他の対局を表示します。',
  back: '棋譜再生に戻りました。',
} as const;
