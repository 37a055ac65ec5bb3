import { describe, expect, test } from 'vitest';
import { findVariant } from '../../source/rules/variants/index.ts';
import { leave, MATED_GAMES } from '../helpers/screen-game.ts';
import { beginGame, enterLine, Served, whyNoClient } from '../helpers/served.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const NO_CLIENT = whyNoClient();

describe.skipIf(NO_CLIENT)(`two OpenSSH clients (${NO_CLIENT ?? 'on loopback'})`, () => {
  test.each(MATED_GAMES)('play $variant to mate, with one board', async ({ variant, moves }) => {
    const served = await Served.start();
    const name = findVariant(variant)?.name ?? '';
    const { black, blackAt, whiteAt, code } = await beginGame(served, { Game: name });
    for (const [index, move] of moves.split(' ').entries()) {
      enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
      await expectSameBoard(blackAt, whiteAt, index + 1);
    }
    for (const program of [blackAt, whiteAt]) await program.waitFor(/wins by[\s\S]*checkmate/);
    const { stdout } = await black.run(served, `export ${code}`);
    expect(stdout).toContain('[Termination "checkmate"]');
    await leave(blackAt);
    await leave(whiteAt);
  });
});
