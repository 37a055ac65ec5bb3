import type { Person } from './hall-command.ts';
import type { HallGame } from './hall-now.ts';
import { type HallState, type Member, PAGE } from './hall-state.ts';
import { isProvisional, type PersonRating } from './rated-games.ts';

/** What a house is asked that is not about now: the people, and what is over. */
export type HallQuestion =
  | { readonly kind: 'members'; readonly ids: readonly string[] }
  /** The person whose key it is, and whether it is banned. */
  | { readonly kind: 'key'; readonly key: string }
  /** Somebody by their name, whatever its case. */
  | { readonly kind: 'name'; readonly name: string }
  /** A game, whether it is over or not. */
  | { readonly kind: 'game'; readonly code: string }
  /** A page of a person's games: those that go on and then those that are over, the latest first. */
  | { readonly kind: 'games'; readonly person: string; readonly from: number }
  /** A page of a ranking, and the place of somebody in it. */
  | {
      readonly kind: 'ranking';
      readonly variant: string;
      readonly from: number;
      readonly me?: string | undefined;
    };

/** Somebody in a ranking. */
export interface RankedPerson {
  readonly member: Person;
  readonly rated: PersonRating;
}

/** What a house has found, as plain data. */
export interface HallFound {
  readonly members: readonly FoundMember[];
  readonly isBanned: boolean;
  readonly games: readonly HallGame[];
  readonly ranked: readonly RankedPerson[];
  /** How many there are in the ranking. */
  readonly rankedCount: number;
  /** Whoever was asked for there, and how many are stronger. */
  readonly own: (RankedPerson & { readonly at: number }) | undefined;
  /** The rating of whoever was asked for there and is not in the ranking yet. */
  readonly provisional: PersonRating | undefined;
}

type FoundMember = Omit<Member, 'ratings'> & {
  readonly ratings: readonly (readonly [variant: string, rated: PersonRating])[];
};

const NOTHING: HallFound = {
  members: [],
  isBanned: false,
  games: [],
  ranked: [],
  rankedCount: 0,
  own: undefined,
  provisional: undefined,
};

/** Looks up in a hall what was asked. */
export function lookInHall(hall: HallState, question: HallQuestion): HallFound {
  switch (question.kind) {
    case 'members':
      return { ...NOTHING, members: question.ids.flatMap((id) => found(hall.member(id))) };
    case 'key': {
      const { key } = question;
      return { ...NOTHING, members: found(hall.memberOfKey(key)), isBanned: hall.isBanned(key) };
    }
    case 'name':
      return { ...NOTHING, members: found(hall.memberOfName(question.name)) };
    case 'game': {
      const game = hall.game(question.code);
      return { ...NOTHING, games: game ? [game] : [] };
    }
    case 'games':
      return { ...NOTHING, games: hall.gamesOf(question.person, question.from, PAGE) };
    case 'ranking': {
      const { variant, from, me } = question;
      const at = me === undefined ? undefined : hall.place(variant, me);
      const rated = hall.member(me ?? '')?.ratings.get(variant);
      const [own] = at === undefined ? [] : hall.ranking(variant, at, 1);
      return {
        ...NOTHING,
        ranked: hall.ranking(variant, from, PAGE).map(rankedPerson),
        rankedCount: hall.rankedCount(variant),
        own: own && at !== undefined ? { ...rankedPerson(own), at } : undefined,
        provisional: rated && isProvisional(rated) ? rated : undefined,
      };
    }
    default:
      return question satisfies never;
  }
}

function found(member: Member | undefined): readonly FoundMember[] {
  return member ? [{ ...member, ratings: [...member.ratings] }] : [];
}

/** The members that were found. */
export function membersOf({ members }: HallFound): readonly Member[] {
  return members.map((member) => ({ ...member, ratings: new Map(member.ratings) }));
}

function rankedPerson({ member: { id, name }, rated }: RankedPerson): RankedPerson {
  return { member: { id, name }, rated };
}
