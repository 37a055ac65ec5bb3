import { describe, expect, test } from 'vitest';
import { Line } from '../../../source/ui/ink/rows.tsx';
import { Centred, Sheet, sheetSize, TextSheet } from '../../../source/ui/ink/sheet.tsx';
import { useWindow, type WindowSize } from '../../../source/ui/ink/window.ts';
import { draw } from '../../helpers/component.tsx';

/** Says how large the window is to what is drawn in it. */
function Size() {
  const { columns, rows } = useWindow();
  return <Line text={`${columns}x${rows}`} />;
}

describe('a sheet', () => {
  test('is the window to what is drawn in it', () => {
    const sheet = (
      <Sheet columns={30} rows={10}>
        <Size />
      </Sheet>
    );
    expect(draw(sheet).lines[0]).toBe('30x10');
  });

  test('has what is not said of the window around it', () => {
    const sheet = (
      <Sheet columns={30}>
        <Size />
      </Sheet>
    );
    expect(draw(sheet, { columns: 80, rows: 24 }).lines).toEqual(['30x24']);
  });

  test('has one row less than a window, as everything that is drawn', () => {
    const sheet = (
      <Sheet columns={30} rows={10}>
        <Size />
      </Sheet>
    );
    expect(draw(sheet).lines).toHaveLength(9);
  });
});

test.each<[WindowSize, WindowSize]>([
  [
    { columns: 60, rows: 20 },
    { columns: 60, rows: 20 },
  ],
  [
    { columns: 200, rows: 60 },
    { columns: 100, rows: 40 },
  ],
])('a sheet of text in %j has %j', (window, size) => {
  expect(sheetSize(window)).toEqual(size);
});

test('a sheet that needs few rows is lower', () => {
  const rowsOf = (needed?: number) => {
    const sheet = (
      <TextSheet {...(needed !== undefined && { needed })}>
        <Size />
      </TextSheet>
    );
    return draw(sheet, { columns: 100, rows: 60 }).lines[0];
  };
  expect([rowsOf(), rowsOf(10), rowsOf(30), rowsOf(50)]).toEqual([
    '100x40',
    '100x26',
    '100x30',
    '100x40',
  ]);
});

test.each([
  [80, 24, 11, 38],
  [100, 60, 29, 48],
])('what is centred in %ix%i begins in row %i and column %i', (columns, rows, row, column) => {
  const { lines } = draw(
    <Centred wheel={() => {}} below={[]}>
      <Line text="text" />
    </Centred>,
    { columns, rows },
  );
  expect(lines).toHaveLength(rows - 1);
  expect(lines.findIndex(Boolean)).toBe(row);
  expect(lines[row]?.search(/\S/)).toBe(column);
});
