import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { settings } from '../../source/text/en/settings.ts';
import { type RunOptions, runCommand } from '../helpers/command.ts';
import { onlyItem } from '../helpers/items.ts';
import { PROGRAM, programEnvironment, runPlain, startKomadai } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

const { REFUSED_ONE } = settings;

const EVEN = 'Yari shogi, even game. ply 0 - Black to play\n';

/** Plays in a folder, by lines; `argv` behind `play`. */
function play(home: string, argv: readonly string[], input = '', options: RunOptions = {}) {
  return runCommand(['play', ...argv, '--home', home], { ...options, stdin: input });
}

/** The one game file of a folder. */
function savedGame(home: string): string {
  const name = onlyItem(readdirSync(join(home, 'games')));
  return readFileSync(join(home, 'games', name), 'utf8');
}

describe('the built program', () => {
  test('plays by lines, refuses what is ambiguous, and leaves a record', async () => {
    const home = temporaryFolder();
    const input = 'P-7f\nP-3d\nP-2f\nYB-3b\nYB3a-3b\nquit\n';
    const { status, stdout, stderr } = await runPlain(['play', 'yari', '--plain'], { home, input });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toBe(
      `${EVEN}1. Black P-7f\n2. White P-3d\n3. Black P-2f\n` +
        '? YB-3b is ambiguous: YB3a-3b or YB2a-3b?\n' +
        `${REFUSED_ONE}\n4. White YB3a-3b\n`,
    );
    const text = savedGame(join(home, 'komadai'));
    expect(text).toMatch(/^\[Variant "yari"\]\n\[Date "\d{4}\.\d\d\.\d\d"\]\n\[Black "Guest"\]/);
    expect(text).toMatch(/\n\[Result "\*"\]\n\n1\. P-7f P-3d 2\. P-2f YB3a-3b\n\*\n$/);
    expect(readdirSync(join(home, 'komadai', 'games'))[0]).toMatch(/^\d{8}-\d{6}-yari\.psn$/);
  });

  test('knows the words of all languages in each', async () => {
    const input = ['P-7f', 'matta', 'P-7f', '무르기', 'P-7f', 'ขอเดินใหม่', '投了', ''].join('\n');
    const { stdout } = await runPlain(['play', 'shogi'], { home: temporaryFolder(), input });
    expect(stdout.match(/^Taken back/gm)).toHaveLength(3);
    expect(stdout).toContain('White wins by resignation');
  });

  longTest('bytes of all kinds are refused, and the game stays', async () => {
    const home = temporaryFolder();
    const junk = Buffer.concat([
      Buffer.from('P-7f\n\n   \n'),
      Buffer.from('x'.repeat(10_000)),
      Buffer.from([10, 0xff, 0xfe, 0x80, 10, 0, 7, 8, 127, 10, 0x1b, 0x5b, 10, 0x1b, 10]),
      Buffer.from('\x1b]0;title\nnote \x1b[2J\nP-3d'),
    ]);
    const { status, stdout } = await runPlain(['play', 'yari'], { home, input: junk });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^[\n\x20-\x7e\ufffd]*$/);
    const [, ...answers] = stdout.trimEnd().split('\n');
    expect(answers.map((answer) => answer.slice(0, 14))).toEqual([
      '1. Black P-7f',
      '? xxxxxxxxxxxx',
      'A line was ref',
      '? \ufffd\ufffd\ufffd: not und',
      '? ????: not un',
      '? ?[: not unde',
      '? ?: not under',
      '? ?]0;title: n',
      'Noted: [2J',
      '2. White P-3d',
    ]);
    expect(savedGame(join(home, 'komadai'))).toContain('1. P-7f {[2J} 1... P-3d\n*\n');
  });

  longTest('ends at quit, also where the input stays open', async () => {
    const home = temporaryFolder();
    const child = spawn(process.execPath, [PROGRAM, 'play'], { env: programEnvironment(home) });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout.resume();
    child.stdin.write('quit\n');
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  });

  longTest(
    'a reader that has had enough ends it quietly, and what was played is kept',
    async () => {
      const home = temporaryFolder();
      const child = spawn(process.execPath, [PROGRAM, 'play'], { env: programEnvironment(home) });
      onTestFinished(() => void child.kill('SIGKILL'));
      let stderr = '';
      child.stderr.on('data', (text) => {
        stderr += text;
      });
      const closed = new Promise((resolve) => child.on('close', resolve));
      child.stdin.on('error', () => {});
      child.stdout.once('data', () => {
        child.stdout.destroy();
        child.stdin.write(`P-7f\n${'rules\n'.repeat(50)}`);
      });
      expect([await closed, stderr]).toEqual([0, '']);
      expect(savedGame(join(home, 'komadai'))).toContain('1. P-7f\n');
    },
  );
});

describe('options', () => {
  sharedTest.each(
    shareOf<[argv: string[], heading: string]>([
      [[], 'Yari shogi, even game. ply 0 - Black to play'],
      [['ogi'], 'Ogi, even game. ply 0 - Black to play'],
      [['shogi', '--handicap', 'two-piece'], 'Shogi, two-piece handicap. ply 0 - White to play'],
      [
        ['yari', '--handicap=left-yari-bishop'],
        'Yari shogi, left-yari-bishop handicap. ply 0 - White to play',
      ],
      [['--handicap', 'even', 'ogi'], 'Ogi, even game. ply 0 - Black to play'],
      [
        ['shogi', '--sfen', 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w -'],
        'Shogi, two-piece handicap. ply 0 - White to play',
      ],
      [
        ['ogi', '--sfen', '7k/8/7+S/8/8/8/8/K5R1 b P 12'],
        'Ogi, from a given position. ply 0 - Black to play',
      ],
    ]),
  )('%j', async (argv, heading) => {
    const run = await play(temporaryFolder(), [...argv, '--plain']);
    expect(run).toEqual({ status: 0, stdout: `${heading}\n`, stderr: '' });
  });

  test('names stand in the record, without control characters', async () => {
    const home = temporaryFolder();
    await play(home, ['--black', 'A\x1b[31m "B"', '--white='], 'P-7f\n');
    expect(savedGame(home)).toContain('[Black "A [31m \\"B\\""]\n[White "Guest"]\n');
  });

  sharedTest.each(
    shareOf<[what: string, argv: string[], env: Record<string, string>, names: string[]]>([
      ['the account', [], { USER: 'yamada', LOGNAME: 'other' }, ['yamada', 'Guest']],
      ['the login name', [], { USER: '', LOGNAME: 'ya\u001bmada@host' }, ['yamada', 'Guest']],
      ['a guest without an account', [], {}, ['Guest', 'Guest']],
      ['an account that is no name', [], { USER: 'cpu' }, ['Guest', 'Guest']],
      ['the other side', ['--black', 'Teacher'], { USER: 'yamada' }, ['Teacher', 'yamada']],
      ['who is named twice', ['--white', 'yamada'], { USER: 'yamada' }, ['Guest', 'yamada']],
    ]),
  )('a side that is left open: %s', async (_, argv, env, [black, white]) => {
    const home = temporaryFolder();
    await play(home, argv, 'P-7f\n', { env: { LANG: 'C.UTF-8', ...env } });
    expect(savedGame(home)).toContain(`[Black "${black}"]\n[White "${white}"]\n`);
  });

  test('the setting name goes before the account', async () => {
    const home = temporaryFolder();
    await runCommand(['settings', 'name', 'Anne of Edo', '--home', home]);
    await play(home, [], 'P-7f\n', { env: { USER: 'yamada' } });
    expect(savedGame(home)).toContain('[Black "Anne of Edo"]\n[White "Guest"]\n');
  });

  test.each([...['computer', 'cpu', 'engine', 'level', '5', 'level 3', 'level3']])(
    '--white %j is refused with what is meant',
    async (side) => {
      const home = temporaryFolder();
      const { status, stdout, stderr } = await play(home, ['yari', '--white', side], 'P-7f\n');
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(`komadai play: invalid value "${side}" for --white`);
      expect(stderr).toContain('Valid: a name, level:1 to level:10, engine:NAME, engine:COMMAND\n');
      expect(existsSync(join(home, 'games'))).toBe(false);
    },
  );

  test('a handicap and a position stand in the record', async () => {
    const home = temporaryFolder();
    await play(home, ['yari', '--handicap', 'two-piece'], 'P-3d\nP-7f\n');
    const text = savedGame(home);
    expect(text).toContain('[Handicap "two-piece"]\n[SFEN "rnnkb2/');
    expect(text).toContain('\n1. ... P-3d 2. P-7f\n');
  });

  test('--strict: an illegal move loses; a text that is none does not', async () => {
    const home = temporaryFolder();
    const { stdout } = await play(home, ['shogi', '--strict'], 'hello\nP*5e\nK-5g\nundo\n');
    expect(stdout.split('\n').slice(1, -1)).toEqual([
      '? hello: not understood. Write piece and square, as in P-2f; "help" tells more.',
      REFUSED_ONE,
      '? P*5e: you have no pawn in hand.',
      '? K-5g: your king on 5i does not reach 5g.',
      '= White wins: illegal move by Black',
      'The result is taken back; the game goes on.',
    ]);
    const { stdout: casual } = await play(temporaryFolder(), ['shogi'], 'K-5g\n');
    expect(casual).toContain('\n? K-5g: ');
  });

  test.each([
    [
      'more と: the tosser plays White',
      [0.1, 0.9, 0.1, 0.9, 0.1],
      'と 歩 と 歩 と. A tossed and plays White.',
      'B',
      'A',
    ],
    [
      'more 歩: the tosser plays Black',
      [0.1, 0.9, 0.1, 0.9, 0.9],
      'と 歩 と 歩 歩. A tossed and plays Black.',
      'A',
      'B',
    ],
  ])('--furigoma, %s', async (_name, numbers, text, black, white) => {
    const home = temporaryFolder();
    const random = () => numbers.shift() ?? Number.NaN;
    const argv = ['--furigoma', '--black', 'A', '--white', 'B'];
    const { stdout } = await play(home, argv, 'P-7f\n', { random });
    expect(stdout).toBe(`Furigoma: ${text}\n${EVEN}1. Black P-7f\n`);
    expect(savedGame(home)).toContain(`[Black "${black}"]\n[White "${white}"]\n`);
  });

  test('--ascii draws letters, unless romaji is chosen', async () => {
    const home = temporaryFolder();
    const { stdout } = await play(home, ['shogi', '--ascii'], 'board\n');
    expect(stdout).toMatch(/^[\n -~]*$/);
    expect(stdout).toContain(' | L  N  S  G  K ');
    const romaji = await play(home, ['shogi', '--ascii', '--labels', 'romaji'], 'board\n');
    expect(romaji.stdout).toContain('Kyo');
  });
});

describe('settings', () => {
  const settings = (values: Record<string, string>) => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'config.json'), JSON.stringify(values));
    return home;
  };
  const heading = async (home: string, ...argv: string[]) => {
    const { stdout } = await play(home, argv);
    return stdout.split('. ply')[0];
  };

  test('give the variant and the handicap that are not named', async () => {
    const home = settings({ variant: 'ogi', 'handicap.ogi': 'rook', 'handicap.yari': 'six-piece' });
    expect(await heading(home)).toBe('Ogi, rook handicap');
    expect(await heading(home, 'yari')).toBe('Yari shogi, six-piece handicap');
    expect(await heading(home, 'shogi')).toBe('Shogi, even game');
  });

  test('yield to the command line', async () => {
    const home = settings({ 'handicap.yari': 'six-piece', labels: 'kanji', illegal: 'lose' });
    expect(await heading(home, 'yari', '--handicap', 'even')).toBe('Yari shogi, even game');
    expect(await heading(home, 'yari', '--handicap', 'two-piece')).toContain('two-piece');
    expect(await heading(home, 'yari', '--sfen', '6k/7/7/7/7/7/7/7/K6 b - 1')).toContain('given');
    expect((await play(home, ['--labels', 'letters'], 'board\n')).stdout).toContain('YR  YB');
  });

  test('a tossed game is even, whatever handicap they offer', async () => {
    const home = settings({ 'handicap.yari': 'six-piece' });
    const { status, stdout } = await play(home, ['yari', '--furigoma']);
    expect([status, stdout.split('\n')[1]]).toEqual([0, EVEN.trimEnd()]);
  });

  test('illegal, charset, labels and flip hold in the line mode', async () => {
    const home = settings({ illegal: 'lose', charset: 'ascii', labels: 'romaji', flip: 'white' });
    const { stdout } = await play(home, ['shogi'], 'board\nK-5g\n');
    expect(stdout).toMatch(/^[\n -~]*$/);
    expect(stdout.split('\n')[1]).toBe('B: in hand -');
    expect(stdout).toContain('Gyo');
    expect(stdout).toContain('\n= White wins: illegal move by Black\n');
    expect((await play(home, ['shogi', '--charset', 'frame'], 'board\n')).stdout).toContain('☗ in');
  });

  test('a broken file: a warning, defaults, and the file is kept beside', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'config.json'), '{"labels": ');
    const { status, stdout, stderr } = await play(home, [], 'P-7f\n');
    expect([status, stdout]).toEqual([0, `${EVEN}1. Black P-7f\n`]);
    expect(stderr).toMatch(/^komadai: \S+config\.json is broken, defaults are used; .*\.broken\n$/);
    expect(readFileSync(join(home, 'config.json'), 'utf8')).toBe('{"labels": ');
    expect(readFileSync(join(home, 'config.json.broken'), 'utf8')).toBe('{"labels": ');
  });

  test('one wrong value: its default, a warning, and the others hold', async () => {
    const home = settings({ 'handicap.yari': 'queen', labels: 'letters' });
    const { stdout, stderr } = await play(home, [], 'board\n');
    expect(stdout).toContain('Yari shogi, even game');
    expect(stdout).toContain('vYR');
    expect(stderr).toMatch(/handicap\.yari cannot be "queen".*Valid: even, /);
  });
});

describe('refused with status 2 and one line', () => {
  const sfen = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

  sharedTest.each(
    shareOf(
      [
        ['variant', ['chess'], `unknown variant "chess". Valid: ${VARIANT_IDS}`],
        [
          'near variant',
          ['yary'],
          `unknown variant "yary", did you mean yari? Valid: ${VARIANT_IDS}`,
        ],
        [
          'handicap',
          ['yari', '--handicap', 'lance'],
          'yari has no handicap "lance". Valid: even, left-yari-bishop, left-yari-rook, two-piece, four-piece, six-piece',
        ],
        [
          'position and handicap',
          ['shogi', '--sfen', sfen, '--handicap', 'even'],
          '--sfen and --handicap cannot be given together',
        ],
        [
          'furigoma in a handicap game',
          ['shogi', '--furigoma', '--handicap', 'lance'],
          '--furigoma and a handicap cannot be given together',
        ],
        ['too many words', ['yari', 'ogi'], /^"ogi" is one word too many\. Usage: komadai play /],
        [
          'option',
          ['yari', '--stirct'],
          'unknown option "--stirct", did you mean --strict? komadai play --help lists the options',
        ],
        ['missing value', ['yari', '--sfen'], '--sfen needs a value: --sfen SFEN'],
        [
          'labels',
          ['--labels', 'kana'],
          /^invalid value "kana" for --labels.* Valid: kanji, kanji2, /,
        ],
      ],
      4,
    ),
  )('%s', async (_name, argv, message) => {
    const home = temporaryFolder();
    const { status, stdout, stderr } = await play(home, argv);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^komadai play: [^\n]*\n$/);
    const text = stderr.slice('komadai play: '.length, -1);
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
    expect(existsSync(join(home, 'games'))).toBe(false);
  });

  sharedTest.each(
    shareOf(
      [
        ['', 'the SFEN is empty'],
        ['x', '3 or 4 parts'],
        ['4k4/9/9/9/9/9/9/9 b - 1', 'has 9 ranks, not 8'],
        ['4k4/9/9/9/9/9/9/9/9/9 b - 1', 'has 9 ranks, not 10'],
        ['4k3/9/9/9/9/9/9/9/4K4 b - 1', 'rank a has 8 squares instead of 9'],
        ['4k5/9/9/9/9/9/9/9/4K4 b - 1', 'rank a has 10 squares instead of 9'],
        ['4k4/9/9/9/4q4/9/9/9/4K4 b - 1', 'has no piece "q"'],
        ['4k4/9/9/9/4+g4/9/9/9/4K4 b - 1', 'does not promote'],
        ['4k4/9/9/9/9/9/9/9/4K4 x - 1', 'the side to move is b or w, not "x"'],
        ['4k4/9/9/9/9/9/9/9/4K4 b +P 1', 'a promoted piece'],
        ['4k4/9/9/9/9/9/9/9/4K4 b k 1', 'the king (k) cannot be in hand'],
        ['4k4/9/9/9/9/9/9/9/4K4 b - 0', 'the move number'],
        ['9/9/9/9/9/9/9/9/9 b - 1', 'neither side has a king'],
        ['4k4/9/9/9/4k4/9/9/9/4K4 b - 1', 'White has a second king'],
        ['4k3P/9/9/9/9/9/9/9/4K4 b - 1', 'the unpromoted pawn on 1a could never move'],
        ['4k4/9/9/P8/P8/9/9/9/4K4 b - 1', 'Black has 2 unpromoted pawns on file 9'],
        ['4k4/4R4/9/9/9/9/9/9/4K4 b - 1', 'White has just moved and stands in check'],
      ],
      4,
    ),
  )('position %s', async (text, reason) => {
    const { status, stderr } = await play(temporaryFolder(), ['shogi', '--sfen', text]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^komadai play: not a position of shogi: [^\n]*\n$/);
    expect(stderr).toContain(reason);
  });
});

describe('where games cannot be written', () => {
  test('the game goes on, each change says so, and the end is status 1', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'games'), 'in the way');
    const { status, stdout, stderr } = await play(home, [], 'P-7f\nP-3d\nquit\n');
    const lines = stdout.split('\n').slice(1, -1);
    expect(lines.map((line) => line.slice(0, 13))).toEqual([
      '1. Black P-7f',
      '? NOT SAVED: ',
      '2. White P-3d',
      '? NOT SAVED: ',
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^komadai play: NOT SAVED: cannot write \S+games\S+\.psn: [^\n]+\n$/);
    rmSync(join(home, 'games'));
    mkdirSync(join(home, 'games'));
    expect((await play(home, [], 'P-7f\n')).status).toBe(0);
  });

  longTest('a screen says so when it is left', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'komadai'), 'in the way');
    const program = startKomadai(['play', 'yari', '--charset', 'ascii'], { home });
    await program.waitFor('Black>');
    program.write('P-7f\r');
    await program.waitFor('White>');
    program.write('quit\r');
    expect(await program.exit).toMatchObject({ code: 1 });
    expect(program.screen().join('')).toContain('komadai play: NOT SAVED: cannot write ');
  });
});

test('the help of play names every option that it takes', async () => {
  const { stdout } = await runCommand(['play', '--help']);
  for (const option of ['handicap', 'sfen', 'black', 'white', 'furigoma', 'strict', 'plain']) {
    expect(stdout).toContain(`  --${option}`);
  }
});
