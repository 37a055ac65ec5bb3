import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { list, pageLines, paragraph, wrapLines } from '../../source/text/page.ts';

test.each<[text: string, width: number, lines: string[]]>([
  ['', 5, ['']],
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['one longest two', 4, ['one', 'long', 'est', 'two']],
  ['香飛 香角', 9, ['香飛 香角']],
  ['香飛 香角', 8, ['香飛', '香角']],
  ['香飛香角', 5, ['香飛', '香角']],
  ['先手の番です。次', 12, ['先手の', '番です。次']],
  ['先手の番です。次', 13, ['先手の', '番です。次']],
  ['一手、二手（三手）で', 6, ['一手、', '二手', '（三', '手）で']],
  ['歩: ９七、８七。', 12, ['歩: ９七、', '８七。']],
  ['全部で12手です', 9, ['全部で', '12手です']],
  ['動けることになります。', 16, ['動けることに', 'なります。']],
  ['komadaiは将棋', 11, ['komadaiは', '将棋']],
  ['비차가 움직입니다', 10, ['비차가', '움직입니다']],
  ['เรือกินเบี้ย', 7, ['เรือกิน', 'เบี้ย']],
  ['น้ำคำนำ', 4, ['น้ำคำ', 'นำ']],
  ['รอคำใบ้', 4, ['รอ', 'คำใบ้']],
  ['เฉียงไปข้างหน้า', 10, ['เฉียงไป', 'ข้างหน้า']],
  ['ทอง 4 ตัว', 7, ['ทอง', '4 ตัว']],
  ['จากหน้า "ฉัน"', 8, ['จากหน้า', '"ฉัน"']],
  ['없습니다.', 8, ['없습니', '다.']],
])('wrap %j at %d', (text, width, lines) => {
  expect(wrapLines(text, width)).toEqual(lines);
});

test('no line is too wide and no word is lost', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', '香', 'と', '。', '（', '장', 'ก', 'ที่', 'น้ำ'),
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 2, max: 20 }), (words, width) => {
      const lines = wrapLines(words.join(' '), width);
      for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
    }),
  );
});

test('a page: titles underlined, lists hanging, an empty line between blocks', () => {
  const sections = [
    { title: '王棋', blocks: [paragraph('one two three'), list(['four five six', 'seven'])] },
    { title: 'End', blocks: [paragraph('eight')] },
  ];
  expect(pageLines(sections, 9)).toEqual([
    '王棋',
    '----',
    'one two',
    'three',
    '',
    '- four',
    '  five',
    '  six',
    '- seven',
    '',
    'End',
    '---',
    'eight',
  ]);
});
