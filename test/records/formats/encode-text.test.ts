import { describe, expect } from 'vitest';
import { encodeText } from '../../../source/records/formats/text/encode-text.ts';
import { longTest, test } from '../../helpers/run-size.ts';

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

  test.each([
    ['of NEC', '①', '8740'],
    ['of IBM', '髙', 'fbfc'],
    ['of both', 'ⅰ', 'fa40'],
    ['of both, and of the standard', '∪', '81be'],
    ['that a user of Windows drew', '\ue000', 'f040'],
    ['the last of these', '\ue757', 'f9fc'],
    ['in half width', 'ｱ', 'b1'],
    ['a line end', '\r\n', '0d0a'],
    ['a control character', '\x1a', '1a'],
  ])('characters %s', (_, text, hex) => {
    expect(Buffer.from(encodeText(text, 'shift_jis').bytes).toString('hex')).toBe(hex);
  });

  longTest('all of Shift_JIS comes back', () => {
    const decoder = new TextDecoder('shift_jis');
    let known = 0;
    for (let first = 0x81; first <= 0xfc; first++) {
      for (let second = 0x40; second <= 0xfc; second++) {
        const text = decoder.decode(Uint8Array.of(first, second));
        if (text.includes('\ufffd') || Array.from(text).length > 1) continue;
        known++;
        const encoded = encodeText(text, 'shift_jis');
        expect(encoded.lost, text).toBe(0);
        expect(decoder.decode(encoded.bytes)).toBe(text);
      }
    }
    expect(known).toBe(9604);
  });
});
