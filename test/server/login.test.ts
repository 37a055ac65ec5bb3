import { createHash } from 'node:crypto';
import ssh2, { type ConnectConfig, type ParsedKey, type PublicKeyAuthContext } from 'ssh2';
import { describe, expect } from 'vitest';
import type { Admission } from '../../source/server/login.ts';
import { isSignedBy, readOfferedKey } from '../../source/server/offered-key.ts';
import { eventually } from '../helpers/eventually.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { anyKey, connectClient, openShell, startServer, userKey } from './helpers.ts';

const ed25519 = userKey();
const rsa = userKey('rsa');

/** The private part of a key, whose signatures a test can change. */
function signing(key: { private: string }, sign: (real: ParsedKey, data: Buffer) => Buffer) {
  const parsed = ssh2.utils.parseKey(key.private);
  if (parsed instanceof Error) throw parsed;
  const real = ssh2.utils.parseKey(key.private) as ParsedKey;
  parsed.sign = (data) => sign(real, Buffer.from(data));
  return parsed;
}

/** Offers keys, or other ways to log in, one after the other. */
function offering(...ways: unknown[]): ConnectConfig {
  const methods = [...ways, false];
  const authHandler = ((_: unknown, __: unknown, next: (method: unknown) => void) =>
    next(methods.shift())) as never;
  return { authHandler };
}

const offerKey = (key: unknown) => offering({ type: 'publickey', username: 'someone', key });

describe('a key', () => {
  test('lets its owner in, by its fingerprint', async () => {
    const { port, lines } = await startServer();
    await openShell(await connectClient(port, { privateKey: ed25519.private, username: 'K7M2QX' }));
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({
      key: ed25519.print,
      user: 'K7M2QX',
      address: '127.0.0.1',
    });
  });

  sharedTest.each(
    shareOf<[string, (real: ParsedKey, data: Buffer) => Buffer]>([
      ['zeros', () => Buffer.alloc(64)],
      ['nothing', () => Buffer.alloc(0)],
      ['too short', () => Buffer.alloc(3, 1)],
      [
        'of another key',
        (_, data) => (ssh2.utils.parseKey(anyKey.private) as ParsedKey).sign(data),
      ],
      ['of another text', (real, data) => real.sign(data.subarray(1))],
      [
        'of another login',
        (real, data) => real.sign(Buffer.concat([Buffer.alloc(36), data.subarray(36)])),
      ],
      ['of a hash', (real, data) => real.sign(createHash('sha256').update(data).digest())],
    ]),
  )('does not let in who has not signed with it: %s', async (_, sign) => {
    const { port, kinds } = await startServer();
    await expect(connectClient(port, offerKey(signing(ed25519, sign)))).rejects.toThrow();
    expect(kinds()).not.toContain('login');
    await connectClient(port, offerKey(signing(ed25519, (real, data) => real.sign(data))));
  });

  test('of RSA does not count with SHA-1', async () => {
    const { port, kinds } = await startServer();
    const key = signing(rsa, (real, data) => real.sign(data, 'sha1'));
    await expect(connectClient(port, offerKey(key))).rejects.toThrow();
    expect(kinds()).not.toContain('login');
  });

  test('of RSA counts with SHA-2', async () => {
    const { port } = await startServer();
    await connectClient(port, { privateKey: rsa.private });
  });

  test.each<[Admission]>([['new'], ['no'], ['banned']])('is refused: %s', async (admission) => {
    const { port, kinds } = await startServer({ admit: () => admission });
    await expect(connectClient(port)).rejects.toThrow();
    expect(kinds()).not.toContain('login');
  });

  test('that was offered is no login before it has signed', async () => {
    let asked = 0;
    const admit = () => {
      asked++;
      return 'known' as const;
    };
    const { port, kinds } = await startServer({ admit });
    const key = signing(ed25519, () => new Error('no') as never);
    await expect(connectClient(port, offerKey(key))).rejects.toThrow();
    expect(asked).toBe(1);
    expect(kinds()).not.toContain('login');
  });

  test('is looked at again when it has signed', async () => {
    const answers: Admission[] = ['known', 'banned'];
    const { port, kinds } = await startServer({ admit: () => answers.shift() ?? 'banned' });
    await expect(connectClient(port)).rejects.toThrow();
    expect(kinds()).not.toContain('login');
  });

  test('that cannot be looked at ends the line', async () => {
    const admit = () => Promise.reject(new Error('the store is away'));
    const { port, events, server } = await startServer({ admit });
    await expect(connectClient(port)).rejects.toThrow();
    await eventually(() => expect(server.count().connections).toBe(0));
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'line-fault', address: '127.0.0.1', detail: 'Error' }),
    );
  });

  test('that was banned ends its connections', async () => {
    const { port, server, lines } = await startServer({ serve: () => new Promise(() => {}) });
    const client = await connectClient(port, { privateKey: ed25519.private });
    const other = await connectClient(port, { privateKey: rsa.private });
    await openShell(client);
    await openShell(other);
    await eventually(() => expect(lines).toHaveLength(2));
    const closed = new Promise((resolve) => client.once('close', () => resolve(undefined)));
    server.drop(({ key }) => key === ed25519.print);
    await closed;
    await eventually(() => expect(server.count()).toMatchObject({ connections: 1, sessions: 1 }));
  });
});

describe('what is offered as a key', () => {
  const ecdsa = userKey('ecdsa');
  const offer = (algo: string, data: Buffer, hashAlgo?: string) =>
    readOfferedKey({ key: { algo, data }, hashAlgo } as PublicKeyAuthContext)?.fingerprint;

  test.each<[string, string | undefined, string, Buffer, string?]>([
    ['ed25519', ed25519.print, 'ssh-ed25519', ed25519.blob],
    ['ECDSA', ecdsa.print, 'ecdsa-sha2-nistp256', ecdsa.blob],
    ['RSA with SHA-256', rsa.print, 'ssh-rsa', rsa.blob, 'sha256'],
    ['RSA with SHA-512', rsa.print, 'ssh-rsa', rsa.blob, 'sha512'],
    ['RSA with SHA-1', undefined, 'ssh-rsa', rsa.blob],
    ['RSA with another hash', undefined, 'ssh-rsa', rsa.blob, 'md5'],
    ['ed25519 declared as RSA', undefined, 'ssh-rsa', ed25519.blob, 'sha256'],
    ['RSA declared as ed25519', undefined, 'ssh-ed25519', rsa.blob],
    ['ECDSA declared as another curve', undefined, 'ecdsa-sha2-nistp384', ecdsa.blob],
    ['ed25519 with a hash', undefined, 'ssh-ed25519', ed25519.blob, 'sha256'],
    ['DSA', undefined, 'ssh-dss', Buffer.concat([Buffer.from('\0\0\0\x07ssh-dss')])],
    ['a short RSA key', undefined, 'ssh-rsa', userKey('short-rsa').blob, 'sha256'],
    ['a private key', undefined, 'ssh-ed25519', Buffer.from(ed25519.private)],
    ['a line of a file', undefined, 'ssh-ed25519', Buffer.from(ed25519.public)],
    ['more than a key', undefined, 'ssh-ed25519', Buffer.concat([ed25519.blob, Buffer.of(0)])],
    ['half a key', undefined, 'ssh-ed25519', ed25519.blob.subarray(0, 30)],
    ['nothing', undefined, 'ssh-ed25519', Buffer.alloc(0)],
  ])('is one that is taken, or not: %s', (_, print, algo, data, hash) => {
    expect(offer(algo, data, hash)).toBe(print);
  });

  test.each([
    [true, true],
    [false, false],
    [new Error('no hash of that name'), false],
    ['yes', false],
  ])('has signed where the package says nothing but true: %s', (said, expected) => {
    const parsed = { verify: () => said } as unknown as ParsedKey;
    const context = { blob: Buffer.of(1), signature: Buffer.of(1) } as PublicKeyAuthContext;
    expect(isSignedBy(context, { parsed, fingerprint: '' })).toBe(expected);
  });
});

describe('an attempt', () => {
  longTest('counts: the seventh ends the line', async () => {
    const { port, events } = await startServer();
    const client = new ssh2.Client();
    let attempts = 0;
    const closed = new Promise((resolve) => {
      client.on('error', () => {});
      client.on('close', () => resolve(undefined));
    });
    client.connect({
      host: '127.0.0.1',
      port,
      username: 'someone',
      authHandler: ((_methods: unknown, _isPartial: unknown, next: (method: unknown) => void) => {
        attempts++;
        const key = signing(ed25519, () => Buffer.alloc(64));
        next({ type: 'publickey', username: 'someone', key });
      }) as never,
    });
    await closed;
    expect(attempts).toBeLessThanOrEqual(8);
    expect(events).toContainEqual({
      kind: 'lost',
      address: '127.0.0.1',
      key: '',
      detail: 'too-many-attempts',
    });
  });

  test.each(['password', 'hostbased'] as const)('without a key is refused: %s', async (type) => {
    const { port, kinds } = await startServer({ hasGuests: true });
    const method =
      type === 'password'
        ? { type, username: 'someone', password: '' }
        : {
            type,
            username: 'someone',
            key: ed25519.private,
            localHostname: 'a',
            localUsername: 'b',
          };
    await expect(connectClient(port, offering(method))).rejects.toThrow();
    expect(kinds()).not.toContain('login');
  });

  test('without anything is told of keys first, then of the keyboard', async () => {
    const { port } = await startServer();
    const offered: unknown[] = [];
    const methods: unknown[] = ['none', false];
    const authHandler = ((left: unknown, _: unknown, next: (method: unknown) => void) => {
      offered.push(left);
      next(methods.shift());
    }) as never;
    await expect(connectClient(port, { authHandler })).rejects.toThrow();
    expect(offered).toEqual([null, ['publickey', 'keyboard-interactive']]);
  });
});

describe('a guest', () => {
  const keyboard = (port: number, user: string, said: string[]) => {
    const client = new ssh2.Client();
    return new Promise<void>((resolve, reject) => {
      client.once('ready', () => openShell(client).then(() => resolve(), reject));
      client.on('error', reject);
      client.on('keyboard-interactive', (_name, instruction, _lang, prompts, finish) => {
        said.push(instruction, ...prompts.map(({ prompt }) => prompt));
        finish(['']);
      });
      client.connect({ host: '127.0.0.1', port, username: user, tryKeyboard: true });
    });
  };

  test('comes in without a word by that name', async () => {
    const { port, lines } = await startServer({ hasGuests: true });
    const said: string[] = [];
    await keyboard(port, 'guest', said);
    expect(said.join('')).toBe('');
    expect(lines).toMatchObject([{ key: '', user: 'guest' }]);
  });

  test('comes in with Enter by another name', async () => {
    const { port, lines } = await startServer({ hasGuests: true });
    const said: string[] = [];
    await keyboard(port, 'Anna', said);
    expect(said).toEqual(['Enter comes in as a guest.\nA name needs a key.\n', 'Enter: ']);
    expect(lines).toMatchObject([{ key: '', user: 'Anna' }]);
  });

  test('stays outside where there are none', async () => {
    const { port, kinds } = await startServer();
    await expect(keyboard(port, 'guest', [])).rejects.toThrow();
    expect(kinds()).not.toContain('login');
  });
});
