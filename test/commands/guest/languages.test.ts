import { expect, test } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { AKI, BEN, FIRST, openService } from './service.ts';

const CEM = { kind: 'key', key: 'SHA256:cem' } as const;
const SCRIPTS = { ja: /[\u3041-\u30ff]/, th: /[\u0e01-\u0e5b]/, ko: /[\uac00-\ud7a3]/ };

test('guests of one process read each their own language, of what the others do as well', async () => {
  const { come, house } = openService();
  const [aki, ben, cem] = [
    { id: 'SHA256:aki', name: 'Aki' },
    { id: 'SHA256:ben', name: 'Ben' },
    { id: 'SHA256:cem', name: 'Cem' },
  ];
  for (const { id, name } of [aki, ben, cem])
    house.happen({ kind: 'registered', person: id, name });
  const guests = [
    { language: 'ja', proof: AKI, env: { LANG: 'ja_JP.UTF-8' } },
    { language: 'th', proof: BEN, env: { LC_ALL: 'th_TH.UTF-8', LANG: 'C.UTF-8' } },
    { language: 'ko', proof: CEM, env: { LC_MESSAGES: 'ko_KR', LANG: 'ko_KR.UTF-8' } },
  ] as const;
  const sessions = guests.map(({ language, proof, env }) => ({
    language,
    ...come(proof, undefined, { env }),
  }));
  const saysOwn = (from: readonly number[]) => {
    for (const [at, { language, output }] of sessions.entries()) {
      const said = output.text.slice(from[at]);
      const scripts = Object.entries(SCRIPTS).filter(([, script]) => script.test(said));
      expect(scripts.map(([name]) => name)).toEqual([language]);
    }
  };
  await eventually(() => saysOwn([0, 0, 0]));
  const before = sessions.map(({ output }) => output.text.length);
  // Each is challenged by another.
  for (const [at, [by, to]] of [
    [ben, aki] as const,
    [cem, ben] as const,
    [aki, cem] as const,
  ].entries()) {
    house.happen({
      ...{
        kind: 'challenged',
        code: `K7M2Q${at + 2}`,
        by,
        to: { kind: 'person', person: to.id, name: to.name },
      },
      ...{ side: 'black', variant: FIRST.id, sfen: FIRST.start, timeControl: '600+30' },
      ...{ isRated: true, hasWatchers: true },
    });
  }
  await eventually(() => saysOwn(before));
  for (const { input, status } of sessions) {
    input.end('quit\n');
    expect(await status).toBe(0);
  }
});

test('a guest changes the language with a word, which is kept with the name', async () => {
  const { come, house } = openService();
  house.happen({ kind: 'registered', person: 'SHA256:aki', name: 'Aki' });
  const env = { LANG: 'C.UTF-8' };
  const first = come(AKI, undefined, { env });
  await eventually(() => expect(first.output.text).toContain('Aki'));
  expect(first.output.text).not.toMatch(SCRIPTS.ja);
  first.input.write('language ja\n');
  await eventually(() => expect(first.output.text).toMatch(SCRIPTS.ja));
  // Words of the language are understood.
  first.input.end('終了\n');
  expect(await first.status).toBe(0);
  const again = come(AKI, undefined, { env });
  await eventually(() => expect(again.output.text).toMatch(SCRIPTS.ja));
  again.input.end('quit\n');
  await again.status;
});
