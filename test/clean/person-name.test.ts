import { describe, expect, test } from 'vitest';
import { accountName, isPersonName } from '../../source/clean/person-name.ts';

describe('the name of an account', () => {
  test.each([
    ['yamada', 'yamada'],
    ['yamada.h', 'yamada.h'],
    ['yamada@example.org', 'yamada'],
    ['EXAMPLE\\yamada', 'yamada'],
    ['山田', '山田'],
    ["o'brien-3", "o'brien-3"],
    ['a\u001b[31mb\u202ec', 'a31mbc'],
    ['a"b<c>;d', 'abcd'],
    ['  two \t words ', 'two words'],
    ['x'.repeat(100), 'x'.repeat(40)],
    ['engine', ''],
    ['1000', ''],
    ['', ''],
    ['"?"', ''],
  ])('%j is %j', (account, name) => {
    expect(accountName(account)).toBe(name);
  });
});

test('what a hostile name takes grows no faster than its length', () => {
  for (const part of ['1', 'level ', 'cpu, ', ' ', ':']) {
    expect(isPersonName(`${part.repeat(100_000)}x`)).toBe(part !== 'level ');
  }
});
