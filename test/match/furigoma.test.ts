import { describe, expect, test } from 'vitest';
import { seatPlayers, tossPawns } from '../../source/match/furigoma.ts';
import { en as TEXTS } from '../../source/text/en/index.ts';
import { furigomaText } from '../../source/text/game.ts';

/** Numbers that make the pawns fall as told: `t` with と up, `p` with 歩 up. */
function chance(pawns: string): () => number {
  const numbers = [...pawns].map((pawn) => (pawn === 't' ? 0 : 0.999));
  return () => numbers.shift() ?? Number.NaN;
}

describe('five pawns', () => {
  test.each([
    ['ppppp', 'black'],
    ['ptppp', 'black'],
    ['tpptp', 'black'],
    ['tptpt', 'white'],
    ['ttttp', 'white'],
    ['ttttt', 'white'],
  ])('%s: the tosser plays %s', (pawns, tosser) => {
    const toss = tossPawns(chance(pawns));
    expect(toss.tosser).toBe(tosser);
    expect(toss.promoted.map((up) => (up ? 't' : 'p')).join('')).toBe(pawns);
  });

  test('the first named tosses', () => {
    expect(seatPlayers('A', 'B')).toEqual({ black: 'A', white: 'B' });
    expect(seatPlayers('A', 'B', tossPawns(chance('ppptt')))).toEqual({ black: 'A', white: 'B' });
    expect(seatPlayers('A', 'B', tossPawns(chance('tttpp')))).toEqual({ black: 'B', white: 'A' });
  });

  test('are shown with what follows', () => {
    const toss = tossPawns(chance('tptpt'));
    expect(furigomaText(TEXTS, toss, 'A', 'frame')).toBe(
      'Furigoma: と 歩 と 歩 と. A tossed and plays White.',
    );
    expect(furigomaText(TEXTS, toss, 'A', 'ascii')).toBe(
      'Furigoma: +P P +P P +P. A tossed and plays White.',
    );
  });
});
