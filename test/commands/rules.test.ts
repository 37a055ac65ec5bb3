import stringWidth from 'string-width';
import { describe, expect } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';

/** Characters that take one column in some terminals and two in others. */
const AMBIGUOUS = /[─-╿▲△▽●→←↑↓…·—–×①āēīōūĀĒĪŌŪ]/u;

describe.each(VARIANTS_OF_RUN.map(({ id }) => id))('rules %s', (id) => {
  sharedTest.each([40, 80, 200])('fit %d columns', async (columns) => {
    const { status, stdout } = await runCommand(['rules', id], { columns });
    expect(status).toBe(0);
    const widths = stdout.split('\n').map((line) => stringWidth(line));
    expect(Math.max(...widths)).toBeLessThanOrEqual(Math.min(columns, 80));
    expect(Math.max(...widths)).toBeGreaterThan(Math.min(columns, 80) - 12);
  });

  sharedTest('hold nothing of ambiguous width unless box is asked for', async () => {
    const { stdout } = await runCommand(['rules', id]);
    expect(stdout).not.toMatch(AMBIGUOUS);
    expect(stdout).toMatch(/\p{Script=Han}/u);
    const box = await runCommand(['rules', id, '--charset', 'box']);
    expect(box.stdout).toMatch(/ō/);
  });

  sharedTest.each([
    ['by the option', ['--ascii'], { LANG: 'C.UTF-8' }],
    ['without UTF-8', [], { LANG: 'C' }],
    ['on the Linux console', [], { LANG: 'C.UTF-8', TERM: 'linux' }],
  ])('are ASCII %s', async (_name, argv, env) => {
    const { stdout } = await runCommand(['rules', id, ...argv], { env });
    expect(stdout).toMatch(/^[\n -~]+$/);
  });
});

describe('rules of a piece', () => {
  test.each<[variant: string, piece: string, titles: string[]]>([
    ['yari', 'YB', ['YB yari bishop']],
    ['yari', '+yb', ['YB yari bishop']],
    ['yari', 'yari gold', ['YB yari bishop', 'YN yari knight']],
    ['yari', '香角', ['YB yari bishop']],
    ['yari', 'kyōhisha', ['YR yari rook']],
    ['yari', 'R', ['YR yari rook']],
    ['shogi', 'gold', ['G gold general']],
    ['shogi', 'promoted-silver', ['S silver general']],
    ['shogi', '玉', ['K king']],
    ['ogi', 'hime', ['I princess']],
  ])('%s %s', async (variant, piece, titles) => {
    const { status, stdout } = await runCommand(['rules', variant, piece, '--ascii']);
    expect(status).toBe(0);
    const fronts = stdout.split('\n').filter((line) => /^[A-Z]+ [a-z ]+ \(/.test(line));
    expect(fronts.map((line) => line.split(' (')[0])).toEqual(titles);
  });

  test('that does not exist', async () => {
    const { status, stderr } = await runCommand(['rules', 'shogi', 'quen']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'komadai rules: shogi has no piece "quen". Valid: K, R, +R, B, +B, G, S, +S, N, +N, L, +L, P, +P\n',
    );
  });
});
