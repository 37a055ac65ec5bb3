import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { Charset } from '../../../../source/text/charset.ts';
import { themeFor } from '../../../../source/ui/app/theme.ts';
import type { Row } from '../../../../source/ui/ink/rows.tsx';
import { graphHeight, graphRows } from '../../../../source/ui/screens/replay/evaluation-graph.ts';
import { ambiguousCharacters } from '../../../helpers/frames.tsx';

function rowWidth(row: Row): number {
  return row.reduce((width, { text }) => width + stringWidth(text), 0);
}

interface Drawn {
  readonly chances: readonly (number | undefined)[];
  readonly mistakes?: readonly number[];
  readonly ply?: number;
  readonly charset?: Charset;
  readonly columns?: number;
  readonly space?: number;
}

function draw({ chances, mistakes = [], ply = 0, ...options }: Drawn): Row[] {
  const { charset = 'box', columns = 40, space = 5 } = options;
  const theme = themeFor('mono', 0);
  const graph = { chances, mistakes: new Set(mistakes), ply, charset, theme };
  return graphRows(graph, columns, space);
}

/** Each row as text, cells that are drawn inverse in brackets. */
function texts(rows: readonly Row[]): string[] {
  return rows.map((row) =>
    row.map(({ text, style }) => (style?.('x').includes('\x1b[7m') ? `[${text}]` : text)).join(''),
  );
}

test('bars of Black stand on the middle, those of White hang from it', () => {
  expect(texts(draw({ chances: [0.5, 1, 0.75, 0.625, 0.25, 0, 0.375] }))).toEqual([
    ' █     ',
    '_██▄___',
    '    ██[▄]',
    '     █ ',
    '^      ',
  ]);
});

test('without block characters they are drawn in two steps', () => {
  const chances = [0.5, 1, 0.75, 0.625, 0.56, 0.25, 0, 0.375, 0.44];
  const rows = texts(draw({ chances, charset: 'frame' }));
  expect(rows).toEqual([' #       ', '_###.____', "     ###'", '      #  ', '^        ']);
  expect(ambiguousCharacters(rows.join(''))).toEqual([]);
  expect(texts(draw({ chances, charset: 'ascii' }))).toEqual(rows);
});

test('what is not known stays empty', () => {
  expect(texts(draw({ chances: [undefined, 0.5, undefined, 1], space: 3 }))).toEqual([
    ' _ █',
    '    ',
    '^   ',
  ]);
});

test('the ply shown and the mistakes are pointed out under their columns', () => {
  const chances = Array.from({ length: 8 }, () => 0.5);
  const rows = draw({ chances, mistakes: [2, 5], ply: 5 });
  expect(texts(rows).at(-1)).toBe('  ?  ^  ');
});

describe('a game longer than the window is wide', () => {
  const chances = Array.from({ length: 500 }, (_, ply) => (ply < 250 ? 1 : 0));

  test('is drawn whole, several plies in a column', () => {
    expect(texts(draw({ chances, columns: 10, space: 3, ply: 499, mistakes: [250] }))).toEqual([
      '█████_____',
      '     █████',
      '     ?   ^',
    ]);
  });

  test.each([1, 2, 29, 118, 499, 500, 900])('is no wider than %i columns', (columns) => {
    const rows = draw({ chances, columns, ply: 500 - 1 });
    expect(rows.every((row) => rowWidth(row) <= columns)).toBe(true);
  });
});

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 3],
  [4, 3],
  [5, 5],
  [9, 9],
])('in %i rows it takes %i', (space, height) => {
  expect(graphHeight(space)).toBe(height);
  expect(draw({ chances: [0.5, 0.7], space }).length).toBe(height);
});
