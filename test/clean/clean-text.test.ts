import { describe, expect, test } from 'vitest';
import {
  cleanName,
  isPrintable,
  printable,
  visibleText,
  withoutControls,
} from '../../source/clean/clean-text.ts';

/** What each function makes of the character between `a` and `b`. */
const ROWS: readonly [
  name: string,
  character: string,
  line: string,
  visible: string,
  message: string,
  called: string,
][] = [
  ['a letter', 'é', 'aéb', 'aéb', 'aéb', 'aéb'],
  ['a kanji', '歩', 'a歩b', 'a歩b', 'a歩b', 'a歩b'],
  ['a space', ' ', 'a b', 'a b', 'a b', 'a b'],
  ['two spaces', '  ', 'a  b', 'a  b', 'a  b', 'a b'],
  ['a wide space', '\u3000', 'a\u3000b', 'a\u3000b', 'a\u3000b', 'a b'],
  ['a mark on a letter', '\u0301', 'a\u0301b', 'a\u0301b', 'a\u0301b', 'a\u0301b'],
  ['a line end', '\n', 'a b', 'ab', 'a?b', 'a b'],
  ['a tab', '\t', 'a b', 'ab', 'a?b', 'a b'],
  ['the start of a sequence', '\x1b', 'a b', 'ab', 'a?b', 'a b'],
  ['a whole sequence', '\x1b[31m', 'a [31mb', 'a[31mb', 'a?[31mb', 'a [31mb'],
  ['a bell', '\x07', 'a b', 'ab', 'a?b', 'a b'],
  ['delete', '\x7f', 'a b', 'ab', 'a?b', 'a b'],
  ['a control of Latin-1', '\x9b', 'a b', 'ab', 'a?b', 'a b'],
  ['a line separator', '\u2028', 'a\u2028b', 'ab', 'a?b', 'a b'],
  ['a paragraph separator', '\u2029', 'a\u2029b', 'ab', 'a?b', 'a b'],
  ['a turn to the left', '\u202e', 'a\u202eb', 'ab', 'a?b', 'a b'],
  ['an isolated turn', '\u2067', 'a\u2067b', 'ab', 'a?b', 'a b'],
  ['a mark of direction', '\u200f', 'a\u200fb', 'ab', 'a?b', 'a b'],
  ['a joiner', '\u200d', 'a\u200db', 'a\u200db', 'a?b', 'a b'],
  ['a space without width', '\u200b', 'a\u200bb', 'a\u200bb', 'a?b', 'a b'],
  ['a byte order mark', '\ufeff', 'a\ufeffb', 'a\ufeffb', 'a?b', 'a b'],
  ['a soft hyphen', '\u00ad', 'a\u00adb', 'a\u00adb', 'a?b', 'a b'],
  ['half a character', '\ud83d', 'a\ud83db', 'a\ud83db', 'a?b', 'a b'],
];

describe.each(ROWS)('%s', (_, character, line, visible, message, called) => {
  const text = `a${character}b`;

  test('in one line', () => expect(withoutControls(text)).toBe(line));
  test('on a screen', () => expect(visibleText(text)).toBe(visible));
  test('in a message', () => expect(printable(text)).toBe(message));
  test('in a name', () => expect(cleanName(text)).toBe(called));
  test('by itself', () => expect(isPrintable(text)).toBe(message === text));
});

test.each([
  ['  Ann  ', 'Ann'],
  ['\u200b\n', ''],
  ['', ''],
])('the name %j is %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

describe('a pile of marks', () => {
  const [ACUTE, DOT, RING] = ['\u0301', '\u0323', '\u030a'];

  test.each([
    ['two marks', `a${ACUTE}${DOT}b`, `a${ACUTE}${DOT}b`],
    ['three marks', `a${ACUTE}${DOT}${RING}b`, `a${ACUTE}${DOT}b`],
    [
      'many marks',
      `Z${ACUTE.repeat(50)}al${RING.repeat(4)}go`,
      `Z${ACUTE}${ACUTE}al${RING}${RING}go`,
    ],
    ['marks of nothing', ACUTE.repeat(9), ACUTE.repeat(2)],
    ['three marks in Thai', 'ก\u0e34\u0e48\u0e4d', 'ก\u0e34\u0e48\u0e4d'],
    ['four marks in Thai', 'ก\u0e34\u0e48\u0e4d\u0e4cา', 'ก\u0e34\u0e48\u0e4dา'],
    ['marks beyond the first plane', `a${'\u{1d167}'.repeat(3)}`, `a${'\u{1d167}'.repeat(2)}`],
  ])('is cut: %s', (_, text, clean) => {
    expect([printable(text), cleanName(text)]).toEqual([clean, clean]);
  });
});
