/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `端末のクリップボードへ送りました: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `コピー: ここではクリップボードを使えません。局面は ${text}`;
}
