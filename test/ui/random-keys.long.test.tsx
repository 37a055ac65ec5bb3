import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { FrameOutput } from '../../source/terminal/frame-output.ts';
import { CONTROL_KEYS, type KeyEvent, key, NAMED_KEYS } from '../../source/terminal/key-event.ts';
import type { MouseEvent } from '../../source/terminal/reports.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { App } from '../../source/ui/app/app.ts';
import { AppView } from '../../source/ui/app/app-view.tsx';
import { render } from '../../source/ui/ink/render.tsx';
import type { WindowSize } from '../../source/ui/ink/window.ts';
import { ROUTES } from '../../source/ui/screens/routes.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { randomNumbers } from '../helpers/random.ts';
import { Desk } from './desk.ts';
import { SCREENS } from './every-screen.ts';

/** `KOMADAI_SEED=7 npm test` presses other keys; the seed stands in the name of each test. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20261121);
/** For each screen. */
const KEY_COUNT = 400;
/** Keys between two looks at the whole screen. */
const BATCH = 50;

const TEXTS = [...'PLNSGKBRYC-x*=+123456789abcdefghi ?:/"[]vngtfDqkjB角歩e\u0301'];
const LINES = [
  'moves',
  'show G',
  'flip',
  'undo',
  'redo',
  'labels letters',
  'note 駒',
  'replay',
  'hint',
  'next',
];
const KEYS = [...NAMED_KEYS, ...CONTROL_KEYS].filter((name) => name !== 'ctrl-c');

function randomEvents(random: () => number): KeyEvent[] {
  const one = <Value,>(values: readonly Value[]) =>
    itemAt(values, Math.floor(random() * values.length));
  const kind = random();
  if (kind < 0.45) return [{ kind: 'text', text: one(TEXTS) }];
  if (kind < 0.9) return [key(one(KEYS))];
  if (kind < 0.93) return [{ kind: 'paste', text: `${one(LINES)}\nP-7f\n${one(TEXTS)}` }];
  const typed =
    kind < 0.95 ? one(LINES) : one(['P-7f', 'P-3d', 'P-2f', 'x', 'P-8d', 'L*1d', 'B*3d']);
  return [
    key('ctrl-u'),
    ...Array.from(typed, (text): KeyEvent => ({ kind: 'text', text })),
    key('enter'),
  ];
}

function randomMouse(random: () => number, { columns, rows }: WindowSize): MouseEvent {
  const actions = ['press', 'press', 'press', 'release', 'wheel-up', 'wheel-down'] as const;
  const action = itemAt(actions, Math.floor(random() * actions.length));
  const place = { column: Math.floor(random() * columns), row: Math.floor(random() * rows) };
  return { action, place };
}

test.each(
  partOfDay(
    SCREENS.map(([name, make], index) => ({ name, make, seed: SEED + index })),
    5,
  ),
)(
  'random keys and clicks in $name, seed $seed: no error, and the screen equals a fresh paint',
  { timeout: 120_000 },
  async ({ make, seed }) => {
    const random = randomNumbers(seed);
    const desk = new Desk({ env: { NO_COLOR: '', TERM: 'xterm' }, random });
    const { schedule, advance } = manualTimers();
    let size = { columns: 80, rows: 24 };
    const terminal = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
    const newOutput = () =>
      new FrameOutput({
        get columns() {
          return size.columns;
        },
        get rows() {
          return size.rows;
        },
        write: (text) => terminal.write(text),
      });
    let output = newOutput();
    let fault: unknown;
    let mouse = (_: MouseEvent) => {};
    const newApp = () =>
      new App(
        make(desk),
        {
          texts: ENGLISH,
          get size() {
            return size;
          },
          repaint: () => output.repaint(),
          suspend() {},
          schedule,
        },
        ROUTES,
      );
    const show = (shown: App) => {
      const ink = render(<AppView app={shown} services={desk.services} />, {
        output,
        setCursor: (place) => output.setCursor(place),
        onKey: () => () => {},
        onMouse: (listener) => {
          mouse = listener;
          return () => {};
        },
      });
      // Ends by itself only when a component throws.
      ink.waitUntilExit().catch((error: unknown) => {
        fault = error;
      });
      return ink;
    };
    let app = newApp();
    let ink = show(app);
    const history: (KeyEvent | MouseEvent)[] = [];
    for (let count = 1; count <= KEY_COUNT; count++) {
      for (const event of randomEvents(random)) {
        history.push(event);
        app.press(event);
      }
      if (random() < 0.4) {
        const event = randomMouse(random, size);
        history.push(event);
        mouse(event);
      }
      // Candidates and autoplay come in between.
      if (random() < 0.3) advance(150);
      if (random() < 0.5) await afterTurn();
      if (random() < 0.01) {
        size = { columns: 20 + Math.floor(random() * 120), rows: 5 + Math.floor(random() * 40) };
        terminal.resize(size.columns, size.rows);
        output.resize();
      }
      if (app.hasQuit) {
        output.freeze();
        ink.unmount();
        // As in a new start of the program.
        output = newOutput();
        app = newApp();
        ink = show(app);
      }
      if (count % BATCH !== 0) continue;
      await afterTurn();
      const drawn = await cells(terminal);
      output.repaint();
      await afterTurn();
      const recent = JSON.stringify(history.slice(-2 * BATCH));
      expect(drawn, `seed ${seed}, the last keys ${recent}`).toEqual(await cells(terminal));
      expect(fault, `seed ${seed}, the last keys ${recent}`).toBeUndefined();
      expect(drawn.join('').trim()).not.toBe('');
    }
    ink.unmount();
    app.quit();
    terminal.dispose();
  },
);

/** When the views have followed and the frame is drawn. */
async function afterTurn(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Every line of the screen, each cell with what shows of its style: a space has no ink. */
async function cells(terminal: xterm.Terminal): Promise<string[]> {
  await new Promise<void>((resolve) => terminal.write('', resolve));
  const { active } = terminal.buffer;
  const lines = Array.from({ length: terminal.rows }, (_, row) => {
    const line = active.getLine(active.baseY + row);
    return Array.from({ length: terminal.cols }, (_, column) => {
      const cell = line?.getCell(column);
      if (!cell) return '';
      const text = cell.getChars() || (cell.getWidth() === 0 ? '' : ' ');
      const isInverse = cell.isInverse() !== 0;
      const ink = [cell.isBold(), cell.isDim(), cell.getFgColorMode(), cell.getFgColor()];
      const ground = [
        cell.isUnderline(),
        cell.isInverse(),
        cell.getBgColorMode(),
        cell.getBgColor(),
      ];
      return `${text}{${[...(text === ' ' && !isInverse ? [] : ink), ...ground]}}`;
    }).join('');
  });
  return lines;
}
