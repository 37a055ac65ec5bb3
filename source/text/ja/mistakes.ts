import type { MistakeKind } from '../../study/mistakes/find-mistakes.ts';

export const MISTAKES_TASK =
  '解析した自分の対局から、勝率を1割以上下げた手の局面を出題します。' +
  'もっと良い手を指してください。最善手と、それに近い手が正解です。詰みを逃した局面では詰む手だけが正解です。' +
  '覚えた問題は数日後、数週間後に、できなかった問題は数分後に再び出ます。';

export const MISTAKES_NAMES = { own: '自分', other: '相手' } as const;

export const MISTAKES_TITLE = '自分の悪手';

export function mistakesItemText(count: number | undefined): string {
  return count === undefined ? MISTAKES_TITLE : `${MISTAKES_TITLE}: 今日は${count}問`;
}

/** `5五将棋、evening-gameの23手目。今日は残り5問` */
export function mistakeHeading(game: string, ply: number, name: string, left: number): string {
  return `${game}、${name}の${ply}手目。今日は残り${left}問`;
}

export function problemAgainHeading(game: string, left: number): string {
  return `${game}、詰将棋。今日は残り${left}問`;
}

export const WHICH_MATES = '詰む手は？';

export function mistakeQuestion(kind: MistakeKind, move: string, lostPercent: number): string {
  return kind === 'missed-mate'
    ? `実戦は${move}で詰みを逃しました。詰む手は？`
    : `実戦は${move}で勝率が${lostPercent}%下がりました。もっと良い手は？`;
}

export const MISTAKE_TRIES = {
  best: (line: string) => `正解、最善手です: ${line}`,
  right: (line: string) => `正解、それも好手です。最善は${line}`,
  same: (reply: string) => `それは実戦の手です${reply && `。続きは${reply}`}。`,
  wrong: (move: string, reply: string) => `${move}は不正解です${reply && `。続きは${reply}`}。`,
} as const;

export const MISTAKE_HINTS = {
  piece: (piece: string, square: string) => `ヒント: ${square}の${piece}が動きます。`,
  move: (move: string) => `ヒント: ${move}`,
} as const;

export function mistakeSolutionText(line: string): string {
  return `正解: ${line}`;
}

export function comesBackText(inTime: string): string {
  return `${inTime}に再び出ます。`;
}

export function inTimeText(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return `${count}${{ minute: '分', hour: '時間', day: '日' }[unit]}後`;
}

export function mistakeNotKept(why: string): string {
  return `結果を保存できませんでした: ${why}。`;
}

export function allDoneText(answered: number, right: number, next: string | undefined): string {
  const done = `今はここまでです。${answered}問に答え、${right}問は一度で正解でした。`;
  return next === undefined ? done : `${done}次は${next}です。`;
}

export const MISTAKES_ANSWERS = {
  thinking: '答えを判定しています ..',
  solved: 'この問題は済みました。「次」か「待った」をどうぞ。',
  'no-undo': '取り消す手がありません。',
  undone: '取り消しました。',
  looking: '探しています ..',
  'no-game': 'この問題の対局が見つからないか、変更されています。',
  'is-problem': '詰将棋なので、元の対局はありません。',
  removes: 'この問題を今後出さないようにしますか？',
  removed: 'この問題はもう出ません。',
} as const;

export const MISTAKES_LABELS = { solved: '正解', thinking: '判定中' } as const;

export const NO_MISTAKES_KEPT = '自分の悪手はまだ登録されていません。';

export function noneDueText(next: string | undefined): string {
  return next === undefined
    ? '今出す問題はありません。'
    : `今出す問題はありません。次は${next}です。`;
}

export function newOnesWaitText(count: number): string {
  return `新しい問題が${count}問待っています。1日に5問ずつ出ます。`;
}

export const NEW_MISTAKES =
  '自分の対局を解析すると新しい問題ができます。komadai analyse FILE、または再生中の「解析」。' +
  '自分の名前の対局が対象です: komadai settings name NAME';

export function mistakesKeptText(count: number): string {
  return `新しい悪手${count}手を登録しました。komadai mistakes で出題します。`;
}

export function newMistakesNotKept(why: string): string {
  return `新しい悪手を保存できませんでした: ${why}。`;
}

export function noOwnSideText(file: string): string {
  return `${file}: 対局者に自分の名前がありません。--side black か --side white で指定してください`;
}

export function notAnalysedText(file: string): string {
  return `${file}: この対局は解析されていません。komadai analyse で解析できます`;
}

export function linesLeftOutText(file: string, count: number): string {
  return `${file}: ${count}行を読めません。内容は変更しません`;
}

export const PROBLEM_AGAIN = {
  kept: 'もう一度出題します。komadai mistakes で解けます。',
  known: 'すでに登録されています。',
  notKept: (why: string) => `再出題の登録を保存できませんでした: ${why}。`,
} as const;
