import { isDeepStrictEqual } from 'node:util';
import { describe, expect } from 'vitest';
import { checksum } from '../../../source/engine/checksum.ts';
import { type NetFault, parseNet } from '../../../source/engine/net/net-file.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { formatNet } from '../../../tools/train/format-net.ts';
import { HARDER, MADE_UP } from '../../helpers/made-up.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { randomNet } from './random-net.ts';

sharedTest.each([...VARIANTS_OF_RUN, ...MADE_UP, ...HARDER])(
  'a net of $id is read as it was written',
  (variant) => {
    const net = { ...randomNet(variant, 1, 16), outputBias: -1234, generation: 3 };
    const read = parseNet(formatNet(net), variant);
    // `toEqual` takes a tenth of a second for the weights.
    expect(isDeepStrictEqual(read, { ok: true, value: net })).toBe(true);
  },
);

const bytes = formatNet(randomNet(yari, 1, 16));
const [first, ...others] = yari.pieces;
const nextRules = { ...yari, pieces: [...others, first].flatMap((piece) => piece ?? []) };

/** The file with one change and a checksum that fits. */
function changed(change: (bytes: Uint8Array, view: DataView) => void, from = bytes): Uint8Array {
  const copy = from.slice();
  const view = new DataView(copy.buffer);
  change(copy, view);
  view.setUint32(copy.length - 4, checksum(copy.subarray(0, copy.length - 4)), true);
  return copy;
}

const FAULTS: readonly (readonly [string, Uint8Array, NetFault])[] = [
  ['nothing', new Uint8Array(0), { code: 'not-a-net' }],
  ['text', new TextEncoder().encode('no net, but a text'), { code: 'not-a-net' }],
  ['a magic and no more', bytes.slice(0, 4), { code: 'damaged' }],
  ['half of a file', bytes.slice(0, bytes.length >> 1), { code: 'damaged' }],
  ['a file without its last byte', bytes.slice(0, -1), { code: 'damaged' }],
  ['one byte more', Uint8Array.of(...bytes, 0), { code: 'damaged' }],
  ['a bit changed', bytes.with(5000, (bytes[5000] ?? 0) ^ 1), { code: 'damaged' }],
  [
    'a later version',
    changed((_, view) => view.setUint16(4, 9, true)),
    { code: 'other-version', version: 9 },
  ],
  [
    'sizes that are not those of the file',
    changed((_, view) => view.setUint16(6, 32, true)),
    { code: 'damaged' },
  ],
  [
    'hidden units that are no multiple of 16',
    changed((_, view) => view.setUint16(6, 17, true)),
    { code: 'damaged' },
  ],
  [
    'an output weight too large',
    changed((_, view) => view.setInt16(bytes.length - 8, 128, true)),
    { code: 'damaged' },
  ],
  [
    'the net of another game',
    formatNet(randomNet(shogi, 1, 16)),
    { code: 'other-variant', variantId: 'shogi' },
  ],
  ['another layout', formatNet(randomNet(nextRules, 1, 16)), { code: 'other-layout' }],
];

describe('a file that is refused:', () => {
  test.each(FAULTS)('%s', (_, file, fault) => {
    expect(parseNet(file, yari)).toEqual({ ok: false, fault });
  });
});

test('the bytes may lie anywhere in a buffer', () => {
  const larger = new Uint8Array(bytes.length + 9);
  larger.set(bytes, 3);
  expect(parseNet(larger.subarray(3, 3 + bytes.length), yari).ok).toBe(true);
});

test.each([
  ['rows', { first: new Int16Array(16) }],
  ['hidden units', { hidden: 17 }],
  ['output weights', { output: new Int16Array(32).fill(200) }],
])('a net whose %s are wrong is not written', (_, fault) => {
  expect(() => formatNet({ ...randomNet(yari, 1, 16), ...fault })).toThrow(RangeError);
});
