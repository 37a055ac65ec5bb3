import { type InferOutput, parse } from 'valibot';
import { endingSchema } from '../rooms/room-event.ts';
import { COLORS, opposite } from '../rules/core/color.ts';
import type { Sql, SqlRow } from '../sql/sql.ts';
import { dayStartMs, RATED_PLIES, ratingDay } from './rating-rule.ts';

/** Somebody whose points come from a few people who hardly play others. */
export interface RatingCircle {
  readonly name: string;
  readonly variant: string;
  /** Of 30 days: 1 for a win, 0.5 for a draw. */
  readonly points: number;
  /** How many of these come from the few. */
  readonly fromFew: number;
  /** The names of the few. */
  readonly few: readonly string[];
}

const CIRCLE_DAYS = 30;
/** Who has won fewer points in that time is nobody to look at. */
const CIRCLE_POINTS = 10;
/** The most people that points of a circle come from, and the share that makes one. */
const MOST_FEW = 5;
const CIRCLE_SHARE = 0.8;

/** Finds those whose points come from a few people who play hardly anybody else. */
export async function findCircles({ ask, time }: Sql): Promise<readonly RatingCircle[]> {
  const sinceMs = dayStartMs(ratingDay(time.date().getTime()) - CIRCLE_DAYS);
  const rows = await ask(
    `select variant, black, white, ending, count(*) as games from game
    where ended >= $1 and rated = 1 and plies >= ${RATED_PLIES}
    group by variant, black, white, ending order by variant`,
    [sinceMs],
  );
  const circles: RatingCircle[] = [];
  for (const variant of new Set(rows.map((row) => String(row.variant)))) {
    const tally = tallyOf(rows.filter((row) => row.variant === variant));
    for (const person of tally.keys()) {
      const found = circleOf(person, tally);
      if (!found) continue;
      const name = async (id: string) => {
        const [row] = await ask('select name from person where id = $1', [id]);
        return String(row?.name ?? id);
      };
      const few = await Promise.all(found.few.map(name));
      circles.push({ ...found, name: await name(person), variant, few });
    }
  }
  return circles;
}

/** What each one has played with each other: by person, then by the other. */
type Tally = Map<string, Map<string, Played>>;

interface Played {
  games: number;
  points: number;
}

function tallyOf(rows: readonly SqlRow[]): Tally {
  const tally: Tally = new Map();
  const endings = new Map<unknown, InferOutput<typeof endingSchema>>();
  for (const row of rows) {
    const ending = endings.get(row.ending) ?? parse(endingSchema, JSON.parse(String(row.ending)));
    endings.set(row.ending, ending);
    for (const color of COLORS) {
      const [own, other] = [String(row[color]), String(row[opposite(color)])];
      const others = tally.get(own) ?? new Map<string, Played>();
      const played = others.get(other) ?? { games: 0, points: 0 };
      const score = ending.winner === undefined ? 0.5 : ending.winner === color ? 1 : 0;
      played.games += Number(row.games);
      played.points += score * Number(row.games);
      tally.set(own, others.set(other, played));
    }
  }
  return tally;
}

/** The few from whom somebody has nearly all points; undefined where it is as it should be. */
function circleOf(person: string, tally: Tally) {
  const others = playedBy(tally, person).sort(([, one], [, two]) => two.points - one.points);
  const nearest = others.slice(0, MOST_FEW);
  const near = [person, ...nearest.map(([other]) => other)];
  const few = nearest.filter(([other]) => {
    const all = playedBy(tally, other);
    const inside = all.filter(([one]) => near.includes(one));
    return sumOf('games', inside) > CIRCLE_SHARE * sumOf('games', all);
  });
  const [points, fromFew] = [sumOf('points', others), sumOf('points', few)];
  // In a small club there is nobody else to play.
  const isOfMany = tally.size > near.length;
  if (!isOfMany || points < CIRCLE_POINTS || fromFew <= CIRCLE_SHARE * points) return undefined;
  return { points, fromFew, few: few.map(([other]) => other) };
}

function playedBy(tally: Tally, person: string): (readonly [other: string, played: Played])[] {
  return [...(tally.get(person) ?? [])];
}

function sumOf(what: keyof Played, all: readonly (readonly [string, Played])[]): number {
  return all.reduce((sum, [, played]) => sum + played[what], 0);
}
