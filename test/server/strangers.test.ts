import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { LIMITS } from '../../source/server/limits.ts';
import { eventually } from '../helpers/eventually.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { connectClient, startServer } from './helpers.ts';

/** A long way to a server: what that says waits on it until it is let go. */
async function longWay(port: number) {
  let isHeld = true;
  const held: (() => void)[] = [];
  const relay = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port, localAddress: '127.0.3.1', noDelay: true });
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    far.on('data', (bytes) => {
      if (isHeld) held.push(() => near.write(bytes));
      else near.write(bytes);
    });
  });
  onTestFinished(() => {
    relay.close();
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    port: (relay.address() as AddressInfo).port,
    letGo: () => {
      isHeld = false;
      for (const send of held) send();
    },
  };
}

/** More strangers than there may be, from many addresses; each says something, or nothing. */
async function crowd(port: number, said: string): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: LIMITS.strangers.value + 5 }, (_, index) => {
    const localAddress = `127.0.4.${1 + Math.floor(index / 15)}`;
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    socket.on('error', () => {}).resume();
    socket.write(said);
    onTestFinished(() => {
      socket.destroy();
    });
    return socket;
  });
  await Promise.all(sockets.map((one) => new Promise((resolve) => one.once('connect', resolve))));
  return sockets;
}

describe('where there are too many strangers', () => {
  longTest('those go who have said nothing, not a client that is slow', async () => {
    const { port, events } = await startServer();
    const way = await longWay(port);
    const comes = connectClient(way.port);
    await eventually(() =>
      expect(events).toContainEqual(expect.objectContaining({ kind: 'connected' })),
    );
    const crowded = await crowd(port, '');
    await eventually(() => expect(crowded.filter(({ destroyed }) => destroyed)).toHaveLength(6));
    way.letGo();
    await comes;
  });

  test('those go who have said their name, not one who has exchanged keys', async () => {
    const { port, server, events } = await startServer();
    await new Promise<void>((resolve) => {
      // Asked after the exchange of keys, it never says who it is.
      connectClient(port, { authHandler: () => resolve() }).catch(() => {});
    });
    const crowded = await crowd(port, 'SSH-2.0-x\r\n');
    await eventually(() => expect(crowded.filter(({ destroyed }) => destroyed)).toHaveLength(6));
    expect(server.count().strangers).toBe(LIMITS.strangers.value);
    expect(
      events.filter(({ address, kind }) => kind === 'lost' && address === '127.0.0.1'),
    ).toEqual([]);
  });
});
