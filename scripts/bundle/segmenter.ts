import { PLAIN_COLUMNS } from './plain-text.ts';

const ESCAPE = 0x1b;
// Destructured: the build replaces `Intl.Segmenter` by the class below.
const { Segmenter: Real } = Intl;

/**
 * Stands for `Intl.Segmenter` in the bundle. In nearly all texts of a screen no two characters join,
 * and each is a segment. Node's own, which takes 8 ms to load, cuts the other texts.
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
    const segments = Array.from(input, (segment, index) => ({ segment, index, input }));
    return {
      containing: (index = 0) => segments[Math.trunc(index)],
      [Symbol.iterator]: () => segments[Symbol.iterator](),
    };
  }
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (PLAIN_COLUMNS[code] === 0 && code !== ESCAPE) return false;
  }
  return true;
}
