import { expect, test } from 'vitest';
import { courseOf } from '../../../../source/match/lessons/course.ts';
import { VARIANTS } from '../../../../source/rules/variants/index.ts';
import { courseScreen } from '../../../../source/ui/screens/learn/learn.ts';
import { frameHeight, frameWidth, renderScreen } from '../../../helpers/frames.tsx';
import { Desk } from '../../desk.ts';

test.each(VARIANTS)('$id: every task has room, also in the smallest window', (variant) => {
  const desk = new Desk();
  const { services } = desk;
  const player = desk.sit(courseScreen(services, variant));
  for (const [index] of courseOf(variant).lessons.entries()) {
    player.enter(`go ${index + 1}`);
    for (const [columns, rows] of [
      [80, 24],
      [40, 16],
    ] as const) {
      const frame = renderScreen(player.screen, services, { columns, rows });
      const fits = frameWidth(frame) <= columns && frameHeight(frame) < rows;
      const isWhole = !frame.lines.some((line) => line.endsWith('..'));
      expect([index, columns, fits, isWhole]).toEqual([index, columns, true, true]);
    }
  }
});
