import { describe, expect, test } from 'vitest';
import { handicapOf } from '../../../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { menuScreen } from '../../../../source/ui/screens/menu/menu.tsx';
import { playSomeoneScreen } from '../../../../source/ui/screens/rooms/room-doors.ts';
import { FakeRooms } from '../../../helpers/fake-rooms.ts';
import { frameHeight, frameWidth, renderScreen } from '../../../helpers/frames.tsx';
import { allTold } from '../../../helpers/room-table.ts';
import { Desk, type Player } from '../../desk.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
  { columns: 40, rows: 16 },
] as const;

/** Somebody at the list of ways into a room. */
function seated(settings: Desk['services']['settings']['all'] | object = {}, random = () => 0.9) {
  const rooms = new FakeRooms();
  const desk = new Desk({ rooms, settings, random });
  const player = desk.sit(menuScreen(desk.services)).press('o');
  return { rooms, desk, player };
}

/** Changes a field of the form to the value that is shown so. */
function choose(player: Player, label: string, value: string): void {
  const form = player.on('form');
  const chosen = form.index;
  form.goTo(form.fields.findIndex((field) => field.label === label));
  const shown = () => form.field.kind === 'choice' && form.field.value;
  for (let step = 0; step < 20 && shown() !== value; step++) form.change(1, player.app);
  expect(shown()).toBe(value);
  form.goTo(chosen);
}

/** Goes to the last line of a form, which does what the form is for. */
async function start(player: Player): Promise<void> {
  player.press(...player.on('form').fields.map(() => 'down'), 'enter');
  await allTold();
}

const host = (player: Player) => player.press('enter');
const join = (player: Player) => player.press('down', 'enter');
const watch = (player: Player) => player.press('down', 'down', 'enter');

describe('the menu', () => {
  test('offers to play someone where there are rooms', () => {
    const { player } = seated();
    const list = player.on('list');
    expect(list.state.items.map(({ text }) => text)).toEqual([
      'Host a game',
      'Join with a code',
      'Watch a game',
    ]);
  });

  test('offers it nowhere else', () => {
    const desk = new Desk();
    const player = desk.sit(menuScreen(desk.services));
    const menu = player.screen;
    expect(player.press('o').screen).toBe(menu);
    const texts = player.on('list').state.items.map(({ text }) => text);
    expect(texts).not.toContain('Play someone');
  });
});

describe('host', () => {
  test('opens a room as the form says, and waits', async () => {
    const { player, rooms } = seated();
    host(player);
    choose(player, 'Game', 'Shogi');
    choose(player, 'Handicap', 'two-piece');
    choose(player, 'Clock', '10:00, then 0:30 a move');
    choose(player, 'You play', 'White');
    choose(player, 'Watchers', 'no');
    await start(player);
    const [plan] = rooms.plans;
    expect(plan).toMatchObject({
      variant: { id: 'shogi' },
      side: 'white',
      hasWatchers: false,
      clock: { mainMs: 600_000, byoyomiMs: 30_000, incrementMs: 0 },
    });
    expect(plan && handicapOf(plan.variant, plan.start.placement)?.name).toBe('two-piece');
    expect(player.screen.kind).toBe('waiting');
  });

  test.each([
    [0.9, 'black'],
    [0.1, 'white'],
  ] as const)('draws the side by lot: %d', async (number, side) => {
    const { player, rooms } = seated({}, () => number);
    await start(host(player));
    expect(rooms.plans[0]?.side).toBe(side);
  });

  test('keeps what was chosen, and says why no room is opened', async () => {
    const { player, rooms } = seated();
    rooms.hostFault = { code: 'not-writable', folder: '/tmp', detail: 'EACCES' };
    host(player);
    choose(player, 'You play', 'White');
    await start(player);
    const form = player.on('form');
    expect(form.warning?.(ENGLISH)).toMatch(/^cannot open a room in \/tmp: permission denied\./);
    expect(form.fields.map((field) => field.kind === 'choice' && field.value)).toContain('White');
  });

  test('refuses a clock that is none', async () => {
    const { player, rooms } = seated();
    host(player);
    choose(player, 'Clock', 'main+byoyomi+increment');
    player.press('down', 'down', 'down', 'x');
    await start(player);
    expect(player.on('form').warning?.(ENGLISH)).toContain('is no clock');
    expect(rooms.calls).toEqual([]);
  });

  test('opens one room, however often it is asked', async () => {
    const { player, rooms } = seated();
    await start(host(player).press('up'));
    expect(rooms.calls).toHaveLength(1);
    const again = seated();
    host(again.player);
    again.player.press(...again.player.on('form').fields.map(() => 'down'), 'enter', 'enter');
    await allTold();
    expect(again.rooms.calls).toHaveLength(1);
  });

  test('leaves the room that is opened after the form was left', async () => {
    const { player, rooms } = seated();
    host(player);
    player.press(...player.on('form').fields.map(() => 'down'), 'enter', 'escape');
    await allTold();
    expect(player.screen.kind).toBe('list');
    expect(rooms.stay.hasLeft).toBe(true);
  });
});

describe('a code', () => {
  test.each(['k7m 2qx', 'K7M-2QX', ' K7M2QX '])('%j joins', async (typed) => {
    const { player, rooms, desk } = seated();
    await start(join(player).press(typed));
    expect(rooms.calls).toEqual([`join ${typed.trim()}`]);
    expect([player.app.hasQuit, desk.services.door?.host]).toEqual([true, 'host']);
  });

  test('watches', async () => {
    const { player, rooms } = seated();
    await start(watch(player).press('K7M2QX'));
    expect([player.app.hasQuit, rooms.calls]).toEqual([true, ['watch K7M2QX']]);
  });

  test.each([
    [{ code: 'no-code', found: 'K7' }, '"K7" is not a code. A code has 6 letters and digits'],
    [{ code: 'wrong-code' }, 'there is no room with this code here.'],
    [{ code: 'full' }, 'both sides are taken. komadai watch K7 watches the game.'],
  ] as const)('that leads nowhere stays typed: %j', async (fault, text) => {
    const { player, rooms } = seated();
    rooms.reachFault = fault;
    await start(join(player).press('K7'));
    const form = player.on('form');
    expect(form.warning?.(ENGLISH)).toContain(text);
    const [field] = form.fields;
    expect(field?.kind === 'text' && field.line.text).toBe('K7');
    delete (rooms as { reachFault?: unknown }).reachFault;
    await start(player);
    expect(player.app.hasQuit).toBe(true);
  });
});

describe.each(SIZES)('in $columns x $rows', (size) => {
  test.each([
    ['the ways', (player: Player) => player, ['Play someone', 'Watch a game', 'Esc back']],
    ['the form of a host', host, ['Host a game', 'You play', 'Watchers', 'Start', 'Esc back']],
    ['a code', (player: Player) => join(player).press('k7m'), ['Code', 'k7m', 'Join']],
  ])('%s', (_, open, texts) => {
    const { player, desk } = seated();
    open(player);
    const frame = renderScreen(player.screen, desk.services, size);
    expect([frameWidth(frame) <= size.columns, frameHeight(frame) < size.rows]).toEqual([
      true,
      true,
    ]);
    for (const text of texts) expect(frame.lines.join('\n')).toContain(text);
  });
});

test('the list stands alone, too', () => {
  const desk = new Desk();
  const player = desk.sit(playSomeoneScreen(desk.services, new FakeRooms()));
  expect(player.press('escape').app.hasQuit).toBe(true);
});

test('Enter in the field of the code goes in, and a wrong code can be corrected there', async () => {
  const { player, rooms } = seated();
  rooms.reachFault = { code: 'wrong-code' };
  join(player).press('K7M-2QY', 'enter');
  await allTold();
  expect(player.on('form').warning?.(ENGLISH)).toContain('there is no room with this code');
  rooms.reachFault = undefined;
  player.press('backspace', 'X', 'enter');
  await allTold();
  expect(rooms.calls).toEqual(['join K7M-2QY', 'join K7M-2QX']);
});
