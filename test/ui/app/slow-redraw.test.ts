import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { App } from '../../../source/ui/app/app.ts';
import { SlowRedraw } from '../../../source/ui/app/slow-redraw.ts';
import { menuScreen } from '../../../source/ui/screens/menu/menu.tsx';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { Desk } from '../desk.ts';

function open() {
  const { schedule, advance } = manualTimers();
  const size = { columns: 80, rows: 24 };
  const app = new App(
    menuScreen(new Desk().services),
    {
      texts: ENGLISH,
      size,
      repaint() {},
      suspend() {},
      schedule,
    },
    ROUTES,
  );
  let count = 0;
  app.subscribe(() => {
    count++;
  });
  return { redraw: new SlowRedraw(app), advance, draws: () => count };
}

test('the first change is drawn at once, of a thousand in a second only a few', () => {
  const { redraw, advance, draws } = open();
  redraw.ask();
  expect(draws()).toBe(1);
  for (let time = 0; time < 1000; time++) {
    redraw.ask();
    advance(1);
  }
  expect(draws()).toBeLessThan(8);
});

test('the last change is drawn, and then there is silence', () => {
  const { redraw, advance, draws } = open();
  redraw.ask();
  redraw.ask();
  const before = draws();
  advance(1000);
  expect(draws()).toBeGreaterThan(before);
  const after = draws();
  advance(60_000);
  expect(draws()).toBe(after);
});

test('nothing is drawn after its end', () => {
  const { redraw, draws } = open();
  redraw.end();
  redraw.ask();
  expect(draws()).toBe(0);
});
