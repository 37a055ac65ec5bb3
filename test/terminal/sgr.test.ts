import { describe, expect, test } from 'vitest';
import {
  applySgr,
  backgroundOf,
  blankStyle,
  changeStyle,
  onGround,
} from '../../source/terminal/sgr.ts';

describe('a style after a sequence', () => {
  test.each<[name: string, style: string, parameters: string, after: string]>([
    ['on', '', '1', '1'],
    ['several', '', '1;36', '1;36'],
    ['in any order', '', '36;1', '1;36'],
    ['twice', '1', '1', '1'],
    ['off', '1;36', '22', '36'],
    ['bold and dim go off together', '1;2', '22', ''],
    ['dim with bold', '1', '2', '1;2'],
    ['everything off', '1;7;36', '0', ''],
    ['off and on at once', '1;36', '0;4', '4'],
    ['a colour in place of another', '36', '31', '31'],
    ['a bright one in place of another', '36', '96', '96'],
    ['a background beside', '36', '41', '36;41'],
    ['the default colour', '36;41', '39', '41'],
    ['the default background', '36;41', '49', '36'],
    ['of 256', '36', '38;5;1', '38;5;1'],
    ['a true colour', '1', '48;2;1;22;7', '1;48;2;1;22;7'],
  ])('%s', (_, style, parameters, after) => {
    expect(applySgr(style, parameters)).toBe(after);
  });
});

describe('the shortest change of style', () => {
  test.each<[name: string, from: string, to: string, sequence: string]>([
    ['none', '1;36', '1;36', ''],
    ['to the default', '1;36', '', '\x1b[m'],
    ['from the default', '', '1;36', '\x1b[1;36m'],
    ['one more', '36', '1;36', '\x1b[1m'],
    ['another colour', '36', '31', '\x1b[31m'],
    ['another background', '36;41', '36;42', '\x1b[42m'],
    ['one less', '1;7;36;41', '7;36;41', '\x1b[22m'],
    ['bold for dim, shorter afresh', '1', '2', '\x1b[;2m'],
    ['of 256', '38;5;1', '38;5;2', '\x1b[38;5;2m'],
  ])('%s', (_, from, to, sequence) => {
    expect(changeStyle(from, to)).toBe(sequence);
  });

  test('leads to the style, from every one to every other', () => {
    const styles = ['', '1', '2', '1;2', '7', '36', '1;36', '2;41', '4;36;41', '38;5;9', '1;7;94'];
    for (const from of styles) {
      for (const to of styles) {
        const sequence = changeStyle(from, to);
        if (sequence === '') expect(from).toBe(to);
        else {
          // An empty parameter is 0.
          const parameters = sequence.slice(2, -1).replace(/^(?=;|$)/, '0');
          expect(applySgr(from, parameters), `${from} to ${to}`).toBe(to);
        }
      }
    }
  });
});

describe('on a ground', () => {
  const GROUND = '38;5;252;48;5;234';

  test.each<[name: string, style: string, ground: string, shown: string]>([
    ['no style', '', GROUND, GROUND],
    ['no ground', '1;36', '', '1;36'],
    ['neither', '', '', ''],
    ['emphasis alone', '1', GROUND, `1;${GROUND}`],
    ['a colour', '36', GROUND, '36;48;5;234'],
    ['a background', '44', GROUND, '38;5;252;44'],
    ['both', '38;2;1;2;3;48;5;9', GROUND, '38;2;1;2;3;48;5;9'],
  ])('%s', (_, style, ground, shown) => {
    expect(onGround(style, ground)).toBe(shown);
  });
});

describe('the style of a space', () => {
  test.each<[name: string, from: string, to: string, style: string]>([
    ['equal', '36;41', '36;41', '36;41'],
    ['keeps the ink in force', '36;41', '31;41', '36;41'],
    ['keeps bold', '1;36', '31;44', '1;36;44'],
    ['takes the background', '36;41', '31;48;5;9', '36;48;5;9'],
    ['loses the background', '36;41', '', '36'],
    ['to underline', '36', '4;31', '4;31'],
    ['from inverse', '7;36', '31', '31'],
  ])('%s', (_, from, to, style) => {
    expect(blankStyle(from, to)).toBe(style);
  });
});

test.each([
  ['', undefined],
  ['1;36', undefined],
  ['44', undefined],
  ['38;5;16;48;5;9', undefined],
  ['38;5;252;48;5;179', [215, 175, 95]],
  ['48;5;16', [0, 0, 0]],
  ['48;5;231', [255, 255, 255]],
  ['48;5;234', [28, 28, 28]],
  ['1;38;2;1;2;3;48;2;220;180;104', [220, 180, 104]],
])('behind a text of the style %s is %j', (style, colour) => {
  expect(backgroundOf(style)).toEqual(colour);
});
