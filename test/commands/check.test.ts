import { describe, expect, test } from 'vitest';
import { FileDesk, WHOLE_GAME } from './records.ts';

const MATE = '[SFEN "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"]\n\n1. G*5b';

describe('check', () => {
  test('says of each game how long it is and how it ended', async () => {
    const desk = new FileDesk({
      'a.psn': WHOLE_GAME,
      'b.txt': `1.P2f P3d Resigns\n1.P7f\n${MATE}\n`,
    });
    const [a, b] = [desk.path('a.psn'), desk.path('b.txt')];
    const run = await desk.run(['check', a, b]);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toBe(
      `${a}: game 1: 3 moves, 1-0 by resignation\n` +
        `${b}: game 1: 2 moves, 0-1 by resignation\n` +
        `${b}: game 2: 1 move, unfinished\n` +
        `${b}: game 3: 1 move, 1-0 by checkmate\n`,
    );
  });

  test.each([
    ['a move that cannot be', '1.P7f P8d 2.P7d', /^-:1:13: ply 3: P7d: .+$/],
    [
      'after mate',
      `${MATE} K-4a`,
      /^-:3:9: ply 2: "K-4a": the game is over: Black wins by checkmate$/,
    ],
    ['KIF', '手合割：平手\n   1 ７六歩(77)\n   2 ７六歩(77)\n', /^-:3:\d+: ply 2: .+$/],
    ['CSA', 'V2.2\nPI\n+\n+7776FU,T1\n-3334FU\n+7775FU\n', /^-:6:1: ply 3: .+$/],
    ['KI2', '▲７六歩 △３四歩 ▲７四歩 △８四歩\n', /^-:1:\d+: ply 3: .+$/],
    ['USI', 'position startpos moves 7g7f 3c3d 7f7d\n', /^-:1:\d+: ply 3: .+$/],
    [
      'a diagram',
      `${'| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n'.repeat(8)}| 鬼 ・ ・ ・ ・ ・ ・ ・ ・|\n`,
      /^-:9:\d: ply 0: there is no piece "鬼" in shogi\. Pieces: 王 飛 /,
    ],
  ])('a fault is named with its place: %s', async (_, stdin, line) => {
    const run = await new FileDesk().run(['check', '-'], { stdin });
    expect(run.status).toBe(1);
    expect(run.stdout.trimEnd()).toMatch(line);
    expect(run.stderr).toBe('');
  });

  test('a game that goes on after a repetition is a fault, and is read to its end', async () => {
    const stdin = `${'R-3h R-7b R-2h R-8b '.repeat(3)}P-7f`;
    const run = await new FileDesk().run(['check', '-'], { stdin });
    expect(run).toMatchObject({
      status: 1,
      stdout:
        '-:1:61: ply 13: the game was over before: Draw by repetition\n' +
        '-: game 1: 13 moves, unfinished\n',
    });
  });

  test('so it is in a foreign format', async () => {
    const moves = '+2838HI\n-8272HI\n+3828HI\n-7282HI\n'.repeat(3);
    const run = await new FileDesk().run(['check', '-'], {
      stdin: `V2.2\nPI\n+\n${moves}+7776FU\n`,
    });
    expect(run).toMatchObject({
      status: 1,
      stdout:
        '-:16:1: ply 13: the game was over before: Draw by repetition\n' +
        '-: game 1: 13 moves, unfinished\n',
    });
  });

  test('a bad file does not hide those behind it', async () => {
    const desk = new FileDesk({ 'a.psn': WHOLE_GAME });
    const run = await desk.run(['check', 'HOME/none', 'HOME/a.psn']);
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('a.psn: game 1: 3 moves');
    expect(run.stderr).toContain('is neither a file nor a saved game');
  });

  test('--variant names the game of a text that does not', async () => {
    const stdin = '1. YB6i-5h G-3b';
    expect((await new FileDesk().run(['check', '-'], { stdin })).status).toBe(1);
    const run = await new FileDesk().run(['check', '-', '--variant', 'yari'], { stdin });
    expect(run).toMatchObject({ status: 0, stdout: '-: game 1: 2 moves, unfinished\n' });
  });
});

test.each([
  ['check', 'FILE'],
  ['convert', 'IN'],
])('%s without a file says what it reads', async (command, operand) => {
  const { stderr } = await new FileDesk().run([command]);
  expect(stderr).toMatch(
    new RegExp(
      `^komadai ${command}: ${operand} is missing: the name of a saved game, a file of games, or - for the standard input\\. Usage: komadai ${command} ${operand}`,
    ),
  );
});
