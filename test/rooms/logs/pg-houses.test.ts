import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { HallCommand, Person } from '../../../source/rooms/hall/hall-command.ts';
import { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import { PgStore } from '../../../source/rooms/logs/pg-store.ts';
import { Replica, type RoomNews } from '../../../source/rooms/replica.ts';
import { RoomLink } from '../../../source/rooms/room-link.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';

const why = whyNoPostgres();

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

describe.skipIf(why !== undefined)(`two houses of one database${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

  async function openHouse(url: string): Promise<StoredHouse> {
    const store = await PgStore.open(url, systemTime());
    if (!store.ok) throw new Error(JSON.stringify(store.fault));
    const house = await StoredHouse.open({
      store: store.value,
      onFault: (error) => {
        throw error;
      },
    });
    onTestFinished(() => house.drain());
    return house;
  }

  test('a game goes on while the database is stopped and started, and a house ends', async () => {
    const url = await server.newDatabase();
    const [a, b] = [await openHouse(url), await openHouse(url)];
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
    const black = await enter(a, game, aki);
    let white = await enter(b, game, ren);
    for (let ply = 0; ply < 6; ply++) await playOne(black, white);

    await server.stop('SIGQUIT');
    await eventually(() => expect([a.trouble, b.trouble]).not.toContain(undefined));
    const refused: RoomNews[] = [];
    black.follow((news) => {
      if (news.kind === 'refused') refused.push(news);
    });
    const [move] = legalMoves(black.match.game.position);
    if (move === undefined) throw new Error('no move');
    black.play(move, 'typed');
    await eventually(() =>
      expect(refused).toMatchObject([{ typed: 'typed', refusal: { code: 'not-saved' } }]),
    );
    await server.restart();
    await eventually(() => expect([a.trouble, b.trouble]).toEqual([undefined, undefined]));
    for (let ply = 0; ply < 6; ply++) await playOne(black, white);

    await b.drain();
    white = await enter(a, game, ren);
    for (let ply = 0; ply < 4; ply++) await playOne(black, white);
    white.send({ kind: 'resign' });
    await eventually(() => expect(black.match.ending?.reason).toBe('resignation'));
    await eventually(() => expect(a.hall.game(code)?.ended?.plies).toBe(16));
    const later = await openHouse(url);
    expect(later.hall.game(code)?.ended?.plies).toBe(16);
    expect((await later.record(game))?.score).toBe('1-0');
  });
});

async function register(house: StoredHouse, key: string, name: string): Promise<Person> {
  const made = await house.command({ id: key, name }, { kind: 'register', key, name });
  if (!made.ok || !made.value.person) throw new Error(name);
  return made.value.person;
}

async function enter(house: StoredHouse, game: string, person: Person): Promise<Replica> {
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
async function playOne(black: Replica, white: Replica): Promise<void> {
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
