import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomNews } from '../../../source/rooms/replica.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { openStoreAt } from './open-store.ts';
import { beginGame, enter, openHouse, playOne } from './store-houses.ts';

const why = whyNoPostgres();

describe.skipIf(why !== undefined)(`two houses of one database${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

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
