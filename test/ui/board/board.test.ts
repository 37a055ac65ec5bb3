import { describe, expect, test } from 'vitest';
import type { Square } from '../../../source/rules/core/square.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { MARKS, type Mark } from '../../../source/ui/app/palettes.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { boardRows } from '../../../source/ui/board/board.ts';
import { signOf } from '../../../source/ui/board/mark-signs.ts';
import type { Row } from '../../../source/ui/ink/rows.tsx';
import { type Colours, paintedBy, SIXTEEN_COLOURS } from '../../helpers/contrast.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';
import { boardView } from './board-view.ts';

const BLACK: Colours = {
  numbers: SIXTEEN_COLOURS.xterm,
  text: [229, 229, 229],
  background: [0, 0, 0],
};

const styles = (row: Row) => row.map(({ style }) => style);

/** What stands on a board whose square `name` has a mark, row by row, without colours. */
function boardWith(name: string, mark: Mark | undefined, size: string): readonly string[] {
  const [columns = 0, rows = 0] = size.split('x').map(Number);
  const { services } = new Desk({ env: { NO_COLOR: '', TERM: 'xterm' } });
  const square = parseSquare(variantOf('shogi'), name) as Square;
  const marks = new Map(mark ? [[square, new Set([mark])] as const] : []);
  const view = boardView(services, { columns, rows }, { marks });
  expect(view.theme.hasTiles).toBe(false);
  return boardRows(view).map((row) => row.map(({ text }) => text).join(''));
}

describe.each(['80x24', '100x36', '140x48', '200x60'])('in 16 colours, in %s', (size) => {
  test.each(['7g', '7c', '5e'])('every mark on %s has a sign, which leaves the rest', (name) => {
    const plain = boardWith(name, undefined, size);
    const signs = MARKS.map((mark) => boardWith(name, mark, size));
    for (const [at, board] of signs.entries()) {
      const changed = board.flatMap((row, index) => (row === plain[index] ? [] : [row]));
      expect(changed, MARKS[at]).not.toHaveLength(0);
      // The piece and its side can be read as before.
      const kanji = (rows: readonly string[]) => rows.map((row) => row.match(/v?\p{Script=Han}/gu));
      expect(kanji(board), MARKS[at]).toEqual(kanji(plain));
    }
  });
});

test.each([
  ['140x48', [/^ │ +┌─香─┐ /, /^ │ +│ 車 │ /, /^ │ +╲────╱ /]],
  [
    '200x60',
    [/^ │ +┌──────┐ /, /^ │ +│ {2}香 {2}│ /, /^ │ +│ {2}車 {2}│ /, /^ │ +╲ {6}╱ /, /^ │ +╲────╱ /],
  ],
])('in 16 colours, in %s, a piece is an outline as high as its square', (size, shown) => {
  // The row of the files and the edge of the board come first.
  const square = boardWith('5e', undefined, size).slice(2, 2 + shown.length);
  for (const [at, row] of square.entries()) expect(row).toMatch(shown[at] ?? /^$/);
});

test.each<[name: string, mark: Mark, low: string[], high: string[]]>([
  ['5e', 'target', [' ・ '], []],
  ['7g', 'picked', [' 歩┋'], ['歩', '兵']],
])(
  'the line under %s as %s leaves out the empty part of a high square',
  (name, mark, low, high) => {
    const { services } = new Desk({ env: { TERM: 'xterm' } });
    const square = parseSquare(variantOf('shogi'), name) as Square;
    const marks = new Map([[square, new Set([mark])]]);
    const lined = (columns: number, rows: number) => {
      const view = boardView(services, { columns, rows }, { marks });
      const owned = name === '7g' ? { owner: 'own' as const } : {};
      const { face } = view.theme.square({ ...owned, marks: marks.get(square) });
      return boardRows(view).flatMap((row) =>
        row.flatMap(({ text, style }) => (style === face ? [text] : [])),
      );
    };
    expect(lined(80, 24)).toEqual(low);
    expect(lined(100, 36)).toEqual(high);
  },
);

test('in 40x16 a piece of the side at the bottom has the sign in its free column', () => {
  const plain = boardWith('7g', undefined, '40x16');
  for (const mark of MARKS) expect(boardWith('7g', mark, '40x16'), mark).not.toEqual(plain);
});

test.each(['80x24', '100x36', '200x60'])(
  'in %s, under the cursor a target keeps its own dot, on the ground of the cursor',
  (size) => {
    const [columns = 0, rows = 0] = size.split('x').map(Number);
    const { services } = new Desk({ env: { NO_COLOR: '', TERM: 'xterm-256color' } });
    const square = parseSquare(variantOf('shogi'), '5e') as Square;
    const { ink } = paintedBy(
      themeFor('wood', 2).square({ marks: new Set(['target']) }).sign,
      BLACK,
    );
    const marks = new Set<Mark>(['target', 'cursor']);
    const view = boardView(services, { columns, rows }, { marks: new Map([[square, marks]]) });
    const { sign, ground } = view.theme.square({ marks });
    const { behind } = paintedBy(ground, BLACK);
    expect(paintedBy(sign, BLACK)).toMatchObject({ ink, behind });
    const drawn = boardRows(view).flat();
    expect(drawn.filter(({ text, style }) => style === sign && /[▐▄█]/.test(text))).not.toEqual([]);
    const plain = new Set(boardRows({ ...view, marks: new Map() }).flatMap(styles));
    const changed = new Set(styles(drawn).filter((style) => !plain.has(style)));
    const { rim } = view.theme.square({ marks: new Set(['cursor']) });
    expect(changed).toEqual(new Set([ground, sign, rim]));
  },
);

test.each<Mark>(['last-move', 'last-capture', 'capture', 'picked', 'check', 'mate', 'cursor'])(
  'in 16 colours the sign of %s is as high as a square of two rows',
  (mark) => {
    const { left, right } = signOf(mark, 'box', true);
    // The row of the files, the edge, two ranks of two rows with their lines, and the third rank.
    const rows = boardWith('7c', mark, '100x36').slice(8, 10);
    for (const row of rows) expect(row.split('│')[3]).toMatch(RegExp(`^${left}.+${right}$`));
  },
);
