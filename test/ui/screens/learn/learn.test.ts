import { expect, test } from 'vitest';
import { courseOf } from '../../../../source/match/lessons/course.ts';
import { courseScreen, learnScreen } from '../../../../source/ui/screens/learn/learn.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { ambiguousCharacters, picture, renderScreen } from '../../../helpers/frames.tsx';
import { stubEngineRoom } from '../../../helpers/stub-engine-room.ts';
import { variantOf } from '../../../helpers/variant-of.ts';
import { Desk, type DeskOptions } from '../../desk.ts';

/** Somebody who takes a course. */
function sit(id = 'shogi', options: DeskOptions = {}) {
  const desk = new Desk(options);
  const player = desk.sit(courseScreen(desk.services, variantOf(id)));
  const screen = () => player.on('learn');
  return {
    desk,
    player,
    screen,
    /** What is said after keys. */
    press(...keys: string[]) {
      player.press(...keys);
      return screen().prompt.message?.text;
    },
    frame: (columns: number, rows: number) =>
      picture(renderScreen(player.screen, desk.services, { columns, rows })),
  };
}

test('a task that asks for a piece, in 80x24', () => {
  const { frame, player } = sit();
  player.enter('go 5');
  expect(frame(80, 24)).toBe(`
 Shogi 5 of 37: The pieces                                         0 of 37 done
    9    8    7    6    5    4    3    2    1        ☖ White: waits
 ┌────┬────┬────┬────┬────┬────┬────┬────┬────┐      in hand -
 │    │    │    │    │    │    │    │    │    │ a
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤      Bring the knight to 1e in
 │    │    │    │    │    │    │    │    │    │ b    2 moves.
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ c    N knight (桂, keima)
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤      leaps two squares forward
 │    │    │    │    │    │    │    │    │    │ d    and one to the side.
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │ ・ │ e      .  o  .  o  .
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤        .  .  .  .  .
 │    │    │    │    │    │    │    │    │    │ f      .  . 桂  .  .
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤        .  .  .  .  .
 │    │    │    │    │    │    │    │    │    │ g      .  .  .  .  .
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ h
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │ 玉 │    │ 桂 │    │    │ i    in hand -
 └────┴────┴────┴────┴────┴────┴────┴────┴────┘      ☗ Black: you
 2 moves left.  Type it like N-4g.
 Move>                            hint  skip  Tab complete  ? help  Esc courses
`);
});

test('a small window has the task below the board', () => {
  const { frame, player } = sit('yari');
  player.enter('go 29');
  expect(frame(40, 16)).toBe(`
  7  6  5  4  3  2  1     ☖ waits
  ・ ・ ・ ・ ・ ・ ・ a  -
  ・ ・ ・ ・ ・ 角 ・ b
 v飛 ・ ・ ・ ・ ・ ・ c
  ・ ・ ・ ・ ・ ・ ・ d
  ・ ・ ・ ・ ・ ・ ・ e
  ・ 銀 ・ ・ ・ ・ ・ f
 ▐玉 ・ ・ ・ ・ ・ ・ g
  ・ ・ ・ ・ ・ ・ ・ h  -
  ・ ・ ・ ・ ・ ・ ・ i  ☗ you
 You are in check. Move the general
 away.  Check! Your general on 7g is
 attacked by the yari rook on 7c.
 Move>               hint  skip  ? help
`);
});

test('what is too long for the status stands in the panel', () => {
  const { frame, player } = sit('yari');
  player.enter('go 17', 'G-4h');
  const text = frame(80, 24);
  expect(text).toMatch(/G-4h: That dropped\s/);
  expect(text).not.toContain('..');
});

test('nothing of doubtful width is shown outside box', () => {
  const { desk, player } = sit('ogi', { settings: { charset: 'frame' } });
  for (const index of [0, 6, 15, 20, 24, 38]) {
    player.enter(`go ${index + 1}`);
    const frame = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    expect([index, ambiguousCharacters(picture(frame))]).toEqual([index, []]);
  }
});

test('a square is typed, pointed out with the cursor, or clicked', () => {
  const { press, screen, player } = sit();
  expect(press('5h', 'enter')).toBe('5h is another square: it is empty.');
  expect(screen().prompt.line.isSelected).toBe(true);
  expect(press('5i', 'enter')).toBe('Done. 1 of 37 done.');
  expect(press('enter')).toBeUndefined();
  expect(screen().activity.walk.index).toBe(1);
  player.enter('previous').press('up', 'enter');
  expect(screen().prompt.message?.text).toBe('5g is another square: your pawn stands there.');
  // From the pawn on 5g to the king.
  player.press('down', 'down', 'down', 'enter');
  expect(screen().prompt.message?.text).toBe('Done. 1 of 37 done.');
});

test('moves are made with the cursor, step by step', () => {
  const { player, press, screen } = sit();
  player.enter('go 3');
  const [from, to] = ['P-7h', 'P-7g'];
  expect(press(from, 'enter')).toBe('Right so far. 1 move left.');
  expect(screen().activity.game.ply).toBe(0);
  expect(press(to, 'enter')).toBe('Done. 1 of 37 done.');
  expect(screen().isOver).toBe(true);
  expect(press('P-7f', 'enter')).toBe('The task is done. Type "next" or "undo".');
});

test('a wrong move stands on the board until Enter, Esc, a key or the next move', () => {
  for (const keys of [['enter'], ['escape'], ['P'], ['undo', 'enter'], ['P-7h', 'enter']]) {
    const { player, press, screen } = sit();
    player.enter('go 3');
    expect(press('K-4h', 'enter')).toBe(
      'K-4h: That was the king. Bring the pawn to 7g in 2 moves.',
    );
    expect([screen().activity.run.state, screen().activity.game.ply]).toEqual(['wrong', 1]);
    press(...keys);
    expect([keys, screen().activity.run.state, screen().activity.game.ply]).toEqual([
      keys,
      'open',
      0,
    ]);
  }
});

test('an illegal move stays to be corrected, with the rule', () => {
  const { player, press, screen } = sit();
  player.enter('go 18');
  expect(press('P*5d', 'enter')).toMatch(/^P\*5d: nifu\. You already have a pawn on file 5/);
  expect([screen().prompt.line.text, screen().prompt.line.isSelected]).toEqual(['P*5d', true]);
});

test('a promotion that is open is asked for', () => {
  const { player, press, screen } = sit();
  const index = courseOf(variantOf('shogi')).lessons.findIndex(({ id }) => /decline/.test(id));
  player.enter(`go ${index + 1}`, 'hint', 'hint');
  const hint = screen().prompt.message?.text.replace('Hint: ', '').replace('=', '') ?? '';
  press(hint, 'enter');
  expect(screen().prompt.question).toBeDefined();
  expect(press('y')).toMatch(/It promoted\. With = after the move it does not\.$/);
  press(hint, 'enter');
  expect(press('n')).toMatch(/^Done\./);
});

test('the hint is marked and told; skip leaves the task', () => {
  const { player, press, screen } = sit();
  const first = 'Hint: count the file from the right, then the rank from the top.';
  expect(press('hint', 'enter')).toBe(first);
  expect(press('hint', 'enter')).toBe('Hint: 5i');
  expect(press('next', 'enter')).toBe('This task is not done yet: "skip" leaves it open.');
  expect(press('skip', 'enter')).toBeUndefined();
  expect(screen().activity.walk.index).toBe(1);
  player.enter('go 3');
  expect(press('hint', 'enter')).toBe('Hint: the pawn on 7i moves.');
  expect(screen().activity.hinted).toEqual([]);
  expect(press('hint', 'enter')).toBe('Hint: P-7h');
  expect([...screen().view.marks.values()].flatMap((set) => [...set])).toEqual(
    expect.arrayContaining(['picked', 'target']),
  );
  expect(press('begin', 'enter')).toBe('begin: this task needs no game.');
});

test('Enter alone says how a square is typed where one is asked for', () => {
  const { press } = sit();
  expect(press('enter')).toBe(
    'A square is the digit of a file and the letter of a rank, as in 5e.',
  );
});

test('the next task after the last is the first that is open', () => {
  const { player, screen } = sit();
  player.enter('go 37', 'skip');
  expect(screen().activity.walk.index).toBe(0);
});

test('what is done is known to the next screen and to the lists', () => {
  const { desk, player } = sit();
  player.enter('5i', 'chapters');
  expect(player.on('list').title).toBe('Learn: Shogi');
  player.press('down', 'enter');
  expect(player.on('learn').activity.walk.index).toBe(1);
  const again = courseScreen(desk.services, variantOf('shogi'));
  expect([again.activity.walk.index, again.activity.walk.doneCount]).toEqual([1, 1]);
  const list = desk.sit(learnScreen(desk.services));
  const frame = picture(renderScreen(list.screen, desk.services, { columns: 80, rows: 24 }));
  expect(frame).toMatch(/Yari shogi +0 of 37 done\n +Shogi +1 of 37 done\n/);
  const small = picture(renderScreen(list.screen, desk.services, { columns: 40, rows: 16 }));
  expect(small).toMatch(/Yari shogi +0 of 37 done\n/);
  list.press('down', 'enter');
  expect(list.on('learn').activity.walk.index).toBe(1);
  list.press('escape');
  expect(list.on('list').title).toBe('Learn');
});

test('Esc goes to the list of courses where there is no other screen', () => {
  const { player } = sit();
  player.press('escape');
  expect(player.on('list').title).toBe('Learn');
});

test('a file that cannot be written is told, and the course goes on', () => {
  const { desk, screen, press } = sit();
  Object.assign(desk.services.progress, {
    add: () => {
      throw Object.assign(new Error('no'), { code: 'ENOSPC' });
    },
  });
  expect(press('5i', 'enter')).toBe('Done. NOT SAVED that it is done: the disk is full.');
  press('enter');
  expect(screen().activity.walk.index).toBe(1);
});

test('the small game: a hint at each turn, Esc goes back, a win does the task', async () => {
  const engines = stubEngineRoom(['4a4b', 'resign'], ['7g7f']);
  const { player, screen } = sit('yari', { engines });
  player.enter('go 37');
  player.press('enter');
  const game = player.on('play');
  await eventually(() => expect(game.prompt.message?.text).toMatch(/^Hint: P-7f/));
  player.press('escape');
  expect(screen().activity.run.state).toBe('open');
  player.enter('begin');
  expect(player.on('play')).toBe(game);
  await eventually(() => expect(player.on('play').prompt.message?.text).toMatch(/^Hint: /));
  player.enter('resign').press('n');
  player.enter('P-4f');
  await eventually(() => {
    const { isOver, prompt } = player.on('play');
    expect(isOver ? prompt.news : undefined).toMatch(/^You have won/);
  });
  player.press('escape');
  expect([screen().activity.run.state, screen().prompt.message?.text]).toEqual([
    'done',
    'Done. 1 of 37 done.',
  ]);
});

test('a game that was left for the course is resumed from the menu, with its computer', async () => {
  const engines = stubEngineRoom(['P-3d', 'P-8d']);
  const desk = new Desk({ engines });
  const player = desk.play('yari', { white: 'Computer, level 1' });
  const path = () => desk.services.table.latestPath;
  player.enter('P-7f');
  const left = path();
  player.enter('learn').on('learn');
  player.enter('go 37', 'begin');
  expect(player.app.screens.map(({ kind }) => kind)).toEqual(['list', 'list', 'learn', 'play']);
  player.press('escape', 'escape', 'escape');
  expect(player.on('list').state.items[0]?.letter).toBe('r');
  const games = desk.services.store.list().map((game) => game.path);
  expect(games).toContain(left);
});

test('learn in a game opens the course of that game, and Esc leads back to it', () => {
  const player = new Desk().play('ogi', { moves: 'P-2e' }).enter('learn');
  expect(player.on('learn').activity.walk.course.variant.id).toBe('ogi');
  expect(player.press('escape').on('play').activity.match.variant.id).toBe('ogi');
});
