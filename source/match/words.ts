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

/** A line that is a word and its argument; '' if it has none. */
export interface WordLine<W extends string> {
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
