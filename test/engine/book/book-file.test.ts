import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookPosition, KEY_BITS, MOST_WEIGHT } from '../../../source/engine/book/book.ts';
import { parseBook } from '../../../source/engine/book/book-file.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { emptyBytes, formatBook, positionBytes } from '../../../tools/book/format-book.ts';
import { firstItems } from '../../helpers/items.ts';

const [variant, other] = firstItems(VARIANTS, 2);

const positions = fc.uniqueArray(
  fc.record({
    key: fc.integer({ min: 0, max: 2 ** KEY_BITS - 1 }),
    moves: fc.array(
      fc.record({
        move: fc.integer({ min: 1, max: 2 ** 18 - 1 }).map((move) => move as Move),
        weight: fc.integer({ min: 1, max: MOST_WEIGHT }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  { selector: ({ key }) => key, maxLength: 40 },
);

const FEW: readonly BookPosition[] = [
  { key: 2 ** 47 + 5, moves: [{ move: 0x20304 as Move, weight: MOST_WEIGHT }] },
  {
    key: 7,
    moves: [
      { move: 0x10203 as Move, weight: 9 },
      { move: 0x405 as Move, weight: 1 },
    ],
  },
];

test('a book is read as it was written, and finds its positions alone', () => {
  fc.assert(
    fc.property(positions, (all) => {
      const read = parseBook(formatBook(variant, all), variant);
      if (!read.ok) throw new Error(read.fault.code);
      expect(read.value.positions).toEqual([...all].sort((a, b) => a.key - b.key));
      for (const { key, moves } of all) {
        expect(read.value.find(key)).toEqual(moves);
        if (!all.some((one) => one.key === key + 1)) expect(read.value.find(key + 1)).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});

test('its size is known before', () => {
  expect(formatBook(variant, [])).toHaveLength(emptyBytes(variant));
  const size = emptyBytes(variant) + positionBytes(1) + positionBytes(2);
  expect(formatBook(variant, FEW)).toHaveLength(size);
});

describe('refused', () => {
  const good = formatBook(variant, FEW);
  /** The file with other bytes, and with a checksum that agrees if it is wanted. */
  const changed = (change: (bytes: Uint8Array) => Uint8Array, isSigned = false) => {
    const bytes = change(Uint8Array.from(good));
    if (isSigned) sign(bytes);
    return bytes;
  };
  const withByte = (at: number, value: number) => (bytes: Uint8Array) => {
    bytes[at < 0 ? bytes.length + at : at] = value;
    return bytes;
  };
  const sizeAt = 6 + variant.id.length + 4;

  test.each<[name: string, bytes: Uint8Array, fault: object]>([
    ['an empty file', new Uint8Array(), { code: 'not-a-book' }],
    ['another file', new TextEncoder().encode('{"variant":"yari"}'), { code: 'not-a-book' }],
    ['the magic alone', good.subarray(0, 4), { code: 'damaged' }],
    ['half of it', good.subarray(0, 20), { code: 'damaged' }],
    ['all but a byte', good.subarray(0, -1), { code: 'damaged' }],
    ['a byte more', Uint8Array.of(...good, 0), { code: 'damaged' }],
    ['another byte', changed(withByte(-8, 0xff)), { code: 'damaged' }],
    ['a newer version', changed(withByte(4, 2)), { code: 'other-version', version: 2 }],
    [
      'a book of another variant',
      formatBook(other, FEW),
      { code: 'other-variant', variantId: other.id },
    ],
    [
      'a book of other rules',
      formatBook(
        {
          ...variant,
          start: other.start,
          files: other.files,
          ranks: other.ranks,
          pieces: other.pieces,
        },
        FEW,
      ),
      { code: 'other-rules' },
    ],
    ['another number of positions', changed(withByte(sizeAt, 3), true), { code: 'damaged' }],
    ['a move without weight', changed(withByte(-5, 0x82), true), { code: 'damaged' }],
    ['keys in another order', changed(withByte(sizeAt + 4 + 5, 0xff), true), { code: 'damaged' }],
    ['no last move', changed(withByte(-5, 0x06), true), { code: 'damaged' }],
  ])('%s', (_, bytes, fault) => {
    expect(parseBook(bytes, variant)).toEqual({ ok: false, fault });
  });
});

test.each<[name: string, positions: BookPosition[]]>([
  ['no moves', [{ key: 1, moves: [] }]],
  ['no weight', [{ key: 1, moves: [{ move: 5 as Move, weight: 0 }] }]],
  ['too much weight', [{ key: 1, moves: [{ move: 5 as Move, weight: MOST_WEIGHT + 1 }] }]],
  ['half a weight', [{ key: 1, moves: [{ move: 5 as Move, weight: 1.5 }] }]],
  ['two of a key', [FEW, FEW].flat()],
])('no book has %s', (_, all) => {
  expect(() => formatBook(variant, all)).toThrow(RangeError);
});

/** Sets the checksum: FNV-1a of all before it. */
function sign(bytes: Uint8Array): void {
  const hash = bytes
    .subarray(0, -4)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, hash, true);
}
