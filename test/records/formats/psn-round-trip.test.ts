import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { anyCharacter } from '../../helpers/any-character.ts';
import { onlyItem } from '../../helpers/items.ts';
import { partOf, sharedTest, test } from '../../helpers/run-size.ts';
import { plainRecord, records } from '../random-record.ts';

/** The example of the format. */
const EXAMPLE = `[Variant "yari"]
[Event "Evening game"]
[Date "2026.11.20"]
[Black "Guest"]
[White "Computer, level 4"]
[Handicap "two-piece"]
[SFEN "rnnkb2/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR w - 1"]
[TimeControl "600+30+0"]
[Result "1-0"]
[Termination "checkmate"]

{The two pieces are missing on White's left.}
1. ... P-3d 2. P-7f P-4d {[%clk 0:09:41]} (2... P-2d 3. YB6i-5h) 3. P-6f
1-0
`;

function readOne(text: string): GameRecord {
  const game = onlyItem(parsePsn(text));
  expect(game.fault).toBeUndefined();
  return game.record as GameRecord;
}

describe('reading what was written', () => {
  test('the example comes out byte for byte', () => {
    expect(formatPsn(readOne(EXAMPLE))).toBe(EXAMPLE);
  });

  sharedTest('any record comes back whole', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(plainRecord(readOne(formatPsn(record)))).toEqual(withSortedTags(record));
      }),
      { numRuns: partOf(150) },
    );
  });

  sharedTest('lines end before column 80 where there is a space to break them at', () => {
    fc.assert(
      fc.property(records, (record) => {
        const lines = formatPsn(record).split('\n');
        const moves = lines.slice(lines.indexOf('') + 1);
        for (const line of moves) {
          if (Array.from(line).length >= 80) expect(line).not.toMatch(/(?<! ) (?! )/);
          expect(line).not.toMatch(/ $/);
        }
      }),
      { numRuns: partOf(50) },
    );
  });

  sharedTest('several records in one file are read as several games', () => {
    const twoRecords = fc.tuple(records, records);
    fc.assert(
      fc.property(twoRecords, (both) => {
        const games = parsePsn(both.map(formatPsn).join('\n'));
        const expected = both.map(withSortedTags);
        expect(games.map(({ record }) => plainRecord(record as GameRecord))).toEqual(expected);
      }),
      { numRuns: partOf(20) },
    );
  });
});

/** Tags are written in one order whatever the order in which they were given. */
function withSortedTags(record: GameRecord): object {
  const order = ['Event', 'Date', 'Black', 'White', 'Handicap', 'TimeControl'];
  const place = ({ name }: { name: string }) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  const tags = record.tags.toSorted((a, b) => place(a) - place(b));
  return { ...plainRecord(record), tags };
}

describe('text that nobody wrote on purpose', () => {
  const parts = fc.constantFrom(
    ...['1.', '1...', '2.', '...', 'P-7f', 'P-3d', 'P2f', 'x', 'Q-5e', '(', ')', '()', '{c}', '{'],
    ...['[x]', '[', ']', '; line\n', '# heading\n', '\n', '$1', '!', '?!', '!!!', 'Resigns', '1-0'],
    ...['*', '[Event "x"]\n', '\n[Black "a"]\n[White "b\\"]\n', '\n[Bad "tag]\n', '\0', '\\', '}'],
    ...['\n[Variant "ogi"]\n', '\n[SFEN "x"]\n', '\n[Handicap "2 piece"]\n', '７六歩(77)', '🀄'],
  );
  const texts = fc.array(parts, { maxLength: 40 }).map((some) => some.join(' '));

  sharedTest('never throws, and what is read has one normal form', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: anyCharacter })), (text) => {
        for (const { record, fault } of parsePsn(text)) {
          expect(record !== undefined || fault !== undefined).toBe(true);
          if (fault) expect(Math.min(fault.line, fault.column)).toBeGreaterThan(0);
          if (!record) continue;
          const normal = formatPsn(record);
          expect(formatPsn(readOne(normal))).toBe(normal);
        }
      }),
      { numRuns: partOf(1500) },
    );
  });

  sharedTest('any bytes are read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        for (const { record, fault } of parsePsn(bytes)) expect(record ?? fault).toBeDefined();
      }),
      { numRuns: partOf(500) },
    );
  });
});
