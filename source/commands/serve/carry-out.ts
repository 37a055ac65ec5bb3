import { setTimeout as pause } from 'node:timers/promises';
import { type HallResult, isGuest } from '../../hall/hall-command.ts';
import type { House } from '../../hall/house.ts';
import type { PersonFiles } from '../../hall/person-files.ts';
import { parseCode } from '../../rooms/room-code.ts';
import type { Result } from '../../rules/core/result.ts';
import {
  type AdminAnswer,
  type AdminCommand,
  type AdminHealth,
  isFingerprint,
} from '../../server/admin-socket.ts';
import { parseNetwork } from '../../server/network.ts';
import type { BackUpFault } from '../../sql/open-sql.ts';
import { tableLines } from '../../text/page.ts';
import type { Texts } from '../../text/texts.ts';

/** What orders need. */
export interface OrderMeans {
  readonly texts: Texts;
  readonly house: House;
  readonly people: Pick<PersonFiles, 'remove'>;
  readonly health: () => AdminHealth;
  /** Writes all that the server keeps to a file. */
  readonly backUp: (file: string) => Promise<Result<undefined, BackUpFault>>;
  /** Ends the server. */
  readonly drain: () => void;
}

/** How long the sessions of somebody who is deleted may take to end, and how often one looks. */
const LEAVE_MS = 10_000;
const LOOK_MS = 50;

/** Does what whoever runs the server has ordered, and tells what came of it. */
export async function carryOut(means: OrderMeans, command: AdminCommand): Promise<AdminAnswer> {
  const { house, texts } = means;
  const { commands, words } = texts;
  const done = (text?: string): AdminAnswer => {
    return { kind: 'done', text: commands.adminDoneText(command, text) };
  };
  const refused = (code: string): AdminAnswer => {
    return { kind: 'refused', text: commands.adminRefusalText(code) };
  };
  const ordered = (result: HallResult, text?: string) =>
    result.ok ? done(text) : refused(result.fault.detail ?? result.fault.code);
  try {
    switch (command.kind) {
      case 'who':
        return tableOf(texts, 'guests', guestRows(means));
      case 'members': {
        const found = await house.people.search(command.text, command.page);
        return tableOf(texts, 'members', await memberRows(means, found.rows), found);
      }
      case 'bans': {
        const found = await house.people.bans(command.page);
        const rows = found.rows.map(({ whom, name = '-' }) => [whom, name]);
        return tableOf(texts, 'bans', rows, found);
      }
      case 'circles': {
        const rows = (await house.circles()).map(({ name, variant, points, fromFew, few }) => {
          return [name, words.nameOfGame(variant), `${fromFew} / ${points}`, few.join(', ')];
        });
        return tableOf(texts, 'circles', rows);
      }
      case 'health': {
        const health = means.health();
        const [first = [], ...others] = commands.healthRows(health);
        const text = tableLines(first, others).join('\n');
        return { kind: health.isReady ? 'done' : 'not-ready', text };
      }
      case 'close':
        return (await house.closeGame(parseCode(command.code) ?? '')) ? done() : refused('no-game');
      case 'ban':
      case 'unban': {
        const { kind, whom } = command;
        const network = isFingerprint(whom) ? undefined : parseNetwork(whom);
        const known = isFingerprint(whom) ? whom : (await house.people.ofName(whom))?.id;
        const meant = network ?? known;
        if (meant === undefined) return refused('no-such-name');
        return ordered(await house.order({ kind, whom: meant }), network);
      }
      case 'rename':
        return ordered(await house.order(command));
      case 'delete': {
        const deleted = await deletePerson(means, command.name);
        return ordered(deleted, deleted.ok ? deleted.value.person?.name : undefined);
      }
      case 'backup': {
        const copied = await means.backUp(command.file);
        if (copied.ok) return done();
        return { kind: 'refused', text: commands.backUpFaultText(copied.fault, command.file) };
      }
      case 'drain':
        means.drain();
        return done();
      default:
        return command satisfies never;
    }
  } catch (error) {
    return refused(error instanceof Error && 'code' in error ? String(error.code) : 'fault');
  }
}

type Rows = readonly (readonly string[])[];

/** A list, or a page of one. */
function tableOf(
  { commands }: Texts,
  list: keyof Texts['commands']['ADMIN_LISTS'],
  rows: Rows,
  { page, pages } = { page: 1, pages: 1 },
): AdminAnswer {
  const { empty, columns } = commands.ADMIN_LISTS[list];
  const lines = rows.length === 0 ? [empty] : tableLines(columns, rows);
  const more = pages > 1 ? [commands.adminPageText(page, pages)] : [];
  return { kind: 'done', text: [...lines, ...more].join('\n') };
}

function guestRows({ house: { here, hall }, texts }: OrderMeans): Rows {
  return here.map(({ person, game }) => {
    const code = hall.games.find(({ began }) => began.game === game)?.began.code ?? '';
    const key = isGuest(person) ? texts.commands.GUEST_KEY : person.id;
    return [person.name, game === undefined ? '-' : code, key];
  });
}

async function memberRows(
  { house, texts: { commands, words } }: OrderMeans,
  members: Awaited<ReturnType<House['people']['search']>>['rows'],
): Promise<Rows> {
  await house.meet(members.map(({ id }) => id));
  const here = new Set(house.here.map(({ person }) => person.id));
  return members.map(({ id, name, keys, isBanned, seen }) => {
    const ratings = [...(house.known(id)?.ratings ?? [])].map(
      ([variant, { rating }]) => `${words.nameOfGame(variant)} ${Math.round(rating.rating)}`,
    );
    return [
      isBanned ? commands.bannedName(name) : name,
      here.has(id) ? commands.IS_HERE : new Date(seen).toISOString().slice(0, 16).replace('T', ' '),
      ratings.join(', ') || '-',
      keys.join(' '),
    ];
  });
}

async function deletePerson({ house, people }: OrderMeans, name: string): Promise<HallResult> {
  const id = (await house.people.ofName(name))?.id ?? '';
  for (const { began } of house.hall.runningOf(id)) await house.closeGame(began.code);
  const done = await house.order({ kind: 'delete', name });
  if (!done.ok) return done;
  // People who are here would write there again.
  const lastMs = house.time.nowMs() + LEAVE_MS;
  const isHere = () => house.here.some(({ person }) => person.id === id);
  while (isHere() && house.time.nowMs() < lastMs) await pause(LOOK_MS);
  await people.remove(id);
  return done;
}
