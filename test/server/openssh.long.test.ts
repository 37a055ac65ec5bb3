import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { GuestLine } from '../../source/server/guest-line.ts';
import { runSsh, startServer, userKey } from './helpers.ts';

const hasSsh = !spawnSync('ssh', ['-V']).error;

/** Says what the server knows of a guest. */
async function tell({ key, user, words, output, errors }: GuestLine): Promise<number> {
  output.write(`${JSON.stringify({ key, user, words })}\n`);
  errors.write('an error\n');
  return 7;
}

describe.skipIf(!hasSsh)('the ssh of the system', () => {
  test.each(['ed25519', 'ecdsa', 'rsa'] as const)('comes in with a key: %s', async (type) => {
    const { port } = await startServer({ serve: tell });
    const key = userKey(type);
    const ran = await runSsh(port, [key], ['games', '--all']);
    const told = { key: key.print, user: 'someone', words: 'games --all' };
    expect(ran).toMatchObject({ status: 7, stdout: `${JSON.stringify(told)}\n` });
    expect(ran.stderr).toContain('an error\n');
  });

  test('does not come in with SHA-1', async () => {
    const { port, lines } = await startServer({ serve: tell });
    const options = ['-o', 'PubkeyAcceptedAlgorithms=ssh-rsa', 'games'];
    expect((await runSsh(port, [userKey('rsa')], options)).status).toBe(255);
    expect(lines).toEqual([]);
  });

  test.each([
    ['KexAlgorithms=diffie-hellman-group18-sha512'],
    ['KexAlgorithms=diffie-hellman-group14-sha1'],
    ['Ciphers=aes128-ctr'],
    ['HostKeyAlgorithms=ssh-rsa'],
  ])('finds nothing in common with %s', async (option) => {
    const { port, lines } = await startServer();
    const ran = await runSsh(port, [userKey()], ['-o', option, 'games']);
    expect(ran).toMatchObject({ status: 255 });
    expect(ran.stderr).toContain('no matching');
    expect(lines).toEqual([]);
  });

  test.each(['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com', 'chacha20-poly1305@openssh.com'])(
    'comes in with %s',
    async (cipher) => {
      const { port } = await startServer({ serve: tell });
      const options = ['-v', '-o', `Ciphers=${cipher}`, '-o', 'Compression=yes', 'games'];
      const ran = await runSsh(port, [userKey()], options);
      expect(ran.status).toBe(7);
      expect(ran.stderr).toContain(`cipher: ${cipher} MAC: <implicit> compression: none`);
    },
  );

  test('registers the one key that it has', async () => {
    const key = userKey();
    const { port } = await startServer({ serve: tell, admit: () => 'new' });
    const ran = await runSsh(port, [key], ['games']);
    expect(ran.stdout).toContain(key.print);
    expect(ran.status).toBe(7);
  });

  test('is told to choose, where none of several keys is known', async () => {
    const { port, lines } = await startServer({ admit: () => 'new' });
    const ran = await runSsh(port, [userKey(), userKey()], ['games']);
    expect(ran.stderr.match(/Choose a key/g)).toHaveLength(1);
    expect(ran.status).toBe(255);
    expect(lines).toEqual([]);
  });

  test('registers the first of several keys as `new`', async () => {
    const [first, second] = [userKey(), userKey()];
    const { port } = await startServer({ serve: tell, admit: () => 'new' });
    const ran = await runSsh(port, [first, second], ['games'], { user: 'new' });
    expect(ran.stdout).toContain(first.print);
  });

  test('comes in as a guest without its new key', async () => {
    const { port, lines } = await startServer({ hasGuests: true, admit: () => 'new' });
    await runSsh(port, [userKey()], ['games'], { user: 'guest' });
    expect(lines.map(({ key }) => key)).toEqual(['']);
  });

  test('finds the known one of several keys', async () => {
    const keys = Array.from({ length: 5 }, () => userKey());
    const known = keys[4];
    const admit = (key: string) => (key === known?.print ? 'known' : 'new');
    const { port } = await startServer({ serve: tell, admit });
    expect((await runSsh(port, keys, ['games'])).stdout).toContain(known?.print);
  });

  test('is told how to go on after six keys', async () => {
    const keys = Array.from({ length: 8 }, () => userKey());
    const { port, lines } = await startServer({ admit: () => 'new' });
    const ran = await runSsh(port, keys, ['games']);
    expect(ran.stderr).toContain('Choose a key');
    expect(lines).toEqual([]);
  });

  test.each([
    ['no', 'For invited people.'],
    ['banned', 'You were sent away.'],
  ] as const)('is not let in, and told why: %s', async (admission, text) => {
    const { port, lines } = await startServer({ admit: async () => admission });
    const ran = await runSsh(port, [userKey()], ['games']);
    expect(ran.stderr).toContain(text);
    expect(lines).toEqual([]);
  });

  test('is told that it needs a key', async () => {
    const { port, lines } = await startServer();
    expect((await runSsh(port, [], ['games'])).stderr).toContain('A key is needed.');
    expect(lines).toEqual([]);
  });

  test('gets megabytes while the keys change every 64 kB', async () => {
    const text = 'All of it. '.repeat(100_000);
    const serve = async ({ output }: GuestLine) => {
      output.write(text);
      return 0;
    };
    const { port, events } = await startServer({ serve });
    const ran = await runSsh(port, [userKey()], ['-o', 'RekeyLimit=64K', 'export']);
    expect(ran.status).toBe(0);
    expect(ran.stdout === text).toBe(true);
    expect(events.filter(({ kind }) => kind === 'line-fault')).toEqual([]);
  });

  test('sends lines, and then their end', async () => {
    const serve = async ({ input, output }: GuestLine) => {
      let said = '';
      for await (const chunk of input) said += chunk;
      output.write(said.toUpperCase());
      return 0;
    };
    const { port } = await startServer({ serve });
    const input = 'a move\n'.repeat(200);
    const ran = await runSsh(port, [userKey()], ['-T'], { input });
    expect(ran.stdout).toBe(input.toUpperCase());
  });
});
