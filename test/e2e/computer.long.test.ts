import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import { choose, KEYS, leave, savedGames, waitForFrame } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test("a beginner's first game: yari against level 1, a hint, resign, replay with analysis", async () => {
  const home = temporaryFolder();
  const program = startKomadai([], { home });
  await waitForFrame(program, '> c  Play the computer');
  program.write('\r');
  await waitForFrame(program, '< 1 first games >');
  program.write('\r');
  await waitForFrame(program, /ply 0 - Black to play/);
  // Six keys from the menu to the first move.
  program.write(KEYS.down);
  await waitForFrame(program, '4g: your pawn (P). Enter picks it up.');
  program.write(`\r${KEYS.up}\r`);
  await waitForFrame(program, /ply 2 - Black to play/);
  program.write('hint\r');
  const hinted = await waitForFrame(program, /Hint: \S+/);
  const [, move = ''] = /Hint: ([^ ,]+)/.exec(hinted.join('\n')) ?? [];
  program.write(`${move}\r`);
  await waitForFrame(program, /ply 4 - Black to play/);
  program.write('undo\r');
  await waitForFrame(program, /ply 2 - Black to play/);
  program.write('resign\r');
  await waitForFrame(program, 'Resign?');
  program.write('y');
  await waitForFrame(program, /White wins by[\s\S]* resignation/);
  program.write('replay\r');
  await waitForFrame(program, /ply 2 of 2/);
  program.write('a\r');
  await waitForFrame(program, /[+-]?\d+\.\d\d {2}depth \d+/);
  // The graph is whole when nothing is left to count, and points out the last ply.
  const drawn = await waitForFrame(program, (frame) => {
    const text = frame.join('\n');
    // A narrow panel cuts the speed.
    return / depth \d+ {2}(?:\d+k|\d{2,}\.\.)/.test(text) && / {2}\^$/m.test(text);
  });
  expect(drawn.join('\n')).toMatch(/ [_▁-█]{3}$/m);
  program.write(KEYS.left);
  await waitForFrame(program, /ply 1 of 2/);
  program.write('\x03');
  await program.exit;
  const [game] = savedGames(home);
  expect(game?.tags).toMatchObject({ White: 'Computer, level 1', Result: '0-1' });
  const again = startKomadai([], { home });
  await choose(again, 'Play the computer');
  await waitForFrame(again, '< 1 first games >');
  await leave(again);
});

describe.each(partOfDay(VARIANTS, 10))('$id without a screen', ({ id }) => {
  test('two levels play a game to its end', async () => {
    const home = temporaryFolder();
    const args = ['play', id, '--black', 'level:1', '--white', 'level:1', '--plain'];
    const { status, stdout, stderr } = await runPlain(args, { home, input: '' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^= (?:Black|White) wins|^= Draw/);
  });
});
