import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { anyCharacter } from '../../helpers/any-character.ts';
import { exportForeign, FOREIGN_FORMATS, importForeign } from '../bridge/foreign.ts';
import { records } from '../random-record.ts';

/** Pieces of all formats, to be put in wrong places. */
const scraps = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 3 }),
  fc.constantFrom(
    '\n',
    '\n   3 投了\n',
    '\n変化：2手\n',
    '\nまで5手で先手の勝ち\n',
    '\n手合割：その他\n',
    '|v玉\n',
    '\n&x\n',
    '\n*x\n',
    '▲同　銀',
    '\n+\n',
    ',T5',
    '\n%+ILLEGAL_ACTION\n',
    '\nP-00AL\n',
    '\n/\n',
    '{"move":{}}',
    'null',
    '[',
    '}',
    '"special":"ILLEGAL_MOVE",',
  ),
);

interface Damage {
  readonly at: number;
  readonly cut: number;
  readonly scrap: string;
}

const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({ at: fc.nat(10_000), cut: fc.nat(12), scrap: scraps }),
  { minLength: 1, maxLength: 3 },
);

function damaged(text: string, list: readonly Damage[]): string {
  return list.reduce((before, { at, cut, scrap }) => {
    const place = at % (before.length + 1);
    return before.slice(0, place) + scrap + before.slice(place + cut);
  }, text);
}

describe.each(FOREIGN_FORMATS)('%s', (format) => {
  test('any text is read up to its fault, which stands in it', () => {
    const texts = records
      .filter(({ variant }) => variant.id === 'shogi')
      .map((record) => exportForeign(record, format).text);
    fc.assert(
      fc.property(texts, damages, (whole, damage) => {
        const text = damaged(whole, damage);
        const games = importForeign(text, format);
        expect(games.length).toBeGreaterThan(0);
        const lines = text.split('\n');
        for (const { record, fault } of games) {
          expect(record ?? fault).toBeDefined();
          if (record) {
            expect(formatPsn(record)).not.toBe('');
            expect(exportForeign(record, format).text).not.toBe('');
          }
          if (!fault) continue;
          expect(fault.line).toBeLessThanOrEqual(lines.length);
          expect(fault.column - 1).toBeLessThanOrEqual(
            Array.from(itemAt(lines, fault.line - 1)).length,
          );
        }
      }),
      { numRuns: 80 },
    );
  });
});
