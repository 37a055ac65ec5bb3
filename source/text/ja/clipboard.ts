export function copiedText(text: string): string {
  return `端末のクリップボードへ送りました: ${text}`;
}

export function noClipboardText(text: string): string {
  return `コピー: ここではクリップボードを使えません。局面は ${text}`;
}

export function copiedFormText(form: string): string {
  return `${form}で端末のクリップボードへ送りました。`;
}

export const COPIED_MOVES = '指し手を端末のクリップボードへ送りました。';

export const WAY_OUT =
  '貼り付けできないときは端末が対応していません。「再生」のあと「書き出し」でファイルに保存できます。';

export function noClipboardForText(wayOut: string): string {
  return `コピー: ここではクリップボードを使えません。${wayOut}`;
}

export function copyFormsText(forms: readonly string[]): string {
  return `コピーで選べるもの: ${forms.join('、')}`;
}

export const PASTED = '貼り付けた文字列';

export const NO_GAME_PASTED = '貼り付けた文字列に棋譜も局面もありません。';

export const PASTE_TOO_LONG =
  '貼り付けが100 kBを超えるため受け取りません。ファイルは komadai replay FILE で開けます。';

export function pastedText(form: string, games: number): string {
  const more = games === 1 ? '' : `（${games}局の1局目）`;
  return `${form}として読みました${more}。「書き出し」でファイルに残せます。`;
}

export function enteredGameText(form: string, hasMoves: boolean, asks: boolean): string {
  const what = `これは${form}の${hasMoves ? '棋譜' : '局面'}です`;
  return asks
    ? `${what}。開きますか？`
    : `${what}。ファイルに保存し、komadai replay FILE で開けます。`;
}
