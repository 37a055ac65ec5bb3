import { expect } from 'vitest';
import { Position } from '../../../source/rules/core/position.ts';
import { sharedTest, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

sharedTest.each(VARIANTS_OF_RUN)(
  '$id: a pass gives the turn away and back, with the key',
  (variant) => {
    forEachRandomPosition(variant, 21, (position) => {
      const { keyLow, keyHigh, side } = position;
      const before = position.snapshot();
      const turn = side === 0 ? 'white' : 'black';
      position.pass();
      const other = new Position(variant, { ...before, turn });
      expect(position.snapshot()).toEqual(other.snapshot());
      expect([position.keyLow, position.keyHigh]).toEqual([other.keyLow, other.keyHigh]);
      position.pass();
      expect(position.snapshot()).toEqual(before);
      expect([position.keyLow, position.keyHigh]).toEqual([keyLow, keyHigh]);
    });
  },
);
