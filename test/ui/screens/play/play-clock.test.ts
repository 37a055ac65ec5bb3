import { describe, expect, test } from 'vitest';
import type { EngineRoom } from '../../../../source/match/participants/engine-room.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import type { SettingOverrides } from '../../../../source/settings/session-settings.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { manualTimers } from '../../../helpers/manual-timers.ts';
import { stubEngineRoom } from '../../../helpers/stub-engine-room.ts';
import { Desk, type GameOptions } from '../../desk.ts';

const LEVEL = 'Computer, level 3';
const WINDOW = { columns: 80, rows: 24 };

interface Surroundings {
  readonly settings?: SettingOverrides;
  readonly engines?: EngineRoom;
}

/** A game at a screen, and the time, which its timers share. */
function sitDown(options: GameOptions, { settings = {}, engines }: Surroundings = {}) {
  const { schedule, advance, nowMs } = manualTimers();
  const desk = new Desk({ nowMs, schedule, settings, engines: engines ?? stubEngineRoom() });
  const screen = desk.playScreen('shogi', options);
  const player = desk.sit(screen, WINDOW, schedule);
  const lines = () => renderScreen(screen, desk.services, WINDOW).lines;
  const clocks = () => {
    return lines().flatMap(
      (line) => / [☖☗] .*? (b )?(\d+:[\d:]+)$/.exec(line)?.slice(1).join('') ?? [],
    );
  };
  return { desk, screen, player, advance, lines, clocks };
}

describe('leaving', () => {
  test.each<[setting: 'stops' | 'counts', text: RegExp]>([
    ['stops', /^Leave the game\? The clocks stop/],
    ['counts', /^Leave the game\? The clock runs on/],
  ])('asks where a clock runs: away-time %s', (away, text) => {
    const { player } = sitDown({ clock: '600' }, { settings: { 'away-time': away } });
    player.enter('quit');
    expect(player.message).toMatch(text);
    expect(player.press('n').app.hasQuit).toBe(false);
    expect(player.enter('quit').press('y').app.hasQuit).toBe(true);
  });

  test('asks in the menu, too', () => {
    const { player } = sitDown({ clock: '600' });
    player.press('escape', 'end', 'enter');
    expect(player.on('list').state.question?.text).toMatch(/^Leave the game\?/);
    expect(player.press('n').app.hasQuit).toBe(false);
    expect(player.press('enter', 'y').app.hasQuit).toBe(true);
  });

  test.each(['ctrl-c', 'ctrl-d'])('is done at once by %s', (key) => {
    expect(sitDown({ clock: '600' }).player.press(key).app.hasQuit).toBe(true);
  });

  test('is done at once without a clock, and after the end', () => {
    expect(sitDown({}).player.enter('quit').app.hasQuit).toBe(true);
    expect(sitDown({ clock: '600' }).player.resign().enter('quit').app.hasQuit).toBe(true);
  });
});

describe('the clocks of a game', () => {
  test('stand beside the names, and show every second that has begun', () => {
    const { clocks, advance } = sitDown({ clock: '600+30' });
    expect(clocks()).toEqual(['10:00', '10:00']);
    advance(999);
    expect(clocks()).toEqual(['10:00', '10:00']);
    advance(1);
    expect(clocks()).toEqual(['10:00', '9:59']);
  });

  test('are those of the sides also where the board is turned', () => {
    const { clocks, advance, player } = sitDown({ clock: '600' });
    advance(2000);
    player.enter('P-7f', 'flip');
    advance(3000);
    expect(clocks()).toEqual(['9:58', '9:57']);
  });

  test('say that byoyomi counts', () => {
    const { clocks, advance } = sitDown({ clock: '2+30' });
    advance(5500);
    expect(clocks()).toEqual(['0:02', 'b 0:27']);
  });

  test('are missing in a game without', () => {
    expect(sitDown({}).clocks()).toEqual([]);
  });

  test('leave alone what is being typed and what is said', () => {
    const { advance, player } = sitDown({ clock: '600' });
    player.enter('P-7e').press('ctrl-u', 'P', '-');
    const { message } = player;
    advance(5000);
    expect([player.text, player.message]).toEqual(['P-', message]);
  });

  test('run on when a rematch begins', () => {
    const { desk, player, advance } = sitDown({ clock: '600+5' });
    player.resign().enter('rematch');
    advance(3000);
    const { lines } = renderScreen(player.screen, desk.services, WINDOW);
    expect(lines.join('\n')).toMatch(/☗ Black: Guest +9:57\n/);
  });
});

describe('a flag that falls', () => {
  test('ends the game at once, and the prompt is free', () => {
    const { advance, player, clocks, lines } = sitDown({ clock: '5+3' });
    player.press('P', '-');
    advance(7999);
    expect(player.message).toBeUndefined();
    advance(1);
    expect([player.message, player.text]).toEqual([undefined, '']);
    expect(lines().join('\n')).toContain('White wins on time');
    expect(clocks()).toEqual(['0:05', 'b 0:00']);
    expect(player.bells).toBe(1);
    expect(lines().at(-1)).toMatch(/^ Game over> +analyse {2}rematch {2}replay/);
  });

  test('is saved', () => {
    const { desk, advance } = sitDown({ clock: '5' });
    advance(5000);
    const { summary } = itemAt(desk.services.store.list(), 0);
    expect(summary).toMatchObject({ score: '0-1', termination: 'time' });
  });

  test('ends the game also while another screen is shown', () => {
    const { advance, player, lines } = sitDown({ clock: '5' });
    player.enter('rules');
    advance(5000);
    expect(player.on('page').kind).toBe('page');
    expect(player.app.news).toBe('In your game: White wins on time.');
    player.press('escape');
    expect(lines().join('\n')).toContain('White wins on time');
  });

  test('ends the game under its replay, which can be walked on', () => {
    const { advance, player, lines } = sitDown({ clock: '5', moves: 'P-7f P-3d P-2f' });
    player.enter('undo', 'replay').press('end');
    advance(5000);
    player.press('left', 'left', 'home', 'right', 'end', 'escape');
    expect(lines().join('\n')).toContain('White wins on time');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test('does not ring where the bell is off', () => {
    const { advance, player } = sitDown({ clock: '5' }, { settings: { bell: 'off' } });
    advance(5000);
    expect(player.bells).toBe(0);
  });

  test('is not that of a game that was left for another', () => {
    const { desk, advance, player } = sitDown({ clock: '5', moves: 'P-7f' });
    const { match } = player.on('play').activity;
    player.app.reset(desk.playScreen('shogi'));
    advance(60_000);
    expect([match.ending, match.clock?.fallsInMs]).toEqual([undefined, undefined]);
  });

  test('ends the thinking of the computer', () => {
    const engines = stubEngineRoom(['P-3d']);
    const { advance, player, lines } = sitDown({ clock: '5', white: LEVEL }, { engines });
    player.enter('P-7f');
    advance(5000);
    expect(lines().join('\n')).toContain('Black wins on time');
    expect(itemAt(engines.opened, 0).stops).toBeGreaterThan(0);
  });
});

describe('low time', () => {
  test('is marked, without colour too', () => {
    const { desk, screen, advance } = sitDown({ clock: '15' });
    const marked = () =>
      /\x1b\[1m\x1b\[7m0:1?\d\d/.test(renderScreen(screen, desk.services, WINDOW).raw);
    advance(4000);
    expect(marked()).toBe(false);
    advance(1000);
    expect(marked()).toBe(true);
  });
});

describe('the bell', () => {
  const play = (options: GameOptions, answers: string[], settings: SettingOverrides = {}) =>
    sitDown(options, { settings, engines: stubEngineRoom(answers) }).player;

  test('rings once when the computer has moved, not at moves of persons', async () => {
    const player = play({ white: LEVEL }, ['P-3d']).enter('P-7f');
    expect(player.bells).toBe(0);
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
    expect(player.bells).toBe(1);
  });

  test('is silent between two persons', () => {
    expect(play({}, []).enter('P-7f', 'P-3d').resign().bells).toBe(0);
  });

  test('is silent where it is off', async () => {
    const player = play({ white: LEVEL }, ['P-3d'], { bell: 'off' }).enter('P-7f');
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
    expect(player.bells).toBe(0);
  });

  test('is silent where two computers play', async () => {
    const player = play({ black: LEVEL, white: LEVEL }, ['resign']);
    await eventually(() =>
      expect(player.on('play').activity.match.ending?.reason).toBe('resignation'),
    );
    expect(player.bells).toBe(0);
  });
});

describe('who sits at the bottom', () => {
  test.each<[flip: 'never' | 'turn' | 'white', black: string, white: string, flipped: boolean]>([
    ['never', 'Guest', 'Guest', false],
    ['never', 'Guest', LEVEL, false],
    ['never', LEVEL, 'Guest', true],
    ['never', LEVEL, LEVEL, false],
    ['white', 'Guest', LEVEL, true],
    ['turn', LEVEL, 'Guest', false],
  ])('flip %s, %s against %s: White %s', (flip, black, white, flipped) => {
    const engines = stubEngineRoom();
    const desk = new Desk({ settings: { flip }, engines });
    const screen = desk.playScreen('shogi', { black, white });
    expect(screen.view.flipped).toBe(flipped);
    const player = desk.sit(screen).enter('replay');
    expect(player.on('replay').view.flipped).toBe(flipped);
    player.press('escape').enter('flip');
    expect(screen.view.flipped).toBe(!flipped);
  });
});
