import { describe, expect, test } from 'vitest';
import { leave } from '../helpers/screen-game.ts';
import {
  accept,
  beginGame,
  Client,
  challenge,
  enterLine,
  expectDrained,
  resign,
  Served,
  whyNoClient,
} from '../helpers/served.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const NO_CLIENT = whyNoClient();

describe.skipIf(NO_CLIENT)(`OpenSSH clients (${NO_CLIENT ?? 'on loopback'})`, () => {
  test('two meet in the lobby and play a rated game; a third looks on and takes it home', async () => {
    const served = await Served.start();
    const { black, white, blackAt, whiteAt, code } = await beginGame(served, {
      ...{ Game: 'Shogi', Clock: '10:00' },
    });
    const third = new Client();
    const thirdAt = await third.register(served, 'Cleo');
    await thirdAt.waitFor(/game +Anna - Ben/);
    expect((await third.run(served, 'games')).stdout).toMatch(
      new RegExp(`^${code} +Anna - Ben +shogi +600\\b.* yes$`, 'm'),
    );
    for (const [index, move] of ['P-7f', 'P-3d', 'P-2f'].entries()) {
      enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
      await expectSameBoard(blackAt, whiteAt, index + 1);
    }
    thirdAt.write('/Anna -\r');
    await thirdAt.waitFor(/> +game/);
    thirdAt.write('\r');
    await thirdAt.waitFor(/ply 3\b/);
    await blackAt.waitFor('1 person watches.');
    await resign(whiteAt);
    for (const program of [blackAt, whiteAt]) {
      await program.waitFor(/Black wins by[\s\S]*resignation/);
    }
    await thirdAt.waitFor(/Black wins[\s\S]*resignation/);
    const { stdout: ratings } = await black.run(served, 'ratings shogi');
    expect(ratings).toMatch(/Anna +16\d\d \+-\d+[\s\S]*Ben +13\d\d \+-\d+/);
    const { stdout: kif, status } = await third.run(served, `export ${code} kif`);
    expect([status, kif]).toEqual([0, expect.stringMatching(/Anna[\s\S]*投了/)]);
    const { stdout: all } = await white.run(served, 'export all');
    expect(all).toMatch(/\[White "Ben"\][\s\S]*\[Termination "resignation"\][\s\S]*P-2f/);
    expect((await third.run(served, 'export all')).stdout).toBe('');
    for (const program of [blackAt, whiteAt, thirdAt]) await leave(program);
  });

  test('two play by invitation and line by line, and agree to a draw', async () => {
    const served = await Served.start();
    const [black, white] = [new Client(), new Client()];
    const blackAt = black.lines(served, { user: 'new' });
    await blackAt.line(/^Choose a name first/);
    blackAt.say('name 甲斐', 'challenge ogi 600+30 black invite');
    const line = await blackAt.line(/^The other player types: ssh /);
    const code = /([0-9A-Z]{6})@/.exec(line)?.[1] ?? '';
    const whiteAt = white.lines(served, { user: code.toLowerCase() });
    await whiteAt.line(/^Choose a name first/);
    whiteAt.say('name Ben');
    for (const program of [blackAt, whiteAt]) await program.line(/^Ogi.* ply 0/);
    blackAt.say('P-7e');
    await whiteAt.line(/^1\. Black P-7e$/);
    whiteAt.say('P-2d', 'draw');
    await blackAt.line(/^2\. White P-2d$/);
    await blackAt.line(/^White offers a draw/);
    blackAt.say('accept');
    for (const program of [blackAt, whiteAt]) await program.line(/^= Draw by agreement/);
    whiteAt.say('lobby', 'quit');
    blackAt.say('quit', 'quit');
    for (const program of [blackAt, whiteAt]) expect(await program.exit).toEqual([0, null]);
    const { stdout } = await white.run(served, 'export all');
    expect(stdout).toMatch(/\[Black "甲斐"\][\s\S]*\[Termination "agreement"\]/);
    // Games by invitation are not rated.
    expect((await white.run(served, 'ratings ogi')).stdout).toContain('Nobody has a rating');
  });

  test('a server that is told to end leaves terminals whole and games kept', async () => {
    const served = await Served.start();
    const { black, blackAt, whiteAt, code } = await beginGame(served);
    enterLine(blackAt, 'P-4f');
    await expectSameBoard(blackAt, whiteAt, 1);
    await expectDrained(served, [blackAt, whiteAt]);
    await served.restart();
    expect((await black.run(served, `export ${code}`)).stdout).toMatch(/^1\. P-4f$/m);
  });
});

describe.skipIf(NO_CLIENT)(`who may come in (${NO_CLIENT ?? 'on loopback'})`, () => {
  test('only those of a file; the others are told why', async () => {
    const [invited, stranger] = [new Client(), new Client()];
    const served = await Served.start({ args: ['--keys', `${invited.keyFile}.pub`] });
    await leave(await invited.register(served, 'Anna'));
    const refused = await stranger.run(served, 'games', {
      options: ['-o', 'BatchMode=no', '-o', 'LogLevel=INFO'],
    });
    expect(refused).toMatchObject({ status: 255, stdout: '' });
    expect(refused.stderr).toContain('This server is for people who were invited');
  });

  test('guests without a key, who take no name and no rating', async () => {
    const served = await Served.start({ args: ['--open', '--guests'] });
    const [player, guest] = [new Client(), new Client()];
    const playerAt = await player.register(served, 'Anna');
    const options = ['-o', 'PubkeyAuthentication=no', '-o', 'BatchMode=no'];
    const guestAt = guest.enter(served, { user: 'Anna', options });
    await guestAt.waitFor('Press Enter to come in as a guest');
    guestAt.write('\r');
    await guestAt.waitFor(/Lobby[\s\S]*you +guest-\d{4} +guest/);
    guestAt.write('m');
    await guestAt.waitFor(/guest/i);
    await challenge(playerAt, { 'You play': 'White' });
    await accept(guestAt);
    await playerAt.waitFor(/guest-\d{4}/);
    await leave(guestAt);
    await leave(playerAt);
  });
});
