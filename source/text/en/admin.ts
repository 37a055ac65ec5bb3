import type { AdminCommand, AdminFault, AdminHealth } from '../../server/admin-socket.ts';
import { hallRefusalText } from './hall-refusal.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';

/** Says what an order for a server is like. */
export const ADMIN_FAULT_TEXTS = {
  'no-command':
    'a server knows who, members [TEXT], close CODE, ban WHOM, unban WHOM, bans, rename OLD NEW, delete NAME, health and drain',
  'needs-code': 'close needs the code of a game: --admin close K7M2QX',
  'needs-whom':
    'whom? A name, a fingerprint or a network: --admin ban Mallory, --admin ban SHA256:.., --admin ban 192.0.2.0/24',
  'bad-network':
    'this is no fingerprint of a key, and no network from /8 (IPv4) or /16 (IPv6) on: SHA256:.., 192.0.2.7, 192.0.2.0/24, 2001:db8::/48',
  'needs-names': 'rename needs the old name and the new one: --admin rename Ann Anna',
  'needs-name': 'delete needs a name: --admin delete Ann',
  'bad-page': '--page is a whole number from 1 on',
} as const satisfies Readonly<Record<AdminFault, string>>;

/** Says why a server has not done what it was told. */
export function adminRefusalText(code: string): string {
  switch (code) {
    case 'no-game':
      return 'no game of this code goes on: komadai serve --admin who lists those who play';
    case 'no-such-name':
      return 'nobody has this name: komadai serve --admin members TEXT finds names';
    case 'bad-name':
    case 'name-taken':
      return hallRefusalText({ code });
    default:
      return `the server has not done it: ${systemCodeText(code)}`;
  }
}

/** Says that a server has done what it was told; '' where it has told something. @param text what it has said to it */
export function adminDoneText(command: AdminCommand, text = ''): string {
  switch (command.kind) {
    case 'close':
      return `The game ${quoted(command.code)} is over and counts for nobody.`;
    case 'ban':
      return `${text || command.whom} is not let in any more.`;
    case 'unban':
      return `${text || command.whom} is let in again.`;
    case 'rename':
      return `${quoted(command.old)} is called ${quoted(command.name)} from now on.`;
    case 'delete':
      return `${quoted(command.name)} is deleted. The games stay, as those of ${text}.`;
    case 'drain':
      return 'The server ends: nobody comes in any more, and all games are kept.';
    case 'who':
    case 'members':
    case 'bans':
    case 'health':
      return '';
    default:
      return command satisfies never;
  }
}

/** What is told in place of a table without rows. */
export const ADMIN_NOBODY = {
  guests: 'Nobody is here.',
  members: 'Nobody has such a name.',
  bans: 'Nobody is banned.',
} as const;

/** The titles of the columns of tables. */
export const ADMIN_COLUMNS = {
  guests: ['name', 'game', 'key'],
  members: ['name', 'last seen (UTC)', 'ratings', 'keys'],
  bans: ['banned', 'name'],
} as const satisfies Readonly<Record<keyof typeof ADMIN_NOBODY, readonly string[]>>;

/** Stands for the key of somebody without one. */
export const GUEST_KEY = 'guest';

/** Stands for the time when somebody was seen who is here. */
export const IS_HERE = 'here';

/** The name of somebody who is banned. */
export function bannedName(name: string): string {
  return `${name} (banned)`;
}

/** Says which page of a table is shown, and how to see the next one. */
export function adminPageText(page: number, pages: number): string {
  return `Page ${page} of ${pages}.${page < pages ? ` The next one: --page ${page + 1}` : ''}`;
}

/** How a server is, in rows of a name and a value. */
export function healthRows(health: AdminHealth): [name: string, value: string][] {
  const { isReady, isDraining, trouble, lagMs, sessions, games, workers } = health;
  return [
    ['ready', isReady ? 'yes' : isDraining ? 'no: the server ends' : 'no'],
    ['store', trouble === undefined ? 'well' : `cannot write: ${systemCodeText(trouble)}`],
    ['lag', `${Math.round(lagMs)} ms`],
    ['sessions', `${sessions}`],
    ['games', `${games}`],
    ...(workers === undefined ? [] : [['workers', `${workers}`] as [string, string]]),
  ];
}
