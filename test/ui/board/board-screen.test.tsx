import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '../../../source/ui/app/message.ts';
import { lastMoveMarks } from '../../../source/ui/board/board-marks.ts';
import { BoardScreen } from '../../../source/ui/board/board-screen.tsx';
import type { GameView } from '../../../source/ui/board/game-view.ts';
import { Line, plainRow } from '../../../source/ui/ink/rows.tsx';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import { draw } from '../../helpers/component.tsx';
import { statusLine } from '../../helpers/frames.tsx';
import { Desk } from '../desk.ts';
import { boardView } from './board-view.ts';

/** A window with several rows for the status. */
const SIZE: WindowSize = { columns: 60, rows: 20 };

interface Shown {
  readonly status: string | Partial<Message>;
  readonly below?: readonly string[];
  readonly size?: WindowSize;
}

function show({ status, below = [], size = SIZE }: Shown) {
  const { services } = new Desk();
  const said = typeof status === 'string' ? { text: status } : status;
  const view = boardView(services, size);
  const drawn = draw(
    <BoardScreen
      view={view}
      title="Shogi, even game"
      place="ply 0"
      below={below.map((text) => plainRow(text))}
      status={{ text: '', tone: 'plain', ...said }}
    >
      <Line text="the last row" />
    </BoardScreen>,
    { ...size, services },
  );
  return { drawn, layout: view.layout, theme: services.theme };
}

/** A sentence of a number of words, one letter each. */
const words = (count: number) => Array.from({ length: count }, () => 'w').join(' ');

describe('the rows of the screen', () => {
  test.each([
    ['60x20', SIZE],
    ['80x24', { columns: 80, rows: 24 }],
    ['120x40', { columns: 120, rows: 40 }],
  ])('in %s are a title, the board, the status and the last row', (_, size) => {
    const { lines } = show({ status: 'A status.', size }).drawn;
    expect(lines[0]).toMatch(/^ Shogi, even game +ply 0$/);
    expect([statusLine(lines), lines.at(-1)]).toEqual([' A status.', 'the last row']);
    expect(lines.length).toBeLessThan(size.rows);
  });

  test.each([
    ['60x20', SIZE, true],
    ['80x24', { columns: 80, rows: 24 }, false],
  ])('in %s have empty ones around the board if there is room', (_, size, airy) => {
    const { drawn, layout } = show({ status: 'A status.', size });
    const end = (airy ? 2 : 1) + layout.boardRows;
    expect(layout.airy).toBe(airy);
    expect(drawn.lines.slice(0, end).indexOf('')).toBe(airy ? 1 : -1);
    expect(drawn.lines.indexOf(' A status.')).toBe(airy ? end + 1 : end);
  });

  test('the empty one under the board goes to a status of three rows', () => {
    const short = show({ status: 'A status.' }).drawn.lines;
    const long = show({ status: words(85) }).drawn.lines;
    expect(long.filter((line) => /^ w( w)*$/.test(line))).toHaveLength(3);
    expect(long.length).toBe(short.length);
  });

  test('in a low window have no title', () => {
    const { lines } = show({ status: '', size: { columns: 40, rows: 16 } }).drawn;
    expect(lines.join()).not.toContain('Shogi');
  });
});

describe('the status', () => {
  test('warns in the style of warnings', () => {
    const { drawn, theme } = show({ status: { text: 'No.', tone: 'warning' } });
    expect(drawn.raw).toContain(theme.warning(' No.'));
    expect(show({ status: 'No.' }).drawn.raw).not.toContain(theme.warning(' No.'));
  });

  test('is broken over the rows that there are', () => {
    const { drawn, layout } = show({ status: words(60) });
    const rows = drawn.lines.filter((line) => /^ w( w)*$/.test(line));
    expect(layout.statusRows).toBeGreaterThan(1);
    expect(rows.join('').replace(/ /g, '')).toBe('w'.repeat(60));
  });

  test('says what may follow only where all of it has room', () => {
    const more = 'Last: 1. Black P-7f';
    expect(statusLine(show({ status: { text: 'Check.', more } }).drawn.lines)).toBe(
      ` Check.  ${more}`,
    );
    const long = show({ status: { text: words(29), more: words(200) } }).drawn.lines;
    expect(statusLine(long)).toBe(` ${words(29)}`);
  });

  test('stands beside the moves where all of it has room only there', () => {
    const { drawn, layout } = show({ status: words(100), size: { columns: 80, rows: 24 } });
    expect(drawn.lines.filter((line) => /^ w( w)*$/.test(line))).toEqual([]);
    const beside = drawn.lines.filter((line) => line.trimEnd().endsWith(' w'));
    expect(beside.length).toBeGreaterThan(layout.statusRows);
    expect(beside.join('').split('w')).toHaveLength(101);
  });

  test('that has room nowhere is cut', () => {
    const { lines } = show({ status: words(2000) }).drawn;
    expect(lines.at(-2)).toMatch(/^ w.*\.\.$/);
    expect(lines.length).toBeLessThan(SIZE.rows);
  });

  test('leaves the rows that are drawn above it', () => {
    const { drawn, layout } = show({ status: 'Said.', below: ['a graph'] });
    const at = drawn.lines.indexOf('a graph');
    expect(drawn.lines.slice(at, at + 2)).toEqual(['a graph', ' Said.']);
    const long = show({ status: words(2000), below: ['a graph'] }).drawn.lines;
    expect(layout.airy).toBe(true);
    expect(long.length).toBe(1 + 1 + layout.boardRows + 1 + layout.statusRows + 1);
    expect(long).toContain('a graph');
  });
});

describe('the mark of the last move', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Whether the sign of the last move is seen right after a move, and a while later. */
  async function seenAfterMove(motion: 'on' | 'off', lineMs: number | undefined) {
    const desk = new Desk({ settings: { motion } });
    const { services } = desk;
    services.lineMs = lineMs;
    const { match } = desk.play('shogi', { moves: 'P-7f' }).on('play').activity;
    const screenAfter = (count: number) => {
      const moves = match.moves.slice(0, count);
      const marks: GameView['marks'] = count > 0 ? lastMoveMarks(match.game) : new Map();
      return (
        <BoardScreen
          view={{ ...boardView(services, SIZE), moves, marks }}
          title=""
          place=""
          status={{ text: '', tone: 'plain' }}
        >
          <Line text="" />
        </BoardScreen>
      );
    };
    const drawn = draw(screenAfter(0), { ...SIZE, services });
    drawn.again({ node: screenAfter(1) });
    const first = drawn.raw.includes('┃');
    await vi.advanceTimersByTimeAsync(200);
    drawn.again({ node: screenAfter(1) });
    return [first, drawn.raw.includes('┃')];
  }

  test.each([
    ['on', 20, [false, true]],
    ['on', 301, [true, true]],
    ['on', undefined, [true, true]],
    ['off', 20, [true, true]],
  ] as const)('with motion %s, on a line of %s ms: %s', async (motion, lineMs, seen) => {
    expect(await seenAfterMove(motion, lineMs)).toEqual(seen);
  });
});
