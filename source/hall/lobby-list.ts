import { parseCode } from '../rooms/room-code.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Person } from './hall-command.ts';
import type { Challenge, HallGame } from './hall-now.ts';
import type { House } from './house.ts';

const DOINGS = ['lobby', 'watching', 'playing'] as const;

/** What somebody on the server does. */
export type Doing = (typeof DOINGS)[number];

/** Something that can be chosen in the lobby. */
export type LobbyEntry =
  /** `isFor`: whether it is for oneself by name. */
  | {
      readonly kind: 'challenge';
      readonly challenge: Challenge;
      readonly isOwn: boolean;
      readonly isFor: boolean;
    }
  /** A game of one's own, and whether the other side is on the server. */
  | {
      readonly kind: 'own-game';
      readonly game: HallGame;
      readonly seat: Color;
      readonly isOtherHere: boolean;
    }
  /** A game of others that may be watched. */
  | { readonly kind: 'game'; readonly game: HallGame }
  | { readonly kind: 'person'; readonly person: Person; readonly doing: Doing };

/** The side of somebody in a game; undefined for who does not play it. */
export function seatOf({ began }: HallGame, person: string | undefined): Color | undefined {
  return COLORS.find((color) => began[color].id === person);
}

/** The game with a code that somebody may see, whether it is over or not. */
export async function visibleGame(
  house: House,
  person: Person | undefined,
  text: string,
): Promise<HallGame | undefined> {
  const code = parseCode(text) ?? '';
  const game = await house.games.ofCode(code);
  return game && (game.terms.hasWatchers || seatOf(game, person?.id)) ? game : undefined;
}

/**
 * All that the lobby shows, in its order: the challenges, those for oneself first and one's own
 * last; one's own games; the games of others; who is here.
 */
export function lobbyEntries(house: House, me: Person | undefined): LobbyEntry[] {
  const { hall } = house;
  const challenges = hall.challenges.flatMap((challenge) => challengeEntry(challenge, me));
  const rank = ({ isFor, isOwn }: (typeof challenges)[number]) => (isFor ? 0 : isOwn ? 2 : 1);
  const games = hall.games.map((game) => ({ game, seat: seatOf(game, me?.id) }));
  return [
    ...challenges.sort((one, other) => rank(one) - rank(other)),
    ...games.flatMap(({ game, seat }): LobbyEntry[] => {
      if (seat === undefined) return [];
      const other = game.began[opposite(seat)].id;
      const isOtherHere = house.here.some(({ person }) => person.id === other);
      return [{ kind: 'own-game', game, seat, isOtherHere }];
    }),
    ...games.flatMap(({ game, seat }): LobbyEntry[] =>
      seat === undefined && game.terms.hasWatchers ? [{ kind: 'game', game }] : [],
    ),
    ...peopleHere(house),
  ];
}

/** A challenge that concerns somebody; none where it is for others alone. */
function challengeEntry(
  challenge: Challenge,
  me: Person | undefined,
): Extract<LobbyEntry, { kind: 'challenge' }>[] {
  const { by, to } = challenge;
  const isOwn = by.id === me?.id;
  const isFor = to.kind === 'person' && to.person === me?.id;
  if (!isOwn && !isFor && to.kind !== 'anyone') return [];
  return [{ kind: 'challenge', challenge, isOwn, isFor }];
}

/** Everybody who is here once, in the order in which they came. */
function peopleHere({ here }: House): LobbyEntry[] {
  const found = new Map<string, { readonly person: Person; readonly doing: Doing }>();
  for (const { person, game, seat } of here) {
    const doing = game === undefined ? 'lobby' : seat === undefined ? 'watching' : 'playing';
    const known = found.get(person.id)?.doing ?? doing;
    const more = DOINGS.indexOf(doing) > DOINGS.indexOf(known) ? doing : known;
    found.set(person.id, { person, doing: more });
  }
  return [...found.values()].map((one) => ({ kind: 'person', ...one }));
}
