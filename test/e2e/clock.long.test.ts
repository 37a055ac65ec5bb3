import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import {
  choose,
  KEYS,
  leave,
  playMove,
  playMoves,
  savedGames,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** What Black's clock shows, below the board. */
const BLACK_CLOCK = /☗ Black: .*?(?:b )?(\d+:\d\d)\n/;

test('a flag falls by itself: the game is lost and saved, and a rematch has the same clock', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'shogi', '--clock', '1+2'], { home });
  await waitForPly(program, 0);
  program.write('P-7');
  await program.waitFor(/☗ Black: Guest +b 0:0[12]/);
  await program.waitFor('White wins on time');
  await program.waitFor(/^ Game over> /m);
  expect(program.rawOutput.filter((byte) => byte === 7)).toHaveLength(1);
  const [game] = savedGames(home);
  expect(game?.tags).toMatchObject({ TimeControl: '1+2+0', Result: '0-1', Termination: 'time' });
  program.write('rematch\r');
  await program.waitFor(/☗ Black: Guest +0:01\n/);
  await leave(program);
});

test('a tick costs a few bytes, and what is typed stays', async () => {
  const program = startKomadai(['play', 'shogi', '--clock', '600'], { home: temporaryFolder() });
  await waitForPly(program, 0);
  program.write('P-');
  await program.waitFor('Black> P-');
  await program.waitFor(/☗ Black: Guest +9:5[0-8]\n/);
  const before = program.rawOutput.length;
  const [, shown] = BLACK_CLOCK.exec(program.screen().join('\n')) ?? [];
  await program.waitFor((lines) => BLACK_CLOCK.exec(lines.join('\n'))?.[1] !== shown);
  const tick = program.rawOutput.subarray(before);
  expect(tick.length, JSON.stringify(tick.toString())).toBeLessThanOrEqual(24);
  expect(program.cursor()).toMatchObject({ column: 10, visible: true });
  await leave(program);
});

test.each(['hang up', 'quit'] as const)(
  '%s in a turn: the clock stands where it stood',
  async (how) => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi', '--clock', '600+30'], { home });
    await waitForPly(program, 0);
    await playMoves(program, ['P-7f', 'P-3d']);
    await program.waitFor(/☗ Black: Guest +9:5\d\n/);
    if (how === 'quit') await leave(program);
    else {
      program.hangUp();
      await program.exit;
    }
    const [game] = savedGames(home);
    expect(game?.tags.TurnTime).toMatch(/^0:00:\d\d/);
    expect(game?.tags.TurnTime).not.toBe('0:00:00');
    expect(existsSync(join(home, `komadai/games/.${game?.name}.psn.lock`))).toBe(false);
    const again = startKomadai(['resume'], { home });
    await waitForPly(again, 2);
    await again.waitFor(/☗ Black: Guest +9:[0-5]\d\n/);
    await playMove(again, 'P-2f', 3);
    expect(savedGames(home)[0]?.tokens.join(' ')).toMatch(/P-2f \{\[%clk 0:09:[0-5]\d\.?\d*\]/);
    await leave(again);
  },
);

test('killed in a turn: the clock stands as after the last move', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'shogi', '--clock', '600+30'], { home });
  await waitForPly(program, 0);
  await playMoves(program, ['P-7f', 'P-3d']);
  await program.waitFor(/☗ Black: Guest +9:5\d\n/);
  program.kill('SIGKILL');
  await program.exit;
  const [game] = savedGames(home);
  // The file may be written a moment after the turn has begun.
  expect(game?.tags.TurnTime).toMatch(/^0:00:00(?:\.[01]\d\d)?$/);
  const resumed = await runPlain(['resume', '--plain'], { home, input: 'status\n' });
  expect(resumed.stdout).toMatch(/Clock: 10:00, then 0:30 a move\.\nBlack has (?:10:00|9:5\d)/);
});

test('a new game with a clock, which is offered again', async () => {
  const home = temporaryFolder();
  const program = startKomadai([], { home });
  await choose(program, 'Two players');
  await program.waitFor('Clock');
  program.write(`${KEYS.down.repeat(7)}${KEYS.left}`);
  await program.waitFor('main+byoyomi+increment');
  program.write(`${KEYS.down}${KEYS.eraseLine}ten minutes${KEYS.down}\r`);
  await program.waitFor('is no clock: say MAIN+BYOYOMI+INCREMENT');
  program.write(`${KEYS.up}${KEYS.eraseLine}90+10+5${KEYS.down}\r`);
  await waitForFrame(program, /☖ White: Guest +1:30\n/);
  await playMove(program, 'P-7f', 1);
  expect(savedGames(home)[0]?.tags.TimeControl).toBe('90+10+5');
  program.write(KEYS.escape);
  await choose(program, 'Two players');
  await waitForFrame(program, /in seconds +90\+10\+5/);
  await leave(program);
});

test('without a screen the fall of a flag is told by itself', async () => {
  const home = temporaryFolder();
  const args = ['play', 'shogi', '--plain', '--clock', '1', '--white', 'level:1'];
  const program = startKomadai(args, { home });
  await program.waitFor('Clock: 0:01.');
  await program.waitFor('= White wins on time');
  program.write('quit\r');
  await program.exit;
});
