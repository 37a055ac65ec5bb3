import { seatPlayers, sideInRematch, tossPawns } from '../match/furigoma.ts';
import { roomName } from '../rooms/room-name.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import type { Ending } from '../rules/core/game.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { findVariant } from '../rules/variants/index.ts';
import { type Ask, isTaken, type Sql } from '../sql/sql.ts';
import { GAME_ROWS, type GameOffer, gameOf, offerOf } from './game-rows.ts';
import { type HallAnswer, isGuest, type Person } from './hall-command.ts';
import type { HallGame, OfferTerms } from './hall-now.ts';
import { rate } from './ratings.ts';
import { nowMs, PAGE } from './rows.ts';

/** The most games of a person that go on at once. */
export const MOST_GAMES = 10;

/** How long after the begin of a game its clock runs in any case. */
const UNOPENED_MS = 60_000;

/** Somebody who plays, and the network from which they have come. */
export interface HallPlayer extends Person {
  readonly network: string;
}

/** Whether a game counts among those that somebody may have at once. */
export type CountsGame = (game: string, person: string) => boolean;

/** What the hall needs beside its tables. */
export interface HallMeans {
  /** Uniform from 0 to below 1, which nobody can foresee. */
  readonly random: () => number;
  /** A new code of six signs, which nobody can guess. */
  readonly newCode: () => string;
}

/** Whether a game of these terms is rated, if its players are known: one without a clock is not. */
export function mayBeRated({
  isRated,
  timeControl,
}: Pick<OfferTerms, 'isRated' | 'timeControl'>): boolean {
  return isRated && timeControl !== '';
}

/** The games of a house: how they begin and end, and where they are found. */
export class Games {
  readonly #sql: Sql;
  readonly #means: HallMeans;

  constructor(sql: Sql, means: HallMeans) {
    this.#sql = sql;
    this.#means = means;
  }

  /** Those that go on, the latest first. */
  running(): Promise<readonly HallGame[]> {
    return this.#find('where g.ended is null order by g.began desc, g.code');
  }

  async ofCode(code: string): Promise<HallGame | undefined> {
    return (await this.#find('where g.code = $1', code))[0];
  }

  /** @param name in its log */
  async ofName(name: string): Promise<HallGame | undefined> {
    return (await this.#find('where g.name = $1', name))[0];
  }

  /** A page of a person's games: those that go on, then those that are over, the latest first. */
  ofPerson(person: string, from: number): Promise<readonly HallGame[]> {
    return this.#find(
      `where g.code in (
        select code from (
          select code, began, ended from game where black = $1
          union select code, began, ended from game where white = $1
        ) as own order by ended is not null, began desc limit ${PAGE} offset $2
      ) order by g.ended is not null, g.began desc`,
      person,
      from,
    );
  }

  /**
   * Begins a game on terms that two have agreed on.
   * @param ask in a transaction about both
   * @param first who has offered, `second` who has accepted
   * @param after the code of the game of which it is the rematch
   */
  async begin(
    ask: Ask,
    code: string,
    offer: Omit<GameOffer, 'by'>,
    [first, second]: readonly [HallPlayer, HallPlayer],
    after?: string,
  ): Promise<HallAnswer> {
    const { side, variant } = offer;
    const toss = side === 'lot' ? tossPawns(this.#means.random) : undefined;
    const pair = side === 'white' ? ([second, first] as const) : ([first, second] as const);
    const { black, white } = seatPlayers(...pair, toss);
    const atMs = nowMs(this.#sql);
    const game = roomName({ at: atMs, variant, code });
    const by = black.id === first.id ? 'black' : 'white';
    const terms: GameOffer = { ...offer, by };
    const isRated = mayBeRated(offer) && ![black, white].some(isGuest);
    await ask(
      `insert into game (code, name, variant, terms, rated, black, white, black_name, white_name,
        black_network, white_network, after_code, began, due)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[code, game, variant, JSON.stringify(terms), isRated ? 1 : 0, black.id, white.id],
        ...[black.name, white.name, black.network, white.network, after ?? null, atMs],
        // Its room knows better; this is for the case that the process ends before.
        offer.timeControl === '' ? null : atMs + UNOPENED_MS,
      ],
    );
    return { code, game };
  }

  /**
   * Begins the game that both players of a game have agreed on in its room: once, whichever houses
   * have heard of it. The terms are those of the game before.
   * @param name of the game before, in its log
   */
  async rematch(name: string): Promise<HallAnswer | undefined> {
    const [before] = await this.#sql.ask(`select ${GAME_ROWS} where g.name = $1`, [name]);
    if (!before) return undefined;
    const { by, ...terms } = offerOf(before);
    const variant = findVariant(terms.variant);
    const start = variant && parseSfen(variant, terms.sfen);
    if (!variant || !start?.ok) return undefined;
    const playerOf = (color: Color): HallPlayer => ({
      id: String(before[color]),
      name: String(before[`${color}_now`]),
      network: String(before[`${color}_network`]),
    });
    const side = sideInRematch({ variant, start: start.value }, by);
    const players = [playerOf(by), playerOf(opposite(by))] as const;
    const after = String(before.code);
    try {
      return await this.#sql.tx([players[0].id, players[1].id], (ask) =>
        this.begin(ask, this.#means.newCode(), { ...terms, side }, players, after),
      );
    } catch (error) {
      if (!isTaken(error)) throw error;
      const [known] = await this.#find('where g.after_code = $1', after);
      return known && { code: known.began.code, game: known.began.game };
    }
  }

  /**
   * Ends a game, once, and reckons the ratings.
   * @param name in its log
   * @returns whether it went on before
   */
  async end(name: string, plies: number, ending: Ending): Promise<boolean> {
    const known = await this.ofName(name);
    if (!known || known.ended) return false;
    const { black, white } = known.began;
    return this.#sql.tx([black.id, white.id], async (ask) => {
      const atMs = nowMs(this.#sql);
      const [ended] = await ask(
        `update game set ended = $2, plies = $3, ending = $4, due = null
        where name = $1 and ended is null returning *`,
        [name, atMs, plies, JSON.stringify(ending)],
      );
      if (!ended) return false;
      const game = {
        ...{ code: String(ended.code), variant: String(ended.variant), plies },
        isRated: Number(ended.rated) === 1,
        ...{ black: black.id, white: white.id, winner: ending.winner },
        blackNetwork: String(ended.black_network),
        whiteNetwork: String(ended.white_network),
      };
      await rate(ask, game, atMs);
      return true;
    });
  }

  /** Lets a game that goes on count for nobody. @param name in its log */
  async discount(name: string): Promise<void> {
    await this.#sql.ask('update game set rated = 0 where name = $1 and ended is null', [name]);
  }

  /** Whether somebody has played a game to its end. */
  async hasFinished(person: string): Promise<boolean> {
    const where = 'where ended is not null and (black = $1 or white = $1) limit 1';
    return (await this.#sql.ask(`select 1 from game ${where}`, [person])).length > 0;
  }

  async #find(where: string, ...values: readonly unknown[]): Promise<readonly HallGame[]> {
    const rows = await this.#sql.ask(`select ${GAME_ROWS} ${where}`, values);
    return rows.map(gameOf);
  }
}
