import { describe, expect, test } from 'vitest';
import { Opponents } from '../../source/match/opponents.ts';
import { eventually } from '../helpers/eventually.ts';
import { kindOf, type PaperOptions, paperMatch, savedMoves } from './paper-match.ts';
import { type ToldAnswer, ToldEngine } from './told-engine.ts';

interface Table {
  readonly white?: readonly (ToldAnswer | string)[];
  readonly black?: readonly (ToldAnswer | string)[];
  readonly resigns?: boolean;
  readonly paper?: PaperOptions;
}

function sitDown({ white, black, resigns = true, paper: options = {} }: Table) {
  const paper = paperMatch('shogi', options);
  const engines = {
    ...(white && { white: new ToldEngine(...white) }),
    ...(black && { black: new ToldEngine(...black) }),
  };
  const seats = {
    ...(engines.white && { white: { engine: engines.white, limits: { nodes: 7 } } }),
    ...(engines.black && { black: { engine: engines.black, limits: { nodes: 8 } } }),
  };
  const opponents = new Opponents({ match: paper.match, seats, resigns: () => resigns });
  return { paper, opponents, engine: engines.white as ToldEngine, engines };
}

describe('an engine moves in its turn', () => {
  test('after a person, and only then', async () => {
    const { paper, opponents, engine } = sitDown({ white: ['P-3d', 'P-8d'] });
    expect([opponents.toMove, await opponents.play()]).toEqual([undefined, undefined]);
    opponents.enter('P-7f');
    expect(opponents.toMove).toBe('white');
    expect(await opponents.play()).toMatchObject({ kind: 'played', text: 'P-3d', ply: 2 });
    opponents.enter('P-2f');
    await opponents.play();
    expect(savedMoves(paper)).toBe('1. P-7f P-3d 2. P-2f P-8d *');
    expect(engine.asked.map(({ moves }) => moves.length)).toEqual([1, 3]);
    expect(engine.limits).toEqual([{ nodes: 7 }, { nodes: 7 }]);
  });

  test('two of them play a game by themselves', async () => {
    const { paper, opponents } = sitDown({ black: ['P-7f', 'P-2f'], white: ['P-3d', 'resign'] });
    for (let ply = 0; ply < 4; ply++) await opponents.play();
    expect(await opponents.play()).toBeUndefined();
    expect(savedMoves(paper)).toBe('1. P-7f P-3d 2. P-2f 1-0');
  });

  test('is asked once while it thinks', async () => {
    const { opponents, engine } = sitDown({ white: ['P-3d'] });
    engine.holds = true;
    opponents.enter('P-7f');
    const answer = opponents.play();
    expect(await opponents.play()).toBeUndefined();
    await eventually(() => expect(engine.asked).toHaveLength(1));
    engine.release();
    expect(kindOf((await answer) as never)).toBe('played');
    expect(engine.asked).toHaveLength(1);
  });
});

describe('while it is the turn of an engine', () => {
  test.each(['P-3d', 'draw', 'impasse', 'accept', 'redo', 'hello'])('%s is refused', (line) => {
    const { opponents } = sitDown({ white: [] });
    opponents.enter('P-7f');
    expect(kindOf(opponents.enter(line))).toBe('impossible: not-your-turn');
  });

  test.each(['note x', 'moves', 'flip', ''])('%j works', (line) => {
    const { opponents } = sitDown({ white: [] });
    opponents.enter('P-7f');
    expect(kindOf(opponents.enter(line))).not.toMatch(/impossible/);
  });

  test('resigning is the loss of the person, and the answer comes too late', async () => {
    const { paper, opponents, engine } = sitDown({ white: ['P-3d'] });
    engine.holds = true;
    opponents.enter('P-7f');
    const answer = opponents.play();
    await eventually(() => expect(engine.asked).toHaveLength(1));
    expect(opponents.enter('resign')).toMatchObject({ ending: { winner: 'white' } });
    expect(await answer).toBeUndefined();
    expect(engine.stops).toBe(1);
    expect(savedMoves(paper)).toBe('1. P-7f 0-1');
  });

  test('undo takes the move of the person back, and the answer comes too late', async () => {
    const { paper, opponents, engine } = sitDown({ white: ['P-3d', 'P-8d'] });
    engine.holds = true;
    opponents.enter('P-7f');
    const answer = opponents.play();
    await eventually(() => expect(engine.asked).toHaveLength(1));
    expect(opponents.enter('undo')).toMatchObject({ kind: 'undone', move: { text: 'P-7f' } });
    expect(await answer).toBeUndefined();
    engine.holds = false;
    opponents.enter('P-2f');
    expect(await opponents.play()).toMatchObject({ text: 'P-8d' });
    expect(savedMoves(paper)).toBe('1. P-2f (1. P-7f) 1... P-8d *');
  });
});

describe('undo', () => {
  test('takes both moves back', async () => {
    const { opponents } = sitDown({ white: ['P-3d'] });
    opponents.enter('P-7f');
    await opponents.play();
    expect(opponents.enter('undo')).toMatchObject({ kind: 'undone', move: { text: 'P-7f' } });
    expect(opponents.toMove).toBeUndefined();
    expect(opponents.enter('redo')).toMatchObject({ text: 'P-7f' });
  });

  test('takes back an end alone', async () => {
    const { opponents } = sitDown({ white: ['P-3d'] });
    opponents.enter('P-7f');
    await opponents.play();
    opponents.enter('resign');
    expect(opponents.enter('undo')).toEqual({ kind: 'undone' });
    expect(opponents.toMove).toBeUndefined();
  });
});

describe('offers and giving up', () => {
  test.each([
    [-49, 'impossible: declined'],
    [-50, 'ended: agreement'],
    [300, 'impossible: declined'],
  ])('a draw offered to who thinks %i: %s', async (centipawns, outcome) => {
    const { opponents } = sitDown({ white: [{ text: 'P-3d', centipawns }] });
    opponents.enter('P-7f');
    await opponents.play();
    expect(kindOf(opponents.enter('draw'))).toBe(outcome);
  });

  test('a draw is declined before the engine has thought', () => {
    const { paper, opponents } = sitDown({ white: [] });
    expect(kindOf(opponents.enter('draw'))).toBe('impossible: declined');
    expect(paper.match.offer).toBeUndefined();
  });

  test.each([
    [true, '1. P-7f P-3d 2. P-2f P-8d 3. P-2e 1-0'],
    [false, '1. P-7f P-3d 2. P-2f P-8d 3. P-2e P-8e *'],
  ])('hopeless for three moves, it gives up if it may: %s', async (resigns, moves) => {
    const white = ['P-3d', 'P-8d', 'P-8e'].map((text) => ({ text, centipawns: -2500 }));
    const { paper, opponents } = sitDown({ white, resigns });
    for (const move of ['P-7f', 'P-2f', 'P-2e']) {
      opponents.enter(move);
      await opponents.play();
    }
    expect(savedMoves(paper)).toBe(moves);
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
