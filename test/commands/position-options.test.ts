import { expect, test } from 'vitest';
import {
  parseHandicapOption,
  parseSfenOption,
  parseStartOptions,
  parseVariantOption,
} from '../../source/commands/position-options.ts';
import { shogi } from '../../source/core/variants/shogi.ts';
import { yari } from '../../source/core/variants/yari.ts';
import { formatSfen, type SfenPosition } from '../../source/notation/sfen.ts';
import { argumentFaultText } from '../../source/text/argument-fault.ts';

test('a variant by its id', () => {
  expect(parseVariantOption('yari')).toEqual({ ok: true, value: yari });
  const result = parseVariantOption('chess');
  expect(!result.ok && argumentFaultText(result.fault)).toBe(
    'unknown variant "chess". Valid: yari, shogi, ogi',
  );
});

test('a handicap by its name', () => {
  const twoPiece = yari.handicaps.find(({ name }) => name === 'two-piece');
  expect(parseHandicapOption(yari, 'two-piece')).toEqual({ ok: true, value: twoPiece });
  expect(parseHandicapOption(yari, 'even')).toEqual({ ok: true, value: undefined });
  expect(parseHandicapOption(yari, undefined)).toEqual({ ok: true, value: undefined });
  const result = parseHandicapOption(yari, 'two-pieces');
  expect(!result.ok && argumentFaultText(result.fault)).toBe(
    'unknown handicap of yari "two-pieces", did you mean two-piece? Valid: even, left-yari-bishop, left-yari-rook, two-piece, four-piece, six-piece',
  );
});

const NINE = '/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';
const GIVEN = '8k/9/9/9/9/9/9/9/K8 w P 5';

test.each<[options: [string, string][], sfen: string]>([
  [[], shogi.start],
  [[['handicap', 'even']], shogi.start],
  [[['handicap', 'rook-lance']], `lnsgkgsn1/7b1${NINE} w - 1`],
  [[['sfen', GIVEN]], GIVEN],
])('the start of %j', (options, sfen) => {
  const result = parseStartOptions(shogi, new Map(options));
  expect(result.ok && formatSfen(shogi, result.value as SfenPosition)).toBe(sfen);
});

test.each<[options: [string, string][], text: string]>([
  [
    [
      ['sfen', GIVEN],
      ['handicap', 'even'],
    ],
    '--sfen and --handicap cannot be given together',
  ],
  [[['sfen', '']], 'not a position of shogi: the SFEN is empty'],
  [[['handicap', '']], 'unknown handicap of shogi "". Valid: even, lance'],
])('the start of %j is refused', (options, text) => {
  const result = parseStartOptions(shogi, new Map(options));
  expect(!result.ok && argumentFaultText(result.fault)).toContain(text);
});

test('a position, the even start by default', () => {
  const start = parseSfenOption(yari, undefined);
  expect(start.ok && formatSfen(yari, start.value)).toBe(yari.start);
  expect(parseSfenOption(yari, 'x').ok).toBe(false);
});
