import type { AdminAnswer, AdminCommand, AdminMember } from '../server/admin-socket.ts';
import { tableLines } from './page.ts';
import type { Texts } from './texts.ts';

/** What a server has told, in lines. */
export function adminAnswerLines(
  { commands, words }: Texts,
  command: AdminCommand,
  answer: Exclude<AdminAnswer, { kind: 'refused' }>,
): readonly string[] {
  const { ADMIN_LISTS, GUEST_KEY, IS_HERE, adminDoneText, adminPageText, bannedName } = commands;
  const table = (list: keyof typeof ADMIN_LISTS, rows: readonly (readonly string[])[]) => {
    const { empty, columns } = ADMIN_LISTS[list];
    const isOfMany = 'pages' in answer && answer.pages > 1;
    const lines = rows.length === 0 ? [empty] : tableLines(columns, rows);
    return isOfMany ? [...lines, adminPageText(answer.page, answer.pages)] : lines;
  };
  switch (answer.kind) {
    case 'here': {
      const { guests } = answer;
      const rows = guests.map(({ name, game = '-', key }) => [name, game, key || GUEST_KEY]);
      return table('guests', rows);
    }
    case 'members': {
      const ratingsOf = ({ ratings }: AdminMember) =>
        ratings.map(({ variant, rating }) => `${words.nameOfGame(variant)} ${rating}`).join(', ');
      const rows = answer.members.map((member) => [
        member.isBanned ? bannedName(member.name) : member.name,
        member.isHere ? IS_HERE : seenText(member),
        ratingsOf(member) || '-',
        member.keys.join(' '),
      ]);
      return table('members', rows);
    }
    case 'bans': {
      const rows = answer.bans.map(({ whom, name = '-' }) => [whom, name]);
      return table('bans', rows);
    }
    case 'health': {
      const [first = [], ...others] = commands.healthRows(answer);
      return tableLines(first, others);
    }
    case 'done':
      return [adminDoneText(command, answer.text)];
  }
}

function seenText({ seenMs }: Pick<AdminMember, 'seenMs'>): string {
  if (seenMs === undefined) return '-';
  return new Date(seenMs).toISOString().slice(0, 16).replace('T', ' ');
}
