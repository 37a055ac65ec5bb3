import type { Person } from '../rooms/hall/hall-command.ts';
import type { HallGame } from '../rooms/hall/hall-now.ts';
import type { House } from '../rooms/hall/house.ts';
import { type LobbyEntry, lobbyEntries } from '../rooms/hall/lobby-list.ts';

/** Something that stands in a list of the lobby. */
export type LobbyItem =
  | LobbyEntry
  /** A game of one's own, whether it is over or not. */
  | { readonly kind: 'played'; readonly game: HallGame }
  /** A key of one's own, by its fingerprint. */
  | { readonly kind: 'key'; readonly key: string };

/** A list of what is so in the lobby now. `list` is all of it. */
export type LobbyList = 'list' | 'who' | 'challenges' | 'games' | 'mine';

/** What stands in a list, in the order of the lobby. */
export function listItems(list: LobbyList, house: House, me: Person | undefined): LobbyEntry[] {
  return lobbyEntries(house, me).filter((entry) => isListed(list, entry));
}

function isListed(list: LobbyList, entry: LobbyEntry): boolean {
  switch (list) {
    case 'list':
      return true;
    case 'who':
      return entry.kind === 'person';
    case 'challenges':
      return entry.kind === 'challenge' || entry.kind === 'seek';
    case 'games':
      return entry.kind === 'game' || entry.kind === 'own-game';
    case 'mine':
      return entry.kind === 'own-game' || ('isOwn' in entry && entry.isOwn);
    default:
      return list satisfies never;
  }
}

/** The name of an item in a line: its code, the name of a person, a fingerprint. */
export function nameOfItem(item: LobbyItem): string {
  switch (item.kind) {
    case 'challenge':
      return item.challenge.code;
    case 'seek':
      return item.seek.by.name;
    case 'own-game':
    case 'game':
    case 'played':
      return item.game.began.code;
    case 'person':
      return item.person.name;
    case 'key':
      return item.key;
    default:
      return item satisfies never;
  }
}
