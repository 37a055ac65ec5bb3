import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { PROGRAM, programEnvironment, runPlain, startKomadai } from '../helpers/komadai.ts';
import {
  choose,
  KEYS,
  leave,
  playMove,
  savedGames,
  settled,
  waitForFrame,
  waitForPly,
} from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const gamesIn = (home: string) => join(home, 'komadai/games');

/** A folder with `count` games of two moves; `name-0` was played last. */
function homeWith(count: number, result = '1-0'): string {
  const home = temporaryFolder();
  mkdirSync(gamesIn(home), { recursive: true });
  for (let index = 0; index < count; index++) {
    const path = join(gamesIn(home), `name-${index}.psn`);
    const tags = `[Variant "shogi"]\n[Date "2026.11.20"]\n[Black "Ann"]\n[White "Bob ${index}"]\n`;
    writeFileSync(path, `${tags}[Result "${result}"]\n\n1. P-7f P-3d\n${result}\n`);
    utimesSync(path, 2_000_000 - index, 2_000_000 - index);
  }
  return home;
}

describe('two processes', () => {
  test('the second is told, and plays on when the first has gone', async () => {
    const home = homeWith(1, '*');
    const first = startKomadai(['resume'], { home });
    await waitForPly(first, 2);
    const told = `name-0: this game is open in another komadai (process ${first.pid})`;
    const lockFile = join(gamesIn(home), '.name-0.psn.lock');
    const ways = `--take takes it over. Where that komadai is gone for certain, delete ${lockFile}`;
    for (const args of [
      ['resume', '--plain'],
      ['resume', 'name-0', '--plain'],
    ]) {
      expect(await runPlain(args, { home, input: 'P-2f\n' })).toEqual({
        status: 1,
        stdout: '',
        stderr: `komadai resume: ${told}. ${ways}\n`,
      });
    }
    await playMove(first, 'P-2f', 3);
    await leave(first);
    expect(readdirSync(gamesIn(home))).toEqual(['name-0.psn']);
    const { stdout } = await runPlain(['resume', '--plain'], { home, input: 'P-8d\n' });
    expect(stdout).toContain('4. White P-8d\n');
    expect(readdirSync(gamesIn(home))).toEqual(['name-0.psn']);
  });

  test('the second may watch, and sees each move as it is saved', async () => {
    const home = homeWith(1, '*');
    const first = startKomadai(['resume'], { home });
    await waitForPly(first, 2);
    const second = startKomadai(['resume'], { home });
    await waitForFrame(second, /ply 2 of 2[\s\S]*This game is played in another komadai/);
    await playMove(first, 'P-2f', 3);
    await waitForFrame(second, /ply 3 of 3[\s\S]*2\. P-2f/);
    second.write('v');
    await waitForFrame(second, /"take" takes it over\.[\s\S]*Watching> v/);
    await leave(second);
    await playMove(first, 'P-8d', 4);
    await leave(first);
    expect(savedGames(home)[0]?.tokens.join(' ')).toBe('1. P-7f P-3d 2. P-2f P-8d *');
  });

  test('what a killed process leaves behind is taken over', async () => {
    const home = homeWith(1, '*');
    const first = startKomadai(['resume'], { home });
    await waitForPly(first, 2);
    first.kill('SIGKILL');
    await first.exit;
    expect(existsSync(join(gamesIn(home), '.name-0.psn.lock'))).toBe(true);
    const second = startKomadai(['resume'], { home });
    await playMove(second, 'P-2f', 3);
    await leave(second);
    expect(readdirSync(gamesIn(home))).toEqual(['name-0.psn']);
  });

  test('a game keeps its lock under a new name, and is not deleted by the other', async () => {
    const home = homeWith(0);
    const first = startKomadai(['play', 'shogi'], { home });
    await waitForPly(first, 0);
    first.write('P-7f\rsave evening\r');
    await waitForFrame(first, 'Saved as evening.');
    const second = startKomadai([], { home });
    await choose(second, 'Saved games');
    await second.waitFor(/> \S+ \d\d:\d\d .* shogi .* evening/);
    second.write('d');
    await second.waitFor('Delete evening: Guest - Guest, 1 move?');
    second.write('y');
    await second.waitFor(`(process ${first.pid})`);
    second.write('r');
    // Watched, since it cannot be played on.
    await second.waitFor('Esc back');
    await leave(second);
    await playMove(first, 'P-3d', 2);
    await leave(first);
    expect(savedGames(home).map(({ name, tokens }) => [name, tokens.join(' ')])).toEqual([
      ['evening', '1. P-7f P-3d *'],
    ]);
  });
});

describe('the folder during a game', () => {
  test('is made again when it is gone', async () => {
    const home = homeWith(1, '*');
    const program = startKomadai(['resume'], { home });
    await waitForPly(program, 2);
    rmSync(gamesIn(home), { recursive: true });
    await playMove(program, 'P-2f', 3);
    expect(savedGames(home).map(({ tokens }) => tokens.join(' '))).toEqual([
      '1. P-7f P-3d 2. P-2f *',
    ]);
    await leave(program);
  });

  test('replaced by a file: the game goes on, and is saved at the end', async () => {
    const home = homeWith(1, '*');
    const program = startKomadai(['resume'], { home });
    await waitForPly(program, 2);
    // The program may make the folder again meanwhile.
    await eventually(() => {
      rmSync(gamesIn(home), { recursive: true });
      writeFileSync(gamesIn(home), 'in the way');
    });
    program.write('P-2f\r');
    await waitForFrame(program, 'NOT SAVED: cannot write');
    rmSync(gamesIn(home));
    await leave(program);
    expect(savedGames(home).map(({ tokens }) => tokens.join(' '))).toEqual([
      '1. P-7f P-3d 2. P-2f *',
    ]);
  });
});

describe('the saved games', () => {
  test('are filtered as one types, and the one found is replayed', async () => {
    const home = homeWith(300);
    const program = startKomadai([], { home });
    await choose(program, 'Saved games');
    await program.waitFor('300 games');
    program.write('/bob 29');
    await program.waitFor('11 of 300');
    program.write('7');
    await program.waitFor('1 of 300');
    expect((await settled(program)).join('\n')).toMatch(/ > .*Bob 297 .* name-297/);
    program.write('\r\r');
    await program.waitFor('White: Bob 297');
    program.write('q\r');
    await program.waitFor('1 of 300');
    program.write(KEYS.escape);
    await program.waitFor(/300 games[\s\S]* > .*name-297/);
    await leave(program);
  });

  test('are deleted after a question', async () => {
    const home = homeWith(3);
    const program = startKomadai([], { home });
    await choose(program, 'Saved games');
    await program.waitFor('3 games');
    program.write(`${KEYS.down}d`);
    await program.waitFor('Delete name-1: Ann - Bob 1, 2 moves?');
    program.write('y');
    await program.waitFor('2 games');
    await leave(program);
    expect(readdirSync(gamesIn(home)).sort()).toEqual(['name-0.psn', 'name-2.psn']);
  });

  test('by the command: a reader that stops early is no error', async () => {
    const home = homeWith(3000);
    const child = spawn(process.execPath, [PROGRAM, 'games', '--json'], {
      env: programEnvironment(home),
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.stdout.once('data', () => child.stdout.destroy());
    expect([await ended, stderr]).toEqual([0, '']);
    expect(readFileSync(join(gamesIn(home), 'name-0.psn'), 'utf8')).toContain('Bob 0');
  });
});
