import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepEvaluations } from '../../../source/match/analysis/keep-analysis.ts';
import { GameStore } from '../../../source/records/store/store.ts';
import { appendMove, createRecord, type GameRecord } from '../../../source/records/tree/record.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { keepOwnMistakes } from '../../../source/study/mistakes/keep-mistakes.ts';
import { findMistakeGame, mistakeGameName } from '../../../source/study/mistakes/mistake-game.ts';
import { MistakeShelf } from '../../../source/study/mistakes/mistake-shelf.ts';
import { eventually } from '../../helpers/eventually.ts';
import { FOUND_MS, OPENING } from '../../helpers/own-mistakes.ts';
import { moveOf } from '../../helpers/play.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { AnalystStub } from '../../match/analyst-stub.ts';

const move = (usi: string) => moveOf(shogi, usi);

/** A game of Aki, whose first move loses where 2g2f does not. */
function analysed(black = 'Aki', nodes = 100): GameRecord {
  const record = createRecord({ variant: shogi, start: startPosition(shogi) });
  record.tags.push({ name: 'Black', value: black }, { name: 'White', value: 'Bob' });
  appendMove(appendMove(record.root, move('7g7f')), move('3c3d'));
  const known = (centipawns: number, ...line: string[]) => ({
    ...({ score: { kind: 'value', centipawns }, depth: 5, nodes, timeMs: 0 } as const),
    line: line.map(move),
  });
  keepEvaluations(record, [known(0, '2g2f', '8c8d'), known(-600, '3c3d')], 'komadai');
  return record;
}

/** The longer look agrees, or does not. */
function analyst(agrees: boolean): AnalystStub {
  return new AnalystStub(({ moves: [first] }) => ({
    score: { kind: 'value', centipawns: agrees && first === move('7g7f') ? 600 : 0 },
  }));
}

function sit() {
  const mistakes = new MistakeShelf(join(temporaryFolder(), 'mistakes.txt'), () => FOUND_MS);
  const keep = (record: GameRecord, engine: AnalystStub, names = ['aki']) =>
    keepOwnMistakes({ mistakes, names, openEngine: () => engine }, record, 'evening.psn');
  return { mistakes, keep };
}

test('a mistake that a longer look confirms is kept, once', async () => {
  const { mistakes, keep } = sit();
  const engine = analyst(true);
  expect(await keep(analysed(), engine).count).toBe(1);
  expect([engine.searches.length, engine.closes]).toEqual([2, 1]);
  const [card] = (await mistakes.open()).cards;
  expect(card?.mistake).toMatchObject({ key: OPENING.key, ply: 1, game: 'evening.psn' });
  expect(await keep(analysed(), engine).count).toBe(0);
  expect([engine.searches.length, (await mistakes.open()).cards.length]).toEqual([2, 1]);
});

test.each([
  [100, 40_000],
  [50_000, 200_000],
  [1_000_000, 400_000],
])('after %i nodes the longer look has %i', async (nodes, wanted) => {
  const engine = analyst(true);
  await sit().keep(analysed('Aki', nodes), engine).count;
  expect(engine.last.limits).toEqual({ nodes: wanted });
});

test('one that is none is not', async () => {
  const { mistakes, keep } = sit();
  expect(await keep(analysed(), analyst(false)).count).toBe(0);
  expect((await mistakes.open()).cards).toEqual([]);
});

test('one that was removed does not come again', async () => {
  const { mistakes, keep } = sit();
  await keep(analysed(), analyst(true)).count;
  const heap = await mistakes.open();
  heap.drop(OPENING.key);
  expect(await keep(analysed(), analyst(true)).count).toBe(0);
  expect(heap.cards).toEqual([]);
});

test('those of others are not kept', async () => {
  const engine = analyst(true);
  expect(await sit().keep(analysed(), engine, ['Carl']).count).toBe(0);
  expect(engine.searches).toEqual([]);
});

test('against a program the other side is the player, in a game of the own folder alone', async () => {
  const { mistakes } = sit();
  const record = analysed('me');
  record.tags.push({ name: 'WhiteLevel', value: '4' });
  const keep = (name: string) =>
    keepOwnMistakes({ mistakes, names: ['Aki'], openEngine: () => analyst(true) }, record, name);
  expect(await keep('/others/evening.kif').count).toBe(0);
  expect(await keep('evening.psn').count).toBe(1);
});

test('what is stopped keeps nothing', async () => {
  const { mistakes, keep } = sit();
  const engine = analyst(true);
  engine.holds = true;
  const keeping = keep(analysed(), engine);
  await eventually(() => expect(engine.searches).toHaveLength(1));
  keeping.stop();
  expect(await keeping.count).toBe(0);
  expect([engine.searches.length, engine.closes]).toEqual([1, 1]);
  expect((await mistakes.open()).cards).toEqual([]);
});

test('the game of a mistake is found again, unless it is another one by now', async () => {
  const store = new GameStore({ folder: temporaryFolder(), now: () => new Date(FOUND_MS) });
  const path = store.create(analysed());
  const game = mistakeGameName(store, path);
  expect(game).not.toContain('/');
  expect(mistakeGameName(store, '/others/a.kif', 2, 3)).toBe('/others/a.kif#2');
  const found = await findMistakeGame(store, { ...OPENING, game });
  expect(found?.root.children[0]?.move).toBe(OPENING.played);
  expect(await findMistakeGame(store, { ...OPENING, game: 'none.psn' })).toBeUndefined();
  const key = OPENING.key.replace(' b ', ' w ');
  expect(await findMistakeGame(store, { ...OPENING, key, game })).toBeUndefined();
});
