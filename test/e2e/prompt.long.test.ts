import { describe, expect, test } from 'vitest';
import { PROGRAM, programEnvironment, startKomadai } from '../helpers/komadai.ts';
import { startPty } from '../helpers/pty.ts';
import {
  boardOf,
  choose,
  expectRestored,
  KEYS,
  leave,
  playMove,
  playMoves,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

describe('words', () => {
  test('moves, show and ? open a page and go back to the game', async () => {
    const program = startKomadai(['play', 'yari'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    const before = await settled(program);
    program.write('moves\r');
    const moves = await program.waitFor(/20 legal moves[\s\S]*Esc back/);
    const listed = moves
      .slice(2)
      .join(' ')
      .match(/\S+-\d[a-i]/g);
    expect(listed).toHaveLength(20);
    expect(listed).toEqual(expect.arrayContaining(['P-7f', 'YB6i-5h', 'YB5i-5h', 'YN-2h']));
    program.write('q');
    await waitForPly(program, 0);
    expect(await settled(program)).toEqual(before);
    program.write('show YR\r');
    expect((await program.waitFor('Esc back')).join('\n')).toMatch(/yari rook/i);
    program.write(KEYS.escape);
    await waitForPly(program, 0);
    program.write('?');
    await program.waitFor(/Help[\s\S]*Type a move in Hodges notation[\s\S]*Esc back/);
    program.write('q');
    await waitForPly(program, 0);
    program.write('show Q\r');
    await waitForFrame(program, 'show: say one of G YR');
    // Only on an empty prompt is it help at once.
    program.write('?');
    await waitForFrame(program, /> \?( |$)/m);
    program.write('\r');
    await program.waitFor(/Help[\s\S]*Esc back/);
    await leave(program);
  });

  test('note and save go into the file', async () => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'shogi'], { home });
    await playMove(program, 'P-7f', 1);
    program.write('note the usual start\r');
    await waitForFrame(program, 'Noted: the usual start');
    program.write('save evening game\r');
    await waitForFrame(program, 'Saved as evening game.');
    await playMove(program, 'P-3d', 2);
    const [game, ...others] = savedGames(home);
    expect(others).toEqual([]);
    expect(game?.name).toBe('evening game');
    expect(game?.tokens.join(' ')).toBe('1. P-7f {the usual start} 1... P-3d *');
    program.write('save ../x\r');
    await waitForFrame(program, /save: .*\n Black> save \.\.\/x/);
    expect(savedGames(home)).toEqual([game]);
    await leave(program);
  });

  test('labels and flip change the board', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await playMove(program, 'P-7f', 1);
    const before = await settled(program);
    program.write('labels romaji\r');
    await waitForFrame(program, 'Kyo');
    program.write('flip\r');
    const flipped = await waitForFrame(program, /^ +1 +2 +3 +4 +5 +6 +7 +8 +9 /m);
    expect(flipped.join('\n')).toMatch(/☗ Black: Guest[\s\S]*☖ White: Guest/);
    program.write('labels kanji\rflip\r');
    await program.waitFor((lines) => lines[1] === before[1]);
    expect(await settled(program)).toEqual(before);
    program.write('labels runes\r');
    await waitForFrame(program, 'labels: say kanji, kanji2, romaji, letters.');
    await leave(program);
  });

  test('undo and redo, draw and accept', async () => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'ogi'], { home });
    await playMoves(program, ['P-7e', 'P-2d']);
    program.write('undo\r');
    await waitForPly(program, 1);
    expect(savedGames(home)[0]).toMatchObject({
      tags: { Ply: '1' },
      tokens: ['1.', 'P-7e', 'P-2d', '*'],
    });
    program.write('redo\r');
    await waitForPly(program, 2);
    program.write('draw\r');
    await waitForFrame(program, 'Black offers a draw');
    program.write('accept\r');
    await waitForFrame(program, 'Draw by agreement');
    const [game] = savedGames(home);
    expect(game?.tags).toMatchObject({ Result: '1/2-1/2', Termination: 'agreement' });
    program.write('quit\r');
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
  });
});

describe('keys', () => {
  test('edit the text', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    const { left, right, home, end } = KEYS;
    program.write(`-7fx\x7f${home}P${end} ${left}${right}\x7f\r`);
    await waitForPly(program, 1);
    program.write('\x1b[A\x1b[A');
    await settled(program);
    program.write('X\x17P-3d\r');
    await waitForPly(program, 2);
    program.write('x\x10');
    await waitForFrame(program, '> P-3d');
    program.write('\x10');
    await waitForFrame(program, '> P-7f');
    await leave(program);
  });

  test('Tab completes and goes through what is possible', async () => {
    const program = startKomadai(['play', 'yari'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    program.write('p7\t\r');
    await waitForPly(program, 1);
    program.write('YN\t');
    await waitForFrame(program, '> YN');
    program.write('\t');
    const [first = ''] = /> (YN\S+)/.exec((await settled(program)).join('\n')) ?? [];
    program.write('\t');
    const [second = ''] = /> (YN\S+)/.exec((await settled(program)).join('\n')) ?? [];
    expect(first).not.toBe(second);
    program.write('\x1b[Z');
    await waitForFrame(program, first);
    await leave(program);
  });

  test('the cursor picks up and puts down', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    // From 5g to 7g and from there to 7f.
    program.write(KEYS.left + KEYS.left.repeat(2));
    program.write(`\r${KEYS.up}\r`);
    await waitForPly(program, 1);
    expect((await settled(program)).join('\n')).toContain('1. P-7f');
    await leave(program);
  });

  test('Esc clears the text, then opens the menu, then leaves it', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    program.write('P-7f');
    await waitForFrame(program, '> P-7f');
    program.write(KEYS.escape);
    await waitForFrame(program, '>    ');
    program.write(KEYS.escape);
    await program.waitFor('> r  Resume');
    program.write(KEYS.escape);
    await waitForPly(program, 0);
    await leave(program);
  });
});

test('a game is left for another one and found again', async () => {
  const home = temporaryFolder();
  const program = startKomadai(['play', 'shogi'], { home });
  await playMove(program, 'P-7f', 1);
  const board = boardOf(await settled(program));
  program.write(KEYS.escape);
  await choose(program, 'Saved games');
  await program.waitFor('r resume');
  program.write('r');
  await waitForFrame(program, 'Resumed.');
  expect(boardOf(await settled(program))).toEqual(board);
  await leave(program);
});

describe('what a terminal sends in parts', () => {
  test('an escape sequence split in two is one key', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    program.write('P-f');
    await waitForFrame(program, '> P-f');
    program.write('\x1b');
    program.write('[D');
    program.write('7\r');
    await waitForPly(program, 1);
    await leave(program);
  });

  test('a character split in bytes is one character', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    for (const byte of Buffer.from('７六歩')) program.write(Uint8Array.of(byte));
    await waitForFrame(program, '> ７六歩');
    await program.waitFor(() => program.cursor().column === ' Black> '.length + 6);
    program.write('\r');
    await waitForPly(program, 1);
    await leave(program);
  });

  test('replies of the terminal are no text', async () => {
    const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
    await waitForPly(program, 0);
    program.write('P-\x1b[12;40R7\x1b[I\x1b[<0;10;10M\x1b[?1;2cf\x1b]11;rgb:0/0/0\x07');
    const lines = await waitForFrame(program, '> P-7f');
    expect(lines.join('\n')).not.toMatch(/rgb|40R/);
    program.write('\r');
    await waitForPly(program, 1);
    await leave(program);
  });
});

describe('typed keys', () => {
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
