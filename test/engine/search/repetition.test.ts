import { expect, test } from 'vitest';
import {
  DRAWN,
  LOST,
  NOT_REPEATED,
  Repetition,
  WON,
} from '../../../source/engine/search/repetition.ts';
import { isInCheck } from '../../../source/rules/core/generate.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';

const OPENING = '5g5f 5c5d 2h5h 5a5b 5f5e 5b5c 5h5f 5c6d';

test.each([
  ['a new position', '', NOT_REPEATED],
  ['a checker who returns loses: the other is to move', '5f6f 6d7d 6f7f 7d6d 7f6f', WON],
  ['the one to move gave all the checks', '5f6f 6d7d 6f7f 7d6d 7f6f 6d7d', LOST],
  ['a quiet return', '7i6h 3a4b 6h7i 4b3a', DRAWN],
  ['checks with a quiet move between', '5f6f 6d5c 6f5f 5c6d', DRAWN],
])('%s', (_, moves, meaning) => {
  const position = positionOf(shogi, shogi.start);
  const repetition = new Repetition(shogi.repetition);
  repetition.push(position, false);
  for (const usi of `${OPENING} ${moves}`.trim().split(' ')) {
    position.play(moveOf(shogi, usi));
    repetition.push(position, isInCheck(position));
  }
  expect(repetition.judge(position.side)).toBe(meaning);
});
