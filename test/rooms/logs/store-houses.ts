import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import type { HallCommand, Person } from '../../../source/rooms/hall/hall-command.ts';
import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import { RoomSeat } from '../../../source/rooms/seat.ts';
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
export async function enter(house: StoredHouse, game: string, person: Person): Promise<RoomSeat> {
  const { time } = house;
  const visitor = { account: person.id, name: person.name, wants: 'play' } as const;
  const taken = await RoomSeat.take({ time, newId: randomUUID }, (hear) =>
    house.enter(game, visitor, hear),
  );
  if (!taken.ok) throw new Error(taken.fault);
  onTestFinished(() => taken.value.leave());
  return taken.value;
}

/** Plays a move, and waits until both have it. */
export async function playOne(black: RoomSeat, white: RoomSeat): Promise<void> {
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
export async function playRematch(black: RoomSeat, white: RoomSeat): Promise<string> {
  const before = black.name;
  black.send({ kind: 'resign' });
  await eventually(() => expect(white.match.ending?.winner).toBe('white'));
  white.send({ kind: 'offer', what: 'rematch' });
  await eventually(() => expect(black.game.offers.white).toBe('rematch'));
  black.send({ kind: 'answer', accepts: true });
  await eventually(() => {
    for (const one of [black, white]) expect(one.name).not.toBe(before);
    expect([black.side, white.side]).toEqual(['white', 'black']);
  });
  for (let ply = 0; ply < 4; ply++) await playOne(white, black);
  return black.game.opened.code;
}
