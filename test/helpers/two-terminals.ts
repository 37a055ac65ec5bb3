import { chmodSync, chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { gameFiles } from './game-files.ts';
import { PROGRAM, programEnvironment, startKomadai } from './komadai.ts';
import { AS_NOBODY, NOBODY_UID } from './other-account.ts';
import { type PtyProgram, startPty } from './pty.ts';
import { boardOf, settled, waitForPly } from './screen-game.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Two people, each at a terminal with a folder of their own, and the folder of their sockets. */
export class TwoTerminals {
  readonly at = temporaryFolder();
  readonly homes = { host: temporaryFolder(), joiner: temporaryFolder() };
  readonly #isOther: boolean;
  /** What the host has printed that the other types. */
  code = '';

  /** @param isOther whether the joiner has another account, which only root can arrange */
  constructor(isOther = false) {
    this.#isOther = isOther;
    // Others must come to the sockets.
    chmodSync(this.at, 0o1777);
    if (isOther) chownSync(this.homes.joiner, NOBODY_UID, NOBODY_UID);
  }

  /** Opens a room in a window of 80x24, and reads its code. */
  async host(...args: readonly string[]): Promise<PtyProgram> {
    const program = startKomadai(['host', ...args, '--at', this.at], { home: this.homes.host });
    if (!args.includes('--resume')) {
      const lines = await program.waitFor(/komadai join [0-9A-Z]{6}/);
      this.code = /komadai join ([0-9A-Z]{6})/.exec(lines.join('\n'))?.[1] ?? '';
    }
    return program;
  }

  /** Goes into the room, as the player or with `watch` as a watcher. */
  reach(word: 'join' | 'watch', home = this.homes.joiner): PtyProgram {
    const args = [word, this.code, '--at', this.at];
    if (!this.#isOther) return startKomadai(args, { home });
    return startPty([...AS_NOBODY, process.execPath, PROGRAM, ...args], {
      cwd: home,
      env: { ...programEnvironment(home), USER: 'nobody' },
    });
  }

  /** The file of the host, once it tells how the game has ended. */
  async endedGame(): Promise<string> {
    return eventually(() => {
      const text = gameText(this.homes.host);
      expect(text).not.toContain('[Result "*"]');
      return text;
    });
  }
}

/** The only game of a player. */
export function gameText(home: string): string {
  const folder = join(home, 'komadai/games');
  const names = gameFiles(folder).filter((name) => name.endsWith('.psn'));
  expect(names).toHaveLength(1);
  return readFileSync(join(folder, names[0] ?? ''), 'utf8');
}

/** Waits until both screens show a ply, and makes sure that they show the same board. */
export async function expectSameBoard(
  one: PtyProgram,
  other: PtyProgram,
  ply: number,
): Promise<void> {
  await Promise.all([waitForPly(one, ply), waitForPly(other, ply)]);
  const [first, second] = await Promise.all([settled(one), settled(other)]);
  expect(withoutPanel(first)).toEqual(withoutPanel(second));
}

/** The squares alone: names and clocks differ by who is where and when. */
function withoutPanel(lines: readonly string[]): string[] {
  const board = boardOf(lines).slice(2);
  expect(board.length).toBeGreaterThan(8);
  return board.map((line) => line.replace(/(?<=[│┤┐┘])[^│┤┐┘]*$/, ''));
}
