import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { decodeText } from '../../../source/records/formats/text/decode-text.ts';
import { type GameRecord, mainLine, tagValue } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('files that were joined', () => {
  const TWO_TAGS = '\ufeff[Black "A"]\n1. P-7f *\n\ufeff[Black "B"]\n1. P-2f *\n\x1a';
  test.each([
    ['PSN', TWO_TAGS],
    ['CSA', '\ufeffV2.2\nN+A\nPI\n+\n+7776FU\n/\n\ufeffV2.2\nN+B\nPI\n+\n+2726FU\n\x1a\n'],
  ])('%s', async (_, text) => {
    const { games } = await readRecords(Buffer.from(text));
    expect(games.map(({ record }) => record && tagValue(record, 'Black'))).toEqual(['A', 'B']);
    expect(games.some(({ fault, remarks }) => fault ?? remarks)).toBe(false);
  });

  test('the end of a game after a mark of byte order counts', async () => {
    const { games } = await readRecords(Buffer.from('V2.2\nPI\n+\n+7776FU\n\ufeff%TORYO\x1a\n'));
    expect(itemAt(games, 0).record?.score).toBe('1-0');
  });
});

describe('decodeText finds the encoding by content', () => {
  test.each([
    ['nothing', bytes(), '', 'utf-8'],
    ['ASCII', bytes(0x61, 0x0a), 'a\n', 'utf-8'],
    ['NULs', bytes(0, 0), '\0\0', 'utf-8'],
    ['UTF-8', bytes(0xe6, 0xad, 0xa9), '歩', 'utf-8'],
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xe6, 0xad, 0xa9), '歩', 'utf-8'],
    ['Shift_JIS', bytes(0x95, 0xe0), '歩', 'shift_jis'],
    ['Shift_JIS of Windows', bytes(0x87, 0x40, 0xfb, 0xfc), '①髙', 'shift_jis'],
    ['EUC-JP', bytes(0xca, 0xe2), '歩', 'euc-jp'],
    ['UTF-16 with a byte order mark', bytes(0xff, 0xfe, 0x69, 0x6b), '歩', 'utf-16le'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x6b, 0x69), '歩', 'utf-16be'],
    ['line ends of Windows', bytes(0x61, 0x0d, 0x0a, 0x62), 'a\nb', 'utf-8'],
    ['line ends of old Macs', bytes(0x95, 0xe0, 0x0d, 0x95, 0xe0), '歩\n歩', 'shift_jis'],
    [
      'two files in one',
      bytes(0xef, 0xbb, 0xbf, 0x61, 0x0a, 0xef, 0xbb, 0xbf, 0x62),
      'a\nb',
      'utf-8',
    ],
    ['two files of Windows', bytes(0x61, 0x1a, 0x0d, 0x0a, 0x62, 0x1a), 'a\nb', 'utf-8'],
    ['ISO-2022-JP', bytes(0x1b, 0x24, 0x42, 0x4a, 0x62, 0x1b, 0x28, 0x42), '歩', 'iso-2022-jp'],
    ['UTF-8 with an escape in it', bytes(0xe6, 0xad, 0xa9, 0x1b, 0x24, 0x42), '歩\x1b$B', 'utf-8'],
    ['what may be either', bytes(0xe6, 0xad), '豁', 'shift_jis'],
  ])('%s', (_, source, text, encoding) => {
    expect(decodeText(source)).toEqual({ text, encoding, isDamaged: false });
  });

  test.each([
    [
      'UTF-8 that is cut off',
      bytes(0xe6, 0xad, 0xa9, 0xe6, 0xad, 0xa9, 0xe6),
      '歩歩\ufffd',
      'utf-8',
    ],
    ['damaged UTF-8', bytes(0xe6, 0xad, 0xa9, 0xff, 0xe6, 0xad, 0xa9), '歩\ufffd歩', 'utf-8'],
    [
      'damaged Shift_JIS',
      bytes(0x95, 0xe0, 0xff, 0x95, 0xe0, 0x95, 0xe0),
      '歩\ufffd歩歩',
      'shift_jis',
    ],
    ['UTF-16 that is cut off', bytes(0xff, 0xfe, 0x69, 0x6b, 0x69), '歩\ufffd', 'utf-16le'],
  ])('%s', (_, source, text, encoding) => {
    expect(decodeText(source)).toEqual({ text, encoding, isDamaged: true });
  });

  test.each([
    ['a name', 'José', 'latin1'],
    ['a name that may be Shift_JIS', 'Léa', 'latin1'],
    ['names', 'Jürgen - Søren, Björn, François, Peña', 'latin1'],
    ['two letters', 'Größe', 'latin1'],
    ['quotation marks', '«oui»', 'latin1'],
    ['quotation marks of Windows', '“yes” – ‘no’', 'win1252'],
    ['a Japanese name', '羽生', 'shift_jis'],
    ['a Japanese name', '羽生', 'euc-jp'],
    ['a comment', '{これは好手。} 歩', 'shift_jis'],
    ['a comment', '{これは好手。} 歩', 'euc-jp'],
    ['katakana', 'コメント', 'euc-jp'],
    ['a name of rare kanji', '髙﨑 渡邊', 'shift_jis'],
    ['a name of rare kanji', '渡邊 齋藤', 'euc-jp'],
    ['signs', '▲７六歩(77)△３四歩', 'euc-jp'],
  ])('%s (%#)', (_, text, name) => {
    const source = `[Black "${text}"]\n1. P-7f`;
    const encoding = name === 'latin1' || name === 'win1252' ? 'latin-1' : name;
    expect(decodeText(iconv.encode(source, name))).toMatchObject({ text: source, encoding });
  });

  test.each([
    [
      'a picture',
      Uint8Array.from({ length: 4000 }, (_, index) => (index * index * 31 + index * 7) >> 3),
    ],
  ])('refuses %s', (_, source) => {
    expect(decodeText(source)).toBeUndefined();
  });
});

const GAMES = {
  psn: '[Black "先手の人"]\n[White "José"]\n\n1. P-7f P-3d {角道} 2. P-2f *\n',
  kif: '先手：先手の人\n後手：後手\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n',
  ki2: '先手：先手の人\n後手：後手\n\n▲７六歩△３四歩▲２六歩\n',
  csa: "V2.2\nN+先手の人\nN-後手\nPI\n+\n+7776FU\n-3334FU\n+2726FU\n'*角道\n",
  jkf: '{"header":{"先手":"先手の人"},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"}},{"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4},"color":1,"piece":"FU"}},{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":6},"color":0,"piece":"FU"}}]}',
} as const;

const JAPANESE = ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp', 'iso-2022-jp'] as const;

/** Kanji as EUC-JP without its high bits, between escapes. */
function inIso2022(text: string): Buffer {
  const parts = text.split(/([^\x00-\x7f]+)/).map((part, index) => {
    if (index % 2 === 0) return Buffer.from(part);
    const kanji = iconv.encode(part, 'euc-jp').map((byte) => byte & 0x7f);
    return Buffer.concat([Buffer.from('\x1b$B'), kanji, Buffer.from('\x1b(B')]);
  });
  return Buffer.concat(parts);
}

const ROWS = Object.entries(GAMES).flatMap(([format, text]) =>
  JAPANESE.flatMap((encoding) =>
    [false, true].map((addBOM) => ({
      format,
      encoding,
      addBOM,
      text: text.replace('José', 'Jose'),
    })),
  ),
);

/** What the encodings without a mark do not have, they do not write. */
test.each(ROWS)(
  '$format in $encoding, mark $addBOM',
  async ({ format, encoding, addBOM, text }) => {
    const source =
      encoding === 'iso-2022-jp' ? inIso2022(text) : iconv.encode(text, encoding, { addBOM });
    const read = await readRecords(source);
    expect(read).toMatchObject({ format, encoding });
    const { record, fault } = itemAt(read.games, 0);
    expect(fault).toBeUndefined();
    expect(tagValue(record as GameRecord, 'Black')).toBe('先手の人');
    expect(mainLine(record as GameRecord)).toHaveLength(3);
  },
);

test('PSN in Latin-1', async () => {
  const source = iconv.encode(
    GAMES.psn.replace('先手の人', 'Émile').replace('角道', 'après'),
    'latin1',
  );
  const { encoding, games } = await readRecords(source);
  expect(encoding).toBe('latin-1');
  expect(itemAt(games, 0).fault).toBeUndefined();
  expect(tagValue(itemAt(games, 0).record as GameRecord, 'White')).toBe('José');
});

test('what is no text is refused as that, and not for a move', async () => {
  const source = Uint8Array.from(
    { length: 4000 },
    (_, index) => (index * index * 31 + index * 7) >> 3,
  );
  const { encoding, games } = await readRecords(source);
  expect(encoding).toBeUndefined();
  expect(games).toEqual([{ fault: { code: 'encoding', line: 1, column: 1, ply: 0 } }]);
});

test('problems in other encodings', async () => {
  const source = iconv.encode('{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1","by":"人"}\n', 'utf-16le', {
    addBOM: true,
  });
  expect((await readProblems(source)).problems).toHaveLength(1);
});
