import { COLORS } from '../rules/core/color.ts';
import { failure, type Result, success } from '../rules/core/result.ts';

/** Somebody on the server. Guests are known by nothing else. */
export interface Person {
  /** The fingerprint of their first key, as `SHA256:…`; of a guest `guest:` and a random text. */
  readonly id: string;
  readonly name: string;
}

/** Whether somebody has no key, and is forgotten when they leave. */
export function isGuest({ id }: Person): boolean {
  return id.startsWith('guest:');
}

/** The sides of a game that was not begun yet: by lot, or as its maker has chosen. */
export const CHOSEN_SIDES = ['lot', ...COLORS] as const;

/** What a challenge offers. */
export interface ChallengeTerms {
  readonly to:
    | { readonly kind: 'anyone' }
    /** A name of a person, whatever its case. */
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'invitation' };
  readonly variant: string;
  /** The position that the game starts from. */
  readonly sfen: string;
  /** `600+30+0`; '' for a game without a clock. */
  readonly timeControl: string;
  readonly side: (typeof CHOSEN_SIDES)[number];
  /** Whether it may be rated; the hall knows when it cannot be. */
  readonly isRated: boolean;
  readonly hasWatchers: boolean;
}

/** What a quick game offers, to anyone. */
export type QuickTerms = ChallengeTerms & { readonly to: { readonly kind: 'anyone' } };

/** What somebody asks of the hall. */
export type HallCommand =
  /** Makes a person of the sender's key. */
  | { readonly kind: 'register'; readonly key: string; readonly name: string }
  /** Lets the sender's key into the person who has made a code. */
  | { readonly kind: 'use-key-code'; readonly key: string; readonly code: string }
  /** Makes a code for another key; the answer has it. */
  | { readonly kind: 'make-key-code' }
  | { readonly kind: 'remove-key'; readonly key: string }
  | ({ readonly kind: 'challenge' } & ChallengeTerms)
  /** Takes the oldest challenge to anyone that wants the same; makes it where there is none. */
  | ({ readonly kind: 'quick' } & QuickTerms)
  | { readonly kind: 'withdraw'; readonly code: string }
  | { readonly kind: 'decline'; readonly code: string }
  /** Takes a challenge, also by invitation: the game begins. */
  | { readonly kind: 'accept'; readonly code: string }
  /** Somebody with a banned key is at a network; of the server itself. */
  | { readonly kind: 'hold-network'; readonly key: string; readonly network: string }
  /** Asks whether there is a challenge or a game with a code: changes nothing. */
  | { readonly kind: 'look-up'; readonly code: string };

/** Why the hall does not do what a command says. */
export const HALL_REFUSALS = [
  /** A name has 1 to 16 columns of letters, digits, `-`, kana or kanji of one script. */
  'bad-name',
  'name-taken',
  /** The key belongs to somebody already. */
  'key-taken',
  /** The key had a name that was deleted. */
  'key-deleted',
  /** Somebody was sent away who was at the same network: `waitMs` is left. */
  'network-held',
  /** The one-time code is wrong, was used, or is too old. */
  'wrong-key-code',
  'too-many-keys',
  /** It is the only key, or that of nobody. */
  'last-key',
  'no-such-key',
  /** Guests have no keys and no rating. */
  'guest',
  'no-such-name',
  /** One cannot challenge or accept oneself. */
  'yourself',
  'too-many-challenges',
  /** It was taken back, declined or accepted by somebody else. */
  'challenge-gone',
  /** It went with the game of the two, which has begun by another challenge. */
  'game-begun',
  /** It is for somebody else. */
  'not-for-you',
  /** Too many wrong codes, or too many commands: `waitMs` is left. */
  'too-fast',
  /** What is to be played is no position, variant or time control. */
  'bad-terms',
  'too-many-games',
  /** The log could not be written: `detail` is the system's code. */
  'not-saved',
  /** The log did not say whether it was: `detail` is the code. */
  'not-sure',
] as const;

export type HallRefusalCode = (typeof HALL_REFUSALS)[number];

export interface HallRefusal {
  readonly code: HallRefusalCode;
  readonly waitMs?: number;
  readonly detail?: string;
}

/** What the hall has done. */
export interface HallAnswer {
  /** The person that the sender is from now on. */
  readonly person?: Person;
  /** The code of the challenge or game, or the one-time code for another key. */
  readonly code?: string;
  /** The code of a challenge of the one who is challenged, to the challenger, on other terms. */
  readonly crossed?: string;
  /** The name of the game that has begun. */
  readonly game?: string;
}

/** What the hall does, or why not. */
export type HallResult = Result<HallAnswer, HallRefusal>;

/** A command that was done. */
export function hallDone(answer: HallAnswer = {}): HallResult {
  return success(answer);
}

/** A command that is not done. */
export function hallRefusal(code: HallRefusalCode): Result<never, HallRefusal> {
  return failure({ code });
}

/** What whoever runs a server changes in its hall. */
export type HallOrder =
  /** `whom`: a key, as `SHA256:…`, or a network, as `192.0.2.0/24`. */
  | { readonly kind: 'ban' | 'unban'; readonly whom: string }
  | { readonly kind: 'rename'; readonly old: string; readonly name: string }
  /** The games of the person stay, under a number. */
  | { readonly kind: 'delete'; readonly name: string };
