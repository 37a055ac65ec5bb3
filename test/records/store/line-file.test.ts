import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LineFile } from '../../../source/records/store/line-file.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

test('lines are remembered, each once, in a folder that is made for them', () => {
  const path = join(temporaryFolder(), 'deep', 'lines.txt');
  const file = new LineFile(path);
  expect(file.has('yari/hand/take')).toBe(false);
  for (const line of ['yari/hand/take', 'b', 'yari/hand/take']) file.add(line);
  expect(readFileSync(path, 'utf8')).toBe('yari/hand/take\nb\n');
  const again = new LineFile(path);
  expect(['yari/hand/take', 'b', 'yari/hand'].map((line) => again.has(line))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a line that was cut off is no part of the next', () => {
  const path = join(temporaryFolder(), 'lines.txt');
  writeFileSync(path, 'a\nyari/ha');
  new LineFile(path).add('yari/hand/fork');
  expect(readFileSync(path, 'utf8')).toBe('a\nyari/ha\nyari/hand/fork\n');
});

test('lines of other systems and of another process are kept', () => {
  const path = join(temporaryFolder(), 'lines.txt');
  writeFileSync(path, 'a\r\nb\r\n');
  const file = new LineFile(path);
  expect([file.has('a'), file.has('b')]).toEqual([true, true]);
  appendFileSync(path, 'c\n');
  file.add('d');
  expect(readFileSync(path, 'utf8')).toBe('a\r\nb\r\nc\nd\n');
});

test('what cannot be written is told, and remembered for this time', () => {
  const path = join(temporaryFolder(), 'folder');
  mkdirSync(path);
  const file = new LineFile(path);
  expect(() => file.add('a')).toThrow(/EISDIR/);
  expect(file.has('a')).toBe(true);
});
