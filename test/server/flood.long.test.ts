import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Client } from 'ssh2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../../source/server/limits.ts';
import { systemSchedule } from '../../source/terminal/keys.ts';
import { eventually } from '../helpers/eventually.ts';
import { LARGE_MESSAGE, RAW_MESSAGES, sendRaw, socketOf } from '../helpers/raw-messages.ts';
import { connectClient, openShell, shiftedTime, startServer, untilHangUp } from './helpers.ts';

/** What the package of the client keeps for itself. */
interface Inside {
  /** `rekey` begins with new keys. */
  readonly _protocol: { readonly rekey: () => void };
}

/** A request that wants an answer. */
const PING = RAW_MESSAGES['a ping'] ?? Buffer.alloc(0);

/** Sends a message without an end, as fast as it is taken. */
function flood(client: Client, bytes: Buffer, isReading: boolean): void {
  const socket = socketOf(client);
  client.on('error', () => {});
  // In large packets.
  socket.setNoDelay(false);
  if (!isReading) socket.pause();
  let timer: NodeJS.Immediate;
  const send = () => {
    if (socket.destroyed) return;
    for (let i = 0; i < 1000 && socket.writableLength < 1e6; i++) sendRaw(client, bytes);
    timer = setImmediate(send);
  };
  send();
  onTestFinished(() => clearImmediate(timer));
}

/** Whether a timer is that of a stage before the session, and not of a pause. */
function isStage(delayMs: number): boolean {
  return delayMs >= LIMITS.handshake.value;
}

describe('a client that asks without an end', () => {
  test('is sent away where it does not read the answers', async () => {
    const { port, events } = await startServer({
      // It is neither the pace nor the time to log in that saves the server here.
      time: {
        nowMs: () => performance.now() * 1000,
        schedule: (run, delayMs) => (isStage(delayMs) ? () => {} : systemSchedule(run, 0)),
      },
    });
    flood(await connectClient(port), PING, false);
    await eventually(() =>
      expect(events.at(-1)).toMatchObject({ kind: 'lost', detail: 'reads-nothing' }),
    );
  }, 40_000);

  test('has to wait, and the server reads no more of it', async () => {
    const { server } = await startServer({ time: { ...shiftedTime(), nowMs: () => 0 } });
    const taken: Socket[] = [];
    const door = createServer((socket) => {
      taken.push(socket);
      server.injectSocket(socket);
    });
    onTestFinished(() => {
      door.close();
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    const { port } = door.address() as AddressInfo;
    flood(await connectClient(port), LARGE_MESSAGE, true);
    await eventually(() => expect(taken[0]?.isPaused()).toBe(true));
    expect(taken[0]?.bytesRead).toBeGreaterThan(LIMITS.receivedAtOnce.value);
    expect(taken[0]?.bytesRead).toBeLessThan(LIMITS.receivedAtOnce.value + 200_000);
    expect(server.count().connections).toBe(1);
  }, 40_000);

  test('is sent away where it changes its keys all the time', async () => {
    const time = { ...shiftedTime(), nowMs: () => 0 };
    const { port, events, server } = await startServer({ time, serve: untilHangUp });
    const client = await connectClient(port);
    const { _protocol: protocol } = client as unknown as Inside;
    client.on('error', () => {}).on('handshake', () => protocol.rekey());
    protocol.rekey();
    await eventually(() => expect(server.count().connections).toBe(0));
    expect(events.at(-1)).toMatchObject({ kind: 'lost', detail: 'too-many-rekeys' });
  });
});

describe('connections', () => {
  test('that come one after the other are turned away, and do not fill the log', async () => {
    let nowMs = 0;
    const { port, server, events } = await startServer({
      time: { ...shiftedTime(), nowMs: () => nowMs },
    });
    const come = async () => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.on('error', () => {}).resume();
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.destroy();
      await eventually(() => expect(server.count().connections).toBe(0));
    };
    for (let i = 0; i < LIMITS.arrivalsAtOnce.value + 20; i++) await come();
    const turnedAway = () => events.filter(({ kind }) => kind === 'turned-away');
    // All count, and a few are lines.
    await eventually(() => expect(turnedAway()).toHaveLength(20));
    expect(turnedAway().filter(({ isUntold }) => !isUntold)).toHaveLength(5);
    expect(turnedAway()[0]).toMatchObject({ detail: 'too-fast-from-address' });
    await expect(connectClient(port)).rejects.toThrow();
    nowMs = 1000;
    await connectClient(port);
  });

  test('that go leave nothing', async () => {
    const { port, server } = await startServer({ serve: untilHangUp });
    const listeners = () => process.eventNames().map((name) => process.listenerCount(name));
    const before = listeners();
    for (let round = 0; round < 20; round++) {
      const clients = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const client = await connectClient(port, { localAddress: `127.0.2.${round + 1}` });
          await openShell(client);
          return client;
        }),
      );
      for (const client of clients) client.end();
      await eventually(() => expect(server.count().connections).toBe(0));
    }
    expect(server.count()).toEqual({ connections: 0, strangers: 0, sessions: 0 });
    expect(listeners()).toEqual(before);
  });
});
