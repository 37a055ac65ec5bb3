import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import {
  boardOf,
  choose,
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

const { down, right, left, home: homeKey, end } = KEYS;

/** Plays a game without a terminal, so that there is one to open. */
async function saveGame(home: string, variant: string, input: string): Promise<void> {
  const { status } = await runPlain(['play', variant, '--plain'], { home, input });
  expect(status).toBe(0);
}

describe('the menu', () => {
  test('shows only what works, and leaves by its last line', async () => {
    const program = startKomadai([], { home: temporaryFolder() });
    const lines = await program.waitFor('Enter choose');
    expect(
      lines
        .map((line) => line.replace(/^ +(?:> )?/, '').trim())
        .filter((line) => /^[a-z] {2}[A-Z]/.test(line)),
    ).toEqual([
      'c  Play the computer',
      'o  Play someone',
      't  Two players',
      'l  Learn',
      'p  Problems',
      'e  Position',
      'u  Rules',
      's  Settings',
      'q  Quit',
    ]);
    await choose(program, 'Quit');
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
  });

  test('offers the latest unfinished game first', async () => {
    const home = temporaryFolder();
    await saveGame(home, 'yari', 'P-7f\nquit\n');
    await saveGame(home, 'shogi', 'P-7f\nP-3d\nquit\n');
    await saveGame(home, 'ogi', 'P-7e\nresign\n');
    const program = startKomadai([], { home });
    await program.waitFor('> r  Resume Shogi');
    program.write('\r');
    await waitForPly(program, 2);
    expect((await settled(program))[0]).toContain('Shogi, even game');
    await playMove(program, 'Bx2b+', 3);
    const tokens = savedGames(home).map((game) => game.tokens.join(' '));
    expect(tokens.sort()).toEqual(['1. P-7e 1-0', '1. P-7f *', '1. P-7f P-3d 2. Bx2b+ *']);
    await leave(program);
  });
});

describe('a new game', () => {
  test('with variant, handicap and names, which are offered again', async () => {
    const home = temporaryFolder();
    const program = startKomadai([], { home });
    await choose(program, 'Two players');
    await program.waitFor('< Yari shogi >');
    program.write(right);
    await program.waitFor('< Shogi >');
    program.write(down + right.repeat(5));
    await program.waitFor('< two-piece >');
    const toName = down.repeat(2) + KEYS.eraseLine;
    program.write(`${toName}Guest of honour${toName}Teacher`);
    const form = await program.waitFor('Teacher');
    expect(form.join('\n')).toMatch(
      /Black +< a person >.*\n +name +Guest of honour.*\n White \(gives\) +< a person >.*\n +name +Teacher.*\n Clock +< none >.*\n Start/,
    );
    program.write(`${down.repeat(2)}\r`);
    await waitForPly(program, 0);
    const started = await settled(program);
    expect(started[0]).toMatch(/^ Shogi, two-piece handicap +ply 0 - White to play$/);
    expect(started.join('\n')).toMatch(/☖ White: Teacher[\s\S]*☗ Black: Guest of honour/);
    await playMove(program, 'S-6b', 1);
    const [game] = savedGames(home);
    expect(game?.tags).toMatchObject({
      Variant: 'shogi',
      Handicap: 'two-piece',
      Black: 'Guest of honour',
      White: 'Teacher',
    });
    expect(game?.tags.SFEN).toMatch(/^lnsgkgsnl\/9\/p{9}\/9\/9\/9\/P{9}\/1B5R1\/LNSGKGSNL w - 1$/);
    program.write(KEYS.escape);
    await choose(program, 'Two players');
    const again = await program.waitFor('Start');
    expect(again.join('\n')).toMatch(
      /< Shogi >[\s\S]*< two-piece >[\s\S]*Guest of honour[\s\S]*Teacher/,
    );
    await leave(program);
  });

  test('with the colours by furigoma', async () => {
    const program = startKomadai([], { home: temporaryFolder() });
    await choose(program, 'Two players');
    await program.waitFor('Colours');
    const toName = down.repeat(2) + KEYS.eraseLine;
    const names = `${toName}First${toName}Second`;
    program.write(`${down}${names}${down}${right}`);
    await program.waitFor('< by furigoma >');
    program.write(`${down.repeat(2)}\r`);
    expectToss((await waitForFrame(program, 'Furigoma:')).join('\n'));
    await leave(program);
  });

  test('by furigoma on the command line', async () => {
    const program = startKomadai(
      ['play', 'ogi', '--black', 'First', '--white', 'Second', '--furigoma'],
      { home: temporaryFolder() },
    );
    expectToss((await waitForFrame(program, 'Furigoma:')).join('\n'));
    await leave(program);
  });
});

/** More と than 歩: who tossed plays White. */
function expectToss(screen: string): void {
  const [, pawns = '', color] =
    /Furigoma: ([歩と](?: [歩と]){4})\. First tossed and plays (Black|White)\./.exec(screen) ?? [];
  const tokins = pawns.split('と').length - 1;
  expect(pawns).toHaveLength(9);
  expect(color).toBe(tokins > 2 ? 'White' : 'Black');
  expect(screen).toContain(`${color === 'White' ? '☖' : '☗'} ${color}: First`);
  expect(screen).toMatch(color === 'White' ? /Black: Second/ : /White: Second/);
}

describe('settings', () => {
  test('are changed at once and kept after a restart', async () => {
    const home = temporaryFolder();
    const program = startKomadai([], { home });
    await choose(program, 'Settings');
    await program.waitFor('< Yari shogi >');
    program.write(right);
    await program.waitFor(/variant +< Shogi >/);
    program.write(down.repeat(7) + left.repeat(2));
    const lines = await program.waitFor(/labels +< romaji >/);
    await program.waitFor('Gin');
    expect(lines.join('\n')).not.toContain('金');
    // The last change and the key that leaves come together.
    program.write(`${down}${right}\x03`);
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
    const kept = JSON.parse(readFileSync(join(home, 'komadai/config.json'), 'utf8'));
    expect(kept).toMatchObject({ variant: 'shogi', labels: 'romaji', coordinates: 'letters' });

    const again = startKomadai(['play'], { home });
    await waitForPly(again, 0);
    const screen = await settled(again);
    expect(screen[0]).toContain('Shogi, even game');
    expect(screen.join('\n')).toMatch(/Gyo.* i/);
    await leave(again);
    const shown = await runPlain(['settings', 'labels'], { home });
    expect(shown.stdout).toBe('romaji\n');
  });

  test('go back to the game that they were opened from', async () => {
    const program = startKomadai(['play', 'ogi'], { home: temporaryFolder() });
    await playMove(program, 'P-7e', 1);
    program.write('settings\r');
    await program.waitFor('coordinates');
    program.write(`${down.repeat(7)}${left}`);
    await program.waitFor(/labels +< letters >/);
    program.write(KEYS.escape);
    await waitForPly(program, 1);
    expect((await settled(program)).join('\n')).toMatch(/▐K ▌│/);
    await leave(program);
  });
});

describe('the rules', () => {
  test('are read page by page, and left again', async () => {
    const program = startKomadai([], { home: temporaryFolder() });
    await choose(program, 'Rules');
    await choose(program, 'Shogi');
    const first = await program.waitFor(/Rules of Shogi[\s\S]*Esc back/);
    program.write(' ');
    const second = await settled(program);
    expect(second[0]).toBe(first[0]);
    expect(second[4]).not.toBe(first[4]);
    program.write(end);
    await program.waitFor((lines) => lines[4] !== second[4]);
    program.write(homeKey);
    await program.waitFor((lines) => lines.join('\n') === first.join('\n'));
    program.write('q');
    await program.waitFor('> Shogi');
    program.write('q');
    await program.waitFor('> u  Rules');
    await leave(program);
  });
});

describe('saved games', () => {
  const moves = 'P-7f P-3d Bx2b+ Sx2b B*5e B*4d Bx4d Px4d P-2f S-3c P-2e R-2b'.split(' ');

  test('are stepped through', async () => {
    const home = temporaryFolder();
    await saveGame(home, 'shogi', `${moves.join('\n')}\nnote quiet\nsave evening\nresign\n`);
    const program = startKomadai([], { home });
    await choose(program, 'Saved games');
    const list = await program.waitFor('evening');
    expect(list.join('\n')).toMatch(
      /> \S+ \d\d:\d\d +Guest - Guest +shogi +White wins +12 +evening/,
    );
    program.write('\r');
    const at = async (ply: number) => {
      await program.waitFor(([title]) => title?.endsWith(`ply ${ply} of 12`) === true);
      return settled(program);
    };
    const start = await at(0);
    program.write(right.repeat(3));
    const third = await at(3);
    expect(third.join('\n')).toContain('3. Black Bx2b+');
    expect(third.join('\n')).toContain('▐角▌');
    program.write(left);
    await at(2);
    program.write(down);
    await at(12);
    program.write(homeKey);
    expect(boardOf(await at(0))).toEqual(boardOf(start));
    program.write(end);
    const last = (await at(12)).join('\n');
    expect(last).toMatch(/White wins by[\s\S]*resignation[\s\S]*12\. White R-2b +quiet/);
    program.write('g 3\r');
    expect(boardOf(await at(3))).toEqual(boardOf(third));
    program.write('g 1');
    await program.waitFor('g 1');
    program.write(KEYS.escape);
    await program.waitFor((lines) => lines.every((line) => !line.includes('g 1')));
    await at(3);
    program.write('f\r');
    await program.waitFor(/^ +1 +2 +3 +4/m);
    program.write('q\r');
    await program.waitFor('> 2');
    program.write('q');
    await program.waitFor('> g  Saved games');
    expect(savedGames(home)).toHaveLength(1);
    await leave(program);
  });

  test('by the command, which ends with q', async () => {
    const home = temporaryFolder();
    await saveGame(home, 'shogi', `${moves.join('\n')}\nsave evening\nquit\n`);
    const program = startKomadai(['replay', 'evening'], { home });
    await program.waitFor('ply 0 of 12');
    program.write('q\r');
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
  });

  test('go on with r', async () => {
    const home = temporaryFolder();
    await saveGame(home, 'yari', 'P-7f\nP-3d\nquit\n');
    const program = startKomadai([], { home });
    await choose(program, 'Saved games');
    await program.waitFor('r resume');
    program.write('r');
    await waitForPly(program, 2);
    await playMove(program, 'P-2f', 3);
    expect(savedGames(home).map(({ tokens }) => tokens.join(' '))).toEqual([
      '1. P-7f P-3d 2. P-2f *',
    ]);
    await leave(program);
  });
});
