/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `터미널의 클립보드로 보냈습니다: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `복사: 클립보드가 없습니다. 국면은 ${text}`;
}
