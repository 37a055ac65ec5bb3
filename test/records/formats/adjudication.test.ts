import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { type GameRecord, mainLine } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';

const SHUFFLE = 'R-3h R-7b R-2h R-8b ';
const YARI_SHUFFLE = 'G-4h G-4b G-4i G-4a ';
const MATE = '[SFEN "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"]\n\n1. G*5b';

describe('a record that goes on', () => {
  test('after the repetition, which stays readable to its end', () => {
    const text = `${SHUFFLE.repeat(3)}P-7f P-3d`;
    const game = itemAt(parsePsn(text), 0);
    expect(game.fault).toBeUndefined();
    expect(game.remarks).toEqual([
      {
        code: 'goes-on',
        line: 1,
        column: text.indexOf('P-7f') + 1,
        ply: 13,
        ending: { reason: 'repetition' },
      },
    ]);
    expect(mainLine(game.record as GameRecord)).toHaveLength(14);
  });

  test("in yari after the third occurrence, the ending being the variant's own", () => {
    const game = itemAt(parsePsn(`[Variant "yari"]\n\n${YARI_SHUFFLE.repeat(3)}`), 0);
    expect(game.remarks).toMatchObject([
      { code: 'goes-on', line: 3, ply: 9, ending: { reason: 'repetition' } },
    ]);
  });

  test('stops at checkmate, since no move can follow', () => {
    const game = itemAt(parsePsn(`${MATE} K-4a`), 0);
    expect(game.fault).toMatchObject({
      code: 'game-over',
      found: 'K-4a',
      line: 3,
      ply: 2,
      ending: { reason: 'checkmate', winner: 'black' },
    });
    expect(mainLine(game.record as GameRecord)).toHaveLength(1);
  });

  test('only in a variation is no matter', () => {
    const game = itemAt(parsePsn(`P-7f (${SHUFFLE.repeat(3)} P-2f) P-3d`), 0);
    expect(game).not.toHaveProperty('remarks');
    expect(game.fault).toBeUndefined();
  });

  test('ends with the repetition itself', () => {
    expect(parsePsn(SHUFFLE.repeat(3))[0]).not.toHaveProperty('remarks');
  });
});

describe('a result that nobody wrote', () => {
  test.each([
    ['is that of the mate', MATE, '1-0', 'checkmate'],
    ['is none while there are moves', 'P-7f', '*', undefined],
    ['is not put over one that was written', `${MATE} *`, '*', undefined],
    ['nor over that of a tag', `[Result "*"]\n${MATE}`, '*', undefined],
    ['is none behind a fault', `${MATE} K-4a`, '*', undefined],
  ])('%s', (_, text, score, termination) => {
    expect(itemAt(parsePsn(text), 0).record).toMatchObject({ score, termination });
  });
});
