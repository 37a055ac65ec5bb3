import type { ChallengeWordsFault } from '../hall/challenge-words.ts';
import type { ChallengeTerms, HallRefusal, Person, QuickTerms } from '../hall/hall-command.ts';
import type { Challenge, HallGame } from '../hall/hall-now.ts';
import type { GameFault, House } from '../hall/house.ts';
import { type LobbyEntry, lobbyEntries } from '../hall/lobby-list.ts';
import type { RankingPage } from '../hall/ratings.ts';
import { PAGE } from '../hall/rows.ts';
import type { DoorFault } from '../rooms/room.ts';
import { SqlError } from '../sql/sql.ts';
import { type Answer, later, refused, type Words } from './answer.ts';
import type { SettingTold } from './board-words.ts';
import { typedIndex } from './word-row.ts';

/** Something that stands in a list of the lobby. */
export type LobbyItem =
  | LobbyEntry
  /** A game of one's own, whether it is over or not. */
  | { readonly kind: 'played'; readonly game: HallGame }
  /** A key of one's own, by its fingerprint. */
  | { readonly kind: 'key'; readonly key: string };

/** A list of what is so in the lobby now. `list` is all of it. */
export type LobbyList = 'list' | 'who' | 'challenges' | 'games' | 'mine';

/** A part of a list. */
export interface ListPage {
  readonly items: readonly LobbyEntry[];
  /** How many stand on the pages before it. */
  readonly from: number;
  /** How many there are in all. */
  readonly count: number;
}

/**
 * What stands in a list, in the order of the lobby: of the games a page, of all others all.
 * @param from how many of the games are left out
 */
export function listPage(
  list: LobbyList,
  house: House,
  me: Person | undefined,
  from: number,
): ListPage {
  const all = lobbyEntries(house, me).filter((entry) => isListed(list, entry));
  const items = list === 'games' ? all.slice(from, from + PAGE) : all;
  return { items, from, count: all.length };
}

/** How many stand on the pages before a typed one; undefined for what is no number of a page. */
export function fromOfPage(typed: string): number | undefined {
  const index = typed.trim() === '' ? 0 : typedIndex(typed);
  return index < 0 ? undefined : index * PAGE;
}

function isListed(list: LobbyList, entry: LobbyEntry): boolean {
  switch (list) {
    case 'list':
      return true;
    case 'who':
      return entry.kind === 'person';
    case 'challenges':
      return entry.kind === 'challenge';
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

/** What the words of the lobby come to. */
export type LobbyTold =
  | SettingTold
  | { readonly code: LobbyCode }
  | { readonly code: 'refused'; readonly refusal: HallRefusal }
  | { readonly code: 'door'; readonly fault: DoorFault | 'no-room' }
  | { readonly code: 'game-fault'; readonly fault: GameFault }
  /** The way into a game that began by itself has failed. */
  | { readonly code: 'failed'; readonly error: unknown }
  | { readonly code: 'unknown' | 'no-number' | 'no-page'; readonly line: string }
  /** What was typed as a name is near to a word. */
  | { readonly code: 'name-or-word'; readonly name: string; readonly word: string }
  | { readonly code: 'named'; readonly person: Person }
  | { readonly code: 'list'; readonly list: LobbyList; readonly page: ListPage }
  | { readonly code: 'played'; readonly games: readonly HallGame[]; readonly from: number }
  | { readonly code: 'ratings'; readonly found: RankingPage; readonly from: number }
  | { readonly code: 'no-variant'; readonly found: string }
  | {
      readonly code: 'challenge-fault';
      readonly word: 'challenge' | 'quick';
      readonly fault: ChallengeWordsFault;
    }
  /** Nobody offers the same: it is offered to anyone. */
  | { readonly code: 'quick'; readonly terms: QuickTerms; readonly challenge: string }
  /** A challenge stands. `crossed` is one of the other player on other terms. */
  | {
      readonly code: 'challenged';
      readonly terms: ChallengeTerms;
      readonly challenge: string;
      readonly crossed: Challenge | undefined;
    }
  /** Several are meant. */
  | { readonly code: 'which'; readonly word: string; readonly codes: readonly string[] }
  | { readonly code: 'takes-back' | 'invites'; readonly challenge: Challenge }
  | { readonly code: 'removes-key'; readonly key: string; readonly isOwn: boolean }
  | { readonly code: 'key-code'; readonly keyCode: string }
  | { readonly code: 'begun-elsewhere'; readonly other: Person };

/** What is said in the lobby in always the same words. */
type LobbyCode =
  | Words<'no-name guest no-challenge no-game no-code not-yours not-droppable not-over declined'>
  | Words<'key-removed'>;

export type LobbyAnswer = Answer<LobbyTold>;

/** What is to be found out of the house. That it cannot read now is an answer as well. */
export function fromHouse(find: () => Promise<LobbyAnswer>): LobbyAnswer {
  return later(() =>
    find().catch((error) => {
      if (!(error instanceof SqlError)) throw error;
      return refused({ code: 'game-fault', fault: 'away' });
    }),
  );
}
