import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { TsumeJudge } from '../../../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../../../source/match/problems/tsume-set.ts';
import { type Problem, problemKey } from '../../../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../../../source/records/formats/problems/problem-lines.ts';
import { formatPsn } from '../../../../source/records/formats/psn/psn-write.ts';
import { tsumeScreen } from '../../../../source/ui/screens/tsume/tsume.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  ambiguousCharacters,
  frameHeight,
  frameWidth,
  picture,
  renderScreen,
} from '../../../helpers/frames.tsx';
import { longTest, test } from '../../../helpers/run-size.ts';
import { ThinkingEngine } from '../../../match/thinking-engine.ts';
import { Desk, type DeskOptions } from '../../desk.ts';

const LINES = [
  '{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1","plies":1}',
  '{"sfen":"1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1"}',
  '{"sfen":"3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1"}',
  '{"sfen":"8k/9/7S1/9/9/9/9/9/9 b G 1"}',
].join('\n');

/** Somebody before the problems, from one of them on. */
function sit(index = 0, { note = '', ...options }: DeskOptions & { note?: string } = {}) {
  const desk = new Desk(options);
  const engine = new ThinkingEngine();
  const solved = new Set<string>();
  const { problems } = parseProblemLines(LINES);
  const set = new TsumeSet({
    problems: problems as unknown as readonly [Problem, ...Problem[]],
    judge: new TsumeJudge(engine),
    solved,
    index,
  });
  const player = desk.sit(tsumeScreen(desk.services, set, { note }));
  const screen = () => player.on('tsume');
  return {
    desk,
    engine,
    player,
    screen,
    solved,
    /** Presses keys and waits until the engine has said what there is to say. */
    async press(...keys: string[]) {
      const { message } = screen().prompt;
      player.press(...keys);
      await eventually(() => {
        expect(screen().prompt.message).not.toBe(message);
        expect(screen().activity.tsume.state).not.toBe('thinking');
        expect(screen().prompt.message?.text).not.toBe('Looking for the mate ..');
      });
      return screen().prompt.message?.text;
    },
    verified: () => eventually(() => expect(screen().activity.tsume.finding).toBeDefined()),
    frame: (columns: number, rows: number) =>
      picture(renderScreen(player.screen, desk.services, { columns, rows })),
  };
}

test('a failed try in 80x24', async () => {
  const { frame, press, verified } = sit();
  await verified();
  await press('G*4b', 'enter');
  expect(frame(80, 24)).toBe(`
 Shogi problem 1 of 4, mate in 1                          ply 2 - Black to play
    9    8    7    6    5    4    3    2    1        ☖ White: defence
 ┌────┬────┬────┬────┬────┬────┬────┬────┬────┐      in hand 飛 角2 金4 銀4
 │    │    │    │    │ ・┃│    │    │    │    │ a      桂4 香4 歩17
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │v王║│    │    │    │ b    1. G*4b      Kx4b
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │ 歩 │    │    │    │    │ c
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ d
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ e
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ f
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ g
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ h
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ i    in hand -
 └────┴────┴────┴────┴────┴────┴────┴────┴────┘      ☗ Black: you
 G*4b fails: Kx4b captures the gold: no mate any more.
 Black>                              Enter takes it back  hint  solution  (Tab)
`);
});

test('yari in 60x20', async () => {
  const { frame, press, verified } = sit(2);
  await verified();
  await press('YR*4c', 'enter');
  expect(frame(60, 20)).toBe(`
 Yari shogi problem 3 of 4, mate in 3 ply 2 - Black to play

    7    6    5    4    3    2    1       ☖ White: defence
 ┌───────────────────────────────────┐    in hand -
 │ ・   ・   ・   ・ ┃ ・   ・  v香桂│ a
 │ ・   ・   ・   ・  v王将 香角 ・  │ b  1. YR*4c     G-3b
 │ ・   ・   香飛 香飛 ・   ・   ・  │ c
 │ ・   ・   ・   ・   ・   ・   ・  │ d
 │ ・   ・   ・   ・   ・   ・   ・  │ e
 │ ・   ・   ・   ・   ・   ・   ・  │ f
 │ ・   ・   ・   ・   ・   ・   ・  │ g
 │ ・   ・   ・   ・   ・   ・   ・  │ h
 │ ・   ・   ・   ・   ・   ・   ・  │ i  in hand 香飛
 └───────────────────────────────────┘    ☗ Black: you

 YR*4c: right. White plays G-3b.

 Black>                 Tab complete  ? help  Arrows cursor
`);
});

test('a try, its reason, another one, and Enter to the next problem', async () => {
  const { press, player, screen, solved, verified } = sit();
  await verified();
  expect(await press('G*5e', 'enter')).toBe(
    'G*5e gives no check: every move of a mating problem must give check.',
  );
  expect(screen().prompt.line.text).toBe('G*5e');
  expect(await press('ctrl-u', 'G*4b', 'enter')).toMatch(/^G\*4b fails: Kx4b captures the gold/);
  expect(screen().activity.tsume.moves).toHaveLength(2);
  player.press('G');
  expect(screen().activity.tsume.moves).toHaveLength(0);
  expect(await press('*5b', 'enter')).toBe('Solved: mate in 1. 1 of 4 solved.');
  expect([...solved]).toEqual([problemKey(screen().activity.tsume.problem)]);
  player.press('enter');
  expect([screen().activity.set.index, screen().prompt.message]).toEqual([1, undefined]);
});

test('Enter takes a failed try back, undo no more than that', async () => {
  const { press, player, screen, verified } = sit(1);
  await verified();
  await press('L*1d', 'enter');
  await press('B*3b', 'enter');
  player.press('enter');
  expect(screen().activity.tsume.moves.map(({ text }) => text)).toEqual(['L*1d', 'K-2a']);
  await press('B*3b', 'enter');
  player.enter('undo');
  expect(screen().activity.tsume.moves).toHaveLength(2);
  player.enter('undo');
  expect(screen().activity.tsume.moves).toHaveLength(0);
});

test('hint says and marks the next move until a key is pressed', async () => {
  const { press, player, screen, verified } = sit(1);
  await verified();
  expect(await press('hint', 'enter')).toBe('Hint: L*1d');
  expect([...screen().view.marks.values()].flatMap((marks) => [...marks])).toEqual(['target']);
  player.press('B');
  player.press('backspace');
  expect(screen().view.marks.size).toBe(0);
});

test('the solution is stepped through, and cannot be mistaken for a game to play on', async () => {
  const { player, screen, verified, desk } = sit(1);
  await verified();
  player.enter('solution');
  const replay = player.on('replay');
  const { lines } = renderScreen(replay, desk.services, { columns: 80, rows: 24 });
  expect(lines[0]).toContain('Shogi problem 2 of 4, mate in 5');
  expect(lines.join()).toContain('White: defence');
  expect(replay.prompt.message?.text).toBe('Solution: L*1d K-2a B*4c K-3a G-3b');
  player.press('right', 'enter').enter('play');
  expect([replay.activity.ply, replay.prompt.message?.text]).toEqual([
    2,
    'No game begins from here: "quit" goes back.',
  ]);
  for (const line of ['note x', 'P-1a', 'n ext', 'B*5e']) {
    player.enter(line);
    expect(replay.prompt.message?.tone).toBe('warning');
    player.press('escape');
  }
  player.enter('next', 'menu', 'hint');
  expect(replay.activity.ply).toBe(3);
  expect(formatPsn(replay.activity.record)).not.toContain('{');
  expect(existsSync(join(desk.folder, 'games'))).toBe(false);
  player.press('escape').enter('q');
  expect(screen().activity.tsume.moves).toHaveLength(0);
});

test('moves with the cursor, and asks whether a move promotes', async () => {
  const { press, player, screen, verified } = sit(1);
  await verified();
  player.press('up', 'enter');
  expect(screen().prompt.hand.picked).toMatchObject({ kind: 'square' });
  expect(await press('right', 'up', 'enter')).toBe(
    'G-2b fails: Kx2b captures the gold: no mate any more.',
  );
  player.enter('go 4');
  await verified();
  player.press('S-2b', 'enter');
  expect(screen().prompt.question?.text).toBe('S-2b: promote?');
  expect(await press('+')).toBe(
    'S-2b+ fails: Kx2b captures the promoted silver: no mate any more.',
  );
});

test('a paste takes the place of the text, and the question whether it promotes goes', async () => {
  const { player, screen, verified } = sit(3);
  await verified();
  player.press('S-2b', 'enter').paste(' x ');
  const { line, message, question } = screen().prompt;
  expect([line.text, message, question]).toEqual(['x', undefined, undefined]);
});

test('typing does not wait for the engine; a move does', async () => {
  const { engine, press, player, screen, verified } = sit(1);
  await verified();
  engine.holds = true;
  player.press('L*1d', 'enter');
  expect([screen().activity.tsume.state, screen().activity.tsume.moves.length]).toEqual([
    'thinking',
    1,
  ]);
  player.press('B*4c');
  expect(screen().prompt.line.text).toBe('B*4c');
  player.press('enter');
  expect(screen().prompt.message?.text).toBe('The defence is thinking.');
  engine.holds = false;
  engine.release();
  await eventually(() => expect(screen().activity.tsume.moves).toHaveLength(2));
  expect(screen().prompt.line.text).toBe('B*4c');
  expect(await press('enter')).toBe('B*4c: right. White plays K-3a.');
});

test('pages lie on top, and the problem is there again after them', async () => {
  const { player, screen, engine } = sit();
  for (const word of ['help', 'moves', 'rules', 'show G']) {
    player.press('ctrl-u').enter(word);
    player.on('page');
    player.press('escape');
    expect(screen().kind).toBe('tsume');
  }
  player.press('ctrl-u', '?');
  player.on('page');
  player.press('escape');
  // Looking at a page does not end the search for the mate.
  await eventually(() => expect(screen().activity.tsume.finding?.kind).toBe('mate'));
  expect(engine.asked).toHaveLength(1);
  player.enter('quit');
  expect(player.app.hasQuit).toBe(true);
});

const SIZES = [
  [40, 16],
  [45, 20],
  [60, 20],
  [80, 24],
  [120, 40],
] as const;

longTest.each(['frame', 'box', 'ascii'] as const)(
  'every state fits into the window, in %s',
  async (charset) => {
    const { desk, player, press, verified } = sit(0, {
      settings: { charset },
      note: `Not read: ${'problems/'.repeat(12)}mates.jsonl:412:7: this line is no object of JSON.`,
    });
    const look = () => {
      for (const [columns, rows] of SIZES) {
        const frame = renderScreen(player.screen, desk.services, { columns, rows });
        const text = frame.lines.join('\n');
        expect(frameWidth(frame), text).toBeLessThanOrEqual(columns);
        expect(frameHeight(frame), text).toBeLessThanOrEqual(rows - 1);
        if (charset !== 'box') expect(ambiguousCharacters(text), text).toEqual([]);
      }
    };
    look();
    for (const [index, move] of ['G*4b', 'L*1d'].entries()) {
      player.enter(`go ${index + 1}`);
      await verified();
      look();
      await press(move, 'enter');
      look();
    }
    player.enter('go 1');
    await verified();
    await press('G*5b', 'enter');
    look();
  },
);

test('what could not be read of the file is said first', () => {
  const { screen } = sit(0, { note: 'Not read: x:4:1: no.' });
  expect(screen().prompt.message).toEqual({ text: 'Not read: x:4:1: no.', tone: 'warning' });
});
