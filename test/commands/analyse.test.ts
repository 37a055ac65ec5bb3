import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { keptEvaluations } from '../../source/match/analysis/keep-analysis.ts';
import { readRecords } from '../../source/records/formats/read-records.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { FileDesk, WHOLE_GAME } from './records.ts';

/** White leaves a bishop to Black. */
const GAME = `[Variant "shogi"]
[Black "Aoi"]
[White "Bob"]
[Result "*"]

1. P-7f P-3d 2. Bx2b+ P-1d
*
`;

const QUICK = ['--nodes', '500'];

/** An engine that ends in a search, and changes the file that its command names before that. */
function endingEngine(atSearch: number): string {
  return `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const best = 'info depth 3 score cp 7 pv 1g1f\\nbestmove 1g1f';
const answers = { usi: 'usiok', isready: 'readyok', go: best };
const [, , file] = process.argv;
let searches = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(' ');
  if (word === 'go' && ++searches === ${atSearch}) {
    if (file) appendFileSync(file, '*x\\n');
    process.exit(3);
  }
  if (word === 'quit') process.exit(0);
  if (word in answers) console.log(answers[word]);
}
`;
}

/** The hundredths of a pawn that a file keeps of each position of its first game. */
async function values(path: string) {
  const { games } = await readRecords(readFileSync(path));
  const record = games[0]?.record;
  if (!record) return [];
  return keptEvaluations(record).map((evaluation) => evaluation?.nodes);
}

describe('analyse', () => {
  longTest('the analysis is kept in the file, and summed up', async () => {
    const desk = new FileDesk({ 'a.psn': GAME });
    const run = await desk.run(['analyse', 'HOME/a.psn', ...QUICK]);
    expect([run.status, run.stderr]).toEqual([0, '']);
    const path = desk.path('a.psn');
    expect(await values(path)).toEqual([500, 500, 500, 500, 500]);
    const lines = run.stdout.split('\n');
    expect(lines[0]).toBe(path);
    expect(lines[1]).toMatch(/^ {2}Black, Aoi: accuracy \d+ %; \d dubious moves?, \d mistakes?, /);
    expect(lines[2]).toMatch(/^ {2}White, Bob: accuracy \d+ %; .* 1 blunder$/);
    expect(lines[3]).toMatch(/^ {2}Costliest: 4\. White P-1d \(\d\d %\)/);
    expect(lines[4]).toBe(`The analysis is kept in ${path}.`);
  });

  longTest('what is kept is not searched again, and nothing is written', async () => {
    const desk = new FileDesk({ 'a.psn': GAME });
    const first = await desk.run(['analyse', 'HOME/a.psn', ...QUICK]);
    const kept = readFileSync(desk.path('a.psn'), 'utf8');
    const again = await desk.run(['analyse', 'HOME/a.psn', '--nodes', '400']);
    expect(readFileSync(desk.path('a.psn'), 'utf8')).toBe(kept);
    expect(again.stdout).toBe(first.stdout.split('\n').slice(0, 4).join('\n').concat('\n'));
  });

  longTest('the lines of each game stay together', async () => {
    const desk = new FileDesk({ 'a.psn': GAME, 'b.psn': GAME });
    const argv = ['analyse', 'HOME/a.psn', 'HOME/b.psn', ...QUICK];
    await desk.run(argv);
    const again = await desk.run(argv);
    const kinds = again.stdout.split('\n').map((line) => line.slice(0, 7));
    const [title] = kinds;
    expect(kinds.map((kind) => (kind === title ? 'title' : kind))).toEqual([
      ...['title', '  Black', '  White', '  Costl'],
      ...['title', '  Black', '  White', '  Costl', ''],
    ]);
  });

  longTest('the same nodes give the same bytes, also after a part of it', async () => {
    const desk = new FileDesk({ 'a.psn': GAME, 'b.psn': GAME });
    await desk.run(['analyse', 'HOME/a.psn', ...QUICK]);
    const whole = readFileSync(desk.path('a.psn'), 'utf8');
    // The start is searched last.
    const part = whole.replace(/\{#[\s\S]*?(?=1\. P-7f)/, '');
    expect(part).not.toBe(whole);
    writeFileSync(desk.path('b.psn'), part);
    await desk.run(['analyse', 'HOME/b.psn', ...QUICK]);
    expect(readFileSync(desk.path('b.psn'), 'utf8')).toBe(whole);
  });

  longTest('a folder: each file in its own format, what is no game is told', async () => {
    const desk = new FileDesk();
    const folder = join(desk.home, 'mine');
    mkdirSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'b.kif'), '1 ７六歩(77)\n2 ３四歩(33)\n');
    writeFileSync(join(folder, 'deep', 'c.csa'), 'V2.2\nPI\n+\n+7776FU\n-3334FU\n');
    writeFileSync(join(folder, 'bad.psn'), '[Variant "shogi"]\n\n1. P-1a\n*\n');
    writeFileSync(join(folder, 'notes.txt'), 'no game');
    const run = await desk.run(['analyse', 'HOME/mine', ...QUICK]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('bad.psn:3:4: ply 1');
    expect(run.stderr).not.toContain('notes.txt');
    expect(readFileSync(join(folder, 'b.kif'), 'utf8')).toContain('\n*#評価値=');
    expect(readFileSync(join(folder, 'deep', 'c.csa'), 'utf8')).toContain("\n'*#評価値=");
  });

  longTest('--output takes all games; the standard output has nothing else', async () => {
    const desk = new FileDesk({ 'a.psn': GAME, 'b.psn': WHOLE_GAME });
    const argv = ['analyse', 'HOME/a.psn', 'HOME/b.psn', '-o', '-', ...QUICK];
    const run = await desk.run(argv);
    expect(run.status).toBe(0);
    expect(run.stdout.match(/\[Variant /g)).toHaveLength(2);
    expect(run.stderr).toContain('Costliest: ');
    expect(readFileSync(desk.path('a.psn'), 'utf8')).toBe(GAME);
    const taken = await desk.run(['analyse', 'HOME/a.psn', '-o', 'HOME/b.psn', ...QUICK]);
    expect([taken.status, taken.stdout]).toEqual([1, '']);
    expect(readFileSync(desk.path('b.psn'), 'utf8')).toBe(WHOLE_GAME);
  });

  test.each([
    ['a.usi', 'position startpos moves 7g7f 3c3d\n'],
    ['a.kif', '# what is this\nなにこれ\n1 ７六歩(77)\n2 ３四歩(33)\n'],
  ])('%s is not written again, since that would lose something', async (name, text) => {
    const desk = new FileDesk({ [name]: text });
    const run = await desk.run(['analyse', `HOME/${name}`, ...QUICK]);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain(`${name} cannot keep the analysis without losing something`);
    expect(readFileSync(desk.path(name), 'utf8')).toBe(text);
  });

  test('seconds or nodes, not both; a game that people play stays out', async () => {
    const played = GAME.replace('[Result', '[Room "ABCDEF 1"]\n[Result');
    const desk = new FileDesk({ 'a.psn': GAME, 'room.psn': played });
    const both = await desk.run(['analyse', 'HOME/a.psn', '--nodes', '5', '--seconds', '1']);
    expect(both.status).toBe(2);
    const missing = await desk.run(['analyse', 'HOME/none.psn']);
    expect(missing.status).toBeGreaterThan(0);
    const room = await desk.run(['analyse', 'HOME/room.psn', ...QUICK]);
    expect([room.status, room.stdout]).toEqual([1, '']);
    expect(room.stderr).toContain('people still play it');
    expect(readFileSync(desk.path('room.psn'), 'utf8')).toBe(played);
    const lost = await desk.run(['analyse', 'HOME/a.psn', '--engine', 'no-such-program']);
    expect([lost.status, lost.stdout]).toEqual([1, '']);
  });

  longTest(
    'an engine that ends is told, and a file without anything found stays as it is',
    async () => {
      const desk = new FileDesk({
        'a.kif': '1 ７六歩(77)\n2 ３四歩(33)\n',
        'ends.mjs': endingEngine(1),
      });
      const engine = `"${process.execPath}" "${desk.path('ends.mjs')}"`;
      const run = await desk.run(['analyse', 'HOME/a.kif', '--engine', engine, ...QUICK]);
      expect([run.status, run.stdout]).toEqual([1, '']);
      expect(run.stderr).toMatch(/has ended.*\n.*Stopped: 0 of 1 games are done\./);
      expect(readFileSync(desk.path('a.kif'), 'utf8')).toBe('1 ７六歩(77)\n2 ３四歩(33)\n');
    },
  );

  longTest('an engine that ends in the middle: what it found stays, and that is told', async () => {
    const desk = new FileDesk({
      'a.kif': '1 ７六歩(77)\n2 ３四歩(33)\n',
      'ends.mjs': endingEngine(2),
    });
    const engine = `"${process.execPath}" "${desk.path('ends.mjs')}"`;
    const run = await desk.run(['analyse', 'HOME/a.kif', '--engine', engine, ...QUICK]);
    expect(run.status).toBe(1);
    expect(run.stdout).toBe(`The analysis is kept in ${desk.path('a.kif')}.\n`);
    expect(run.stderr).toContain(
      'Stopped: 0 of 1 games are done, and 1 in part. What was found is kept; a game in part begins anew. The same command goes on.',
    );
    expect(readFileSync(desk.path('a.kif'), 'utf8')).toContain('#評価値=');
  });

  longTest('what cannot be written is not told to be kept', async () => {
    const desk = new FileDesk({
      'a.kif': '1 ７六歩(77)\n2 ３四歩(33)\n',
      'ends.mjs': endingEngine(2),
    });
    // Somebody changes the file meanwhile.
    const engine = `"${process.execPath}" "${desk.path('ends.mjs')}" "${desk.path('a.kif')}"`;
    const run = await desk.run(['analyse', 'HOME/a.kif', '--engine', engine, ...QUICK]);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/NOT SAVED.*\n.*Stopped: 0 of 1 games are done\. /);
  });

  longTest('an engine of the list thinks, by its name or as the settings say', async () => {
    const desk = new FileDesk({ 'a.kif': '1 ７六歩(77)\n', 'b.kif': '1 ７六歩(77)\n' });
    const script = join(PROJECT, 'test/helpers/scripted-engine.mjs');
    const best = 'info depth 3 score cp 7 pv 8c8d|info depth 3 score cp 7 pv 2g2f|bestmove resign';
    const command = `"${process.execPath}" "${script}" "best=${best}"`;
    expect((await desk.run(['settings', 'engine.mine', command])).status).toBe(0);
    const named = await desk.run(['analyse', 'HOME/a.kif', '--engine', 'mine', ...QUICK]);
    expect([named.status, named.stderr]).toEqual([0, '']);
    expect(readFileSync(desk.path('a.kif'), 'utf8')).toContain('#エンジン=Scripted');
    expect((await desk.run(['settings', 'analyst', 'mine'])).status).toBe(0);
    expect((await desk.run(['analyse', 'HOME/b.kif', ...QUICK])).status).toBe(0);
    expect(readFileSync(desk.path('b.kif'), 'utf8')).toContain('#エンジン=Scripted');
    const own = await desk.run(['analyse', 'HOME/b.kif', '--engine', 'own', ...QUICK]);
    expect(own.status).toBe(0);
    expect(readFileSync(desk.path('b.kif'), 'utf8')).toContain('#エンジン=komadai');
    const lost = await desk.run(['analyse', 'HOME/a.kif', '--engine', 'mien', ...QUICK]);
    expect([lost.status, lost.stderr]).toEqual([
      1,
      'komadai analyse: there is no program "mien", and no engine of that name in your list: mine\n',
    ]);
  });

  longTest('two games are analysed at once', async () => {
    const desk = new FileDesk({
      'a.kif': '1 ７六歩(77)\n',
      'b.kif': '1 ２六歩(27)\n',
      'c.kif': '1 ５六歩(57)\n',
      // A search ends when another has begun beside it.
      'counts.mjs': `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const log = process.argv[2];
const begun = () => (existsSync(log) ? readFileSync(log, 'utf8').split('+').length - 1 : 0);
const answers = { usi: 'id name Counts\\nusiok', isready: 'readyok' };
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('go')) {
    appendFileSync(log, '+');
    while (begun() < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    console.log('info depth 3 nodes 500 score cp 7 pv 1c1d');
    console.log('bestmove resign');
  }
  if (line === 'quit') process.exit(0);
  if (line in answers) console.log(answers[line]);
}
`,
    });
    const engine = `"${process.execPath}" "${desk.path('counts.mjs')}" "${desk.path('log')}"`;
    const files = ['HOME/a.kif', 'HOME/b.kif', 'HOME/c.kif'];
    const run = await desk.run(['analyse', ...files, '--engine', engine, ...QUICK]);
    expect([run.status, run.stderr]).toEqual([0, '']);
  });

  longTest('games of one file come out the same in whichever order they end', async () => {
    const games = [GAME, WHOLE_GAME, GAME.replace('P-1d', 'Sx2b'), GAME].join('\n');
    const desk = new FileDesk({ 'a.psn': games, 'b.psn': games });
    await desk.run(['analyse', 'HOME/a.psn', ...QUICK]);
    const whole = readFileSync(desk.path('a.psn'), 'utf8');
    expect(whole.match(/深さ/g)?.length).toBeGreaterThan(15);
    // The third game, which was analysed before the others.
    const [first = '', second = '', , last = ''] = games.split(/\n(?=\[Variant)/);
    const [, , done = ''] = whole.split(/\n(?=\[Variant)/);
    writeFileSync(desk.path('b.psn'), [first, second, done, last].join('\n'));
    await desk.run(['analyse', 'HOME/b.psn', ...QUICK]);
    expect(readFileSync(desk.path('b.psn'), 'utf8')).toBe(whole);
  });

  longTest('a terminal shows how far it is, and nothing of that stays', async () => {
    const desk = new FileDesk({ 'a.psn': GAME });
    const run = await desk.run(['analyse', 'HOME/a.psn', ...QUICK], { isTerminal: true });
    expect(run.stderr).toContain('Game 1 of 1, 2 of 5 positions');
    expect(run.stderr.endsWith('\r\u001B[K')).toBe(true);
  });
});
