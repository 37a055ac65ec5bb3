import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RECORD_FORMATS } from '../../source/records/formats/formats.ts';
import { FileDesk, WHOLE_GAME } from './records.ts';

const YARI = '[Variant "yari"]\n[Result "*"]\n\n1. P-7f P-3d\n*\n';
const TWO_GAMES = '1.P2f P3d 2.P2e B3c Resigns\n1.P7f P8d\n';

describe('convert', () => {
  test('several files become one, and --split makes a file of each game', async () => {
    const desk = new FileDesk({ 'a.psn': WHOLE_GAME, 'b.txt': TWO_GAMES });
    const read = (name: string) => readFileSync(desk.path(name), 'utf8');
    const joined = ['convert', 'HOME/b.txt', 'HOME/a.psn', '-o', 'HOME/all.psn'];
    expect((await desk.run(joined)).status).toBe(0);
    expect(read('all.psn').match(/^\[Variant /gm)).toHaveLength(3);
    expect(read('all.psn')).toContain(WHOLE_GAME);
    const split = ['convert', 'HOME/all.psn', '--split'];
    const nameless = await desk.run(split);
    expect([nameless.status, nameless.stdout]).toEqual([2, '']);
    expect((await desk.run([...split, '-o', 'HOME/one.psn'])).status).toBe(0);
    expect(read('one-3.psn')).toBe(WHOLE_GAME);
    expect(['one-1.psn', 'one-2.psn', 'one-3.psn'].map(read).join('\n')).toBe(read('all.psn'));
    const taken = await desk.run([...split, '-o', 'HOME/one.psn']);
    expect([taken.status, taken.stderr.split('\n').length]).toEqual([1, 4]);
  });

  test('of several files those that can be read are written, with --strict none', async () => {
    const desk = new FileDesk({ 'a.psn': WHOLE_GAME });
    const argv = ['convert', 'HOME/none.psn', 'HOME/a.psn'];
    const some = await desk.run(argv);
    expect([some.status, some.stdout]).toEqual([1, WHOLE_GAME]);
    const strict = await desk.run([...argv, '--strict']);
    expect([strict.status, strict.stdout]).toEqual([1, '']);
  });

  test.each(['kif', 'jkf'] as const)(
    'to %s and back loses nothing but what is named',
    async (format) => {
      const desk = new FileDesk({ 'a.psn': WHOLE_GAME });
      const there = await desk.run(['convert', 'HOME/a.psn', '--to', format]);
      expect([there.status, there.stderr]).toEqual([
        0,
        `komadai convert: ${format.toUpperCase()} cannot hold 1 mark\n`,
      ]);
      const back = await desk.run(['convert', '-'], { stdin: there.bytes });
      expect([back.status, back.stderr]).toEqual([0, '']);
      expect(back.stdout).toBe(WHOLE_GAME.replace(' $1', ''));
    },
  );

  test('shift_jis is written where it is asked for, and found where it is read', async () => {
    const named = WHOLE_GAME.replace('"a"', '"六代"');
    const desk = new FileDesk({ 'a.psn': named });
    const argv = ['convert', 'HOME/a.psn', '-o', 'HOME/a.kif', '--encoding', 'shift_jis'];
    expect((await desk.run(argv)).status).toBe(0);
    const bytes = readFileSync(desk.path('a.kif'));
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
    expect(new TextDecoder('shift_jis').decode(bytes)).toContain('先手：六代');
    const back = await desk.run(['convert', 'HOME/a.kif']);
    expect(back.stdout).toBe(named.replace(' $1', ''));
  });

  test.each([
    ['csa', 'CSA cannot hold 1 variation and 1 mark'],
    ['ki2', 'KI2 cannot hold 1 mark and 3 times'],
    ['usi', 'USI cannot hold 1 variation, 2 comments, 1 mark, 3 times, 3 tags and 1 ending'],
  ])('%s: what is lost is counted; --strict writes nothing', async (format, loss) => {
    const desk = new FileDesk({ 'a.psn': WHOLE_GAME });
    const run = await desk.run(['convert', 'HOME/a.psn', '-o', `HOME/a.${format}`]);
    expect([run.status, run.stderr]).toEqual([0, `komadai convert: ${loss}\n`]);
    expect(existsSync(desk.path(`a.${format}`))).toBe(true);
    const strict = await desk.run([
      ...['convert', 'HOME/a.psn', '-o', `HOME/strict.${format}`, '--strict'],
    ]);
    expect([strict.status, strict.stderr]).toEqual([
      1,
      `komadai convert: ${loss}. Nothing is written.\n`,
    ]);
    expect(existsSync(desk.path(`strict.${format}`))).toBe(false);
  });

  test('characters that an encoding lacks are counted', async () => {
    const desk = new FileDesk({ 'a.psn': WHOLE_GAME.replace('"a"', '"Łódź"') });
    const run = await desk.run(['convert', 'HOME/a.psn', '--to', 'csa', '--encoding', 'shift_jis']);
    expect(run.stderr).toContain('and 3 characters');
  });

  test.each(['kif', 'ki2', 'csa', 'jkf'])('yari as %s is refused', async (format) => {
    const desk = new FileDesk({ 'a.psn': YARI });
    const run = await desk.run(['convert', 'HOME/a.psn', '-o', `HOME/a.${format}`]);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(
      /^komadai convert: [A-Z\d]{3} holds (shogi|shogi, minishogi and dobutsu) alone, and this is yari; psn and usi hold all games\n$/,
    );
    expect(readdirSync(desk.home).sort()).toEqual(['a.psn', 'games']);
  });

  test('usi holds all games, and is read as the game whose board it has', async () => {
    const desk = new FileDesk({ 'a.psn': YARI });
    const run = await desk.run(['convert', 'HOME/a.psn', '--to', 'usi']);
    expect(run.stdout).toMatch(/^position sfen rnnkbbr\/.* b - 1 moves 7g7f 3c3d\n$/);
    expect((await desk.run(['convert', '-'], { stdin: run.bytes })).stdout).toBe(YARI);
  });

  test('a foreign file read as another game is refused', async () => {
    const desk = new FileDesk({ 'a.csa': 'V2.2\nPI\n+\n+7776FU\n' });
    const run = await desk.run(['convert', 'HOME/a.csa', '--variant', 'ogi']);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain('CSA holds shogi alone');
  });

  test('several games stay several where the format can hold them', async () => {
    const desk = new FileDesk({ 'a.txt': TWO_GAMES });
    const psn = await desk.run(['convert', 'HOME/a.txt']);
    expect(psn.stdout.match(/^\[Variant/gm)).toHaveLength(2);
    const usi = await desk.run(['convert', 'HOME/a.txt', '--to', 'usi']);
    expect(usi.stdout.trim().split('\n')).toHaveLength(2);
    for (const format of ['csa', 'kif', 'ki2']) {
      const { bytes } = await desk.run(['convert', 'HOME/a.txt', '--to', format]);
      expect((await desk.run(['convert', '-'], { stdin: bytes })).stdout).toBe(psn.stdout);
    }
  });

  test('and are refused where it cannot; --game chooses one', async () => {
    const desk = new FileDesk({ 'a.txt': TWO_GAMES });
    const all = await desk.run(['convert', 'HOME/a.txt', '--to', 'jkf']);
    expect([all.status, all.stdout, all.stderr]).toEqual([
      1,
      '',
      'komadai convert: a file of JKF holds one game, and there are 2: choose one with --game\n',
    ]);
    const one = await desk.run(['convert', 'HOME/a.txt', '--to', 'jkf', '--game', '2']);
    expect(one.stdout).toContain('"x":8,"y":4');
    const none = await desk.run(['convert', 'HOME/a.txt', '--to', 'jkf', '--game', '3']);
    expect([none.status, none.stderr]).toEqual([
      1,
      expect.stringMatching(/^komadai convert: \S+a\.txt holds 2 games\n$/),
    ]);
  });

  test('a file that is there is replaced only with --force', async () => {
    const desk = new FileDesk({ 'a.psn': WHOLE_GAME, 'b.kif': 'precious' });
    const argv = ['convert', 'HOME/a.psn', '-o', 'HOME/b.kif'];
    const refused = await desk.run(argv);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/there is a file \S+b\.kif already; --force replaces it\n$/);
    expect(readFileSync(desk.path('b.kif'), 'utf8')).toBe('precious');
    expect((await desk.run([...argv, '--force'])).status).toBe(0);
    expect(readFileSync(desk.path('b.kif'), 'utf8')).toContain('７六歩(77)');
    expect(readdirSync(desk.home).sort()).toEqual(['a.psn', 'b.kif', 'games']);
  });

  const FAULTY = '1.P2f Resigns\n1.P7f P8d 2.P7d\n1.P5f P5d\n';

  test('a faulty game does not keep the others from being written', async () => {
    const desk = new FileDesk({ 'a.txt': FAULTY });
    const run = await desk.run(['convert', 'HOME/a.txt', '-o', 'HOME/a.usi']);
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(
      /a\.txt:2:13: ply 3: P7d: .*\nkomadai convert: 1 game of 3 left out; --keep writes what came before the fault\n/,
    );
    expect(readFileSync(desk.path('a.usi'), 'utf8')).toBe(
      'position startpos moves 2g2f\nposition startpos moves 5g5f 5c5d\n',
    );
  });

  test('--keep writes what came before its fault', async () => {
    const desk = new FileDesk({ 'a.txt': FAULTY });
    const run = await desk.run(['convert', 'HOME/a.txt', '--to', 'usi', '--keep']);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('convert: 1 game of 3 written up to the fault\n');
    expect(run.stdout.split('\n')[1]).toBe('position startpos moves 7g7f 8c8d');
    const one = await desk.run(['convert', 'HOME/a.txt', '--to', 'usi', '--keep', '--game', '2']);
    expect([one.status, one.stdout]).toEqual([1, 'position startpos moves 7g7f 8c8d\n']);
  });

  test('--strict writes nothing where a game is faulty', async () => {
    for (const keep of [[], ['--keep']]) {
      const run = await new FileDesk({ 'a.txt': FAULTY }).run([
        ...['convert', 'HOME/a.txt', '--strict', ...keep],
      ]);
      expect([run.status, run.stdout]).toEqual([1, '']);
      expect(run.stderr).toMatch(/Nothing is written\.\n$/);
    }
  });

  test('what was not understood is counted', async () => {
    const desk = new FileDesk();
    const kif = `先手：a\nby hand\n手数----\n1 ７六歩(77)\n2 投了\nend\n`;
    const run = await desk.run(['convert', '-', '--to', 'usi'], { stdin: kif.repeat(2) });
    expect(run.status).toBe(0);
    expect(run.stderr).toContain('convert: -: 4 lines not understood and left out\n');
    const strict = await desk.run(['convert', '-', '--strict'], { stdin: kif });
    expect([strict.status, strict.stdout]).toEqual([1, '']);
    expect(strict.stderr).toContain('2 lines not understood and left out. Nothing is written.\n');
  });

  test('half a game is not written', async () => {
    const desk = new FileDesk({ 'a.txt': '1.P7f P8d 2.P7d', 'c.psn': 'x' });
    const run = await desk.run(['convert', 'HOME/a.txt', '-o', 'HOME/a.kif']);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/a\.txt:1:13: ply 3: P7d: /);
    expect(existsSync(desk.path('a.kif'))).toBe(false);
  });

  test('a record that goes on after its end is written, and that is said', async () => {
    const shuffle = 'R-3h R-7b R-2h R-8b '.repeat(3);
    const run = await new FileDesk().run(['convert', '-', '--to', 'usi'], {
      stdin: `${shuffle}P-7f`,
    });
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('7g7f');
    expect(run.stderr).toContain('-:1:61: ply 13: the game was over before: Draw by repetition');
  });

  test('a saved game can be named', async () => {
    const desk = new FileDesk({ 'games/evening.psn': YARI });
    expect((await desk.run(['convert', 'evening'])).stdout).toBe(YARI);
  });

  test.each<[name: string, argv: string[], line: RegExp]>([
    ['no file', ['none'], /^"none" is neither a file nor a saved game$/],
    [
      'unknown format',
      ['HOME/a', '--to', 'kiff'],
      /^invalid value "kiff" for --to, did you mean kif\?/,
    ],
    [
      'unknown encoding',
      ['HOME/a', '--encoding', 'utf-16'],
      /^invalid value "utf-16" for --encoding/,
    ],
    ['unknown variant', ['HOME/a', '--variant', 'chess'], /^invalid value "chess" for --variant/],
    [
      'game 0',
      ['HOME/a', '--game', '0'],
      /^invalid value "0" for --game\. Valid: a whole number, 1 or more/,
    ],
    ['psn in shift_jis', ['HOME/a', '--encoding', 'shift_jis'], /^PSN is always utf-8$/],
    ['nothing in it', ['HOME/empty'], /: there is no game in it$/],
    ['a folder', ['HOME/games'], /is a folder, not a game$/],
    ['no value', ['HOME/a', '-o'], /^--output needs a value: --output OUT$/],
  ])('refused: %s', async (_, argv, line) => {
    const desk = new FileDesk({ a: '1.P7f', empty: ' ' });
    const run = await desk.run(['convert', ...argv]);
    expect(run.status).toBeGreaterThan(0);
    expect(run.stdout).toBe('');
    expect(run.stderr.replace('komadai convert: ', '').trimEnd()).toMatch(line);
  });

  test('all formats are read back from what was written, by content alone', async () => {
    const desk = new FileDesk({ 'a.txt': '1.P7f P3d 2.Bx2b+ Resigns' });
    const moves = (await desk.run(['convert', 'HOME/a.txt', '--to', 'usi'])).stdout;
    for (const format of RECORD_FORMATS) {
      const { bytes } = await desk.run(['convert', 'HOME/a.txt', '--to', format]);
      writeFileSync(desk.path('nameless'), bytes);
      expect((await desk.run(['convert', 'HOME/nameless', '--to', 'usi'])).stdout, format).toBe(
        moves,
      );
    }
  });
});
