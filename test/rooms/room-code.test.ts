import { describe, expect, test } from 'vitest';
import { codePrefix, newCode, parseCode } from '../../source/rooms/room-code.ts';

describe('a new code', () => {
  test.each([
    ['the least', 0, '222222'],
    ['the most', 1 - Number.EPSILON, 'ZZZZZZ'],
  ])('from %s of the numbers', (_, random, code) => {
    expect(newCode(() => random)).toBe(code);
  });

  test('takes a sign from each number, all 31 of them', () => {
    const codes = Array.from({ length: 31 }, (_, index) => newCode(() => (index + 0.5) / 31));
    expect(codes.map((code) => code[5]).join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
    expect(codes.every((code) => parseCode(code) === code)).toBe(true);
  });
});

test.each([
  ['as it is', 'K7M2QX', 'K7M2QX'],
  ['small letters', 'k7m2qx', 'K7M2QX'],
  ['spaces and lines', ' k7m-2qx\n', 'K7M2QX'],
  ['pairs', 'K7 M2 QX', 'K7M2QX'],
  ['too short', 'K7M2Q', undefined],
  ['too long', 'K7M2QXX', undefined],
  ['a zero', 'K7M20X', undefined],
  ['an O', 'K7M2OX', undefined],
  ['an I', 'I7M2QX', undefined],
  ['an L', 'L7M2QX', undefined],
  ['a path', '../M2Q', undefined],
  ['nothing', '', undefined],
])('a code is read: %s', (_, text, code) => {
  expect(parseCode(text)).toBe(code);
});

test('two signs of a code are no secret', () => {
  expect(codePrefix('K7M2QX')).toBe('K7');
});
