import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { GameStore } from '../../../source/records/store/store.ts';
import { roomOf } from '../../../source/records/tree/room-tag.ts';
import { LocalRooms } from '../../../source/rooms/local/local-rooms.ts';
import type { Replica } from '../../../source/rooms/replica.ts';
import { roomName } from '../../../source/rooms/room-name.ts';
import type { RoomStay } from '../../../source/rooms/rooms.ts';
import type { Result } from '../../../source/rules/core/result.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { parseUsi } from '../../../source/rules/notation/usi.ts';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const stays: RoomStay[] = [];

afterEach(async () => {
  for (const stay of stays.splice(0)) await stay.leave();
});

/** Somebody with a folder of games. */
function person(name: string) {
  const games = temporaryFolder();
  const store = new GameStore({ folder: games, now: () => new Date() });
  const time = {
    nowMs: () => performance.now(),
    date: () => new Date(),
    schedule: (callback: () => void, delayMs: number) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  };
  return { games, rooms: new LocalRooms({ store, time, ownName: () => name }) };
}

function opened<Fault>(result: Result<RoomStay, Fault>): RoomStay {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  stays.push(result.value);
  return result.value;
}

function plan(at: string) {
  const variant = findVariant(yari.id);
  if (!variant) throw new Error('no yari');
  const start = startPosition(variant);
  return [{ variant, start, side: 'black', hasWatchers: true } as const, at] as const;
}

function play(replica: Replica, usi: string): void {
  const move = parseUsi(replica.match.variant, usi);
  if (move === undefined) throw new Error(usi);
  replica.play(move, usi);
}

const psnOf = (folder: string) => {
  const [name] = readdirSync(folder).filter((name) => name.endsWith('.psn'));
  return name === undefined ? undefined : readFileSync(join(folder, name), 'utf8');
};

describe('rooms of this machine', () => {
  test('two people play, a third watches, and both files are the same', async () => {
    const at = temporaryFolder();
    const [host, joiner, watcher] = [person('Aoi'), person('Ren'), person('Yui')];
    const black = opened(await host.rooms.host(...plan(at)));
    const white = opened(await joiner.rooms.join(black.code.toLowerCase(), at));
    const third = opened(await watcher.rooms.watch(black.code, at));
    expect([white.replica.seat, third.replica.seat]).toEqual(['white', undefined]);
    play(black.replica, '4g4f');
    await eventually(() => expect(white.replica.match.moves).toHaveLength(1));
    play(white.replica, '4c4d');
    await eventually(() => expect(third.replica.match.moves).toHaveLength(2));
    white.replica.send({ kind: 'resign' });
    for (const { replica } of [black, white, third]) {
      await eventually(() => expect(replica.match.ending?.reason).toBe('resignation'));
    }
    await white.leave();
    await black.leave();
    expect(psnOf(host.games)).toContain('resignation');
    expect(psnOf(joiner.games)).toBe(psnOf(host.games));
    expect(readdirSync(watcher.games)).toEqual([]);
    expect(readdirSync(host.games).filter((name) => name.endsWith('.events'))).toEqual([]);
  });

  longTest(
    'another game is a game of its own, with the same code, people and watchers',
    async () => {
      const at = temporaryFolder();
      const [host, joiner, watcher] = [person('Aoi'), person('Ren'), person('Yui')];
      const first = opened(await host.rooms.host(...plan(at)));
      const second = opened(await joiner.rooms.join(first.code, at));
      const third = opened(await watcher.rooms.watch(first.code, at));
      const all = [first, second, third];
      play(first.replica, '4g4f');
      second.replica.send({ kind: 'resign' });
      await eventually(() => expect(first.replica.isOver).toBe(true));
      first.replica.send({ kind: 'offer', what: 'rematch' });
      await eventually(() => expect(second.replica.game.offers.black).toBe('rematch'));
      second.replica.send({ kind: 'answer', accepts: true });
      for (const { replica } of all) await eventually(() => expect(replica.isOver).toBe(false));
      expect(all.map(({ replica }) => replica.seat)).toEqual(['white', 'black', undefined]);
      expect(all.map(({ replica }) => replica.game.opened.code)).toEqual(Array(3).fill(first.code));
      play(second.replica, '4g4f');
      await eventually(() => expect(first.replica.match.moves).toHaveLength(1));
      // The host leaves, and the room that is opened again is that of the second game.
      await first.leave();
      await eventually(() => expect(second.replica.isOnline).toBe(false));
      const again = opened(await host.rooms.resume());
      expect([again.code, again.replica.seat]).toEqual([first.code, 'white']);
      await eventually(() => expect(second.replica.isOnline).toBe(true));
      again.replica.send({ kind: 'resign' });
      for (const { replica } of [again, second, third]) {
        await eventually(() => expect(replica.match.ending?.winner).toBe('black'));
      }
      await second.leave();
      await again.leave();
      const texts = (folder: string) =>
        readdirSync(folder)
          .sort()
          .map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(texts(host.games)).toHaveLength(2);
      expect(texts(joiner.games)).toEqual(texts(host.games));
      expect(texts(host.games)[0]).toContain('[Black "Aoi"]');
      expect(texts(host.games)[1]).toContain('[White "Aoi"]');
    },
  );

  longTest('a host who leaves and comes back opens the same code', async () => {
    const at = temporaryFolder();
    const [host, joiner] = [person('Aoi'), person('Ren')];
    const first = opened(await host.rooms.host(...plan(at)));
    const white = opened(await joiner.rooms.join(first.code, at));
    play(first.replica, '4g4f');
    await eventually(() => expect(white.replica.match.moves).toHaveLength(1));
    await first.leave();
    await eventually(() => expect(white.replica.isOnline).toBe(false));
    play(white.replica, '4c4d');
    const again = opened(await host.rooms.resume());
    expect(again.code).toBe(first.code);
    expect(again.replica.seat).toBe('black');
    for (const { replica } of [again, white]) {
      await eventually(() => expect(replica.match.moves).toHaveLength(2));
    }
  });

  test('a room at another terminal of the account is taken over, and goes on there', async () => {
    const at = temporaryFolder();
    const [host, joiner] = [person('Aoi'), person('Ren')];
    const first = opened(await host.rooms.host(...plan(at)));
    const white = opened(await joiner.rooms.join(first.code, at));
    const second = opened(await host.rooms.resume());
    await eventually(() => expect(first.replica.isOnline).toBe(true));
    play(first.replica, '4g4f');
    await eventually(() => expect(second.replica.match.moves).toHaveLength(1));
    await eventually(() => expect(white.replica.match.moves).toHaveLength(1));
    expect(first.replica.seat).toBe('black');
  });

  test('both go back into the room of their saved game, wherever its socket lies', async () => {
    const at = temporaryFolder();
    const [host, joiner] = [person('Aoi'), person('Ren')];
    const black = opened(await host.rooms.host(...plan(at)));
    const white = opened(await joiner.rooms.join(black.code, at));
    play(black.replica, '4g4f');
    await eventually(() => expect(white.replica.match.moves).toHaveLength(1));
    const room = roomOf(white.replica.match.record);
    expect(room).toEqual({ code: black.code, at });
    if (!room) return;
    await white.leave();
    await black.leave();
    const game = roomName(black.replica.game.opened);
    expect(await joiner.rooms.goBack(game, room)).toMatchObject({
      fault: { as: 'guest', fault: { code: 'no-room' } },
    });
    const again = opened(await host.rooms.goBack(game, room));
    const back = opened(await joiner.rooms.goBack(game, room));
    expect([again.host, back.replica.seat]).toEqual([undefined, 'white']);
    expect(back.replica.match.moves).toHaveLength(1);
  });

  test('a room into which nobody came leaves nothing', async () => {
    const at = temporaryFolder();
    const host = person('Aoi');
    const stay = opened(await host.rooms.host(...plan(at)));
    const isEvents = (name: string) => name.endsWith('.events');
    expect(readdirSync(host.games).filter(isEvents)).toHaveLength(1);
    await stay.leave();
    expect(readdirSync(host.games)).toEqual([]);
    expect(await host.rooms.resume()).toMatchObject({ ok: false, fault: { code: 'no-game' } });
  });

  test('two terminals of one account play each other, and keep one file', async () => {
    const at = temporaryFolder();
    const host = person('Aoi');
    const black = opened(await host.rooms.host(...plan(at)));
    const white = opened(await host.rooms.join(black.code, at));
    play(black.replica, '4g4f');
    await eventually(() => expect(white.replica.match.moves).toHaveLength(1));
    expect(readdirSync(host.games).filter((name) => name.endsWith('.psn'))).toHaveLength(1);
    expect(white.host).toBeTruthy();
  });

  test('the name of a host is cut between two characters, however long it is', async () => {
    const at = temporaryFolder();
    const [host, joiner] = [person('\u{1d504}'.repeat(300)), person('Ren')];
    const black = opened(await host.rooms.host(...plan(at)));
    const white = opened(await joiner.rooms.join(black.code, at));
    const { tags } = white.replica.match.record;
    expect(tags).toContainEqual({ name: 'Black', value: '\u{1d504}'.repeat(40) });
  });

  test('says where it cannot be opened', async () => {
    const at = join(temporaryFolder(), 'nowhere');
    expect(await person('Aoi').rooms.host(...plan(at))).toMatchObject({
      ok: false,
      fault: { code: 'not-writable', folder: at, detail: 'ENOENT' },
    });
    expect(existsSync(at)).toBe(false);
  });
});
