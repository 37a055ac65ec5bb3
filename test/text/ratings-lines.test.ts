import { expect, test } from 'vitest';
import type { HallFound } from '../../source/rooms/hall/hall-lookup.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ratingsLines } from '../../source/text/lobby.ts';

function ranked(name: string, rating: number) {
  const rated = {
    rating: { rating, deviation: 45, volatility: 0.06 },
    games: 12,
    people: [1, 2, 3, 4, 5],
  };
  return { member: { id: `SHA256:${name}`, name }, rated };
}

const FOUND: HallFound = {
  members: [],
  isBanned: false,
  games: [],
  ranked: [ranked('Aki', 1900), ranked('Ben', 1800)],
  rankedCount: 120,
  own: undefined,
  provisional: undefined,
};

test('a page of ratings says which it is', () => {
  const lines = ratingsLines(ENGLISH, FOUND, 50, 'box');
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    ...[' name rating rated', '51 Aki 1900 ±45 12 games', '52 Ben 1800 ±45 12 games'],
    'Page 2 of 3.',
  ]);
});

test('the own place stands below a page on which it is not', () => {
  const own = { ...ranked('Cem', 1200), at: 109 };
  expect(ratingsLines(ENGLISH, { ...FOUND, own }, 50, 'box')[3]).toMatch(/^110 +Cem +1200/);
  expect(ratingsLines(ENGLISH, { ...FOUND, own: { ...own, at: 51 } }, 50, 'box')).toHaveLength(4);
});

test('a page that there is not is told', () => {
  expect(ratingsLines(ENGLISH, { ...FOUND, ranked: [] }, 500, 'box')).toEqual([
    'The last page is 3.',
  ]);
  expect(ratingsLines(ENGLISH, { ...FOUND, ranked: [], rankedCount: 0 }, 0, 'box')).toEqual([
    expect.stringMatching(/^Nobody is in this list/),
  ]);
});
