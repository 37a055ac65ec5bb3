import { parseWord, type WordData } from '../match/words.ts';
import type { Answer } from './answer.ts';
import { argumentInEnglish, inEnglish } from './word-spellings.ts';

/** A word of an activity: what it is called, when it works, and what it does. */
export interface WordRow<A, What> extends WordData {
  /** A letter that means the same, with its case. Default: none. */
  readonly short?: string;
  /** The face that alone has it. Default: both have it. */
  readonly face?: FaceKind;
  /** Whether a screen shows by itself what it asks for, and does not offer it. Default: no. */
  readonly isSeen?: boolean;
  /** Whether help leaves it out, since it only says why it does nothing there. Default: no. */
  readonly isUnlisted?: boolean;
  /** Why it does nothing now. Default: it always works. */
  readonly refusal?: (activity: A) => What | undefined;
  /** Whether it is offered now. Default: as long as it is not refused. */
  readonly isOffered?: (activity: A) => boolean;
  /** @param argument '' without one */
  readonly run: (activity: A, argument: string) => Answer<What>;
}

/** A face of an activity: a screen, or lines that are read and written. */
export type FaceKind = 'screen' | 'lines';

/** A word of one activity. */
export interface BoundWord<What>
  extends Omit<WordRow<never, What>, 'refusal' | 'isOffered' | 'run'> {
  /** Why it does nothing now. */
  readonly refusal: () => What | undefined;
  readonly isOffered: () => boolean;
  /** Does what the word says, or tells why not. */
  readonly run: (argument: string) => Answer<What>;
}

/** The words of one activity, in the order in which help lists them. */
export type BoundWords<What> = readonly BoundWord<What>[];

/** The rows of an activity as its words. */
export function bindWords<A, What>(
  activity: A,
  rows: readonly WordRow<A, What>[],
): BoundWords<What> {
  return rows.map((row) => ({
    ...row,
    refusal: () => row.refusal?.(activity),
    isOffered: () => row.isOffered?.(activity) ?? row.refusal?.(activity) === undefined,
    run: (argument) => {
      const why = row.refusal?.(activity);
      return why === undefined ? row.run(activity, argument) : { kind: 'refused', why };
    },
  }));
}

/** The index, from 0, that a typed number from 1 means; -1 for none. */
export function typedIndex(argument: string): number {
  return /^\d{1,6}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
}

/** The word that a line says, with its argument; undefined if the line must be a move. */
export function findWord<What>(
  words: BoundWords<What>,
  line: string,
  face: FaceKind,
): { readonly word: BoundWord<What>; readonly argument: string } | undefined {
  const known = words.filter((word) => (word.face ?? face) === face);
  const found = parseWord(known, spelledOut(known, inEnglish(line)));
  const word = known.find(({ name }) => name === found?.word);
  return found && word && { word, argument: argumentInEnglish(word.name, found.argument) };
}

/** A line with the word for its short form, if it begins with one. */
function spelledOut<What>(words: readonly BoundWord<What>[], line: string): string {
  const [, short, argument = ''] = /^\s*(\S)(\s.*)?$/s.exec(line) ?? [];
  const word = words.find((one) => one.short !== undefined && one.short === short);
  return word ? word.name + argument : line;
}
