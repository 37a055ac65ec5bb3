import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { EnginePool } from '../../match/participants/engine-pool.ts';
import type { House } from '../../rooms/hall/house.ts';
import type { PersonFolders } from '../../rooms/logs/person-folders.ts';
import { type AttachDoor, openAttachDoor } from '../../server/attach-door.ts';
import { readAuthorizedKeys } from '../../server/authorized-keys.ts';
import type { HostKey } from '../../server/host-key.ts';
import type { Admission } from '../../server/login.ts';
import { faultCode, type LogServerEvent } from '../../server/server-log.ts';
import { openSshServer, type SshServer } from '../../server/ssh-server.ts';
import { systemSchedule } from '../../terminal/keys.ts';
import { doorTexts } from '../../text/server.ts';
import { GuestService } from '../guest/guest-session.ts';
import type { ServerPlan } from './server-plan.ts';

export interface FrontOptions {
  readonly house: House;
  readonly people: PersonFolders;
  readonly hostKey: HostKey;
  readonly plan: ServerPlan;
  /** What players type after `ssh`: `example.org:2222`. */
  readonly publicAddress: () => string;
  readonly log: LogServerEvent;
}

/** The part of a server that guests meet: the door, and the screens. */
export interface Front {
  readonly door: SshServer;
  /** Opens a second door, for those whom the sshd of the system has let in. Rejects as that does. */
  readonly openAttach: (path: string) => Promise<void>;
  /** Sends all away, after a moment for a notice. Resolves when they are gone. */
  readonly drain: () => Promise<void>;
  readonly close: () => void;
}

/** How long guests can read that the server ends. */
const NOTICE_MS = 2000;

/** How long somebody who is banned has until their line is cut. */
const BANNED_MS = 1000;

/** How long their sessions may take to end, and how often one looks. */
const FAREWELL_MS = 5000;
const LOOK_MS = 20;

/** Opens the door of a server; it does not listen yet. */
export function openFront(options: FrontOptions): Front {
  const { house, people, hostKey, plan, publicAddress, log } = options;
  const processes = Math.max(1, plan.workers);
  // One core is for the screens.
  const threads = Math.max(1, availableParallelism() - 1);
  const engines = new EnginePool(
    Math.max(1, Math.floor(threads / processes)),
    ({ kind, variant, fault }) => {
      log({ kind: 'fault', detail: `${kind} for ${variant.id}: ${fault.code}` });
    },
  );
  const guests = new GuestService({
    ...{ house, folders: people, engines, publicAddress },
    onFault: (error) => log({ kind: 'session-fault', detail: faultCode(error) }),
  });
  const shared = {
    ...{ hasGuests: plan.hasGuests, texts: doorTexts(publicAddress), log },
    admit: (key: string) => admission(house, plan, key),
    serve: guests.serve,
    onDropped: guests.noteKeysDropped,
  };
  // Connections go to the process that has the fewest, so that each has its part of the sessions.
  const mostSessions = Math.ceil(plan.mostSessions / processes);
  const door = openSshServer({ ...shared, hostKey, mostSessions });
  let attach: AttachDoor | undefined;
  const endFollowing = house.follow((news) => {
    if (news.kind !== 'event' || news.event.kind !== 'banned') return;
    sendAway(news.event.key).catch((error) => log({ kind: 'fault', detail: faultCode(error) }));
  });
  /** Sends somebody away who is banned. */
  const sendAway = async (key: string) => {
    const [member] = (await house.look({ kind: 'key', key })).members;
    const keys = member?.keys ?? [key];
    guests.sendAway(keys);
    // Their terminals are given back before their lines are cut.
    systemSchedule(() => {
      for (const one of keys) {
        door.dropKey(one);
        attach?.dropKey(one);
      }
    }, BANNED_MS);
  };
  return {
    door,
    openAttach: async (path) => {
      attach = await openAttachDoor({ ...shared, path, mostSessions: plan.mostSessions });
    },
    drain: async () => {
      attach?.drain();
      const gone = door.drain();
      if (!guests.isEmpty) await pause(NOTICE_MS);
      guests.sendAway();
      await gone;
      // Those of the system's sshd are not at the door.
      const lastMs = performance.now() + FAREWELL_MS;
      while (!guests.isEmpty && performance.now() < lastMs) await pause(LOOK_MS);
    },
    close: () => {
      endFollowing();
      attach?.close();
      guests.sendAway();
      engines.close();
    },
  };
}

async function admission(
  house: House,
  { isOpen, keys }: ServerPlan,
  key: string,
): Promise<Admission> {
  const { isBanned, members } = await house.look({ kind: 'key', key });
  if (isBanned) return 'banned';
  if (members.length > 0) return 'known';
  // Whoever is on the list was let in by name.
  if (keys !== undefined && isListed(keys, key)) return 'known';
  return isOpen ? 'new' : 'no';
}

/** The file is read each time, since it may change. */
function isListed(path: string, key: string): boolean {
  try {
    return readAuthorizedKeys(path).has(key);
  } catch {
    // It was there at the start; whoever changes it sees to it.
    return false;
  }
}
