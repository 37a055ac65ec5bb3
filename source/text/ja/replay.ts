import type { Unsaved } from '../../activity/replay-edits.ts';
import type { ExportFault } from '../../activity/replay-export.ts';
import type { ReplayCode } from '../../activity/replay-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Written } from '../en/replay.ts';
import { endOfPath } from '../foreign-text.ts';
import { notSavedText, playedText } from './outcome.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { lossesText, writeFaultText } from './record-losses.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { renameFaultText, storeErrorText } from './store-fault.ts';

export function spentText(time: string): string {
  return `消費${time}`;
}

export function leftText(time: string): string {
  return `残り${time}`;
}

export const REPLAY_TASK =
  '入力した手が棋譜にあればその手へ進み、なければ新しい分岐になります。何も入力せずにEnterを押すと、直前と同じように進みます。';

export const REPLAY_ANSWERS = {
  start: '開始局面。',
  'at-start': 'ここが開始局面です。',
  'at-end': 'ここが最終局面です。',
  'no-comment': 'ここにコメントはありません。',
  'no-variations': 'ここにほかの手はありません。手を入力すると分岐になります。',
  'no-variation-here': 'ここは本譜です。「本譜にする」と「削除」は分岐で使います。',
  'main-line-stays': 'この対局はまだ続けられるため、本譜は変えられません。',
  'not-a-number': '何手目かを数字で指定してください。',
  'no-moves': 'ここに指せる手はありません。',
  aside: 'ここから対局は始められません。「終了」で戻ります。',
  'end-of-game':
    'ここで終局しています。分岐はこれより前の手から始まります。「対局」で新しい対局を始めます。',
  'no-undo': '取り消せる変更はありません。',
  'no-redo': '取り消された変更はありません。',
  explores: '対局を調べています ..',
  'explored-by-server':
    'サーバーに棋譜の索引はありません。棋譜を書き出して手元で再生してください。',
  'engines-stay-out': ENGINES_STAY_OUT,
  'looking-for-lines': '候補手を調べています..',
  'lines-count': '候補手: 1から5の数を入力してください。',
  'looking-through-keeps': '悪手を探しています。結果は棋譜に残します ..',
  'looking-through': '悪手を探しています ..',
  'not-analysed': 'この対局はまだ解析されていません。今解析しますか？',
  'leaves-unsaved': '変更は保存されていません。それでも終了しますか？',
  'leaves-mistakes': '解析中で、悪手はまだ登録されていません。それでも終了しますか？',
  'is-solution': 'これは詰将棋の正解手順です。「終了」で問題に戻ります。',
  watched: '別の komadai で対局中です。ここでは観戦だけできます。',
  'room-watched': 'ここでは観戦だけです。「書き出し」でファイルに書き出せます。',
} as const satisfies Readonly<Record<ReplayCode | 'start', string>>;

export function cannotPlayOnText(variant: Variant, fault: PlacementFault): string {
  return `この局面からは対局できません: ${sfenFaultText(variant, fault)}。`;
}

export function promoteQuestion(first: PlayedMove, isFinished: boolean): string {
  const result = isFinished ? '勝敗は変わりません。' : '';
  return `${playedText(first)} の分岐を本譜にしますか？${result}`;
}

export function removeQuestion(first: PlayedMove, count: number): string {
  const what = count === 1 ? '' : `（${count}手）`;
  return `${playedText(first)} の分岐${what}を削除しますか？`;
}

export function nextMovesText(sentences: readonly string[]): string {
  return `次の手: ${orList(sentences)}。`;
}

export const NO_GAME_TO_REPLAY =
  '保存された対局はまだありません。komadai replay FILE で棋譜ファイルを、- で標準入力を再生できます';

export function notOnDiskText(why: string, canExport: boolean): string {
  return canExport ? `${why}。「書き出し」で別のファイルに書き出せます。` : `${why}。`;
}

export function unsavedHereText(unsaved: Exclude<Unsaved, { code: 'failed' }>): string {
  switch (unsaved.code) {
    case 'no-file':
      return notSavedText('この対局にはファイルがありません');
    case 'several-games':
      return notSavedText(`${unsaved.name} には複数の対局があります`);
    case 'damaged':
      return notSavedText(`${unsaved.name} は最後まで読み込めませんでした`);
    case 'not-psn':
      return notSavedText(`${unsaved.name} は komadai の形式のファイルではありません`);
    default:
      return unsaved satisfies never;
  }
}

export function noteQuestion(old: string, text: string): string {
  return `コメント${quoted(old)}を${text === '' ? '削除しますか' : '書き換えますか'}？`;
}

export function replaceQuestion(name: string): string {
  return `${endOfPath(name)} はすでにあります。置き換えますか？`;
}

export function exportNameText(name: string, folder: string): string {
  return `「書き出し ${name}」で ${printable(folder)} に書き出します。`;
}

export function exportedText({ path, format, losses }: Written): string {
  const lost = losses.length > 0 ? `${lossesText(format, losses)}。` : '';
  return `${printable(path)} に書き出しました。${lost}`;
}

export function exportFaultText(fault: ExportFault): string {
  switch (fault.code) {
    case 'name':
      return `書き出し: ${renameFaultText(fault.fault)}`;
    case 'format':
      return `書き出し: ${writeFaultText(fault.fault)}`;
    case 'failed':
      return `書き出し: ${storeErrorText(fault.error)}`;
    default:
      return fault satisfies never;
  }
}

export function newGameQuestion(ply: number): string {
  return `${placeText(ply)}から新しい対局を始めますか？`;
}

export function newGameText(ply: number): string {
  return `${placeText(ply)}から新しい対局を始めます。`;
}

function placeText(ply: number): string {
  return ply === 0 ? '開始局面' : `${ply}手目`;
}

export function speedText(pauseMs: number): string {
  return `1手${pauseMs / 1000}秒`;
}

export function analysisOffText(fault: string): string {
  return `${fault}。解析を停止しました。`;
}

export function thereArePlies(count: number): string {
  return `この対局は${count}手です。`;
}

export function replayTitle(title: string, count: number, result: string): string {
  return `${title}。${count}手。${result}`;
}

export function changeDoneText(how: 'changed' | 'undone' | 'redone', change: string): string {
  switch (how) {
    case 'changed':
      return change;
    case 'undone':
      return `取り消し: ${change}`;
    case 'redone':
      return `やり直し: ${change}`;
    default:
      return how satisfies never;
  }
}

export const CHANGES = {
  noted: (move: string | undefined, note: string) => `${move ?? '開始局面'} のコメント: ${note}`,
  noteRemoved: (move: string | undefined) => `${move ?? '開始局面'} のコメントを削除`,
  variation: (first: string) => `新しい分岐: ${first}`,
  promotion: (first: string) => `新しい本譜: ${first}`,
  removal: (first: string) => `${first} の分岐を削除`,
} as const;

export function variationsText(moves: readonly string[]): string {
  return `分岐: ${moves.join('、')}`;
}

export function turnOfText(turn: string, moves: number): string {
  return `${turn}、全${moves}手`;
}

export const LINES_TITLE = '候補手';

export function noLineText(count: number): string {
  return count === 0
    ? '候補手はまだありません。「候補手」で調べます。'
    : `候補手は${count}つです。`;
}

export function noMoreLinesText(engine: string, count: number): string {
  return count === 1
    ? `${quoted(engine)}にはオプション MultiPV がないため、候補手は1つだけです。`
    : `${quoted(engine)}が示せる候補手は${count}つまでです。`;
}
