import { expect, test } from 'vitest';
import { words } from '../../../source/text/th/words.ts';

const { joinWords } = words;

test.each([
  [[], ''],
  [['เรือ'], 'เรือ'],
  [['เรือ', 'หอก'], 'เรือและหอก'],
  [['เรือ', 'หอก', 'เบี้ย'], 'เรือ, หอก และเบี้ย'],
  [['B2b', 'R8b'], 'B2b และ R8b'],
  [['เรือ', 'R8b'], 'เรือและ R8b'],
])('%j: %s', (words, joined) => {
  expect(joinWords(words, 'และ')).toBe(joined);
});

test('sentences have a wider gap between them than words, and an empty one has none', () => {
  expect(words.joinSentences(['ไม่มีข้อเสนอ', '', 'พิมพ์ "เสมอ" เพื่อขอเสมอ'])).toBe(
    'ไม่มีข้อเสนอ  พิมพ์ "เสมอ" เพื่อขอเสมอ',
  );
});
