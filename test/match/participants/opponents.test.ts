import { describe, expect, test } from 'vitest';
import { EngineError } from '../../../source/engine/engine.ts';
import { tagValue } from '../../../source/records/tree/record.ts';
import { eventually } from '../../helpers/eventually.ts';
import { kindOf, type PaperOptions, paperMatch, savedMoves } from '../paper-match.ts';
import { seatEngines } from '../seat-engines.ts';
import { type ToldAnswer, ToldEngine } from '../told-engine.ts';

interface Table {
  readonly white?: readonly (ToldAnswer | string)[];
  readonly black?: readonly (ToldAnswer | string)[];
  readonly opened?: Promise<never[]>;
  readonly paper?: PaperOptions;
  /** Whether White's first answer waits for `release`. */
  readonly holds?: boolean;
}

function sitDown({ white, black, opened, paper: options = {}, holds = false }: Table) {
  const paper = paperMatch('shogi', options);
  const engines = {
    ...(white && { white: new ToldEngine(...white) }),
    ...(black && { black: new ToldEngine(...black) }),
  };
  if (engines.white) engines.white.holds = holds;
  const started = opened && { opened };
  const seated = seatEngines(paper.match, {
    ...(engines.white && { white: { engine: engines.white, limits: { nodes: 7 }, ...started } }),
    ...(engines.black && { black: { engine: engines.black, limits: { nodes: 8 } } }),
  });
  return { paper, engine: engines.white as ToldEngine, engines, ...seated };
}

describe('an engine moves in its turn', () => {
  test('after a person, and only then', async () => {
    const { paper, opponents, engine, enter, heard } = sitDown({ white: ['P-3d', 'P-8d'] });
    expect([opponents.toMove, await heard()]).toEqual([undefined, []]);
    enter('P-7f');
    expect(opponents.toMove).toBe('white');
    expect(await heard()).toEqual(['moved P-3d']);
    enter('P-2f');
    expect(await heard()).toEqual(['moved P-8d']);
    expect(savedMoves(paper)).toBe('1. P-7f P-3d 2. P-2f P-8d *');
    expect(engine.asked.map(({ moves }) => moves.length)).toEqual([1, 3]);
    expect(engine.limits).toEqual([{ nodes: 7 }, { nodes: 7 }]);
  });

  test('two of them play a game by themselves', async () => {
    const { paper, heard } = sitDown({ black: ['P-7f', 'P-2f'], white: ['P-3d', 'resign'] });
    expect(await heard()).toEqual(['moved P-7f', 'moved P-3d', 'moved P-2f', 'ended resignation']);
    expect(savedMoves(paper)).toBe('1. P-7f P-3d 2. P-2f 1-0');
  });

  test('not before the players see the board', async () => {
    const paper = paperMatch('shogi', { lines: ['P-7f'] });
    const engine = new ToldEngine('P-3d');
    const { opponents, heard } = seatEngines(paper.match, {});
    opponents.close();
    expect([engine.asked, await heard()]).toEqual([[], []]);
    expect(await seatEngines(paper.match, { white: { engine, limits: {} } }).heard()).toEqual([
      'moved P-3d',
    ]);
  });

  test('is asked once while it thinks', async () => {
    const { opponents, engine, enter, heard } = sitDown({ white: ['P-3d'], holds: true });
    enter('P-7f');
    await heard();
    opponents.begin();
    await heard();
    expect(engine.asked).toHaveLength(1);
    engine.release();
    expect(await heard()).toEqual(['moved P-3d']);
    expect(engine.asked).toHaveLength(1);
  });
});

describe('while it is the turn of an engine', () => {
  test.each(['P-3d', 'draw', 'impasse', 'accept', 'redo', 'hello'])('%s is refused', (line) => {
    const { enter } = sitDown({ white: [], holds: true });
    enter('P-7f');
    expect(kindOf(enter(line))).toBe('impossible: not-your-turn');
  });

  test.each(['note x', 'save x'])('%j works', (line) => {
    const { enter } = sitDown({ white: [], holds: true });
    enter('P-7f');
    expect(kindOf(enter(line))).not.toMatch(/impossible/);
  });

  test('resigning is the loss of the person, and the answer comes too late', async () => {
    const { paper, engine, enter, heard } = sitDown({ white: ['P-3d'], holds: true });
    enter('P-7f');
    await eventually(() => expect(engine.asked).toHaveLength(1));
    expect(enter('resign')).toMatchObject({ ending: { winner: 'white' } });
    expect(await heard()).toEqual([]);
    expect(engine.stops).toBe(1);
    expect(savedMoves(paper)).toBe('1. P-7f 0-1');
  });

  test('undo takes the move of the person back, and the answer comes too late', async () => {
    const { paper, engine, enter, heard } = sitDown({ white: ['P-3d', 'P-8d'], holds: true });
    enter('P-7f');
    await eventually(() => expect(engine.asked).toHaveLength(1));
    expect(enter('undo')).toMatchObject({ kind: 'undone', move: { text: 'P-7f' } });
    expect(await heard()).toEqual([]);
    engine.holds = false;
    enter('P-2f');
    expect(await heard()).toEqual(['moved P-8d']);
    expect(savedMoves(paper)).toBe('1. P-2f (1. P-7f) 1... P-8d *');
  });

  test('an engine that is slow to stop is asked again when it has', async () => {
    const { engine, enter, heard } = sitDown({ white: ['P-3d', 'P-8d'], holds: true });
    engine.stop = () => {};
    enter('P-7f');
    await heard();
    enter('undo');
    enter('P-2f');
    await heard();
    expect(engine.asked).toHaveLength(1);
    engine.holds = false;
    engine.release();
    expect(await heard()).toEqual(['moved P-8d']);
  });
});

describe('undo', () => {
  test('takes both moves back', async () => {
    const { opponents, enter, heard } = sitDown({ white: ['P-3d'] });
    enter('P-7f');
    await heard();
    expect(enter('undo')).toMatchObject({
      kind: 'undone',
      move: { text: 'P-7f' },
      answer: { text: 'P-3d' },
    });
    expect(opponents.toMove).toBeUndefined();
    expect(enter('redo')).toMatchObject({ text: 'P-7f' });
  });

  test('takes the only move of an engine back, which plays another', async () => {
    const { paper, enter, heard } = sitDown({ black: ['P-7f', 'P-2f'] });
    expect(await heard()).toEqual(['moved P-7f']);
    expect(enter('undo')).toEqual({ kind: 'undone', move: expect.anything() });
    expect(await heard()).toEqual(['moved P-2f']);
    expect(savedMoves(paper)).toBe('1. P-2f (1. P-7f) *');
  });

  test('takes back an end alone', async () => {
    const { opponents, enter, heard } = sitDown({ white: ['P-3d'] });
    enter('P-7f');
    await heard();
    enter('resign');
    expect(enter('undo')).toEqual({ kind: 'undone' });
    expect(opponents.toMove).toBeUndefined();
  });

  test('at the beginning does nothing', () => {
    const { enter } = sitDown({ white: [] });
    expect(kindOf(enter('undo'))).toBe('impossible: nothing-to-undo');
  });

  test('takes one move of a game of two engines back', async () => {
    const white = ['P-3d', 'P-8d'].map((text) => ({ text }));
    const { paper, enter, heard, engine } = sitDown({
      black: ['P-7f', 'P-2f'],
      white,
      holds: true,
    });
    await heard();
    expect(enter('undo')).toEqual({ kind: 'undone', move: expect.anything() });
    engine.holds = false;
    expect(await heard()).toEqual(['moved P-2f', 'moved P-8d', 'failed nonsense']);
    expect(savedMoves(paper)).toContain('(1. P-7f)');
  });
});

test('a hint is what the engine would play in the place of the person', async () => {
  const { paper, opponents } = sitDown({ white: ['P-3d'] });
  const adviser = { engine: new ToldEngine('P-7f'), limits: { nodes: 9 } };
  const report = await opponents.hint(adviser);
  expect(report?.line).toHaveLength(1);
  expect(paper.match.moves).toEqual([]);
});

test('the engines end with the match', () => {
  const { opponents, engines } = sitDown({ white: [], black: [] });
  opponents.close();
  expect([engines.white?.isClosed, engines.black?.isClosed]).toEqual([true, true]);
});

describe('a program that is being started', () => {
  test('gives the player its name, and tells of options', async () => {
    const { paper, opponents, heard } = sitDown({ white: [], opened: Promise.resolve([]) });
    expect(opponents.starting).toEqual(['white']);
    expect(await heard()).toEqual(['started Stub']);
    expect(opponents.starting).toEqual([]);
    expect(tagValue(paper.match.record, 'White')).toBe('Stub');
  });

  test('and fails leaves its seat', async () => {
    const opened = Promise.reject(new EngineError('no-handshake', 'usi'));
    const { opponents, enter, heard } = sitDown({ white: [], opened });
    expect(await heard()).toEqual(['failed no-handshake']);
    enter('P-7f');
    expect([opponents.starting, opponents.toMove]).toEqual([[], undefined]);
  });

  test('is not told of when the game is closed', async () => {
    const { opponents, heard } = sitDown({ white: [], opened: Promise.resolve([]) });
    opponents.close();
    expect([await heard(), opponents.starting]).toEqual([[], []]);
  });
});
