// Several front ends of one PostgreSQL: houses in this process, each with connections of its own.
import { Socket } from 'node:net';
import type { Here } from '../../../source/rooms/hall/here.ts';
import { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import type { Postgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { openStoreAt } from '../../rooms/logs/open-store.ts';
import { moveRate } from './measure-stores.ts';

const WRITERS = 8;
const PEOPLE = 200;

/**
 * Names registered a second by eight people at each of some front ends, how long each took, and the
 * CPU time for each: of this process and of the database.
 */
export async function hallRate(server: Postgres, fronts: number, ms: number) {
  const url = await server.newDatabase();
  const houses = await Promise.all(Array.from({ length: fronts }, () => openHouse(url)));
  const times: number[] = [];
  const databaseBefore = server.cpuMs();
  const before = process.cpuUsage();
  const endMs = performance.now() + ms;
  const write = async (house: StoredHouse, writer: string) => {
    for (let count = 0; performance.now() < endMs; count++) {
      const name = `w${writer}-${count}`;
      const key = `SHA256:${name}`;
      const start = performance.now();
      const done = await house.command({ id: key, name: '' }, { kind: 'register', key, name }, key);
      if (!done.ok) throw new Error(`${name}: ${done.fault.code}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(
    houses.flatMap((house, front) =>
      Array.from({ length: WRITERS }, (_, writer) => write(house, `${front}-${writer}`)),
    ),
  );
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000 / times.length;
  const databaseMs = (server.cpuMs() - databaseBefore) / times.length;
  for (const house of houses) await house.drain();
  return { perSecond: times.length / (ms / 1000), times, cpuMs, databaseMs };
}

/** Moves made durable a second at some front ends at once, 100 games each. */
export async function frontMoveRate(url: string, fronts: number, ms: number): Promise<number> {
  const rates = await Promise.all(
    Array.from({ length: fronts }, (_, front) => moveRate(url, ms, `front-${front}`)),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/**
 * Bytes a second between two front ends and the database while 200 people are at one, some of whom
 * come, go, or enter a game.
 */
export async function presenceBytes(url: string, changesPerSecond: number, ms: number) {
  const stores = [await openStoreAt(url, systemTime()), await openStoreAt(url, systemTime())];
  const sockets = new Set<Socket>();
  const { write } = Socket.prototype;
  Socket.prototype.write = function (this: Socket, ...args: never[]) {
    sockets.add(this);
    return write.apply(this, args as unknown as Parameters<typeof write>);
  } as typeof write;
  const bytes = () =>
    [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);
  let session = 0;
  const someone = (): Here => ({
    session: `127.0.0.1:40000-${session++}`,
    person: { id: `SHA256:${'k'.repeat(38)}${session}`, name: `player-${session}` },
    ...(session % 2 === 0 && { game: `20261122-175104-yari-${session}`, seat: 'black' }),
  });
  let here = Array.from({ length: PEOPLE }, someone);
  const step = () => {
    here = [...here.slice(1), someone()];
    stores[0]?.tellHere(here);
  };
  step();
  await pause(1000);
  const before = bytes();
  const start = performance.now();
  for (let change = 1; performance.now() - start < ms; change++) {
    const nextMs = changesPerSecond === 0 ? ms : (change * 1000) / changesPerSecond;
    await pause(Math.max(0, start + nextMs - performance.now()));
    if (changesPerSecond > 0) step();
  }
  const perSecond = ((bytes() - before) * 1000) / (performance.now() - start);
  Socket.prototype.write = write;
  for (const store of stores) await store.close();
  return perSecond;
}

async function openHouse(url: string): Promise<StoredHouse> {
  const onFault = (error: unknown) => {
    throw error;
  };
  return StoredHouse.open({ store: await openStoreAt(url, systemTime()), onFault });
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
