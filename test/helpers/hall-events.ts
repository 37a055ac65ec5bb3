import type { Person } from '../../source/hall/hall-command.ts';
import type { Challenge, ChallengeEnd } from '../../source/hall/hall-now.ts';
import type { Color } from '../../source/rules/core/color.ts';
import type { Ending } from '../../source/rules/core/game.ts';
import { TERMS } from './hall-terms.ts';

/** What happens in the hall of a house in a test. */
export type HallEvent =
  | { readonly kind: 'registered'; readonly person: string; readonly name: string }
  | { readonly kind: 'key-added'; readonly person: string; readonly key: string }
  /** A person lets in whoever has this code. */
  | { readonly kind: 'key-code-made'; readonly person: string; readonly code: string }
  | ({ readonly kind: 'challenged' } & Omit<Challenge, 'at'>)
  | { readonly kind: 'withdrawn'; readonly code: string; readonly why: Withdrawal }
  /** A challenge is accepted, and the game has its code. */
  | ({ readonly kind: 'began'; readonly code: string; readonly game: string } & Players)
  | {
      readonly kind: 'ended';
      readonly code: string;
      readonly plies: number;
      readonly ending: Ending;
    };

type Withdrawal = Exclude<ChallengeEnd, 'accepted' | 'overtaken'>;

type Players = Readonly<Record<Color, Person>>;

/** Two persons of a server. */
export const AKI = { id: 'SHA256:aki', name: 'Aki' };
export const BEN = { id: 'SHA256:ben', name: 'Ben' };
/** Somebody without a key. */
export const GUEST = { id: 'guest:1', name: 'guest-1' };

/** A challenge of Aki to anyone. */
export function challenged(code: string, more: Partial<Omit<Challenge, 'at'>> = {}): HallEvent {
  const to = { kind: 'anyone' } as const;
  return { kind: 'challenged', code, by: AKI, to, side: 'lot', ...TERMS, ...more };
}

/** Aki and Ben are registered. */
export const BOTH_REGISTERED = [AKI, BEN].map(registered);

/** A game of Aki, who is Black, against Ben. */
export function begun(code: string, players: Partial<Players> = {}): HallEvent {
  return { kind: 'began', code, game: `game-${code}`, black: AKI, white: BEN, ...players };
}

/** Five more people. */
export const CROWD = [0, 1, 2, 3, 4].map((index) => {
  return { id: `SHA256:${index}`, name: `P${index}` };
});

/** Somebody gets a name. */
export function registered({ id, name }: Person): HallEvent {
  return { kind: 'registered', person: id, name };
}

/** A rated game of yari shogi that is played to its end. */
export function gameOf(code: string, black: Person, white: Person, winner: Color): HallEvent[] {
  return [
    challenged(code, { by: black }),
    begun(code, { black, white }),
    { kind: 'ended', code, plies: 20, ending: { reason: 'time', winner } },
  ];
}
