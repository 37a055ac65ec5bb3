import type {
  AdminAnswer,
  AdminBan,
  AdminCommand,
  AdminGuest,
  AdminMember,
} from '../server/admin-socket.ts';
import { tableLines } from './table-lines.ts';
import type { Texts } from './texts.ts';

/** What a server has told, in lines. */
export function adminAnswerLines(
  texts: Texts,
  command: AdminCommand,
  answer: Exclude<AdminAnswer, { kind: 'refused' }>,
): readonly string[] {
  switch (answer.kind) {
    case 'here':
      return guestLines(texts, answer.guests);
    case 'members':
      return [...memberLines(texts, answer.members), ...pageLines(texts, answer)];
    case 'bans':
      return [...banLines(texts, answer.bans), ...pageLines(texts, answer)];
    case 'health':
      return healthLines(texts.commands.healthRows(answer));
    case 'done':
      return [texts.commands.adminDoneText(command, answer.text)];
    default:
      return answer satisfies never;
  }
}

function guestLines(texts: Texts, guests: readonly AdminGuest[]): string[] {
  if (guests.length === 0) return [texts.commands.ADMIN_NOBODY.guests];
  return tableLines(
    texts.commands.ADMIN_COLUMNS.guests,
    guests.map(({ name, game = '-', key }) => [name, game, key || texts.commands.GUEST_KEY]),
  );
}

function memberLines(texts: Texts, members: readonly AdminMember[]): string[] {
  if (members.length === 0) return [texts.commands.ADMIN_NOBODY.members];
  return tableLines(
    texts.commands.ADMIN_COLUMNS.members,
    members.map(({ name, isBanned, ratings, keys, ...seen }) => [
      isBanned ? texts.commands.bannedName(name) : name,
      seenText(texts, seen),
      ratings
        .map(({ variant, rating }) => `${texts.words.nameOfGame(variant)} ${rating}`)
        .join(', ') || '-',
      keys.join(' '),
    ]),
  );
}

function seenText(
  texts: Texts,
  { isHere, seenMs }: Pick<AdminMember, 'isHere' | 'seenMs'>,
): string {
  if (isHere) return texts.commands.IS_HERE;
  if (seenMs === undefined) return '-';
  return new Date(seenMs).toISOString().slice(0, 16).replace('T', ' ');
}

function banLines(texts: Texts, bans: readonly AdminBan[]): string[] {
  if (bans.length === 0) return [texts.commands.ADMIN_NOBODY.bans];
  return tableLines(
    texts.commands.ADMIN_COLUMNS.bans,
    bans.map(({ whom, name = '-' }) => [whom, name]),
  );
}

function pageLines(
  texts: Texts,
  { page, pages }: { readonly page: number; readonly pages: number },
): string[] {
  return pages === 1 ? [] : [texts.commands.adminPageText(page, pages)];
}

function healthLines([first, ...others]: readonly (readonly string[])[]): string[] {
  return first ? tableLines(first, others) : [];
}
