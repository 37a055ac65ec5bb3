import { expect, test } from 'vitest';
import type { RankingPage } from '../../source/hall/ratings.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ratingsLines } from '../../source/text/lobby.ts';

function ranked(name: string, rating: number, isListed = true) {
  const rated = { rating: { rating, deviation: 45, volatility: 0.06 }, games: 12, isListed };
  return { id: `SHA256:${name}`, name, rated };
}

const FOUND: RankingPage = {
  ranked: [ranked('Aki', 1900), ranked('Ben', 1800)],
  rankedCount: 120,
  own: undefined,
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

test('whoever is not in the list stands below it, without a place, and reads why', () => {
  const own = { ...ranked('Dov', 1950, false), at: 52 };
  const found = { ...FOUND, ranked: [...FOUND.ranked, own], own };
  const lines = ratingsLines(ENGLISH, found, 50, 'box').map((line) => line.replaceAll(/ +/g, ' '));
  expect(lines.slice(2)).toEqual([
    ...['52 Ben 1800 ±45 12 games', ' Dov 1950 ±45 ? 12 games', 'Page 2 of 3.'],
    'You: 1950 ±45 ? after 12 games. More games with more people lead into the list.',
  ]);
  expect(ratingsLines(ENGLISH, { ...found, ranked: FOUND.ranked }, 50, 'ascii')).toHaveLength(5);
});

test('a page that there is not is told', () => {
  expect(ratingsLines(ENGLISH, { ...FOUND, ranked: [] }, 500, 'box')).toEqual([
    'The last page is 3.',
  ]);
  expect(ratingsLines(ENGLISH, { ...FOUND, ranked: [], rankedCount: 0 }, 0, 'box')).toEqual([
    expect.stringMatching(/^Nobody has a rating/),
  ]);
});
