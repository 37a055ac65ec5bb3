import { makeSquare } from '../../source/rules/core/square.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import type { Texts } from '../../source/text/texts.ts';
import { type Samples, sampleArguments } from './sample-of-type.ts';

/** A text of a language as it is shown, and of which message it is. */
export interface ShownText {
  /** Area and name: `game.readingText`. */
  readonly message: string;
  /** Its place in the message: the keys of a table, or the number of the call. */
  readonly path: string;
  readonly text: string;
}

/** Values of types that cannot be made up. */
const KNOWN: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ['Variant', [...VARIANTS]],
  ['Square', [makeSquare(2, 3), makeSquare(1, 1)]],
  ['number kind', [0, 1]],
  ['number file', [2, 1]],
  ['number rank', [3, 1]],
  // Some languages count in ten thousands.
  ['number thousands', [20, 1]],
]);

/** Arguments for every message that is a function. @param root folder of the project */
export function messageSamples(root: string): Samples {
  return sampleArguments(root, 'source/text/en/index.ts', KNOWN);
}

/** What no language translates: the help of the command line, and what operators and authors of files read. */
const ENGLISH_ALONE = 'commands';

/** All messages that a language says itself: area, name and value. */
export function messagesOf(texts: Texts): { readonly message: string; readonly value: unknown }[] {
  return Object.entries<object | string>({ ...texts }).flatMap(([area, messages]) =>
    typeof messages === 'string' || (area === ENGLISH_ALONE && texts.language !== 'en')
      ? []
      : Object.entries(messages).map(([name, value]) => ({ message: `${area}.${name}`, value })),
  );
}

/** The messages that every language says itself. */
export function translatedMessages(english: Texts): string[] {
  return messagesOf({ ...english, language: '' }).map(({ message }) => message);
}

/**
 * Every text of a language, functions called with samples.
 * @param samples without them only what stands there as a text
 */
export function shownTexts(texts: Texts, samples: Samples = new Map()): ShownText[] {
  return messagesOf(texts).flatMap(({ message, value }) =>
    [...leavesOf(value, '')].flatMap(([path, leaf]) => {
      if (typeof leaf !== 'function') return [...textsIn(message, path, leaf)];
      return (samples.get(message + path) ?? []).flatMap((words, call) => [
        ...textsIn(message, `${path}(${call})`, leaf(...words)),
      ]);
    }),
  );
}

function* textsIn(message: string, path: string, value: unknown): Generator<ShownText> {
  for (const [at, text] of leavesOf(value, path)) {
    // How a word is spelled is typed, and stands in the row of its help.
    if (typeof text === 'string' && !at.endsWith('.spelled')) yield { message, path: at, text };
  }
}

/** The texts, numbers and functions in a value, with the keys that lead to each. */
function* leavesOf(
  value: unknown,
  path: string,
): Generator<readonly [path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, one] of Object.entries(value)) yield* leavesOf(one, `${path}.${key}`);
}
