import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { encodeText } from '../../../source/records/formats/text/encode-text.ts';
import { longTest } from '../../helpers/run-size.ts';

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
    const read = new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'shift_jis');
    expect(read.decode(encoded.bytes)).toBe(back);
  });

  longTest('all of Shift_JIS comes back', () => {
    for (let first = 0x81; first <= 0xfc; first++) {
      for (let second = 0x40; second <= 0xfc; second++) {
        const text = iconv.decode(Uint8Array.of(first, second), 'cp932');
        if (text.includes('\ufffd')) continue;
        const encoded = encodeText(text, 'shift_jis');
        expect(encoded.lost, text).toBe(0);
        expect(iconv.decode(encoded.bytes, 'cp932')).toBe(text);
      }
    }
  });
});
