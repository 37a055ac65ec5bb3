import { expect, test } from 'vitest';
import { makeSquare } from '../../../source/rules/core/square.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { printed } from '../../../source/text/teller.ts';
import { th as THAI } from '../../../source/text/th/index.ts';
import { cursorText } from '../../../source/ui/board/board-hand.ts';
import { variantOf } from '../../helpers/variant-of.ts';

test('a piece that is picked up is named in the language', () => {
  const shogi = variantOf('shogi');
  const { position } = openGame(shogi, startPosition(shogi).placement);
  const picked = { kind: 'square', square: makeSquare(7, 7) } as const;
  const cursor = { kind: 'square', square: makeSquare(7, 6) } as const;
  expect(cursorText(printed(THAI), { cursor, picked }, position)).toBe('7f: ว่าง  Enter เดินเบี้ยมาที่นี่');
});
