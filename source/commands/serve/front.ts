import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonFolders } from '../../hall/person-files.ts';
import { EnginePool } from '../../match/participants/engine-pool.ts';
import type { HallEvent } from '../../rooms/hall/hall-event.ts';
import type { House } from '../../rooms/hall/house.ts';
import { Recent } from '../../rooms/recent.ts';
import { networkOf } from '../../server/address-gate.ts';
import { type AttachDoor, openAttachDoor } from '../../server/attach-door.ts';
import { readAuthorizedKeys } from '../../server/authorized-keys.ts';
import type { GuestLine, IsMeant } from '../../server/guest-line.ts';
import type { HostKey } from '../../server/host-key.ts';
import type { Admission } from '../../server/login.ts';
import { networkGuard } from '../../server/network.ts';
import { faultCode, type LogServerEvent } from '../../server/server-log.ts';
import { openSshServer, type SshServer } from '../../server/ssh-server.ts';
import { systemSchedule } from '../../terminal/keys.ts';
import type { Texts } from '../../text/texts.ts';
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
  /** How many there are, of both doors. */
  readonly connections: () => number;
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
export function openFront(texts: Texts, options: FrontOptions): Front {
  const { house, people, hostKey, plan, publicAddress, log } = options;
  // One core is for the screens.
  const threads = Math.max(1, availableParallelism() - 1);
  const engines = new EnginePool(threads, ({ kind, variant, fault }) => {
    log({ kind: 'fault', detail: `${kind} for ${variant.id}: ${fault.code}` });
  });
  const guests = new GuestService({
    house,
    folders: people,
    engines,
    publicAddress,
    log,
    onFault: (error) => log({ kind: 'session-fault', detail: faultCode(error) }),
  });
  const isBanned = networkGuard(() => house.hall.networks.banned);
  /** The networks that people with keys have come from. */
  const networks = new Recent<string>();
  const hold = (key: string, network: string) => {
    const command = { kind: 'hold-network', key, network } as const;
    // If it cannot be written, their next try tells.
    void house.command({ id: key, name: '' }, command, key).catch(() => {});
  };
  const shared = {
    hasGuests: plan.hasGuests,
    texts: texts.room.doorTexts(publicAddress),
    log,
    admit: async (key: string, _user: string, address: string) => {
      const admitted = await admission(house, plan, key);
      if (admitted === 'banned') hold(key, networkOf(address));
      return admitted;
    },
    isBanned,
    serve: (line: GuestLine) => {
      const { proof, address } = line;
      if (proof.kind === 'key') networks.note(proof.key, networkOf(address));
      return guests.serve(line);
    },
    onDropped: guests.noteKeysDropped,
  };
  const door = openSshServer({ ...shared, hostKey });
  let attach: AttachDoor | undefined;
  const endFollowing = house.follow((news) => {
    if (news.kind !== 'event') return;
    sendAway(news.event).catch((error) => log({ kind: 'fault', detail: faultCode(error) }));
  });
  /** Sends those away whom an event concerns. */
  const sendAway = async (event: HallEvent) => {
    const who = await sentAway(house, event, isBanned);
    if (!who) return;
    const { isMeant, why, bannedKeys = [] } = who;
    for (const key of bannedKeys) {
      const network = networks.get(key);
      if (network !== undefined) hold(key, network);
    }
    guests.sendAway(isMeant, why);
    // Their terminals are given back before their lines are cut.
    systemSchedule(() => {
      door.drop(isMeant);
      attach?.drop(isMeant);
    }, BANNED_MS);
  };
  return {
    door,
    openAttach: async (path) => {
      attach = await openAttachDoor({ ...shared, path });
    },
    connections: () => door.count().connections + (attach?.count() ?? 0),
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

/** Whom an event sends away; undefined for nobody. */
async function sentAway(
  house: House,
  event: HallEvent,
  isBanned: (address: string) => boolean,
): Promise<
  | {
      readonly isMeant: IsMeant;
      readonly why: 'banned' | 'deleted';
      readonly bannedKeys?: readonly string[];
    }
  | undefined
> {
  switch (event.kind) {
    case 'banned': {
      const [member] = (await house.look({ kind: 'key', key: event.key })).members;
      const bannedKeys = member?.keys ?? [event.key];
      return { isMeant: ({ key }) => bannedKeys.includes(key), why: 'banned', bannedKeys };
    }
    case 'deleted':
      return { isMeant: ({ key }) => event.keys.includes(key), why: 'deleted' };
    case 'network-banned':
      return { isMeant: ({ address }) => isBanned(address), why: 'banned' };
    default:
      return undefined;
  }
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
