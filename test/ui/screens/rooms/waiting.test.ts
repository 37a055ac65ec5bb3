import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { waitingScreen } from '../../../../source/ui/screens/rooms/waiting.ts';
import { BOTH_COME, FakeRooms, toldStay } from '../../../helpers/fake-rooms.ts';
import { frameHeight, frameWidth, renderScreen } from '../../../helpers/frames.tsx';
import { allTold } from '../../../helpers/room-table.ts';
import { variantOf } from '../../../helpers/variant-of.ts';
import { Desk } from '../../desk.ts';

/** Somebody who waits in a room of their own. */
async function waiting(settings = {}) {
  const rooms = new FakeRooms();
  const desk = new Desk({ rooms, settings });
  const variant = variantOf('shogi');
  const plan = {
    variant,
    start: startPosition(variant),
    side: 'white',
    hasWatchers: true,
  } as const;
  const stay = await rooms.host(plan);
  if (!stay.ok) throw new Error(stay.fault.code);
  const screen = waitingScreen(desk.services, stay.value);
  return { rooms, desk, player: desk.sit(screen), stay: rooms.stay };
}

describe('who waits', () => {
  test('plays as soon as the other has come, and hears it', async () => {
    const { player, rooms } = await waiting({ bell: 'on' });
    await rooms.join();
    await allTold();
    expect(player.on('play').prompt.news).toBe('Player 2 is here. You play White.');
    expect(player.bells).toBe(1);
    expect(rooms.stays[0]?.hasLeft).toBe(false);
  });

  test('plays also from the page of the keys, in silence if that is set', async () => {
    const { player, rooms } = await waiting({ bell: 'off' });
    player.press('?');
    expect(player.screen.kind).toBe('page');
    await rooms.join();
    await allTold();
    expect([player.screen.kind, player.app.screens.length, player.bells]).toEqual(['play', 1, 0]);
  });

  test('goes on waiting while others come to watch', async () => {
    const { player, rooms } = await waiting();
    await rooms.watch();
    await allTold();
    expect(player.screen.kind).toBe('waiting');
  });

  test.each(['escape', 'q', 'ctrl-d'])(
    '%s takes the offer back without a question',
    async (key) => {
      const { player, stay, rooms } = await waiting();
      player.press(key);
      await allTold();
      expect(player.on('list').title).toMatch(/^komadai: /);
      expect([stay.hasLeft, rooms.table?.log.isClosed]).toEqual([true, true]);
    },
  );

  test('is told when the room goes to another terminal', async () => {
    const { player, rooms } = await waiting();
    await rooms.table?.room.close('handed-over');
    expect(player.on('list').state.warning?.(ENGLISH)).toBe(
      'The room is open at another terminal of yours.',
    );
  });

  test('needs not wait where the other is there already', () => {
    const desk = new Desk();
    const player = desk.sit(waitingScreen(desk.services, toldStay('black', BOTH_COME)));
    expect(player.on('play').prompt.news).toBe('Ben is here. You play Black.');
  });
});

describe.each([
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
  { columns: 40, rows: 16 },
])('in $columns x $rows', (size) => {
  test.each([
    [undefined, 'komadai join K7M2QX'],
    ['/srv/rooms', 'komadai join K7M2QX --at /srv/rooms'],
    [`/srv/${'long/'.repeat(18)}`, 'komadai join K7M2QX --at /srv/'],
  ])('code, line and terms have room; folder %s', (at, line) => {
    const desk = new Desk();
    const screen = waitingScreen(desk.services, toldStay('black', [BOTH_COME[0]], { at }));
    const frame = renderScreen(screen, desk.services, size);
    const picture = frame.lines.join('\n');
    expect(frameWidth(frame), picture).toBeLessThanOrEqual(size.columns);
    expect(frameHeight(frame), picture).toBeLessThanOrEqual(size.rows - 1);
    const rows = frame.lines.map((row) => row.trim());
    expect(rows).toContain('Code   K 7 M 2 Q X');
    expect(
      rows.some((row) => row.startsWith(line.slice(0, size.columns - 2))),
      picture,
    ).toBe(true);
    expect(picture).toContain('Esc take back');
    if (at === undefined) {
      const last = rows.slice(-5, -1);
      expect(last).toEqual([
        'Yari shogi, even game.',
        'You play Black.',
        'Clock: none.',
        'Others may watch.',
      ]);
    }
  });
});
