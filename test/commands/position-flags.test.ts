import { expect, test } from 'vitest';
import { choiceFault } from '../../source/commands/command.ts';
import {
  parseHandicapFlag,
  parseSfenFlag,
  parseStartFlags,
  VARIANT_OPERAND,
} from '../../source/commands/position-flags.ts';
import { formatSfen, type SfenPosition } from '../../source/rules/notation/sfen.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { settings } from '../../source/text/en/settings.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

const { argumentFaultText } = settings;

test('a variant by its id', () => {
  expect(choiceFault(VARIANT_OPERAND, 'yari')).toBeUndefined();
  const fault = choiceFault(VARIANT_OPERAND, 'chess');
  expect(fault && argumentFaultText(fault)).toBe(`unknown variant "chess". Valid: ${VARIANT_IDS}`);
});

test('a handicap by its name', () => {
  const twoPiece = yari.handicaps.find(({ name }) => name === 'two-piece');
  expect(parseHandicapFlag(yari, 'two-piece')).toEqual({ ok: true, value: twoPiece });
  expect(parseHandicapFlag(yari, 'even')).toEqual({ ok: true, value: undefined });
  expect(parseHandicapFlag(yari, undefined)).toEqual({ ok: true, value: undefined });
  const result = parseHandicapFlag(yari, 'two-pieces');
  expect(!result.ok && argumentFaultText(result.fault)).toBe(
    'yari has no handicap "two-pieces", did you mean two-piece? Valid: even, left-yari-bishop, left-yari-rook, two-piece, four-piece, six-piece',
  );
});

const NINE = '/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';
const GIVEN = '8k/9/9/9/9/9/9/9/K8 w P 5';

test.each([
  [{}, shogi.start],
  [{ handicap: 'even' }, shogi.start],
  [{ handicap: 'rook-lance' }, `lnsgkgsn1/7b1${NINE} w - 1`],
  [{ sfen: GIVEN }, GIVEN],
])('the start of %j', (flags, sfen) => {
  const result = parseStartFlags(shogi, flags);
  expect(result.ok && formatSfen(shogi, result.value as SfenPosition)).toBe(sfen);
});

test.each([
  [{ sfen: '' }, 'not a position of shogi: the SFEN is empty'],
  [{ handicap: '' }, 'shogi has no handicap "". Valid: even, lance'],
])('the start of %j is refused', (flags, text) => {
  const result = parseStartFlags(shogi, flags);
  expect(!result.ok && argumentFaultText(result.fault)).toContain(text);
});

test('a position, the even start by default', () => {
  const start = parseSfenFlag(yari, undefined);
  expect(start.ok && formatSfen(yari, start.value)).toBe(yari.start);
  expect(parseSfenFlag(yari, 'x').ok).toBe(false);
});
