import type { RecordFormat } from '../formats.ts';
import type { ReadGame } from '../record-fault.ts';
import { readCsa } from './read-csa.ts';
import { readJkf } from './read-jkf.ts';
import { readKakinoki } from './read-kakinoki.ts';

/** The formats of other programs, which hold standard shogi only. */
export type ForeignFormat = Extract<RecordFormat, 'kif' | 'ki2' | 'csa' | 'jkf'>;

/**
 * Reads the games of a text in a foreign format, at least one, each up to its first fault. All
 * moves are judged by our rules.
 * @param text with `\n` at the line ends
 */
export function importForeign(text: string, format: ForeignFormat): ReadGame[] {
  switch (format) {
    case 'kif':
    case 'ki2':
      return [readKakinoki(text, format)];
    case 'csa':
      return readCsa(text);
    case 'jkf':
      return [readJkf(text)];
    default:
      return format satisfies never;
  }
}
