import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAnalysed } from '../../source/match/analysis/analyse-game.ts';
import type { Match } from '../../source/match/match.ts';
import { playerOf } from '../../source/match/participants/side.ts';
import { matchLines } from '../../source/plain/play.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { AfterGames } from '../../source/study/after/after-games.ts';
import { MistakeShelf } from '../../source/study/mistakes/mistake-shelf.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { playScreen } from '../../source/ui/screens/play/play.ts';
import { eventually } from '../helpers/eventually.ts';
import { AnalystStub } from '../match/analyst-stub.ts';
import { Desk } from '../ui/desk.ts';

const MOVES =
  '7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b ' +
  '5i6h 5a5b 3g3f 1c1d 1g1f 9c9d 9g9f 6c6d 4g4f 7c7d';
const ASKED = 'Analyse this game? Press y or n.';
const BEGUN = 'The game is analysed while you do something else.';
const DONE = 'The game is analysed.';

function sit(wish: Settings['analyse-games'], moves = MOVES) {
  const desk = new Desk({ settings: { 'analyse-games': wish } });
  const { services } = desk;
  const { table, store, settings, engines } = services;
  const engine = new AnalystStub();
  const waits: (() => void)[] = [];
  const afterGames = new AfterGames({
    table,
    store,
    ownNames: () => ['Guest'],
    mistakes: new MistakeShelf(`${desk.folder}/mistakes.txt`, () => 0),
    analyst: () => engine,
    analystName: () => undefined,
    judge: () => engine,
    given: new Set<string>(),
    limits: { nodes: 1 },
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  const match = desk.match('shogi', { moves });
  const lines = (of: Match = match) => {
    const around = { tongue: { texts: ENGLISH }, charset: 'ascii' as const };
    const means = { match: of, table, engines, store, settings, afterGames };
    const mode = matchLines({ ...around, ...means });
    const told: string[] = [];
    mode.meet({ tell: (texts) => told.push(...texts) });
    onTestFinished(() => mode.close());
    return { mode, told };
  };
  return { desk, engine, afterGames, match, waits, lines };
}

test('lines ask once, and tell when it is done', async () => {
  const { match, lines, desk } = sit('ask');
  const { mode } = lines();
  expect((await mode.answer('resign')).at(-1)).toBe(ASKED);
  expect(await mode.answer('y')).toEqual([BEGUN]);
  await mode.playOut();
  expect(await mode.answer('status')).not.toContain(ASKED);
  expect(isAnalysed(match.record, 'komadai', { nodes: 1 })).toBe(true);
  expect(readFileSync(desk.services.table.latestPath ?? '', 'utf8')).toContain('komadai');
});

test('what is told at the end of the input is when it is done', async () => {
  const { mode, told } = sit('ask').lines();
  await mode.answer('resign');
  await mode.answer('y');
  await mode.playOut();
  expect(told).toEqual([DONE]);
});

test.each(['n', 'status'])('%s leaves it', async (line) => {
  const { engine, lines } = sit('ask');
  const { mode } = lines();
  await mode.answer('resign');
  await mode.answer(line);
  expect(await mode.answer('y')).toEqual([expect.stringMatching(/^\? /)]);
  await mode.playOut();
  expect(engine.searches).toEqual([]);
});

test.each([
  ['off', MOVES],
  ['ask', '7g7f 3c3d'],
] as const)('with %s after %s nothing is asked', async (wish, moves) => {
  const { lines, engine } = sit(wish, moves);
  const { mode } = lines();
  expect(await mode.answer('resign')).not.toContain(ASKED);
  await mode.playOut();
  expect(engine.searches).toEqual([]);
});

test('with on it begins by itself', async () => {
  const { lines, match } = sit('on');
  const { mode } = lines();
  await mode.answer('resign');
  await mode.playOut();
  expect(isAnalysed(match.record, 'komadai', { nodes: 1 })).toBe(true);
});

test('a screen asks, and tells on another screen when it is done', async () => {
  const { desk, match, afterGames, engine } = sit('ask');
  engine.holds = true;
  Object.assign(desk.services, { afterGames });
  const player = desk.sit(playScreen(desk.services, match)).resign();
  await eventually(() => expect(player.message).toBe('Analyse this game?'));
  player.press('y');
  expect(player.message).toBe(BEGUN);
  await eventually(() => expect(engine.searches).toHaveLength(1));
  player.enter('menu');
  engine.holds = false;
  engine.last.report();
  engine.last.end();
  await eventually(() => expect(player.app.news).toContain(DONE));
});

test('it rests while a game with a clock is on', async () => {
  const { desk, match, lines, engine, waits } = sit('on');
  engine.holds = true;
  const { mode } = lines();
  await mode.answer('resign');
  await eventually(() => expect(engine.searches).toHaveLength(1));
  const next = desk.match('shogi', { clock: '600' });
  engine.holds = false;
  engine.last.report();
  engine.last.end();
  await eventually(() => expect(waits).toHaveLength(1));
  expect(engine.searches).toHaveLength(1);
  next.seat('black').send({ kind: 'resign' });
  itemAt(waits, 0)();
  await eventually(() => expect(isAnalysed(match.record, 'komadai', { nodes: 1 })).toBe(true));
});

test('a game that goes on again is not analysed any more', async () => {
  const { lines, engine, match } = sit('on');
  engine.holds = true;
  const { mode } = lines();
  await mode.answer('resign');
  await eventually(() => expect(engine.searches).toHaveLength(1));
  await mode.answer('undo');
  await mode.playOut();
  expect(isAnalysed(match.record, 'komadai', { nodes: 1 })).toBe(false);
});

test('after three losses in a row a lower level is named, once ever, and rematch begins it', async () => {
  const { desk, lines } = sit('off');
  const lose = async () => {
    const { mode } = lines(desk.match('shogi', { white: 'Computer, level 4' }));
    return { mode, told: await mode.answer('resign') };
  };
  const advice = 'Three losses in a row against level 4: try level 3. "rematch 3" begins it.';
  await lose();
  expect((await lose()).told).not.toContain(advice);
  const { mode, told } = await lose();
  expect(told).toContain(advice);
  expect((await lose()).told).not.toContain(advice);
  expect(await mode.answer('rematch 11')).toEqual([
    expect.stringMatching(/^\? rematch: say a level/),
  ]);
  const begun = vi.spyOn(desk.services.table, 'rematch');
  // The computer never moves here.
  void mode.answer('rematch 3');
  const [next] = begun.mock.results;
  expect(playerOf(next?.value.record, 'black')).toEqual({ kind: 'level', level: 3 });
});

test('without a level of the computer rematch takes no number', async () => {
  const { mode } = sit('off').lines();
  await mode.answer('resign');
  expect(await mode.answer('rematch 3')).toEqual([
    '? rematch: no level of the computer plays here.',
  ]);
});
