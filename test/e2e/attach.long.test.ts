import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { PROGRAM } from '../helpers/komadai.ts';
import { leave, waitForPly } from '../helpers/screen-game.ts';
import { accept, Client, challenge, enterLine, resign, Served } from '../helpers/served.ts';
import { startSshServer, whyNoSsh } from '../helpers/ssh-server.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { expectSameBoard } from '../helpers/two-terminals.ts';

const NO_SSH = whyNoSsh();
const { username: user } = userInfo();

/** Any key comes in, and is told to the server: as the page for whoever runs one says. */
function configuration(store: string): string[] {
  const command = `${process.execPath} ${PROGRAM} attach --store ${store} --key %f`;
  return [
    `AuthorizedKeysCommand /usr/bin/echo "restrict,pty,command=\\"${command}\\" %t %k"`,
    `AuthorizedKeysCommandUser ${user}`,
  ];
}

describe.skipIf(NO_SSH)(`behind the sshd of the system (${NO_SSH ?? 'on loopback'})`, () => {
  test('somebody plays with one who has come to the server itself', async () => {
    const served = await Served.start();
    const door = await startSshServer(temporaryFolder(), configuration(served.folder));
    const [black, white] = [new Client(), new Client()];
    const blackAt = await black.register(door, 'Anna', { user });
    const whiteAt = await white.register(served, 'Ben');
    await challenge(blackAt, { 'You play': 'Black' });
    await accept(whiteAt);
    await waitForPly(blackAt, 0);
    enterLine(whiteAt, 'flip');
    for (const [index, move] of ['P-4f', 'P-4d', 'P-3f'].entries()) {
      enterLine(index % 2 === 0 ? blackAt : whiteAt, move);
      await expectSameBoard(blackAt, whiteAt, index + 1);
    }
    blackAt.resize(120, 40);
    await blackAt.waitFor((now) => now.findIndex((line) => line.startsWith(' Black>')) > 24);
    blackAt.resize(80, 24);
    blackAt.kill('SIGKILL');
    await whiteAt.waitFor('is away');
    // The same key is the same person, at either door.
    const back = black.enter(door, { user, words: 'games', options: ['-t'] });
    await back.waitFor('Anna - Ben');
    const again = black.enter(door, { user });
    await again.waitFor(/> +your game/);
    again.write('\r');
    await waitForPly(again, 3);
    await resign(whiteAt);
    await again.waitFor(/Black wins[\s\S]*resignation/);
    const exported = await black.run(served, 'export all', {
      // It has another key than sshd.
      options: ['-o', 'HostKeyAlias=served'],
    });
    expect((await black.run(door, 'export all', { user })).stdout).toBe(exported.stdout);
    expect(exported.stdout).toContain('[Termination "resignation"]');
    const lines = black.lines(door, { user });
    await lines.line(/^Lobby\. You are Anna/);
    lines.say('quit');
    expect(await lines.exit).toEqual([0, null]);
    await leave(again);
    await leave(whiteAt);
  });

  test('one is told that the server is not there, and leaves whole when it ends', async () => {
    const served = await Served.start();
    const door = await startSshServer(temporaryFolder(), configuration(served.folder));
    const client = new Client();
    const program = await client.register(door, 'Anna', { user });
    await served.stop('SIGKILL');
    await program.exit;
    expect(program.alternateScreen).toBe(false);
    const refused = await client.run(door, 'games', { user });
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('no server');
  });
});
