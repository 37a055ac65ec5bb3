import { expect, test } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { AKI, BEN, FIRST, gameOfTwo, openService } from './service.ts';

const CEM = 'SHA256:cem';
const SCRIPTS = { ja: /[\u3041-\u30ff手]/, th: /[\u0e01-\u0e5b]/, ko: /[\uac00-\ud7a3]/ };

const PEOPLE = ['Aki', 'Ben', 'Cem'].map((name) => ({ id: `SHA256:${name.toLowerCase()}`, name }));

/** Aki comes in Japanese, Ben in Thai, Cem in Korean, to one process. */
async function comeInThreeLanguages() {
  const { come, house } = openService();
  for (const { id, name } of PEOPLE) house.happen({ kind: 'registered', person: id, name });
  const guests = [
    { language: 'ja', key: AKI, env: { LANG: 'ja_JP.UTF-8' } },
    { language: 'th', key: BEN, env: { LC_ALL: 'th_TH.UTF-8', LANG: 'C.UTF-8' } },
    { language: 'ko', key: CEM, env: { LC_MESSAGES: 'ko_KR', LANG: 'ko_KR.UTF-8' } },
  ] as const;
  const sessions = guests.map(({ language, key, env }) => ({
    language,
    read: 0,
    ...come(key, undefined, { env }),
  }));
  /** Waits until each has read something more, in their own language and no other. */
  const allReadTheirOwn = async () => {
    await eventually(() => {
      for (const { language, output, read } of sessions) {
        const said = output.text.slice(read);
        const scripts = Object.entries(SCRIPTS).filter(([, script]) => script.test(said));
        expect(scripts.map(([name]) => name)).toEqual([language]);
      }
    });
    for (const session of sessions) session.read = session.output.text.length;
  };
  const leave = async () => {
    for (const { input, status } of sessions) {
      input.end('quit\n');
      expect(await status).toBe(0);
    }
  };
  await allReadTheirOwn();
  const inputs = sessions.map(({ input }) => input);
  return { house, sessions, inputs, allReadTheirOwn, leave };
}

test('guests of one process read each their own language, of what the others do as well', async () => {
  const { house, allReadTheirOwn, leave } = await comeInThreeLanguages();
  // Each is challenged by another.
  for (const [at, to] of PEOPLE.entries()) {
    const by = PEOPLE[(at + 1) % PEOPLE.length] ?? to;
    house.happen({
      kind: 'challenged',
      code: `K7M2Q${at + 2}`,
      by,
      to: { kind: 'person', person: to.id, name: to.name },
      side: 'black',
      variant: FIRST.id,
      sfen: FIRST.start,
      timeControl: '600+30',
      isRated: true,
      hasWatchers: true,
    });
  }
  await allReadTheirOwn();
  await leave();
});

test('two who play and one who watches read each their own language', async () => {
  const { house, inputs, sessions, allReadTheirOwn, leave } = await comeInThreeLanguages();
  const [black, white, watcher] = inputs;
  house.happen(...gameOfTwo());
  black?.write('join K7M2QX\n');
  white?.write('join K7M2QX\n');
  watcher?.write('watch K7M2QX\n');
  await allReadTheirOwn();
  for (const [by, line] of [
    [black, 'P-4f'],
    [white, 'P-4d'],
    [black, 'undo'],
    [white, 'decline'],
    [white, 'draw'],
    [black, 'thanks'],
    [white, 'resign'],
    [black, 'rematch'],
  ] as const) {
    by?.write(`${line}\n`);
    await allReadTheirOwn();
  }
  // Nothing was refused.
  for (const { output } of sessions) expect(output.text).not.toMatch(/^\? /m);
  await leave();
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
