import { seatPlayers, tossPawns } from '../../match/furigoma.ts';
import { NEW_RATING } from '../../match/ratings/glicko2.ts';
import { formatTimeControl, parseTimeControl } from '../../records/tree/time-control.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../rules/variants/index.ts';
import { roomName } from '../room-name.ts';
import type { Person } from './hall-command.ts';
import {
  freeCode,
  type HallMeans,
  hallDeed,
  hallRefusal,
  hasManyGames,
  type Judgement,
} from './hall-deed.ts';
import type { HallState } from './hall-state.ts';
import { mayBeRated } from './rated-games.ts';
import type { Seek, SoughtGame } from './seeks.ts';

/** What is played by two who take any game, and sought first by who has never sought. */
export const DEFAULT_SOUGHT: SoughtGame = { variant: VARIANTS[0].id, timeControl: '600+30+0' };

/** How far two ratings may be apart at once, how much further after each time, and until when. */
const APART = { atOnce: 100, more: 100, everyMs: 10_000, untilMs: 60_000 };

/** Somebody who seeks; `at` is the time of day from which on they do. */
interface Seeker extends Pick<Seek, 'by' | 'at'> {
  readonly game?: SoughtGame | undefined;
}

/** Two who may play each other. */
interface Pair {
  readonly seekers: readonly [Seeker, Seeker];
  readonly game: SoughtGame;
  /** The difference of their ratings. */
  readonly apart: number;
}

/** Pairs somebody who begins to seek with the one who fits best, or lets them wait. */
export function judgeSeek(
  hall: HallState,
  by: Person,
  wanted: SoughtGame | undefined,
  means: HallMeans,
): Judgement {
  const game = wanted && readGame(wanted);
  if (wanted && !game) return hallRefusal('bad-terms');
  if (hasManyGames(hall, by, means)) return hallRefusal('too-many-games');
  const person = { id: by.id, name: by.name };
  const seeker: Seeker = { by: person, game, at: means.atMs };
  const others = hall.seeks.all.filter((seek) => seek.by.id !== by.id);
  const pair = bestPair(hall, others, means.atMs, [seeker]);
  if (pair) return begin(hall, pair, means);
  const known = hall.seeks.of(by.id);
  if (known && isSameGame(known.game, game)) return hallDeed(undefined);
  return hallDeed({ kind: 'sought', by: person, ...(game && { game }) });
}

/** Pairs two of those who wait, if two fit by now. */
export function judgePairing(hall: HallState, means: HallMeans): Judgement {
  const { all } = hall.seeks;
  const pair = bestPair(hall, all, means.atMs);
  return pair ? begin(hall, pair, means) : hallDeed(undefined);
}

/** The game as it is kept; undefined for one that cannot be played. */
function readGame({ variant, timeControl }: SoughtGame): SoughtGame | undefined {
  if (!findVariant(variant)) return undefined;
  if (timeControl === '') return { variant, timeControl };
  const control = parseTimeControl(timeControl);
  return control.ok ? { variant, timeControl: formatTimeControl(control.value) } : undefined;
}

function isSameGame(one: SoughtGame | undefined, other: SoughtGame | undefined): boolean {
  return one?.variant === other?.variant && one?.timeControl === other?.timeControl;
}

/**
 * The two whose ratings are nearest; of several such pairs the one that has waited longest.
 * @param seekers those who wait, the oldest first
 * @param news those of whom one must be in the pair. Default: any two of those who wait
 */
function bestPair(
  hall: HallState,
  seekers: readonly Seeker[],
  atMs: number,
  news: readonly Seeker[] = seekers,
): Pair | undefined {
  const everybody = news === seekers ? seekers : [...seekers, ...news];
  let best: Pair | undefined;
  for (const [index, one] of seekers.entries()) {
    for (const other of news === seekers ? seekers.slice(index + 1) : news) {
      const pair = pairOf(hall, one, other, atMs);
      if (!pair || (best && pair.apart >= best.apart)) continue;
      if (!isAgain(hall, one, other, everybody) && !isAgain(hall, other, one, everybody)) {
        best = pair;
      }
    }
  }
  return best;
}

/** Two as a pair; undefined where they seek other games, or are too far apart as yet. */
function pairOf(hall: HallState, one: Seeker, other: Seeker, atMs: number): Pair | undefined {
  if (!fits(one, other)) return undefined;
  const game = one.game ?? other.game ?? DEFAULT_SOUGHT;
  const [rating, otherRating] = [one, other].map(({ by }) => ratingOf(hall, by, game.variant));
  const apart = Math.abs((rating ?? 0) - (otherRating ?? 0));
  // The longer wait of the two counts.
  const waitedMs = atMs - Math.min(one.at, other.at);
  return apart <= mostApart(waitedMs) ? { seekers: [one, other], game, apart } : undefined;
}

function fits({ game }: Seeker, other: Seeker): boolean {
  return !game || !other.game || isSameGame(game, other.game);
}

function mostApart(waitedMs: number): number {
  const { atOnce, more, everyMs, untilMs } = APART;
  if (waitedMs >= untilMs) return Number.POSITIVE_INFINITY;
  return atOnce + more * Math.floor(waitedMs / everyMs);
}

function ratingOf(hall: HallState, { id }: Person, variant: string): number {
  return (hall.member(id)?.ratings.get(variant)?.rating ?? NEW_RATING).rating;
}

/** Whether somebody would play the same opponent twice in a row while another one waits. */
function isAgain(
  { seeks }: HallState,
  one: Seeker,
  other: Seeker,
  everybody: readonly Seeker[],
): boolean {
  if (seeks.lastOpponent(one.by.id) !== other.by.id) return false;
  return everybody.some((third) => third !== one && third !== other && fits(one, third));
}

/** Begins the game of two: even, by lot, and rated where both are registered and it has a clock. */
function begin(
  hall: HallState,
  { seekers: [first, second], game: { variant: id, timeControl } }: Pair,
  means: HallMeans,
): Judgement {
  const variant = findVariant(id);
  if (!variant) return hallRefusal('bad-terms');
  const people = [first.by, second.by] as const;
  const code = freeCode(hall, means);
  const game = roomName({ at: means.atMs, variant: id, code });
  const terms = {
    ...({ by: first.by, to: { kind: 'anyone' }, side: 'lot', hasWatchers: true } as const),
    variant: id,
    sfen: formatSfen(variant, startPosition(variant)),
    timeControl,
    isRated:
      mayBeRated({ timeControl, isRated: true }) &&
      people.every((person) => hall.member(person.id) !== undefined),
  };
  const players = seatPlayers(...people, tossPawns(means.random));
  return hallDeed({ kind: 'began', code, game, terms, ...players }, { code, game });
}
