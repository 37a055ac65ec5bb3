import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PROGRAM, PROJECT, programEnvironment, runPlain } from '../helpers/komadai.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  const run = await runPlain(['--version'], { home: temporaryFolder() });
  expect(run).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('without arguments and without a terminal there is the help', async () => {
  const { status, stdout, stderr } = await runPlain([], { home: temporaryFolder() });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Commands:\n');
});

longTest('moves answers its input and refuses a bad line', async () => {
  const home = temporaryFolder();
  const input = '7k/8/8/8/8/8/8/K7 b - 1\nbad\n';
  const { status, stdout, stderr } = await runPlain(['moves', 'ogi', '-'], { home, input });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ check: false, legal: ['8h7g', '8h7h', '8h8g'] });
  expect(stderr).toMatch(/^komadai moves: line 2: /);
});

longTest('perft counts', async () => {
  const run = await runPlain(['perft', 'shogi', '3'], { home: temporaryFolder() });
  expect(run).toEqual({ status: 0, stdout: 'nodes 25470\n', stderr: '' });
});

test('an unknown command is status 2 and one line', async () => {
  const run = await runPlain(['paly'], { home: temporaryFolder() });
  expect(run.status).toBe(2);
  expect(run.stderr).toMatch(/^komadai: unknown command "paly".*\n$/);
});

longTest('a reader that has had enough ends the program quietly', async () => {
  const home = temporaryFolder();
  const args = [PROGRAM, 'moves', 'shogi', '-'];
  const child = spawn(process.execPath, args, { cwd: home, env: programEnvironment(home) });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  const feed = () => {
    while (child.stdin.writable && child.stdin.write('8k/9/9/9/9/9/9/9/K8 b - 1\n'.repeat(100)));
  };
  child.stdin.on('drain', feed);
  feed();
  expect(await ended).toBe(0);
  expect(stderr).toBe('');
});
