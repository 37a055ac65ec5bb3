import { describe, expect, test } from 'vitest';
import { leave } from '../helpers/screen-game.ts';
import { beginGame, Client, enterLine, resign, Served, whyNoClient } from '../helpers/served.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const NO_CLIENT = whyNoClient();

describe.skipIf(NO_CLIENT)(`OpenSSH clients (${NO_CLIENT ?? 'on loopback'})`, () => {
  test('two meet in the lobby and play a rated game; a third looks on and takes it home', async () => {
    const served = await Served.start();
    const { black, white, blackAt, whiteAt, code } = await beginGame(served, {
      Game: 'Shogi',
      Clock: '10:00',
    });
    const third = new Client();
    const thirdAt = await third.register(served, 'Cleo');
    await thirdAt.waitFor(/game +Anna - Ben/);
    expect((await third.run(served, 'games')).stdout).toMatch(
      new RegExp(`^${code} +Anna - Ben +shogi +600\\b.* yes$`, 'm'),
    );
    for (const [index, move] of [
      'P-7f',
      'P-3d',
      'P-2f',
      'P-8d',
      'P-2e',
      'P-8e',
      'G-7h',
    ].entries()) {
      enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
      await expectSameBoard(blackAt, whiteAt, index + 1);
    }
    thirdAt.write('/Anna -\r');
    await thirdAt.waitFor(/> +game/);
    thirdAt.write('\r');
    await thirdAt.waitFor(/ply 7\b/);
    await blackAt.waitFor('(1 watching)');
    await resign(whiteAt);
    for (const program of [blackAt, whiteAt]) {
      await program.waitFor(/Black wins by[\s\S]*resignation/);
    }
    await thirdAt.waitFor(/Black wins[\s\S]*resignation/);
    const ratings = [
      await black.run(served, 'ratings shogi'),
      await white.run(served, 'ratings shogi'),
    ];
    expect(ratings.map(({ stdout }) => stdout)).toEqual([
      expect.stringContaining('You: 1662 +-290 ? after 1 game.'),
      expect.stringContaining('You: 1338 +-290 ? after 1 game.'),
    ]);
    const { stdout: kif, status } = await third.run(served, `export ${code} kif`);
    expect([status, kif]).toEqual([0, expect.stringMatching(/Anna[\s\S]*投了/)]);
    const { stdout: all } = await white.run(served, 'export all');
    expect(all).toMatch(/\[White "Ben"\][\s\S]*\[Termination "resignation"\][\s\S]*P-8e/);
    expect((await third.run(served, 'export all')).stdout).toBe('');
    for (const program of [blackAt, whiteAt, thirdAt]) await leave(program);
  });
});
