import { JOINS_BEFORE, PLAIN_COLUMNS } from './plain-text.ts';

const ESCAPE = 0x1b;
// Destructured: the build replaces `Intl.Segmenter` by the class below.
const { Segmenter: Real } = Intl;

/**
 * Stands for `Intl.Segmenter` in the bundle. In nearly all texts of a screen each character is a
 * segment, in Thai with its marks. Node's own, which takes 8 ms to load, cuts the other texts.
 */
export class Segmenter {
  readonly #given: ConstructorParameters<typeof Intl.Segmenter>;
  #real: Intl.Segmenter | undefined;

  constructor(...given: ConstructorParameters<typeof Intl.Segmenter>) {
    this.#given = given;
  }

  segment(input: string): Intl.Segments {
    const [, options] = this.#given;
    if ((options?.granularity ?? 'grapheme') !== 'grapheme' || !isPlain(input)) {
      this.#real ??= new Real(...this.#given);
      return this.#real.segment(input);
    }
    const segments: Intl.SegmentData[] = [];
    for (let index = 0; index < input.length; ) {
      let end = index + 1;
      while (JOINS_BEFORE[input.charCodeAt(end)] === 1) end++;
      segments.push({ segment: input.slice(index, end), index, input });
      index = end;
    }
    return {
      containing: (at = 0) =>
        at < input.length ? segments.findLast(({ index }) => index <= Math.trunc(at)) : undefined,
      [Symbol.iterator]: () => segments[Symbol.iterator](),
    };
  }
}

/** Whether a character belongs to the one before it. Nothing belongs to an escape. */
function joins(text: string, at: number): boolean {
  return at > 0 && JOINS_BEFORE[text.charCodeAt(at)] === 1 && text.charCodeAt(at - 1) !== ESCAPE;
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (PLAIN_COLUMNS[code] === 0 && code !== ESCAPE && !joins(text, at)) return false;
  }
  return true;
}
