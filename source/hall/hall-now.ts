import type { Color } from '../rules/core/color.ts';
import type { Ending } from '../rules/core/game.ts';
import type { ChallengeTerms, Person } from './hall-command.ts';

/** What is played: by its side, the maker's. */
export type OfferTerms = Omit<ChallengeTerms, 'to'>;

/** A challenge that stands. */
export interface Challenge extends OfferTerms {
  /** Six signs, as `newCode` gives them; no other challenge or game has them. */
  readonly code: string;
  /** When it was made, in milliseconds since 1970, as all times here. */
  readonly at: number;
  readonly by: Person;
  readonly to:
    | { readonly kind: 'anyone' | 'invitation' }
    | { readonly kind: 'person'; readonly person: string; readonly name: string };
}

/** A game, and how it has ended. */
export interface HallGame {
  /** Those of its challenge; `isRated` only if both are registered. */
  readonly terms: Challenge;
  readonly began: Readonly<Record<Color, Person>> & {
    readonly code: string;
    /** The name of the game in its log. */
    readonly game: string;
    readonly at: number;
    /** The code of the game of which it is the rematch. */
    readonly after?: string;
  };
  readonly ended:
    | { readonly at: number; readonly plies: number; readonly ending: Ending }
    | undefined;
}

/** Why a challenge stands no more. `overtaken`: its maker has begun another game. */
export const CHALLENGE_ENDS = ['accepted', 'taken-back', 'declined', 'away', 'overtaken'] as const;

export type ChallengeEnd = (typeof CHALLENGE_ENDS)[number];

/** What is so in a hall at a moment. */
export class HallNow {
  /** The challenges that stand, the oldest first. */
  readonly challenges: readonly Challenge[];
  /** The games that go on, the latest first. */
  readonly games: readonly HallGame[];
  /** The networks, keys and persons that are kept out. */
  readonly banned: readonly string[];

  constructor(
    challenges: readonly Challenge[] = [],
    games: readonly HallGame[] = [],
    banned: readonly string[] = [],
  ) {
    this.challenges = challenges;
    this.games = games;
    this.banned = banned;
  }

  challenge(code: string): Challenge | undefined {
    return this.challenges.find((one) => one.code === code);
  }

  /** The game with a code that goes on. */
  running(code: string): HallGame | undefined {
    return this.games.find(({ began }) => began.code === code);
  }

  /** The games of a person that go on, the latest first. */
  runningOf(person: string): readonly HallGame[] {
    return this.games.filter(({ began }) => [began.black.id, began.white.id].includes(person));
  }
}
