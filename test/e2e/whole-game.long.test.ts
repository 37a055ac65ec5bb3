import { describe, expect, test } from 'vitest';
import { partOfDay } from '../helpers/day-part.ts';
import { startKomadai } from '../helpers/komadai.ts';
import type { PtyProgram } from '../helpers/pty.ts';
import {
  boardOf,
  expectRestored,
  KEYS,
  leave,
  MATED_GAMES,
  playMove,
  playMoves,
  savedGames,
  savedTokens,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Tries to drop a second pawn on a file, which leaves everything as it is. */
async function tryNifu(program: PtyProgram, text: string): Promise<void> {
  const before = boardOf(await settled(program));
  program.write(`${text}\r`);
  const lines = await waitForFrame(
    program,
    `${text}: nifu. You already have a pawn on file ${text[2]}`,
  );
  expect(lines.join('\n')).toMatch(new RegExp(`> ${text.replace('*', '\\*')}(?: |$)`, 'm'));
  program.write(KEYS.eraseLine);
  await program.waitFor(/(?:Black|White)> {2}/);
  expect(boardOf(await settled(program))).toEqual(before);
}

/** Leaves the sign away and answers the question with it. */
async function answerQuestion(program: PtyProgram, move: string, ply: number): Promise<void> {
  const plain = move.slice(0, -1);
  program.write(`${plain}\r`);
  const [title] = await program.waitFor(`${plain}: promote?`);
  expect(title).toContain(`ply ${ply - 1} -`);
  program.write(move.slice(-1));
  await waitForPly(program, ply);
}

describe.each(partOfDay(MATED_GAMES, 3))('a whole game of $variant', ({ variant, moves, nifu }) => {
  const all = moves.split(' ');
  const score = all.length % 2 === 1 ? '1-0' : '0-1';
  const winner = score === '1-0' ? 'Black' : 'White';

  test('to checkmate, with promotion, drop and a refused nifu, and a rematch', async () => {
    const home = temporaryFolder();
    const program = startKomadai(['play', variant, '--black', 'Guest', '--white', 'Teacher'], {
      home,
    });
    await waitForPly(program, 0);
    const asks = variant !== 'ogi';
    // The first of each kind is asked for, the others are typed as they are printed.
    const asked = new Set(asks ? ['+', '='].map((sign) => firstWith(all, sign)) : []);
    for (const [index, move] of all.entries()) {
      if (index === nifu.ply) await tryNifu(program, nifu.text);
      if (asked.has(index)) await answerQuestion(program, move, index + 1);
      else await playMove(program, move, index + 1);
    }
    const lines = await waitForFrame(program, new RegExp(`${winner} wins by[\\s\\S]*checkmate`));
    expect(lines.join('\n')).toContain('Game over>');
    const expected = {
      Variant: variant,
      Black: 'Guest',
      White: 'Teacher',
      Result: score,
      Termination: 'checkmate',
    };
    const [game] = savedGames(home);
    expect(game?.tags).toMatchObject(expected);
    expect(game?.tokens).toEqual(savedTokens(all, score));

    program.write(`${all[0]}\r`);
    await program.waitFor(/the game is\s[\s\S]*over/);
    program.write(`${KEYS.eraseLine}rematch\r`);
    await waitForPly(program, 0);
    expect((await settled(program)).join('\n')).toMatch(/☖ White: Guest[\s\S]*☗ Black: Teacher/);
    await playMoves(program, all.slice(0, 2));
    const games = savedGames(home);
    expect(games).toHaveLength(2);
    expect(games[0]).toEqual(game);
    expect(games[1]?.tags).toMatchObject({ Black: 'Teacher', White: 'Guest', Result: '*' });
    expect(games[1]?.tags.Termination).toBeUndefined();
    expect(games[1]?.tokens).toEqual(savedTokens(all.slice(0, 2), '*'));
    await leave(program);
  });

  test('interrupted by SIGKILL, a closed terminal and SIGTERM', async () => {
    const home = temporaryFolder();
    const breaks = [
      ['SIGKILL', Math.floor(all.length * 0.4)],
      ['hang up', Math.floor(all.length * 0.6)],
      ['SIGTERM', Math.floor(all.length * 0.8)],
    ] as const;
    let program = startKomadai(['play', variant, '--black', 'Guest'], { home });
    await waitForPly(program, 0);
    let ply = 0;
    for (const [how, next] of breaks) {
      await playMoves(program, all.slice(ply, next), ply);
      ply = next;
      const shown = boardOf(await settled(program));
      const saved = savedGames(home);
      expect(saved.map(({ tokens }) => tokens)).toEqual([savedTokens(all.slice(0, ply), '*')]);
      // What is typed and not entered is no move.
      program.write(all[ply] as string);
      await program.waitFor(`> ${all[ply]}`);
      await interrupt(program, how);
      program = startKomadai(['resume'], { home });
      await waitForFrame(program, how === 'SIGKILL' ? 'Resumed where komadai' : 'Resumed.');
      expect(boardOf(await settled(program))).toEqual(shown);
      expect(savedGames(home)).toEqual(saved);
    }
    await playMoves(program, all.slice(ply), ply);
    await waitForFrame(program, new RegExp(`${winner} wins by[\\s\\S]*checkmate`));
    const [game, ...others] = savedGames(home);
    expect(others).toEqual([]);
    expect(game?.tokens).toEqual(savedTokens(all, score));
    expect(game?.tags).toMatchObject({ Black: 'Guest', Result: score, Termination: 'checkmate' });
    await leave(program);
    const again = startKomadai(['resume'], { home });
    expect(await again.exit).toEqual({ code: 1 });
    expect(again.screen().join('\n')).toContain('there is no unfinished game');
  });
});

test('a game left for the menu goes on as its first line', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'ogi'], { home });
  await playMoves(program, ['P-7e', 'P-2d']);
  const shown = boardOf(await settled(program));
  program.write('menu\r');
  await program.waitFor('> r  Resume');
  program.write(`${KEYS.down}${KEYS.up}\r`);
  await waitForPly(program, 2);
  expect(boardOf(await settled(program))).toEqual(shown);
  await playMove(program, 'P-4e', 3);
  await leave(program);
});

function firstWith(moves: readonly string[], sign: string): number {
  return moves.findIndex((move) => move.endsWith(sign));
}

/** Ends the program in the middle; whatever can be given back to the terminal is. */
async function interrupt(
  program: PtyProgram,
  how: 'SIGKILL' | 'SIGTERM' | 'hang up',
): Promise<void> {
  if (how === 'hang up') program.hangUp();
  else program.kill(how);
  const exit = await program.exit;
  switch (how) {
    case 'SIGKILL':
      expect(exit).toEqual({ code: 0, signal: 9 });
      return;
    case 'hang up':
      expect(exit).toEqual({ code: 0, signal: 1 });
      return;
    case 'SIGTERM':
      expect(exit).toEqual({ code: 143 });
      expectRestored(program);
      return;
    default:
      how satisfies never;
  }
}
