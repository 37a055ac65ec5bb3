import type {
  AdminAnswer,
  AdminBan,
  AdminCommand,
  AdminFault,
  AdminGuest,
  AdminHealth,
  AdminMember,
} from '../server/admin-socket.ts';
import { hallRefusalText } from './hall-refusal.ts';
import { quoted } from './quoted.ts';
import { systemCodeText } from './store-fault.ts';
import { tableLines } from './table-lines.ts';

/** Says what an order for a server is like. */
export const ADMIN_FAULT_TEXTS = {
  'no-command':
    'a server knows who, members [TEXT], close CODE, ban WHOM, unban WHOM, bans, rename OLD NEW, delete NAME, health and drain',
  'needs-code': 'close needs the code of a game: --admin close K7M2QX',
  'needs-whom':
    'whom? A name, a fingerprint or a network: --admin ban Mallory, --admin ban SHA256:…, --admin ban 192.0.2.0/24',
  'bad-network':
    'this is no fingerprint of a key, and no network from /8 (IPv4) or /16 (IPv6) on: SHA256:…, 192.0.2.7, 192.0.2.0/24, 2001:db8::/48',
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

/** Says that a server has done what it was told. @param text what it has said to it */
function adminDoneText(command: AdminCommand, text = ''): string {
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

/** What a server has told, in lines. */
export function adminAnswerLines(
  command: AdminCommand,
  answer: Exclude<AdminAnswer, { kind: 'refused' }>,
): readonly string[] {
  switch (answer.kind) {
    case 'here':
      return guestLines(answer.guests);
    case 'members':
      return [...memberLines(answer.members), ...pageLines(answer)];
    case 'bans':
      return [...banLines(answer.bans), ...pageLines(answer)];
    case 'health':
      return healthLines(answer);
    case 'done':
      return [adminDoneText(command, answer.text)];
    default:
      return answer satisfies never;
  }
}

function guestLines(guests: readonly AdminGuest[]): string[] {
  if (guests.length === 0) return ['Nobody is here.'];
  return tableLines(
    ['name', 'game', 'key'],
    guests.map(({ name, game = '-', key }) => [name, game, key || 'guest']),
  );
}

function memberLines(members: readonly AdminMember[]): string[] {
  if (members.length === 0) return ['Nobody has such a name.'];
  return tableLines(
    ['name', 'last seen (UTC)', 'ratings', 'keys'],
    members.map(({ name, isBanned, ratings, keys, ...seen }) => [
      isBanned ? `${name} (banned)` : name,
      seenText(seen),
      ratings.map(({ variant, rating }) => `${variant} ${rating}`).join(', ') || '-',
      keys.join(' '),
    ]),
  );
}

function seenText({ isHere, seenMs }: Pick<AdminMember, 'isHere' | 'seenMs'>): string {
  if (isHere) return 'here';
  if (seenMs === undefined) return '-';
  return new Date(seenMs).toISOString().slice(0, 16).replace('T', ' ');
}

function banLines(bans: readonly AdminBan[]): string[] {
  if (bans.length === 0) return ['Nobody is banned.'];
  return tableLines(
    ['banned', 'name'],
    bans.map(({ whom, name = '-' }) => [whom, name]),
  );
}

function pageLines({ page, pages }: { readonly page: number; readonly pages: number }): string[] {
  if (pages === 1) return [];
  return [`Page ${page} of ${pages}.${page < pages ? ` The next one: --page ${page + 1}` : ''}`];
}

function healthLines(health: AdminHealth): string[] {
  const { isReady, isDraining, trouble, lagMs, sessions, games, workers } = health;
  return [
    `ready     ${isReady ? 'yes' : isDraining ? 'no: the server ends' : 'no'}`,
    `store     ${trouble === undefined ? 'well' : `cannot write: ${systemCodeText(trouble)}`}`,
    `lag       ${Math.round(lagMs)} ms`,
    `sessions  ${sessions}`,
    `games     ${games}`,
    ...(workers === undefined ? [] : [`workers   ${workers}`]),
  ];
}
