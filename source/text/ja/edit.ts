import type { EditCode } from '../../activity/edit-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { Color } from '../../rules/core/color.ts';
import { possessive } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

export const EDIT_TASK =
  '自由に局面を作ります。「銀 ５五」で５五に銀を置き、「７七 ７六」で７七の駒を動かします。「５五」だけならそのマスの駒を言います。' +
  'カーソルのあるマスで Enter（またはクリック）を押すと駒を持ち上げて置きます。空いたマスか同じ駒で2度押すと、できることの一覧が開きます。' +
  '駒だけを入力するとカーソルのマスに置きます。マスを省いた言葉もカーソルのマスに働きます。';

export const EDIT_TITLE = '局面編集';

export function editHeading(game: string): string {
  return `${game}: 局面編集`;
}

export const EDIT_ANSWERS = {
  cleared: '盤と持駒を空にしました。',
  started: '初期局面です。',
  undone: '取り消しました。',
  redone: 'やり直しました。',
  'no-undo': '取り消せる変更はありません。',
  'no-redo': '取り消された変更はありません。',
  'which-square': 'どのマスですか？ ５五 のように続けて入力するか、矢印キーで選んでください。',
  'empty-square': 'そのマスに駒はありません。',
  'no-other-face': 'この駒は成れません。',
  'royal-in-hand': 'この駒は持駒にできません。',
  'which-hand': '先後、駒、枚数を入力してください: 持駒 先手 歩 3',
  'hand-full': '持駒は1種類99枚までです。',
  'no-handicap': '初期局面: その手合割はありません。',
  'no-moves': '手番の側に指せる手がないので、対局を始められません。',
  'no-level': '対局: レベルは1から10です。省くと2人の対局です。',
  'no-target': '詰将棋になりません。手番でない側に詰ます玉がありません。',
  'which-file': '保存: 詰将棋のファイルの名前を入力してください。',
  'saves-no-mate': '王手の連続による詰みがないので（証明済み）、詰将棋として保存しませんでした。',
  'saves-unproved': '時間内に詰みも不詰も証明できませんでした。それでも保存しますか？',
  'save-stopped': '詰みの探索が中止されたので、保存しませんでした。',
  'leaves-edited': '局面は保存されていません。それでも終了しますか？',
} as const satisfies Readonly<Record<Exclude<EditCode, 'turn'>, string>>;

export function sideToMoveText(color: Color): string {
  return `${sideName(color)}番`;
}

export function removedText(piece: string): string {
  return `${piece}を取り除きました。`;
}

export function pickedText(piece: string): string {
  return `${piece}を持ち上げました。Enter で置きます。`;
}

export function restText(color: Color, count: number): string {
  return count === 0
    ? '足りない駒はありません。'
    : `${count}枚を${possessive(color)}持駒に加えました。`;
}

export function notReadText(line: string, piece: string, square: string): string {
  return `${quoted(line)}は駒でもマスでもありません。例: ${piece} ${square}、${piece} ${square} 後手。言葉は「ヘルプ」で。`;
}

export function problemSavedText(path: string, plies?: number): string {
  const mate = plies === undefined ? '' : `${plies}手詰。`;
  return `${mate}${printable(path)} に追加しました。komadai tsume で解けます。`;
}

export function problemNotSavedText(fault: string): string {
  return `保存: ${fault}`;
}

export function kinglessText(color: Color, royal: string): string {
  return `${sideName(color)}に${royal}がありません`;
}

export function tooManyText(pieces: string, most: number): string {
  return `${pieces}は多すぎます（全部で${most}枚）`;
}

/** What is missing of a set. @param pieces as they are listed */
export function missingPiecesText(pieces: string): string {
  return `足りない駒: ${pieces}`;
}

export const SET_IS_WHOLE = '足りない駒はありません。';

export const POSITION_IS_RIGHT = '誤りはありません。';

export const SQUARE_CHOICES = {
  remove: '取り除く',
  face: '裏返す',
  swap: '相手側の駒にする',
  toHand: (color: Color) => `${possessive(color)}持駒にする`,
} as const;

export const HANDS_TEXTS = { title: '持駒と手番', turn: '手番', done: '終わり' } as const;
