import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { replayMatch } from '../../../../source/ui/screens/games/games.ts';
import type { ListScreen } from '../../../../source/ui/screens/list/list.tsx';
import { eventually } from '../../../helpers/eventually.ts';
import { Desk, type Player } from '../../desk.ts';

/** Two saved games, and the first of them as a replay in which `explore` was typed. */
async function exploring(): Promise<Player> {
  const desk = new Desk();
  const match = desk.match('shogi', { moves: 'P-7f P-3d', black: 'Aoi', white: 'Ken' });
  const other = '[Variant "shogi"]\n[Date "2026.11.20"]\n[Black "Ben"]\n\n1. P-7f P-8d 2. P-2f *\n';
  writeFileSync(join(desk.folder, 'games', 'other.psn'), other);
  const player = desk.sit(replayMatch(desk.services, match, 0)).enter('explore');
  await eventually(() => expect(player.screen.kind).toBe('list'));
  return player;
}

function linesOf(player: Player): string[] {
  const { state, viewProps } = player.screen as ListScreen;
  const items = state.items.map(({ text }) => String(text).replace(/ {2,}/g, ' | '));
  return [viewProps.note ?? '', ...items];
}

test('a list has the moves and the games; Enter plays a move and shows what came then', async () => {
  const player = await exploring();
  expect(linesOf(player)).toEqual([
    'The start: 2 games: Black won 0, White 0, drawn 0.',
    expect.stringMatching(/^P-7f \| 2 \| 0 \| 0 \| 0 \| 2026\.11\.20 /),
    '2026.11.20 Ben - ?, unfinished, 3 moves',
    '2026.11.20 Aoi - Ken, unfinished, 2 moves',
  ]);
  player.press('enter', 'down', 'enter');
  expect(linesOf(player)[0]).toBe('After 2. White P-8d: 1 game: Black won 0, White 0, drawn 0.');
  expect((player.screen as ListScreen).state.warning?.(ENGLISH)).toBe(
    'A new variation: 2. White P-8d.',
  );
  player.press('escape');
  expect(player.on('replay').prompt.message).toBeUndefined();
  expect(player.on('replay').activity.ply).toBe(2);
  expect(player.on('replay').activity.edits.variation?.text).toBe('P-8d');
});

test('arrows step through the replay, and say where it ends', async () => {
  const player = await exploring();
  player.press('right', 'right', 'left', 'left', 'left');
  expect((player.screen as ListScreen).state.warning?.(ENGLISH)).toBe('This is the start.');
  expect(linesOf(player)[0]).toMatch(/^The start: 2 games/);
});

test('Enter on a game opens it at the position, and Esc comes back', async () => {
  const player = await exploring();
  player.press('right', 'end', 'up', 'enter');
  await eventually(() => expect(player.screen.kind).toBe('replay'));
  const { activity } = player.on('replay');
  expect([activity.moves.length, activity.ply]).toEqual([3, 1]);
  player.press('escape');
  expect(linesOf(player)[0]).toMatch(/^After 1\. Black P-7f: 2 games/);
});

test('a move or a word that is typed goes to the replay, and Enter says it there', async () => {
  const player = await exploring();
  for (const key of 'P-2f') player.press(key);
  expect(player.on('replay').typedText).toBe('P-2f');
  player.press('enter');
  expect(player.on('replay').activity.edits.variation?.text).toBe('P-2f');
});

test('where no game has the position it is said how games come into the index', async () => {
  const desk = new Desk();
  const player = desk.sit(replayMatch(desk.services, desk.match('yari'), 0));
  player.enter('explore');
  await eventually(() => expect(player.screen.kind).toBe('list'));
  const { emptyText, header } = (player.screen as ListScreen).viewProps;
  expect([emptyText, header(80)]).toEqual([ENGLISH.replay.WHERE_GAMES_COME_FROM, undefined]);
});

test('who leaves the replay meanwhile is not led there', async () => {
  const desk = new Desk();
  const match = desk.match('shogi', { moves: 'P-7f' });
  const replay = replayMatch(desk.services, match, 0);
  const player = desk.sit(replay).enter('explore').press('?');
  expect(player.screen.kind).toBe('page');
  await eventually(() => expect(replay.prompt.message).toBeUndefined());
  expect(player.screen.kind).toBe('page');
});

test('a game that is over leads there', async () => {
  const desk = new Desk();
  const player = desk.play('shogi', { moves: 'P-7f' });
  player.enter('explore');
  expect(player.message).toBe('explore: the game is not over.');
  player.resign().enter('explore');
  await eventually(() => expect(player.screen.kind).toBe('list'));
});
