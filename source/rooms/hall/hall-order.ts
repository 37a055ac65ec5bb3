import type { Result } from '../../rules/core/result.ts';
import { failure } from '../../rules/core/result.ts';
import type { HallRefusal } from './hall-command.ts';
import { type HallDeed, hallDeed } from './hall-deed.ts';
import type { HallState, Member } from './hall-state.ts';
import { parseMemberName } from './member-name.ts';

/** What whoever runs a server changes in its hall. */
export type HallOrder =
  | { readonly kind: 'ban' | 'unban'; readonly key: string }
  /** `network`: as `192.0.2.0/24`. */
  | { readonly kind: 'ban-network' | 'unban-network'; readonly network: string }
  | { readonly kind: 'rename'; readonly old: string; readonly name: string }
  /** The games of the person stay, under a number. */
  | { readonly kind: 'delete'; readonly name: string };

/** What an order leads to, or why to nothing. Changes nothing. */
export function judgeOrder(hall: HallState, order: HallOrder): Result<HallDeed, HallRefusal> {
  switch (order.kind) {
    case 'ban':
    case 'unban': {
      const kind = order.kind === 'ban' ? 'banned' : 'unbanned';
      const isSo = hall.isBanned(order.key) === (order.kind === 'ban');
      return hallDeed(isSo ? undefined : { kind, key: order.key });
    }
    case 'ban-network':
    case 'unban-network': {
      const kind = order.kind === 'ban-network' ? 'network-banned' : 'network-unbanned';
      const isSo = hall.networks.banned.includes(order.network) === (kind === 'network-banned');
      return hallDeed(isSo ? undefined : { kind, network: order.network });
    }
    case 'rename': {
      const member = memberNow(hall, order.old);
      const name = parseMemberName(order.name);
      if (!member) return failure({ code: 'no-such-name' });
      if (name === undefined) return failure({ code: 'bad-name' });
      if (name === member.name) return hallDeed(undefined);
      if (!hall.isFreeFor(member, name)) return failure({ code: 'name-taken' });
      return hallDeed({ kind: 'renamed', person: member.id, name });
    }
    case 'delete': {
      const member = memberNow(hall, order.name);
      if (!member) return failure({ code: 'no-such-name' });
      const { id: person, keys } = member;
      const name = `#${hall.seq + 1}`;
      return hallDeed(
        { kind: 'deleted', person, name, keys: [...keys] },
        { person: { id: person, name } },
      );
    }
    default:
      return order satisfies never;
  }
}

/** Whoever has a name, unless they were deleted. */
function memberNow(hall: HallState, name: string): Member | undefined {
  const member = hall.memberOfName(name);
  return member?.keys.length ? member : undefined;
}
