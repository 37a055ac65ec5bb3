import { expect, test } from 'vitest';
import { preferenceValues } from '../../source/settings/settings.ts';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test.each([
  ['where there is no terminal', []],
  ['on a terminal', ['--plain']],
])('%s each theme is listed with what it is for', async (_, flags) => {
  const home = temporaryFolder();
  const argv = ['themes', ...flags, '--home', home, '--no-color'];
  const { status, stdout } = await runCommand(argv, { isTerminal: flags.length > 0 });
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t')[0])).toEqual(preferenceValues('theme'));
  for (const line of lines) expect(line).toMatch(/^[a-z]+\t[!-~ ]{5,50}$/);
});

test('--theme is for this time, and a wrong name is refused with the right ones', async () => {
  const home = temporaryFolder();
  const argv = ['settings', 'theme', '--theme', 'slate', '--home', home];
  expect((await runCommand(argv)).stdout).toBe('slate\n');
  expect((await runCommand(['settings', 'theme', '--home', home])).stdout).toBe('auto\n');
  const { status, stderr } = await runCommand(['settings', '--theme', 'teak', '--home', home]);
  expect(status).toBe(2);
  expect(stderr).toContain('auto, wood, slate, paper, dark, light, safe, mono');
});
