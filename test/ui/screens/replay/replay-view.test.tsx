import { describe, expect, test } from 'vitest';
import { plainRow } from '../../../../source/ui/ink/rows.tsx';
import type { WindowSize } from '../../../../source/ui/ink/window.ts';
import { PromptLine } from '../../../../source/ui/prompt/prompt-line.ts';
import { ReplayScreen } from '../../../../source/ui/screens/replay/replay.tsx';
import {
  ReplayView,
  type ReplayViewProps,
} from '../../../../source/ui/screens/replay/replay-view.tsx';
import { draw } from '../../../helpers/component.tsx';
import { statusLine } from '../../../helpers/frames.tsx';
import { Desk } from '../../desk.ts';

/** A window with several rows under the board. */
const SIZE: WindowSize = { columns: 60, rows: 20 };

function show(changes: Partial<ReplayViewProps> = {}, size = SIZE) {
  const desk = new Desk();
  const { record } = desk.match('shogi', { moves: 'P-7f P-3d', black: 'Anna', white: 'Ben' });
  const props = { ...new ReplayScreen(desk.services, record, 1).viewProps, ...changes };
  const drawn = draw(<ReplayView {...props} />, { ...size, services: desk.services });
  return { drawn, theme: desk.services.theme, lines: drawn.lines };
}

const keyHelp = () => [{ text: 'the keys', keys: ['?'] }];

const ANALYSED: ReplayViewProps['analysed'] = {
  evaluation: undefined,
  progress: { known: 0, size: 3 },
  expected: [],
  chances: [0.5, 0.5, 0.5],
  mistakes: new Set(),
  ply: 1,
};

test('it has title and place, the names, the moves and the keys', () => {
  const { lines } = show({ place: 'ply 1 of 2', keyHelp });
  expect(lines[0]).toMatch(/^ Shogi, even game +ply 1 of 2$/);
  const text = lines.join('\n');
  for (const part of ['Anna', 'Ben', '1. P-7f', 'P-3d']) expect(text).toContain(part);
  expect(lines.at(-1)).toBe(' the keys');
});

test('the move that is shown is set off in the list', () => {
  expect(show({ ply: 1 }).drawn.raw).toMatch(/\x1b\[1mP-7f/);
  expect(show({ ply: 2 }).drawn.raw).toMatch(/\x1b\[1mP-3d/);
});

describe('under the board stands', () => {
  const texts = ['1. Black P-7f', 'A comment.'];
  const message = { text: 'Written.', tone: 'plain' } as const;
  const question = { text: 'Delete it?', yes() {} };
  const labelNotice = () => 'No room for labels.';

  test.each<[name: string, changes: Partial<ReplayViewProps>, text: string]>([
    ['what is said of the position', { texts }, '1. Black P-7f  A comment.'],
    ['that it is the start where nothing is', { texts: [] }, 'The start.'],
    ['a notice of the labels before that', { texts, labelNotice }, 'No room for labels.  1. Black'],
    ['a message instead', { texts, labelNotice, message }, 'Written.'],
    ['a question instead of all', { texts, message, question }, 'Delete it?'],
  ])('%s', (_, changes, text) => {
    expect(statusLine(show(changes).lines)?.slice(1, 1 + text.length)).toBe(text);
  });

  test('a question in the style of warnings', () => {
    const { drawn, theme } = show({ question });
    expect(drawn.raw).toContain(theme.warning(' Delete it?'));
  });
});

describe('the last row', () => {
  const line = new PromptLine();
  line.set('P-8');
  const input = { label: 'variation: ', line, help: () => plainRow('Tab completes') };

  test('is what is typed, with the cursor in it', () => {
    const { lines, drawn } = show({ input, keyHelp });
    expect(lines.at(-1)).toMatch(/^ variation: P-8 +Tab completes$/);
    expect(drawn.cursor).toEqual({ row: lines.length - 1, column: 15 });
  });

  test('is the answers to a question before that', () => {
    const { lines, drawn } = show({ input, keyHelp, question: { text: 'Really?', yes() {} } });
    expect(lines.at(-1)).toBe(' y yes  n no');
    expect(drawn.cursor).toBeUndefined();
  });

  test('is told how wide it may be', () => {
    const told = (columns: number) => [{ text: `${columns}`, keys: [] }];
    expect(show({ keyHelp: told }).lines.at(-1)).toBe(` ${SIZE.columns - 2}`);
  });
});

describe('the analysis', () => {
  test('is not shown where there is none', () => {
    expect(show().lines.join()).not.toContain('evaluating');
  });

  test('stands under the board where that has room', () => {
    const { lines } = show({ analysed: ANALYSED, texts: ['Said.'] }, { columns: 60, rows: 22 });
    const at = lines.findIndex((line) => line.startsWith(' evaluating ..  0 of 3'));
    expect(at).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith(' └')));
    expect(statusLine(lines)).toBe(' Said.');
  });

  test('stands in the panel where only that has room', () => {
    const { lines } = show({ analysed: ANALYSED }, { columns: 80, rows: 24 });
    expect(lines.some((line) => / evaluating \.\. {2}0 of 3$/.test(line))).toBe(true);
  });
});

test('each clock stands beside its name', () => {
  const clock: ReplayViewProps['clock'] = {
    reading: (color) => ({
      mainMs: color === 'black' ? 61_000 : 125_000,
      byoyomiMs: 0,
      inByoyomi: false,
    }),
  };
  const { lines } = show({ clock });
  expect(lines.find((line) => line.includes('Ben'))).toMatch(/ 2:05$/);
  expect(lines.find((line) => line.includes('Anna'))).toMatch(/ 1:01$/);
});

test('a window that is too small for the board says so', () => {
  expect(show({}, { columns: 30, rows: 10 }).lines.join(' ')).toContain('40×16');
});
