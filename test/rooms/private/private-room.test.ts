import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameStore } from '../../../source/records/store/store.ts';
import {
  findSavedRoom,
  PrivateRoom,
  readAnswer,
} from '../../../source/rooms/private/private-room.ts';
import type { RoomPlan } from '../../../source/rooms/rooms.ts';
import { RoomSeat } from '../../../source/rooms/seat.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { allTold, roomTime } from '../../helpers/room-table.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const CODE = 'K7M2QX';
const PLAN: RoomPlan = {
  variant: yari,
  start: startPosition(yari),
  side: 'black',
  hasWatchers: true,
};

/** A host with a folder of games, and those who come into the room. */
class Home {
  readonly folder = temporaryFolder();
  readonly time = roomTime();
  readonly store = new GameStore({ folder: this.folder, now: this.time.date });
  readonly means = { store: this.store, time: this.time, ownName: () => 'aoi' };
  #ids = 0;

  async host(plan: Partial<RoomPlan> = {}) {
    return this.#entered(await PrivateRoom.host(this.means, { ...PLAN, ...plan }, CODE, ''));
  }

  async resume(name?: string) {
    const saved = await findSavedRoom(this.store, name);
    return saved && this.#entered(await PrivateRoom.resume(this.means, saved));
  }

  async come(room: PrivateRoom, user: string, wants: 'play' | 'watch' = 'play') {
    return RoomSeat.take(this.#options, (hear) => room.enter(wants, user, hear));
  }

  /** The text of the game, if there is one. */
  get text(): string | undefined {
    const [name] = readdirSync(this.folder).filter((one) => one.endsWith('.psn'));
    return name && readFileSync(join(this.folder, name), 'utf8');
  }

  get #options() {
    return { time: this.time, newId: () => String(++this.#ids) };
  }

  async #entered(room: PrivateRoom) {
    const seat = await RoomSeat.take(this.#options, (hear) => room.enterAsHost(hear));
    if (!seat.ok) throw new Error(seat.fault);
    return { room, host: seat.value };
  }
}

/** A host and a guest, who play. */
async function two(plan: Partial<RoomPlan> = {}) {
  const home = new Home();
  const { room, host } = await home.host(plan);
  const guest = await home.come(room, 'ren');
  if (!guest.ok) throw new Error(guest.fault);
  return { home, room, host, guest: guest.value };
}

const move = (text: string) => ({ kind: 'move', move: text }) as const;

describe('the game of a room', () => {
  test('is kept as it is played, from its beginning', async () => {
    const { home, host, guest } = await two();
    expect(home.text).toContain('[White "ren"]');
    await host.send(move('4g4f'));
    expect(home.text).toContain('1. P-4f');
    await guest.send(move('4c4d'));
    expect(home.text).toContain('P-4d');
    await guest.send({ kind: 'resign' });
    expect(home.text).toContain('[Result "1-0"]');
  });

  test('has no file before somebody comes', async () => {
    const home = new Home();
    const { room } = await home.host();
    const reasons: string[] = [];
    room.onClosed((why) => reasons.push(why));
    await room.close('left');
    expect([home.text, reasons]).toEqual([undefined, ['withdrawn']]);
  });

  test('goes on under its code after the host has left: board, names and clock', async () => {
    const clock = { mainMs: 60_000, byoyomiMs: 0, incrementMs: 0 };
    const { home, room, host } = await two({ clock, hasWatchers: false });
    home.time.advance(5000);
    await host.send(move('4g4f'));
    home.time.advance(9000);
    await room.close('left');
    const again = await home.resume('k7m2qx');
    expect(again?.room.code).toBe(CODE);
    expect(again?.host.side).toBe('black');
    expect(again?.host.match.moves.map(({ text }) => text)).toEqual(['P-4f']);
    expect(again?.host.match.clock?.reading('black').mainMs).toBe(55_000);
    expect(again?.host.match.clock?.reading('white').mainMs).toBe(60_000);
    expect(again?.room.whyNot(CODE, 'watch', 'kim')).toEqual({ code: 'no-watchers' });
    const guest = again && (await home.come(again.room, 'ren'));
    if (!guest?.ok) throw new Error('nobody is let in');
    await guest.value.send(move('4c4d'));
    expect(home.text).toContain('1. P-4f');
    expect(home.text).toContain('P-4d');
    expect(home.text).toContain('[White "ren"]');
  });

  test.each([undefined, 'tea'])('is not found where there is none: %s', async (name) => {
    const home = new Home();
    expect(await home.resume(name)).toBeUndefined();
    const over = await two();
    await over.host.send({ kind: 'resign' });
    await over.room.close('left');
    expect(await over.home.resume(name)).toBeUndefined();
  });

  test('is given to another komadai of the host that asks for it', async () => {
    const { home, room } = await two();
    const reasons: string[] = [];
    room.onClosed((why) => reasons.push(why));
    const again = await home.resume();
    expect(reasons).toEqual(['handed-over']);
    expect(again?.host.side).toBe('black');
  });

  test('is followed by another one in a file of its own', async () => {
    const { home, host, guest } = await two();
    await host.send({ kind: 'resign' });
    await host.send({ kind: 'offer', what: 'rematch' });
    await guest.send({ kind: 'answer', accepts: true });
    await allTold();
    expect([host.side, guest.side]).toEqual(['white', 'black']);
    await guest.send(move('4g4f'));
    expect(readdirSync(home.folder).filter((name) => name.endsWith('.psn'))).toHaveLength(2);
  });

  test('tells both where it cannot be kept, until it can', async () => {
    const { home, room, host, guest } = await two();
    const { save } = home.store;
    home.store.save = () => {
      throw new Error('full');
    };
    await host.send(move('4g4f'));
    expect([room.saveError, host.match.saveError]).toEqual(Array(2).fill(new Error('full')));
    expect(host.match.moves).toHaveLength(1);
    home.store.save = save;
    await guest.send(move('4a4b'));
    expect([room.saveError, host.match.saveError]).toEqual([undefined, undefined]);
  });
});

describe('the door', () => {
  test('opens for the code, and after five wrong ones for nobody', async () => {
    const home = new Home();
    const { room } = await home.host();
    expect(room.whyNot(CODE, 'play', 'ren')).toBeUndefined();
    for (let tries = 0; tries < 5; tries++) {
      expect(room.whyNot('K72222', 'play', 'ren')).toEqual({ code: 'wrong-code' });
    }
    const waits = { code: 'too-many-tries', waitMs: 60_000 };
    expect(room.whyNot(CODE, 'play', 'kim')).toEqual(waits);
    home.time.advance(60_000);
    expect(room.whyNot(CODE, 'play', 'ren')).toBeUndefined();
  });

  test('keeps the seat of the guest for whoever has taken it first', async () => {
    const { home, room, guest } = await two();
    expect(room.whyNot(CODE, 'play', 'kim')).toEqual({ code: 'full' });
    expect(room.whyNot(CODE, 'watch', 'kim')).toBeUndefined();
    guest.leave();
    expect(room.whyNot(CODE, 'play', 'kim')).toEqual({ code: 'full' });
    const back = await home.come(room, 'ren');
    expect(back.ok && back.value.side).toBe('white');
  });

  test('tells two terminals of one account apart', async () => {
    const home = new Home();
    const { room } = await home.host();
    await home.come(room, 'aoi');
    expect(home.text).toContain('[White "aoi 2"]');
  });

  test.each([
    ['{}', { ok: true, value: undefined }],
    ['{"code":"full"}', { ok: true, value: { code: 'full' } }],
    ['{"code":"rm -rf"}', { ok: false, fault: 'odd' }],
    ['', { ok: false, fault: 'odd' }],
  ])('answers a knock: %s', (text, answer) => {
    expect(readAnswer(text)).toEqual(answer);
  });
});
