import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { startKomadai } from '../helpers/komadai.ts';
import { expectRestored, settled } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('name, reports and modes of the terminal are its own again after SIGTERM', async () => {
  const home = temporaryFolder();
  mkdirSync(join(home, 'komadai'));
  writeFileSync(join(home, 'komadai/config.json'), JSON.stringify({ notify: 'on' }));
  const program = startKomadai(['play', 'yari'], { home });
  await settled(program);
  await eventually(() =>
    expect([program.title, program.otherModes]).toEqual(['Yari shogi - komadai', [1004, 2031]]),
  );
  program.kill('SIGTERM');
  expect(await program.exit).toMatchObject({ code: 143 });
  expectRestored(program);
});

test('answers and reports of the terminal, joined with keys, are no text', async () => {
  const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
  await settled(program);
  program.write('P-\x1b[?2026;2$y\x1b[O\x1bP>|foot(1.16.2)\x1b\\7\x1b[?997;2n\x1b[If');
  await program.waitFor((lines) => lines.some((line) => line.includes('Black> P-7f')));
  program.write('\x03');
  await program.exit;
  expectRestored(program);
});
