import { PassThrough } from 'node:stream';
import xterm from '@xterm/headless';
import { render } from 'ink';
import { expect, test } from 'vitest';
import { TsumeJudge } from '../../source/match/tsume-judge.ts';
import { TsumeSet } from '../../source/match/tsume-set.ts';
import { parseProblemLines } from '../../source/records/problem-lines.ts';
import { FrameOutput } from '../../source/terminal/frame-output.ts';
import { CONTROL_KEYS, type KeyEvent, key, NAMED_KEYS } from '../../source/terminal/key-event.ts';
import { App } from '../../source/ui/app.ts';
import { AppView } from '../../source/ui/components/app-view.tsx';
import { gamesScreen, replayMatch } from '../../source/ui/screens/games.ts';
import { menuScreen } from '../../source/ui/screens/menu.ts';
import { newGameScreen } from '../../source/ui/screens/new-game.ts';
import { movesPage, rulesScreen } from '../../source/ui/screens/pages.ts';
import type { Screen } from '../../source/ui/screens/screen.ts';
import { settingsScreen } from '../../source/ui/screens/settings.ts';
import { TsumeScreen } from '../../source/ui/screens/tsume.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { randomNumbers } from '../helpers/random.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { ToldEngine } from '../match/told-engine.ts';
import { Desk } from './desk.ts';

/** `KOMADAI_SEED=7 npm test` presses other keys; the seed stands in the name of each test. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20261121);
/** For each of the eleven screens, 11,000 in all. */
const KEY_COUNT = 1000;
/** Keys between two looks at the whole screen. */
const BATCH = 50;

const MOVES = 'P-7f P-3d Bx2b+ Sx2b';

const SCREENS: readonly (readonly [name: string, make: (desk: Desk) => Screen])[] = [
  ['yari', (desk) => desk.playScreen('yari')],
  ['shogi', (desk) => desk.playScreen('shogi', { moves: MOVES })],
  ['ogi', (desk) => desk.playScreen('ogi')],
  ['menu', ({ services }) => menuScreen(services)],
  ['new game', ({ services }) => newGameScreen(services)],
  ['settings', ({ services }) => settingsScreen(services)],
  ['replay', (desk) => replayMatch(desk.services, desk.match('shogi', { moves: MOVES }))],
  [
    'saved games',
    (desk) => {
      desk.match('shogi', { moves: MOVES });
      return gamesScreen(desk.services);
    },
  ],
  ['rules', ({ services }) => rulesScreen(services, variantOf('ogi'))],
  ['problems', ({ services }) => new TsumeScreen(services, problems())],
  ['moves', (desk) => movesPage(desk.services, desk.match('shogi', { moves: MOVES }))],
];

/** Two problems, to which nobody knows an answer. */
function problems(): TsumeSet {
  const sfens = ['1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1', '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1'];
  const lines = sfens.map((sfen) => JSON.stringify({ sfen })).join('\n');
  const [first, ...others] = parseProblemLines(lines).problems;
  if (first === undefined) throw new RangeError('no problem');
  return new TsumeSet([first, ...others], new TsumeJudge(new ToldEngine()), new Set());
}

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
  const one = <Value,>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
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

test.each(SCREENS.map(([name, make], index) => ({ name, make, seed: SEED + index })))(
  'random keys in $name, seed $seed: no error, and the screen equals a fresh paint',
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
    const newApp = () =>
      new App(make(desk), {
        get size() {
          return size;
        },
        repaint: () => output.repaint(),
        suspend() {},
        schedule,
      });
    const show = (shown: App) => {
      const ink = render(
        <AppView
          app={shown}
          services={desk.services}
          setCursor={(place) => output.setCursor(place)}
        />,
        {
          stdout: output as unknown as NodeJS.WriteStream,
          stdin: new PassThrough() as unknown as NodeJS.ReadStream,
          debug: true,
          isScreenReaderEnabled: true,
          exitOnCtrlC: false,
          patchConsole: false,
        },
      );
      // Ends by itself only when a component throws.
      ink.waitUntilExit().catch((error: unknown) => {
        fault = error;
      });
      return ink;
    };
    let app = newApp();
    let ink = show(app);
    const history: KeyEvent[] = [];
    for (let count = 1; count <= KEY_COUNT; count++) {
      for (const event of randomEvents(random)) {
        history.push(event);
        app.press(event);
      }
      // Candidates and autoplay come in between.
      if (random() < 0.3) advance(150);
      if (random() < 0.5) await afterTurn();
      if (random() < 0.01) {
        size = { columns: 20 + Math.floor(random() * 120), rows: 5 + Math.floor(random() * 40) };
        terminal.resize(size.columns, size.rows);
        output.resize();
        app.changed();
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

/** Every line of the screen, each cell with its style. */
async function cells(terminal: xterm.Terminal): Promise<string[]> {
  await new Promise<void>((resolve) => terminal.write('', resolve));
  const { active } = terminal.buffer;
  const lines = Array.from({ length: terminal.rows }, (_, row) => {
    const line = active.getLine(active.baseY + row);
    return Array.from({ length: terminal.cols }, (_, column) => {
      const cell = line?.getCell(column);
      if (!cell) return '';
      const style = [cell.isBold(), cell.isDim(), cell.isUnderline(), cell.isInverse()];
      const colours = [cell.getFgColor(), cell.getBgColor()];
      const text = cell.getChars() || (cell.getWidth() === 0 ? '' : ' ');
      const look = [...style.map((flag) => (flag ? 1 : 0)), ...colours].join(',');
      return look === '0,0,0,0,-1,-1' ? text : `${text}{${look}}`;
    }).join('');
  });
  return lines;
}
