import { join } from 'node:path';
import { House } from '../../hall/house.ts';
import { PersonFiles } from '../../hall/person-files.ts';
import { TABLES } from '../../hall/tables.ts';
import { makeFolder } from '../../records/store/whole-file.ts';
import type { RoomTime } from '../../rooms/room-time.ts';
import { systemCode } from '../../rooms/system-code.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { type HostKey, makeHostKey, openHostKey, parseHostKey } from '../../server/host-key.ts';
import { LIMITS } from '../../server/limits.ts';
import { SERVER_TIME } from '../../server/ssh-server.ts';
import { openSql } from '../../sql/open-sql.ts';
import type { Sql } from '../../sql/sql.ts';
import type { Texts } from '../../text/texts.ts';
import type { ServerPlan, StorePlace } from './server-plan.ts';

/** The part of a server that guests do not see: where everything is kept. */
export interface Back {
  readonly sql: Sql;
  readonly house: House;
  readonly people: PersonFiles;
  readonly hostKey: HostKey;
}

/** The time by the system. */
export const SYSTEM_TIME: RoomTime = { ...SERVER_TIME, date: () => new Date() };

/** The file of the host key; where servers share a database, the name of the secret there. */
const HOST_KEY = 'host_key';

/**
 * Opens the store of a server, its host key and its house.
 * @param onFault called with what should not happen
 * @returns why that is not possible, in words
 */
export async function openBack(
  texts: Texts,
  { place, mostSessions, keys }: Pick<ServerPlan, 'place' | 'mostSessions' | 'keys'>,
  onFault: (error: unknown) => void,
): Promise<Result<Back, string>> {
  const { storeFaultText } = texts.commands;
  const { kind, folder } = place;
  try {
    // Its sockets lie there in any case. What is in it is nobody else's business.
    if (kind === 'postgres') makeFolder(folder, 0o700);
  } catch (error) {
    const fault = { code: 'cannot-open', detail: systemCode(error) } as const;
    return failure(storeFaultText({ kind: 'folder', folder }, fault));
  }
  const opened = await openSql(place, TABLES, SYSTEM_TIME);
  if (!opened.ok) return failure(storeFaultText(place, opened.fault));
  const sql = opened.value;
  try {
    const hostKey = await readHostKey(texts, sql, place);
    if (!hostKey.ok) {
      await sql.close();
      return hostKey;
    }
    const limits = {
      sessions: mostSessions,
      sessionsOfOne: LIMITS.sessionsOfPerson.value,
      // Whoever is on a list has been let in by name.
      ...(keys === undefined && { sessionsOfNetwork: sessionsOfNetwork(mostSessions) }),
    };
    const house = await House.open({ sql, onFault, limits });
    const people = new PersonFiles(sql);
    return success({ sql, house, people, hostKey: hostKey.value });
  } catch (error) {
    await sql.close();
    const code = kind === 'postgres' ? 'away' : 'cannot-open';
    return failure(storeFaultText(place, { code, detail: systemCode(error) }));
  }
}

/** A quarter of the places; one person may always come as often as one may. */
function sessionsOfNetwork(mostSessions: number): number {
  return Math.max(LIMITS.sessionsOfPerson.value, Math.floor(mostSessions / 4));
}

/** The key of a folder; servers that share a database share their key as well. */
async function readHostKey(
  texts: Texts,
  sql: Sql,
  { kind, folder }: StorePlace,
): Promise<Result<HostKey, string>> {
  if (kind === 'postgres') {
    const key = parseHostKey(await secretOf(sql, HOST_KEY, makeHostKey));
    const place = texts.commands.KEY_OF_DATABASE;
    return key.ok ? key : failure(texts.commands.hostKeyFaultText(place, key.fault));
  }
  const path = join(folder, HOST_KEY);
  const key = openHostKey(path);
  return key.ok ? key : failure(texts.commands.hostKeyFaultText(path, key.fault));
}

/** A secret of all servers of a database, which the first of them has made. */
async function secretOf({ ask }: Sql, name: string, make: () => string): Promise<string> {
  const find = async () => (await ask('select value from secret where name = $1', [name]))[0];
  const known = await find();
  if (known) return String(known.value);
  await ask('insert into secret values ($1, $2) on conflict do nothing', [name, make()]);
  return String((await find())?.value);
}
