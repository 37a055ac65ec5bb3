/** What a word does to the game, or `view` where it is for whoever shows the game. */
interface WordData {
  readonly name: string;
  readonly does: 'game' | 'view';
  /** What follows the word: must, may or must not. */
  readonly argument?: 'required' | 'optional';
  /** Whether it acts on the game even when that is over; words of the view always work. */
  readonly afterEnd?: true;
}

/** The words of the prompt, in the order in which help lists them. */
export const WORDS = [
  { name: 'resign', does: 'game' },
  { name: 'draw', does: 'game' },
  { name: 'impasse', does: 'game' },
  { name: 'accept', does: 'game' },
  { name: 'undo', does: 'game', afterEnd: true },
  { name: 'redo', does: 'game' },
  { name: 'note', does: 'game', argument: 'optional', afterEnd: true },
  { name: 'save', does: 'game', argument: 'required', afterEnd: true },
  { name: 'moves', does: 'view' },
  { name: 'show', does: 'view', argument: 'required' },
  { name: 'flip', does: 'view' },
  { name: 'labels', does: 'view', argument: 'required' },
  { name: 'board', does: 'view' },
  { name: 'rematch', does: 'view' },
  { name: 'replay', does: 'view' },
  { name: 'settings', does: 'view' },
  { name: 'rules', does: 'view' },
  { name: 'help', does: 'view' },
  { name: 'menu', does: 'view' },
  { name: 'quit', does: 'view' },
] as const satisfies readonly WordData[];

export type Word = (typeof WORDS)[number]['name'];
export type ViewWord = Extract<(typeof WORDS)[number], { does: 'view' }>['name'];
export type GameWord = Extract<(typeof WORDS)[number], { does: 'game' }>['name'];

/** A line of the prompt that is a word: the word and what follows it. */
export interface WordLine {
  readonly word: Word;
  readonly argument: string;
}

/** Reads a line that is one of the words; undefined where it must be a move. */
export function parseWord(line: string): WordLine | undefined {
  const [, name, argument] = /^([a-z]+)(?:\s+(.*))?$/is.exec(line.trim()) ?? [];
  const data: WordData | undefined = WORDS.find((word) => word.name === name?.toLowerCase());
  if (data === undefined) return undefined;
  if (argument && data.argument === undefined) return undefined;
  return { word: data.name as Word, argument: argument ?? '' };
}

/** Whether a word still does something when the game is over. */
export function worksAfterEnd(word: Word): boolean {
  const data: WordData | undefined = WORDS.find(({ name }) => name === word);
  return data?.does === 'view' || data?.afterEnd === true;
}

export function isViewWord(word: Word): word is ViewWord {
  return WORDS.some((data) => data.name === word && data.does === 'view');
}
