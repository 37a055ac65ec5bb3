import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StoredHouse } from '../../rooms/hall/stored-house.ts';
import type { HouseStore } from '../../rooms/hall/house-store.ts';
import { FolderStore } from '../../rooms/logs/folder-store.ts';
import type { PersonFolders } from '../../rooms/logs/person-folders.ts';
import { PgStore } from '../../rooms/logs/pg-store.ts';
import type { RoomTime } from '../../rooms/room.ts';
import { systemCode } from '../../rooms/system-code.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { readAuthorizedKeys } from '../../server/authorized-keys.ts';
import { type HostKey, makeHostKey, openHostKey, parseHostKey } from '../../server/host-key.ts';
import { serverLog } from '../../server/server-log.ts';
import { systemSchedule } from '../../terminal/keys.ts';
import {
  badKeysText,
  cannotListenText,
  cannotOpenText,
  hostKeyFaultText,
  listeningText,
  SERVE_TEXTS,
  storeFaultText,
  storeInUseText,
} from '../../text/serve.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED } from '../command.ts';
import { reportText } from '../report.ts';
import { openFront } from './front.ts';
import type { ServerPlan, StorePlace } from './server-plan.ts';

type OpenStore = HouseStore & { readonly people: PersonFolders };

const HOST_KEY_FILE = 'host_key';
const SSH_PORT = 22;

/** Serves until it is told to end. @returns the exit status */
export async function runServer(context: CommandContext, plan: ServerPlan): Promise<number> {
  const { stderr } = context;
  const log = serverLog(stderr);
  const opened = await openBack(plan, (error) => log({ kind: 'fault', detail: faultCode(error) }));
  if (!opened.ok) return reportText(context, opened.fault, STATUS_FAILED);
  const { house, people, hostKey } = opened.value;
  const front = openFront({ house, people, hostKey, plan, log });
  let attach: AttachDoor;
  try {
    const { address, port } = await front.listen();
    stderr.write(`${listeningText(address, port, hostKey.fingerprint)}\n`);
  } catch (error) {
    await house.drain();
    return reportText(context, cannotListenText(plan, systemCode(error)), STATUS_FAILED);
  }
  await new Promise<void>((resolve) => onEndSignal(resolve));
  house.announceEnd();
  await front.drain();
  await house.drain();
  return STATUS_DONE;
}
