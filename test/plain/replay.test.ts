import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { REPLAY_ROWS, type ReplayOptions } from '../../source/activity/replay.ts';
import { EngineError } from '../../source/engine/engine.ts';
import { formatPsn } from '../../source/records/formats/psn/psn-write.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { randomNumbers } from '../helpers/random.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { AnalystStub } from '../match/analyst-stub.ts';
import { replayed } from './replayed.ts';

const GAME = `[Variant "yari"]
[Result "1-0"]
[Termination "resignation"]

{Evening.} 1. P-7f P-3d {answers
it} 2. P-2f (2. P-5f) YB3a-3b 1-0
`;

test('the heading tells what is replayed, how long it is and how it ended', async () => {
  expect(await replayed(GAME).mode.heading()).toEqual([
    'Yari shogi, even game. 4 plies. Black wins by resignation',
  ]);
  expect(await replayed('[Variant "ogi"]\n\n1. P-2e *').mode.heading()).toEqual([
    'Ogi, even game. 1 ply. The game is not finished.',
  ]);
  expect(await replayed(GAME, { ply: 2 }).mode.heading()).toEqual([
    'Yari shogi, even game. 4 plies. Black wins by resignation',
    '2. White P-3d  answers it',
  ]);
});

test('a session, line by line', async () => {
  const { mode, say } = replayed(GAME);
  const rows: [line: string, answer: string | RegExp][] = [
    ['back', '? This is the start.'],
    ['next', '1. Black P-7f'],
    ['', '2. White P-3d  answers it'],
    ['back', '1. Black P-7f'],
    ['NEXT ', '2. White P-3d  answers it'],
    ['last', '4. White YB3a-3b'],
    ['next', '? This is the end.'],
    ['3', '3. Black P-2f  Variation: 3. Black P-5f'],
    ['variation', '3. Black P-5f  Variation: 3. Black P-2f'],
    ['', '3. Black P-2f  Variation: 3. Black P-5f'],
    ['status', 'ply 3 - White to play, of 4 | 3. Black P-2f | Variation: 3. Black P-5f'],
    ['0', 'The start.  Evening.'],
    ['comment', 'Evening.'],
    ['5', '? There are 4 plies.'],
    ['go 4', '4. White YB3a-3b'],
    ['first', 'The start.  Evening.'],
    ['next 3', '3. Black P-2f  Variation: 3. Black P-5f'],
    ['back 3', 'The start.  Evening.'],
    ['-1', /^\? -1: did you mean /],
    ['P-7e', /^\? P-7e: no black pawn reaches 7e\. Pawns: /],
    ['\x1b[', /^\? .*not understood/],
    ['9'.repeat(10_000), '? There are 4 plies.'],
    ['P-7f', '1. Black P-7f'],
    ['hand', 'Black in hand: nothing. White in hand: nothing.'],
    ['flip', 'White is at the bottom.'],
    ['note', 'There is no comment here.'],
    ['play', '? play: this works only on a screen.'],
    ['q', ''],
  ];
  for (const [line, answer] of rows) {
    const [told] = await say(line);
    if (typeof answer === 'string') expect([line, told]).toEqual([line, answer]);
    else expect(told).toMatch(answer);
    expect(mode.hasQuit).toBe(line === 'q');
  }
});

test('help lists each word once, with its short form', async () => {
  const { mode } = replayed(GAME);
  const lines = await mode.answer('help');
  const names = REPLAY_ROWS.filter(({ name }) => name !== 'play').map(({ name }) => name);
  expect(lines.slice(1).map((line) => line.replace(/(?:, .)?: .*/, ''))).toEqual([
    ...new Set(names),
  ]);
  expect(lines).toContain('mistake back, B: go to the mistake before');
});

test('a position and a game of a line are opened, and left for the replay', async () => {
  const { say } = replayed(GAME);
  const answers = await say(
    ...['next', 'sfen 4k4/9/4G4/9/9/9/9/9/9 b G 1', 'hand', 'quit'],
    ...['position startpos moves 4g4f', 'last', 'quit', '9/9 b - 1', 'status'],
  );
  expect(answers[1]).toContain('Shogi');
  expect(answers[2]).toContain('in hand');
  expect(answers[3]).toBe(answers[0]);
  expect(answers[5]).toBe('1. Black P-4f');
  expect(answers[7]).toMatch(/^\? the pasted text/);
  expect(answers[8]).toContain('ply 1');
});

test('the board is that of the ply', async () => {
  const { mode } = replayed(GAME);
  const start = await mode.answer('board');
  await mode.answer('last');
  expect(await mode.answer('board')).not.toEqual(start);
  await mode.answer('first');
  expect(await mode.answer('board')).toEqual(start);
  expect(start[0]).toBe('W: in hand -');
});

test('the numbers of a game without moves', async () => {
  const { say } = replayed('[Variant "yari"]\n\n*\n');
  expect(await say('0', '1', 'last')).toEqual(['The start.', '? There are 0 plies.', 'The start.']);
});

test('comments and variations are written, told, and taken back', async () => {
  let text = '';
  const { say, activity } = replayed(GAME, {
    save: () => {
      text = formatPsn(activity.record);
    },
  });
  const answers = await say('1', 'P-4d', 'note edge', 'note corner', 'y', 'undo', 'undo');
  expect(answers).toEqual([
    '1. Black P-7f',
    'A new variation: 2. White P-4d.',
    'Comment on 2. White P-4d: edge',
    'Replace the comment "edge"? Press y or n.',
    'Comment on 2. White P-4d: corner',
    'Taken back: Comment on 2. White P-4d: corner',
    'Taken back: Comment on 2. White P-4d: edge',
  ]);
  expect(text).toContain('(1... P-4d)');
  expect(await say('promote', 'y', 'last', 'variation', 'remove', 'next', 'remove')).toEqual([
    'Make 2. White P-4d the main line? The result stays as it is. Press y or n.',
    'The new main line: 2. White P-4d.',
    '2. White P-4d  Variation: 2. White P-3d',
    '2. White P-3d  answers it  Variation: 2. White P-4d',
    'Remove the variation 2. White P-3d, 4 moves? Press y or n.',
    '3. Black P-2f  Variation: 3. Black P-5f',
    'Remove the variation 2. White P-3d, 4 moves? Press y or n.',
  ]);
  await say('undo');
  expect(text).toContain('1. P-7f P-3d');
});

test('export asks before it replaces the file that was named', async () => {
  const { say, games } = replayed(GAME);
  const [written, asked, other, again] = await say(
    'export evening',
    'export evening.psn',
    'export morning',
    'export evening.psn',
  );
  expect(written).toBe(`Written to ${join(games, 'evening.psn')}.`);
  const question = 'There is a file evening already. Replace it? Press y or n.';
  expect([asked, again]).toEqual([question, question]);
  expect(other).toBe(`Written to ${join(games, 'morning.psn')}.`);
  expect(gameFiles(games)).toEqual(['evening.psn', 'morning.psn']);
  expect(await say('y')).toEqual([`Written to ${join(games, 'evening.psn')}.`]);
  expect(readFileSync(join(games, 'evening.psn'), 'utf8')).toContain('{Evening.}');
});

longTest('no word and nothing at random writes anything', async () => {
  const random = randomNumbers(5);
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  const typed = Array.from({ length: 200 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, letter).join(''),
  );
  let saves = 0;
  const { say, activity } = replayed(GAME, { save: () => saves++ });
  // It says that it writes.
  await say('mistakes');
  const before = formatPsn(activity.record);
  const words = REPLAY_ROWS.map(({ name }) => name);
  await say(...words.flatMap((word) => [word, 'x', word]), ...typed);
  expect([formatPsn(activity.record), saves]).toEqual([before, 1]);
});

test('analyse evaluates the position, as Black sees it, with the moves that are expected', async () => {
  const engine = new AnalystStub(() => ({ score: { kind: 'value', centipawns: 120 }, depth: 7 }));
  const { say } = replayed(GAME, { engine });
  expect(await say('analyse', 'next', 'a')).toEqual([
    expect.stringMatching(/^\+1\.20 {2}depth 7 {2}\S+$/),
    '1. Black P-7f',
    expect.stringMatching(/^-1\.20 {2}depth 7 {2}\S+$/),
  ]);
  expect(engine.searches.map(({ limits }) => limits)).toEqual([{ timeMs: 1000 }, { timeMs: 1000 }]);
});

test('mistakes tells the moves that gave something away, and stays where it is', async () => {
  // White's first answer loses; for who is to move afterwards it is won.
  const opinion = ({ moves }: { moves: readonly unknown[] }) => {
    const centipawns = moves.length < 2 ? 0 : moves.length % 2 === 0 ? 900 : -900;
    return { score: { kind: 'value', centipawns } as const };
  };
  const { say } = replayed(GAME, { engine: new AnalystStub(opinion) });
  expect(await say('3', 'mistakes', 'next', 'mistake back', '', 'b')).toEqual([
    '3. Black P-2f  Variation: 3. Black P-5f',
    expect.stringMatching(/^2\. White P-3d\?\? {2}Blunder, 0\.00 to \+9\.00: better \S+\.$/),
    '4. White YB3a-3b',
    expect.stringMatching(/^2\. White P-3d\?\? {2}Blunder, .*\. {2}answers it$/),
    '? No mistake before this move.',
    '? No mistake after this move.',
  ]);
  expect(await replayed(GAME).say('mistakes')).toEqual(['No mistake was found.']);
});

test('graph tells in words what the graph of an analysis shows', async () => {
  const opinion = ({ moves }: { moves: readonly unknown[] }) => {
    const centipawns = moves.length < 2 ? 0 : moves.length % 2 === 0 ? 900 : -900;
    return { score: { kind: 'value', centipawns } as const };
  };
  const { mode, say } = replayed(GAME, { engine: new AnalystStub(opinion) });
  expect(await say('graph', 'mistakes')).toContain('No position is evaluated yet.');
  const lines = await mode.answer('graph');
  expect(lines.slice(0, 2)).toEqual(['From the start: even.', 'From ply 2: Black is winning.']);
  expect(lines.join()).toContain('2. White P-3d');
});

/** White's first answer loses. */
const LOSING = ({ moves }: { moves: readonly unknown[] }) => {
  const centipawns = moves.length < 2 ? 0 : moves.length % 2 === 0 ? 900 : -900;
  return { score: { kind: 'value', centipawns } as const };
};

test('an analysis of a whole game is kept in its file, and shown when it is opened again', async () => {
  let saves = 0;
  const { say, activity } = replayed(GAME, {
    engine: new AnalystStub(LOSING),
    save: () => saves++,
  });
  expect(await say('next', 'note good', 'analyse')).toHaveLength(3);
  expect(saves).toBe(1);
  const [first = ''] = await say('mistakes');
  const [told, found] = first.split(' | ');
  expect(told).toBe('Looking for mistakes; the game keeps what is found ..');
  expect(saves).toBe(2);
  await say('mistakes', 'undo');
  expect(saves).toBe(3);
  const kept = formatPsn(activity.record);
  expect(kept).toContain('{#評価値=900}');
  expect(kept).not.toContain('good');

  const again = new AnalystStub();
  const opened = replayed(kept, { engine: again, save: () => saves++ });
  expect(await opened.say('mistakes', 'graph', 'mistake', 'comment', 'next')).toEqual([
    found,
    expect.stringMatching(/^From the start: even\. \| From ply 2: Black is winning\./),
    expect.stringMatching(/^2\. White P-3d\?\? {2}Blunder, [^#]* {2}answers it {2}Variation: /),
    'answers it',
    expect.stringMatching(/^3\. Black P-2f {2}Variation: 3\. Black P-5f$/),
  ]);
  expect([again.searches.length, saves]).toEqual([0, 3]);
});

describe('the mistakes of an analysed game', () => {
  const ending = (count: Promise<number>) => ({ count, stop: () => {} });
  const look = async (keepMistakes: ReplayOptions['keepMistakes']) => {
    const { say } = replayed('[Variant "shogi"]\n\n1. P-7f *\n', { save: () => {}, keepMistakes });
    const [first, again] = await say('mistakes', 'mistakes');
    return [first?.split(' | ').at(-1), again?.split(' | ').at(-1)];
  };

  test('are kept once, and told with the answer', async () => {
    let asked = 0;
    const kept = await look(() => {
      asked++;
      return ending(Promise.resolve(3));
    });
    expect(kept[0]).toBe('3 new mistakes kept: komadai mistakes asks for them.');
    expect(kept[1]).not.toContain('kept');
    expect(asked).toBe(1);
  });

  test('are not told where none is new', async () => {
    const [told] = await look(() => ending(Promise.resolve(0)));
    expect(told).not.toContain('kept:');
  });

  test('that cannot be kept are told', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const [told] = await look(() => ending(Promise.reject(full)));
    expect(told).toMatch(/^\? NOT SAVED your new mistakes: the disk is full\.$/);
    const [failed] = await look(() => ending(Promise.reject(new EngineError('ended', ''))));
    expect(failed).toContain('engine');
  });
});

test('an analysis is kept in no other file, nor in a game that is only watched', async () => {
  const foreign = replayed(GAME, { engine: new AnalystStub(LOSING) });
  await foreign.say('mistakes');
  expect(formatPsn(foreign.activity.record)).not.toContain('#評価値');
  expect(await foreign.say('quit')).toEqual(['']);
  const save = () => {};
  const watched = { engine: new AnalystStub(LOSING), save, cannotEdit: 'watched' } as const;
  const other = replayed(GAME, watched);
  await other.say('mistakes');
  expect(formatPsn(other.activity.record)).not.toContain('#評価値');
});

test('an engine that fails is told, and the next word starts another', async () => {
  const engine = new AnalystStub();
  engine.search = () => Promise.reject(new EngineError('ended', 'gone'));
  const { say } = replayed(GAME, { engine });
  const answer = '? the engine "Computer" has ended: gone';
  expect(await say('analyse', 'mistakes')).toEqual([answer, answer]);
  expect(engine.closes).toBe(2);
});

test('quit asks before changes that are not saved are lost', async () => {
  const { mode, say } = replayed(GAME);
  expect(await say('quit')).toEqual(['']);
  mode.hasQuit = false;
  const question = 'The changes are not saved. Leave all the same? Press y or n.';
  expect(
    (await say('P-5f', 'quit', 'next', 'quit')).filter((text) => text === question),
  ).toHaveLength(2);
  expect(mode.hasQuit).toBe(false);
  expect(await say('QUIT')).toEqual(['']);
  expect(mode.hasQuit).toBe(true);
});

test('a pipe, which cannot answer, does at once what it says', async () => {
  const { mode, say, games } = replayed(GAME);
  mode.meet({ answers: false });
  const written = `Written to ${join(games, 'evening.psn')}.`;
  expect(await say('export evening', 'export evening')).toEqual([written, written]);
  expect((await say('note one', 'note two'))[1]).toMatch(/Comment on the start: two/);
  await say('quit');
  expect(mode.hasQuit).toBe(true);
});

test('undo where a game is only watched says why not', async () => {
  const { say } = replayed(GAME, { cannotEdit: 'room-watched' });
  expect(await say('undo')).toEqual([
    '? This game is only watched here: "export" writes it to a file.',
  ]);
});

test('a change that is not saved on a server names no export', async () => {
  const { say } = replayed(GAME, { store: undefined });
  expect(await say('next', 'note good')).toContain(
    '? Comment on 1. Black P-7f: good NOT SAVED: this game has no file.',
  );
});
