import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from '../../../source/records/bridge/encoding.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('decodeText finds the encoding by content', () => {
  test.each([
    ['nothing', bytes(), '', 'utf-8'],
    ['ASCII', bytes(0x61, 0x0a), 'a\n', 'utf-8'],
    ['UTF-8', bytes(0xe6, 0xad, 0xa9), '歩', 'utf-8'],
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xe6, 0xad, 0xa9), '歩', 'utf-8'],
    ['Shift_JIS', bytes(0x95, 0xe0), '歩', 'shift_jis'],
    ['Shift_JIS of Windows', bytes(0x87, 0x40, 0xfb, 0xfc), '①髙', 'shift_jis'],
    ['line ends of Windows', bytes(0x61, 0x0d, 0x0a, 0x62), 'a\nb', 'utf-8'],
    ['line ends of old Macs', bytes(0x95, 0xe0, 0x0d, 0x95, 0xe0), '歩\n歩', 'shift_jis'],
    [
      'UTF-8 that is cut off',
      bytes(0xe6, 0xad, 0xa9, 0xe6, 0xad, 0xa9, 0xe6),
      '歩歩\ufffd',
      'utf-8',
    ],
    ['what may be either', bytes(0xe6, 0xad), '豁', 'shift_jis'],
    ['damaged UTF-8', bytes(0xe6, 0xad, 0xa9, 0xff, 0xe6, 0xad, 0xa9), '歩\ufffd歩', 'utf-8'],
    [
      'damaged Shift_JIS',
      bytes(0x95, 0xe0, 0xff, 0x95, 0xe0, 0x95, 0xe0),
      '歩\ufffd歩歩',
      'shift_jis',
    ],
  ])('%s', (_, source, text, encoding) => {
    expect(decodeText(source)).toEqual({ text, encoding });
  });
});

describe('encodeText', () => {
  test.each([
    ['kanji', '▲７六歩(77)', 'shift_jis', '▲７六歩(77)', 0],
    ['a question mark', 'a?', 'shift_jis', 'a?', 0],
    ['signs of shogi that are too new', '☗☖', 'shift_jis', '??', 2],
    ['a face', '歩🙂', 'shift_jis', '歩?', 1],
    ['both waves', '〜～', 'shift_jis', '～～', 0],
    ['both minus signs', '−－', 'shift_jis', '－－', 0],
    ['both dashes', '—―', 'shift_jis', '――', 0],
    ['both pairs of bars', '‖∥', 'shift_jis', '∥∥', 0],
    ['Latin letters', 'é', 'shift_jis', '?', 1],
    ['anything', '☗é🙂', 'utf-8', '☗é🙂', 0],
    ['half a character', 'a\ud83d', 'utf-8', 'a\ufffd', 1],
  ] as const)('%s', (_, text, encoding, back, lost) => {
    const encoded = encodeText(text, encoding);
    expect(encoded.lost).toBe(lost);
    expect(decodeText(encoded.bytes).text).toBe(back);
  });

  test('all of Shift_JIS comes back', () => {
    for (let first = 0x81; first <= 0xfc; first++) {
      for (let second = 0x40; second <= 0xfc; second++) {
        const { text, encoding } = decodeText(bytes(first, second));
        if (encoding !== 'shift_jis' || text.includes('\ufffd')) continue;
        const encoded = encodeText(text, 'shift_jis');
        expect(encoded.lost, text).toBe(0);
        expect(decodeText(Uint8Array.from([...encoded.bytes, 0x95, 0xe0])).text).toBe(`${text}歩`);
      }
    }
  });
});
