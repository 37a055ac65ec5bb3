import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomNews } from '../../../source/rooms/room-news.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { eventually } from '../../helpers/eventually.ts';
import { TERMS } from '../../helpers/hall-events.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { openStoreAt } from './open-store.ts';
import { beginGame, enter, openHouse, playOne, playRematch, register } from './store-houses.ts';

const why = whyNoPostgres();

describe.skipIf(why !== undefined)(`two houses of one database${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

  test('those who ask for a quick game at both play once, and a rematch begins once', async () => {
    const url = await server.newDatabase();
    const houses = [
      await openHouse(await openStoreAt(url, systemTime())),
      await openHouse(await openStoreAt(url, systemTime())),
    ];
    const [a, b] = houses;
    if (!a || !b) throw new Error('no houses');
    const people = [];
    for (let index = 0; index < 16; index++) {
      const house = index % 2 === 0 ? a : b;
      const person = await register(house, `SHA256:${index}`, `p${index}`);
      house.arrive({ session: `${index}`, person });
      people.push({ house, person });
    }
    const to = { kind: 'anyone' } as const;
    const quick = { kind: 'quick', to, side: 'lot', ...TERMS } as const;
    const answers = await Promise.all(
      people.map(({ house, person }) => house.command(person, quick)),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    await eventually(() => {
      for (const { hall } of houses) {
        expect(hall.games).toHaveLength(8);
        expect(hall.challenges).toEqual([]);
      }
    });
    const players = a.hall.games.flatMap(({ began: { black, white } }) => [black.id, white.id]);
    expect(new Set(players).size).toBe(16);

    const { code, game, aki, ren } = await beginGame(a, b);
    const [black, white] = [await enter(a, game, aki), await enter(b, game, ren)];
    a.arrive({ session: 'aki', person: aki, game, seat: 'black' });
    b.arrive({ session: 'ren', person: ren, game, seat: 'white' });
    await eventually(() => {
      expect([black.presence('white'), white.presence('black')]).toEqual(['here', 'here']);
    });
    const next = await playRematch(black, white);
    for (const { hall } of houses) {
      const games = hall.games.filter(({ began }) => began.after === code);
      expect(games.map(({ began }) => began.code)).toEqual([next]);
    }
  });

  test('a game goes on while the database is stopped and started, and a house ends', async () => {
    const url = await server.newDatabase();
    const [a, b] = [
      await openHouse(await openStoreAt(url, systemTime())),
      await openHouse(await openStoreAt(url, systemTime())),
    ];
    const { code, game, aki, ren } = await beginGame(a, b);
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
    const later = await openHouse(await openStoreAt(url, systemTime()));
    expect(later.hall.game(code)?.ended?.plies).toBe(16);
    expect(await later.record(game)).toMatchObject({ ok: true, value: { score: '1-0' } });
  });
});
