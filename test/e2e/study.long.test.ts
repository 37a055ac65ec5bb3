import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { isPromotion } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import { formatHodges } from '../../source/rules/notation/hodges.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import { randomNumbers } from '../helpers/random.ts';
import { KEYS, leave, settled, waitForFrame } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Moves as a mailing list has them: no hyphen, an apostrophe for drops, numbers glued on. */
function oldText(moves: readonly string[]): string {
  const short = moves.map((move) => move.replace('-', '').replace('*', "'"));
  const pairs = short.map((move, index) => (index % 2 === 0 ? `${index / 2 + 1}.${move}` : move));
  return pairs.join(' ').replace(/(.{50,64}) /g, '$1\n');
}

/** A game of random moves, the same for the same seed; the origins are written where needed. */
function randomGame(seed: number, plies: number): { moves: string[]; others: string[] } {
  const random = randomNumbers(seed);
  const position = new Position(shogi, startPosition(shogi).placement);
  const moves: string[] = [];
  const others: string[] = [];
  while (moves.length < plies) {
    const legal = legalMoves(position).filter((move) => !isPromotion(move));
    const move = itemAt(legal, Math.floor(random() * legal.length));
    const other = legal.find((one) => one !== move) ?? move;
    others.push(formatHodges(position, other).replace(/=$/, ''));
    moves.push(formatHodges(position, move).replace(/-(\d[a-i])=$/, '-$1='));
    position.play(move);
  }
  return { moves, others };
}

test('an old text is opened, studied, saved, exported in Shift_JIS, and nothing is lost', async () => {
  const home = temporaryFolder();
  const folder = join(home, 'komadai/games');
  mkdirSync(folder, { recursive: true });
  const [first, second] = [randomGame(1, 90), randomGame(2, 60)];
  const file = join(home, 'match.txt');
  const text = `# A match, as it was sent around.
#
# First game.  Black: a; White: b
#
${oldText(first.moves)} Resigns
#
# Second game.
#
${oldText(second.moves)}
`;
  writeFileSync(file, text);

  const program = startKomadai(['replay', file], { home });
  await waitForFrame(program, /ply 0 of 90/);
  program.write('go 40\r');
  await waitForFrame(program, /ply 40 of 90/);
  program.write(`${first.others[40]}\r`);
  await waitForFrame(program, /ply 41 of 41, var 2\/2/);
  program.write('note What if? 良い手\r');
  await waitForFrame(program, /What if\?|NOT SAVED/);
  program.write('export studied.psn\r');
  await waitForFrame(program, /Written to/);
  program.write(`${KEYS.home}export studied.kif shift_jis\r`);
  await waitForFrame(program, /studied\.kif\./);
  await settled(program);
  await leave(program);
  expect(readFileSync(file, 'utf8')).toBe(text);

  const psn = readFileSync(join(folder, 'studied.psn'), 'utf8');
  const words = psn.replace(/\s+/g, ' ');
  for (const [index, move] of first.moves.entries())
    expect(words, `ply ${index + 1}`).toContain(move);
  expect(words).toContain(`(21. ${first.others[40]} {What if? 良い手})`);
  expect(words).toContain('{A match, as it was sent around.}');
  expect(psn).toContain('[Result "0-1"]\n[Termination "resignation"]\n');

  const kif = readFileSync(join(folder, 'studied.kif'));
  expect(() => new TextDecoder('utf-8', { fatal: true }).decode(kif)).toThrow();
  expect(new TextDecoder('shift_jis').decode(kif)).toContain('*What if? 良い手');
  for (const name of ['studied', 'studied.kif']) {
    const args = ['convert', name, '--home', join(home, 'komadai')];
    const back = await runPlain(args, { home, input: '' });
    expect(back, name).toEqual({ status: 0, stdout: psn, stderr: '' });
  }

  const again = startKomadai(['replay', 'studied.kif', '--ply', '41'], { home });
  await waitForFrame(again, /ply 41 of 90, var 1\/2/);
  again.write(']');
  await waitForFrame(again, /What if\? 良い手/);
  await leave(again);
});
