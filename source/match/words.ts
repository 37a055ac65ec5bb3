/** A word and what follows it: must, may or must not. */
interface WordData {
  readonly name: string;
  readonly argument?: 'required' | 'optional';
}

interface PromptWordData extends WordData {
  /** `game` where it does something to the game, `view` where it is for whoever shows the game. */
  readonly does: 'game' | 'view';
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
  { name: 'hint', does: 'view' },
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
] as const satisfies readonly PromptWordData[];

export type Word = (typeof WORDS)[number]['name'];
export type ViewWord = Extract<(typeof WORDS)[number], { does: 'view' }>['name'];
export type GameWord = Extract<(typeof WORDS)[number], { does: 'game' }>['name'];

/**
 * The words of the line mode alone, most of which tell what a screen shows, in the order in which
 * help lists them.
 */
export const PLAIN_WORDS = [
  { name: 'hand' },
  { name: 'where', argument: 'required' },
  { name: 'file', argument: 'required' },
  { name: 'rank', argument: 'required' },
  { name: 'last' },
  { name: 'status' },
  { name: 'speech', argument: 'required' },
] as const satisfies readonly WordData[];

export type PlainWord = (typeof PLAIN_WORDS)[number]['name'];

/** The words at a mating problem, in the order in which help lists them. */
export const TSUME_WORDS = [
  { name: 'undo' },
  { name: 'hint' },
  { name: 'solution' },
  { name: 'next' },
  { name: 'skip' },
  { name: 'previous' },
  { name: 'back' },
  { name: 'go', argument: 'required' },
  { name: 'moves' },
  { name: 'show', argument: 'required' },
  { name: 'flip' },
  { name: 'labels', argument: 'required' },
  { name: 'board' },
  { name: 'rules' },
  { name: 'help' },
  { name: 'quit' },
] as const satisfies readonly WordData[];

export type TsumeWord = (typeof TSUME_WORDS)[number]['name'];

/** A line that is a word: the word and what follows it. */
export interface WordLine<W extends string = Word> {
  readonly word: W;
  readonly argument: string;
}

/** Reads a line that is one of the words; undefined where it must be a move. */
export function parseWord(line: string): WordLine | undefined {
  return findWord<Word>(WORDS, line);
}

/** Reads a line that is one of the words of the line mode alone. */
export function parsePlainWord(line: string): WordLine<PlainWord> | undefined {
  return findWord<PlainWord>(PLAIN_WORDS, line);
}

/** Reads a line that is one of the words at a mating problem. */
export function parseTsumeWord(line: string): WordLine<TsumeWord> | undefined {
  return findWord<TsumeWord>(TSUME_WORDS, line);
}

function findWord<W extends string>(
  words: readonly (WordData & { readonly name: W })[],
  line: string,
): WordLine<W> | undefined {
  const [, name, argument] = /^([a-z]+)(?:\s+(.*))?$/is.exec(line.trim()) ?? [];
  const data = words.find((word) => word.name === name?.toLowerCase());
  if (data === undefined) return undefined;
  if (argument && data.argument === undefined) return undefined;
  return { word: data.name, argument: argument ?? '' };
}

/** Whether a word still does something when the game is over. */
export function worksAfterEnd(word: Word): boolean {
  const data: PromptWordData | undefined = WORDS.find(({ name }) => name === word);
  return data?.does === 'view' || data?.afterEnd === true;
}

export function isViewWord(word: Word): word is ViewWord {
  return WORDS.some((data) => data.name === word && data.does === 'view');
}
