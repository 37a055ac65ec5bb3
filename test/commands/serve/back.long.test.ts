import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBack } from '../../../source/commands/serve/back.ts';
import type { StorePlace } from '../../../source/commands/serve/server-plan.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

describe.skipIf(whyNoPostgres() !== undefined)('a server whose database fails at its start', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.end());

  const open = async (place: StorePlace) => {
    const back = await openBack(ENGLISH, { place, mostSessions: 20 }, () => {});
    if (back.ok) await back.value.house.drain();
    return back.ok ? undefined : back.fault;
  };

  test.each([
    ['ALTER TABLE event RENAME TO other', 'the database does not answer: 42P01'],
    [
      `INSERT INTO event (game, seq, body) VALUES ('', 1, '{"kind":"no"}')`,
      'the hall is damaged: line 1 is not the next event.',
    ],
  ])('after %s it says so, and names no folder', async (change, said) => {
    const folder = temporaryFolder();
    const place = { kind: 'postgres', url: await postgres.newDatabase(), folder } as const;
    expect(await open(place)).toBeUndefined();
    await postgres.query(place.url, change);
    const fault = await open(place);
    expect(fault).toContain(said);
    expect(fault).not.toContain(folder);
  });
});
