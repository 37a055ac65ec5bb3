import type { StoredHouse } from '../../rooms/hall/stored-house.ts';
import { parseCode } from '../../rooms/room-code.ts';
import type { AdminAnswer, AdminCommand, AdminGuest } from '../../server/admin-socket.ts';

/** Does what whoever runs the server has ordered. @param drain ends the server */
export async function carryOut(
  house: StoredHouse,
  command: AdminCommand,
  drain: () => void,
): Promise<AdminAnswer> {
  switch (command.kind) {
    case 'who':
      return { kind: 'here', guests: guestsOf(house) };
    case 'close': {
      const closed = await house.closeGame(parseCode(command.code) ?? '');
      if (!closed.ok) return { kind: 'refused', code: closed.fault.detail ?? closed.fault.code };
      return closed.value ? { kind: 'done' } : { kind: 'refused', code: 'no-game' };
    }
    case 'ban':
    case 'unban': {
      const done = await house.ban(command.key, command.kind === 'ban');
      if (done.ok) return { kind: 'done' };
      return { kind: 'refused', code: done.fault.detail ?? done.fault.code };
    }
    case 'drain':
      drain();
      return { kind: 'done' };
    default:
      return command satisfies never;
  }
}

function guestsOf({ here, hall }: StoredHouse): readonly AdminGuest[] {
  return here.map(({ person, game }) => ({
    name: person.name,
    key: hall.member(person.id)?.keys[0] ?? '',
    ...(game !== undefined && { game: hall.gameOfName(game)?.began.code ?? '' }),
  }));
}
