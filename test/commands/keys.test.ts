import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setOwnKeys } from '../../source/ui/app/own-keys.ts';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

async function keysWith(text: string | undefined) {
  onTestFinished(() => setOwnKeys(new Map()));
  const home = temporaryFolder();
  if (text !== undefined) writeFileSync(join(home, 'keys.json'), text);
  return runCommand(['keys', '--home', home, '--no-color']);
}

test('each action is listed with its key and what it does', async () => {
  const { status, stdout, stderr } = await keysWith(undefined);
  expect([status, stderr]).toEqual([0, '']);
  for (const line of stdout.trimEnd().split('\n')) expect(line).toMatch(/^[a-z-]+\t\S+\t[ -~]+$/);
  expect(stdout).toContain('next-page\tPgDn\tone page down\n');
});

test('those of the file are listed, and its faults told', async () => {
  const { status, stdout, stderr } = await keysWith('\ufeff{ "help": "Ctrl-G", "next": "n" }');
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^komadai keys: .*keys\.json: next: n is typed where moves are [^\n]*\n$/,
    ),
  ]);
  expect(stdout).toMatch(/^help\tCtrl-G\t/m);
  expect(stdout).toMatch(/^next\tRight\t/m);
});

test.each([
  ['{', 'is no JSON object'],
  [`{}${' '.repeat(70_000)}`, 'cannot be read, or has more than 65536 bytes'],
  ['{ "fliter": "f" }', 'unknown action "fliter", did you mean filter?'],
  ['{ "filter": "F13" }', 'filter: "F13" is no key'],
  ['{ "filter": "q" }', 'filter: q has another meaning on the screen "Saved games": back'],
])('%s is refused with words', async (text, words) => {
  const { status, stderr } = await keysWith(text);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`keys.json: ${words}`)]);
});
