import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { loadThemes } from '../../source/commands/load-themes.ts';
import { filesOf } from '../../source/settings/files-of.ts';
import { preferenceValues } from '../../source/settings/settings.ts';
import { themeNames } from '../../source/settings/theme-names.ts';
import * as ENGLISH from '../../source/text/en/index.ts';
import { runCommand } from '../helpers/command.ts';
import { runPlain } from '../helpers/komadai.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function folderOf(files: Readonly<Record<string, string>>, folder = temporaryFolder()): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('the themes of files can be chosen, and each fault is told', async () => {
  const folder = folderOf({
    'garden.json': '\ufeff{ "extends": "slate", "board": "#31493c" }',
    'odd.json': '{ "bord": "#31493c", "line": 5 }',
    'broken.json': '{',
    'wood.json': '{}',
    'My Theme.json': '{}',
    'notes.txt': 'nothing',
    'large.json': ' '.repeat(70_000),
  });
  let told = '';
  const stderr = {
    write(text: string) {
      told += text;
    },
  };
  const before = themeNames();
  const takeOut = loadThemes(ENGLISH, { env: {}, stderr } as never, filesOf(folder, 'json'));
  onTestFinished(() => {
    takeOut();
    expect(themeNames()).toEqual(before);
  });
  const lines = told.trimEnd().split('\n');
  expect(lines.map((line) => line.replace(`${folder}/`, ''))).toEqual([
    expect.stringContaining('My Theme.json: "My Theme" is no name of a theme'),
    expect.stringContaining('broken.json: is no JSON object'),
    expect.stringContaining('large.json: cannot be read, or has more than 65536 bytes'),
    expect.stringContaining('odd.json: unknown role "bord", did you mean board?'),
    expect.stringContaining('odd.json: line is a colour such as #dcb468, not "5"'),
    expect.stringContaining('wood.json: "wood" is a theme already'),
  ]);
  expect(preferenceValues('theme').slice(-5)).toEqual(['mono', 'broken', 'garden', 'large', 'odd']);
  const home = temporaryFolder();
  const list = await runCommand(['themes', '--plain', '--home', home]);
  expect(list.stdout).toContain('garden\tfrom a file of yours, with the rest from slate\n');
  const set = await runCommand(['settings', 'theme', 'garden', '--home', home]);
  expect([set.status, set.stderr]).toEqual([0, '']);
});

longTest('the program reads them from the folder beside its settings', async () => {
  const home = temporaryFolder();
  folderOf(
    { 'garden.json': '{ "extends": "slate" }', 'odd.json': '{ "x": "" }' },
    join(home, 'komadai/themes'),
  );
  const { stdout, stderr, status } = await runPlain(['settings', 'theme', '--theme', 'garden'], {
    home,
  });
  expect([stdout, status]).toEqual(['garden\n', 0]);
  expect(stderr).toMatch(/^komadai: .*odd\.json: unknown role "x"[^\n]*\n$/);
});
