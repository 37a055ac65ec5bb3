import { describe, expect, test } from 'vitest';
import { EngineError } from '../../source/engine/engine.ts';
import { MOVE_LIMIT } from '../../source/match/engine-game.ts';
import { Opponents } from '../../source/match/opponents.ts';
import type { Seat } from '../../source/match/seat.ts';
import { tagValue } from '../../source/records/record.ts';
import { eventually } from '../helpers/eventually.ts';
import { kindOf, type PaperOptions, paperMatch, savedMoves } from './paper-match.ts';
import { type ToldAnswer, ToldEngine } from './told-engine.ts';

interface Table extends Omit<Seat, 'engine' | 'limits'> {
  readonly white?: readonly (ToldAnswer | string)[];
  readonly black?: readonly (ToldAnswer | string)[];
  readonly paper?: PaperOptions;
}

function sitDown({ white, black, paper: options = {}, ...seat }: Table) {
  const paper = paperMatch('shogi', options);
  const seatOf = (answers: readonly (ToldAnswer | string)[]) => {
    const engine = new ToldEngine(...answers);
    return { engine, limits: { timeMs: 7 }, ...seat };
  };
  const seats = {
    ...(white && { white: seatOf(white) }),
    ...(black && { black: seatOf(black) }),
  };
  const opponents = new Opponents({ match: paper.match, seats, resigns: () => true });
  return { paper, opponents, engine: (seats.white ?? seats.black)?.engine as ToldEngine };
}

const failing = (failure: EngineError['failure'], detail = '') => ({
  text: '',
  error: new EngineError(failure, detail),
});

describe('an engine that fails', () => {
  test('by an illegal move has lost, and the record tells what it was', async () => {
    const { paper, opponents } = sitDown({ white: [failing('illegal-move', '9a9b')] });
    opponents.enter('P-7f');
    expect(await opponents.play()).toMatchObject({ kind: 'failed', color: 'white', hasLost: true });
    expect(paper.match.ending).toEqual({ reason: 'illegal move', winner: 'black' });
    expect(savedMoves(paper)).toContain('{illegal move: 9a9b, not legal} 1-0');
  });

  test('in another way leaves its seat: the game is kept, and goes on', async () => {
    const { paper, opponents, engine } = sitDown({ white: [failing('silent')] });
    opponents.enter('P-7f');
    expect(await opponents.play()).toMatchObject({ kind: 'failed', error: { failure: 'silent' } });
    expect([engine.isClosed, paper.match.ending]).toEqual([true, undefined]);
    expect([opponents.toMove, await opponents.play()]).toEqual([undefined, undefined]);
    expect(kindOf(opponents.enter('P-3d'))).toBe('played');
    expect(savedMoves(paper)).toBe('1. P-7f P-3d *');
  });

  test('is not heard where its answer is no longer asked for', async () => {
    const { opponents, engine } = sitDown({ white: [failing('silent'), 'P-3d'] });
    engine.holds = true;
    opponents.enter('P-7f');
    const answer = opponents.play();
    await eventually(() => expect(engine.asked).toHaveLength(1));
    opponents.enter('undo');
    expect(await answer).toBeUndefined();
    expect(engine.isClosed).toBe(false);
  });
});

/** Both kings in the zone; Black counts 30, White 2. */
const WON = '4K4/9/9/9/9/9/9/9/4k1g1g w 2R2B9P 1';

describe('a declared win', () => {
  test('is counted by our rules', async () => {
    const sfen = WON.replace(' w ', ' b ');
    const { paper, opponents } = sitDown({ black: ['declare-win'], paper: { sfen } });
    expect(kindOf((await opponents.play()) as never)).toBe('ended: impasse');
    expect(paper.match.ending?.winner).toBe('black');
  });

  test('without an impasse loses like an illegal move', async () => {
    const { paper, opponents } = sitDown({ black: ['declare-win'] });
    await opponents.play();
    expect(paper.match.ending).toEqual({ reason: 'illegal move', winner: 'white' });
    expect(savedMoves(paper)).toBe('{illegal move: win declared, no impasse} 0-1');
  });
});

describe('an impasse that would give our engine the game', () => {
  const sfen = WON.replace(' w ', ' b ');
  const black = ['K-4a', 'K-5a'];

  test('is offered with its move; a person may accept', async () => {
    const { paper, opponents } = sitDown({ black, declares: true, paper: { sfen } });
    await opponents.play();
    expect(paper.match.offer).toEqual({ kind: 'impasse', by: 'black' });
    expect(kindOf(opponents.enter('accept'))).toBe('ended: impasse');
  });

  test('is not offered again at once', async () => {
    const { paper, opponents } = sitDown({ black, declares: true, paper: { sfen } });
    await opponents.play();
    opponents.enter('K-6i');
    await opponents.play();
    expect([paper.match.game.ply, paper.match.offer]).toEqual([3, undefined]);
  });

  test('is not offered by other programs, or where it would lose', async () => {
    const program = sitDown({ black, paper: { sfen } });
    await program.opponents.play();
    expect(program.paper.match.offer).toBeUndefined();
    const loser = sitDown({ white: ['K-6i'], declares: true, paper: { sfen: WON } });
    await loser.opponents.play();
    expect(loser.paper.match.offer).toBeUndefined();
  });

  test('ends a game of two engines', async () => {
    const { opponents } = sitDown({ black, white: [], declares: true, paper: { sfen } });
    expect(kindOf((await opponents.play()) as never)).toBe('ended: impasse');
  });
});

test('a game of two engines is drawn at a number of plies, one with a person is not', async () => {
  for (const [table, outcome] of [
    [{ black: ['P-7f'], white: [] }, 'ended: move limit'],
    [{ black: ['P-7f'] }, 'played'],
  ] as const) {
    const { paper, opponents } = sitDown(table);
    Object.defineProperty(paper.match.game, 'ply', { value: MOVE_LIMIT });
    expect(kindOf((await opponents.play()) as never)).toBe(outcome);
  }
});

describe("on the person's time", () => {
  const ponders = () => true;
  const white = [{ text: 'P-3d', expects: 'P-2f' }, 'P-8d'];

  async function afterItsMove(table: Partial<Table> = {}) {
    const seated = sitDown({ white, ponders, ...table });
    seated.opponents.enter('P-7f');
    await seated.opponents.play();
    return seated;
  }

  test('an engine thinks about what it expects', async () => {
    const { engine } = await afterItsMove();
    expect(engine.isPondering).toBe(true);
    expect(engine.pondered[0].moves).toHaveLength(3);
  });

  test.each<[string, Partial<Table>]>([
    ['where that is not set', { ponders: () => false }],
    ['where it expects nothing', { white: ['P-3d'] }],
    ['where no person sits', { black: ['P-2f'] }],
  ])('not %s', async (_name, table) => {
    const { engine } = await afterItsMove(table);
    expect(engine.pondered).toEqual([]);
  });

  test.each(['P-2f', 'P-9f'])('%s does not stop it before it is asked', async (move) => {
    const { opponents, engine } = await afterItsMove();
    opponents.enter(move);
    expect([engine.isPondering, engine.stops]).toEqual([true, 0]);
    expect(await opponents.play()).toMatchObject({ text: 'P-8d' });
  });

  test.each(['undo', 'resign'])('%s stops it', async (word) => {
    const { opponents, engine } = await afterItsMove();
    opponents.enter(word);
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
    const { opponents, engine } = await afterItsMove();
    engine.holds = true;
    opponents.enter('P-2f');
    const answer = opponents.play();
    await eventually(() => expect(engine.asked).toHaveLength(2));
    opponents.rest();
    expect(engine.stops).toBe(0);
    engine.release();
    await answer;
  });
});

describe('a program that is being started', () => {
  test('gives the player its name, and tells of options', async () => {
    const fault = { code: 'unknown-option', name: 'Book' } as const;
    const { paper, opponents } = sitDown({ white: [], opened: Promise.resolve([fault]) });
    expect(opponents.starting).toEqual(['white']);
    expect(await opponents.arrivals[0]).toEqual({
      ...{ kind: 'started', color: 'white', name: 'Stub', optionFaults: [fault] },
    });
    expect(opponents.starting).toEqual([]);
    expect(tagValue(paper.match.record, 'White')).toBe('Stub');
  });

  test('and fails leaves its seat', async () => {
    const opened = Promise.reject(new EngineError('no-handshake', 'usi'));
    const { opponents } = sitDown({ white: [], opened });
    expect(await opponents.arrivals[0]).toMatchObject({ kind: 'failed', color: 'white' });
    opponents.enter('P-7f');
    expect([opponents.starting, opponents.toMove]).toEqual([[], undefined]);
  });

  test('is not told of when the game is closed', async () => {
    const { opponents } = sitDown({ white: [], opened: Promise.resolve([]) });
    opponents.close();
    expect(await opponents.arrivals[0]).toBeUndefined();
  });
});
