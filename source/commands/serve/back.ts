import { join } from 'node:path';
import type { PersonStore } from '../../hall/person-files.ts';
import { makeFolder } from '../../records/store/whole-file.ts';
import { meteredStore, StoreMeter } from '../../rooms/hall/metered-store.ts';
import type { PlaceLimits } from '../../rooms/hall/places.ts';
import { StoredHouse } from '../../rooms/hall/stored-house.ts';
import { FolderStore, HOST_KEY_FILE } from '../../rooms/logs/folder-store.ts';
import type { PgStore } from '../../rooms/logs/pg-store.ts';
import { LogDamage } from '../../rooms/room-log.ts';
import type { RoomTime } from '../../rooms/room-time.ts';
import { systemCode } from '../../rooms/system-code.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { type HostKey, makeHostKey, openHostKey, parseHostKey } from '../../server/host-key.ts';
import { LIMITS } from '../../server/limits.ts';
import { SERVER_TIME } from '../../server/ssh-server.ts';
import type { Texts } from '../../text/texts.ts';
import type { ServerPlan, StorePlace } from './server-plan.ts';

/** The part of a server that guests do not see: where everything is kept. */
export interface Back {
  readonly house: StoredHouse;
  readonly meter: StoreMeter;
  readonly people: PersonStore;
  readonly hostKey: HostKey;
}

/** The time by the system. */
export const SYSTEM_ROOM_TIME: RoomTime = { ...SERVER_TIME, date: () => new Date() };

/**
 * Opens the store of a server, its host key and its house.
 * @param onFault called with what should not happen
 * @returns why that is not possible, in words
 */
export async function openBack(
  texts: Texts,
  { place, ...plan }: Pick<ServerPlan, 'place' | 'mostSessions' | 'keys'>,
  onFault: (error: unknown) => void,
): Promise<Result<Back, string>> {
  const opened = await openStore(texts, place);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const hostKey = await readHostKey(texts, store, place);
    if (!hostKey.ok) {
      await store.close();
      return hostKey;
    }
    const meter = new StoreMeter();
    const limits = placeLimits(plan);
    const house = await StoredHouse.open({ store: meteredStore(store, meter), onFault, limits });
    return success({ house, meter, people: store.people, hostKey: hostKey.value });
  } catch (error) {
    await store.close();
    return failure(openFaultText(texts, place, error));
  }
}

/** Who is on the list of `--keys` is no stranger, wherever they come from. */
function placeLimits({
  mostSessions,
  keys,
}: Pick<ServerPlan, 'mostSessions' | 'keys'>): PlaceLimits {
  const sessionsOfOne = LIMITS.sessionsOfPerson.value;
  const quarter = Math.max(sessionsOfOne, Math.floor(mostSessions / 4));
  const sessionsOfNetwork = keys === undefined ? quarter : mostSessions;
  return { sessions: mostSessions, sessionsOfOne, sessionsOfNetwork };
}

/** Says why what is in a store cannot be read. */
function openFaultText(texts: Texts, { kind, folder }: StorePlace, error: unknown): string {
  const detail = systemCode(error);
  if (error instanceof LogDamage) return texts.commands.storeDamagedText(error.file, error.line);
  return kind === 'postgres'
    ? texts.commands.pgFaultText({ code: 'away', detail })
    : texts.commands.cannotOpenText(folder, detail);
}

async function openStore(
  texts: Texts,
  place: StorePlace,
): Promise<Result<FolderStore | PgStore, string>> {
  try {
    // What is in it is nobody else's business.
    makeFolder(place.folder, 0o700);
    if (place.kind === 'postgres') {
      const { PgStore } = await import('../../rooms/logs/pg-store.ts');
      const store = await PgStore.open(place.url, SYSTEM_ROOM_TIME);
      return store.ok ? store : failure(texts.commands.pgFaultText(store.fault));
    }
    const store = await FolderStore.open(place.folder, SYSTEM_ROOM_TIME);
    return store.ok ? store : failure(texts.commands.storeInUseText(place.folder, store.fault));
  } catch (error) {
    if (error instanceof LogDamage)
      return failure(texts.commands.storeDamagedText(error.file, error.line));
    return failure(texts.commands.cannotOpenText(place.folder, systemCode(error)));
  }
}

/** The key of a folder; servers that share a database share their key as well. */
async function readHostKey(
  texts: Texts,
  store: FolderStore | PgStore,
  { folder }: StorePlace,
): Promise<Result<HostKey, string>> {
  if ('secret' in store) {
    const key = parseHostKey(await store.secret(HOST_KEY_FILE, makeHostKey));
    return key.ok
      ? key
      : failure(texts.commands.hostKeyFaultText(texts.commands.KEY_OF_DATABASE, key.fault));
  }
  const path = join(folder, HOST_KEY_FILE);
  const key = openHostKey(path);
  return key.ok ? key : failure(texts.commands.hostKeyFaultText(path, key.fault));
}
