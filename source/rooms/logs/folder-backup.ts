import { link, mkdtemp, open, opendir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../hall/person-files.ts';
import { OWN_END } from '../../records/formats/formats.ts';
import type { HallEvent } from '../hall/hall-event.ts';
import { type RoomEvent, roomEventSchema } from '../room-event.ts';
import { LogDamage } from '../room-log.ts';
import type { WriteLine } from './backup-file.ts';
import { DeletedNames } from './deleted-names.ts';
import { readEventFile } from './event-file.ts';
import { firstSeqOf } from './event-pages.ts';
import { EVENTS_END } from './file-log.ts';
import { HALL_FILE, HOST_KEY_FILE } from './folder-store.ts';
import { ifThere } from './if-there.ts';
import { sealedNumbers } from './long-event-file.ts';
import { streamLines } from './stream-lines.ts';

const EVENTS = OWN_END + EVENTS_END;

/** No server has used a folder. */
export class NothingKept extends Error {}

/**
 * Writes what a folder of a server holds, also while the server runs. The hall is taken as it is at
 * one moment, and the games as they are then or later. Rejects with `LogDamage`,
 * `NothingKept`, and with what the system refuses.
 */
export async function backUpFolder(folder: string, write: WriteLine): Promise<void> {
  const games = join(folder, 'games');
  const hostKey = await ifThere(readFile(join(folder, HOST_KEY_FILE), 'utf8'));
  // Missing before the first event.
  const hall = await openHall(join(folder, HALL_FILE));
  if (hostKey !== undefined) await write({ kind: 'host-key', text: hostKey });
  else if (!hall) throw new NothingKept('nothing is kept there');
  if (!hall) return;
  // What games that end meanwhile leave no more is held here.
  const held = await mkdtemp(join(folder, '.backup-'));
  try {
    await holdEvents(games, held);
    const parts = await hallParts(hall);
    await holdEvents(games, held);
    const names = new DeletedNames();
    for await (const event of hallEvents(parts)) names.note(event);
    const running = new Map<string, string>();
    const known = new Set<string>();
    for await (const event of hallEvents(parts)) {
      if (event.kind === 'began') running.set(event.code, event.game);
      if (event.kind === 'began') known.add(event.game);
      if (event.kind === 'ended') running.delete(event.code);
      await write({ kind: 'hall', event: names.inHall(event) });
    }
    await writeGames({ games, held, known, running: new Set(running.values()), names, write });
    await writePeople(join(folder, 'people'), write);
  } finally {
    for (const file of hall) await file.close();
    await rm(held, { recursive: true, force: true });
  }
}

/** Links the files of events, which are deleted when their games are over. */
async function holdEvents(games: string, held: string): Promise<void> {
  for (const name of (await ifThere(readdir(games))) ?? []) {
    if (!name.endsWith(EVENTS) || name.startsWith('.')) continue;
    await ifThere(link(join(games, name), join(held, name)).catch(unlessThere));
  }
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

type HallFile = Awaited<ReturnType<typeof open>>;

/**
 * Opens the files of a hall, the oldest first. A server that starts meanwhile renames the last one,
 * which is then among the others by its name.
 */
async function openHall(path: string): Promise<readonly HallFile[] | undefined> {
  const last = await ifThere(open(path, 'r'));
  if (!last) return undefined;
  const first = (await firstSeqOf(path)) ?? Number.POSITIVE_INFINITY;
  const before = sealedNumbers(path).filter((number) => number < first);
  const sealed = await Promise.all(before.map((number) => open(`${path}.${number}`, 'r')));
  return [...sealed, last];
}

/** A file of a hall, and how many of its bytes count. */
interface HallPart {
  readonly file: HallFile;
  readonly size: number;
}

function hallParts(hall: readonly HallFile[]): Promise<readonly HallPart[]> {
  return Promise.all(hall.map(async (file) => ({ file, size: (await file.stat()).size })));
}

/** The events of whole appends in the files of a hall. */
async function* hallEvents(parts: readonly HallPart[]): AsyncGenerator<HallEvent> {
  let seq = 0;
  for (const { file, size } of parts) {
    if (size === 0) continue;
    const stream = file.createReadStream({ start: 0, end: size - 1, autoClose: false });
    let group: HallEvent[] = [];
    for await (const text of streamLines(stream)) {
      let event: HallEvent;
      try {
        event = JSON.parse(text.replace(/,$/, ''));
      } catch (error) {
        throw new LogDamage(HALL_FILE, seq + group.length + 1, error);
      }
      if (event.seq !== seq + group.length + 1)
        throw new LogDamage(HALL_FILE, seq + group.length + 1);
      group.push(event);
      if (text.endsWith(',')) continue;
      yield* group;
      seq += group.length;
      group = [];
    }
  }
}

interface GamesBackup {
  readonly games: string;
  readonly held: string;
  /** The games that the hall knows, and those that go on by it. */
  readonly known: ReadonlySet<string>;
  readonly running: ReadonlySet<string>;
  readonly names: DeletedNames;
  readonly write: WriteLine;
}

async function writeGames(backup: GamesBackup): Promise<void> {
  const { games, held, known, running, names, write } = backup;
  const writeEvents = async (game: string, events: readonly RoomEvent[]) => {
    if (events.length === 0) return;
    await write({ kind: 'game', game, events: events.map((event) => names.inRoom(event)) });
  };
  for await (const { name } of (await ifThere(opendir(games))) ?? []) {
    const isOfEvents = name.endsWith(EVENTS);
    const game = isOfEvents ? name.slice(0, -EVENTS.length) : name.slice(0, -OWN_END.length);
    if (!name.endsWith(isOfEvents ? EVENTS : OWN_END) || !known.has(game)) continue;
    if (running.has(game)) continue;
    // They go after the record is whole, so that one of both is.
    const events = await readEventFile(join(games, game + EVENTS), 0, roomEventSchema);
    if (events.length > 0) {
      if (isOfEvents) await writeEvents(game, events);
      continue;
    }
    const psn = await ifThere(readFile(join(games, game + OWN_END), 'utf8'));
    if (psn !== undefined) await write({ kind: 'record', game, psn });
  }
  for (const game of running) {
    // One without events had none when the hall was taken.
    const now = await readEventFile(join(games, game + EVENTS), 0, roomEventSchema);
    const before = () => readEventFile(join(held, game + EVENTS), 0, roomEventSchema);
    await writeEvents(game, now.length > 0 ? now : await before());
  }
}

async function writePeople(people: string, write: WriteLine): Promise<void> {
  for (const owner of (await ifThere(readdir(people))) ?? []) {
    if (!/^[0-9a-f]{64}$/.test(owner)) continue;
    for (const { path, changedMs } of await filesIn(join(people, owner))) {
      const body = await ifThere(readFile(join(people, owner, path), 'base64'));
      if (body === undefined) continue;
      await write({ kind: 'file', owner, path, body, changedMs: Math.round(changedMs) });
    }
  }
}
