import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
import { waitForPly } from '../helpers/screen-game.ts';
import { beginGame, Client, comeBack, enterLine, Served, whyNoClient } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const why = whyNoClient();

/** Runs `komadai serve` for what is no server. */
function serve(...args: readonly string[]) {
  const home = temporaryFolder();
  return run([process.execPath, PROGRAM, 'serve', '--as-root', ...args], {
    cwd: home,
    env: programEnvironment(home),
  });
}

describe.skipIf(why !== undefined)(`whoever runs a server${why ? ` (${why})` : ''}`, () => {
  test('bans somebody, who cannot come back with another key on the same day', async () => {
    const served = await Served.start();
    const [mallory, again, ann] = [new Client(), new Client(), new Client()];
    await (await ann.register(served, 'Ann')).write('q');
    const program = await mallory.register(served, 'Mallory');
    expect((await served.admin('ban', 'mallory')).status).toBe(0);
    await program.exit;
    expect(program.screen().join('\n')).toContain('You were sent away from this server.');
    expect((await mallory.run(served, 'who')).status).toBe(255);
    const other = again.enter(served, { user: 'new' });
    await other.waitFor('Take this name');
    other.write('Innocent\r');
    await other.waitFor(/Nobody new can register\s+from\s+there\s+for\s+24\s+hours/);
    // A person with a name comes in from there as before.
    expect((await ann.run(served, 'who')).status).toBe(0);
    expect((await served.admin('bans')).stdout).toContain('Mallory');
  });

  test('bans a network: its sessions end, and its connections before they say a word', async () => {
    const served = await Served.start();
    const ann = new Client();
    const program = await ann.register(served, 'Ann');
    expect((await served.admin('ban', '127.0.0.1/8')).stdout).toContain('127.0.0.0/8');
    await program.exit;
    expect(program.screen().join('\n')).toContain('You were sent away from this server.');
    expect((await ann.run(served, 'who')).status).toBe(255);
    await eventually(() => expect(served.log).toMatch(/turned-away 127\.0\.0\.1 - banned-address/));
    await served.admin('unban', '127.0.0.0/8');
    expect((await ann.run(served, 'who')).status).toBe(0);
  });

  test('backs it up while two play, and has the same server with the same game again', async () => {
    const served = await Served.start();
    const { black, blackAt, white, whiteAt, code } = await beginGame(served);
    enterLine(blackAt, 'P-4f');
    await waitForPly(blackAt, 1);
    const file = join(temporaryFolder(), 'backup');
    expect(await serve('--backup', file, '--store', served.folder)).toMatchObject({ status: 0 });
    await waitForPly(whiteAt, 1);
    expect(await served.stop('SIGKILL')).toBeNull();
    const store = temporaryFolder();
    copyFileSync(file, join(store, 'komadai.db'));
    // Clients would warn of another host key.
    copyFileSync(join(served.folder, 'host_key'), join(store, 'host_key'));
    const next = await Served.start({ store });
    await comeBack(black, next, { code, ply: 1 });
    await comeBack(white, next, { code, ply: 1, isWhite: true });
  });

  test('deletes somebody, whose games stay under a number', async () => {
    const served = await Served.start();
    const { white, blackAt, code } = await beginGame(served);
    enterLine(blackAt, 'P-4f');
    await waitForPly(blackAt, 1);
    const { stdout } = await served.admin('delete', 'Anna');
    const number = /#\d+/.exec(stdout)?.[0] ?? '';
    await blackAt.exit;
    expect(blackAt.screen().join('\n')).toContain('Your name was deleted here');
    const record = await white.run(served, `export ${code}`);
    expect(record.stdout).toContain(`[Black "${number}"]`);
    expect(record.stdout).not.toContain('Anna');
    expect((await served.admin('members')).stdout).not.toContain('Anna');
  });

  test('is told by health how it is', async () => {
    const served = await Served.start();
    await new Client().run(served, 'who');
    const { stdout } = await served.admin('health');
    expect(stdout).toMatch(/^ready +yes$/m);
    expect(stdout).toMatch(/^handshakes +1$/m);
    await served.stop('SIGTERM');
    expect((await served.admin('health')).status).toBe(1);
  });
});
