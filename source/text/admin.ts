import type {
  AdminAnswer,
  AdminBan,
  AdminCommand,
  AdminGuest,
  AdminMember,
} from '../server/admin-socket.ts';
import {
  ADMIN_COLUMNS,
  ADMIN_NOBODY,
  adminDoneText,
  adminPageText,
  bannedName,
  GUEST_KEY,
  healthRows,
  IS_HERE,
} from './admin-texts.ts';
import { tableLines } from './table-lines.ts';

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
      return healthLines(healthRows(answer));
    case 'done':
      return [adminDoneText(command, answer.text)];
    default:
      return answer satisfies never;
  }
}

function guestLines(guests: readonly AdminGuest[]): string[] {
  if (guests.length === 0) return [ADMIN_NOBODY.guests];
  return tableLines(
    ADMIN_COLUMNS.guests,
    guests.map(({ name, game = '-', key }) => [name, game, key || GUEST_KEY]),
  );
}

function memberLines(members: readonly AdminMember[]): string[] {
  if (members.length === 0) return [ADMIN_NOBODY.members];
  return tableLines(
    ADMIN_COLUMNS.members,
    members.map(({ name, isBanned, ratings, keys, ...seen }) => [
      isBanned ? bannedName(name) : name,
      seenText(seen),
      ratings.map(({ variant, rating }) => `${variant} ${rating}`).join(', ') || '-',
      keys.join(' '),
    ]),
  );
}

function seenText({ isHere, seenMs }: Pick<AdminMember, 'isHere' | 'seenMs'>): string {
  if (isHere) return IS_HERE;
  if (seenMs === undefined) return '-';
  return new Date(seenMs).toISOString().slice(0, 16).replace('T', ' ');
}

function banLines(bans: readonly AdminBan[]): string[] {
  if (bans.length === 0) return [ADMIN_NOBODY.bans];
  return tableLines(
    ADMIN_COLUMNS.bans,
    bans.map(({ whom, name = '-' }) => [whom, name]),
  );
}

function pageLines({ page, pages }: { readonly page: number; readonly pages: number }): string[] {
  return pages === 1 ? [] : [adminPageText(page, pages)];
}

function healthLines([first, ...others]: readonly (readonly string[])[]): string[] {
  return first ? tableLines(first, others) : [];
}
