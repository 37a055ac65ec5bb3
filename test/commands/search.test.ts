import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { FileDesk } from './records.ts';

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

function played(tags: Readonly<Record<string, string>>, moves: string, result: string): string {
  const head = Object.entries({ Variant: 'shogi', ...tags, Result: result });
  return `${head.map(([name, value]) => `[${name} "${value}"]\n`).join('')}\n${moves} ${result}\n`;
}

/** Three saved games, of which one is of yari. */
function searchDesk(): FileDesk {
  const desk = new FileDesk();
  const save = (name: string, text: string) => writeFileSync(desk.path(`games/${name}.psn`), text);
  const named = { Black: 'Aoi', White: 'Ken' };
  save('a', played({ ...named, Date: '2026.10.01' }, '1. P-7f P-3d 2. P-6f', '1-0'));
  save('b', played({ Black: 'Ken', White: 'Ben', Date: '2026.11.03' }, '1. P-7f P-3d', '0-1'));
  save('y', played({ Variant: 'yari', Black: 'Yui', White: 'Ken', Date: '2025.01.01' }, '', '*'));
  return desk;
}

async function found(desk: FileDesk, ...words: string[]): Promise<string[]> {
  const { stdout, status } = await desk.run(['search', ...words]);
  expect(status).toBe(0);
  const lines = stdout.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [path = '', game, ply] = line.split('\t');
    return `${path.slice(-5, -4)} ${game} ${ply}`;
  });
}

sharedTest.each(
  shareOf(
    [
      [[], ['b 1 0', 'a 1 0', 'y 1 0']],
      [['--variant', 'yari'], ['y 1 0']],
      [
        ['--player', 'KEN', '--side', 'white'],
        ['a 1 0', 'y 1 0'],
      ],
      [['--since', '2026.11'], ['b 1 0']],
      [['--until', '2026-10', '--result', 'black'], ['a 1 0']],
      [['--result', 'unfinished'], ['y 1 0']],
      [['--least', '3'], ['a 1 0']],
      [['--least', '1', '--most', '2'], ['b 1 0']],
      [
        ['--sfen', START],
        ['b 1 0', 'a 1 0'],
      ],
      [['HOME/games/a.psn@2'], ['b 1 2', 'a 1 2']],
      [['HOME/games/a.psn', '--ply', '2', '--player', 'aoi'], ['a 1 2']],
      [['HOME/games/a.psn'], ['a 1 3']],
      [['--pattern', '*/*/*/*/*/?????????/*/*/*', '--most', '2'], ['b 1 0']],
      [['--pattern', '*/*/*/*/*/???P*/*/*/*'], ['a 1 3']],
      [['--pattern', '*/*/*/*/*/?????P*/*/*/*'], []],
      [['--mirrored', '--pattern', '*/*/*/*/*/?????P*/*/*/*'], ['a 1 3']],
      [['--opening', 'yagura'], []],
    ],
    4,
  ),
)('%j finds %j', async (words, games) => {
  expect(await found(searchDesk(), ...words)).toEqual(games);
});

test('a line has all of a game; so has a JSON object', async () => {
  const desk = searchDesk();
  const line = await desk.run(['search', '--least', '3']);
  const cells = [desk.path('games/a.psn'), '1', '0', '2026.10.01', 'shogi', 'Aoi', 'Ken', '1-0'];
  expect(line.stdout).toBe(`${[...cells, '3'].join('\t')}\n`);
  const json = await desk.run(['search', 'HOME/games/a.psn@3', '--json']);
  expect(JSON.parse(json.stdout)).toEqual({
    path: desk.path('games/a.psn'),
    game: 1,
    ply: 3,
    date: '2026.10.01',
    variant: 'shogi',
    black: 'Aoi',
    white: 'Ken',
    result: '1-0',
    plies: 3,
  });
  const told = await desk.run(['search', '--least', '3', '--plain'], { isTerminal: true });
  expect(told.stdout).toBe(
    `${desk.path('games/a.psn')}: 2026.10.01 Aoi - Ken, Black wins, 3 moves\n`,
  );
});

test.each([
  [['--player', 'nobody'], 0, 'No game in the index matches.\n'],
  [['--pattern', '?/*'], 2, 'komadai search: the pattern has 2 ranks, not 9\n'],
  [['--pattern', '*/*/*/*/*/*/*/*/????'], 2, 'rank 9 of the pattern has too many or too few'],
  [['--pattern', 'Z*/*/*/*/*/*/*/*/*'], 2, 'the pattern has "Z", which is no piece of the game'],
  [['--pattern', '*/*/*/*/*/*/*/*/* x'], 2, 'the side to move of a pattern is b, w or ?, not "x"'],
  [['--pattern', '*/*/*/*/*/*/*/*/* b Q'], 2, 'the pattern has no hands in "Q"'],
  [['--since', 'today'], 2, 'invalid value "today" for --since'],
  [['HOME/games/a.psn@9'], 1, 'a.psn'],
  [['a', '--sfen', START], 2, 'FILE and --sfen cannot be given together'],
])('%j: status %i', async (words, status, text) => {
  const run = await searchDesk().run(['search', ...words]);
  expect([run.status, run.stdout]).toEqual([status, '']);
  expect(run.stderr).toContain(text);
});

test('a search by opening tells what both sides play', async () => {
  const desk = searchDesk();
  writeFileSync(
    desk.path('games/r.psn'),
    played({ Black: 'Aoi', White: 'Ken' }, '1. P-7f P-3d 2. P-6f P-8d 3. R-6h', '1-0'),
  );
  const { stdout } = await desk.run(['search', '--opening', 'shiken-bisha', '--json']);
  expect(JSON.parse(stdout).names).toEqual({ black: { opening: 'shiken-bisha' }, white: {} });
  const other = await desk.run(['search', '--player', 'aoi', '--json']);
  expect(other.stdout).not.toContain('names');
});
