import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { House, HouseNews } from '../../hall/house.ts';
import { EnginePool } from '../../match/participants/engine-pool.ts';
import { Recent } from '../../rooms/recent.ts';
import { type AttachDoor, openAttachDoor } from '../../server/attach-door.ts';
import { readAuthorizedKeys } from '../../server/authorized-keys.ts';
import type { GuestLine, IsMeant } from '../../server/guest-line.ts';
import type { Admission } from '../../server/login.ts';
import { networkGuard, networkOf } from '../../server/network.ts';
import { faultCode, type LogServerEvent } from '../../server/server-log.ts';
import { SshServer } from '../../server/ssh-server.ts';
import { systemSchedule } from '../../terminal/keys.ts';
import type { Texts } from '../../text/texts.ts';
import { GuestService } from '../guest/guest-session.ts';
import type { Back } from './back.ts';
import type { ServerPlan } from './server-plan.ts';

export interface FrontOptions extends Pick<Back, 'house' | 'people' | 'hostKey'> {
  readonly plan: ServerPlan;
  /** What players type after `ssh`: `example.org:2222`. */
  readonly publicAddress: () => string;
  readonly log: LogServerEvent;
}

/** How long guests can read that the server ends. */
const NOTICE_MS = 2000;

/** How long somebody who is banned has until their line is cut. */
const BANNED_MS = 1000;

/** How long their sessions may take to end, and how often one looks. */
const FAREWELL_MS = 5000;
const LOOK_MS = 20;

/** Opens what guests meet of a server: the door, which does not listen yet, and the screens. */
export function openFront(texts: Texts, options: FrontOptions) {
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
  const isBanned = networkGuard(() => house.hall.banned);
  /** The networks that people with keys have come from. */
  const networks = new Recent<string>();
  /** Keys that came while the database could not tell whose they are: they are looked at later. */
  const unsure = new Set<string>();
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
      const admitted = await admission(house, plan, key).catch((error) => {
        if (house.trouble === undefined) throw error;
        unsure.add(key);
        return house.hall.banned.includes(key) ? 'banned' : 'known';
      });
      if (admitted === 'banned') hold(key, networkOf(address));
      return admitted;
    },
    isBanned,
    serve: (line: GuestLine) => {
      if (line.key !== '') networks.note(line.key, networkOf(line.address));
      return guests.serve(line);
    },
  };
  const door = new SshServer({ ...shared, hostKey });
  let attach: AttachDoor | undefined;
  const endFollowing = house.follow((news) => {
    const done = news.kind === 'trouble' ? lookAtUnsure() : sendAway(news);
    done.catch((error) => log({ kind: 'fault', detail: faultCode(error) }));
  });
  /** Sends those away who would not have been let in, now that the database can tell. */
  const lookAtUnsure = async () => {
    if (house.trouble !== undefined) return;
    const keys = [...unsure];
    unsure.clear();
    for (const one of keys) {
      if (['no', 'banned'].includes(await admission(house, plan, one)))
        drop(({ key }) => key === one);
    }
  };
  /** Sends those away who are banned or deleted. */
  const sendAway = async (news: HouseNews) => {
    if (news.kind !== 'banned' && news.kind !== 'deleted') return;
    const why = news.kind;
    const person = news.kind === 'deleted' ? news.id : news.whom;
    const [member] = await house.people.ofIds([person]);
    // Whoever is deleted has no keys any more, but those with which they are here.
    const keys = [person, ...(member?.keys ?? []), ...guests.keysOf(person)];
    const isMeant: IsMeant = ({ key, address }) => keys.includes(key) || isBanned(address);
    for (const key of news.kind === 'banned' ? keys : []) {
      const network = networks.get(key);
      if (network !== undefined) hold(key, network);
    }
    drop(isMeant, why);
  };
  const drop = (isMeant: IsMeant, why?: 'banned' | 'deleted') => {
    guests.sendAway(isMeant, why);
    // Their terminals are given back before their lines are cut.
    systemSchedule(() => {
      door.drop(isMeant);
      attach?.drop(isMeant);
    }, BANNED_MS);
  };
  return {
    door,
    /** Opens a second door, for those whom the sshd of the system has let in. Rejects as that does. */
    openAttach: async (path: string) => {
      attach = await openAttachDoor({ ...shared, path });
    },
    /** How many there are, of both doors. */
    connections: () => door.count().connections + (attach?.count() ?? 0),
    /** Sends all away, after a moment for a notice. Resolves when they are gone. */
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
  if (await house.people.isBanned(key)) return 'banned';
  if (await house.people.ofKey(key)) return 'known';
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
