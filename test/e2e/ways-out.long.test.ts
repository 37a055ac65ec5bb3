import { describe, test } from 'vitest';
import { partOfDay } from '../helpers/day-part.ts';
import { EVERY_SCREEN } from '../helpers/each-screen.ts';
import { expectEnd, WAYS_OUT } from './ways-out.ts';

describe.each(partOfDay(EVERY_SCREEN, 6))('$name', (screen) => {
  test.each(WAYS_OUT)('$name ends the process and keeps the game', (way) => expectEnd(screen, way));
});
