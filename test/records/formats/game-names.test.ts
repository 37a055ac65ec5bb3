import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { parseUsiRecords } from '../../../source/records/formats/usi/usi-record.ts';
import { mainLine } from '../../../source/records/tree/record.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { openGame } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { namesOf, VARIANTS } from '../../../source/rules/variants/index.ts';
import { plainLatin } from '../../../source/text/charset.ts';
import { onlyItem } from '../../helpers/items.ts';

const variantOfTags = (tags: string) => onlyItem(parsePsn(`${tags}\n\n*\n`)).record?.variant.id;

describe.each(VARIANTS)('$id', (variant) => {
  const { id, name, kanji, start } = variant;
  test.each([...new Set([id, name, plainLatin(name), kanji, ...namesOf(variant).usi])])(
    'is meant by the tag %s',
    (text) => {
      expect(variantOfTags(`[Variant "${text}"]`)).toBe(id);
    },
  );

  test('is known by its start alone', () => {
    expect(variantOfTags(`[SFEN "${start}"]`)).toBe(id);
  });
});

test('a game without a name and a start is shogi', () => {
  expect(variantOfTags('[Black "A"]')).toBe('shogi');
  expect(variantOfTags('[Variant "nothing"]')).toBeUndefined();
});

/** A dolphin that turns over and back, and a porpoise that is taken and dropped as it then is. */
test('what turns back and what changes its captor keeps are read as they are written', () => {
  const usi = 'position sfen 5w/1D4/6/2p3/2G3/W5 b - 1 moves 5b5a+ 1a1b 4e4d 1b1c 5a4b+ 1c1d K*1b';
  const read = onlyItem(parseUsiRecords(usi));
  expect(read.fault).toBeUndefined();
  if (read.record === undefined) throw new Error(usi);
  const again = onlyItem(parsePsn(formatPsn(read.record)));
  const movesOf = ({ record } = read) =>
    record && mainLine(record).map(({ move }) => formatUsi(record.variant, move));
  expect(movesOf(again)).toEqual(usi.split(' moves ')[1]?.split(' '));
  const { variant, start } = read.record;
  const game = openGame(variant, start.placement);
  for (const { move } of mainLine(read.record)) game.play(move);
  const placement = game.position.snapshot();
  expect([variant.id, formatSfen(variant, { placement, moveNumber: 8 })]).toEqual([
    'whale',
    '6/2D2K/6/2G2w/6/W5 w - 8',
  ]);
});
