import { expect, test } from 'vitest';
import { josa } from '../../../source/text/ko/josa.ts';

test.each([
  ['보', '보를'],
  ['은', '은을'],
  ['말', '말을'],
  ['B-8h', 'B-8h를'],
  ['P-76', 'P-76을'],
  ['7', '7을'],
  ['komadai', 'komadai를'],
  ['Ann', 'Ann을'],
  ['Black', 'Black을'],
  ['fool', 'fool을'],
  ['root', 'root를'],
  ['Mark', 'Mark를'],
  ['R', 'R을'],
  ['金', '金을'],
  ['飛', '飛를'],
  ['"노인.."', '"노인.."을'],
  ['P 보병 (歩, fuhyo)', 'P 보병 (歩, fuhyo)을'],
  ['', '를'],
])('%s as an object', (word, told) => {
  expect(josa(word, '을')).toBe(told);
});

test.each([
  ['보', '보로'],
  ['은', '은으로'],
  ['말', '말로'],
  ['7', '7로'],
  ['3', '3으로'],
  ['level', 'level로'],
])('the way with %s', (word, told) => {
  expect(josa(word, '으로')).toBe(told);
});

test('each particle has two forms', () => {
  const forms = (['은', '이', '과', '이나', '이라'] as const).map((one) => [
    josa('왕', one),
    josa('보', one),
  ]);
  expect(forms).toEqual([
    ['왕은', '보는'],
    ['왕이', '보가'],
    ['왕과', '보와'],
    ['왕이나', '보나'],
    ['왕이라', '보라'],
  ]);
});
