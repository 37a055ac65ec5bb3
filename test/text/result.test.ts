import { expect, test } from 'vitest';
import { createRecord, setResult } from '../../source/records/tree/record.ts';
import type { Score, Termination } from '../../source/records/tree/termination.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { resultText } from '../../source/text/records.ts';
import { variantOf } from '../helpers/variant-of.ts';

test.each<[Score, Termination | undefined, string]>([
  ['*', undefined, 'The game is not finished.'],
  ['1-0', 'checkmate', 'Black wins by checkmate'],
  ['0-1', 'resignation', 'White wins by resignation'],
  ['0-1', 'illegal move', 'White wins: illegal move by Black'],
  ['1/2-1/2', 'repetition', 'Draw by repetition'],
  ['1-0', 'impasse', 'Black wins by impasse'],
  ['1-0', 'default', 'Black wins: default'],
  ['0-1', 'other: adjourned', 'White wins: other: adjourned'],
  ['1/2-1/2', undefined, 'Draw'],
  ['1-0', undefined, 'Black wins'],
])('%s %s', (score, termination, text) => {
  const variant = variantOf('yari');
  const record = createRecord({ variant, start: startPosition(variant) });
  setResult(record, { score, termination });
  expect(resultText(ENGLISH, record)).toBe(text);
});
