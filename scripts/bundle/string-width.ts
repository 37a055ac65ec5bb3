import type { Options, default as packageWidth } from 'string-width';
import { cached } from './bounded-cache.ts';
import { JOINS_BEFORE, PLAIN_COLUMNS, SARA_AM } from './plain-text.ts';

const ESCAPE = 0x1b;
/** A sequence that sets colours or emphasis. */
const COLOUR = /\x1b\[[\d;]{0,20}m/y;

const widthOf = cached((text) => plainWidth(text) ?? stringWidth(text));

/** The build resolves it in the bundle, where the package runs at the first call. */
declare function require(name: 'string-width'): { readonly default: typeof packageWidth };

/** Stands for the package `string-width` in the bundle. */
// biome-ignore lint/style/noDefaultExport: the package exports its default
export default function cachedStringWidth(text: string, options?: Options): number {
  return options === undefined ? widthOf(text) : stringWidth(text, options);
}

/** What takes the vowel sara am into its own cluster. */
const WITH_SARA_AM = /[^\0-\x1f\x7f-\x9f]\u0e33/gu;

/**
 * The package, which takes 25 ms to set up and 20 ms for its first answer: it knows all emoji. It
 * gives one column to a consonant with sara am, where all terminals take two.
 */
function stringWidth(text: string, options?: Options): number {
  return require('string-width').default(text, options) + (text.match(WITH_SARA_AM)?.length ?? 0);
}

/** The width of a text of plain characters and colours; undefined where there is anything else. */
function plainWidth(text: string): number | undefined {
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const columns = PLAIN_COLUMNS[code] ?? 0;
    width += columns;
    if (columns > 0) continue;
    if (JOINS_BEFORE[code] === 1 && at > 0 && text.charCodeAt(at - 1) !== 0x6d) {
      if (code === SARA_AM) width++;
      continue;
    }
    COLOUR.lastIndex = at;
    if (code !== ESCAPE || !COLOUR.test(text)) return undefined;
    at = COLOUR.lastIndex - 1;
  }
  return width;
}
