import { expect, test } from 'vitest';
import { warmUp } from '../../../source/engine/search/warm-up.ts';

test('the practice ends by itself, and when it is told to', () => {
  let asked = 0;
  warmUp(() => ++asked === 0);
  const whole = asked;
  expect(whole).toBeGreaterThan(100);
  asked = 0;
  warmUp(() => ++asked > 5);
  expect(asked).toBeLessThan(whole / 4);
});
