import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AttemptFile, type ProblemAttempt } from '../../source/records/store/attempt-file.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const KEY = 'shogi 8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1';

function attempt(minute: number, result: ProblemAttempt['result'] = 'solved'): ProblemAttempt {
  return { atMs: Date.UTC(2026, 10, 22, 15, minute), result, prior: 1430, key: KEY };
}

const LINE = `2026-11-22T15:04:00.000Z solved 1430 ${KEY}\n`;

test('a line an attempt, read again as it was written', () => {
  const path = join(temporaryFolder(), 'new', 'attempts.txt');
  const file = new AttemptFile(path);
  expect(file.attempts).toEqual([]);
  file.add(attempt(4));
  file.add(attempt(5, 'failed'));
  expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(LINE.trimEnd());
  expect(new AttemptFile(path).attempts).toEqual([attempt(4), attempt(5, 'failed')]);
});

test.each([
  ['what is no attempt', `hello\n${LINE}\n# note\n`],
  ['a time that is none', `yesterday solved 1430 ${KEY}\n${LINE}`],
  ['a result that is none', `2026-11-22T15:04:00.000Z drawn 1430 ${KEY}\n${LINE}`],
  ['a position that is none', `2026-11-22T15:04:00.000Z solved 1430 shogi 8k\n${LINE}`],
  ['a line that was cut off', `${LINE}2026-11-22T15:05:00.000Z fai`],
  ['ends of lines of Windows', LINE.replace('\n', '\r\n')],
])('lines that are none are left out: %s', (_, text) => {
  const path = join(temporaryFolder(), 'attempts.txt');
  writeFileSync(path, text);
  const file = new AttemptFile(path);
  expect(file.attempts).toEqual([attempt(4)]);
  file.add(attempt(6));
  expect(new AttemptFile(path).attempts).toEqual([attempt(4), attempt(6)]);
});

test('a file that cannot be read counts as empty', () => {
  const path = join(temporaryFolder(), 'attempts.txt');
  mkdirSync(path);
  expect(new AttemptFile(path).attempts).toEqual([]);
});

test('what could not be written is told, and written with the next one', () => {
  const path = join(temporaryFolder(), 'attempts.txt');
  const file = new AttemptFile(path);
  mkdirSync(path);
  expect(() => file.add(attempt(4))).toThrow(/EISDIR/);
  rmSync(path, { recursive: true });
  file.add(attempt(5));
  expect(new AttemptFile(path).attempts).toEqual([attempt(4), attempt(5)]);
});

test('two processes add their lines, and lose none', async () => {
  const path = join(temporaryFolder(), 'attempts.txt');
  // The write that the file makes, from outside; meanwhile this process makes its own.
  const script = `const fs = require('node:fs');
for (let n = 0; n < 300; n++) fs.appendFileSync(${JSON.stringify(path)}, ${JSON.stringify(LINE)});`;
  const other = new Promise<void>((resolve, reject) => {
    execFile(process.execPath, ['-e', script], (error) => (error ? reject(error) : resolve()));
  });
  const file = new AttemptFile(path);
  let isOver = false;
  other.finally(() => {
    isOver = true;
  });
  let own = 0;
  while (!isOver || own < 100) {
    file.add(attempt(5, 'failed'));
    own++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await other;
  const { attempts } = new AttemptFile(path);
  expect(attempts.filter(({ result }) => result === 'solved')).toHaveLength(300);
  expect(attempts.filter(({ result }) => result === 'failed')).toHaveLength(own);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(300 + own + 1);
});
