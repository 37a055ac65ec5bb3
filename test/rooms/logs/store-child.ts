// A program that writes games and the hall of a store, for tests of what is left of it:
//   store-child FOLDER|URL
// Its lines: `open`, then `added GAME SEQ TOKEN` for each event that was acknowledged, `failed CODE`
// for each append that was not. An append that fails is tried again.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { hallDeed } from '../../../source/rooms/hall/hall-deed.ts';
import { HallWriter } from '../../../source/rooms/hall/hall-writer.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { openStoreAt, STORE_GAMES } from './open-store.ts';

const RETRY_MS = 50;

/** As many change the hall at the same time. */
const HALL_WRITERS = 8;

const say = (line: string) => void writeSync(1, `${line}\n`);
const store = await openStoreAt(process.argv[2] ?? '', systemTime());
say('open');
const { hall, games, time } = store;
/** The numbers of the events of the hall, by token. */
const seqs = new Map<string, number>();
const writer = new HallWriter(hall, time.date, (event) => {
  if (event.kind === 'registered') seqs.set(event.person, event.seq);
});
await Promise.all([
  ...Array.from({ length: HALL_WRITERS }, writeHall),
  ...STORE_GAMES.map(async (game) => {
    await store.openGame(game);
    await write(
      game,
      (after) => games.read(game, after),
      (events) =>
        games.append(
          game,
          events.map(({ seq, at, token }) => ({ seq, at, id: token, kind: 'said', text: token })),
        ),
    );
  }),
]);

interface Written {
  readonly seq: number;
  readonly at: number;
  readonly token: string;
}

/** Registers one after the other, for ever. */
async function writeHall(): Promise<void> {
  for (;;) {
    const token = randomUUID();
    for (;;) {
      const written = await writer.write((known) =>
        hallDeed(
          known.member(token) ? undefined : { kind: 'registered', person: token, name: token },
        ),
      );
      if (written.ok) break;
      say(`failed ${written.fault.code}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    say(`added hall ${seqs.get(token)} ${token}`);
  }
}

/** Appends one to three events after the other, for ever. */
async function write(
  name: string,
  read: (after: number) => Promise<readonly RoomEvent[]>,
  append: (events: readonly Written[]) => Promise<boolean>,
): Promise<void> {
  let last = (await read(0)).length;
  for (;;) {
    const first = last + 1;
    const events = Array.from({ length: 1 + (last % 3) }, (_, index) => ({
      seq: first + index,
      at: 1,
      token: randomUUID(),
    }));
    for (;;) {
      try {
        if (!(await append(events))) {
          const found = await read(last);
          const text = JSON.stringify(found);
          if (!events.every(({ token }) => text.includes(token))) {
            last += found.length;
            break;
          }
        }
        for (const { seq, token } of events) say(`added ${name} ${seq} ${token}`);
        last += events.length;
        break;
      } catch (error) {
        say(`failed ${error instanceof Error && 'code' in error ? error.code : error}`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}
