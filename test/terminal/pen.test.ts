import { describe, expect, test } from 'vitest';
import { parseLine } from '../../source/terminal/cells.ts';
import { Pen } from '../../source/terminal/pen.ts';

const COLUMNS = 40;

type Place = readonly [row: number, column: number];

describe('the shortest way', () => {
  test.each<[name: string, from: Place, to: Place, sequence: string]>([
    ['nowhere', [3, 5], [3, 5], ''],
    ['to the corner', [3, 5], [0, 0], '\x1b[H'],
    ['one row down', [3, 5], [4, 5], '\x1b[B'],
    ['some rows up, near the column', [5, 6], [3, 5], '\x1b[2A\b'],
    ['to the start of the next row', [3, 5], [4, 0], '\x1b[B\r'],
    ['to another row, far from the column', [3, 5], [5, 30], '\x1b[6;31H'],
    ['to the start of the row', [3, 5], [3, 0], '\r'],
    ['one to the left', [3, 5], [3, 4], '\b'],
    ['four to the left', [3, 9], [3, 5], '\b\b\b\b'],
    ['far to the left', [3, 30], [3, 10], '\x1b[20D'],
    ['one to the right', [3, 5], [3, 6], '\x1b[C'],
    ['far to the right', [3, 5], [3, 30], '\x1b[25C'],
  ])('%s', (_, from, to, sequence) => {
    const pen = new Pen(COLUMNS);
    pen.moveTo(...from);
    pen.take();
    pen.moveTo(...to);
    expect(pen.take()).toBe(sequence);
  });

  test('says both coordinates where the place is not known', () => {
    const pen = new Pen(COLUMNS);
    pen.moveTo(0, 3);
    expect(pen.take()).toBe('\x1b[1;4H');
  });
});

describe('a line over another', () => {
  test.each<[name: string, from: string, to: string, sequence: string]>([
    ['equal', 'abc', 'abc', ''],
    ['one cell', 'abcdef', 'abXdef', '\x1b[2CX'],
    ['a few equal cells are written again', 'abcdef', 'XbcXef', 'XbcX'],
    ['many are jumped over', 'abcdefghij', 'XbcdefghXj', 'X\x1b[7CX'],
    ['longer', 'ab', 'abcd', '\x1b[2Ccd'],
    ['a few blanks at the end', 'abcdef', 'abcd', '\x1b[4C  '],
    ['many blanks at the end', 'abcdefgh', 'ab', '\x1b[2C\x1b[K'],
    ['many blanks within the line', 'abcdefghijk', 'a        jk', '\x1b[C\x1b[8X'],
    ['the same in another ground', 'abcdefgh', '\x1b[44m       \x1b[0mh', '\x1b[44m\x1b[7X\x1b[m'],
    ['a line under many blanks', 'abcdefg', '\x1b[4m      \x1b[0mg', '\x1b[4m      \x1b[m'],
    ['a style', 'abc', 'a\x1b[1mb\x1b[0mc', '\x1b[1m\x1b[Cb\x1b[m'],
    ['a blank in the ink of what follows', 'ab', '\x1b[31;44m \x1b[32mb', '\x1b[32;44m b\x1b[m'],
    ['a blank in the ink before', 'ab', '\x1b[31;44ma\x1b[32m ', '\x1b[31;44ma \x1b[m'],
    ['blanks of two grounds', 'abc', '\x1b[44m \x1b[45m \x1b[31mc', '\x1b[44m \x1b[31;45m c\x1b[m'],
    ['a line under blanks', 'ab', '\x1b[4m \x1b[0;31mb', '\x1b[4m \x1b[;31mb\x1b[m'],
    ['a wide character over two', 'abcd', 'a歩d', '\x1b[C歩'],
    ['two over a wide character', 'a歩d', 'abcd', '\x1b[Cbc'],
    ['a wide character over another', '歩', '香', '香'],
    ['uncertain widths: all of it', 'é', 'éa', '\x1b[Kéa'],
    ['uncertain before', 'éa', 'ab', '\x1b[Kab'],
  ])('%s', (_, from, to, sequence) => {
    const pen = new Pen(COLUMNS);
    pen.moveTo(2, 0);
    pen.take();
    pen.drawLine(2, parseLine(from, COLUMNS), parseLine(to, COLUMNS));
    expect(pen.take()).toBe(sequence);
  });

  test('after erased blanks the cursor is where they begin', () => {
    const pen = new Pen(COLUMNS);
    pen.drawLine(0, parseLine('abcdefghijklmnx', COLUMNS), parseLine('       hijklmny', COLUMNS));
    expect(pen.take()).toBe('\x1b[H\x1b[7X\x1b[14Cy');
  });

  test('blanks with a ground are written where the terminal erases without it', () => {
    const pen = new Pen(COLUMNS, '', false);
    pen.drawLine(0, parseLine('abcdefgh', COLUMNS), parseLine('\x1b[44m       \x1b[0mh', COLUMNS));
    expect(pen.take()).toBe('\x1b[H\x1b[44m       \x1b[m');
  });

  test('a blank has the ink of what follows on another row', () => {
    const pen = new Pen(COLUMNS);
    for (const [row, text] of ['\x1b[44m ', '\x1b[31;44mb'].entries()) {
      pen.drawLine(row, parseLine('xx', COLUMNS), parseLine(`${text}\x1b[0mx`, COLUMNS));
    }
    expect(pen.take()).toBe('\x1b[H\x1b[31;44m \x1b[B\rb\x1b[m');
  });

  test('no style is put before what was sent', () => {
    const pen = new Pen(COLUMNS);
    pen.send('\x1b[m');
    pen.drawLine(0, parseLine('', COLUMNS), parseLine('\x1b[31mb', COLUMNS));
    expect(pen.take()).toBe('\x1b[m\x1b[31m\x1b[Hb\x1b[m');
  });

  test.each<[name: string, line: string]>([
    ['behind the last column', 'x'.repeat(COLUMNS)],
    ['behind characters of uncertain width', 'é'],
  ])('the place is not relied on %s', (_, line) => {
    const pen = new Pen(COLUMNS);
    pen.drawLine(2, parseLine('', COLUMNS), parseLine(line, COLUMNS));
    pen.take();
    pen.moveTo(2, 0);
    expect(pen.take()).toBe('\x1b[3;1H');
  });
});
