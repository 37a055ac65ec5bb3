import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isSafePath } from '../../hall/person-files.ts';
import { OWN_END } from '../../records/formats/formats.ts';
import { formatPsn } from '../../records/formats/psn/psn-write.ts';
import { parseGameName } from '../../records/store/game-name.ts';
import { flushFolder, makeFolder } from '../../records/store/whole-file.ts';
import type { HallEvent } from '../hall/hall-event.ts';
import type { RoomEvent } from '../room-event.ts';
import { RoomGame } from '../room-game.ts';
import type { RoomTime } from '../room-time.ts';
import { BackupFault, type BackupLine } from './backup-file.ts';
import { formatEvents } from './event-lines.ts';
import { EVENTS_END } from './file-log.ts';
import { HALL_FILE, HOST_KEY_FILE } from './folder-store.ts';
import { ifThere } from './if-there.ts';

/**
 * Makes the folder of a server out of a backup: all of it or, if this rejects, nothing. Rejects with
 * the fault of the backup, and with what the system refuses.
 * @returns false, and does nothing, if something is in the folder
 */
export async function restoreFolder(
  path: string,
  lines: AsyncIterable<BackupLine>,
  time: RoomTime,
): Promise<boolean> {
  const folder = resolve(path);
  const there = await ifThere(readdir(folder));
  if (there && there.length > 0) return false;
  makeFolder(dirname(folder));
  const part = await mkdtemp(`${folder}.restore-`);
  try {
    await writeAll(part, lines, time);
    if (there) await rmdir(folder);
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  flushFolder(dirname(folder));
  return true;
}

/** Bytes of events of the hall that are written at once. */
const CHUNK = 64 * 1024;

async function writeAll(
  folder: string,
  lines: AsyncIterable<BackupLine>,
  time: RoomTime,
): Promise<void> {
  const games = join(folder, 'games');
  await mkdir(games, { mode: 0o700 });
  const hall = await open(join(folder, HALL_FILE), 'wx', 0o600);
  const running = new Map<string, string>();
  let text = '';
  try {
    for await (const line of lines) {
      switch (line.kind) {
        case 'host-key':
          await writeFile(join(folder, HOST_KEY_FILE), line.text, { mode: 0o600 });
          break;
        case 'hall':
          noteRunning(running, line.event);
          text += formatEvents([line.event]);
          if (text.length < CHUNK) break;
          await hall.writeFile(text);
          text = '';
          break;
        case 'record':
          await writeFile(join(games, checked(line.game) + OWN_END), line.psn);
          break;
        case 'game': {
          const { game, events } = line;
          const isRunning = running.get(opening(events)) === game;
          const psn = isRunning ? undefined : psnOf(events, time);
          const end = psn === undefined ? OWN_END + EVENTS_END : OWN_END;
          await writeFile(join(games, checked(game) + end), psn ?? formatEvents(events));
          break;
        }
        case 'file':
          await writeOwn(join(folder, 'people'), line);
          break;
        default:
          line satisfies never;
      }
    }
    await hall.writeFile(text);
    await hall.sync();
  } finally {
    await hall.close();
  }
}

function noteRunning(running: Map<string, string>, event: HallEvent): void {
  if (event.kind === 'began') running.set(event.code, event.game);
  if (event.kind === 'ended') running.delete(event.code);
}

function opening([first]: readonly RoomEvent[]): string {
  return first?.kind === 'opened' ? first.code : '';
}

/** A game that is over, as a person reads it. */
function psnOf(events: readonly RoomEvent[], time: RoomTime): string | undefined {
  const folded = RoomGame.fold(events, { time: { ...time, nowMs: () => 0 } });
  folded?.match.stopClock();
  return folded && formatPsn(folded.match.record);
}

function checked(game: string): string {
  const name = parseGameName(game);
  if (!name.ok || name.value !== game) throw new BackupFault('damaged');
  return game;
}

async function writeOwn(
  people: string,
  { owner, path, body, changedMs }: Extract<BackupLine, { kind: 'file' }>,
): Promise<void> {
  if (!/^[0-9a-f]{64}$/.test(owner) || !isSafePath(path)) throw new BackupFault('damaged');
  const file = join(people, owner, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, Buffer.from(body, 'base64'), { mode: 0o600 });
  // Games are listed by it.
  await utimes(file, new Date(), new Date(changedMs));
}
