import type { Variant } from '../rules/core/variant.ts';

/** A word, and whether an argument must, may or must not follow it. */
export interface WordData {
  readonly name: string;
  /** Before another word, one with a number is none: `go` is the five of `go go` in Japanese. */
  readonly argument?: 'required' | 'optional' | 'number';
  /** Whether it changes or ends something. Default: neither. */
  readonly effect?: 'changes' | 'ends';
  /** The rule without which it does nothing. Default: none. */
  readonly needs?: 'impasseThreshold';
}

interface PromptWordData extends WordData {
  /** What it acts on: the game, or the screen or line mode that shows the game. */
  readonly does: 'game' | 'view';
  /** Whether a word of the game works when that is over; words of the view always do. */
  readonly afterEnd?: true;
}

/** The words of the prompt, in the order in which help lists them. */
export const WORDS = [
  { name: 'resign', does: 'game', effect: 'ends' },
  { name: 'draw', does: 'game', effect: 'changes' },
  { name: 'impasse', does: 'game', effect: 'changes', needs: 'impasseThreshold' },
  { name: 'accept', does: 'game', effect: 'ends' },
  { name: 'undo', does: 'game', effect: 'changes', afterEnd: true },
  { name: 'redo', does: 'game', effect: 'changes' },
  { name: 'note', does: 'game', effect: 'changes', argument: 'optional', afterEnd: true },
  { name: 'save', does: 'game', effect: 'changes', argument: 'required', afterEnd: true },
  { name: 'hint', does: 'view' },
  { name: 'moves', does: 'view' },
  { name: 'show', does: 'view', argument: 'required' },
  { name: 'flip', does: 'view' },
  { name: 'labels', does: 'view', argument: 'required' },
  { name: 'theme', does: 'view', argument: 'required' },
  { name: 'board', does: 'view' },
  { name: 'rematch', does: 'view', effect: 'changes' },
  { name: 'replay', does: 'view' },
  { name: 'settings', does: 'view' },
  { name: 'rules', does: 'view' },
  { name: 'learn', does: 'view' },
  { name: 'help', does: 'view' },
  { name: 'menu', does: 'view' },
  { name: 'quit', does: 'view', effect: 'ends' },
] as const satisfies readonly PromptWordData[];

export type Word = (typeof WORDS)[number]['name'];
export type ViewWord = Extract<(typeof WORDS)[number], { does: 'view' }>['name'];
export type GameWord = Extract<(typeof WORDS)[number], { does: 'game' }>['name'];

/**
 * The words of the line mode alone, in the order in which help lists them. Most of them tell what a
 * screen shows.
 */
export const PLAIN_WORDS = [
  { name: 'hand' },
  { name: 'where', argument: 'required' },
  { name: 'file', argument: 'required' },
  { name: 'rank', argument: 'required' },
  { name: 'pieces', argument: 'optional' },
  { name: 'attackers', argument: 'required' },
  { name: 'defenders', argument: 'required' },
  { name: 'rays', argument: 'required' },
  { name: 'threats' },
  { name: 'changes' },
  { name: 'last' },
  { name: 'status' },
  { name: 'sfen' },
  { name: 'copy' },
  { name: 'speech', argument: 'required' },
] as const satisfies readonly WordData[];

export type PlainWord = (typeof PLAIN_WORDS)[number]['name'];

/** Words that leave what is on the board as it is, wherever there is one. */
const LOOKING_WORDS = [
  { name: 'moves' },
  { name: 'show', argument: 'required' },
  { name: 'flip' },
  { name: 'labels', argument: 'required' },
  { name: 'theme', argument: 'required' },
  { name: 'board' },
  { name: 'rules' },
  { name: 'help' },
] as const satisfies readonly WordData[];

export type LookingWord = (typeof LOOKING_WORDS)[number]['name'];

export function isLookingWord(word: string): word is LookingWord {
  return LOOKING_WORDS.some(({ name }) => name === word);
}

/** The words in a game of a room, in the order in which help lists them. */
export const ROOM_WORDS = [
  { name: 'resign', effect: 'ends' },
  { name: 'draw', effect: 'changes' },
  { name: 'impasse', effect: 'changes', needs: 'impasseThreshold' },
  { name: 'undo', effect: 'changes' },
  { name: 'adjourn', effect: 'changes' },
  { name: 'accept', effect: 'ends' },
  { name: 'decline', effect: 'changes' },
  { name: 'claim', effect: 'ends', argument: 'optional' },
  { name: 'say', argument: 'required' },
  { name: 'greet' },
  { name: 'thanks' },
  { name: 'well played' },
  { name: 'mute' },
  { name: 'rematch', effect: 'changes' },
  ...LOOKING_WORDS,
  { name: 'replay' },
  { name: 'settings' },
  { name: 'menu' },
  { name: 'quit', effect: 'ends' },
] as const satisfies readonly WordData[];

export type RoomWord = (typeof ROOM_WORDS)[number]['name'];

/** The words in the lobby of a server, in the order in which help lists them. */
export const LOBBY_WORDS = [
  { name: 'who' },
  { name: 'challenges' },
  { name: 'games' },
  { name: 'mine' },
  { name: 'seek', argument: 'optional', effect: 'changes' },
  { name: 'challenge', argument: 'optional', effect: 'changes' },
  { name: 'withdraw', argument: 'optional', effect: 'changes' },
  { name: 'accept', argument: 'required', effect: 'changes' },
  { name: 'decline', argument: 'required', effect: 'changes' },
  { name: 'join', argument: 'required', effect: 'changes' },
  { name: 'watch', argument: 'required', effect: 'changes' },
  { name: 'ratings', argument: 'optional' },
  { name: 'me' },
  { name: 'name', argument: 'required', effect: 'changes' },
  { name: 'key', effect: 'changes' },
  { name: 'code', argument: 'required', effect: 'changes' },
  { name: 'help' },
  { name: 'quit', effect: 'ends' },
] as const satisfies readonly WordData[];

export type LobbyWord = (typeof LOBBY_WORDS)[number]['name'];

/** A line that is a word and its argument; '' if it has none. */
export interface WordLine<W extends string = Word> {
  readonly word: W;
  readonly argument: string;
}

/** Reads a line that is one of the words; undefined if it must be a move. */
export function parseWord<Data extends WordData>(
  words: readonly Data[],
  line: string,
): WordLine<Data['name']> | undefined {
  const typed = line.trim().replace(/\s+/g, ' ').toLowerCase();
  const whole = words.find((word) => word.name === typed);
  if (whole) return { word: whole.name, argument: '' };
  const [, name, argument] = /^([a-z]+)(?:\s+(.*))?$/is.exec(line.trim()) ?? [];
  const data = words.find((word) => word.name === name?.toLowerCase());
  if (data === undefined) return undefined;
  if (argument && data.argument === undefined) return undefined;
  if (data.argument === 'number' && /^[a-z]{2}/i.test(argument ?? '')) return undefined;
  return { word: data.name, argument: argument ?? '' };
}

/** The words of a list that do something in a variant. */
export function wordsFor<W extends WordData>(words: readonly W[], variant: Variant): W[] {
  return words.filter(({ needs }) => needs === undefined || variant[needs] !== undefined);
}

/** Words in the order in which they are offered: harmless ones first, final ones last. */
export function harmlessFirst<W extends WordData>(words: readonly W[]): W[] {
  const rank = ({ effect }: WordData) => ['changes', 'ends'].indexOf(effect ?? '');
  return [...words].sort((one, other) => rank(one) - rank(other));
}

/** Whether a word works when the game is over. */
export function worksAfterEnd(word: Word): boolean {
  const data: PromptWordData | undefined = WORDS.find(({ name }) => name === word);
  return data?.does === 'view' || data?.afterEnd === true;
}

export function isViewWord(word: Word): word is ViewWord {
  return WORDS.some((data) => data.name === word && data.does === 'view');
}
