import { expect, test } from 'vitest';
import { ReplayActivity } from '../../source/activity/replay.ts';
import type { Engine, EngineGame, SearchLimits } from '../../source/engine/engine.ts';
import { positionOf } from '../../source/engine/engine.ts';
import { replayLines } from '../../source/plain/replay.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { replayOf } from '../../source/ui/screens/replay/replay.ts';
import { renderScreen } from '../helpers/frames.tsx';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { Desk } from '../ui/desk.ts';

const GAME = '[Variant "shogi"]\n\n1. P-7f P-3d *\n';
/** What the engine thinks of moves, by USI; of all others nothing. */
const WORTH: Readonly<Record<string, number>> = { '2g2f': 10, '6g6f': 40, '8h2b+': -300 };

/** An engine that finds the moves in another order than their worth tells. */
class Opinion implements Engine {
  readonly name = 'Opinion';
  readonly asked: SearchLimits[] = [];
  closes = 0;

  async search(game: EngineGame, limits: SearchLimits, onReport?: (report: never) => void) {
    this.asked.push(limits);
    const position = positionOf(game);
    const moves = legalMoves(position).filter((move) => !limits.without?.includes(move));
    const known = Object.keys(WORTH);
    const named = moves.filter((move) => known.includes(formatUsi(position.variant, move)));
    const [move] = named.sort(
      (a, b) =>
        known.indexOf(formatUsi(position.variant, a)) -
        known.indexOf(formatUsi(position.variant, b)),
    );
    if (move === undefined) return { kind: 'resign' } as const;
    position.play(move);
    const line = [move, itemAt(legalMoves(position), 0)];
    position.undo();
    const centipawns = WORTH[formatUsi(position.variant, move)] ?? 0;
    const score = { kind: 'value', centipawns } as const;
    onReport?.({ depth: 3, nodes: 100, timeMs: 1, score, line } as never);
    return { kind: 'move', move } as const;
  }

  stop(): void {}

  close(): void {
    this.closes++;
  }
}

function record() {
  const { record } = itemAt(parsePsn(Buffer.from(GAME)), 0);
  if (!record) throw new Error('the record cannot be read');
  return record;
}

/** A program that tells some lines at once, and never leaves any out. */
class Program implements Engine {
  readonly name = 'Program';
  asked = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async search(game: EngineGame, { lines = 1 }: SearchLimits, onReport?: (report: never) => void) {
    this.asked++;
    const moves = legalMoves(positionOf(game)).slice(0, Math.min(lines, this.#most));
    for (const [index, move] of moves.entries()) {
      const score = { kind: 'value', centipawns: 100 - index } as const;
      onReport?.({ depth: 3, nodes: 9, timeMs: 1, score, line: [move], rank: index + 1 } as never);
    }
    return { kind: 'move', move: itemAt(moves, 0) } as const;
  }

  stop(): void {}
  close(): void {}
}

function lines<Kind extends Engine = Opinion>(engine: Kind = new Opinion() as never) {
  const { settings, store } = new Desk().services;
  const activity = new ReplayActivity({
    settings,
    store,
    record: record(),
    ply: 2,
    engines: { analyst: () => engine },
  });
  const mode = replayLines(activity, { tongue: { texts: ENGLISH }, charset: 'ascii' });
  const say = async (line: string) => (await mode.answer(line)).join(' | ');
  return { activity, engine, say };
}

test('lines are told from the best on, and each leaves out how those before it begin', async () => {
  const { activity, engine, say } = lines();
  expect(await say('lines')).toMatch(
    /^1\. \+0\.40 .*P-6f .* \| 2\. \+0\.10 .*P-2f .* \| 3\. -3\.00 .*Bx2b\+ /,
  );
  expect(engine.asked.map(({ without = [] }) => without.length)).toEqual([0, 1, 2]);
  expect(activity.hinted.map((move) => formatUsi(activity.game.variant, move))).toEqual(['6g6f']);
});

test('hint tells the best move of the position that is shown, and marks it', async () => {
  const { activity, engine, say } = lines();
  // Without a number of lines the engine tells one: the first that it finds.
  expect(await say('hint')).toMatch(/^Hint: P-2f, then .* \(\+0\.1 for Black\)$/);
  expect([engine.asked.length, activity.hinted.length]).toEqual([1, 1]);
});

test('a program that tells several lines is asked once', async () => {
  const { engine, say } = lines(new Program(5));
  const told = await say('lines 4');
  expect([told.split(' | ').length, told, engine.asked]).toEqual([
    4,
    expect.stringMatching(/^1\. \+1\.00 .* \| 4\. \+0\.97 /),
    1,
  ]);
});

test.each([
  [1, '"Program" tells one line: it has no option MultiPV.'],
  [2, '"Program" tells no more than 2 lines.'],
])('a program that tells no more than %i says why', async (most, why) => {
  const { activity, say } = lines(new Program(most));
  const told = (await say('lines 3')).split(' | ');
  expect([told.length, told.at(-1)]).toEqual([most + 1, why]);
  expect(activity.lines.known).toHaveLength(most);
});

test('a line is walked through, and left for the game', async () => {
  const { activity, say } = lines();
  await say('lines 3');
  expect(await say('line 2')).toMatch(/^Shogi, from a given position\. 2 plies\./);
  expect(await say('next')).toBe('1. Black P-2f');
  expect(await say('quit')).toBe('2. White P-3d');
  expect([activity.ply, activity.moves.length]).toEqual([2, 2]);
  expect(await say('line')).toMatch(/^Shogi, from a given position/);
});

test.each([
  ['lines 0', '? lines: say a number from 1 to 5.'],
  ['lines 6', '? lines: say a number from 1 to 5.'],
  ['line 1', '? There are no lines here yet: "lines" looks for them.'],
])('%s is refused', async (line, told) => {
  expect(await lines().say(line)).toBe(told);
});

test('lines belong to their position; there may be fewer than were asked for', async () => {
  const { activity, say } = lines();
  expect((await say('lines 5')).split(' | ')).toHaveLength(3);
  expect(await say('line 4')).toBe('? There are 3 lines here.');
  await say('back');
  expect(activity.hinted).toEqual([]);
  expect(await say('line 1')).toBe('? There are no lines here yet: "lines" looks for them.');
});

test('on the screen the lines are a page, and a line is left by Esc', async () => {
  const engines = { ...stubEngineRoom(), analyst: () => new Opinion() };
  const desk = new Desk({ engines });
  const game = record();
  game.tags.push({ name: 'Black', value: 'Aoi' });
  const replay = replayOf(desk.services, game, 2);
  const player = desk.sit(replay).enter('lines 2');
  expect(player.on('replay').prompt.message?.text).toBe('Looking for the best lines ..');
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(player.on('page').in(ENGLISH).title).toBe('Best lines');
  player.press('escape');
  expect([player.screen === replay, replay.prompt.message]).toEqual([true, undefined]);
  // They stay beside the board as long as it shows their position.
  const shown = () => {
    const { lines } = renderScreen(replay, desk.services, { columns: 80, rows: 24 });
    return lines.filter((line) => / \d\. [+-]\d\.\d\d /.test(line)).length;
  };
  expect(shown()).toBe(2);
  player.press('left');
  expect(shown()).toBe(0);
  player.press('right');
  player.enter('line 2').press('right');
  const { lines } = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
  expect(lines.join()).toContain('Black: Aoi');
  const line = player.on('replay').activity;
  expect([line === replay.activity, line.moves.map(({ text }) => text)[0]]).toEqual([
    false,
    'P-2f',
  ]);
  player.press('escape');
  expect([player.screen === replay, replay.activity.ply]).toEqual([true, 2]);
});

test('lines that come while another screen is shown wait below it', async () => {
  const engines = { ...stubEngineRoom(), analyst: () => new Opinion() };
  const desk = new Desk({ engines });
  const replay = replayOf(desk.services, record(), 2);
  const player = desk.sit(replay).enter('lines', 'edit');
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(player.screen.kind).toBe('edit');
  expect(replay.prompt.message?.text).toContain('1. +0.40');
});
