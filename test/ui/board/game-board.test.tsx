import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { ClockFace, ClockFaces } from '../../../source/ui/board/clock-faces.ts';
import { GameBoard } from '../../../source/ui/board/game-board.tsx';
import type { GameView } from '../../../source/ui/board/game-view.ts';
import { plainRow } from '../../../source/ui/ink/rows.tsx';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import { draw } from '../../helpers/component.tsx';
import { squareOf } from '../../helpers/play.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';
import { boardView, ENDGAME } from './board-view.ts';

const WIDE: WindowSize = { columns: 80, rows: 24 };
/** Here the hands lie above and below the board. */
const NARROW: WindowSize = { columns: 40, rows: 20 };

function board(size: WindowSize, changes: Parameters<typeof boardView>[2] = {}, desk = new Desk()) {
  return draw(<GameBoard view={boardView(desk.services, size, changes)} />, size);
}

const clock = (text: string, short = text): ClockFace => {
  return { text, short, style: undefined, staysMs: undefined };
};

describe('the hands', () => {
  test('stand in a panel at the right, each beside the edge of its side', () => {
    const { lines } = board(WIDE, { sfen: ENDGAME });
    expect(lines[0]).toMatch(/ ☖ White: Ben$/);
    expect(lines[1]).toMatch(/ in hand -$/);
    expect(lines.at(-2)).toMatch(/ in hand 飛 歩2$/);
    expect(lines.at(-1)).toMatch(/ ☗ Black: Anna$/);
  });

  test('change places with the sides', () => {
    const { lines } = board(WIDE, { sfen: ENDGAME, flipped: true });
    expect([lines[0], lines.at(-1)].join()).toMatch(/ ☗ Black: Anna,.* ☖ White: Ben$/);
    expect(lines[1]).toMatch(/ in hand 飛 歩2$/);
  });

  test('lie above and below a board that leaves no room beside it', () => {
    const { lines } = board(NARROW, { sfen: ENDGAME });
    expect([lines[0], lines.at(-1)]).toEqual([' ☖ in hand -', ' ☗ in hand 飛 歩2']);
  });

  test.each([
    ['in the panel', WIDE],
    ['below the board', NARROW],
  ])('show the piece on which the cursor stands, %s', (_, size) => {
    const desk = new Desk();
    const kind = variantOf('shogi').pieces.findIndex(({ hodges }) => hodges === 'R');
    const mark = desk.services.theme.square({ marks: new Set(['cursor']) }).face;
    const handMark = { color: 'black', kind } as const;
    expect(board(size, { sfen: ENDGAME, handMark }, desk).raw).toContain(mark('飛'));
    expect(board(size, { sfen: ENDGAME }, desk).raw).not.toContain(mark('飛'));
  });
});

test.each<[columns: number, label: RegExp]>([
  [80, / ☖ White: Computer, level 4$/],
  [60, / ☖ Computer, level 4$/],
  [50, / ☖ level 4$/],
])('the name of a level keeps its number in %i columns', (columns, label) => {
  const names = { black: 'Anna', white: 'Computer, level 4' };
  expect(board({ columns, rows: 20 }, { names }).lines[0]).toMatch(label);
});

describe('clocks', () => {
  const clocks: ClockFaces = (color) =>
    color === 'black' ? clock('5:00 +30s', '5:00') : clock('4:59 +30s', '4:59');

  test('stand at the right end of the names', () => {
    const { lines } = board(WIDE, { clocks });
    expect(lines[0]).toMatch(/☖ White: Ben +4:59 \+30s$/);
    expect(lines.at(-1)).toMatch(/☗ Black: Anna +5:00 \+30s$/);
  });

  test('are shown before the whole name is', () => {
    const names = { black: 'Anna', white: 'Benedictus van der Bergen' };
    const [line = ''] = board(WIDE, { clocks, names }).lines;
    expect(line).toMatch(/ ☖ Benedict.*\.\. 4:59 \+30s$/);
    expect(stringWidth(line)).toBeLessThanOrEqual(WIDE.columns);
  });

  test('stand at the end of the hands where those lie above and below', () => {
    const { lines } = board(NARROW, { sfen: ENDGAME, clocks });
    expect(lines.at(-1)).toMatch(/^ ☗ in hand 飛 歩2 +5:00 \+30s$/);
  });

  test('give up what is behind the time before they hide a hand', () => {
    const sfen = '4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1';
    const { lines } = board(NARROW, { sfen, clocks });
    expect(lines.at(-1)).toMatch(/^ ☗ 飛2 角2 金4 銀4 桂4 香4 歩18 +5:00$/);
  });
});

describe('the moves', () => {
  const moves = (desk: Desk) => desk.match('shogi', { moves: 'P-7f P-3d P-2f P-4d' }).moves;

  test('stand between the hands in pairs', () => {
    const desk = new Desk();
    const { lines } = board(WIDE, { moves: moves(desk) }, desk);
    const listed = lines
      .filter((line) => /\d\. P-/.test(line))
      .map((line) => line.slice(-18).trim());
    expect(listed).toEqual(['1. P-7f      P-3d', '2. P-2f      P-4d']);
  });

  test('the one that is shown is set off', () => {
    const desk = new Desk();
    expect(board(WIDE, { moves: moves(desk), ply: 3 }, desk).raw).toMatch(/\x1b\[1mP-2f/);
    expect(board(WIDE, { moves: moves(desk), ply: 2 }, desk).raw).not.toMatch(/\x1b\[1mP-2f/);
  });

  test('leave the rows of an aside, which stands under them', () => {
    const desk = new Desk();
    const asked: number[] = [];
    const aside: GameView['aside'] = (columns, space) => {
      asked.push(columns, space);
      return [[], plainRow('aside')];
    };
    const { lines } = board(WIDE, { moves: moves(desk), aside }, desk);
    const { layout } = boardView(desk.services, WIDE);
    expect(asked[0]).toBe(layout.panelColumns);
    expect(lines.at(-4)).toMatch(/ aside$/);
  });

  test('stay where they are when a note is read beside them', () => {
    const desk = new Desk();
    const [plain, noted] = [undefined, { text: 'a note' }].map(
      (note) => board(WIDE, { moves: moves(desk), note }, desk).lines,
    );
    const rowOf = (lines: readonly string[] = []) =>
      lines.findIndex((line) => /1\. P-7f/.test(line));
    expect(rowOf(noted)).toBe(rowOf(plain));
    expect(noted?.some((line) => line.endsWith(' a note'))).toBe(true);
  });
});

describe('the board', () => {
  test('is no higher and no wider than its layout says', () => {
    for (const size of [WIDE, NARROW]) {
      const { layout } = boardView(new Desk().services, size);
      const { lines } = board(size);
      expect(lines.length).toBe(layout.boardRows + (layout.hands === 'rows' ? 2 : 0));
    }
  });

  test('points squares out', () => {
    const marks = new Map([[squareOf(variantOf('shogi'), '7g'), new Set(['last-move'] as const)]]);
    const count = (raw: string) => raw.split('\x1b[1m').length;
    expect(count(board(WIDE, { marks }).raw)).toBe(count(board(WIDE).raw) + 1);
  });

  test.each<[what: string, look: (desk: Desk, view: GameView) => Partial<GameView>]>([
    ['a move played on the same position', playFirst],
    ['marks', markFirst],
    ['the other side at the bottom', () => ({ flipped: true })],
    ['a larger window', ({ services }) => boardView(services, { columns: 100, rows: 36 })],
  ])('is drawn again for %s', (_, look) => {
    const desk = new Desk();
    const view = boardView(desk.services, WIDE);
    const drawn = draw(<GameBoard view={view} />, WIDE);
    const before = drawn.raw;
    const next = { ...view, ...look(desk, view) };
    drawn.again({ node: <GameBoard view={next} /> });
    expect(drawn.raw).not.toBe(before);
    expect(drawn.raw).toBe(draw(<GameBoard view={next} />, WIDE).raw);
  });
});

/** Plays the first legal move on the position of a view. */
function playFirst(_: Desk, { placement }: GameView): Partial<GameView> {
  const position = placement as Position;
  const [move] = legalMoves(position);
  if (move !== undefined) position.play(move);
  return {};
}

function markFirst(_: Desk, { variant }: GameView): Partial<GameView> {
  return { marks: new Map([[squareOf(variant, '7g'), new Set(['last-move'])]]) };
}
