/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `터미널의 클립보드로 보냈습니다: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `복사: 클립보드가 없습니다. 국면은 ${text}`;
}

/** Says in which format a game or a board was put on the clipboard. @param form `KIF` */
export function copiedFormText(form: string): string {
  return `${form} 형식으로 터미널의 클립보드에 보냈습니다.`;
}

export const COPIED_MOVES = '수순을 터미널의 클립보드로 보냈습니다.';

/** What helps where the terminal ignores what is sent to its clipboard. */
export const WAY_OUT =
  '붙여넣기가 안 되면 터미널이 지원하지 않습니다. 복기에서 내보내기로 파일에 저장할 수 있습니다.';

/** Said of a game for the clipboard where there is none, or where it has no room. */
export function noClipboardForText(wayOut: string): string {
  return `복사: 클립보드를 쓸 수 없습니다. ${wayOut}`;
}

/** Says what can be copied. */
export function copyFormsText(forms: readonly string[]): string {
  return `복사할 수 있는 형식: ${forms.join(', ')}`;
}

/** A pasted text, named as a file is in the sentence that tells its fault. */
export const PASTED = '붙여넣은 글';

export const NO_GAME_PASTED = '붙여넣은 글에 기보나 국면이 없습니다.';

export const PASTE_TOO_LONG =
  '붙여넣은 글이 100 kB를 넘어 받지 않았습니다. 파일은 komadai replay FILE로 엽니다.';

/** Says how a pasted game was read. @param form `KIF` */
export function pastedText(form: string, games: number): string {
  const more = games === 1 ? '' : ` (${games}국 중 첫째)`;
  return `${form} 형식으로 읽었습니다${more}. 내보내기로 파일에 남길 수 있습니다.`;
}
