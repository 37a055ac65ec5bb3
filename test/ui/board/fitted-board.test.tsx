import { describe, expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { FittedBoard } from '../../../source/ui/board/fitted-board.tsx';
import { chooseLayout } from '../../../source/ui/board/layout.ts';
import { Line } from '../../../source/ui/ink/rows.tsx';
import { draw } from '../../helpers/component.tsx';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk, type DeskOptions } from '../desk.ts';

const shogi = variantOf('shogi');

function fitted(columns: number, rows: number, settings: DeskOptions['settings'] = {}) {
  const { services } = new Desk({ settings });
  const board = (
    <FittedBoard variant={shogi}>
      {({ labels, boardColumns }) => <Line text={`${labels} in ${boardColumns}`} />}
    </FittedBoard>
  );
  return draw(board, { columns, rows, services });
}

describe('a board', () => {
  test.each([
    [40, 16],
    [80, 24],
    [100, 40],
  ])('in %ix%i has the layout that fits', (columns, rows) => {
    const layout = chooseLayout(
      ENGLISH,
      { variant: shogi, labels: 'kanji', hasTiles: false },
      columns,
      rows,
    );
    expect(fitted(columns, rows).lines).toEqual([`${layout?.labels} in ${layout?.boardColumns}`]);
  });

  test('has the labels of the settings, in letters where there are no others', () => {
    expect(fitted(80, 24, { labels: 'romaji' }).lines[0]).toMatch(/^romaji /);
    expect(fitted(80, 24, { labels: 'kanji', charset: 'ascii' }).lines[0]).not.toMatch(/^kanji/);
  });

  test('fits again in another window', () => {
    const drawn = fitted(80, 24);
    const [before] = drawn.lines;
    drawn.again({ size: { columns: 40, rows: 16 } });
    expect(drawn.lines).toEqual(fitted(40, 16).lines);
    expect(drawn.lines).not.toEqual([before]);
  });
});

test.each([
  [39, 16],
  [40, 15],
  [10, 4],
])('%ix%i is said to be too small', (columns, rows) => {
  expect(fitted(columns, rows).lines.join(' ')).toMatch(/40×16/);
});
