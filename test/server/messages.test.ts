import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { LIMITS } from '../../source/server/limits.ts';
import { eventually } from '../helpers/eventually.ts';
import { RAW_MESSAGES, sendRaw, socketOf } from '../helpers/raw-messages.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { connectClient, openShell, startServer, untilHangUp } from './helpers.ts';

/** A client with a terminal, and its socket at the server, whose time stands still until it is moved. */
async function openLine() {
  let nowMs = 0;
  const timers = new Set<{ readonly run: () => void; readonly delayMs: number }>();
  const time = {
    nowMs: () => nowMs,
    schedule: (run: () => void, delayMs: number) => {
      const timer = { run, delayMs };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const { server, lines } = await startServer({ time, serve: untilHangUp });
  const taken: Socket[] = [];
  const door = createServer((socket) => {
    taken.push(socket);
    server.injectSocket(socket);
  });
  onTestFinished(() => {
    door.close();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const client = await connectClient((door.address() as AddressInfo).port);
  client.on('error', () => {});
  await openShell(client);
  await eventually(() => expect(lines).toHaveLength(1));
  const [there] = taken;
  if (!there) throw new Error('no socket');
  const here = socketOf(client);
  here.setNoDelay(false);
  return {
    client,
    here,
    there,
    server,
    /** Lets a time pass, and runs what is due then. */
    pass: (ms: number) => {
      nowMs += ms;
      for (const timer of timers) {
        if (timer.delayMs <= ms && timers.delete(timer)) timer.run();
      }
    },
  };
}

describe('messages', () => {
  longTest('cost what keys cost, whatever they are', async () => {
    const { client, here, there, server, pass } = await openLine();
    for (const [kind, bytes] of Object.entries(RAW_MESSAGES)) {
      for (let i = 0; i < LIMITS.messagesAtOnce.value + 200; i++) sendRaw(client, bytes);
      await eventually(() => expect(there.isPaused(), kind).toBe(true));
      await eventually(() => {
        pass(20_000);
        expect(there.bytesRead, kind).toBe(here.bytesWritten);
      });
      pass(20_000);
    }
    expect(server.count()).toEqual({ connections: 1, strangers: 0, sessions: 1 });
  });

  test('of somebody who types and pastes need not wait', async () => {
    const { client, here, there } = await openLine();
    for (let i = 0; i < LIMITS.messagesAtOnce.value / 2; i++) {
      sendRaw(client, RAW_MESSAGES['a key'] ?? Buffer.alloc(0));
    }
    await eventually(() => expect(there.bytesRead).toBe(here.bytesWritten));
    expect(there.isPaused()).toBe(false);
  });
});
