import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { mainLine } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { fileFaultText } from '../../../source/text/records.ts';
import { VARIANT_IDS } from '../../helpers/variant-of.ts';

const FAULTS: readonly (readonly [
  name: string,
  text: string,
  code: string,
  place: readonly [line: number, column: number, ply: number],
  plies: number | undefined,
])[] = [
  ['a move that nobody can make', '1. P-7f P-3d\n2. P-7d P-8d', 'move', [2, 4, 3], 2],
  ['an ambiguous move', '1. G-5h', 'move', [1, 4, 1], 0],
  ['no move at all', '1. P-7f hello', 'move', [1, 9, 2], 1],
  ['a piece of another game', '1. YR-7f', 'move', [1, 4, 1], 0],
  ['behind kanji', '{歩🀄} 1. Q-5e', 'move', [1, 9, 1], 0],
  ['behind CR LF', '1. P-7f\r\nQ-5e', 'move', [2, 1, 2], 1],
  ['zero byte', '1. P-7f \0', 'move', [1, 9, 2], 1],
  ['unknown variant', '[Event "e"]\n[Variant "chess"]\n1. P-7f', 'variant', [2, 1, 0], undefined],
  ['invalid SFEN', '[FEN "9 b - 1"]\n\n1. P-7f', 'sfen', [1, 1, 0], undefined],
  ['unknown handicap', '\n[Handicap "3 piece"]', 'handicap', [2, 1, 0], undefined],
  ['a tag without an end', '[Event "e"]\n[Black "b]\n\n1. P-7f', 'tag', [2, 1, 0], undefined],
  ['a tag without an end, the first', '[Black "b]\n\n[White "w"]', 'tag', [1, 1, 0], undefined],
  ['unclosed comment', '1. P-7f {and so on\n2. P-2f', 'unclosed-comment', [1, 9, 1], 1],
  ['unclosed bracket', '1. P-7f [and so on', 'unclosed-comment', [1, 9, 1], 1],
  ['unclosed variation', '1. P-7f P-3d (1... P-8d\n1-0', 'unclosed-variation', [1, 14, 2], 2],
  ['a variation of nothing that is not closed', '(1. P-7f', 'unexpected', [1, 1, 0], undefined],
  ['closing nothing', '1. P-7f ) P-3d', 'unexpected', [1, 9, 1], 1],
  ['a mark on nothing', '$1 1. P-7f', 'unexpected', [1, 1, 0], 0],
  ['depth', `1. P-7f ${'(1. P-2f '.repeat(201)}${')'.repeat(201)}`, 'too-deep', [1, 1809, 1], 1],
];

describe('reading stops, says where, and keeps what came before', () => {
  test.each(FAULTS)('%s', (_, text, code, [line, column, ply], plies) => {
    const { record, fault } = itemAt(parsePsn(text), 0);
    expect(fault).toMatchObject({ code, line, column, ply });
    expect(record && mainLine(record).length).toBe(plies);
  });

  test.each([
    ['in a comment', '1. P-7f {歩}\n{', [2, 2, 1]],
    ['behind the moves', '1. P-7f\r\nP-3d ', [2, 6, 2]],
    ['at the start', '', [1, 1, 0]],
  ] as const)('bytes that are not UTF-8, %s', (_, before, [line, column, ply]) => {
    for (const bad of [[0xff], [0xe6, 0xad]]) {
      const bytes = Buffer.concat([Buffer.from(before), Buffer.from(bad), Buffer.from(' A {歩}')]);
      const { fault } = itemAt(parsePsn(bytes), 0);
      expect(fault).toMatchObject({ code: 'not-utf8', line, column, ply });
    }
  });

  test('a character that is cut off at the end of the file', () => {
    const { fault } = itemAt(parsePsn(Buffer.from('1. P-7f {歩} 歩').subarray(0, -1)), 0);
    expect(fault).toMatchObject({ code: 'not-utf8', line: 1, column: 13, ply: 1 });
  });
});

describe('what is said', () => {
  const said = (text: string) => {
    const { fault } = itemAt(parsePsn(text, { variant: yari }), 0);
    return fault && fileFaultText(ENGLISH, 'game.psn', fault);
  };

  test.each([
    ['1. P-7f P-3d 2. P-2f YB-3b', 'game.psn:1:22: ply 4: YB-3b is ambiguous: YB3a-3b or YB2a-3b?'],
    [
      '[Variant "x"]',
      `game.psn:1:1: ply 0: unknown variant "x". Valid: ${VARIANT_IDS}; --variants FILE adds those of a file`,
    ],
    [
      '[SFEN "x"]',
      'game.psn:1:1: ply 0: not a position of yari: an SFEN has 3 or 4 parts (board, turn, hands, move number), not 1',
    ],
    [
      '[Handicap "x\u001b"]',
      'game.psn:1:1: ply 0: unknown handicap "x " without an SFEN. Valid in yari: even, left-yari-bishop, left-yari-rook, two-piece, four-piece, six-piece',
    ],
    ['1. P-7f {', 'game.psn:1:9: ply 1: the comment that begins here is not closed'],
  ])('%s', (text, sentence) => {
    expect(said(text)).toBe(sentence);
  });
});
