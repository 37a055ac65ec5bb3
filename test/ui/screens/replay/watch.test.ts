import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { openSavedGame } from '../../../../source/ui/screens/games/games.ts';
import { watchTaken } from '../../../../source/ui/screens/replay/watch.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type GameOptions, type Player } from '../../desk.ts';

/** A game that is open at one desk, and somebody who resumes it at another. */
function watched(options: GameOptions) {
  const { player, desk } = seat(new Desk(), (one) => one.play('shogi', options));
  const entry = itemAt(desk.services.store.list(), 0);
  const other = seat(new Desk({ folder: desk.folder }), (one) => one.play('yari'));
  openSavedGame(other.desk.services, entry.path, other.player.app);
  const { services } = other.desk;
  return { player, watcher: other.player, desk, services, path: entry.path };
}

/** Somebody who is told when a game is taken over, as the program tells. */
function seat(desk: Desk, play: (desk: Desk) => Player) {
  const player = play(desk);
  const { services } = desk;
  services.table.onHandover((handover) => watchTaken(player.app, services, handover));
  return { desk, player };
}

const sees = (watcher: Player) => {
  const { ply, moves } = watcher.on('replay').activity;
  return `${ply} of ${moves.length}`;
};

const says = (watcher: Player) => watcher.on('replay').prompt.message?.text;

const OTHER = `another komadai (process ${process.pid})`;
const WATCHING = 'This game is played in another komadai. "take" takes it over.';
const RESIGNED = 'The game is over: Black wins by resignation.';

describe('a game that another process has open', () => {
  test('is followed move by move by who watches the last one', async () => {
    const { player, watcher } = watched({ moves: 'P-7f P-3d' });
    expect(says(watcher)).toBe(WATCHING);
    expect(sees(watcher)).toBe('2 of 2');
    player.enter('P-2f');
    await eventually(() => expect(sees(watcher)).toBe('3 of 3'));
    player.enter('undo');
    await eventually(() => expect(sees(watcher)).toBe('2 of 3'));
    player.enter('P-6f');
    await eventually(() => expect(itemAt(watcher.on('replay').view.moves, 2).text).toBe('P-6f'));
    expect(sees(watcher)).toBe('3 of 3');
  });

  test('waits for who looks at an earlier move, and is followed again from the end', async () => {
    const { player, watcher } = watched({ moves: 'P-7f P-3d' });
    watcher.press('left');
    player.enter('P-2f', 'P-4d');
    await eventually(() => expect(sees(watcher)).toBe('1 of 4'));
    watcher.press('end');
    player.enter('P-6f');
    await eventually(() => expect(sees(watcher)).toBe('5 of 5'));
  });

  sharedTest.each(
    shareOf([
      ['right', 3],
      ['left', 1],
      ['up', 0],
      ['home', 0],
      ['end', 3],
    ]),
  )('%s steps through it', (key, ply) => {
    const { watcher } = watched({ moves: 'P-7f P-3d P-2f' });
    watcher.press('left', key);
    expect(watcher.on('replay').activity.ply).toBe(ply);
  });

  sharedTest.each(shareOf(['P-2f', 'resign', 'draw', 'P-2f or so']))(
    '%j typed changes nothing, and can be taken along into the game',
    (text) => {
      const { watcher, desk, services } = watched({ moves: 'P-7f P-3d' });
      const screen = watcher.on('replay');
      watcher.press(text).press('down', 'up');
      const { lines } = renderScreen(screen, services, { columns: 100, rows: 30 });
      expect(screen.prompt.line.text).toBe(text);
      expect(lines.join(' ')).toContain('This game is played in another komadai');
      watcher.press('enter');
      expect(screen.prompt.question?.text).toBe(`Take the game over from ${OTHER}?`);
      watcher.press('n');
      expect([screen.prompt.line.text, screen.activity.ply, watcher.screen]).toEqual([
        '',
        2,
        screen,
      ]);
      expect(desk.services.store.list()).toHaveLength(1);
    },
  );

  sharedTest.each(shareOf(['note', 'note x', 'n', 'D', 'P', 'undo', 'play']))(
    '%j is refused',
    (text) => {
      const { watcher, path } = watched({ moves: 'P-7f P-3d' });
      const before = readFileSync(path);
      watcher.enter(text);
      const screen = watcher.on('replay');
      expect(screen.prompt.message?.tone).toBe('warning');
      expect([screen.prompt.question, screen.prompt.line.text]).toEqual([undefined, text]);
      expect(readFileSync(path)).toEqual(before);
    },
  );

  test('? shows the keys and the lock', () => {
    const { player, watcher } = watched({ moves: 'P-7f' });
    watcher.press('?');
    const page = watcher.on('page').visibleLines(ENGLISH, { columns: 200, rows: 60 }).join('\n');
    expect(page).toContain('take, t: take the game over');
    expect(page).toMatch(/Its lock is .*\.psn\.lock\./);
    player.enter('P-3d');
    // Meanwhile nothing was followed.
    expect(watcher.press('q').on('replay').activity.ply).toBe(2);
  });

  test('that is over is not offered', async () => {
    const { player, watcher } = watched({ moves: 'P-7f' });
    player.enter('resign').press('y');
    await eventually(() => expect(says(watcher)).toBe(RESIGNED));
    for (const line of ['t', 'take', 'P-3d']) {
      watcher.enter(line);
      expect(says(watcher)).toBe(RESIGNED);
    }
    expect(watcher.on('replay').prompt.question).toBeUndefined();
  });

  test('that goes on after its end is offered again', async () => {
    const { player, watcher } = watched({ moves: 'P-7f' });
    player.enter('resign').press('y');
    await eventually(() => expect(says(watcher)).toBe(RESIGNED));
    player.enter('undo');
    await eventually(() => expect(says(watcher)).toBe(WATCHING));
  });

  test('that the other leaves for another one is said to be left', async () => {
    const { player, watcher } = watched({ moves: 'P-7f' });
    player.enter('resign').press('y');
    await eventually(() => expect(says(watcher)).toBe(RESIGNED));
    player.enter('rematch');
    await eventually(() => expect(says(watcher)).toBe(`${RESIGNED} The other komadai has left.`));
  });

  test.each([
    ['a text that is cleared', ['P', 'escape']],
    ['a question that is refused', ['P-2f', 'enter', 'n']],
    ['a step', ['left']],
  ])('is said to be watched after %s', (_, keys) => {
    const { watcher, services } = watched({ moves: 'P-7f P-3d' });
    watcher.press(...keys);
    const frame = renderScreen(watcher.screen, services, { columns: 100, rows: 30 }).lines;
    expect(frame.join(' ').replace(/\s+/g, ' ')).toContain(WATCHING);
  });

  test('is followed no longer when the screen is left', async () => {
    const { player, watcher } = watched({ moves: 'P-7f P-3d' });
    const screen = watcher.on('replay');
    watcher.enter('q');
    player.enter('P-2f');
    const again = watched({ moves: 'P-7f' });
    again.player.enter('P-3d');
    await eventually(() => expect(sees(again.watcher)).toBe('2 of 2'));
    expect(screen.view.moves).toHaveLength(2);
  });

  test('that gets another name is said to be gone', async () => {
    const { player, watcher } = watched({ moves: 'P-7f' });
    player.enter('save evening');
    await eventually(() => expect(says(watcher)).toContain('renamed or deleted'));
    watcher.enter('t');
    expect([watcher.screen.kind, says(watcher)]).toEqual([
      'replay',
      'The game was renamed or deleted by another komadai.',
    ]);
  });
});

describe('the seat', () => {
  test('is offered when the other leaves, and taken with one word', async () => {
    const { desk, watcher } = watched({ moves: 'P-7f P-3d' });
    desk.services.table.close();
    const left = 'The other komadai has left. "take" takes the game.';
    await eventually(() => expect(says(watcher)).toBe(left));
    watcher.enter('t');
    await eventually(() => expect(watcher.moves).toBe('P-7f P-3d'));
    watcher.enter('P-2f');
    expect(watcher.moves).toBe('P-7f P-3d P-2f');
  });

  test('is taken from the other, who watches with what was typed', async () => {
    const { player, watcher } = watched({ moves: 'P-7f P-3d' });
    player.press('P-2');
    watcher.enter('t');
    expect(says(watcher)).toBe('Asking the other komadai..');
    await eventually(() => expect(watcher.on('play').prompt.news).toBe('The game is yours.'));
    await eventually(() => expect(player.on('replay').prompt.line.text).toBe('P-2'));
    expect(says(player)).toBe(`Saved, and handed to ${OTHER}. Enter takes it back.`);
    watcher.enter('P-9f');
    await eventually(() => expect(sees(player)).toBe('3 of 3'));
    player.press('enter', 'y');
    await eventually(() => expect(player.text).toBe('P-2'));
    expect(player.moves).toBe('P-7f P-3d P-9f');
  });

  test('takes what the watcher has typed along', async () => {
    const { watcher } = watched({ moves: 'P-7f P-3d' });
    watcher.press('P-2f', 'enter', 'y');
    await eventually(() => expect(watcher.text).toBe('P-2f'));
    expect(watcher.press('enter').moves).toBe('P-7f P-3d P-2f');
  });

  const promotion = { sfen: '4k4/9/9/6P2/9/9/9/9/4K4 b - 1', moves: 'P-3c= K-5b' };

  sharedTest.each(
    shareOf<[name: string, options: GameOptions, keys: string[], kept: string]>([
      ['the menu', {}, ['P-7', 'escape', 'escape'], ''],
      ['a menu above a text', {}, ['escape'], ''],
      ['the replay, with a note begun', {}, ['replay', 'enter', 'n so far'], 'n so far'],
      ['the question whether to promote', promotion, ['P-3b', 'enter'], 'P-3b'],
      ['settings', {}, ['settings', 'enter'], ''],
    ]),
  )('is taken from who is at %s', async (_, options, keys, kept) => {
    const game = { moves: 'P-7f P-3d', ...options };
    const { player, watcher } = watched(game);
    player.press(...keys);
    watcher.enter('t');
    await eventually(() => expect(player.screen.kind).toBe('replay'));
    expect(player.on('replay').prompt.line.text).toBe(kept);
    await eventually(() => expect(watcher.moves).toBe(game.moves));
    player.press(...(kept === '' ? [] : ['escape']), 'escape');
    expect(player.app.hasQuit).toBe(true);
  });

  test('is lost to who has taken the lock; the move that was not saved stays', async () => {
    const { player, path } = watched({ moves: 'P-7f P-3d' });
    const lockFile = path.replace(/([^/]+)$/, '.$1.lock');
    writeFileSync(lockFile, '12 elsewhere 34 x\n');
    player.enter('P-2f');
    await eventually(() => expect(player.on('replay').prompt.line.text).toBe('P-2f'));
    expect(says(player)).toBe(
      'NOT SAVED: 3. Black P-2f. Taken over by another komadai (process 12 on "elsewhere"). Enter takes it back.',
    );
    expect(sees(player)).toBe('2 of 2');
  });

  test('of a game that is not there any more leads to the menu', async () => {
    const { player, path } = watched({ moves: 'P-7f P-3d' });
    renameSync(path, join(path, '../moved.psn'));
    writeFileSync(path.replace(/([^/]+)$/, '.$1.lock'), '12 elsewhere 34 x\n');
    await eventually(() => expect(player.screen.kind).toBe('list'));
    expect(player.on('list').state.warning?.(ENGLISH)).toContain('renamed or deleted');
  });
});
