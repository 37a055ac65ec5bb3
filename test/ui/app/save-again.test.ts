import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { App } from '../../../source/ui/app/app.ts';
import { SaveAgain } from '../../../source/ui/app/save-again.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { enterLine } from '../../helpers/enter-line.ts';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { Desk } from '../desk.ts';

test('what is not saved is tried again every few seconds, until it is', () => {
  const desk = new Desk();
  const games = join(desk.folder, 'games');
  writeFileSync(games, 'in the way');
  const { schedule, advance } = manualTimers();
  const screen = desk.playScreen('shogi');
  const size = { columns: 80, rows: 24 };
  const app = new App(
    screen,
    { texts: ENGLISH, size, repaint() {}, suspend() {}, schedule },
    ROUTES,
  );
  const { table } = desk.services;
  const again = new SaveAgain(table);
  again.follow(app);
  enterLine(screen.activity.match, 'P-7f');
  again.follow(app);
  again.follow(app);
  const { version } = app;
  advance(2999);
  expect([app.version, table.saveError === undefined]).toEqual([version, false]);
  advance(10_000);
  expect([app.version, table.saveError === undefined]).toEqual([version + 4, false]);
  rmSync(games);
  advance(3000);
  expect([app.version, table.saveError === undefined]).toEqual([version + 5, true]);
  advance(60_000);
  expect(app.version).toBe(version + 5);
});
