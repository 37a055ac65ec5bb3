import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBack } from '../../../source/commands/serve/back.ts';
import type { StorePlace } from '../../../source/commands/serve/server-plan.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** Opens what is behind a server. @returns why that fails; else its host key */
async function open(place: StorePlace) {
  const back = await openBack(ENGLISH, { place, mostSessions: 20 }, () => {});
  if (!back.ok) return { fault: back.fault };
  await back.value.house.drain();
  return { key: back.value.hostKey.fingerprint };
}

test('a server does not start in a folder of the old form', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'hall.events'), '');
  const { fault } = await open({ kind: 'folder', folder });
  expect(fault).toContain(`${folder} holds the store of an earlier komadai`);
});

test('a server in a place that it may not have says so', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const folder = join(file, 'below');
  for (const place of [
    { kind: 'folder', folder },
    { kind: 'postgres', url: 'postgres:///nobody?host=/nowhere', folder },
  ] as const) {
    expect((await open(place)).fault).toContain(`cannot open ${folder}: `);
  }
});

test('those of one network have a quarter of the places, but never less than one person', async () => {
  for (const [mostSessions, most] of [
    [4, 3],
    [20, 5],
  ] as const) {
    const place = { kind: 'folder', folder: temporaryFolder() } as const;
    const back = await openBack(ENGLISH, { place, mostSessions }, () => {});
    if (!back.ok) throw new Error(back.fault);
    const { house } = back.value;
    const from = '192.0.2.7';
    const answers: string[] = [];
    for (const name of ['Aki', 'Ben']) {
      await house.command({ id: name, name: '' }, { kind: 'register', key: name, name }, from);
      for (const time of [1, 2, 3]) {
        const knock = { session: `${name} ${time}`, key: name, from, takesOldest: false };
        answers.push(await house.takePlace(knock, () => {}));
      }
    }
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(most);
    expect(answers.at(-1)).toBe('network');
    await house.drain();
  }
});

describe.skipIf(whyNoPostgres() !== undefined)('a server on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.end());

  /** A place that no server has used. */
  const newPlace = async () =>
    ({ kind: 'postgres', url: await postgres.newDatabase(), folder: temporaryFolder() }) as const;

  test.each([
    ['alter table challenge rename to other', 'the database cannot be used: 42P01'],
    ['update version set version = 99', 'a later komadai has made the tables (version 99,'],
    ['create table schema_version (a integer)', 'holds the store of an earlier komadai'],
  ])('after %s it says why it does not start, and names no folder', async (change, said) => {
    const place = await newPlace();
    expect((await open(place)).fault).toBeUndefined();
    await postgres.query(place.url, change);
    const { fault } = await open(place);
    expect(fault).toContain(said);
    expect(fault).not.toContain(place.folder);
  });

  test('has the host key of the others, wherever it runs', async () => {
    const place = await newPlace();
    const { key } = await open(place);
    expect(key).toMatch(/^SHA256:/);
    expect(await open({ ...place, folder: temporaryFolder() })).toEqual({ key });
  });
});

test.each([
  ['of strangers has a quarter of the places at most', {}, 'network'],
  ['of people on a list has as many as there are', { keys: 'authorized_keys' }, 'taken'],
])('a network %s', async (_, keys, answer) => {
  const place = { kind: 'folder', folder: temporaryFolder() } as const;
  const back = await openBack(ENGLISH, { place, mostSessions: 16, ...keys }, () => {});
  if (!back.ok) throw new Error(back.fault);
  const { house } = back.value;
  const answers: string[] = [];
  for (const name of ['Ann', 'Ben', 'Cem', 'Dan', 'Eva']) {
    const key = `SHA256:${name}`;
    await house.command({ id: key, name: '' }, { kind: 'register', key, name }, name);
    const knock = { session: name, key, from: '192.0.2.1', takesOldest: false };
    answers.push(await house.takePlace(knock, () => {}));
  }
  await house.drain();
  expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', answer]);
});
