import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const GAME = '20261120-123000-yari';
const UNFINISHED = '[Variant "yari"]\n[Result "*"]\n\n1. P-7f *\n';

/** The last line of the line mode on a terminal. */
async function lastLine(
  home: string,
  argv: readonly string[],
  stdin: string,
  { isTerminal = true, isNamed = false } = {},
): Promise<string> {
  const given = isNamed ? ['--home', home] : [];
  const env = { LANG: 'C.UTF-8', ...(isNamed ? {} : { KOMADAI_HOME: home }) };
  const run = await runCommand([...argv, '--plain', ...given], { stdin, env, isTerminal });
  return run.stdout.trimEnd().split('\n').at(-1) ?? '';
}

describe('after leaving, one line says where the game is kept', () => {
  test.each<[what: string, argv: string[], stdin: string, line: string]>([
    ['quit', ['play', 'yari'], 'P-4f\nquit\n', `Kept as ${GAME}. "komadai resume" goes on.`],
    ['the end', ['play', 'yari'], 'P-4f\n', `Kept as ${GAME}. "komadai resume" goes on.`],
    [
      'a game that is over',
      ['play', 'yari'],
      'P-4f\nresign\ny\n',
      `Kept as ${GAME}. "komadai replay ${GAME}" shows it.`,
    ],
    [
      'a name with a space',
      ['play', 'yari'],
      'P-4f\nsave an evening\nresign\ny\n',
      `Kept as an evening. "komadai replay 'an evening'" shows it.`,
    ],
    [
      'a rematch that was not begun',
      ['play', 'yari'],
      'P-4f\nresign\ny\nrematch\n',
      `Kept as ${GAME}. "komadai replay ${GAME}" shows it.`,
    ],
  ])('%s', async (_, argv, stdin, line) => {
    expect(await lastLine(temporaryFolder(), argv, stdin)).toBe(line);
  });

  test('where the game is not the one played last, it is named', async () => {
    const home = temporaryFolder();
    mkdirSync(join(home, 'games'));
    writeFileSync(join(home, 'games', 'old.psn'), UNFINISHED);
    await lastLine(home, ['play', 'yari'], 'P-4f\n');
    expect(await lastLine(home, ['resume', 'old'], 'quit\n')).toBe(
      'Kept as old. "komadai resume old" goes on.',
    );
  });

  test('a file elsewhere is named with its folder', async () => {
    const [home, folder] = [temporaryFolder(), temporaryFolder()];
    const path = join(folder, 'mine.psn');
    writeFileSync(path, UNFINISHED);
    expect(await lastLine(home, ['resume', path], 'quit\n')).toBe(
      `Kept as ${path}. "komadai resume ${path}" goes on.`,
    );
  });

  test('a folder of the command line is said again', async () => {
    const home = temporaryFolder();
    expect(await lastLine(home, ['play', 'yari'], 'P-4f\n', { isNamed: true })).toBe(
      `Kept as ${GAME}. "komadai --home ${home} resume" goes on.`,
    );
  });

  test.each([
    ['no move was made', 'flip\n', true],
    ['nobody is at a terminal', 'P-4f\n', false],
  ])('none where %s', async (_, stdin, isTerminal) => {
    const line = await lastLine(temporaryFolder(), ['play', 'yari'], stdin, { isTerminal });
    expect(line).not.toContain('Kept');
  });

  test('none where it could not be saved', async () => {
    const home = join(temporaryFolder(), 'file');
    writeFileSync(home, '');
    const env = { LANG: 'C.UTF-8', KOMADAI_HOME: home };
    const run = await runCommand(['play', 'yari', '--plain'], {
      stdin: 'P-4f\n',
      env,
      isTerminal: true,
    });
    expect(run.stderr).toContain('NOT SAVED');
    expect(run.stdout).not.toContain('Kept');
  });
});
