import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { prepareBuild } from '../../../tools/trial/builds.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** What the built file beside `bin` says. */
function builtText(file: string): string {
  return readFileSync(join(dirname(file), '../dist/komadai.cjs'), 'utf8');
}

/** A project whose build copies `text`, in git. */
function project(text: string): string {
  write('root/bin/komadai.js', '');
  write('root/package.json', '{}');
  write('root/.gitignore', 'dist\nnode_modules\n');
  write('root/text', text);
  write(
    'root/scripts/build.mjs',
    "import { cpSync } from 'node:fs';\ncpSync('text', 'dist/komadai.cjs');\n",
  );
  mkdirSync(join(folder, 'root/node_modules'), { recursive: true });
  const root = join(folder, 'root');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  return root;
}

function git(...words: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  return execFileSync('git', ['-C', join(folder, 'root'), ...who, ...words], { encoding: 'utf8' });
}

describe('a build', () => {
  test('of a folder is a copy, which stays when the folder changes', () => {
    write('built/bin/komadai.js', '');
    write('built/package.json', '{}');
    write('built/dist/komadai.cjs', 'old');
    const build = prepareBuild(join(folder, 'built'), folder, join(folder, 'copy'));
    write('built/dist/komadai.cjs', 'new');
    expect(build.name).toBe(join(folder, 'built'));
    expect(builtText(build.file)).toBe('old');
  });

  test('of the project is made from what stands there', () => {
    const root = project('one');
    write('root/text', 'changed');
    const { name, file } = prepareBuild(root, root, join(folder, 'copy'));
    expect(builtText(file)).toBe('changed');
    expect(name).toMatch(/root \([0-9a-f]{7,}-dirty\)$/);
  });

  test('of a revision is made from that, and kept', () => {
    const root = project('one');
    const commit = git('rev-parse', 'HEAD').trim();
    write('root/text', 'two');
    git('commit', '--quiet', '--all', '--message', 'two');
    const build = () => prepareBuild('HEAD~1', root, join(folder, 'copy'));
    const { name, file } = build();
    expect(name).toBe(`HEAD~1 (${commit.slice(0, 7)})`);
    expect(builtText(file)).toBe('one');
    writeFileSync(join(dirname(file), '../dist/komadai.cjs'), 'kept');
    expect(builtText(build().file)).toBe('kept');
  });

  test.each([
    ['is not built', 'root', 'not built'],
    ['is nothing', 'nowhere', 'neither'],
  ])('is refused that %s', (_, name, words) => {
    project('one');
    const prepare = () => prepareBuild(join(folder, name), folder, join(folder, 'copy'));
    expect(prepare).toThrow(words);
  });
});
