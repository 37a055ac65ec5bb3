/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `Sent to the clipboard of the terminal: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `copy: there is no clipboard here. The position is ${text}`;
}

/** Says in which format a game or a board was put on the clipboard. @param form `KIF` */
export function copiedFormText(form: string): string {
  return `Sent to the clipboard of the terminal as ${form}.`;
}

export const COPIED_MOVES = 'The moves were sent to the clipboard of the terminal.';

/** What helps where the terminal ignores what is sent to its clipboard. */
export const WAY_OUT =
  'Where nothing can be pasted, the terminal does not take it: export in a replay writes a file.';

/** Said of a game for the clipboard where there is none, or where it has no room. */
export function noClipboardForText(wayOut: string): string {
  return `copy: there is no clipboard here that takes it. ${wayOut}`;
}

/** Says what can be copied. */
export function copyFormsText(forms: readonly string[]): string {
  return `copy takes ${forms.join(', ')}.`;
}

/** A pasted text, named as a file is in the sentence that tells its fault. */
export const PASTED = 'the pasted text';

export const NO_GAME_PASTED = 'Nothing that was pasted is a game or a position.';

export const PASTE_TOO_LONG =
  'What was pasted is longer than 100 kB, and was not taken: komadai replay FILE opens a file.';

/** Says how a pasted game was read. @param form `KIF` */
export function pastedText(form: string, games: number): string {
  const more = games === 1 ? '' : `, the first of ${games} games`;
  return `Pasted as ${form}${more}; export keeps it in a file.`;
}

/**
 * Says what was entered in the place of a move.
 * @param form `KIF`
 * @param asks whether it can be opened at once; else it is said how
 */
export function enteredGameText(form: string, hasMoves: boolean, asks: boolean): string {
  const what = `This is a ${form} ${hasMoves ? 'game' : 'position'}`;
  return asks ? `${what}. Open it?` : `${what}: komadai replay FILE opens one from a file.`;
}
