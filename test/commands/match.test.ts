import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { matchCommand, type OpenComputer } from '../../source/commands/match.ts';
import { EngineError } from '../../source/engine/engine.ts';
import { savedName } from '../../source/match/participants/side.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { tagValue } from '../../source/records/tree/record.ts';
import type { BytesRun } from '../helpers/command.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';
import { ListedEngine, type ListedOptions } from '../match/listed-engine.ts';
import { FileDesk } from './records.ts';

const RESIGNS: ListedOptions = { otherwise: { kind: 'resign' } };

/** The command with stubs: those of levels by level, and of programs by what is called. */
class MatchDesk extends FileDesk {
  readonly opened: ListedEngine[] = [];
  /** The options that each was to be told. */
  readonly told: Readonly<Record<string, string>>[] = [];
  readonly #stubs: Readonly<Record<string, ListedOptions | EngineError>>;

  constructor(stubs: Readonly<Record<string, ListedOptions | EngineError>> = {}) {
    super();
    this.#stubs = stubs;
  }

  match(...words: string[]): Promise<BytesRun> {
    const open: OpenComputer = async (player, _variant, _seed, programs) => {
      const told = programs.start('').options;
      this.told.push(told);
      const stub = this.#stubs[player.kind === 'level' ? player.level : player.command] ?? {};
      if (stub instanceof EngineError) throw stub;
      const engine = new ListedEngine({ name: savedName(player), ...stub });
      this.opened.push(engine);
      const optionFaults = told.Book ? [{ code: 'unknown-option', name: 'Book' } as const] : [];
      return player.kind === 'engine' ? Object.assign(engine, { optionFaults }) : engine;
    };
    const command = matchCommand(open);
    const commands = [{ name: 'match', summary: () => 'plays', load: async () => command }];
    return this.run(['match', ...words], { commands });
  }

  games(): string[] {
    return readdirSync(this.path('games')).sort();
  }

  read(name: string) {
    return parsePsn(readFileSync(this.path(name)));
  }
}

const SIDES = ['--variant', 'yari', '--a', 'level:2', '--b', 'level:1'];

describe('a match', () => {
  test('says each game and what they came to, and saves them', async () => {
    const desk = new MatchDesk({ 1: RESIGNS });
    const run = await desk.match(...SIDES, '--games', '3', '--openings', 'random:2');
    const path = desk.path('games/match-20261120-yari.psn');
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toBe(`1. a Black, b White: 1-0 by resignation, 3 moves
2. b Black, a White: 0-1 by resignation, 2 moves
3. a Black, b White: 1-0 by resignation, 3 moves
a: Computer, level 2
b: Computer, level 1
a in 3 games: 3 won, 0 drawn, 0 lost
Score: 100.0 % (95 %: 43.9 % to 100.0 %)
Elo difference: +infinite (95 %: -43 to +infinite)
The games are saved in ${path}.
`);
    const games = desk.read('games/match-20261120-yari.psn');
    expect(games.map(({ fault }) => fault)).toEqual([undefined, undefined, undefined]);
    const tags = games.map(({ record }) =>
      ['Event', 'Date', 'Round', 'Black', 'White', 'BlackLevel', 'WhiteLevel'].map(
        (name) => record && tagValue(record, name),
      ),
    );
    expect(tags.slice(0, 2)).toEqual([
      ['Match', '2026.11.20', '1', 'Computer, level 2', 'Computer, level 1', '2', '1'],
      ['Match', '2026.11.20', '2', 'Computer, level 1', 'Computer, level 2', '1', '2'],
    ]);
    expect(desk.opened.map(({ closes }) => closes)).toEqual([1, 1]);
  });

  test('tells programs the options of the settings, and says which they do not have', async () => {
    const desk = new MatchDesk({ 1: RESIGNS });
    await desk.run(['settings', 'engine-options', 'Book=no, Threads=2']);
    const run = await desk.match('--a', 'engine:other', '--b', 'level:1', '--games', '2');
    expect([run.status, run.stderr]).toEqual([
      0,
      'komadai: other: Option "Book": it has none of that name.\n',
    ]);
    expect(desk.told[0]).toEqual({ Book: 'no', Threads: '2' });
  });

  longTest("loses, draws and whole games of the settings' variant are counted", async () => {
    const desk = new MatchDesk({ 1: { seed: 8 }, 2: { seed: 9 } });
    await desk.run(['settings', 'variant', 'ogi']);
    const run = await desk.match('--a', 'level:2', '--b', 'level:1', '--games', '4');
    const lines = run.stdout.split('\n');
    const scores = lines.slice(0, 4).map((line) => / (b Black|a Black), .*: (\S+) by /.exec(line));
    const points = scores.map((found) => {
      if (found?.[2] === '1/2-1/2') return 'drawn';
      return (found?.[1] === 'a Black') === (found?.[2] === '1-0') ? 'won' : 'lost';
    });
    const count = (word: string) => `${points.filter((point) => point === word).length} ${word}`;
    expect(lines[6]).toBe(`a in 4 games: ${['won', 'drawn', 'lost'].map(count).join(', ')}`);
    expect(desk.games()).toEqual(['match-20261120-ogi.psn']);
  });

  longTest('is the same for the same seed, and another for another', async () => {
    const play = async (...words: string[]) => {
      const desk = new MatchDesk({ 1: { seed: 8 }, 2: { seed: 9 } });
      await desk.match(...SIDES, '--games', '2', '--output', 'HOME/a.psn', ...words);
      return readFileSync(desk.path('a.psn'), 'utf8');
    };
    const first = await play();
    expect(await play('--seed', '1')).toBe(first);
    expect(await play('--seed', '2')).not.toBe(first);
  });

  test.each<[words: string[], level: object, program: object]>([
    [[], {}, { timeMs: 1000 }],
    [['--movetime', '50'], { timeMs: 50 }, { timeMs: 50 }],
    [['--nodes', '300'], { nodes: 300 }, { nodes: 300 }],
  ])('with %j gives each its limits', async (words, level, program) => {
    const desk = new MatchDesk({ x: RESIGNS, 2: RESIGNS });
    await desk.match('--a', 'level:2', '--b', 'engine:x', '--games', '2', ...words);
    expect(desk.opened.map(({ asked }) => asked.map(({ limits }) => limits))).toEqual([
      [level],
      [program],
    ]);
  });
});

describe('where the games go', () => {
  test('a second match of the day has a file of its own', async () => {
    const desk = new MatchDesk({ 1: RESIGNS, 2: RESIGNS });
    for (let time = 0; time < 3; time++) await desk.match(...SIDES, '--games', '1');
    expect(desk.games()).toEqual([
      'match-20261120-yari-2.psn',
      'match-20261120-yari-3.psn',
      'match-20261120-yari.psn',
    ]);
  });

  test('a file that is there is found before anything is played', async () => {
    const desk = new MatchDesk({ 1: RESIGNS, 2: RESIGNS });
    writeFileSync(desk.path('a.psn'), 'mine');
    const words = [...SIDES, '--games', '2', '--output', 'HOME/a.psn'];
    const refused = await desk.match(...words);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toBe(
      `komadai match: there is a file ${desk.path('a.psn')} already; --force replaces it\n`,
    );
    expect(desk.opened).toEqual([]);
    expect(readFileSync(desk.path('a.psn'), 'utf8')).toBe('mine');
    expect((await desk.match(...words, '--force')).status).toBe(0);
    expect(desk.read('a.psn')).toHaveLength(2);
    expect(desk.games()).toEqual([]);
  });

  test('what cannot be written there is not lost', async () => {
    const desk = new MatchDesk({ 1: RESIGNS, 2: RESIGNS });
    const run = await desk.match(...SIDES, '--games', '1', '-o', 'HOME/none/a.psn');
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/^komadai match: cannot write .*none\/a\.psn: .*\n$/);
    expect(run.stdout).toMatch(/^The games are saved in .*games\/match-20261120-yari\.psn\.$/m);
    expect(desk.games()).toEqual(['match-20261120-yari.psn']);
  });

  test('the standard output has the games alone', async () => {
    const desk = new MatchDesk({ 1: RESIGNS, 2: RESIGNS });
    const run = await desk.match(...SIDES, '--games', '2', '--output', '-');
    expect(parsePsn(run.bytes).map(({ fault }) => fault)).toEqual([undefined, undefined]);
    expect(run.stderr).toContain('1. a Black, b White: 0-1 by resignation, 4 moves\n');
    expect(desk.games()).toEqual([]);
  });
});

describe('an engine that fails', () => {
  test('loses its game, and the match goes on and says so', async () => {
    const desk = new MatchDesk({ x: { otherwise: new EngineError('silent') }, 1: RESIGNS });
    const words = ['--variant', 'yari', '--a', 'engine:x', '--b', 'level:1', '--games', '2'];
    const run = await desk.match(...words);
    expect([run.status, run.stderr]).toEqual([
      1,
      'komadai match: a failed in 1 game; the score counts them as lost\n',
    ]);
    expect(desk.games()).toEqual(['match-20261120-yari.psn']);
    expect(run.stdout.split('\n').slice(0, 2)).toEqual([
      '1. a Black, b White: 0-1 by engine failed, 4 moves; the engine "x" does not answer',
      '2. b Black, a White: 0-1 by resignation, 4 moves',
    ]);
  });

  test('to start ends the match', async () => {
    const desk = new MatchDesk({ x: new EngineError('not-started', 'x', 'ENOENT') });
    const run = await desk.match('--a', 'level:1', '--b', 'engine:x');
    expect(run).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'komadai match: there is no program "x"\n',
    });
    expect(desk.opened.map(({ closes }) => closes)).toEqual([1]);
    expect(desk.games()).toEqual([]);
  });

  test('in our own code ends the match, and the games are kept', async () => {
    let asked = 0;
    const onSearch = () => {
      asked++;
      if (asked === 2) throw new TypeError('broken');
    };
    const desk = new MatchDesk({ 2: RESIGNS, 1: { ...RESIGNS, onSearch } });
    const run = await desk.match(...SIDES, '--games', '9');
    expect([run.status, run.stderr]).toEqual([1, 'komadai match: broken\n']);
    expect(desk.read('games/match-20261120-yari.psn')).toHaveLength(3);
  });
});

test('Ctrl-C ends the match with what was played', async () => {
  let asked = 0;
  const onSearch = () => {
    asked++;
    // The one that the command has set, and not those of the test runner.
    if (asked === 3) process.listeners('SIGINT').at(-1)?.('SIGINT');
  };
  const listeners = process.listenerCount('SIGINT');
  const desk = new MatchDesk({ 1: { ...RESIGNS, onSearch }, 2: { ...RESIGNS, onSearch } });
  const run = await desk.match(...SIDES, '--games', '100');
  expect(run.status).toBe(0);
  expect(run.stdout.split('\n').slice(1, 6)).toEqual([
    '2. b Black, a White: 0-1 by resignation, 4 moves',
    '3. a Black, b White: unfinished, 4 moves',
    'a: Computer, level 2',
    'b: Computer, level 1',
    'a in 2 games: 1 won, 0 drawn, 1 lost',
  ]);
  expect(desk.read('games/match-20261120-yari.psn')).toHaveLength(3);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

describe('what is refused', () => {
  const A = ['--a', 'level:1'];
  const BOTH = [...A, '--b', 'level:2'];
  const VALID_SIDES = 'Valid: level:1 to level:10, engine:NAME, engine:COMMAND';

  test.each<[words: string[], line: string]>([
    [[...BOTH, '--variant', 'go'], `invalid value "go" for --variant. Valid: ${VARIANT_IDS}`],
    [[...A, '--b', 'Teacher'], `invalid value "Teacher" for --b. ${VALID_SIDES}`],
    [[...A, '--b', 'level:11'], `invalid value "level:11" for --b. ${VALID_SIDES}`],
    [[...A, '--b', 'engine:'], `invalid value "engine:" for --b. ${VALID_SIDES}`],
    [[...BOTH, '--games', '0'], 'invalid value "0" for --games. Valid: a whole number, 1 or more'],
    [
      [...BOTH, '--movetime', '1.5'],
      'invalid value "1.5" for --movetime. Valid: a whole number, 1 or more',
    ],
    [
      [...BOTH, '--nodes', 'many'],
      'invalid value "many" for --nodes. Valid: a whole number, 1 or more',
    ],
    [[...BOTH, '--seed', 'x'], 'invalid value "x" for --seed. Valid: a whole number, 0 or more'],
    [
      [...BOTH, '--nodes', '1', '--movetime', '1'],
      '--movetime and --nodes cannot be given together',
    ],
    ...['book', 'random:', 'random:41', 'random:-1'].map((text): [string[], string] => [
      [...BOTH, '--openings', text],
      `invalid value "${text}" for --openings. Valid: random:0 to random:40`,
    ]),
  ])('%j', async (words, line) => {
    const desk = new MatchDesk();
    const run = await desk.match(...words);
    expect(run).toMatchObject({ status: 2, stdout: '', stderr: `komadai match: ${line}\n` });
    expect(desk.opened).toEqual([]);
  });

  test.each([
    [['--b', 'level:1'], 'a'],
    [['--a', 'level:1'], 'b'],
  ])('%j: a side is missing', async (words, side) => {
    const run = await new MatchDesk().match(...words);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(
      `komadai match: --${side} SIDE (level:1 to level:10, engine:NAME, engine:COMMAND) is missing. Usage: komadai match [--variant VARIANT] `,
    );
  });
});
