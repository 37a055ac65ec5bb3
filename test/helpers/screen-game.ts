import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { gameFiles } from './game-files.ts';
import { fixtureLines } from './oracle.ts';
import { OWN_TITLE, type PtyProgram, type ScreenCondition, type ScreenPlace } from './pty.ts';

/** A game from the even start to checkmate, found by random play. */
export interface MatedGame {
  readonly variant: string;
  /** In Hodges notation, as printed; with promotions and drops of both sides. */
  readonly moves: string;
  /** A drop that is nifu at that ply. */
  readonly nifu: { readonly ply: number; readonly text: string };
}

/** Bytes of keys. */
export const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  escape: '\x1b',
  eraseLine: '\x15',
  repaint: '\x0c',
} as const;

export const MATED_GAMES = fixtureLines<MatedGame>('mates.jsonl');

/** A game of the folder as it was saved. */
export interface SavedGame {
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  /** All that stands below the tags, split at spaces. */
  readonly tokens: readonly string[];
}

/** The saved games by their names. */
export function savedGames(home: string): SavedGame[] {
  const folder = join(home, 'komadai/games');
  return gameFiles(folder)
    .filter((file) => file.endsWith('.psn'))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((file) => {
      const [head = '', body = ''] = readFileSync(join(folder, file), 'utf8').split('\n\n');
      const tags = Array.from(head.matchAll(/^\[(\w+) "(.*)"\]$/gm), ([, name, value]) => [
        name,
        value,
      ]);
      return {
        name: file.replace(/\.psn$/, ''),
        tags: Object.fromEntries(tags),
        tokens: body.trim().split(/\s+/),
      };
    });
}

/** The tokens of a game from a start with Black to move, as they must be saved. */
export function savedTokens(moves: readonly string[], score: string): string[] {
  const tokens = moves.flatMap((move, index) =>
    index % 2 === 0 ? [`${index / 2 + 1}.`, move] : [move],
  );
  return [...tokens, score];
}

/** Types a move with Enter and waits until it stands on the board. */
export async function playMove(program: PtyProgram, text: string, ply: number): Promise<void> {
  program.write(`${text}\r`);
  await waitForPly(program, ply);
}

/** Plays moves one by one; the first of them becomes ply `from + 1`. */
export async function playMoves(
  program: PtyProgram,
  moves: readonly string[],
  from = 0,
): Promise<void> {
  for (const [index, move] of moves.entries()) await playMove(program, move, from + index + 1);
}

/** Waits until the play screen shows the position after a number of moves. */
export function waitForPly(program: PtyProgram, ply: number): Promise<string[]> {
  return program.waitFor(new RegExp(`^.* ply ${ply}(?: - (?:Black|White) to play)?$`, 'm'));
}

/** Waits for something on the screen and gives the lines of the whole frame. */
export async function waitForFrame(
  program: PtyProgram,
  condition: ScreenCondition,
): Promise<readonly string[]> {
  await program.waitFor(condition);
  return settled(program);
}

/**
 * The lines of the whole frame that is shown when all keys before have had their effect: a frame
 * comes in parts, and is whole for certain when the next one begins, so two are asked for.
 */
export async function settled(program: PtyProgram): Promise<readonly string[]> {
  let { length } = program.erasures;
  for (const _ of ['this frame', 'the next']) {
    program.write(KEYS.repaint);
    await program.waitFor(() => program.erasures.length > length);
    ({ length } = program.erasures);
  }
  return program.erasures.at(-1) ?? [];
}

/** Changes the size of the window and gives the lines of a whole frame of that size. */
export async function resized(
  program: PtyProgram,
  columns: number,
  rows: number,
): Promise<readonly string[]> {
  if (program.columns === columns && program.rows === rows) return settled(program);
  const { length } = program.erasures;
  program.resize(columns, rows);
  await program.waitFor(() => program.erasures.length > length);
  return settled(program);
}

/** Chooses a line of the menu, or of another list. */
export async function choose(program: PtyProgram, item: string): Promise<void> {
  // A board may stand at the right of the lines.
  const rowOf = (lines: readonly string[]) =>
    lines.findIndex((line) => {
      const [text = ''] = line.replace(/^ +(?:> )?(?:[a-z] {2})?/, '').split('   ');
      return text.trim() === item;
    });
  const lines = await program.waitFor(
    (now) => rowOf(now) > 0 && now.join('\n').includes('Enter choose'),
  );
  const step = rowOf(lines) - lines.findIndex((line) => /^ +> /.test(line));
  program.write(`${(step > 0 ? KEYS.down : KEYS.up).repeat(Math.abs(step))}\r`);
}

/** The terminal is as the program found it. */
export function expectRestored(program: PtyProgram): void {
  expect({
    alternateScreen: program.alternateScreen,
    bracketedPaste: program.bracketedPaste,
    mouseModes: program.mouseModes,
    otherModes: program.otherModes,
    title: program.title,
    cursor: program.cursor().visible,
  }).toEqual({
    alternateScreen: false,
    bracketedPaste: false,
    cursor: true,
    mouseModes: [],
    otherModes: [],
    title: OWN_TITLE,
  });
}

/** The report of a press of the left button, or of another one, and of its release. */
export function clickOn({ column, row }: ScreenPlace, button = 0): string {
  const where = `${button};${column + 1};${row + 1}`;
  return `\x1b[<${where}M\x1b[<${where}m`;
}

/** Leaves with Ctrl-C, as everywhere. */
export async function leave(program: PtyProgram): Promise<void> {
  program.write('\x03');
  expect(await program.exit).toEqual({ code: 0 });
  expectRestored(program);
}

/** Title, board, hands and move list: the play screen without status line and prompt. */
export function boardOf(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findIndex((line) => /^ +└/.test(line)) + 1);
}
