import { describe, expect, test } from 'vitest';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  positionOf,
  type SearchLimits,
  type SearchReport,
} from '../../../source/engine/engine.ts';
import type { ServedOptions } from '../../../source/engine/usi/usi-options.ts';
import { formatPosition } from '../../../source/engine/usi/usi-protocol.ts';
import { UsiServer } from '../../../source/engine/usi/usi-server.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { namesOf, VARIANTS } from '../../../source/rules/variants/index.ts';
import { eventually } from '../../helpers/eventually.ts';
import { moveOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';

/** A search of the stub, which the test answers when it likes. */
interface Search {
  readonly game: EngineGame;
  readonly limits: SearchLimits;
  readonly report: (report: SearchReport) => void;
  readonly answer: (answer: EngineAnswer) => void;
  readonly fail: (error: Error) => void;
  stops: number;
}

class StubEngine implements Engine {
  readonly name = 'stub';
  readonly options: ServedOptions;
  readonly searches: Search[] = [];
  /** The games that it was made ready for. */
  readonly prepared: string[] = [];
  /** Whether it gets ready only when it is told to, or stopped. */
  isSlow = false;
  getReady = () => {};
  games = 0;
  isClosed = false;

  constructor(options: ServedOptions) {
    this.options = options;
  }

  prepare(variant: Variant): Promise<void> {
    this.prepared.push(variant.id);
    return new Promise((resolve) => {
      this.getReady = resolve;
      if (!this.isSlow) resolve();
    });
  }

  newGame(): void {
    this.games++;
  }

  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport: (report: SearchReport) => void = () => {},
  ): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      const search = { game, limits, report: onReport, answer: resolve, fail: reject, stops: 0 };
      this.searches.push(search);
    });
  }

  stop(): void {
    this.getReady();
    const search = this.searches.at(-1);
    if (search) search.stops++;
  }

  close(): void {
    this.isClosed = true;
  }
}

/** A server with all that it writes and all engines that it asks for. */
class Dialogue {
  readonly lines: string[] = [];
  readonly engines: StubEngine[] = [];
  isSlow = false;
  readonly server = new UsiServer(
    (options) => {
      const engine = new StubEngine(options);
      engine.isSlow = this.isSlow;
      this.engines.push(engine);
      return engine;
    },
    (line) => this.lines.push(line),
    'komadai 1.2.3',
  );

  /** Sends lines, and returns what came back at once or soon after. */
  async say(...lines: string[]): Promise<string[]> {
    for (const line of lines) this.server.receive(line);
    return this.heard();
  }

  async heard(): Promise<string[]> {
    await new Promise(setImmediate);
    return this.lines.splice(0);
  }

  get engine(): StubEngine {
    return itemAt(this.engines, this.engines.length - 1);
  }

  get searches(): Search[] {
    return this.engines.flatMap(({ searches }) => searches);
  }

  /** The latest search. */
  get search(): Search {
    return itemAt(this.searches, this.searches.length - 1);
  }

  /** Answers the latest search by a move. */
  async play(text: string, ponder?: string): Promise<string[]> {
    const { variant } = this.search.game;
    const read = (move: string) => moveOf(variant, move);
    this.search.answer({
      kind: 'move',
      move: read(text),
      ...(ponder && { ponder: read(ponder) }),
    });
    return this.heard();
  }
}

const lineOf = (game: EngineGame, text: string) =>
  text.split(' ').map((move) => moveOf(game.variant, move));

/** Shogi first, as the default; some have several names. */
const VARIANT_NAMES = ['shogi', ...VARIANTS.flatMap((variant) => namesOf(variant).usi)]
  .filter((name, at, all) => all.indexOf(name) === at)
  .map((name) => `var ${name}`)
  .join(' ');

describe('the handshake', () => {
  test('usi', async () => {
    expect(await new Dialogue().say('usi')).toEqual([
      'id name komadai 1.2.3',
      'id author The komadai authors',
      `option name USI_Variant type combo default shogi ${VARIANT_NAMES}`,
      'option name USI_Hash type spin default 64 min 1 max 1024',
      'option name Threads type spin default 1 min 1 max 2',
      'option name USI_Ponder type check default false',
      'option name USI_OwnBook type check default false',
      'option name Level type spin default 10 min 1 max 10',
      'usiok',
    ]);
  });

  test('isready makes the engine ready, with its options', async () => {
    const dialogue = new Dialogue();
    const said = await dialogue.say(
      'setoption name USI_Hash value 32',
      'setoption name Level value 3',
      'isready',
      'isready',
      'usinewgame',
    );
    expect(said).toEqual(['readyok', 'readyok']);
    expect(dialogue.engines.map(({ options }) => options)).toEqual([
      expect.objectContaining({ hashMb: 32, level: 3 }),
    ]);
    expect(dialogue.engine).toMatchObject({ prepared: ['shogi', 'shogi'], games: 1 });
  });

  test('another level makes another engine; the same one does not', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('isready', 'setoption name Level value 10', 'isready');
    expect(dialogue.engines).toHaveLength(1);
    await dialogue.say('setoption name Level value 4', 'isready');
    expect(dialogue.engines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('readyok comes when the engine is ready, and what follows waits for it', async () => {
    const dialogue = new Dialogue();
    dialogue.isSlow = true;
    expect(await dialogue.say('isready', 'isready', 'go depth 1', 'stop')).toEqual([]);
    expect((await dialogue.say('usi')).at(-1)).toBe('usiok');
    expect(dialogue.searches).toHaveLength(0);
    dialogue.engine.getReady();
    expect(await dialogue.heard()).toEqual(['readyok']);
    dialogue.engine.getReady();
    expect(await dialogue.heard()).toEqual(['readyok']);
    expect(dialogue.search.stops).toBe(1);
    expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
  });

  test('the engine gets ready for the game that is set, once it is', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('isready', 'setoption name usi_variant value yarishogi', 'isready');
    expect(dialogue.engines).toHaveLength(1);
    expect(dialogue.engine.prepared).toEqual(['shogi', 'yari']);
  });
});

test('a win is declared in the place of a move where that is right', async () => {
  const won = 'sfen R3K4/SSSSGGGG1/PP7/9/9/9/9/9/4k4 b R2B7P 1';
  const dialogue = new Dialogue();
  await dialogue.say(`position ${won}`, 'go movetime 5');
  expect(await dialogue.play('5a4a')).toEqual(['bestmove win']);
  await dialogue.say('position startpos', 'go movetime 5');
  expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
});

describe('a search', () => {
  test.each<[name: string, lines: string[], position: string, limits: object]>([
    ['without a position', ['go depth 3'], 'startpos', { depth: 3 }],
    [
      'with moves',
      ['position startpos moves 7g7f 3c3d', 'go nodes 9'],
      'startpos moves 7g7f 3c3d',
      { nodes: 9 },
    ],
    [
      'of yari',
      ['setoption name USI_Variant value yarishogi', 'position startpos', 'go movetime 5'],
      'sfen rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR b - 1',
      { timeMs: 5 },
    ],
    [
      'of ogi by the clock',
      ['setoption name USI_Variant value ogi', 'go btime 1 wtime 2 binc 3 winc 4'],
      expect.stringMatching(/^sfen \S+ b - 1$/),
      {
        clock: {
          blackMs: 1,
          whiteMs: 2,
          byoyomiMs: 0,
          blackIncrementMs: 3,
          whiteIncrementMs: 4,
        },
      },
    ],
    [
      'after a new game',
      ['position startpos moves 7g7f', 'usinewgame', 'go depth 1'],
      'startpos',
      { depth: 1 },
    ],
    ['with spaces about', ['  position   startpos\t', ' go  depth  1 '], 'startpos', { depth: 1 }],
  ])('%s', async (_name, lines, position, limits) => {
    const dialogue = new Dialogue();
    expect(await dialogue.say(...lines)).toEqual([]);
    const { search } = dialogue;
    expect(formatPosition(search.game).replace('position ', '')).toEqual(position);
    expect(search.limits).toEqual(limits);
  });

  test('tells what it finds and answers', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go depth 1');
    const { search } = dialogue;
    const line = lineOf(search.game, '7g7f 3c3d');
    const score = { kind: 'value', centipawns: 10 } as const;
    search.report({ depth: 1, nodes: 30, timeMs: 10, score, line });
    expect(await dialogue.play('7g7f', '3c3d')).toEqual([
      'info depth 1 nodes 30 nps 3000 time 10 score cp 10 pv 7g7f 3c3d',
      'bestmove 7g7f ponder 3c3d',
    ]);
  });

  test.each<[answer: EngineAnswer, line: string]>([
    [{ kind: 'resign' }, 'bestmove resign'],
    [{ kind: 'declare-win' }, 'bestmove win'],
    [{ kind: 'none' }, 'bestmove resign'],
  ])('%j', async (answer, line) => {
    const dialogue = new Dialogue();
    await dialogue.say('go depth 1');
    dialogue.search.answer(answer);
    expect(await dialogue.heard()).toEqual([line]);
  });

  test('is not asked of the engine where there is no move', async () => {
    const dialogue = new Dialogue();
    const mated = 'position sfen 8k/8G/8G/9/9/9/9/9/K8 w - 9';
    expect(await dialogue.say(mated, 'go depth 1')).toEqual(['bestmove resign']);
    expect(await dialogue.say('go mate 100')).toEqual(['checkmate nomate']);
    expect(dialogue.searches).toEqual([]);
  });

  test('that fails is given up, and the next one has another engine', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go depth 1');
    dialogue.search.fail(new EngineError('ended', 'status 1'));
    expect(await dialogue.heard()).toEqual([
      'info string the engine failed: ended status 1',
      'bestmove resign',
    ]);
    await dialogue.say('go depth 1');
    expect(dialogue.engines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
  });
});

describe('an answer is held back', () => {
  test.each(['go infinite', 'go', 'go infinite depth 3', 'go ponder', 'go ponder depth 3'])(
    'until stop: %s',
    async (go) => {
      const dialogue = new Dialogue();
      await dialogue.say(go);
      expect(await dialogue.play('7g7f')).toEqual([]);
      expect(await dialogue.say('stop')).toEqual(['bestmove 7g7f']);
    },
  );

  test.each(['go infinite', 'go depth 9', 'go ponder depth 9'])(
    'no longer after stop: %s',
    async (go) => {
      const dialogue = new Dialogue();
      await dialogue.say(go);
      expect(await dialogue.say('stop')).toEqual([]);
      expect(dialogue.search.stops).toBe(1);
      expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
      expect(dialogue.searches).toHaveLength(1);
    },
  );

  test.each<[name: string, isEarly: boolean]>([
    ['that still runs', false],
    ['that has found its answer', true],
  ])('until ponderhit, which thinks within the limits: a search %s', async (_name, isEarly) => {
    const dialogue = new Dialogue();
    await dialogue.say('position startpos moves 7g7f', 'go ponder movetime 50');
    expect(dialogue.search.limits).toEqual({});
    if (isEarly) expect(await dialogue.play('3c3d')).toEqual([]);
    expect(await dialogue.say('ponderhit')).toEqual([]);
    if (!isEarly) expect(await dialogue.play('3c3d')).toEqual([]);
    expect(dialogue.searches).toHaveLength(2);
    expect(dialogue.search.limits).toEqual({ timeMs: 50 });
    expect(dialogue.search.game).toBe(itemAt(dialogue.searches, 0).game);
    expect(await dialogue.play('8c8d')).toEqual(['bestmove 8c8d']);
  });

  test('and stopped after ponderhit', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go ponder movetime 50', 'ponderhit', 'stop');
    expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
    expect(dialogue.searches).toHaveLength(1);
  });
});

describe('a mate', () => {
  const problem = 'position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1';

  test.each<[name: string, line: string, answer: string]>([
    ['with the line that was found', 'G*5b', 'checkmate G*5b'],
    ['without a line that begins alike', 'G*4b', 'checkmate G*5b'],
  ])('%s', async (_name, line, answer) => {
    const dialogue = new Dialogue();
    await dialogue.say(problem, 'go mate infinite');
    const { search } = dialogue;
    expect(search.limits).toEqual({ mate: 1999 });
    const score = { kind: 'mate', plies: 1 } as const;
    search.report({ depth: 1, nodes: 1, timeMs: 0, score, line: lineOf(search.game, line) });
    await dialogue.heard();
    expect(await dialogue.play('G*5b')).toEqual([answer]);
  });

  test('is not there', async () => {
    const dialogue = new Dialogue();
    await dialogue.say(problem, 'go mate 60000');
    expect(dialogue.search.limits).toEqual({ mate: 1999 });
    dialogue.search.answer({ kind: 'none', isSure: true });
    expect(await dialogue.heard()).toEqual(['checkmate nomate']);
  });

  test.each<[name: string, go: string, stop: string[]]>([
    ['after its time', 'go mate 1', []],
    ['after stop', 'go mate infinite', ['stop']],
    ['within its nodes', 'go mate infinite nodes 5', []],
  ])('was not found %s', async (_name, go, stop) => {
    const dialogue = new Dialogue();
    await dialogue.say(problem, go, ...stop);
    const isEnded = dialogue.search.limits.nodes === undefined;
    await eventually(() => expect(dialogue.search.stops).toBe(isEnded ? 1 : 0));
    dialogue.search.answer({ kind: 'none' });
    expect(await dialogue.heard()).toEqual(['checkmate timeout']);
  });
});

describe('while a search runs', () => {
  test('isready and usi are answered', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go infinite');
    expect(await dialogue.say('isready')).toEqual(['readyok']);
    expect((await dialogue.say('usi')).at(-1)).toBe('usiok');
    expect(dialogue.engines).toHaveLength(1);
  });

  test.each([
    ['go infinite', 'bestmove 7g7f'],
    ['go depth 9', 'bestmove 7g7f'],
    ['go ponder', 'bestmove 7g7f'],
    ['go mate 500', 'checkmate 7g7f'],
  ])('quit stops %s, and all that waits, before it ends', async (go, answer) => {
    const dialogue = new Dialogue();
    await dialogue.say(go, 'position startpos', 'go depth 1', 'quit');
    expect(dialogue.server.hasEnded).toBe(true);
    const finished = dialogue.server.finish();
    expect(dialogue.search.stops).toBeGreaterThan(0);
    expect(await dialogue.play('7g7f')).toEqual([answer]);
    expect(await dialogue.say('isready', 'go depth 1', 'nonsense')).toEqual([]);
    expect(dialogue.search.stops).toBeGreaterThan(0);
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
    await finished;
    expect(dialogue.engine.isClosed).toBe(true);
    expect(dialogue.searches).toHaveLength(2);
  });

  test('quit stops an engine that gets ready', async () => {
    const dialogue = new Dialogue();
    dialogue.isSlow = true;
    await dialogue.say('isready', 'quit');
    await dialogue.server.finish();
    expect(await dialogue.heard()).toEqual(['readyok']);
  });

  test('another position and search wait until it has ended', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go depth 1', 'setoption name Level value 2');
    await dialogue.say('position startpos moves 7g7f', 'go depth 2');
    expect(dialogue.searches).toHaveLength(1);
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
    expect(dialogue.searches).toHaveLength(2);
    expect(dialogue.engine.options.level).toBe(2);
    expect(dialogue.search.game.moves).toHaveLength(1);
    expect(await dialogue.play('3c3d')).toEqual(['bestmove 3c3d']);
  });

  test('each stop is for its own search', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go infinite', 'stop', 'go infinite', 'stop', 'go infinite');
    expect(dialogue.searches.map(({ stops }) => stops)).toEqual([1]);
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
    expect(dialogue.searches.map(({ stops }) => stops)).toEqual([1, 1]);
    expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
    expect(dialogue.searches.map(({ stops }) => stops)).toEqual([1, 1, 0]);
  });

  test('a stop is for the running one, whatever waits behind it', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go infinite', 'position startpos moves 7g7f', 'stop');
    expect(dialogue.search.stops).toBe(1);
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
  });

  test('gameover stops it', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go ponder', 'gameover win');
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
  });

  test('no more lines wait than can be kept', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go infinite', ...Array<string>(1000).fill('position startpos'));
    const complaint = 'info string too many commands while thinking';
    expect(await dialogue.say('position startpos')).toEqual([complaint]);
  });
});

describe('what is wrong changes nothing', () => {
  test.each([
    ['hello', 'info string unknown command: hello'],
    ['GO depth 1', 'info string unknown command: GO depth 1'],
    ['\u001b[2J', 'info string unknown command: ?[2J'],
    ['x'.repeat(100_000), `info string unknown command: ${'x'.repeat(183)}`],
    ['setoption', 'info string setoption: not understood: '],
    ['setoption name Level value 11', 'info string Level cannot be 11: 1 to 10'],
    ['setoption name Level value 0', 'info string Level cannot be 0: 1 to 10'],
    ['setoption name Level value x', 'info string Level cannot be x: 1 to 10'],
    ['setoption name Level', 'info string Level cannot be : 1 to 10'],
    ['setoption name USI_Hash value 9999', 'info string USI_Hash cannot be 9999: 1 to 1024'],
    ['setoption name Threads value 3', 'info string Threads cannot be 3: 1 to 2'],
    ['setoption name USI_Variant value chess', 'info string USI_Variant cannot be chess'],
    ['ponderhit', 'info string ponderhit: no search ponders'],
  ])('%s', async (line, complaint) => {
    const dialogue = new Dialogue();
    await dialogue.say('position startpos moves 2g2f', 'isready');
    expect(await dialogue.say(line)).toEqual([complaint]);
    await dialogue.say('go depth 1');
    expect(dialogue.engines).toHaveLength(1);
    expect(dialogue.engine.options.level).toBe(10);
    expect(formatPosition(dialogue.search.game)).toBe('position startpos moves 2g2f');
  });

  test.each([
    ['position', 'not-understood: '],
    ['position startpos moves 7g7f 7g7f', 'illegal-move: 7g7f'],
    ['position sfen 9/9 b - 1', 'sfen: rank-count'],
  ])('but after %s there is no search', async (line, fault) => {
    const dialogue = new Dialogue();
    await dialogue.say('position startpos moves 2g2f');
    expect(await dialogue.say(line)).toEqual([`info string position: ${fault}`]);
    const reason = `info string no search: position: ${fault}`;
    expect(await dialogue.say('go depth 1')).toEqual([reason, 'bestmove resign']);
    expect(await dialogue.say('go mate 5')).toEqual([reason, 'checkmate timeout']);
    expect(await dialogue.say('go infinite')).toEqual([reason]);
    expect(await dialogue.say('stop')).toEqual(['bestmove resign']);
    await dialogue.say('position startpos', 'go depth 1');
    expect(dialogue.searches).toHaveLength(1);
  });

  test('and a word of go that is not understood is passed over', async () => {
    const dialogue = new Dialogue();
    expect(await dialogue.say('go nodes 500 searchmoves 9g9f')).toEqual([
      'info string go: passed over: searchmoves 9g9f',
    ]);
    expect(dialogue.search.limits).toEqual({ nodes: 500 });
  });

  test.each([
    '',
    '   ',
    'stop',
    'gameover lose',
    'setoption name MultiPV value 4',
    'setoption name Go',
  ])('and %j is no mistake', async (line) => {
    expect(await new Dialogue().say(line)).toEqual([]);
  });
});

describe('the end of the input', () => {
  test('without a search', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('isready');
    await dialogue.server.finish();
    expect(dialogue.engine.isClosed).toBe(true);
  });

  test('lets what has an end come to it', async () => {
    const dialogue = new Dialogue();
    await dialogue.say('go depth 1', 'go depth 2', 'go infinite');
    const finished = dialogue.server.finish();
    expect(dialogue.search.stops).toBe(0);
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
    expect(dialogue.search.stops).toBe(0);
    expect(await dialogue.play('2g2f')).toEqual(['bestmove 2g2f']);
    expect(dialogue.search.stops).toBe(1);
    expect(await dialogue.play('7g7f')).toEqual(['bestmove 7g7f']);
    await finished;
    expect(dialogue.engine.isClosed).toBe(true);
  });

  test.each(['go infinite', 'go ponder', 'go mate infinite'])('stops %s', async (go) => {
    const dialogue = new Dialogue();
    await dialogue.say(go);
    const finished = dialogue.server.finish();
    expect(dialogue.search.stops).toBe(1);
    await dialogue.play('7g7f');
    await finished;
  });
});

describe('words in odd orders', () => {
  const WORDS = [
    'usi',
    'isready',
    'usinewgame',
    'position startpos',
    'position startpos moves 7g7f',
    'position startpos moves 7g7e',
    'position sfen 8k/8G/8G/9/9/9/9/9/K8 w - 9',
    'position',
    'go',
    'go infinite',
    'go ponder btime 100 wtime 100',
    'go nodes 5 searchmoves 9g9f',
    'go movetime',
    'go mate 5',
    'go mate infinite',
    'go depth 2 rtime 3 periods',
    'stop',
    'stop',
    'ponderhit',
    'gameover draw',
    'setoption name Level value 3',
    'setoption name USI_Variant value yarishogi',
    'setoption',
    'nonsense',
    'quit',
  ];

  /** Lets an engine do something that takes time, or fail in it. */
  const goOn = ({ searches, engines }: Dialogue, random: () => number) => {
    for (const engine of engines) if (random() < 0.5) engine.getReady();
    for (const search of searches) {
      const [move] = legalMoves(positionOf(search.game));
      if (move === undefined || random() < 0.5) continue;
      if (random() < 0.2) search.fail(new EngineError('ended'));
      else search.answer(random() < 0.3 ? { kind: 'none' } : { kind: 'move', move });
    }
  };

  test.each(Array.from({ length: 200 }, (_, seed) => seed))('dialogue %i', async (seed) => {
    const random = randomNumbers(seed);
    const dialogue = new Dialogue();
    dialogue.isSlow = random() < 0.5;
    const said: string[] = [];
    const heard: string[] = [];
    while (!dialogue.server.hasEnded && random() < 0.95) {
      const line = itemAt(WORDS, Math.floor(random() * WORDS.length));
      said.push(line);
      dialogue.server.receive(line);
      if (random() < 0.3) heard.push(...(await dialogue.heard()));
      if (random() < 0.3) goOn(dialogue, random);
    }
    let isFinished = false;
    const finished = dialogue.server.finish().then(() => {
      isFinished = true;
    });
    while (!isFinished) {
      heard.push(...(await dialogue.heard()));
      goOn(dialogue, random);
    }
    await finished;
    heard.push(...(await dialogue.heard()));
    const counts = (lines: readonly string[], start: RegExp) =>
      lines.filter((line) => start.test(line)).length;
    expect(counts(heard, /^bestmove /)).toBe(counts(said, /^go(?! mate)/));
    expect(counts(heard, /^checkmate /)).toBe(counts(said, /^go mate/));
    expect(counts(heard, /^readyok$/)).toBe(counts(said, /^isready$/));
    expect(counts(heard, /^usiok$/)).toBe(counts(said, /^usi$/));
    expect(dialogue.engines.every(({ isClosed }) => isClosed)).toBe(true);
  });
});
