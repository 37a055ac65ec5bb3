import { setTimeout as pause } from 'node:timers/promises';
import type { PersonStore } from '../../hall/person-files.ts';
import type { HallRefusal } from '../../rooms/hall/hall-command.ts';
import type { HallOrder } from '../../rooms/hall/hall-order.ts';
import type { Registered } from '../../rooms/hall/hall-people.ts';
import { nameKey } from '../../rooms/hall/member-name.ts';
import type { StoredHouse } from '../../rooms/hall/stored-house.ts';
import { parseCode } from '../../rooms/room-code.ts';
import {
  type AdminAnswer,
  type AdminBan,
  type AdminCommand,
  type AdminGuest,
  type AdminHealth,
  type AdminMember,
  isFingerprint,
} from '../../server/admin-socket.ts';
import { parseNetwork } from '../../server/network.ts';

/** What orders need. */
export interface OrderMeans {
  readonly house: StoredHouse;
  readonly people: PersonStore;
  readonly health: () => AdminHealth;
  /** Ends the server. */
  readonly drain: () => void;
}

/** The rows of a page of a list. */
const PAGE_ROWS = 50;

/** How long the sessions of somebody who is deleted may take to end, and how often one looks. */
const LEAVE_MS = 10_000;
const LOOK_MS = 50;

/** Does what whoever runs the server has ordered. */
export async function carryOut(means: OrderMeans, command: AdminCommand): Promise<AdminAnswer> {
  const { house } = means;
  switch (command.kind) {
    case 'who':
      return { kind: 'here', guests: guestsOf(house) };
    case 'members':
      return membersOf(house, command.text, command.page);
    case 'bans': {
      const { rows, ...page } = pageOf(bansOf(house), command.page);
      return { kind: 'bans', bans: rows, ...page };
    }
    case 'health':
      return { kind: 'health', ...means.health() };
    case 'close': {
      const closed = await house.closeGame(parseCode(command.code) ?? '');
      if (!closed.ok) return refused(closed.fault);
      return closed.value ? { kind: 'done' } : { kind: 'refused', code: 'no-game' };
    }
    case 'ban':
    case 'unban':
      return ban(house, command);
    case 'rename': {
      const id = house.hall.memberOfName(command.old)?.id ?? '';
      const done = await house.order(command);
      if (!done.ok) return refused(done.fault);
      await house.nameGames(id);
      return { kind: 'done' };
    }
    case 'delete':
      return deletePerson(means, command.name);
    case 'drain':
      means.drain();
      return { kind: 'done' };
    default:
      return command satisfies never;
  }
}

function refused({ code, detail }: HallRefusal): AdminAnswer {
  return { kind: 'refused', code: detail ?? code };
}

function guestsOf({ here, hall }: StoredHouse): readonly AdminGuest[] {
  return here.map(({ person, game }) => ({
    name: person.name,
    key: hall.member(person.id)?.keys[0] ?? '',
    ...(game !== undefined && { game: hall.gameOfName(game)?.began.code ?? '' }),
  }));
}

function membersOf(house: StoredHouse, text: string, page: number): AdminAnswer {
  const wanted = nameKey(text);
  const found: Registered[] = [];
  for (const member of house.hall.members()) {
    if (member.keys.length > 0 && nameKey(member.name).includes(wanted)) found.push(member);
  }
  const here = new Set(house.here.map(({ person }) => person.id));
  const { rows, ...at } = pageOf(found, page);
  const members = rows.map(({ id, name, keys }): AdminMember => {
    const { ratings = [] } = house.hall.member(id) ?? {};
    const seenMs = house.seenMs(id);
    return {
      name,
      keys,
      isHere: here.has(id),
      isBanned: house.hall.isBanned(keys[0] ?? ''),
      ratings: [...ratings].map(([variant, { rating }]) => {
        return { variant, rating: Math.round(rating.rating) };
      }),
      ...(seenMs !== undefined && { seenMs }),
    };
  });
  return { kind: 'members', members, ...at };
}

function bansOf({ hall }: StoredHouse): readonly AdminBan[] {
  const keys = [...hall.bannedKeys].map((key): AdminBan => {
    const member = hall.memberOfKey(key);
    return { whom: key, ...(member && { name: member.name }) };
  });
  return [...keys, ...hall.networks.banned.map((whom) => ({ whom }))];
}

function pageOf<Row>(all: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_ROWS));
  const page = Math.min(wanted, pages);
  return { rows: all.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS), page, pages };
}

async function ban(
  house: StoredHouse,
  { kind, whom }: Extract<AdminCommand, { kind: 'ban' | 'unban' }>,
): Promise<AdminAnswer> {
  const order = banOf(house, kind, whom);
  if (!order) return { kind: 'refused', code: 'no-such-name' };
  const done = await house.order(order);
  if (!done.ok) return refused(done.fault);
  return { kind: 'done', ...('network' in order && { text: order.network }) };
}

function banOf({ hall }: StoredHouse, kind: 'ban' | 'unban', whom: string): HallOrder | undefined {
  if (isFingerprint(whom)) return { kind, key: whom };
  const network = parseNetwork(whom);
  if (network) return { kind: `${kind}-network`, network };
  const key = hall.memberOfName(whom)?.keys[0];
  return key === undefined ? undefined : { kind, key };
}

async function deletePerson({ house, people }: OrderMeans, name: string): Promise<AdminAnswer> {
  const { hall } = house;
  const id = hall.memberOfName(name)?.id ?? '';
  for (const { began, ended } of hall.gamesOf(id)) {
    const closed = ended ? undefined : await house.closeGame(began.code);
    if (closed && !closed.ok) return refused(closed.fault);
  }
  const done = await house.order({ kind: 'delete', name });
  if (!done.ok) return refused(done.fault);
  await house.nameGames(id);
  // People who are here would write there again.
  const lastMs = house.time.nowMs() + LEAVE_MS;
  const isHere = () => house.here.some(({ person }) => person.id === id);
  while (isHere() && house.time.nowMs() < lastMs) await pause(LOOK_MS);
  await people.remove(id);
  return { kind: 'done', text: done.value.person?.name ?? '' };
}
