export function copiedText(text: string): string {
  return `터미널의 클립보드로 보냈습니다: ${text}`;
}

export function noClipboardText(text: string): string {
  return `복사: 클립보드가 없습니다. 국면은 ${text}`;
}

export function copiedFormText(form: string): string {
  return `${form} 형식으로 터미널의 클립보드에 보냈습니다.`;
}

export const COPIED_MOVES = '수순을 터미널의 클립보드로 보냈습니다.';

export const WAY_OUT =
  '붙여넣기가 안 되면 터미널이 지원하지 않습니다. 복기에서 내보내기로 파일에 저장할 수 있습니다.';

export function noClipboardForText(wayOut: string): string {
  return `복사: 클립보드를 쓸 수 없습니다. ${wayOut}`;
}

export function copyFormsText(forms: readonly string[]): string {
  return `복사할 수 있는 형식: ${forms.join(', ')}`;
}

export const PASTED = '붙여넣은 글';

export const NO_GAME_PASTED = '붙여넣은 글에 기보나 국면이 없습니다.';

export const PASTE_TOO_LONG =
  '붙여넣은 글이 100 kB를 넘어 받지 않았습니다. 파일은 komadai replay FILE로 엽니다.';

export function pastedText(form: string, games: number): string {
  const more = games === 1 ? '' : ` (${games}국 중 첫째)`;
  return `${form} 형식으로 읽었습니다${more}. 내보내기로 파일에 남길 수 있습니다.`;
}

export function enteredGameText(form: string, hasMoves: boolean, asks: boolean): string {
  const what = `${form} 형식의 ${hasMoves ? '기보' : '국면'}입니다`;
  return asks
    ? `${what}. 열까요?`
    : `${what}. 파일로 저장하면 komadai replay FILE로 열 수 있습니다.`;
}
