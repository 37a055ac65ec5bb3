import { expect } from 'vitest';
import { type KeyName, key, NAMED_KEYS } from '../../../../source/terminal/key-event.ts';
import type { Schedule } from '../../../../source/terminal/keys.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { App } from '../../../../source/ui/app/app.ts';
import { PageScreen } from '../../../../source/ui/screens/page/page.tsx';
import { type ReplayScreen, replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import { ROUTES } from '../../../../source/ui/screens/routes.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { manualTimers } from '../../../helpers/manual-timers.ts';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk } from '../../desk.ts';

/** A replay of six plies with a clock that is moved by hand, and the timers that are set. */
class Watched {
  readonly app: App;
  readonly screen: ReplayScreen;
  readonly #desk = new Desk();
  readonly #timers = manualTimers();
  readonly #pending = new Set<object>();
  changes = 0;

  constructor() {
    const desk = this.#desk;
    const match = desk.match('shogi', { moves: 'P-7f P-3d P-2f P-4d P-2e P-5d' });
    this.screen = replayOf(desk.services, match.record);
    const schedule: Schedule = (callback, delayMs) => {
      const timer = {};
      this.#pending.add(timer);
      const cancel = this.#timers.schedule(() => {
        this.#pending.delete(timer);
        callback();
      }, delayMs);
      return () => {
        this.#pending.delete(timer);
        cancel();
      };
    };
    const size = { columns: 80, rows: 24 };
    this.app = new App(
      this.screen,
      { texts: ENGLISH, size, repaint() {}, suspend() {}, schedule },
      ROUTES,
    );
    this.app.subscribe(() => {
      this.changes++;
    });
  }

  get isPlaying(): boolean {
    const { services } = this.#desk;
    const { lines } = renderScreen(this.screen, services, { columns: 80, rows: 24 });
    return lines[0]?.includes('playing, ') ?? false;
  }

  get pending(): number {
    return this.#pending.size;
  }

  press(...names: readonly string[]): this {
    for (const name of names) {
      const named = (NAMED_KEYS as readonly string[]).includes(name) || name.startsWith('ctrl-');
      this.app.press(named ? key(name as KeyName) : { kind: 'text', text: name });
    }
    return this;
  }

  /** @returns the ply after a time */
  wait(timeMs: number): number {
    this.#timers.advance(timeMs);
    return this.screen.activity.ply;
  }
}

test('space plays a move a second, and stops at the end', () => {
  const watched = new Watched().press(' ');
  expect([watched.wait(999), watched.wait(1), watched.wait(2000)]).toEqual([0, 1, 3]);
  expect(watched.isPlaying).toBe(true);
  expect(watched.wait(60_000)).toBe(6);
  expect([watched.isPlaying, watched.pending]).toEqual([false, 0]);
});

test('each step tells the views once; paused, nothing does', () => {
  const watched = new Watched().press(' ');
  const before = watched.changes;
  watched.wait(3000);
  expect(watched.changes).toBe(before + 3);
  watched.press(' ');
  expect(watched.pending).toBe(0);
  const paused = watched.changes;
  expect(watched.wait(60_000)).toBe(3);
  expect(watched.changes).toBe(paused);
});

test('space goes on from where it stopped', () => {
  const watched = new Watched().press(' ');
  watched.wait(2000);
  watched.press(' ', 'left', ' ');
  expect(watched.wait(1000)).toBe(2);
});

sharedTest.each(
  shareOf([
    [['>'], 500],
    [['>', '>'], 250],
    [['>', '>', '>', '>'], 250],
    [['<'], 2000],
    [['<', '<'], 4000],
    [['<', '<', '<', '<'], 8000],
    [['<', '>'], 1000],
  ]),
)('%j changes the speed to %i ms a move', (keys, pauseMs) => {
  for (const order of [
    [...keys, ' '],
    [' ', ...keys],
  ]) {
    const watched = new Watched().press(...order);
    expect(watched.pending).toBe(1);
    expect(watched.wait(pauseMs - 1)).toBe(0);
    expect(watched.wait(1)).toBe(1);
    expect(watched.wait(pauseMs)).toBe(2);
  }
});

test('a change of speed is told, and what is told goes with the next move', () => {
  const watched = new Watched().press(' ', '>');
  expect(watched.screen.prompt.message?.text).toBe('0.5 s a move');
  watched.wait(500);
  expect(watched.screen.prompt.message).toBeUndefined();
  const paused = new Watched().press('<');
  expect([paused.screen.prompt.message?.text, paused.pending]).toEqual(['2 s a move', 0]);
});

sharedTest.each(shareOf(['left', 'right', 'home', 'end', 'g', ':', 'n', 'v', 'e', ']', 'P'], 4))(
  '%s stops it',
  (name) => {
    const watched = new Watched().press('right', ' ');
    watched.wait(1000);
    const before = watched.pending;
    watched.press(name);
    expect([before, watched.isPlaying]).toEqual([1, false]);
    const { ply } = watched.screen.activity;
    expect(watched.wait(60_000)).toBe(ply);
  },
);

test.each([['q', 'enter'], ['escape'], ['ctrl-c'], ['ctrl-d'], ['play', 'enter', 'y']])(
  '%s leaves no timer behind',
  (...names) => {
    const watched = new Watched().press(' ');
    expect(watched.pending).toBe(1);
    watched.press(...names);
    expect(watched.app.screen === watched.screen && !watched.app.hasQuit).toBe(false);
    expect(watched.pending).toBe(0);
    expect(watched.wait(60_000)).toBe(0);
  },
);

test('it leaves no timer behind when another screen takes the place of this one', () => {
  const watched = new Watched().press(' ');
  watched.app.reset(new PageScreen(() => ({ title: 'News', lines: () => [] })));
  expect([watched.isPlaying, watched.pending]).toEqual([false, 0]);
});

test('at the end it says so', () => {
  const watched = new Watched().press('end', ' ');
  expect([watched.screen.prompt.message?.text, watched.pending]).toEqual(['This is the end.', 0]);
});
