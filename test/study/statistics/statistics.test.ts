import { describe, expect, test } from 'vitest';
import { solvedTally } from '../../../source/match/problems/solved-tally.ts';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { foldResults, levelAdvice } from '../../../source/study/statistics/fold-results.ts';
import { type PlayedGame, playedGame } from '../../../source/study/statistics/played-game.ts';

function recordOf(text: string) {
  const [read] = parsePsn(new TextEncoder().encode(text));
  if (!read?.record) throw new Error(read?.fault?.code);
  return read.record;
}

const TAGS = '[Variant "shogi"]\n[Date "2026.11.20"]\n[Black "Aki"]\n[White "Computer"]\n';
const LEVEL = '[WhiteLevel "4"]\n';
const MOVES = '\n1. P-7f P-3d 2. P-6f P-8d 3. R-6h';

describe('a game counts', () => {
  test.each([
    ['by the name', '[Result "1-0"]\n', ['aki'], 'black won undefined'],
    ['against a level', `${LEVEL}[Result "0-1"]\n`, ['aki'], 'black lost 4'],
    ['of the only person', `${LEVEL}[Result "1/2-1/2"]\n`, [], 'black drawn 4'],
    ['of White', '[Result "0-1"]\n', ['computer'], 'white won undefined'],
    ['not of two people', '[Result "0-1"]\n', [], undefined],
    ['not of one person with himself', '[Result "0-1"]\n', ['aki', 'computer'], undefined],
    ['not before it has ended', LEVEL, ['aki'], undefined],
  ])('%s', (_, tags, names, expected) => {
    const game = playedGame(recordOf(TAGS + tags + MOVES), names);
    expect(game && `${game.color} ${game.result} ${game.level}`).toBe(expected);
  });

  test('with its openings', () => {
    const game = playedGame(recordOf(`${TAGS}${LEVEL}[Result "1-0"]\n${MOVES}`), []);
    expect(game).toMatchObject({
      variant: 'shogi',
      date: '2026.11.20',
      opponent: 'Computer',
      plies: 5,
      opening: 'shiken-bisha',
      opponentOpening: undefined,
      castle: undefined,
    });
  });
});

function game(more: Partial<PlayedGame>): PlayedGame {
  return {
    variant: 'shogi',
    date: '2026.11.20',
    color: 'black',
    result: 'won',
    level: 4,
    opponent: '',
    plies: 90,
    opening: undefined,
    opponentOpening: undefined,
    castle: undefined,
    ...more,
  };
}

test('results are counted by what they have in common', () => {
  const results = foldResults([
    game({ date: '2026.12.01', opening: 'bogin' }),
    game({ result: 'lost', color: 'white', castle: 'mino' }),
    game({ result: 'lost', variant: 'yari', level: undefined }),
    game({ result: 'drawn', level: 5, date: '' }),
    game({ date: '2026/11/30', opening: 'bogin' }),
    game({}),
  ]);
  expect(results).toEqual({
    all: { games: 6, won: 3, lost: 2, drawn: 1 },
    byVariant: new Map([
      ['shogi', { games: 5, won: 3, lost: 1, drawn: 1 }],
      ['yari', { games: 1, won: 0, lost: 1, drawn: 0 }],
    ]),
    byLevel: new Map([
      ['shogi 4', { games: 4, won: 3, lost: 1, drawn: 0 }],
      ['shogi 5', { games: 1, won: 0, lost: 0, drawn: 1 }],
    ]),
    byColor: new Map([
      ['black', { games: 5, won: 3, lost: 1, drawn: 1 }],
      ['white', { games: 1, won: 0, lost: 1, drawn: 0 }],
    ]),
    byOpening: new Map([['bogin', { games: 2, won: 2, lost: 0, drawn: 0 }]]),
    byCastle: new Map([['mino', { games: 1, won: 0, lost: 1, drawn: 0 }]]),
    byMonth: new Map([
      ['2026.11', { games: 4, won: 2, lost: 2, drawn: 0 }],
      ['2026.12', { games: 1, won: 1, lost: 0, drawn: 0 }],
    ]),
    streak: { result: 'won', length: 2 },
    mostWins: 2,
    mostLosses: 2,
  });
  expect([...results.byMonth.keys()]).toEqual(['2026.11', '2026.12']);
  expect(foldResults([])).toMatchObject({ all: { games: 0 }, streak: undefined, mostWins: 0 });
});

describe('another level is advised', () => {
  const won = game({});
  const lost = game({ result: 'lost' });
  const drawn = game({ result: 'drawn' });
  test.each([
    ['after three wins', [won, won, won], 5],
    ['after three losses', [won, lost, lost, lost], 3],
    ['not after two', [won, won], undefined],
    ['once', [won, won, won, won], undefined],
    ['not after draws', [drawn, drawn, drawn], undefined],
    ['of the same level alone', [game({ level: 3 }), won, won], undefined],
    ['whatever else was played', [won, game({ level: undefined }), won, won], 5],
    ['of the same game alone', [won, game({ variant: 'yari' }), won, won], 5],
    ['not above the highest', [10, 10, 10].map((level) => game({ level })), undefined],
    ['not below the lowest', [1, 1, 1].map((level) => game({ level, result: 'lost' })), undefined],
    ['not after a game with a person', [won, won, won, game({ level: undefined })], undefined],
    ['never without games', [], undefined],
  ])('%s', (_, games, to) => {
    expect(levelAdvice(games, 10)?.to).toBe(to);
  });
});

test('problems are counted once, whatever came of them', () => {
  const tries = [
    { key: 'shogi a', result: 'failed' },
    { key: 'shogi a', result: 'helped' },
    { key: 'shogi b', result: 'solved' },
    { key: 'shogi b', result: 'failed' },
    { key: 'yari c', result: 'failed' },
  ] as const;
  expect(solvedTally(tries)).toEqual({ tried: 3, solved: 2, atOnce: 1 });
  expect(solvedTally(tries, ['shogi a', 'shogi d', ''], 'shogi')).toEqual({
    tried: 3,
    solved: 3,
    atOnce: 1,
  });
});
