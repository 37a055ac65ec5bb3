import { expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import { PictureScreen } from '../helpers/picture-screen.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import { expectRestored, playMove, waitForPly } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const QUESTION = '\x1b_Gi=31,';
const YES = '\x1b[6;20;10t\x1b_Gi=31;OK\x1b\\';

/** Both sides of yari shogi, and nothing in hand. */
const PIECES = 28;

function startGame(): PtyProgram {
  return startKomadai(['play', 'yari'], { home: temporaryFolder() });
}

function written(program: PtyProgram): string {
  return program.rawOutput.toString();
}

/** What a terminal that shows pictures knows by now. */
async function picturesOf(program: PtyProgram): Promise<PictureScreen> {
  const screen = new PictureScreen(program.columns, program.rows);
  await screen.feed(written(program));
  return screen;
}

/** Answers the question of the program, and waits until pieces are shown as pictures. */
async function showPictures(program: PtyProgram): Promise<void> {
  await waitForPly(program, 0);
  await program.waitFor(() => written(program).includes(QUESTION));
  program.write(YES);
  await waitForPlacements(program, PIECES);
}

/** Waits until pictures have been put somewhere `count` times. */
async function waitForPlacements(program: PtyProgram, count: number): Promise<void> {
  await program.waitFor(
    () => (written(program).match(/a=p,[^\x1b]*\x1b\\/g)?.length ?? 0) >= count,
  );
}

test('a game with pictures: each sent once, moved with its piece, gone from other screens', async () => {
  const program = startGame();
  await showPictures(program);
  // The first move takes the sentence of the first game away.
  await playMove(program, 'P-1f', 1);
  await waitForPlacements(program, PIECES + 1);
  let screen = await picturesOf(program);
  expect(screen.shown).toHaveLength(PIECES);
  expect(new Set(screen.shown).size).toBe(PIECES);
  // The pictures stand for the labels.
  const board = program.screen().map((line) => line.slice(0, 50));
  expect(board.join('')).not.toContain('歩');

  const before = program.byteCount;
  await playMove(program, 'P-4d', 2);
  await waitForPlacements(program, PIECES + 2);
  const after = await picturesOf(program);
  const moved = after.shown.filter((picture) => !screen.shown.includes(picture));
  expect([after.shown.length, moved.length]).toEqual([PIECES, 1]);
  expect(program.byteCount - before).toBeLessThan(500);

  program.resize(90, 24);
  await waitForPlacements(program, 2 * PIECES + 2);
  screen = await picturesOf(program);
  expect([screen.shown.length, new Set(screen.sent.values())]).toEqual([PIECES, new Set([1])]);

  program.write('\x0c');
  await waitForPlacements(program, 3 * PIECES + 2);
  expect(new Set((await picturesOf(program)).sent.values())).toEqual(new Set([2]));

  program.write('?');
  await program.waitFor('Esc back');
  expect((await picturesOf(program)).shown).toEqual([]);
  program.write('\x1b');
  await waitForPlacements(program, 4 * PIECES + 2);
  expect((await picturesOf(program)).shown).toEqual(screen.shown);

  program.write('\x1a');
  await waitForPlacements(program, 5 * PIECES + 2);
  const again = await picturesOf(program);
  expect(again.shown).toEqual(screen.shown);
  expect(new Set(again.sent.values())).toEqual(new Set([3]));

  program.write('quit\r');
  await program.exit;
  expectRestored(program);
  screen = await picturesOf(program);
  expect([screen.shown, screen.pictures.size, screen.leftBehind]).toEqual([[], 0, []]);
  expect([screen.faults, screen.questions]).toEqual([[], 1]);
  expect(program.screen().join('')).not.toMatch(/_G|i=31|;OK/);
});

test.each<[string, (program: PtyProgram) => void]>([
  ['Ctrl-C', (program) => program.write('\x03')],
  ['SIGTERM', (program) => program.kill('SIGTERM')],
])('after %s no picture is left', async (_, end) => {
  const program = startGame();
  await showPictures(program);
  end(program);
  await program.exit;
  const screen = await picturesOf(program);
  expect([screen.shown, screen.pictures.size, screen.leftBehind]).toEqual([[], 0, []]);
  expect(screen.faults).toEqual([]);
});

test('a terminal that does not answer gets the question and nothing else', async () => {
  const program = startGame();
  await waitForPly(program, 0);
  await playMove(program, 'P-4f', 1);
  program.write('\x03');
  await program.exit;
  expect(written(program).match(/\x1b_[^\x1b]*/g)).toEqual([
    '\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA',
  ]);
  expect(program.screen().join('')).not.toContain('AAAA');
});

/** How many sixel pictures were drawn. */
function sixelsOf(program: PtyProgram): number {
  return written(program).match(/\x1bP0;1;0q/g)?.length ?? 0;
}

test('a terminal with sixels: all pieces, few bytes a move, nothing left at the end', async () => {
  const program = startGame();
  await waitForPly(program, 0);
  await program.waitFor(() => written(program).includes('\x1b[c'));
  program.write('\x1b[6;20;10t\x1b[?62;4;22c');
  await program.waitFor(() => sixelsOf(program) >= PIECES);
  const board = program.screen().map((line) => line.slice(0, 50));
  expect(board.join('')).not.toMatch(/[飛香桂歩]/);
  await playMove(program, 'P-4f', 1);
  await program.waitFor(() => sixelsOf(program) >= PIECES + 1);
  const before = program.byteCount;
  await playMove(program, 'P-4d', 2);
  // The piece that moved, and the one whose mark went.
  await program.waitFor(() => sixelsOf(program) >= PIECES + 3);
  expect(sixelsOf(program)).toBe(PIECES + 3);
  expect(program.byteCount - before).toBeLessThan(3000);
  program.write('\x03');
  await program.exit;
  expect(written(program)).toMatch(/\x1b\[m\x1b\[2J(?:(?!\x1bP)[\s\S])*\x1b\[\?1049l/);
});

test("a terminal with iTerm2's pictures: all pieces, few bytes a move, nothing left at the end", async () => {
  const program = startGame();
  const inline = () => written(program).match(/\x1b\]1337;File=inline=1;[^\x07]*\x07/g) ?? [];
  await waitForPly(program, 0);
  await program.waitFor(() => written(program).includes('\x1b[c'));
  program.write('P\x1b[6;20;10t\x1bP>|iTerm2 3.3.12\x1b\\\x1b[?62;22c\x7f');
  await program.waitFor(() => inline().length >= PIECES);
  expect(inline().join('').length).toBeLessThan(150_000);
  const board = program.screen().map((line) => line.slice(0, 50));
  expect(board.join('')).not.toMatch(/[飛香桂歩]/);
  await playMove(program, 'P-4f', 1);
  const before = program.byteCount;
  await playMove(program, 'P-4d', 2);
  await program.waitFor(() => inline().length >= PIECES + 3);
  expect(program.byteCount - before).toBeLessThan(3000);
  program.write('\x03');
  await program.exit;
  expectRestored(program);
  expect(written(program)).toMatch(/\x1b\[m\x1b\[2J(?:(?!\]1337)[\s\S])*\x1b\[\?1049l/);
});
