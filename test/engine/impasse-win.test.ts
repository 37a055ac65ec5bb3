import { describe, expect, test } from 'vitest';
import { mayDeclareWin, winsByImpasse } from '../../source/engine/impasse-win.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { ogi } from '../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';

const gameOf = (sfen: string) => ({ variant: shogi, start: readSfen(shogi, sfen), moves: [] });

/** Ten pieces beside the king in the zone; in hand what makes up the points. */
const ZONE = '4K4/SSSSGGGG1/PP7/9/9/9/9/9/4k4';

describe('a win declared to other programs', () => {
  test.each<[name: string, sfen: string, wins: boolean, declares: boolean]>([
    ['28 points of Black', `${ZONE} b RB8P 1`, true, true],
    ['27 points of Black', `${ZONE} b RB7P 1`, true, false],
    ['nine pieces in the zone', '4K4/SSSSGGGG1/P8/9/9/9/9/9/4k4 b 2R2B5P 1', true, false],
    ['points outside the zone', '4K4/SSSSGGGG1/PP7/9/RB7/9/9/9/4k4 b 8P 1', true, false],
    ['in check', `4K3r/SSSSGGGG1/PP7/9/9/9/9/9/4k4 b RB8P 1`, true, false],
    ['the other king at home', '4K4/SSSSGGGG1/PP7/9/4k4/9/9/9/9 b RB8P 1', false, false],
    ['27 points of White', '4K4/9/9/9/9/9/pp7/1ggggssss/4k4 w rb7p 1', true, true],
    ['fewer points than the other side', `${ZONE} w RB8P 1`, false, false],
  ])('%s', (_name, sfen, wins, declares) => {
    const game = gameOf(sfen);
    expect([winsByImpasse(game), mayDeclareWin(game)]).toEqual([wins, declares]);
  });

  test('not in a variant that does not know it', () => {
    const start = readSfen(ogi, '4K3/SSSSRRBB/PP6/8/8/8/8/3k4 b 10P 1');
    const game = { variant: ogi, start, moves: [] };
    expect([winsByImpasse(game), mayDeclareWin(game)]).toEqual([true, false]);
  });
});
