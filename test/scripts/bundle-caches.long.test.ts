import { createRequire } from 'node:module';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
// Imported by their paths, since Vite puts the stand-ins before their names.
import {
  styledCharsFromTokens,
  tokenize,
} from '../../node_modules/@alcalzone/ansi-tokenize/build/index.js';
import InkOutput from '../../node_modules/ink/build/output.js';
import stringWidth from '../../node_modules/string-width/index.js';
import * as cachedTokenizer from '../../scripts/bundle/ansi-tokenize.ts';
import { cached } from '../../scripts/bundle/bounded-cache.ts';
import Output from '../../scripts/bundle/ink-output.ts';
import { Segmenter } from '../../scripts/bundle/segmenter.ts';
import cachedStringWidth from '../../scripts/bundle/string-width.ts';
import { parseLine } from '../../source/terminal/cells.ts';
import { partOfDay } from '../helpers/day-part.ts';

const styled = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '歩',
        'と',
        '│',
        'ō',
        '각',
        'ที่',
        'ก็',
        '\x1b[31m',
        '\x1b[1;48;5;52m',
        '\x1b[0m',
        '\x1b[',
        '\x1b[m',
        '\x1b[;7m',
        '\x1b[123456m',
        '\x9b',
      ),
    ),
  )
  .map((parts) => parts.join(''));

/** Each character of the basic plane alone and between others. */
const CHARACTERS = partOfDay(
  Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)),
  4,
).flatMap((character) => [character, `a${character}`, `飛${character}歩`]);

// In the bundle it is the build that resolves it.
beforeAll(() => Object.assign(globalThis, { require: createRequire(import.meta.url) }));

describe('the caches of the bundle answer as the packages do, the first time and again', () => {
  test('string-width', () => {
    fc.assert(
      fc.property(styled, fc.boolean(), (text, ambiguousIsNarrow) => {
        for (let time = 0; time < 2; time++) {
          expect(cachedStringWidth(text)).toBe(stringWidth(text));
          const options = { ambiguousIsNarrow };
          expect(cachedStringWidth(text, options)).toBe(stringWidth(text, options));
        }
      }),
    );
  });

  test('string-width, of each character', () => {
    const differs = (text: string) => cachedStringWidth(text) !== stringWidth(text);
    // The vowel sara am takes a column of its own in all terminals.
    const columns = CHARACTERS.filter((text) => /.ำ/.test(text));
    expect(CHARACTERS.filter(differs)).toEqual(columns);
  });

  test('ansi-tokenize', () => {
    fc.assert(
      fc.property(styled, fc.nat(9), (text, end) => {
        for (let time = 0; time < 2; time++) {
          const tokens = cachedTokenizer.tokenize(text);
          expect(tokens).toEqual(tokenize(text));
          expect(cachedTokenizer.tokenize(text, end)).toEqual(tokenize(text, end));
          expect(cachedTokenizer.styledCharsFromTokens(tokens)).toEqual(
            styledCharsFromTokens(tokenize(text)),
          );
        }
      }),
    );
  });
});

describe('the segmenter of the bundle cuts as that of Node', () => {
  const options = [undefined, { granularity: 'grapheme' }, { granularity: 'word' }] as const;

  function cuts(segmenter: Segmenter | Intl.Segmenter, text: string, at = 0) {
    const segments = segmenter.segment(text);
    return [[...segments], segments.containing(at), segments.containing(at + 0.5)];
  }

  test.each(options)('texts, by %j', (given) => {
    const [ours, real] = [new Segmenter('en', given), new Intl.Segmenter('en', given)];
    fc.assert(
      fc.property(styled, fc.integer({ min: -1, max: 9 }), (text, at) => {
        expect(cuts(ours, text, at)).toEqual(cuts(real, text, at));
      }),
    );
  });

  test('each character', () => {
    const [ours, real] = [new Segmenter(), new Intl.Segmenter()];
    const first = (segmenter: Segmenter | Intl.Segmenter, text: string) =>
      Array.from(segmenter.segment(text), ({ segment }) => segment).join('|');
    expect(CHARACTERS.filter((text) => first(ours, text) !== first(real, text))).toEqual([]);
  });
});

describe('a cache', () => {
  function counting(most: number) {
    const asked: string[] = [];
    const lengthOf = cached((text) => asked.push(text) && text.length, most);
    return { asked, lengthOf };
  }

  test('asks once', () => {
    const { asked, lengthOf } = counting(2);
    expect([lengthOf('ab'), lengthOf('ab'), lengthOf('')]).toEqual([2, 2, 0]);
    expect(lengthOf('')).toBe(0);
    expect(asked).toEqual(['ab', '']);
  });

  test('forgets when it is full', () => {
    const { asked, lengthOf } = counting(2);
    for (const text of ['a', 'b', 'c', 'c', 'a']) lengthOf(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  test('keeps no long text', () => {
    const { asked, lengthOf } = counting(2);
    const long = 'x'.repeat(10_000);
    for (const text of [long, long]) lengthOf(text);
    expect(asked).toHaveLength(2);
  });
});

describe("the stand-in for Ink's Output puts texts together as Ink does", () => {
  const piece = fc.record({
    x: fc.integer({ min: 0, max: 30 }),
    y: fc.integer({ min: 0, max: 4 }),
    text: fc.oneof(
      fc.constantFrom(
        '歩兵',
        'a\nbc',
        ' ',
        '\x1b[1;31mred\x1b[39m\x1b[22m  ',
        '\x1b[48;5;179m  \x1b[49m',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    isClipped: fc.boolean(),
  });
  const cells = (frame: string) => frame.split('\n').map((line) => parseLine(line, 80));

  test.each([
    ['side by side', fc.array(piece, { maxLength: 3 })],
    ['over each other', fc.array(piece, { minLength: 6, maxLength: 12 })],
  ])('%s', (_, pieces) => {
    fc.assert(
      fc.property(pieces, (written) => {
        const outputs = [InkOutput, Output].map((Class) => {
          const output = new Class({ width: 40, height: 5 });
          for (const { x, y, text, isClipped } of written) {
            if (isClipped) output.clip({ x1: 4, x2: 24, y1: 1, y2: 4 });
            output.write(x, y, text, { transformers: [] });
            if (isClipped) output.unclip();
          }
          return output.get();
        });
        const [expected, shown] = outputs;
        expect(shown?.height).toBe(expected?.height);
        expect(cells(shown?.output ?? '')).toEqual(cells(expected?.output ?? ''));
      }),
    );
  });
});
