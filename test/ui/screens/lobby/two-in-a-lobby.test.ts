import { describe, expect, test } from 'vitest';
import { COLORS } from '../../../../source/rules/core/color.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { lobbyScreen } from '../../../../source/ui/screens/lobby/lobby.tsx';
import { renderScreen } from '../../../helpers/frames.tsx';
import { settled, Town, type TownHouse } from '../../../helpers/hall-town.ts';
import { manualTimers } from '../../../helpers/manual-timers.ts';
import { Desk, type Player } from '../../desk.ts';

const SIZE = { columns: 80, rows: 24 };

/** Somebody at a house of a town, before the lobby. */
async function seat(town: Town, house: TownHouse, name: string) {
  const visit = await town.come(house, name);
  const desk = new Desk({ visit, ownName: name });
  const player = desk.sit(lobbyScreen(desk.services), SIZE, manualTimers().schedule);
  return { desk, player, visit };
}

/** Makes the challenge that the form begins with, or one with a clock. */
async function challenge(player: Player, hasClock = false): Promise<void> {
  player.press('c');
  const { fields } = player.on('form');
  player.press('home');
  for (const { label } of fields)
    player.press(...(hasClock && label === 'Clock' ? ['right'] : []), 'down');
  player.press('end', 'enter');
  await settled();
}

describe.each([
  ['one house', false],
  ['two houses of a store', true],
])('two people at %s', (_, isApart) => {
  test('meet, play, and are rated', async () => {
    const town = new Town();
    const house = await town.open();
    const aki = await seat(town, house, 'Aki');
    const ben = await seat(town, isApart ? await town.open() : house, 'Ben');
    await challenge(aki.player, true);
    await settled();
    ben.player.press('home', 'enter');
    await settled();
    await settled();
    expect([aki, ben].map(({ player }) => player.on('play').prompt.news)).toEqual([
      expect.stringMatching(/^You play (Black|White) against Ben\.$/),
      expect.stringMatching(/^You play (Black|White) against Aki\.$/),
    ]);
    const both = [aki, ben].map(({ player }) => player);
    const { match } = aki.player.on('play').activity;
    const isAkiBlack = aki.player.on('play').prompt.news?.includes('Black');
    const [black, white] = isAkiBlack ? both : both.toReversed();
    if (!black || !white) throw new Error('nobody plays');
    for (const file of [1, 2, 3]) {
      black.enter(`P-${file}f`);
      await settled();
      white.enter(`P-${file}d`);
      await settled();
    }
    expect(white.enter('quit').message).toBe(
      'Leave the server? The other side waits, and the clock runs on.',
    );
    white.press('n');
    white.press('?');
    const help = white.on('page').visibleLines(ENGLISH, { columns: 100, rows: 200 }).join('\n');
    expect(help).toContain('menu: go to the lobby; the game goes on');
    white.press('escape');
    black.resign();
    await settled();
    expect(match.moves).toHaveLength(6);
    for (const { player } of [aki, ben]) expect(player.on('play').isOver).toBe(true);
    await settled();
    const winner = isAkiBlack ? ben : aki;
    const rated = house.house.known(winner.visit.person?.id ?? '')?.ratings.get('yari');
    expect(rated).toMatchObject({ games: 1, rating: { rating: expect.closeTo(1662, 0) } });
    const { lines } = renderScreen(aki.player.screen, aki.desk.services, SIZE);
    expect(lines.join('\n')).toMatch(/Aki 1\d{3} \?/);
    for (const { player } of [aki, ben]) player.enter('menu');
    await settled();
    for (const { player } of [aki, ben]) expect(player.on('list').title).toBe('Lobby');
    expect(house.house.here.map(({ game }) => game)).toEqual([undefined, undefined]);
    expect(town.faults).toEqual([]);
  });

  test("who take each other's challenges in the same moment sit at one board", async () => {
    const town = new Town();
    const house = await town.open();
    const aki = await seat(town, house, 'Aki');
    const ben = await seat(town, isApart ? await town.open() : house, 'Ben');
    await challenge(aki.player, true);
    await challenge(ben.player);
    await town.pass(1000);
    for (const { player } of [aki, ben]) player.press('home', 'enter');
    for (let turn = 0; turn < 4; turn++) await settled();
    expect(house.house.hall.games).toHaveLength(1);
    const told = [aki, ben].map(({ player }) => player.on('play').prompt.news);
    expect(told).toEqual([
      expect.stringMatching(/^You play (?:Black|White) against Ben\.$/),
      expect.stringMatching(/^You play (?:Black|White) against Aki\.$/),
    ]);
    expect([aki, ben].map(({ player }) => player.app.news)).toEqual([
      undefined,
      'Your game with this player has begun already, by another challenge.',
    ]);
    expect(town.faults).toEqual([]);
  });
});

describe.each([
  ['one house', false],
  ['two houses of a store', true],
])('a quick game at %s', (_, isApart) => {
  test('begins at both, and so does its rematch, which a third goes on watching', async () => {
    const town = new Town();
    const house = await town.open();
    const other = isApart ? await town.open() : house;
    const aki = await seat(town, house, 'Aki');
    const ben = await seat(town, other, 'Ben');
    aki.player.press('q');
    await settled();
    ben.player.press('q');
    for (let turn = 0; turn < 4; turn++) await settled();
    const both = [aki.player, ben.player];
    const sides = both.map((player) => player.on('play').prompt.news?.split(' ')[2]);
    expect(sides.toSorted()).toEqual(['Black', 'White']);
    const cem = await seat(town, other, 'Cem');
    cem.player.press('home', 'enter');
    for (let turn = 0; turn < 4; turn++) await settled();
    expect(cem.player.screen.kind).toBe('replay');
    // Each house hears that the other one has somebody at the board.
    await town.pass(1000);
    aki.player.resign();
    await settled();
    ben.player.enter('rematch');
    await settled();
    aki.player.enter('rematch');
    for (let turn = 0; turn < 6; turn++) await settled();
    expect(both.map((player) => player.on('play').prompt.news)).toEqual([
      `Rematch: you play ${sides[1]} against Ben.`,
      `Rematch: you play ${sides[0]} against Aki.`,
    ]);
    const black = sides[0] === 'Black' ? ben.player : aki.player;
    black.enter('P-1f');
    await settled();
    expect(both.map((player) => player.moves)).toEqual(['P-1f', 'P-1f']);
    expect(cem.player.on('replay').activity.ply).toBe(1);
    expect(house.house.hall.games).toHaveLength(1);
    expect(town.faults).toEqual([]);
  });
});

test('who has left a game finds it in the lobby, and goes on', async () => {
  const town = new Town();
  const house = await town.open();
  const aki = await seat(town, house, 'Aki');
  const ben = await seat(town, house, 'Ben');
  await challenge(aki.player);
  ben.player.press('home', 'enter');
  await settled();
  await ben.desk.services.close();
  await ben.visit.end();
  const back = await seat(town, house, 'Ben');
  await settled();
  const [item] = back.player.on('list').state.items;
  expect(typeof item?.text === 'function' && item.text(76)).toMatch(/your game +Aki .* here$/);
  back.player.press('enter');
  await settled();
  const { match } = back.player.on('play').activity;
  const names = COLORS.map((color) =>
    match.record.tags.find(({ name }) => name.toLowerCase() === color),
  );
  expect(names.map((tag) => tag?.value).sort()).toEqual(['Aki', 'Ben']);
  expect(town.faults).toEqual([]);
});

test('an adjourned game goes on when both were in the lobby', async () => {
  const town = new Town();
  const house = await town.open();
  const aki = await seat(town, house, 'Aki');
  const ben = await seat(town, house, 'Ben');
  await challenge(aki.player);
  ben.player.press('home', 'enter');
  await settled();
  aki.player.enter('adjourn');
  await settled();
  ben.player.enter('accept');
  await settled();
  for (const { player } of [aki, ben]) player.enter('menu');
  await settled();
  expect(house.house.here.map(({ game }) => game)).toEqual([undefined, undefined]);
  for (const { player } of [aki, ben]) player.press('home', 'enter');
  await settled();
  await settled();
  for (const { player } of [aki, ben]) player.enter('P-1f');
  await settled();
  expect(aki.player.on('play').activity.match.moves).toHaveLength(1);
  expect(town.faults).toEqual([]);
});

test('who waits for an invited player while another game goes on, comes into the new one', async () => {
  const town = new Town();
  const house = await town.open();
  const aki = await seat(town, house, 'Aki');
  const ben = await seat(town, house, 'Ben');
  await challenge(aki.player);
  ben.player.press('home', 'enter');
  await settled();
  aki.player.enter('menu');
  aki.player.press('c', 'home', 'right', 'right');
  aki.player.press(...aki.player.on('form').fields.map(() => 'down'), 'enter');
  await settled();
  expect(aki.player.screen.kind).toBe('waiting');
  const [invitation] = house.house.hall.challenges;
  const cem = await seat(town, house, 'Cem');
  await cem.visit.command({ kind: 'accept', code: invitation?.code ?? '' });
  await settled();
  await settled();
  expect(aki.player.on('play').prompt.news).toMatch(/against Cem/);
  expect(town.faults).toEqual([]);
});
