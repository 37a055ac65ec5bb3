import { describe, expect, test } from 'vitest';
import { EngineError } from '../../../source/engine/engine.ts';
import type { SeatedEngine } from '../../../source/match/participants/engine-room.ts';
import { MOVE_LIMIT } from '../../../source/match/participants/opponents.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { kindOf, type PaperOptions, paperMatch, savedMoves } from '../paper-match.ts';
import { seatEngines } from '../seat-engines.ts';
import { type ToldAnswer, ToldEngine } from '../told-engine.ts';

interface Table extends Omit<SeatedEngine, 'engine' | 'limits'> {
  readonly white?: readonly (ToldAnswer | string)[];
  readonly black?: readonly (ToldAnswer | string)[];
  readonly resigns?: boolean;
  readonly paper?: PaperOptions;
  /** The plies that the game seems to have. */
  readonly ply?: number;
}

function sitDown({ white, black, resigns, paper: options = {}, ply, ...seat }: Table) {
  const paper = paperMatch('shogi', options);
  if (ply !== undefined) Object.defineProperty(paper.match.game, 'ply', { value: ply });
  const seatOf = (answers: readonly (ToldAnswer | string)[]) => {
    const engine = new ToldEngine(...answers);
    return { engine, limits: { timeMs: 7 }, ...seat };
  };
  const seats = {
    ...(white && { white: seatOf(white) }),
    ...(black && { black: seatOf(black) }),
  };
  const engine = (seats.white ?? seats.black)?.engine as ToldEngine;
  return { paper, engine, ...seatEngines(paper.match, seats, resigns) };
}

const failing = (failure: EngineError['failure'], detail = '') => ({
  text: '',
  error: new EngineError(failure, detail),
});

describe('an engine that fails', () => {
  test('by an illegal move has lost, and the record tells what it was', async () => {
    const { paper, enter, heard } = sitDown({ white: [failing('illegal-move', '9a9b')] });
    enter('P-7f');
    expect(await heard()).toEqual(['failed illegal-move', 'ended illegal move']);
    expect(paper.match.ending).toEqual({ reason: 'illegal move', winner: 'black' });
    expect(savedMoves(paper)).toContain('{illegal move: 9a9b, not legal} 1-0');
  });

  test('in another way leaves its seat: the game is kept, and goes on', async () => {
    const { paper, opponents, engine, enter, heard } = sitDown({ white: [failing('silent')] });
    enter('P-7f');
    expect(await heard()).toEqual(['failed silent']);
    expect([engine.isClosed, paper.match.ending]).toEqual([true, undefined]);
    expect(opponents.toMove).toBeUndefined();
    expect(kindOf(enter('P-3d'))).toBe('played');
    expect(savedMoves(paper)).toBe('1. P-7f P-3d *');
  });

  test('is not heard where its answer is no longer asked for', async () => {
    const { engine, enter, heard } = sitDown({ white: [failing('silent'), 'P-3d'] });
    engine.holds = true;
    enter('P-7f');
    await heard();
    enter('undo');
    expect(await heard()).toEqual([]);
    expect(engine.isClosed).toBe(false);
  });
});

describe('offers and giving up', () => {
  test.each([
    [-48, 'impossible: declined'],
    [-50, 'ended: agreement'],
    [300, 'impossible: declined'],
  ])('a draw offered to who thinks %i: %s', async (centipawns, outcome) => {
    const { enter, heard } = sitDown({ white: [{ text: 'P-3d', centipawns }] });
    enter('P-7f');
    await heard();
    expect(kindOf(enter('draw'))).toBe(outcome);
  });

  test('a draw is declined before the engine has thought', () => {
    const { paper, enter } = sitDown({ white: [] });
    expect(kindOf(enter('draw'))).toBe('impossible: declined');
    expect(paper.match.offer).toBeUndefined();
  });

  test.each([
    [true, '1. P-7f P-3d 2. P-2f P-8d 3. P-2e 1-0'],
    [false, '1. P-7f P-3d 2. P-2f P-8d 3. P-2e P-8e *'],
  ])('hopeless for three moves, it gives up if it may: %s', async (resigns, moves) => {
    const white = ['P-3d', 'P-8d', 'P-8e'].map((text) => ({ text, centipawns: -2400 }));
    const { paper, enter, heard } = sitDown({ white, resigns });
    for (const move of ['P-7f', 'P-2f', 'P-2e']) {
      enter(move);
      await heard();
    }
    expect(savedMoves(paper)).toBe(moves);
  });
});

/** Both kings in the zone; Black counts 30, White 2. */
const WON = '4K4/9/9/9/9/9/9/9/4k1g1g w 2R2B9P 1';

describe('a declared win', () => {
  test('is counted by our rules', async () => {
    const sfen = WON.replace(' w ', ' b ');
    const { paper, heard } = sitDown({ black: ['declare-win'], paper: { sfen } });
    expect(await heard()).toEqual(['ended impasse']);
    expect(paper.match.ending?.winner).toBe('black');
  });

  test('without an impasse loses like an illegal move', async () => {
    const { paper, heard } = sitDown({ black: ['declare-win'] });
    await heard();
    expect(paper.match.ending).toEqual({ reason: 'illegal move', winner: 'white' });
    expect(savedMoves(paper)).toBe('{illegal move: win declared, no impasse} 0-1');
  });
});

describe('an impasse that would give our engine the game', () => {
  const sfen = WON.replace(' w ', ' b ');
  const black = ['K-4a', 'K-5a'];

  test('is offered with its move; a person may accept', async () => {
    const { paper, enter, heard } = sitDown({ black, declares: true, paper: { sfen } });
    expect(await heard()).toEqual(['moved K-4a', 'offered impasse']);
    expect(paper.match.offer).toEqual({ kind: 'impasse', by: 'black' });
    expect(kindOf(enter('accept'))).toBe('ended: impasse');
  });

  test('is not offered again at once', async () => {
    const { paper, enter, heard } = sitDown({ black, declares: true, paper: { sfen } });
    await heard();
    enter('K-6i');
    expect(await heard()).toEqual(['moved K-5a']);
    expect(paper.match.offer).toBeUndefined();
  });

  test('is not offered by other programs, or where it would lose', async () => {
    const program = sitDown({ black, paper: { sfen } });
    expect(await program.heard()).toEqual(['moved K-4a']);
    const loser = sitDown({ white: ['K-6i'], declares: true, paper: { sfen: WON } });
    expect(await loser.heard()).toEqual(['moved K-6i']);
  });

  test('ends a game of two engines', async () => {
    const { heard } = sitDown({ black, white: [], declares: true, paper: { sfen } });
    expect(await heard()).toEqual(['ended impasse']);
  });
});

test.each<[string, Table, string[]]>([
  ['two engines is drawn', { black: ['P-7f'], white: [] }, ['ended move limit']],
  ['an engine and a person goes on', { black: ['P-7f'] }, ['moved P-7f']],
])('at the limit of plies a game of %s', async (_name, table, told) => {
  const { heard } = sitDown({ ...table, ply: MOVE_LIMIT });
  expect(await heard()).toEqual(told);
});

test('the limit is found with the move that reaches it', async () => {
  const { paper, heard, engine } = sitDown({ black: ['P-7f'], white: ['P-3d'] });
  engine.holds = true;
  await heard();
  Object.defineProperty(paper.match.game, 'ply', { get: () => MOVE_LIMIT });
  engine.release();
  expect(await heard()).toEqual(['moved P-3d', 'ended move limit']);
});

describe("on the person's time", () => {
  const ponders = () => true;
  const white = [{ text: 'P-3d', expects: 'P-2f' }, 'P-8d'];

  async function afterItsMove(table: Partial<Table> = {}) {
    const seated = sitDown({ white, ponders, ...table });
    seated.enter('P-7f');
    await seated.heard();
    return seated;
  }

  test('an engine thinks about what it expects', async () => {
    const { engine } = await afterItsMove();
    expect(engine.isPondering).toBe(true);
    expect(itemAt(engine.pondered, 0).moves).toHaveLength(3);
  });

  test.each<[string, Partial<Table>]>([
    ['where that is not set', { ponders: () => false }],
    ['where it expects nothing', { white: ['P-3d'] }],
    ['where no person sits', { black: ['P-7f'] }],
  ])('not %s', async (_name, table) => {
    const { engine } = await afterItsMove(table);
    expect(engine.pondered).toEqual([]);
  });

  test.each(['P-2f', 'P-9f'])('%s does not stop it before it is asked', async (move) => {
    const { engine, enter, heard } = await afterItsMove();
    enter(move);
    expect([engine.isPondering, engine.stops]).toEqual([true, 0]);
    expect(await heard()).toEqual(['moved P-8d']);
  });

  test.each(['undo', 'resign'])('%s stops it', async (word) => {
    const { engine, enter } = await afterItsMove();
    enter(word);
    expect(engine.isPondering).toBe(false);
  });

  test('a hint, another screen and the end stop it', async () => {
    for (const act of ['hint', 'rest', 'close'] as const) {
      const { opponents, engine } = await afterItsMove();
      const adviser = { engine: new ToldEngine('P-2f'), limits: {} };
      if (act === 'hint') await opponents.hint(adviser);
      else opponents[act]();
      expect(engine.isPondering).toBe(false);
    }
  });

  test('another screen does not stop the search for a move', async () => {
    const { opponents, engine, enter, heard } = await afterItsMove();
    engine.holds = true;
    enter('P-2f');
    await heard();
    opponents.rest();
    expect(engine.stops).toBe(0);
    engine.release();
    expect(await heard()).toEqual(['moved P-8d']);
  });
});
