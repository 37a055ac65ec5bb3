import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { startKomadai } from '../helpers/komadai.ts';
import type { PtyProgram, ScreenPlace } from '../helpers/pty.ts';
import {
  clickOn,
  expectRestored,
  KEYS,
  leave,
  playMove,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { squarePlace } from '../helpers/square-place.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** The place of a text, once the screen shows it. */
async function placeOf(program: PtyProgram, text: string): Promise<ScreenPlace> {
  const lines = await waitForFrame(program, text);
  const row = lines.findIndex((line) => line.includes(text));
  const line = lines[row] ?? '';
  return { row, column: stringWidth(line.slice(0, line.indexOf(text))) };
}

async function click(program: PtyProgram, text: string): Promise<void> {
  program.write(clickOn(await placeOf(program, text)));
}

/** The bytes of clicks on squares. */
async function clicks(program: PtyProgram, ...squares: readonly string[]): Promise<string> {
  const lines = await settled(program);
  return squares.map((square) => clickOn(squarePlace(lines, square))).join('');
}

test('a game is begun, played and left with the mouse, and no report is left for the shell', async () => {
  const home = temporaryFolder();
  const program = startKomadai([], { home });
  await click(program, 'Two players');
  await click(program, '< Yari shogi');
  await click(program, VARIANTS.at(-1)?.name ?? '');
  await click(program, 'Start');
  await waitForPly(program, 0);
  expect(program.mouseModes).toEqual([1000, 1006]);
  program.write(await clicks(program, '4g', '4f'));
  await waitForPly(program, 1);
  await click(program, 'Esc menu');
  const [press = '', release = ''] = clickOn(await placeOf(program, 'Quit')).split(/(?<=M)/);
  program.write(press);
  program.write(release);
  expect(await program.exit).toEqual({ code: 0 });
  expectRestored(program);
  expect(program.screen().join('')).toMatch(/^Kept as \S+-yari\. "komadai resume" goes on\.$/);
});

test.each([
  ['joined', (bytes: string) => [bytes]],
  ['byte by byte', (bytes: string) => [...bytes]],
])('clicks make moves and leave what is typed: %s', async (_, split) => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'shogi'], { home });
  await waitForPly(program, 0);
  program.write('note ab');
  await program.waitFor('> note ab');
  const reports = [
    await clicks(program, '7g', '7f', '3c'),
    clickOn({ column: 4, row: 4 }, 64),
    clickOn({ column: 4, row: 4 }, 2),
    '\x1b[M !!\x1b[M#!!',
    await clicks(program, '3d'),
  ];
  for (const part of split(reports.join(''))) program.write(part);
  await waitForPly(program, 2);
  expect((await settled(program)).at(-2)).toMatch(/^ Black> note ab( |$)/);
  await leave(program);
  expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d *');
});

test('switched off, nothing is asked of the mouse: by the setting at once, by the flag from the start', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['settings'], { home });
  await program.waitFor('Esc back');
  expect(program.mouseModes).toEqual([1000, 1006]);
  program.write(KEYS.down.repeat(15));
  await click(program, 'Mouse');
  await program.waitFor('Shift the mouse selects');
  program.write(KEYS.right);
  await program.waitFor('mouse           < off >');
  expect(program.mouseModes).toEqual([]);
  program.write(KEYS.left);
  await program.waitFor('mouse           < on >');
  expect(program.mouseModes).toEqual([1000, 1006]);
  await leave(program);
  const other = startKomadai(['play', 'yari', '--no-mouse'], { home });
  await waitForPly(other, 0);
  await playMove(other, 'P-4f', 1);
  await leave(other);
  expect(other.rawOutput.toString()).not.toMatch(/\x1b\[\?(?:1000|1006)/);
});
