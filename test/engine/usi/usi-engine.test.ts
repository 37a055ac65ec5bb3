import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, vi } from 'vitest';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineFailure,
  type EngineGame,
  evenGame,
  type SearchReport,
} from '../../../source/engine/engine.ts';
import { UsiAnalyst } from '../../../source/engine/usi/usi-analyst.ts';
import {
  askUsiEngine,
  openUsiEngine,
  type UsiTimeouts,
} from '../../../source/engine/usi/usi-engine.ts';
import { parsePosition, wordsOf } from '../../../source/engine/usi/usi-protocol.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatVariantIni } from '../../../source/rules/fairy/format-variant.ts';
import { formatUsi, parseUsi } from '../../../source/rules/notation/usi.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { whale } from '../../../source/rules/variants/whale/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';
import { PROJECT } from '../../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const SCRIPT = join(PROJECT, 'test/helpers/scripted-engine.mjs');

const opened: Engine[] = [];
afterEach(() => {
  for (const engine of opened.splice(0)) engine.close();
});

function commandOf(settings: Readonly<Record<string, string>>): string {
  const words = Object.entries(settings).map(([name, value]) => `'${name}=${value}'`);
  return `"${process.execPath}" '${SCRIPT}' ${words.join(' ')}`;
}

interface Opening {
  readonly variant?: Variant;
  readonly options?: Readonly<Record<string, string>>;
  readonly timeouts?: Partial<UsiTimeouts>;
  readonly ponders?: boolean;
}

async function open(
  settings: Readonly<Record<string, string>>,
  { variant = shogi, ...others }: Opening = {},
): Promise<Engine> {
  const engine = await openUsiEngine({ command: commandOf(settings), variant, ...others });
  opened.push(engine);
  return engine;
}

/** The process of a scripted engine, which tells its number in its name. */
function hasGone(engine: Engine): Promise<void> {
  const pid = Number(engine.name.split(' ')[1]);
  return eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
}

async function failureOf(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineError)) throw error;
  return error;
}

function gameOf(variant: Variant, position: string): EngineGame {
  const game = parsePosition(variant, wordsOf(position));
  if (!game.ok) throw new RangeError(game.fault.found);
  return game.value;
}

function answerText(variant: Variant, answer: EngineAnswer): string {
  if (answer.kind !== 'move') return answer.kind;
  const moves = [answer.move, ...(answer.ponder === undefined ? [] : [answer.ponder])];
  return moves.map((move) => formatUsi(variant, move)).join(' ');
}

describe('an engine that keeps to the protocol', () => {
  const ANSWERS: readonly [
    name: string,
    best: string,
    position: string,
    limits: object,
    answer: string,
  ][] = [
    ['a move', 'bestmove 7g7f', 'startpos', {}, '7g7f'],
    ['a move after others', 'bestmove 3c3d', 'startpos moves 7g7f', {}, '3c3d'],
    ['a ponder move', 'bestmove 7g7f ponder 3c3d', 'startpos', {}, '7g7f 3c3d'],
    ['an illegal ponder move', 'bestmove 7g7f ponder 7g7f', 'startpos', {}, '7g7f'],
    ['resignation', 'bestmove resign', 'startpos', {}, 'resign'],
    ['a declared win', 'bestmove win', 'startpos', {}, 'declare-win'],
    ['no mate', 'checkmate nomate', 'startpos', { mate: 5 }, 'none'],
    ['no time for a mate', 'checkmate timeout', 'startpos', { mate: 5 }, 'none'],
    ['mates not understood', 'checkmate notimplemented', 'startpos', { mate: 5 }, 'none'],
    ['a mate', 'checkmate G*5b', 'sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1', { mate: 1 }, 'G*5b'],
    ['a mate that is too long', 'checkmate 7g7f 3c3d 2g2f', 'startpos', { mate: 1 }, 'none'],
    ['a move in place of a mate', 'bestmove 7g7f', 'startpos', { mate: 5 }, 'none'],
    [
      'a mate by a move',
      'info depth 1 score mate 1 pv G*5b|bestmove G*5b',
      'sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1',
      { mate: 5 },
      'G*5b',
    ],
    ['words before it', 'hello|info|bestmoves|bestmove 7g7f', 'startpos', {}, '7g7f'],
  ];

  sharedTest.each(shareOf(ANSWERS, 7))('%s', async (_name, best, position, limits, expected) => {
    const engine = await open({ best });
    const answer = await engine.search(gameOf(shogi, position), limits);
    expect(answerText(shogi, answer)).toBe(expected);
  });

  longTest('its name is its own', async () => {
    const engine = await open({});
    expect(engine.name).toMatch(/^Scripted \d+$/);
  });

  test('what it is told', async () => {
    const log = join(temporaryFolder(), 'log');
    const engine = await open(
      { log, variants: 'chess,shogi' },
      { options: { USI_Hash: '16', threads: '2', Book: 'x' } },
    );
    await engine.search(evenGame(shogi), { nodes: 100 });
    await engine.search(gameOf(shogi, 'startpos moves 7g7f 3c3d'), { depth: 3 });
    engine.close();
    await hasGone(engine);
    expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toEqual([
      'usi',
      'setoption name USI_Variant value shogi',
      'setoption name USI_Hash value 16',
      'setoption name Threads value 2',
      'isready',
      'usinewgame',
      'position startpos',
      'go nodes 100',
      'position startpos moves 7g7f 3c3d',
      'go depth 3',
      'quit',
    ]);
  });

  test('what it finds is reported, and nonsense is not', async () => {
    const best = [
      'info depth 3 seldepth 5 nodes 1000 time 20 nps 50000 score cp -31 pv 7g7f 3c3d',
      'info string depth 9 score cp 1 pv 7g7f',
      'info depth x score cp 1 pv 7g7f',
      'info depth 4 score cp 20 lowerbound pv 7g7f',
      'info depth 4 score cp 20 multipv 2 pv 7g7f',
      'info depth 4 score cp 20 pv 5e5d',
      'info depth 4 nodes 7',
      'info depth 5 score mate -4 pv 2g2f 3c3d 9i9a',
      'bestmove 7g7f',
    ].join('|');
    const engine = await open({ best });
    const reports: SearchReport[] = [];
    await engine.search(evenGame(shogi), {}, (report) => reports.push(report));
    const move = (text: string) => parseUsi(shogi, text);
    expect(reports).toEqual([
      {
        depth: 3,
        nodes: 1000,
        timeMs: 20,
        score: { kind: 'value', centipawns: -31 },
        line: [move('7g7f'), move('3c3d')],
      },
      {
        depth: 5,
        nodes: 0,
        timeMs: 0,
        score: { kind: 'mate', plies: -4 },
        line: [move('2g2f'), move('3c3d')],
      },
    ]);
  });

  longTest('a mate is reported with its line', async () => {
    const engine = await open({ best: 'checkmate G*5b' });
    const reports: SearchReport[] = [];
    const game = gameOf(shogi, 'sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1');
    await engine.search(game, { mate: 1 }, (report) => reports.push(report));
    expect(reports).toEqual([
      expect.objectContaining({
        score: { kind: 'mate', plies: 1 },
        line: [parseUsi(shogi, 'G*5b')],
      }),
    ]);
  });

  longTest('lines may come in pieces', async () => {
    const engine = await open({ act: 'split', best: 'bestmove 7g7f' });
    expect(answerText(shogi, await engine.search(evenGame(shogi), {}))).toBe('7g7f');
  });

  longTest('bytes that are not UTF-8 are passed over', async () => {
    const engine = await open({ act: 'bytes', best: 'bestmove 7g7f' });
    expect(answerText(shogi, await engine.search(evenGame(shogi), {}))).toBe('7g7f');
  });

  longTest('it is not asked where there is no legal move', async () => {
    const engine = await open({ act: 'crash' });
    const game = gameOf(shogi, 'sfen 8k/8G/8G/9/9/9/9/9/K8 w - 9');
    expect(await engine.search(game, { nodes: 1 })).toEqual({ kind: 'none' });
  });
});

describe('a slow engine', () => {
  sharedTest.each(
    shareOf<[name: string, limits: object]>(
      [
        ['past its time', { timeMs: 1 }],
        [
          'past its clock',
          {
            clock: {
              blackMs: 1,
              whiteMs: 1e9,
              byoyomiMs: 1,
              blackIncrementMs: 1,
              whiteIncrementMs: 1e9,
            },
          },
        ],
        ['past the longest search', { nodes: 5 }],
      ],
      3,
    ),
  )('is stopped %s', async (_name, limits) => {
    const engine = await open(
      { act: 'slow', best: 'bestmove 7g7f' },
      { timeouts: { untimedMs: 1 } },
    );
    expect(answerText(shogi, await engine.search(evenGame(shogi), limits))).toBe('7g7f');
  });

  longTest('is stopped by us', async () => {
    const engine = await open({ act: 'slow', best: 'bestmove 7g7f' });
    const answer = engine.search(evenGame(shogi), {});
    engine.stop();
    expect(answerText(shogi, await answer)).toBe('7g7f');
  });

  longTest('thinks about one position at a time', async () => {
    const engine = await open({ act: 'slow' });
    const answer = engine.search(evenGame(shogi), {});
    await expect(engine.search(evenGame(shogi), {})).rejects.toThrow(RangeError);
    engine.stop();
    expect(await answer).toEqual({ kind: 'resign' });
  });

  test('an answer that crossed `stop` is not taken for the next one', async () => {
    const engine = await open({ act: 'late', best: 'bestmove 5g5f' });
    const first = engine.search(evenGame(shogi), {});
    engine.stop();
    expect(answerText(shogi, await first)).toBe('7g7f');
    expect(answerText(shogi, await engine.search(evenGame(shogi), {}))).toBe('5g5f');
  });
});

describe('the variant', () => {
  sharedTest.each(
    shareOf<[name: string, variant: Variant, variants: string, option: string, sent: string]>(
      [
        [
          'the name of others',
          yari,
          'chess,yarishogi',
          'USI_Variant',
          'USI_Variant value yarishogi',
        ],
        ['our name', yari, 'yari', 'UCI_Variant', 'UCI_Variant value yari'],
        ['ogi', ogi, 'shogi,ogi', 'USI_Variant', 'USI_Variant value ogi'],
        ['shogi', shogi, 'shogi,ogi', 'UCI_Variant', 'UCI_Variant value shogi'],
      ],
      4,
    ),
  )('is announced: %s', async (_name, variant, variants, option, sent) => {
    const log = join(temporaryFolder(), 'log');
    const engine = await open({ log, variants, option }, { variant });
    await engine.search(evenGame(variant), {});
    engine.close();
    await hasGone(engine);
    const lines = readFileSync(log, 'utf8').split('\n');
    expect(lines).toContain(`setoption name ${sent}`);
    const start = variant === shogi ? 'startpos' : `sfen ${variant.start}`;
    expect(lines).toContain(`position ${start}`);
  });

  test('is described to an engine that lacks it and reads descriptions', async () => {
    const log = join(temporaryFolder(), 'log');
    const engine = await open({ log, variants: 'chess', reads: 'yes' }, { variant: ogi });
    await engine.search(evenGame(ogi), {});
    engine.close();
    await hasGone(engine);
    const text = readFileSync(log, 'utf8');
    expect(text).toContain(formatVariantIni(ogi));
    expect(text).toContain('setoption name USI_Variant value ogi\n');
    const [, path = ''] = /VariantPath value (.*)/.exec(text) ?? [];
    expect([path, existsSync(path)]).toEqual([expect.stringMatching(/ogi\.ini$/), false]);
  });

  sharedTest.each(
    shareOf<[name: string, variant: Variant, settings: Record<string, string>, detail: string]>(
      [
        ['an engine without the option', yari, {}, ''],
        ['one with other variants', ogi, { variants: 'shogi,yarishogi' }, 'shogi yarishogi'],
        ['one of another option', ogi, { variants: 'ogi', option: 'Variant' }, ''],
        ['a name that only begins alike', ogi, { variants: 'ogiogi' }, 'ogiogi'],
        ['one without shogi', shogi, { variants: 'chess' }, 'chess'],
        [
          'one that reads what cannot be described',
          whale,
          { variants: 'chess', reads: 'yes' },
          'chess',
        ],
      ],
      6,
    ),
  )('is refused by %s', async (_name, variant, settings, detail) => {
    const error = await failureOf(open(settings, { variant }));
    expect(error).toMatchObject({ failure: 'no-variant', detail });
  });

  longTest('a game of another one is a mistake of ours', async () => {
    const engine = await open({});
    await expect(engine.search(evenGame(ogi), {})).rejects.toThrow(RangeError);
  });
});

describe('an engine that cannot be used', () => {
  sharedTest.each(
    shareOf<[name: string, command: string, failure: EngineFailure, detail: RegExp, code?: string]>(
      [
        ['no command', '', 'not-started', /^$/],
        ['an open quote', 'engine "a', 'not-started', /^engine "a$/],
        ['no such program', '/nowhere/at-all', 'not-started', /^\/nowhere\/at-all$/, 'ENOENT'],
        ['a folder', PROJECT, 'not-started', /^\//, 'EACCES'],
        ['a word that is none', 'a\0b', 'not-started', /^a b$/, 'ERR_INVALID_ARG_VALUE'],
        ['one that ends at once', `"${process.execPath}" -e ''`, 'ended', /^status 0$/],
      ],
    ),
  )('%s', async (_name, command, failure, detail, code = '') => {
    const error = await failureOf(openUsiEngine({ command, variant: shogi }));
    expect(error.failure).toBe(failure);
    expect(error.detail).toMatch(detail);
    expect(error.code).toBe(code);
  });

  sharedTest.each(
    shareOf(
      [
        ['silence at usi', 'silent-at-usi', 'usi', 'usi'],
        ['silence at isready', 'silent-at-isready', 'isready', 'isready'],
        ['a closed input', 'closed-input', 'closed', 'usi'],
      ],
      3,
    ),
  )('%s', async (_, act, last, detail) => {
    const log = join(temporaryFolder(), 'log');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const error = failureOf(open({ act, log }, { timeouts: { handshakeMs: 1e6, exitMs: 1 } }));
    await eventually(() => expect(readFileSync(log, 'utf8')).toContain(`${last}\n`));
    vi.advanceTimersByTime(1e6);
    expect(await error).toMatchObject({ failure: 'no-handshake', detail });
    vi.advanceTimersByTime(10);
  });

  sharedTest.each(
    shareOf<[act: string, failure: EngineFailure, detail: RegExp]>(
      [
        ['crash-at-usi', 'ended', /^status 3$/],
        ['flood-at-usi', 'flood', /^chatter$/],
      ],
      2,
    ),
  )('%s', async (act, failure, detail) => {
    const error = await failureOf(open({ act }));
    expect(error.failure).toBe(failure);
    expect(error.detail).toMatch(detail);
  });
});

describe('an engine that fails while it thinks is ended and stays dead', () => {
  const FAILURES: readonly [
    name: string,
    settings: Record<string, string>,
    failure: EngineFailure,
    detail: string,
  ][] = [
    ['silence', { act: 'silent' }, 'silent', 'go'],
    ['silence, and deaf to SIGTERM', { act: 'stubborn' }, 'silent', 'go'],
    ['a crash', { act: 'crash' }, 'ended', 'status 7: out of cheese'],
    ['a signal', { act: 'killed' }, 'ended', 'SIGKILL'],
    ['endless output', { act: 'flood' }, 'flood', 'info string chatter'],
    ['a huge line', { act: 'huge-line' }, 'flood', 'x'.repeat(200)],
    ['a huge line without an end', { act: 'open-line' }, 'flood', 'x'.repeat(200)],
    ['an illegal move', { best: 'bestmove 7g7e' }, 'illegal-move', '7g7e'],
    ['a move that is none', { best: 'bestmove e2e4' }, 'illegal-move', 'e2e4'],
    ['escape codes', { best: 'bestmove \u001b[2J' }, 'illegal-move', '[2J'],
    ['an answer without a move', { best: 'bestmove' }, 'nonsense', 'bestmove'],
    ['a mate that nobody asked for', { best: 'checkmate 7g7f' }, 'nonsense', 'checkmate 7g7f'],
  ];

  sharedTest.each(shareOf(FAILURES, 6))('%s', async (_name, settings, failure, detail) => {
    const isSilent = failure === 'silent';
    const timeouts = { exitMs: 20, ...(isSilent && { graceMs: 20 }) };
    const engine = await open(settings, { timeouts });
    const limits = isSilent ? { timeMs: 1 } : {};
    const error = await failureOf(engine.search(evenGame(shogi), limits));
    expect(error).toMatchObject({ failure, detail });
    expect(await failureOf(engine.search(evenGame(shogi), {}))).toBe(error);
    engine.stop();
    await hasGone(engine);
  });

  longTest('a crash, while another process holds its output', async () => {
    const engine = await open({ act: 'crash-of-two' }, { timeouts: { exitMs: 1e6 } });
    const error = await failureOf(engine.search(evenGame(shogi), {}));
    expect(error).toMatchObject({ failure: 'ended', detail: 'status 7' });
  });

  test('an input that it no longer reads', async () => {
    const log = join(temporaryFolder(), 'log');
    const engine = await open({ act: 'deaf', log }, { timeouts: { graceMs: 20, exitMs: 20 } });
    const answer = failureOf(engine.search(evenGame(shogi), {}));
    await eventually(() => expect(readFileSync(log, 'utf8')).toContain('deaf'));
    engine.stop();
    expect((await answer).failure).toBe('silent');
    await hasGone(engine);
  });

  sharedTest.each(
    shareOf<[name: string, best: string, failure: EngineFailure, detail: string]>(
      [
        ['an illegal mate', 'checkmate 7g7f 7g7f', 'illegal-move', '7g7f'],
        ['a mate without a move', 'checkmate', 'nonsense', 'checkmate'],
      ],
      2,
    ),
  )('%s', async (_name, best, failure, detail) => {
    const engine = await open({ best });
    const error = await failureOf(engine.search(evenGame(shogi), { mate: 5 }));
    expect(error).toMatchObject({ failure, detail });
  });
});

describe('close', () => {
  sharedTest.each(shareOf(['', 'lingering', 'stubborn', 'flood', 'silent'], 3))(
    'ends an engine: %s',
    async (act) => {
      const engine = await open({ act }, { timeouts: { exitMs: 20 } });
      engine.close();
      engine.close();
      engine.stop();
      await hasGone(engine);
      await expect(engine.search(evenGame(shogi), {})).rejects.toThrow(RangeError);
    },
  );

  longTest('leaves a search without an answer', async () => {
    const engine = await open({ act: 'slow' }, { timeouts: { graceMs: 1, exitMs: 20 } });
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    engine.search(evenGame(shogi), { timeMs: 1 }).then(settle, settle);
    engine.close();
    await hasGone(engine);
    expect(isSettled).toBe(false);
  });

  longTest('leaves nothing that keeps the program alive', async () => {
    const before = process.listenerCount('exit');
    const engine = await open({});
    expect(process.listenerCount('exit')).toBe(before + 1);
    engine.close();
    await hasGone(engine);
    await eventually(() => expect(process.listenerCount('exit')).toBe(before));
  });
});

describe("on the opponent's time", () => {
  const PONDERING = { ponders: 'yes', best: 'bestmove 2g2f' };
  const before = gameOf(shogi, 'startpos moves 7g7f');
  const expected = gameOf(shogi, 'startpos moves 7g7f 3c3d');

  async function talk(
    settings: Readonly<Record<string, string>>,
    act: (engine: Engine) => Promise<unknown>,
    opening: Opening = { ponders: true },
  ): Promise<string[]> {
    const log = join(temporaryFolder(), 'log');
    const engine = await open({ ...PONDERING, ...settings, log }, opening);
    await act(engine);
    engine.close();
    await hasGone(engine);
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    return lines.slice(lines.indexOf('usinewgame') + 1, -1);
  }

  const GO_PONDER = ['position startpos moves 7g7f 3c3d', 'go ponder movetime 1000'];

  test('the expected move is told by ponderhit', async () => {
    const said = await talk({}, async (engine) => {
      engine.ponder?.(expected, { timeMs: 1000 });
      const answer = await engine.search(expected, { timeMs: 1000 });
      expect(answerText(shogi, answer)).toBe('2g2f');
    });
    expect(said).toEqual([...GO_PONDER, 'ponderhit']);
  });

  test('another move ends it, whatever it says then', async () => {
    const other = gameOf(shogi, 'startpos moves 7g7f 8c8d');
    const said = await talk({}, async (engine) => {
      engine.ponder?.(expected, { timeMs: 1000 });
      const answer = await engine.search(other, { timeMs: 1000 });
      expect(answerText(shogi, answer)).toBe('2g2f');
    });
    const anew = ['position startpos moves 7g7f 8c8d', 'go movetime 1000'];
    expect(said).toEqual([...GO_PONDER, 'stop', 'isready', ...anew]);
  });

  longTest('after a stop the same game is searched anew', async () => {
    const said = await talk({}, async (engine) => {
      engine.ponder?.(expected, { timeMs: 1000 });
      engine.stop();
      await engine.search(expected, { timeMs: 1000 });
    });
    const anew = [GO_PONDER[0], 'go movetime 1000'];
    expect(said).toEqual([...GO_PONDER, 'stop', 'isready', ...anew]);
  });

  longTest('an answer before it is asked for counts when the move comes', async () => {
    const said = await talk({ act: 'hasty' }, async (engine) => {
      engine.ponder?.(expected, { timeMs: 1000 });
      const answer = await engine.search(expected, { timeMs: 1000 });
      expect(answerText(shogi, answer)).toBe('2g2f');
    });
    expect(said.slice(0, 2)).toEqual(GO_PONDER);
  });

  sharedTest.each(
    shareOf<[string, Readonly<Record<string, string>>, boolean]>(
      [
        ['it cannot', { ponders: '' }, true],
        ['it is not wanted', {}, false],
      ],
      2,
    ),
  )('nothing is thought where %s', async (_name, settings, ponders) => {
    const act = async (engine: Engine) => {
      engine.ponder?.(expected, { timeMs: 1000 });
      await engine.search(before, { depth: 1 }).catch(() => {});
    };
    const said = await talk({ ...settings, best: 'bestmove 3c3d' }, act, { ponders });
    expect(said).toEqual(['position startpos moves 7g7f', 'go depth 1']);
  });

  longTest('what goes wrong is told by the next search', async () => {
    const settings = { ...PONDERING, best: 'bestmove 1a1a' };
    const engine = await open(settings, { ponders: true });
    engine.ponder?.(expected, {});
    const error = await failureOf(engine.search(expected, { timeMs: 1000 }));
    expect(error.failure).toBe('illegal-move');
  });
});

test('a clock is told without a time for the move', async () => {
  const log = join(temporaryFolder(), 'log');
  const engine = await open({ log, best: 'bestmove 7g7f' });
  const clock = { blackMs: 60_000, whiteMs: 50_000, byoyomiMs: 10_000 };
  const limits = { clock: { ...clock, blackIncrementMs: 0, whiteIncrementMs: 0 }, timeMs: 1000 };
  await engine.search(evenGame(shogi), limits);
  engine.close();
  await hasGone(engine);
  expect(readFileSync(log, 'utf8')).toContain('go btime 60000 wtime 50000 byoyomi 10000\n');
});

describe('several lines', () => {
  const LINES = [1, 2, 3].map((rank) => {
    const move = ['7g7f', '2g2f', '6g6f'][rank - 1];
    return `info depth 4 multipv ${rank} score cp ${10 - rank} pv ${move}`;
  });
  const best = [...LINES, 'bestmove 7g7f'].join('|');

  async function ranksOf(engine: Engine, lines?: number): Promise<number[]> {
    const ranks: number[] = [];
    await engine.search(evenGame(shogi), { nodes: 1, ...(lines && { lines }) }, ({ rank = 1 }) => {
      ranks.push(rank);
    });
    return ranks;
  }

  test('are asked for where the engine can tell them, and no longer than they are wanted', async () => {
    const log = join(temporaryFolder(), 'log');
    const engine = await open({ best, multipv: '3', log });
    expect(await ranksOf(engine)).toEqual([1]);
    expect(await ranksOf(engine, 2)).toEqual([1, 2]);
    expect(await ranksOf(engine, 5)).toEqual([1, 2, 3]);
    expect(await ranksOf(engine)).toEqual([1]);
    engine.close();
    await hasGone(engine);
    const asked = readFileSync(log, 'utf8').match(/MultiPV value \d/g);
    expect(asked).toEqual(['MultiPV value 2', 'MultiPV value 3', 'MultiPV value 1']);
  });

  test('are not asked for where it cannot', async () => {
    const log = join(temporaryFolder(), 'log');
    const engine = await open({ best: 'bestmove 7g7f', log });
    await ranksOf(engine, 3);
    engine.close();
    await hasGone(engine);
    expect(readFileSync(log, 'utf8')).not.toContain('MultiPV');
  });
});

test('an engine that is asked who it is says so, and is ended', async () => {
  const { name, offered } = await askUsiEngine(commandOf({ multipv: '5' }));
  expect(name).toMatch(/^Scripted \d+$/);
  expect(offered.map((option) => option.name)).toEqual(['MultiPV', 'Threads']);
  await eventually(() => expect(() => process.kill(Number(name.split(' ')[1]), 0)).toThrow());
});

test('an analyst starts with its first search; a failure tells its name', async () => {
  const opened: string[] = [];
  const analyst = new UsiAnalyst('mine', (variant, signal) => {
    opened.push(variant.id);
    return openUsiEngine({ command: commandOf({ act: 'crash' }), variant, signal });
  });
  expect([analyst.name, opened]).toEqual(['mine', []]);
  const error = await failureOf(analyst.search(evenGame(shogi), { nodes: 1 }));
  expect(opened).toEqual(['shogi']);
  expect([error.failure, error.engine]).toEqual(['ended', analyst.name]);
  expect(analyst.name).toMatch(/^Scripted/);
  analyst.close();
});
