import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
import { startPty } from '../helpers/pty.ts';
import {
  boardOf,
  expectRestored,
  KEYS,
  playMove,
  playMoves,
  resized,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { startSshServer, whyNoSsh } from '../helpers/ssh-server.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('a game over SSH: play, resize, a line that drops, and the game again', async ({ skip }) => {
  const why = whyNoSsh();
  if (why !== undefined) skip(why);
  const home = temporaryFolder();
  const server = await startSshServer(temporaryFolder());
  const env = programEnvironment(home);
  const connect = (words: string, columns = 80, rows = 24) => {
    const variables = `LANG=C.UTF-8 KOMADAI_HOME='${env.KOMADAI_HOME}'`;
    const program = `env ${variables} '${process.execPath}' '${PROGRAM}' ${words}`;
    // The shell becomes the program: its number is the program's.
    const command = `echo $$ > '${home}/pid'; exec ${program}`;
    return startPty(server.clientCommand(command), { columns, rows, env, cwd: home });
  };
  const remotePid = () => Number(readFileSync(join(home, 'pid'), 'utf8'));

  const first = connect('play shogi');
  await waitForPly(first, 0);
  await playMoves(first, ['P-7f', 'P-3d', 'Bx2b+', 'Sx2b']);
  const wide = await resized(first, 120, 40);
  expect(wide).toHaveLength(40);
  await playMove(first, 'P-2f', 5);
  await resized(first, 80, 24);
  first.write('board\r');
  await waitForFrame(first, 'Last: 5.');
  const before = await settled(first);
  const pid = remotePid();
  expect(isRunning(pid)).toBe(true);
  // In the middle of a move.
  first.write('P-8');
  first.kill('SIGKILL');
  await first.exit;
  await eventually(() => expect(isRunning(pid)).toBe(false));
  expect(savedGames(home).map(({ tokens }) => tokens.join(' '))).toEqual([
    '1. P-7f P-3d 2. Bx2b+ Sx2b 3. P-2f *',
  ]);

  const second = connect('resume');
  await waitForPly(second, 5);
  expect(boardOf(await settled(second))).toEqual(boardOf(before));
  await playMove(second, 'P-8d', 6);
  second.write(`${KEYS.eraseLine}quit\r`);
  expect((await second.exit).code).toBe(0);
  expectRestored(second);
  expect(isRunning(remotePid())).toBe(false);
  expect(savedGames(home)[0]?.tokens.slice(-2)).toEqual(['P-8d', '*']);
});

test('over SSH without a terminal the way to one is named', async ({ skip }) => {
  const why = whyNoSsh();
  if (why !== undefined) skip(why);
  const home = temporaryFolder();
  const server = await startSshServer(temporaryFolder());
  const env = programEnvironment(home);
  const connect = (words: string) => {
    const program = `env KOMADAI_HOME='${env.KOMADAI_HOME}' '${process.execPath}' '${PROGRAM}' ${words}`;
    const command = server.clientCommand(program).filter((word) => word !== '-t');
    return run(command, { cwd: home, env, input: 'quit\n' });
  };
  const menu = await connect('');
  expect(menu.status).toBe(0);
  expect(menu.stdout).toContain('There is no terminal here. ssh -t HOST komadai gives one.\n');
  const game = await connect('play yari');
  expect(game.status).toBe(0);
  expect(game.stdout).toBe('Yari shogi, even game. ply 0 - Black to play\n');
  expect(game.stderr).toContain(
    'there is no terminal here, so komadai works line by line; ssh -t gives a screen\n',
  );
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
