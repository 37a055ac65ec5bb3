import { describe, expect, test } from 'vitest';
import { PROGRAM, programEnvironment, startKomadai } from '../helpers/komadai.ts';
import { startPty } from '../helpers/pty.ts';
import {
  expectRestored,
  KEYS,
  leave,
  playMove,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

describe('keys', () => {
  test('typed ahead through many screens arrive as they are', async () => {
    const home = temporaryFolder();
    const program = startKomadai([], { home });
    await program.waitFor('Enter choose');
    const newGame = `t${KEYS.down.repeat(8)}\r`;
    program.write(
      `${newGame}P-7f\rP-3d\rmoves\rqP-2f\r?qflip\rmenu\r${KEYS.down}\r${KEYS.escape.repeat(2)}YB-3b\r`,
    );
    await waitForFrame(program, 'YB-3b is ambiguous');
    const lines = await settled(program);
    expect(lines[0]).toContain('ply 3 - White');
    expect(lines.join('\n')).toContain('White> YB-3b');
    expect(lines[1]).toMatch(/^ +1 +2 +3/);
    expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-2f *');
    await leave(program);
  });

  test('Ctrl-D leaves on an empty prompt only', async () => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi'], { home });
    await playMove(program, 'P-7f', 1);
    program.write('x\x04');
    await settled(program);
    program.write('\x7f\x04');
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
    expect(savedGames(home)[0]?.tokens).toEqual(['1.', 'P-7f', '*']);
  });

  test('Ctrl-L draws everything again', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    const lines = await settled(program);
    const from = program.byteCount;
    expect(await settled(program)).toEqual(lines);
    expect(program.rawOutput.toString('utf8', from)).toContain('Shogi, even game');
  });

  test('Ctrl-Z goes to the shell, fg comes back to the same game', async () => {
    const home = temporaryFolder();
    const shell = startPty(['/bin/sh', '-i'], {
      env: { ...programEnvironment(home), PS1: 'shell: ', ENV: '' },
      cwd: home,
    });
    await shell.waitFor('shell:');
    shell.write(`"${process.execPath}" "${PROGRAM}" play shogi\r`);
    await playMove(shell, 'P-7f', 1);
    shell.write('P-3');
    // With what it may become.
    const before = await waitForFrame(shell, /> P-3 +P-3d/);
    shell.write('\x1a');
    await shell.waitFor(/Stopped|Suspended/);
    expectRestored(shell);
    shell.write('echo still $((40 + 2))\r');
    await shell.waitFor('still 42');
    shell.write('fg\r');
    await waitForFrame(shell, '> P-3');
    expect(await settled(shell)).toEqual(before);
    expect(shell.mouseModes).toEqual([1000, 1006]);
    await playMove(shell, 'd', 2);
    shell.write('\x03');
    await shell.waitFor(() => !shell.alternateScreen);
    expectRestored(shell);
    // What is typed before the shell has the terminal back is not its own.
    await shell.waitFor(/shell:\s*$/);
    shell.write('echo "status $?"\r');
    await shell.waitFor('status 0');
  });
});

describe('what a terminal sends at once', () => {
  test('a pasted list of moves is played', async () => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi'], { home });
    await waitForPly(program, 0);
    program.write('\x1b[200~1. P-7f P-3d\r\n2. P-2f P-4d\r\n\x1b[201~');
    await waitForPly(program, 4);
    program.write('\x1b[200~P-2e K-5e P-1d\x1b[201~');
    await waitForFrame(program, /K-5e: .*\n White> K-5e P-1d/);
    expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-2f P-4d 3. P-2e *');
    program.write(`${KEYS.eraseLine}\x1b[200~B-3c\x1b[201~`);
    await waitForFrame(program, '> B-3c');
    program.write('\r');
    await waitForPly(program, 6);
    await leave(program);
  });
});
