import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import type { HallCommand, Person } from '../../../source/rooms/hall/hall-command.ts';
import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import { Replica } from '../../../source/rooms/replica.ts';
import { RoomLink } from '../../../source/rooms/room-link.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';

const CHALLENGE: HallCommand = {
  kind: 'challenge',
  to: { kind: 'anyone' },
  variant: yari.id,
  sfen: formatSfen(yari, startPosition(yari)),
  timeControl: '600+30+0',
  side: 'black',
  isRated: true,
  hasWatchers: true,
};

/** A house of a store, until the test is over. */
export async function openHouse(store: HouseStore): Promise<StoredHouse> {
  const house = await StoredHouse.open({
    store,
    onFault: (error) => {
      throw error;
    },
  });
  onTestFinished(() => house.drain());
  return house;
}

/** Lets Aki in one house begin a game with Ren in another, or the same. */
export async function beginGame(a: StoredHouse, b: StoredHouse) {
  const aki = await register(a, 'SHA256:a', 'Aki');
  const ren = await register(b, 'SHA256:b', 'Ren');
  const made = await a.command(aki, CHALLENGE);
  if (!made.ok) throw new Error(made.fault.code);
  const code = made.value.code ?? '';
  await eventually(() => expect(b.hall.challenge(code)).toBeDefined());
  const begun = await b.command(ren, { kind: 'accept', code });
  if (!begun.ok) throw new Error(begun.fault.code);
  const game = begun.value.game ?? '';
  await eventually(() => expect(a.hall.game(code)).toBeDefined());
  return { code, game, aki, ren };
}

/** Makes somebody a person of a house. */
export async function register(house: StoredHouse, key: string, name: string): Promise<Person> {
  const made = await house.command({ id: key, name }, { kind: 'register', key, name });
  if (!made.ok || !made.value.person) throw new Error(name);
  return made.value.person;
}

/** Somebody who plays in a game of a house, until the test is over. */
export async function enter(house: StoredHouse, game: string, person: Person): Promise<Replica> {
  const { time } = house;
  const replica = new Replica({ time, newId: randomUUID });
  const link = new RoomLink(
    replica,
    (known, ears) => {
      const who = { account: person.id, name: person.name };
      return house.enter(game, { ...who, wants: 'play', ...known }, ears);
    },
    time.schedule,
  );
  const opened = await link.open();
  if (!opened.ok) throw new Error(opened.fault);
  onTestFinished(() => link.close());
  await replica.whenThere();
  return replica;
}

/** Plays a move, and waits until both have it. */
export async function playOne(black: Replica, white: Replica): Promise<void> {
  const { turn, ply } = black.match.game;
  const side = turn === 'black' ? black : white;
  await eventually(() => expect(side.match.game.ply).toBe(ply));
  const moves = legalMoves(side.match.game.position);
  const move = moves[ply % moves.length];
  if (move === undefined) throw new Error('no move');
  side.play(move);
  await eventually(() => {
    for (const one of [black, white]) {
      expect(one.match.game.ply).toBe(ply + 1);
      expect(one.isLate).toBe(false);
    }
  });
}

/** Lets two who have played agree to a rematch, and play some moves of it. @returns its code */
export async function playRematch(black: Replica, white: Replica): Promise<string> {
  const before = black.known.game;
  black.send({ kind: 'resign' });
  await eventually(() => expect(white.match.ending?.winner).toBe('white'));
  white.send({ kind: 'offer', what: 'rematch' });
  await eventually(() => expect(black.game.offers.white).toBe('rematch'));
  black.send({ kind: 'answer', accepts: true });
  await eventually(() => {
    for (const one of [black, white]) expect(one.known.game).not.toBe(before);
    expect([black.seat, white.seat]).toEqual(['white', 'black']);
    expect(black.isThere && white.isThere).toBe(true);
  });
  for (let ply = 0; ply < 4; ply++) await playOne(white, black);
  return black.game.opened.code;
}
