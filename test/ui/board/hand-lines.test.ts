import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { ja as JAPANESE } from '../../../source/text/ja/index.ts';
import { breakHand, handLead, WIDE_PANEL } from '../../../source/ui/board/hand-lines.ts';

test('a lead of kanji takes two columns a character', () => {
  const lead = handLead(JAPANESE, WIDE_PANEL);
  const pieces = ['飛', '角', '金2', '銀', '桂', '歩9'].map((text) => ({ text }));
  const lines = breakHand(pieces, lead, WIDE_PANEL).map((line, at) => {
    const held = line.map(({ text }) => text).join(' ');
    return `${at === 0 ? lead.first : lead.next}${held}`;
  });
  expect(lines.filter((line) => stringWidth(line) > WIDE_PANEL)).toEqual([]);
});
