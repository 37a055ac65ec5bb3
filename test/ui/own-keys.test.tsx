import { afterEach, expect, test } from 'vitest';
import { AppView } from '../../source/ui/app/app-view.tsx';
import { setOwnKeys } from '../../source/ui/app/own-keys.ts';
import { replayMatch } from '../../source/ui/screens/games/games.ts';
import { gamesScreen } from '../../source/ui/screens/games/games-list.ts';
import { draw } from '../helpers/component.tsx';
import { eventually } from '../helpers/eventually.ts';
import { type AnyScreen, Desk } from './desk.ts';

afterEach(() => setOwnKeys(new Map()));

/** A screen of a game with four moves, for a player who has other keys. */
function sit(keys: Readonly<Record<string, string>>, make: (desk: Desk) => AnyScreen) {
  setOwnKeys(new Map(Object.entries(keys)));
  const desk = new Desk();
  const { services } = desk;
  desk.match('shogi', { moves: 'P-7f P-3d Bx2b+ Sx2b' });
  const player = desk.sit(make(desk));
  const drawn = draw(<AppView app={player.app} services={services} />, { services });
  const lastLine = () => drawn.lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
  return { player, drawn, lastLine };
}

const replay = (desk: Desk) =>
  replayMatch(desk.services, desk.match('shogi', { moves: 'P-7f' }), 0);

test('a list has the chosen keys in its bottom line, and does what they mean', async () => {
  const { player, drawn, lastLine } = sit({ filter: 'f', help: 'ctrl-g' }, (desk) =>
    gamesScreen(desk.services),
  );
  expect(lastLine()).toMatch(/f filter .*Ctrl-G keys/);
  player.press('/', '?');
  expect(player.app.screens).toHaveLength(1);
  player.press('f');
  expect(player.screen).toMatchObject({ holdsText: true });
  player.press('escape', 'ctrl-g');
  expect(player.app.screens).toHaveLength(2);
  await eventually(() => expect(drawn.lines.join('\n')).toContain('f: show the games with'));
  // The page of the keys has the same key, which leads back.
  player.press('ctrl-g');
  expect(player.app.screens).toHaveLength(1);
});

test('a click on the bottom line presses the chosen key', () => {
  const { player, drawn } = sit({ filter: 'f' }, (desk) => gamesScreen(desk.services));
  drawn.click('f filter');
  expect(player.screen).toMatchObject({ holdsText: true });
});

test('a replay steps with the chosen key, and with the wheel', () => {
  const { player, lastLine } = sit({ next: '.', help: '!' }, replay);
  const ply = () => (player.screen.kind === 'replay' ? player.screen.activity.ply : undefined);
  expect(lastLine()).toMatch(/\. next .*! help/);
  player.press('right');
  expect(ply()).toBe(0);
  player.press('.');
  expect(ply()).toBe(1);
  const { screen } = player;
  if ('wheel' in screen) screen.wheel?.(-1, player.app);
  expect(ply()).toBe(0);
  if ('wheel' in screen) screen.wheel?.(1, player.app);
  expect(ply()).toBe(1);
  player.press('!');
  expect(player.screen.kind).toBe('page');
});

test('a prompt completes with the chosen key, and a character of help is typed in a text', () => {
  const { player, lastLine } = sit({ complete: 'ctrl-n', help: '!' }, (desk) =>
    desk.playScreen('shogi'),
  );
  expect(lastLine()).toMatch(/Ctrl-N complete {2}! help/);
  player.press('P', 'tab');
  expect(player.screen).toMatchObject({ typedText: 'P' });
  player.press('ctrl-n');
  expect(player.screen).toMatchObject({ typedText: expect.stringMatching(/^P-/) });
  player.press('escape', 'P', '!');
  expect(player.screen).toMatchObject({ typedText: 'P!' });
  player.press('escape', '!');
  expect(player.screen.kind).toBe('page');
});

test('words at the end of a game name the chosen key for more', async () => {
  const { player, drawn } = sit({ complete: 'ctrl-n' }, (desk) => desk.playScreen('shogi'));
  player.enter('resign').press('y');
  await eventually(() => expect(drawn.lines.join('\n')).toContain('(Ctrl-N)'));
});
