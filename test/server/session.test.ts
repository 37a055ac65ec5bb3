import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import ssh2, { type Client, type ClientChannel } from 'ssh2';
import { describe, expect, onTestFinished } from 'vitest';
import type { GuestLine } from '../../source/server/guest-line.ts';
import { LIMITS } from '../../source/server/limits.ts';
import { serverLog } from '../../source/server/server-log.ts';
import { eventually } from '../helpers/eventually.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import {
  anyKey,
  connectClient,
  hastyTime,
  openShell,
  shiftedTime,
  startServer,
  untilHangUp,
  userKey,
} from './helpers.ts';

/** A bare socket from an address of loopback. */
function silentSocket(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {}).resume();
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

function execute(client: Client, command: string, options = {}): Promise<ClientChannel> {
  return new Promise((resolve, reject) => {
    client.exec(command, options, (error, channel) => (error ? reject(error) : resolve(channel)));
  });
}

/** Runs words to their end. */
function runWords(client: Client, words: string): Promise<{ status: number; stderr: string }> {
  return new Promise((resolve, reject) => {
    client.exec(words, (error, channel) => {
      if (error) {
        reject(error);
        return;
      }
      let stderr = '';
      let status = -1;
      channel.resume().stderr.on('data', (bytes) => {
        stderr += bytes;
      });
      channel.on('exit', (code) => {
        status = code ?? -1;
      });
      channel.on('close', () => resolve({ status, stderr }));
    });
  });
}

describe('a session', () => {
  test('has the terminal of its client, and gives it back', async () => {
    let end = (_status: number) => {};
    const { port, lines } = await startServer({
      serve: () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    });
    const client = await connectClient(port);
    const channel = await openShell(client, { cols: 100, rows: 30 });
    await eventually(() => expect(lines).toHaveLength(1));
    const [line] = lines as [GuestLine];
    expect(line).toMatchObject({
      words: undefined,
      env: { TERM: 'xterm', LANG: 'C.UTF-8', SSH_CONNECTION: '127.0.0.1' },
    });
    expect([line.input.isTTY, line.output.isTTY]).toEqual([true, true]);
    expect([line.output.columns, line.output.rows]).toEqual([100, 30]);
    const resized = new Promise((resolve) => line.output.once('resize', resolve));
    channel.setWindow(40, 120, 0, 0);
    await resized;
    expect([line.output.columns, line.output.rows]).toEqual([120, 40]);
    let seen = '';
    channel.on('data', (bytes: Buffer) => {
      seen += bytes;
    });
    line.output.write('one\ntwo\n');
    await eventually(() => expect(seen).toBe('one\r\ntwo\r\n'));
    const heard = new Promise((resolve) => line.input.once('data', (b) => resolve(String(b))));
    channel.write('k');
    expect(await heard).toBe('k');
    const status = new Promise((resolve) => channel.on('exit', resolve));
    const closed = new Promise((resolve) => client.on('close', () => resolve('closed')));
    end(3);
    expect(await status).toBe(3);
    client.end();
    expect(await closed).toBe('closed');
  });

  test.each([
    ['huge', { cols: 2_000_000, rows: 2_000_000 }, [500, 200]],
    ['tiny', { cols: 1, rows: 1 }, [20, 10]],
    ['unknown', { cols: 0, rows: 0 }, [80, 24]],
  ])('has no window that is %s', async (_, size, [columns, rows]) => {
    const { port, lines } = await startServer({ serve: untilHangUp });
    const channel = await openShell(await connectClient(port), size);
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.output).toMatchObject({ columns, rows });
    const output = lines[0]?.output;
    const resized = new Promise((resolve) => output?.once('resize', resolve));
    channel.setWindow(size.rows, size.cols, 0, 0);
    await resized;
    expect(output).toMatchObject({ columns, rows });
  });

  test('hears of few sizes in a storm, and of the last one', async () => {
    const { port, lines } = await startServer({ serve: untilHangUp });
    const channel = await openShell(await connectClient(port));
    await eventually(() => expect(lines).toHaveLength(1));
    const sizes: unknown[] = [];
    const output = lines[0]?.output;
    output?.on('resize', () => sizes.push(output.columns));
    for (let columns = 100; columns <= 400; columns++) channel.setWindow(30, columns, 0, 0);
    await eventually(() => expect(sizes.at(-1)).toBe(400));
    expect(sizes.length).toBeLessThan(30);
  });

  test('has few names in its environment, with short values', async () => {
    const { port, lines } = await startServer({ serve: untilHangUp });
    const env = {
      LANG: 'ja_JP.UTF-8',
      LC_TIME: 'C',
      NO_COLOR: '1',
      COLORTERM: 'true\x1bcolor',
      LC_ALL: 'x'.repeat(65),
      LD_PRELOAD: '/evil.so',
      NODE_OPTIONS: '--inspect',
      PATH: '/evil',
    };
    const client = await connectClient(port);
    await new Promise((resolve) =>
      client.shell({ term: 'x\x1b[2J' } as never, { env } as never, resolve),
    );
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.env).toEqual({
      SSH_CONNECTION: '127.0.0.1',
      LANG: 'ja_JP.UTF-8',
      LC_TIME: 'C',
      NO_COLOR: '1',
      TERM: 'xterm',
    });
  });

  test('has its words in one line', async () => {
    const { port, lines } = await startServer();
    await execute(await connectClient(port), 'export\x1b[2J \0 x\n');
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.words).toBe('export [2J   x');
    expect(lines[0]?.output.isTTY).toBe(false);
  });

  test('does not begin with too many words', async () => {
    const { port, lines } = await startServer();
    const ran = await runWords(await connectClient(port), 'x'.repeat(1001));
    expect(ran.status).toBe(2);
    expect(lines).toEqual([]);
  });

  test('ends alone by a fault of its own', async () => {
    const { port, events, lines } = await startServer({
      serve: (line) =>
        line.words === 'fault' ? Promise.reject(new TypeError('secret')) : untilHangUp(line),
    });
    const client = await connectClient(port);
    await openShell(client);
    expect((await runWords(await connectClient(port), 'fault')).status).toBe(1);
    expect(events.find(({ kind }) => kind === 'session-fault')?.detail).toBe('TypeError');
    expect(lines[0]?.output.destroyed).toBe(false);
  });

  test('hears of a line that is lost', async () => {
    const { port, server, lines } = await startServer({ serve: untilHangUp });
    const client = await connectClient(port);
    await openShell(client);
    await eventually(() => expect(lines).toHaveLength(1));
    (client as unknown as { _sock: { destroy(): void } })._sock.destroy();
    await eventually(() =>
      expect(server.count()).toEqual({ connections: 0, strangers: 0, sessions: 0 }),
    );
    expect(lines[0]?.output.destroyed).toBe(true);
  });

  test('gets a paste of 4,000 characters whole', async () => {
    let typed = '';
    let dropped = 0;
    const { port, lines } = await startServer({
      serve: (line) => {
        line.input.on('dropped', () => dropped++);
        line.input.on('data', (bytes: Buffer) => {
          typed += bytes.toString('latin1');
        });
        return untilHangUp(line);
      },
    });
    const channel = await openShell(await connectClient(port));
    await eventually(() => expect(lines).toHaveLength(1));
    const paste = `\x1b[200~${'歩'.repeat(4000)}\x1b[201~`;
    channel.write(paste);
    await eventually(() => expect(typed).toBe(Buffer.from(paste).toString('latin1')));
    expect(dropped).toBe(0);
  });

  test('gets of a flood what a person could type, and is told', async () => {
    let typed = 0;
    let dropped = 0;
    const { port, lines, server } = await startServer({
      serve: (line) => {
        line.input.on('dropped', () => dropped++);
        line.input.on('data', (bytes: Buffer) => {
          typed += bytes.length;
        });
        return untilHangUp(line);
      },
    });
    const client = await connectClient(port);
    const channel = await openShell(client);
    await eventually(() => expect(lines).toHaveLength(1));
    await new Promise((resolve) => channel.write(Buffer.alloc(4_000_000, 0x0c), resolve));
    // The answer comes after all that was sent before.
    await new Promise((resolve) => client.exec('x', resolve));
    expect(typed).toBeGreaterThanOrEqual(LIMITS.keysAtOnce.value);
    expect(typed).toBeLessThan(LIMITS.keysAtOnce.value * 2);
    expect(dropped).toBeGreaterThan(0);
    expect(server.count().sessions).toBe(1);
  });

  sharedTest.each(
    shareOf(
      [
        ['with a terminal', true],
        ['without', false],
      ] as const,
      2,
    ),
  )('is closed where nothing is read: %s', async (_, isTerminal) => {
    const time = shiftedTime();
    const { port, server, lines, events } = await startServer({
      time,
      serve: (line) => {
        const timer = setInterval(() => line.output.write('x'.repeat(100_000)), 5);
        return new Promise((resolve) =>
          line.output.on('close', () => {
            clearInterval(timer);
            resolve(0);
          }),
        );
      },
    });
    const client = await connectClient(port);
    if (isTerminal) await openShell(client);
    else await execute(client, 'export');
    (client as unknown as { _sock: { pause(): void } })._sock.pause();
    await eventually(() => {
      expect(lines).toHaveLength(1);
      time.shift(LIMITS.stuckReader.value / 5);
      expect(server.count().sessions).toBe(0);
    });
    expect(events.at(-1)).toMatchObject({ kind: 'lost', detail: 'reads-nothing' });
  });
});

describe('a connection', () => {
  test('has one session', async () => {
    const { port, lines } = await startServer({ serve: untilHangUp });
    const client = await connectClient(port);
    await openShell(client);
    await expect(openShell(client)).rejects.toThrow();
    await expect(execute(client, 'x')).rejects.toThrow();
    expect(lines).toHaveLength(1);
  });

  sharedTest.each(
    shareOf<[string, (client: Client, done: (error: unknown) => void) => void]>([
      ['files', (client, done) => client.sftp(done)],
      ['a subsystem', (client, done) => client.subsys('netconf', done)],
      ['x11', (client, done) => client.exec('x', { x11: true }, done)],
      ['an agent', (client, done) => client.exec('x', { agentForward: true } as never, done)],
      ['a port there', (client, done) => client.forwardIn('127.0.0.1', 0, done)],
      ['a port beyond', (client, done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 1, done)],
      ['a socket there', (client, done) => client.openssh_forwardInStreamLocal('/tmp/x', done)],
      ['a socket beyond', (client, done) => client.openssh_forwardOutStreamLocal('/tmp/x', done)],
    ]),
  )('gets no %s', async (_, ask) => {
    const { port, lines } = await startServer({ serve: untilHangUp });
    const client = await connectClient(port, { agent: new ssh2.OpenSSHAgent('/nowhere') as never });
    expect(await new Promise((resolve) => ask(client, resolve))).toBeInstanceOf(Error);
    expect(lines).toEqual([]);
  });

  test('is cut at the door, and before it says a word, where its address is banned', async () => {
    let isBanned = false;
    const { port, server, events } = await startServer({
      isBanned: (address) => isBanned && address === '127.0.0.1',
      serve: untilHangUp,
    });
    const client = await connectClient(port);
    const closed = new Promise((resolve) => client.once('close', () => resolve(undefined)));
    isBanned = true;
    server.drop(({ address }) => address === '127.0.0.1');
    await closed;
    const before = events.length;
    await expect(connectClient(port)).rejects.toThrow();
    expect(events.slice(before)).toMatchObject([
      { kind: 'turned-away', address: '127.0.0.1', detail: 'banned-address' },
    ]);
  });

  test('is turned away where there are twenty from its address', async () => {
    const { port, server, events } = await startServer();
    for (let i = 0; i < 20; i++) silentSocket(port);
    await eventually(() => expect(server.count().connections).toBe(20));
    await expect(connectClient(port)).rejects.toThrow();
    expect(events.at(-1)).toMatchObject({ kind: 'turned-away', detail: 'too-many-from-address' });
    await connectClient(port, { localAddress: '127.0.0.2' });
  });

  longTest('comes in beside 300 silent ones', async () => {
    const { port, server } = await startServer({ serve: untilHangUp });
    for (let i = 0; i < 300; i++) silentSocket(port, `127.0.1.${1 + Math.floor(i / 15)}`);
    await eventually(() => expect(server.count().connections).toBe(LIMITS.strangers.value));
    await openShell(await connectClient(port));
    await eventually(() => expect(server.count().sessions).toBe(1));
  });

  test('says what it is in a line of the log, and nothing else', async () => {
    const stream = new PassThrough();
    const { port } = await startServer({ log: serverLog(stream, () => 0) });
    silentSocket(port).write('SSH-2.0-\x1b]0;owned\x07\x1b[2J\u202e\x00x\r\n');
    let log = '';
    await eventually(() => {
      log += stream.read() ?? '';
      expect(log).toContain('connected 127.0.0.1 - ');
    });
    expect(log).toMatch(/^[^\p{C}]*\n$/u);
  });

  test.each([
    ['says nothing', '', 'slow-handshake'],
    ['says its name only', 'SSH-2.0-x\r\n', 'slow-handshake'],
  ])('is closed when it %s', async (_, said, detail) => {
    const { port, events } = await startServer({ time: hastyTime });
    const socket = silentSocket(port);
    socket.write(said);
    await new Promise((resolve) => socket.on('close', resolve));
    await eventually(() => expect(events.at(-1)).toMatchObject({ kind: 'lost', detail }));
  });
});

describe('a server that drains', () => {
  test('takes nobody in, and waits for those who are there', async () => {
    let end = (_status: number) => {};
    const { port, server, lines } = await startServer({
      serve: () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    });
    const client = await connectClient(port);
    const channel = await openShell(client);
    await eventually(() => expect(lines).toHaveLength(1));
    const drained = server.drain();
    await expect(connectClient(port, { privateKey: userKey().private })).rejects.toThrow();
    const status = new Promise((resolve) => channel.on('exit', resolve));
    channel.resume().on('close', () => client.end());
    end(0);
    expect(await status).toBe(0);
    await drained;
  });

  test('may be told so twice', async () => {
    const { port, server } = await startServer({ serve: () => new Promise(() => {}) });
    await openShell(await connectClient(port));
    await Promise.all([server.drain(), server.drain(0)]);
    expect(server.count().connections).toBe(0);
  });

  test('sends away who does not go', async () => {
    const { port, server } = await startServer({ serve: () => new Promise(() => {}) });
    await openShell(await connectClient(port, { privateKey: anyKey.private }));
    await server.drain(0);
    expect(server.count().connections).toBe(0);
  });
});
