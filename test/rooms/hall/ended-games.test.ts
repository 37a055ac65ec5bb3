import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EndedGames } from '../../../source/rooms/hall/ended-games.ts';
import { HallPeople } from '../../../source/rooms/hall/hall-people.ts';
import { TextIndex } from '../../../source/rooms/hall/text-index.ts';
import { AKI, BEN, begun, challenged, GUEST, hallEvents } from '../../helpers/hall-events.ts';

/** A game that is over, as its events tell. */
function endedGame(code: string, seq: number, white = BEN, by = AKI) {
  const to = { kind: 'person', person: white.id, name: white.name } as const;
  const [terms, began, ended] = hallEvents(
    [
      challenged(code, { by, to }),
      begun(code, white),
      { kind: 'ended', code, plies: 31, ending: { reason: 'resignation', winner: 'white' } },
    ],
    seq,
  );
  if (terms?.kind !== 'challenged' || began?.kind !== 'began' || ended?.kind !== 'ended') {
    throw new Error('no game');
  }
  return { terms, began, ended };
}

function people() {
  const both = new HallPeople();
  for (const { id, name } of [AKI, BEN]) both.register(id, name);
  return both;
}

test('games that are over come back as they were, in the order in which they ended', () => {
  const [aki, ben] = [people(), people()].map((each) => new EndedGames(each));
  if (!aki || !ben) return;
  const games = [
    endedGame('A', 2),
    endedGame('B', 5, GUEST),
    endedGame('C', 8, BEN, BEN),
    endedGame('D', 11, GUEST, GUEST),
  ];
  for (const game of games) aki.add(game, game.ended);
  // What was written is read by another one.
  const lines = aki.pieces.map((piece) => Buffer.from(piece).toString()).join('');
  for (const line of lines.trimEnd().split('\n')) ben.take(line);
  for (const all of [aki, ben]) {
    expect(games.map(({ began }) => all.ofCode(began.code))).toEqual(games);
    expect(games.map(({ began }) => all.ofName(began.game))).toEqual(games);
    expect(all.of(0, 0, 9)).toEqual([...games].reverse());
    expect(all.of(0, 1, 2)).toEqual([games[2], games[1]]);
    expect(all.of(1, 0, 9)).toEqual([games[2], games[0]]);
    expect(all.ofCode('E')).toBeUndefined();
  }
});

test('a text is found by its number alone, however many there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 3000 }), fc.string(), (texts, other) => {
      const index = new TextIndex((number) => texts[number] ?? '');
      for (const text of texts) index.add(text);
      for (const [number, text] of texts.entries()) expect(index.find(text)).toBe(number);
      const number = texts.indexOf(other);
      expect(index.find(other)).toBe(number < 0 ? undefined : number);
    }),
    { numRuns: 20 },
  );
});
