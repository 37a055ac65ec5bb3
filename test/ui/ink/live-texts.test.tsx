import xterm from '@xterm/headless';
import { describe, expect, onTestFinished } from 'vitest';
import type { SettingOverrides } from '../../../source/settings/session-settings.ts';
import { FrameOutput } from '../../../source/terminal/frame-output.ts';
import { type KeyEvent, type KeyName, key } from '../../../source/terminal/key-event.ts';
import type { MouseEvent } from '../../../source/terminal/reports.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { App } from '../../../source/ui/app/app.ts';
import { AppView } from '../../../source/ui/app/app-view.tsx';
import { LiveTexts } from '../../../source/ui/ink/live-texts.ts';
import { render } from '../../../source/ui/ink/render.tsx';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { eventually } from '../../helpers/eventually.ts';
import { renderScreen } from '../../helpers/frames.tsx';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { Desk } from '../desk.ts';

const SMALL = { columns: 80, rows: 24 };
const SEED = 20261122;

interface Options {
  readonly clock?: string;
  readonly variant?: string;
  readonly size?: WindowSize;
  readonly settings?: SettingOverrides;
  readonly env?: Readonly<Record<string, string>>;
}

/** A game with clocks on a terminal whose time stands still. */
function sitDown({ clock, variant = 'shogi', size = SMALL, settings = {}, env = {} }: Options) {
  const { schedule, advance, nowMs } = manualTimers();
  const timers = new Set<object>();
  /** The timers of the texts alone. */
  const scheduleTexts = (callback: () => void, delayMs: number) => {
    const timer = {};
    timers.add(timer);
    const cancel = schedule(() => {
      timers.delete(timer);
      callback();
    }, delayMs);
    return () => {
      timers.delete(timer);
      cancel();
    };
  };
  const desk = new Desk({ nowMs, schedule, settings, env });
  const { services } = desk;
  const screen = desk.playScreen(variant, clock === undefined ? {} : { clock });
  let renders = 0;
  const draws = screen.render.bind(screen);
  screen.render = () => {
    renders++;
    return draws();
  };
  const terminal = terminalOf(size);
  const writes: string[] = [];
  const app = new App(
    screen,
    { texts: ENGLISH, size, repaint() {}, suspend() {}, schedule },
    ROUTES,
  );
  const texts = new LiveTexts({
    schedule: scheduleTexts,
    show: () => output.updateTexts(),
    redraw: () => app.changed(),
  });
  const write = (text: string) => {
    writes.push(text);
    terminal.write(text);
  };
  const output = new FrameOutput({ ...size, write }, { texts: () => texts.placed() });
  output.setGround(services.theme.ground);
  let press = (_event: KeyEvent) => {};
  let mouse = (_event: MouseEvent) => {};
  const ink = render(<AppView app={app} services={services} />, {
    output,
    setCursor: (place) => output.setCursor(place),
    addLiveText: (text) => texts.add(text),
    onKey: (listener) => {
      press = listener;
      return () => {};
    },
    onMouse: (listener) => {
      mouse = listener;
      return () => {};
    },
  });
  onTestFinished(() => ink.unmount());
  /** The screen as it is, and as a whole new frame would be. */
  const looks = async () => {
    output.flush();
    const fresh = terminalOf(size);
    const target = { ...size, write: (text: string) => fresh.write(text) };
    const whole = new FrameOutput(target);
    whole.setGround(services.theme.ground);
    whole.write(renderScreen(app.screen, services, size).raw);
    whole.flush();
    return { shown: await cellsOf(terminal), fresh: await cellsOf(fresh) };
  };
  return {
    app,
    ink,
    output,
    writes,
    timers,
    advance,
    press: (...names: KeyName[]) => {
      for (const name of names) press(key(name));
    },
    type: (text: string) => {
      for (const character of text) press({ kind: 'text', text: character });
    },
    mouse: (event: MouseEvent) => mouse(event),
    /** How often the screen was drawn by React in what is done. */
    rendersIn: (act: () => void) => {
      const before = renders;
      act();
      return renders - before;
    },
    /** Bytes that are sent because of what is done. */
    bytesOf: (act: () => void) => {
      output.flush();
      const before = writes.length;
      act();
      output.flush();
      return writes.slice(before).join('').length;
    },
    equalsFresh: () =>
      eventually(async () => {
        const { shown, fresh } = await looks();
        expect(shown).toEqual(fresh);
      }),
    lines: async () => {
      output.flush();
      await settled(terminal);
      const { active } = terminal.buffer;
      return Array.from({ length: size.rows }, (_, row) =>
        (active.getLine(row)?.translateToString(true) ?? '').trimEnd(),
      );
    },
  };
}

function terminalOf({ columns, rows }: WindowSize): xterm.Terminal {
  return new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
}

function settled(terminal: xterm.Terminal): Promise<void> {
  return new Promise((resolve) => terminal.write('', resolve));
}

/** What is seen in each cell: a row a text. */
async function cellsOf(terminal: xterm.Terminal): Promise<string[]> {
  await settled(terminal);
  const { active } = terminal.buffer;
  return Array.from({ length: terminal.rows }, (_, row) =>
    Array.from({ length: terminal.cols }, (_, column) => {
      const cell = active.getLine(row)?.getCell(column);
      if (!cell) throw new RangeError(`no cell at ${column}, ${row}`);
      const text = cell.getChars() || ' ';
      const ground = `${cell.getBgColorMode()},${cell.getBgColor()},${cell.isInverse()}`;
      // The ink of a space is not seen.
      if (text === ' ') return ground;
      return `${text}${ground},${cell.getFgColorMode()},${cell.getFgColor()},${cell.isBold()}`;
    }).join(' '),
  );
}

describe('a tick', () => {
  test('draws nothing by React, and sends a few bytes', async () => {
    const { rendersIn, bytesOf, advance, app, equalsFresh } = sitDown({ clock: '658' });
    const { version } = app;
    for (let second = 0; second < 8; second++) {
      let bytes = 0;
      const renders = rendersIn(() => {
        bytes = bytesOf(() => advance(1000));
      });
      expect([renders, app.version]).toEqual([0, version]);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(16);
      await equalsFresh();
    }
  });

  test('draws the whole frame where a clock gets another width', async () => {
    const { rendersIn, advance, app, equalsFresh, lines } = sitDown({ clock: '601' });
    expect(rendersIn(() => advance(1000))).toBe(0);
    const { version } = app;
    advance(1000);
    expect(app.version).toBe(version + 1);
    await equalsFresh();
    expect((await lines()).join('\n')).toMatch(/Black: Guest +9:59$/m);
  });

  test('waits for one timer, however many clocks are shown', () => {
    const { timers, advance } = sitDown({ clock: '600' });
    expect(timers.size).toBe(1);
    advance(10_000);
    expect(timers.size).toBe(1);
  });

  test('comes at the turn of the second, also after a move within one', async () => {
    const { bytesOf, advance, type, press, lines } = sitDown({ clock: '600' });
    const clocks = async () =>
      (await lines()).flatMap((line) => / [☖☗] .*? (\d+:\d+)$/.exec(line)?.[1] ?? []);
    advance(400);
    type('P-7f');
    press('enter');
    await eventually(async () => expect((await lines()).join('\n')).toContain('White>'));
    expect(bytesOf(() => advance(999))).toBe(0);
    advance(1);
    await eventually(async () => expect(await clocks()).toEqual(['9:59', '10:00']));
  });
});

describe('no timer is set', () => {
  test.each<[string, Options, string]>([
    ['without a clock', {}, ''],
    ['while another screen is shown', { clock: '600' }, '?'],
    ['in a window that is too small', { clock: '600', size: { columns: 20, rows: 8 } }, ''],
  ])('%s', async (_, options, text) => {
    const { timers, type, bytesOf, advance, writes } = sitDown(options);
    type(text);
    await eventually(() => expect([timers.size, writes.length > 0]).toEqual([0, true]));
    expect(bytesOf(() => advance(10_000))).toBe(0);
  });

  test('when the game is over, and one is when the end is taken back', async () => {
    const { timers, type, press } = sitDown({ clock: '600' });
    type('resign');
    press('enter');
    type('y');
    await eventually(() => expect(timers.size).toBe(0));
    type('undo');
    press('enter');
    await eventually(() => expect(timers.size).toBe(1));
  });

  test('after the help is closed, there is one again', async () => {
    const { timers, press, type } = sitDown({ clock: '600' });
    type('?');
    await eventually(() => expect(timers.size).toBe(0));
    press('escape');
    await eventually(() => expect(timers.size).toBe(1));
  });

  test('after the end', () => {
    const { timers, ink } = sitDown({ clock: '600' });
    ink.unmount();
    expect(timers.size).toBe(0);
  });
});

test('a frame that React has not drawn anew shows the time of now', async () => {
  const { advance, mouse, equalsFresh } = sitDown({ clock: '600' });
  advance(1000);
  await equalsFresh();
  advance(3000);
  // Ink writes its frame again, in which the clock is the old one.
  mouse({ action: 'release', place: { row: 0, column: 0 } });
  await equalsFresh();
});

const COLOURS = { NO_COLOR: '', TERM: 'xterm-256color' };

describe('after ticks, keys, clicks and repaints the screen equals a whole new frame', () => {
  const SITTINGS: readonly [string, Options][] = [
    ['in 80x24', { clock: '605' }],
    ['in ASCII', { clock: '605', settings: { charset: 'ascii' } }],
    ['with frames', { clock: '605', settings: { charset: 'frame' } }],
    ['in 16 colours, low on time', { clock: '16', env: { NO_COLOR: '', TERM: 'xterm' } }],
    ['on wood', { clock: '16', settings: { theme: 'wood' }, env: COLOURS }],
    [
      'on a large board',
      { clock: '605', size: { columns: 140, rows: 48 }, settings: { theme: 'wood' }, env: COLOURS },
    ],
    ['with hands above and below', { clock: '605', size: { columns: 40, rows: 20 } }],
    ['in hours', { clock: '3605', size: { columns: 40, rows: 20 } }],
    ['in byoyomi', { clock: '3+20' }],
    ['with the other variants', { clock: '605', variant: 'yari' }],
  ];

  sharedTest.each(shareOf(SITTINGS, 4))('%s', async (_, options) => {
    const random = randomNumbers(SEED);
    const { advance, type, press, mouse, output, equalsFresh } = sitDown(options);
    for (let step = 0; step < 6; step++) {
      advance(Math.ceil(random() * 1500));
      const kind = Math.floor(random() * 5);
      if (kind === 0) type('P');
      if (kind === 1) press('backspace');
      if (kind === 2) output.repaint();
      if (kind === 3) mouse({ action: 'release', place: { row: 3, column: 3 } });
      await equalsFresh();
    }
  });
});
