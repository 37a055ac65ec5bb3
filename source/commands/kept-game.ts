import { dirname } from 'node:path';
import type { MatchTable } from '../match/match-table.ts';
import { nameOf } from '../records/store/game-folder.ts';
import { type GameStore, StoreError } from '../records/store/store.ts';
import { shellWord } from '../text/door-lines.ts';
import type { CommandContext } from './command.ts';

/**
 * Tells on a terminal where the game that was left is kept, and how to go on with it. Tells nothing
 * if no game has a file, if one is not on the disk as it stands, or on a server, where nobody has
 * that shell.
 */
export function tellKept(
  context: CommandContext,
  { table, store }: { readonly table: MatchTable; readonly store: GameStore },
): void {
  const { texts, stdin, stdout, served } = context;
  const left = table.left;
  if (served || !left || table.saveError !== undefined || !stdin.isTTY || !stdout.isTTY) return;
  const { path, isOver } = left;
  const name = dirname(path) === store.folder ? nameOf(path) : path;
  const words = ['komadai', ...homeOption(context), isOver ? 'replay' : 'resume'];
  if (isOver || !isLatest(store, path)) words.push(shellWord(name));
  stdout.write(`${texts.records.keptText(name, isOver, words.join(' '))}\n`);
}

/** The flag that finds the games again, if the environment does not. */
function homeOption({ home, env }: CommandContext): string[] {
  return home === undefined || home === env.KOMADAI_HOME ? [] : ['--home', shellWord(home)];
}

/** Whether `resume` without a name resumes this game. */
function isLatest(store: GameStore, path: string): boolean {
  try {
    return store.latestUnfinished()?.path === path;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return false;
  }
}
