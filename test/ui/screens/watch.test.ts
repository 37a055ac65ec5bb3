import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openGame } from '../../../source/ui/screens/games.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Desk, type Player } from '../desk.ts';

/** A game that is open at one desk, and somebody who resumes it at another. */
function watched(moves: string) {
  const desk = new Desk();
  const player = desk.play('shogi', { moves });
  const [entry] = desk.services.store.list();
  const other = new Desk({ folder: desk.folder });
  const watcher = other.play('yari');
  openGame(other.services, entry.path, watcher.app);
  return { player, watcher, path: join(desk.folder, 'games', `${entry.name}.psn`) };
}

const sees = (watcher: Player) => {
  const { ply, moves } = watcher.on('replay');
  return `${ply} of ${moves.length}`;
};

describe('a game that another process has open', () => {
  test('is followed move by move by who watches the last one', async () => {
    const { player, watcher } = watched('P-7f P-3d');
    expect(watcher.on('replay').message?.text).toBe(
      `You are watching: this game is open in another komadai (process ${process.pid}).`,
    );
    expect(sees(watcher)).toBe('2 of 2');
    player.enter('P-2f');
    await eventually(() => expect(sees(watcher)).toBe('3 of 3'));
    player.enter('undo');
    await eventually(() => expect(sees(watcher)).toBe('2 of 3'));
    player.enter('P-6f');
    await eventually(() => expect(watcher.on('replay').moves[2].text).toBe('P-6f'));
    expect(sees(watcher)).toBe('3 of 3');
  });

  test('waits for who looks at an earlier move', async () => {
    const { player, watcher } = watched('P-7f P-3d');
    watcher.press('left');
    player.enter('P-2f', 'P-4d');
    await eventually(() => expect(sees(watcher)).toBe('1 of 4'));
  });

  test.each([['v'], ['n'], ['D'], ['P']])('%s changes nothing', (key) => {
    const { watcher } = watched('P-7f P-3d');
    watcher.press('left', key);
    expect(watcher.on('replay').message?.text).toBe(
      'The game is played in another komadai: here it can only be watched.',
    );
    expect([watcher.on('replay').typed, watcher.on('replay').question]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('moves and notes at the prompt are refused as well', () => {
    const { watcher } = watched('P-7f P-3d');
    for (const line of ['P-2f', 'note x']) {
      watcher.press(':').enter(line);
      expect(watcher.on('replay').message?.text).toContain('can only be watched');
      watcher.press('escape');
    }
  });

  test('is followed no longer when the screen is left', async () => {
    const { player, watcher } = watched('P-7f P-3d');
    const screen = watcher.on('replay');
    watcher.press('q');
    player.enter('P-2f');
    const again = watched('P-7f');
    again.player.enter('P-3d');
    await eventually(() => expect(sees(again.watcher)).toBe('2 of 2'));
    expect(screen.moves).toHaveLength(2);
  });
});
