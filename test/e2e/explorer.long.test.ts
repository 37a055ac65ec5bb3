import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import { expectRestored, leave, waitForFrame } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const OTHER = `手合割：平手
先手：羽生
後手：Aoi
   1 ７六歩(77)
   2 ８四歩(83)
   3 投了
`;

test('a folder is indexed, explored from a saved game, and searched', async () => {
  const home = temporaryFolder();
  const games = join(home, 'komadai/games');
  const others = join(home, 'others');
  for (const folder of [games, others]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(games, 'own.psn'), '[Variant "shogi"]\n\n1. P-7f P-3d *\n');
  writeFileSync(join(others, 'other.kif'), OTHER);
  const indexed = await runPlain(['index', others], { home, input: '' });
  expect(indexed.stdout).toContain('The index has 2 games.');

  const program = startKomadai(['replay', 'own'], { home });
  await waitForFrame(program, /ply 0 of 2/);
  program.write('explore\r');
  await waitForFrame(program, 'The start: 2 games');
  program.write('\r');
  await waitForFrame(program, 'After 1. Black P-7f: 2 games: Black won 0, White 1');
  program.write('\x1b[C');
  await waitForFrame(program, 'After 2. White P-3d: 1 game');
  program.write('\x1b[D');
  await waitForFrame(program, 'After 1. Black P-7f');
  program.write('\x1b[F\x1b[A');
  await waitForFrame(program, '/others/other.kif');
  program.write('\r');
  await waitForFrame(program, /ply 1 of 2/);
  program.write('\x1b');
  await waitForFrame(program, 'After 1. Black P-7f');
  program.write('\x1b');
  await waitForFrame(program, /ply 1 of 2/);
  await leave(program);

  const found = startKomadai(['search', '--player', 'aoi', '--side', 'white'], { home });
  await waitForFrame(found, /羽生 - Aoi, .*2 moves/);
  found.write('\r');
  await waitForFrame(found, /ply 0 of 2/);
  found.write('\x1b');
  await waitForFrame(found, 'Games found');
  found.write('\x1b');
  expect(await found.exit).toEqual({ code: 0 });
  expectRestored(found);
});
