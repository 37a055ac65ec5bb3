import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { AppView } from '../../source/ui/app/app-view.tsx';
import { draw } from '../helpers/component.tsx';
import { FakeHouse } from '../helpers/fake-house.ts';
import { AKI, BEN, BOTH_REGISTERED, challenged } from '../helpers/hall-events.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { Desk } from './desk.ts';
import { MORE_SCREENS, SCREENS } from './every-screen.ts';

const EVERY_SCREEN = [...SCREENS, ...MORE_SCREENS];
const TO_AKI = { kind: 'person', person: AKI.id, name: AKI.name } as const;
const CHALLENGE = 'Ben challenges you: yari, 600+30.';

/** Aki before a screen, on a server. */
function seated(make: (typeof SCREENS)[number][1], bell: 'on' | 'off' = 'on') {
  const house = new FakeHouse(...BOTH_REGISTERED);
  const desk = new Desk({ visit: house.visit(AKI), settings: { bell } });
  const timers = manualTimers();
  const size = { columns: 80, rows: 24 };
  const screen = make(desk);
  const player = desk.sit(screen, size, timers.schedule);
  const { visit = house.visit(AKI) } = desk.services;
  const drawn = draw(<AppView app={player.app} services={desk.services} />, {
    services: desk.services,
  });
  const lines = () => {
    drawn.again({});
    return drawn.lines;
  };
  const read = () => {
    timers.advance(1500);
    player.app.click(() => {});
  };
  return { player, visit, lines, read, timers, size, house: visit.house as FakeHouse };
}

/** The lines with as many empty ones after them as a height has. */
function filled(lines: readonly string[], height: number): string[] {
  return Array.from({ length: height }, (_, row) => lines[row] ?? '');
}

const MENU = SCREENS.find(([name]) => name === 'menu')?.[1] ?? (() => new Error() as never);

describe.each(shareOf(EVERY_SCREEN))('%s', (_, make) => {
  sharedTest('shows what others do below it, and nothing of it after a key', () => {
    const { player, house, visit, lines, read, size } = seated(make);
    const before = lines();
    visit.note('keys-dropped');
    const after = lines();
    expect(after[size.rows - 1]?.trim()).toBe('Too many keys at once: some of them were dropped.');
    expect(after.slice(0, size.rows - 1)).toEqual(filled(before, size.rows - 1));
    read();
    expect(lines()).toEqual(before);
    const challenge = challenged('HHHHHH', { by: BEN, to: TO_AKI });
    if (visit.person) {
      house.happen(challenge);
      expect([player.app.news, player.bells]).toEqual([CHALLENGE, 1]);
      read();
    }
    house.tell({ kind: 'draining' });
    expect(player.app.news).toMatch(/^The server ends soon/);
    read();
    house.sql.setTrouble('ENOSPC');
    expect(player.app.news).toMatch(/^The server cannot write now: the disk is full/);
  });
});

/** They open a page, tell what a screen is, or are a part of screens that are among these. */
const NO_MAKERS = [
  'openBoardPage',
  'dueMistakesScreen',
  'isPlayScreen',
  'gameScreen',
  'replayScreen',
];

test('each screen of the program is among these', () => {
  const folder = join(PROJECT, 'source/ui/screens');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const classes = Array.from(texts.matchAll(/\bclass (\w+Screen)\b/g), ([, name = '']) => name);
  const makers = texts.matchAll(/^export function (?!is|open)(\w+(?:Screen|Page))\b/gm);
  const list = readFileSync(join(PROJECT, 'test/ui/every-screen.ts'), 'utf8');
  const made = new Set<string>();
  for (const [, make] of EVERY_SCREEN) {
    for (let at: unknown = make(new Desk()); at; at = Object.getPrototypeOf(at)) {
      made.add((at as object).constructor.name);
    }
  }
  expect(classes.filter((name) => !made.has(name))).toEqual([]);
  const missing = Array.from(makers, ([, name = '']) => name).filter((one) => {
    return !NO_MAKERS.includes(one) && !new RegExp(`\\b${one}\\(`).test(list);
  });
  expect(missing).toEqual([]);
});

test('no part of the program asks for the class of a screen', () => {
  const files = readdirSync(join(PROJECT, 'source'), { recursive: true, encoding: 'utf8' });
  const asking = files.filter((file) => {
    // The game that another process takes over.
    if (!/\.tsx?$/.test(file) || file === 'ui/screens/replay/watch.ts') return false;
    return /instanceof \w*Screen\b/.test(readFileSync(join(PROJECT, 'source', file), 'utf8'));
  });
  expect(asking).toEqual([]);
});

describe('news', () => {
  test('stay until a key is pressed, and no key does before they could be read', () => {
    const { player, timers } = seated(MENU);
    player.app.tell('News.');
    timers.advance(1499);
    expect(player.press('down').app.news).toBe('News.');
    timers.advance(1);
    expect(player.app.news).toBe('News.');
    const { index } = player.on('list').state;
    expect(player.press('down').app.news).toBeUndefined();
    expect(player.on('list').state.index).toBe(index + 1);
  });

  test('come one after the other, and say how many wait', () => {
    const { player, read } = seated(MENU);
    for (const text of ['One.', 'Two.', 'Three.']) player.app.tell(text);
    expect(player.app.news).toBe('One.  +2');
    read();
    expect(player.app.news).toBe('Two.  +1');
    read();
    read();
    expect(player.app.news).toBeUndefined();
  });

  test('that come again are the latest', () => {
    const { player, read } = seated(MENU);
    for (const text of ['Gone.', 'Back.', 'Gone.']) player.app.tell(text);
    expect(player.app.news).toBe('Back.  +1');
    read();
    expect(player.app.news).toBe('Gone.');
  });

  test('wait while the window is too small', () => {
    const { player, timers, size } = seated(MENU);
    player.app.tell('News.');
    timers.advance(1500);
    Object.assign(size, { columns: 30, rows: 10 });
    expect(player.press('down').app.news).toBe('News.');
  });

  test('ring no bell that is switched off', () => {
    const { player, house } = seated(MENU, 'off');
    house.happen(challenged('HHHHHH', { by: BEN, to: TO_AKI }));
    expect([player.app.news, player.bells]).toEqual([CHALLENGE, 0]);
  });

  test('leave no timer when the player quits', () => {
    const { player, timers } = seated(MENU);
    player.app.tell('News.');
    player.press('ctrl-c');
    expect(timers.count()).toBe(0);
  });

  test('take more rows where they are longer than the window', () => {
    const { player, lines } = seated(MENU);
    player.app.tell('word '.repeat(30));
    const text = lines().join(' ').replace(/ +/g, ' ');
    expect(text).toContain('word '.repeat(30).trim());
  });

  test('that are longer leave a board and its prompt their room', () => {
    const { player, lines, size } = seated((desk) => desk.playScreen('shogi'));
    player.app.tell('word '.repeat(200));
    expect(lines()).toHaveLength(size.rows);
    expect(lines().join('\n')).toMatch(/\n Black> .*\n+ +word[\s\S]*\.\.$/);
  });
});
