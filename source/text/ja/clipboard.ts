/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `端末のクリップボードへ送りました: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `コピー: ここではクリップボードを使えません。局面は ${text}`;
}

/** Says in which format a game or a board was put on the clipboard. @param form `KIF` */
export function copiedFormText(form: string): string {
  return `${form}で端末のクリップボードへ送りました。`;
}

export const COPIED_MOVES = '指し手を端末のクリップボードへ送りました。';

/** What helps where the terminal ignores what is sent to its clipboard. */
export const WAY_OUT =
  '貼り付けできないときは端末が対応していません。「再生」のあと「書き出し」でファイルに保存できます。';

/** Said of a game for the clipboard where there is none, or where it has no room. */
export function noClipboardForText(wayOut: string): string {
  return `コピー: ここではクリップボードを使えません。${wayOut}`;
}

/** Says what can be copied. */
export function copyFormsText(forms: readonly string[]): string {
  return `コピーで選べるもの: ${forms.join('、')}`;
}

/** A pasted text, named as a file is in the sentence that tells its fault. */
export const PASTED = '貼り付けた文字列';

export const NO_GAME_PASTED = '貼り付けた文字列に棋譜も局面もありません。';

export const PASTE_TOO_LONG =
  '貼り付けが100 kBを超えるため受け取りません。ファイルは komadai replay FILE で開けます。';

/** Says how a pasted game was read. @param form `KIF` */
export function pastedText(form: string, games: number): string {
  const more = games === 1 ? '' : `（${games}局の1局目）`;
  return `${form}として読みました${more}。「書き出し」でファイルに残せます。`;
}
