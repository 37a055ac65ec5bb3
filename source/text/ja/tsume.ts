import type { HelpWord } from '../../activity/tsume.ts';
import type { Length } from '../../match/problems/tsume-set.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { notSavedText } from './outcome.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { spelling } from './spelling.ts';

export const TSUME_TASK =
  '王手の連続で相手の玉を詰ましてください。玉方は最も長く逃れる手で応じます。無駄合は手数に数えません。手数どおりに詰めば、どの手順でも正解です。';

export const TSUME_NAMES = { attacker: '攻方', defender: '玉方' } as const;

export function problemHeading(
  game: string,
  {
    number,
    of,
    plies,
    rating,
    isSolved,
  }: {
    readonly number?: number;
    readonly of?: number;
    readonly plies: number | undefined;
    readonly rating: string | undefined;
    readonly isSolved: boolean;
  },
): string {
  const place = number === undefined ? '' : `${number}${of === undefined ? '' : `/${of}`}`;
  const length = plies === undefined ? '' : `、${plies}手詰`;
  const notes = [...(rating ? [rating] : []), ...(isSolved ? ['正解済み'] : [])].join('、');
  return `${game} 問題${place}${length}${notes && `（${notes}）`}`;
}

export const FINDINGS = {
  none: (most: number) => `${most}手以内に、王手の連続による詰みはありません。`,
  unknown: '時間内に詰みが見つかりませんでした。詰むかもしれません。',
  shorter: (found: number, said: number) =>
    `${found}手で詰みます。ファイルには${said}手とあります。`,
  longer: (said: number, wanted: number | undefined) =>
    `ファイルには${said}手とありますが、最善の受けでは${wanted}手かかります。`,
  odd: (what: string) => `対局ではありえない局面です: ${what}。`,
} as const;

export const TRIES = {
  noCheck: (move: string) => `${move} は王手ではありません。詰将棋では王手を続けます。`,
  answered: (move: string, by: Color, answer: string) =>
    `${move}: 正解です。${sideName(by)}は ${answer}。`,
  failed: (move: string, why: string) => `${move} は失敗: ${why}`,
  /** @param note a shorter mate, in plies; or that the file has another line */
  solved: (plies: number, note: number | 'other' | undefined) => {
    const solved = `正解です。${plies}手で詰みました。`;
    if (note === undefined) return solved;
    return `${solved}${note === 'other' ? 'ファイルの手順とは違います。' : `${note}手の詰みもあります。`}`;
  },
} as const;

export const FAILURES = {
  unjudged: '時間内に受けも詰みも見つかりませんでした。',
  tooLong: (plies: number, wanted: number, answer: string) =>
    `詰みますが、${answer} で${plies}手かかります（${wanted}手で詰みます）。`,
  capture: (answer: string, piece: string, plies: number | undefined) =>
    `${answer} で${piece}を取られ、${noMate(plies)}。`,
  kingMove: (answer: string, king: string, plies: number | undefined) =>
    `${answer} で${king}に逃げられ、${noMate(plies)}。`,
  block: (answer: string, plies: number | undefined) =>
    `${answer} で王手を防がれ、${noMate(plies)}。`,
} as const;

function noMate(plies: number | undefined): string {
  return plies === undefined ? '詰みません' : `${plies}手以内には詰みません`;
}

export function helpQuestion(word: HelpWord): string {
  return `この問題は不正解の扱いになります。${spelling(word)}を見ますか？`;
}

export const TSUME_HINTS = {
  move: (move: string) => `ヒント: ${move}`,
  none: 'ヒント: ここからは詰みません。',
  unknown: 'ヒント: 時間内に詰みが見つかりませんでした。',
} as const;

export const SOLUTIONS = {
  moves: (moves: string) => `正解: ${moves}`,
  none: '正解: ありません。王手の連続では詰みません。',
  unknown: '正解: 分かっていません。',
} as const;

export const TSUME_ANSWERS = {
  thinking: '玉方が考えています。',
  solved: '正解です。「次」で次の問題へ、「待った」で手を戻します。',
  'no-undo': '戻す手はありません。',
  undone: '手を戻しました。',
  'no-next': 'これが最後の問題です。',
  'no-other': 'ほかの問題はすべて正解済みです。',
  'not-rated': 'レートがあるのは komadai 付属の問題だけです。',
  noList: '問題は1つだけです。',
  'no-previous': 'これが最初の問題です。',
  looking: '詰みを探しています ..',
} as const;

export function problemNotKept(why: string): string {
  return `${notSavedText(`この問題の結果を記録できません: ${why}`)}。`;
}

export function someSolvedText(solved: number, of: number): string {
  return `${of}問中${solved}問正解。`;
}

export function newRatingText(rating: string): string {
  return `あなたのレート: ${rating}。`;
}

export function allSolvedLine(count: number, plies: Length): string {
  return `${plies === 'all' ? '' : `${plies}手詰`}${count}問すべて正解しました。`;
}

export function repeatLine(solved: string): string {
  return `${solved}これは最も前に解いた問題です。`;
}

export function bothRatingsText(game: string, own: string, problem: string): string {
  return `${game}の問題でのあなたのレートは ${own}、この問題は ${problem} です。`;
}

export function noLengthText(word: string, typed: string, lengths: readonly number[]): string {
  return `${spelling(word)}: ${quoted(typed)}という手数はありません。${noSuchLengthText(lengths)}。`;
}

export function lengthText(plies: Length): string {
  return `これからは${plies === 'all' ? 'すべての手数' : `${plies}手詰`}を出題します。`;
}

export function leftOutText(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  const more = faults.length > 1 ? `（ほか${faults.length - 1}件）` : '';
  return `読み取れなかったもの: ${faults[0]}${more}。`;
}

export function noProblemsText({ id }: Variant, games: readonly Variant[]): string {
  const others = joinWords(
    games.map((game) => game.id),
    ' と ',
  );
  return `${id} の問題はありません。あるのは ${others} です。ファイルの問題は komadai tsume FILE で解けます`;
}

export function problemCountText(count: number): string {
  return `問題は${count}問です`;
}

export function noSuchLengthText(lengths: readonly number[]): string {
  if (lengths.length === 0) return '手数の書かれた問題はありません';
  return `問題は${lengths.join('、')}手詰です`;
}

export const UNREAD = {
  json: (place: string) =>
    `${place}: この行は JSON のオブジェクトではありません。{"sfen": "..", "plies": 3} のように書きます`,
  noSfen: (place: string) => `${place}: 問題に "sfen" がありません`,
  plies: (place: string, found: string) =>
    `${place}: plies は奇数です（${quoted(found)}とあります）。手数なしの問題として読みます`,
  noTarget: (place: string, why: string) => `${place}: ${why}`,
  gameStart: (place: string, game: number) =>
    `${place}: ${game}局目は通常の開始局面で、詰将棋ではありません`,
} as const;

export function noTargetLine(king: string): string {
  return `詰将棋ではありません。手番でない側に${king}がありません`;
}
