import { NEW_RATING, type Rating } from '../match/ratings/glicko2.ts';
import type { Color } from '../rules/core/color.ts';
import type { Ask, Sql, SqlRow } from '../sql/sql.ts';
import {
  ACTIVE_DAYS,
  type Company,
  dayStartMs,
  ENOUGH_COMPANY,
  gameWeight,
  isApart,
  isRanked,
  listScore,
  type PlayOrigin,
  RATED_PLIES,
  ratingAfterGame,
  ratingDay,
  ratingOn,
} from './rating-rule.ts';
import { inList, PAGE } from './rows.ts';

/** A game between two people that has ended. */
export interface EndedGame {
  readonly code: string;
  readonly variant: string;
  /** Whether it was to count for the ratings. */
  readonly isRated: boolean;
  /** The ids of both. */
  readonly black: string;
  readonly white: string;
  /** Where each has played from. */
  readonly blackNetwork: string;
  readonly whiteNetwork: string;
  readonly plies: number;
  /** Undefined for neither. */
  readonly winner: Color | undefined;
}

/** A rating of somebody in one variant, as it is today. */
export interface ShownRating {
  readonly rating: Rating;
  /** The number of games that counted. */
  readonly games: number;
  /** Whether they stand in the list; below it otherwise, with `?`. */
  readonly isListed: boolean;
}

/** Somebody with a rating. */
export interface RatedPerson {
  readonly id: string;
  readonly name: string;
  readonly rated: ShownRating;
}

/** A page of all who have a rating in a variant: those in the list, and the others below them. */
export interface RankingPage {
  readonly ranked: readonly RatedPerson[];
  /** How many have a rating. */
  readonly rankedCount: number;
  /** Whoever was asked for, and how many stand above them. */
  readonly own: (RatedPerson & { readonly at: number }) | undefined;
}

/** How many ratings are made anew at a time: what a player asks meanwhile waits for these. */
const RENEWED = 250;

const COLUMNS = `r.person, r.rating, r.deviation, r.volatility, r.games, r.people, r.networks, r.at,
  r.listed`;
const ORDER = 'r.listed desc, r.score desc, r.person desc';

/**
 * Changes the ratings of both players of a game. To be asked in the transaction that ends the game,
 * which is about both of them. Does nothing where the game counts for nobody.
 */
export async function rate(ask: Ask, game: EndedGame, nowMs: number): Promise<void> {
  if (!game.isRated || game.plies < RATED_PLIES) return;
  const { variant, black, white } = game;
  const people = await ask('select id, network from person where gone = 0 and id in ($1, $2)', [
    black,
    white,
  ]);
  const homes = new Map(people.map(({ id, network }) => [String(id), String(network)]));
  const weight = homes.size < 2 ? 0 : await weighToday(ask, game, nowMs);
  if (weight === 0) return;
  const rows = await ask(
    `select ${COLUMNS} from rating r where r.variant = $1 and r.person in ($2, $3)`,
    [variant, black, white],
  );
  const player = (person: string, network: string) => {
    const row = rows.find((one) => one.person === person);
    const origin: PlayOrigin = { home: homes.get(person) ?? network, network };
    const rating = row ? shownRating(row, nowMs).rating : NEW_RATING;
    const company = row ? companyOf(row) : { people: 0, networks: 0 };
    return { person, origin, rating, company, games: Number(row?.games ?? 0) };
  };
  const [one, two] = [player(black, game.blackNetwork), player(white, game.whiteNetwork)];
  const score = game.winner === undefined ? 0.5 : game.winner === 'black' ? 1 : 0;
  for (const [own, other, points] of [
    [one, two, score],
    [two, one, 1 - score],
  ] as const) {
    const network = isApart(own.origin, other.origin) ? other.origin.network : '';
    const company = await meet(ask, [variant, own.person, other.person, network], own.company);
    const after = ratingAfterGame(own.rating, other.rating, points, weight);
    await ask(
      `insert into rating (variant, person, rating, deviation, volatility, games, people, networks,
        network, at, score, listed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0)
      on conflict (variant, person) do update set rating = excluded.rating,
        deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
        people = excluded.people, networks = excluded.networks, network = excluded.network,
        at = excluded.at, score = excluded.score`,
      [
        ...[variant, own.person, after.rating, after.deviation, after.volatility, own.games + 1],
        ...[company.people, company.networks, own.origin.network, nowMs, listScore(after)],
      ],
    );
  }
}

/** How much a game counts beside those that have counted on this day. */
async function weighToday(ask: Ask, game: EndedGame, nowMs: number): Promise<number> {
  const { code, black, white, blackNetwork: network } = game;
  const todayMs = dayStartMs(ratingDay(nowMs));
  const count = async (which: string, values: readonly string[]) => {
    const [row] = await ask(
      `select count(*) as games from game where ended >= $1 and code <> $2 and rated = 1
        and plies >= ${RATED_PLIES} and ${which}`,
      [todayMs, code, ...values],
    );
    return Number(row?.games);
  };
  const ofPair = await count('(black = $3 and white = $4 or black = $4 and white = $3)', [
    black,
    white,
  ]);
  if (network !== game.whiteNetwork) return gameWeight(ofPair, undefined);
  return gameWeight(ofPair, await count('black_network = $3 and white_network = $3', [network]));
}

/** Notes whom somebody has played, until it is enough. @param network '' for one's own */
async function meet(
  ask: Ask,
  [variant, person, other, network]: readonly [string, string, string, string],
  before: Company,
): Promise<Company> {
  if (Math.min(before.people, before.networks) >= ENOUGH_COMPANY) return before;
  await ask(
    `insert into met (variant, person, other, network) values ($1, $2, $3, $4)
    on conflict do nothing`,
    [variant, person, other, network],
  );
  const [row = {}] = await ask(
    `select count(distinct other) as people, count(distinct nullif(network, '')) as networks
    from met where variant = $1 and person = $2`,
    [variant, person],
  );
  return companyOf(row);
}

/**
 * Makes the lists of a day: the order, in which whoever has stopped playing sinks, and who stands
 * in it, which depends on all others. A long list is made in parts: after each the caller may wait.
 */
export async function* renewRanking(sql: Sql): AsyncGenerator<void, void> {
  const nowMs = sql.time.date().getTime();
  for (const row of await sql.ask('select distinct variant from rating')) {
    yield* renewVariant(sql.ask, String(row.variant), nowMs);
  }
}

async function* renewVariant(ask: Ask, variant: string, nowMs: number): AsyncGenerator<void, void> {
  const sinceMs = dayStartMs(ratingDay(nowMs) - ACTIVE_DAYS);
  const active = await ask(
    `select p.network as home, r.network, count(*) as people
    from rating r join person p on p.id = r.person where r.variant = $1 and r.at >= $2
    group by p.network, r.network`,
    [variant, sinceMs],
  );
  const activeCount = active.reduce((sum, { people }) => sum + Number(people), 0);
  const origins = active.map(originOf);
  for (let last = '', isMore = true; isMore; ) {
    if (last !== '') yield;
    const rows = await ask(
      `select ${COLUMNS}, r.network, p.network as home
      from rating r join person p on p.id = r.person
      where r.variant = $1 and r.person > $2 order by r.person limit ${RENEWED}`,
      [variant, last],
    );
    const values = rows.flatMap((row) => {
      const { rating, games } = shownRating(row, nowMs);
      const isActive = Number(row.at) >= sinceMs;
      const around = {
        people: activeCount - (isActive ? 1 : 0),
        networks: countNetworks(originOf(row), origins),
      };
      const isListed = isRanked({ rating, games, ...companyOf(row) }, around);
      return [row.person, listScore(rating), isListed ? 1 : 0, row.at];
    });
    if (rows.length > 0) await ask(renewing(rows.length), [variant, ...values]);
    last = String(rows.at(-1)?.person);
    isMore = rows.length === RENEWED;
  }
}

/** Writes the score and the place of some, unless a game of theirs has counted meanwhile. */
function renewing(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    return `(${[2, 3, 4, 5].map((value) => `$${4 * at + value}`).join(', ')})`;
  });
  return `update rating set score = cast(v.column2 as double precision),
      listed = cast(v.column3 as integer)
    from (values ${rows.join(', ')}) as v
    where rating.variant = $1 and rating.person = v.column1
      and rating.at = cast(v.column4 as bigint)`;
}

/** How many networks there are that are not one's own, as far as it matters. */
function countNetworks(own: PlayOrigin, origins: readonly PlayOrigin[]): number {
  const networks = new Set<string>();
  for (const origin of origins) {
    if (isApart(own, origin)) networks.add(origin.network);
    if (networks.size === ENOUGH_COMPANY) break;
  }
  return networks.size;
}

/** A page of those who have a rating in a variant. @param from how many are left out */
export async function rankingPage(
  { ask, time }: Sql,
  variant: string,
  from: number,
  me?: string,
): Promise<RankingPage> {
  const nowMs = time.date().getTime();
  // The index alone tells whom a page has. A cross join keeps SQLite from beginning elsewhere.
  const people = (which: string, values: readonly unknown[]) =>
    ask(
      `select ${COLUMNS}, r.score, p.name from (select r.person from rating r
        where r.variant = $1 and ${which}) found cross join rating r cross join person p
      where r.variant = $1 and r.person = found.person and p.id = r.person order by ${ORDER}`,
      [variant, ...values],
    );
  const count = async (which: string, values: readonly unknown[]) => {
    const [row] = await ask(
      `select count(*) as people from rating r where r.variant = $1 and ${which}`,
      [variant, ...values],
    );
    return Number(row?.people);
  };
  const rows = await people(`true order by ${ORDER} limit ${PAGE} offset $2`, [from]);
  const [mine] = me === undefined ? [] : await people('r.person = $2', [me]);
  const above = '(r.listed, r.score, r.person) > ($2, $3, $4)';
  return {
    ranked: rows.map((row) => ratedPerson(row, nowMs)),
    rankedCount: await count('true', []),
    own: mine && {
      ...ratedPerson(mine, nowMs),
      at: await count(above, [mine.listed, mine.score, me]),
    },
  };
}

/** The ratings of some people: by person, then by variant. */
export async function ratingsOf(
  { ask, time }: Sql,
  people: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, ShownRating>>> {
  const found = new Map(people.map((person) => [person, new Map<string, ShownRating>()]));
  const rows = await inList(ask, people, (list) => {
    return `select r.variant, ${COLUMNS} from rating r where r.person in (${list})
      order by r.variant`;
  });
  for (const row of rows) {
    found
      .get(String(row.person))
      ?.set(String(row.variant), shownRating(row, time.date().getTime()));
  }
  return found;
}

/** Forgets the ratings of somebody who is deleted. */
export async function removeRatings(ask: Ask, person: string): Promise<void> {
  await ask('delete from met where person = $1', [person]);
  await ask('delete from rating where person = $1', [person]);
}

function originOf({ home, network }: SqlRow): PlayOrigin {
  return { home: String(home), network: String(network) };
}

function companyOf({ people, networks }: SqlRow): Company {
  return { people: Number(people), networks: Number(networks) };
}

function ratedPerson(row: SqlRow, nowMs: number): RatedPerson {
  return { id: String(row.person), name: String(row.name), rated: shownRating(row, nowMs) };
}

function shownRating(row: SqlRow, nowMs: number): ShownRating {
  const before = {
    rating: Number(row.rating),
    deviation: Number(row.deviation),
    volatility: Number(row.volatility),
  };
  return {
    rating: ratingOn(before, Number(row.at), nowMs),
    games: Number(row.games),
    isListed: Number(row.listed) === 1,
  };
}
