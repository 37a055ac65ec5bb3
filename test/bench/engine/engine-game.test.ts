import { describe, expect } from 'vitest';
import { EngineError } from '../../../source/engine/engine.ts';
import { MOVE_LIMIT } from '../../../source/match/participants/opponents.ts';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { lastNode, mainLine, tagValue } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { moveOf } from '../../helpers/play.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ListedEngine, type Reply } from '../../match/listed-engine.ts';
import { type EngineGameOptions, type EngineGameResult, playEngineGame } from './engine-game.ts';

const SHOGI = variantOf('shogi');
/** Black mates with G*5b. */
const MATE_IN_ONE = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
/** Both kings have entered; Black has all the points. */
const ENTERED = '4K4/9/9/9/9/9/9/9/4k4 b 2R2BGSNL2P 1';

function play(
  black: ListedEngine,
  white: ListedEngine,
  options: Partial<EngineGameOptions> & { readonly sfen?: string } = {},
): Promise<EngineGameResult> {
  const { sfen, ...others } = options;
  const variant = others.variant ?? SHOGI;
  return playEngineGame({
    variant,
    start: sfen === undefined ? startPosition(variant) : readSfen(variant, sfen),
    engines: { black, white },
    limits: { black: { nodes: 1 }, white: { nodes: 2 } },
    ...others,
  });
}

function answering(...replies: Reply[]): ListedEngine {
  return new ListedEngine({ replies });
}

describe('an end', () => {
  test.each<
    [name: string, replies: Reply[], end: string, failed?: string | undefined, sfen?: string]
  >([
    ['by mate', ['G*5b'], '1-0 checkmate', undefined, MATE_IN_ONE],
    ['by resignation', [{ kind: 'resign' }], '0-1 resignation'],
    ['by a declared win', [{ kind: 'declare-win' }], '1-0 impasse', undefined, ENTERED],
    ['by a win wrongly declared', [{ kind: 'declare-win' }], '0-1 illegal move'],
    ['by an illegal move', ['7g7e'], '0-1 illegal move', 'illegal-move'],
    ['by a drop from nowhere', ['P*5e'], '0-1 illegal move', 'illegal-move'],
    ['by no move', [{ kind: 'none' }], '0-1 other: engine failed', 'nonsense'],
    ['by silence', [new EngineError('silent')], '0-1 other: engine failed', 'silent'],
    [
      'by a lie that was found before us',
      [new EngineError('illegal-move', '7g7e')],
      '0-1 illegal move',
      'illegal-move',
    ],
  ])('%s', async (_, replies, end, failed, sfen) => {
    const { record, failure } = await play(answering(...replies), new ListedEngine(), {
      ...(sfen && { sfen }),
    });
    expect(`${record.score} ${record.termination}`).toBe(end);
    expect(failure?.error.failure).toBe(failed);
    expect(failure?.color).toBe(failed && 'black');
    const read = itemAt(parsePsn(formatPsn(record)), 0);
    expect(read.fault).toBeUndefined();
    expect([read.record?.score, read.record?.termination]).toEqual(end.split(/ (.*)/, 2));
  });

  test('White can fail too', async () => {
    const white = answering(new EngineError('ended', 'status 1'));
    const { record, failure } = await play(new ListedEngine(), white);
    expect(failure).toMatchObject({ color: 'white', error: { failure: 'ended' } });
    expect(record.score).toBe('1-0');
    expect(lastNode(record).comments).toEqual(['engine failed: ended, status 1']);
  });

  test.each<[reply: Reply, comment: string]>([
    ['P*5e', 'illegal move: P*5e, not legal'],
    [new EngineError('illegal-move', 'xyz'), 'illegal move: xyz, not legal'],
    [new EngineError('flood'), 'engine failed: flood'],
    [{ kind: 'declare-win' }, 'illegal move: win declared, no impasse'],
    [{ kind: 'move', move: 0x2ffff as Move }, `illegal move: ${0x2ffff}, not legal`],
  ])('after %j a comment tells why', async (reply, comment) => {
    const { record } = await play(answering('7g7f', reply), answering('3c3d'));
    expect(mainLine(record)).toHaveLength(2);
    expect(lastNode(record).comments).toEqual([comment]);
  });

  test('by repetition', async () => {
    const black = answering('2h3h', '3h2h', '2h3h', '3h2h', '2h3h', '3h2h');
    const white = answering('8b7b', '7b8b', '8b7b', '7b8b', '8b7b', '7b8b');
    const { record } = await play(black, white);
    expect([record.score, record.termination]).toEqual(['1/2-1/2', 'repetition']);
    expect(mainLine(record)).toHaveLength(12);
  });

  test('by the move limit, in which the opening counts', async () => {
    const { record } = await play(
      new ListedEngine({ replies: round(BLACK_ROUND).slice(1) }),
      new ListedEngine({ replies: round(WHITE_ROUND).slice(1) }),
      {
        sfen: '8k/9/9/9/9/9/9/9/K8 b - 1',
        opening: ['9i9h', '1a2a'].map((move) => moveOf(SHOGI, move)),
      },
    );
    expect([record.score, record.termination]).toEqual(['1/2-1/2', 'move limit']);
    expect(mainLine(record)).toHaveLength(MOVE_LIMIT);
  });
});

/** Rounds of 7 and 36 squares for kings: a position comes back after 252 moves of each. */
const BLACK_ROUND = ['9i', '9h', '8g', '7g', '6h', '7i', '8i'];
const FILES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WHITE_ROUND = [
  ...FILES.map((file) => `${file}a`),
  ...FILES.slice(1)
    .toReversed()
    .map((file) => `${file}b`),
  ...FILES.slice(1).map((file) => `${file}c`),
  ...FILES.toReversed().map((file) => `${file}d`),
  ...['1c', '1b'],
];

/** The moves of a king that goes round and round. */
function round(squares: readonly string[]): string[] {
  return Array.from({ length: MOVE_LIMIT }, (_, at) => {
    return itemAt(squares, at % squares.length) + itemAt(squares, (at + 1) % squares.length);
  });
}

describe('engines are asked', () => {
  test('in turn, with the moves so far and their own limits', async () => {
    const black = answering('7g7f', '2g2f', { kind: 'resign' });
    const white = answering('3c3d', '8c8d');
    const opening = ['1g1f', '1c1d'].map((move) => moveOf(SHOGI, move));
    const { record } = await play(black, white, { opening });
    const seen = ({ asked }: ListedEngine) =>
      asked.map(({ game }) => game.moves.map((move) => formatUsi(SHOGI, move)).join(' '));
    expect(seen(black)).toEqual([
      '1g1f 1c1d',
      '1g1f 1c1d 7g7f 3c3d',
      '1g1f 1c1d 7g7f 3c3d 2g2f 8c8d',
    ]);
    expect(seen(white)).toEqual(['1g1f 1c1d 7g7f', '1g1f 1c1d 7g7f 3c3d 2g2f']);
    expect(black.asked.map(({ limits }) => limits.nodes)).toEqual([1, 1, 1]);
    expect(white.asked.map(({ limits }) => limits.nodes)).toEqual([2, 2]);
    expect(mainLine(record)).toHaveLength(6);
  });

  test('White first where White begins', async () => {
    const sfen = SHOGI.start.replace(' b ', ' w ');
    const { record } = await play(new ListedEngine(), answering({ kind: 'resign' }), { sfen });
    expect(record.score).toBe('1-0');
  });

  test('and an opening with a move that is not legal is a broken promise', async () => {
    const opening = [moveOf(SHOGI, '7g7e')];
    await expect(play(new ListedEngine(), new ListedEngine(), { opening })).rejects.toThrow(
      RangeError,
    );
  });

  test('what is thrown and is no failure of an engine is thrown on', async () => {
    const broken = new ListedEngine({
      onSearch: () => {
        throw new TypeError('broken');
      },
    });
    await expect(play(broken, new ListedEngine())).rejects.toThrow(TypeError);
  });
});

describe('the record', () => {
  test('has the names of the engines', async () => {
    const { record } = await play(
      new ListedEngine({ name: 'One', replies: ['7g7f', { kind: 'resign' }] }),
      new ListedEngine({ name: 'Two', replies: ['3c3d'] }),
    );
    expect(['Black', 'White'].map((name) => tagValue(record, name))).toEqual(['One', 'Two']);
  });

  longTest.each(VARIANTS)('of $id holds a whole game that can be read', async (variant) => {
    const engines = [new ListedEngine({ seed: 5 }), new ListedEngine({ seed: 6 })] as const;
    const { record, failure } = await play(...engines, { variant });
    expect(failure).toBeUndefined();
    expect(record.score).not.toBe('*');
    const read = itemAt(parsePsn(formatPsn(record)), 0);
    expect(read.fault).toBeUndefined();
    expect(formatPsn(read.record ?? record)).toBe(formatPsn(record));
  });
});

describe('a game that is left', () => {
  test.each(['random', 'silent'] as const)('while an engine is %s', async (reply) => {
    const leave = new AbortController();
    const white = new ListedEngine({
      replies: ['3c3d', reply],
      onSearch: ({ moves }) => {
        if (moves.length === 3) leave.abort();
      },
    });
    const { record, failure } = await play(answering('7g7f', '2g2f'), white, {
      signal: leave.signal,
    });
    expect([record.score, record.termination]).toEqual(['*', 'interrupted']);
    expect(failure).toBeUndefined();
    expect(mainLine(record)).toHaveLength(3);
    const read = itemAt(parsePsn(formatPsn(record)), 0);
    expect([read.record?.score, read.record?.termination]).toEqual(['*', 'interrupted']);
  });

  test('a silent engine is told to stop', async () => {
    const leave = new AbortController();
    const black = new ListedEngine({ replies: ['silent'], onSearch: () => leave.abort() });
    await play(black, new ListedEngine(), { signal: leave.signal });
    expect(black.stops).toBe(1);
  });

  test('before it began asks nobody', async () => {
    const black = new ListedEngine();
    const { record } = await play(black, new ListedEngine(), { signal: AbortSignal.abort() });
    expect([record.score, black.asked.length]).toEqual(['*', 0]);
  });
});
