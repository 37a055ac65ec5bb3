import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM, programEnvironment, runPlain, startKomadai } from '../helpers/komadai.ts';
import { startPty } from '../helpers/pty.ts';
import { expectRestored } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const LONG = ['rules', 'yari'];
const LAST_LINE = 'A house rule is our own decision, where no source settles the point.';

test('what is longer than the terminal is high is shown page by page', async () => {
  const program = startKomadai(LONG, { home: temporaryFolder() });
  const lines = await program.waitFor('Rules of Yari shogi');
  expect(program.alternateScreen).toBe(true);
  expect(lines.join('\n')).not.toContain(LAST_LINE);
  program.write('\x1b[F');
  await program.waitFor(LAST_LINE);
  program.write('q');
  expect(await program.exit).toEqual({ code: 0 });
  expectRestored(program);
});

test('PAGER gets the whole text, also where it does not read to the end', async () => {
  const home = temporaryFolder();
  const env = { PAGER: 'head -n 3 > shown; cat > rest' };
  const program = startKomadai(LONG, { home, env });
  expect(await program.exit).toEqual({ code: 0 });
  expect(program.alternateScreen).toBe(false);
  const shown = readFileSync(join(home, 'shown'), 'utf8');
  expect(shown.split('\n')).toHaveLength(4);
  const quitter = startKomadai(LONG, { home, env: { PAGER: 'true' } });
  expect(await quitter.exit).toEqual({ code: 0 });
});

test('Ctrl-C is for the pager', async () => {
  const home = temporaryFolder();
  const PAGER =
    "trap 'echo heard; exit 0' INT; echo reading; cat > /dev/null; while :; do sleep 0.05; done";
  const program = startKomadai(LONG, { home, env: { PAGER } });
  await program.waitFor('reading');
  program.write('\x03');
  await program.waitFor('heard');
  expect(await program.exit).toEqual({ code: 0 });
});

test.each<[what: string, argv: string[], env: Record<string, string>, rows: number]>([
  ['a pager that is not there', LONG, { PAGER: 'no-such-pager' }, 24],
  ['a dumb terminal', LONG, { TERM: 'dumb' }, 24],
  ['a text that fits', LONG, { PAGER: 'true' }, 500],
])('it is printed: %s', async (_, argv, env, rows) => {
  const home = temporaryFolder();
  const words = [process.execPath, PROGRAM, ...argv].map((word) => `'${word}'`).join(' ');
  // A terminal whose program ends at once may lose what was written last.
  const program = startPty(['sh', '-c', `${words}; echo "status $?"; read end`], {
    cwd: home,
    env: { ...programEnvironment(home), ...env },
    rows,
  });
  const lines = await program.waitFor('status 0');
  expect(lines).toContain(LAST_LINE);
  expect(program.alternateScreen).toBe(false);
});

test('without a terminal there is no pager', async () => {
  const env = { PAGER: 'echo paged' };
  const { status, stdout } = await runPlain(LONG, { home: temporaryFolder(), env });
  expect(status).toBe(0);
  expect(stdout).not.toContain('paged');
  expect(stdout.trimEnd().endsWith(LAST_LINE)).toBe(true);
});
