import { formatTimeControl, parseTimeControl } from '../records/tree/time-control.ts';
import { parseCode } from '../rooms/room-code.ts';
import { samePosition } from '../rules/core/position.ts';
import { formatSfen, parseSfen } from '../rules/notation/sfen.ts';
import { openGame, startPosition } from '../rules/notation/start.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { Ask, Sql, SqlRow } from '../sql/sql.ts';
import { CHALLENGE_ROWS, challengeOf } from './game-rows.ts';
import {
  type CountsGame,
  type Games,
  type HallMeans,
  type HallPlayer,
  MOST_GAMES,
  mayBeRated,
} from './games.ts';
import {
  type ChallengeTerms,
  type HallResult,
  hallDone,
  isGuest,
  type Person,
  type QuickTerms,
  hallRefusal as refuse,
} from './hall-command.ts';
import { CHALLENGE_ENDS, type Challenge, type ChallengeEnd, type OfferTerms } from './hall-now.ts';
import type { People } from './people.ts';
import { inList, nowMs } from './rows.ts';

/** The most challenges of a person that stand at once. */
const MOST_CHALLENGES = 5;

/** How long it is known of a challenge that it stood. */
const KNOWN_MS = 3_600_000;

const ANYONE = { kind: 'anyone' } as const;

/** The challenges of a house. The row of one is the fence: of two who accept it one gets it. */
export class Challenges {
  readonly #sql: Sql;
  readonly #means: HallMeans;
  readonly #people: People;
  readonly #games: Games;

  constructor(sql: Sql, means: HallMeans, people: People, games: Games) {
    this.#sql = sql;
    this.#means = means;
    this.#people = people;
    this.#games = games;
  }

  /** Those that stand, the oldest first. */
  async standing(): Promise<readonly Challenge[]> {
    return this.#standing(this.#sql.ask, 'true');
  }

  /** Why each of some challenges stands no more, by its code. */
  async endsOf(codes: readonly string[]): Promise<ReadonlyMap<string, ChallengeEnd>> {
    const rows = await inList(this.#sql.ask, codes, (list) => {
      return `select code, gone from challenge where code in (${list})`;
    });
    const ends = rows.map(({ code, gone }) => {
      return [String(code), CHALLENGE_ENDS.find((end) => end === gone) ?? 'away'] as const;
    });
    return new Map(ends);
  }

  /** Whether there is, or was a short time ago, a challenge or a game with a code. */
  wasThere(code: string): Promise<boolean> {
    return isCodeUsed(this.#sql.ask, code);
  }

  async challenge(by: HallPlayer, terms: ChallengeTerms, counts: CountsGame): Promise<HallResult> {
    const offer = readOffer(terms, by);
    if (!offer) return refuse('bad-terms');
    const to = await this.#challenged(terms.to);
    if (!to) return refuse('no-such-name');
    if (to.kind === 'person' && to.person === by.id) return refuse('yourself');
    const theirs = to.kind === 'person' ? await this.#between(to.person, by.id) : [];
    const same = theirs.find((one) => agrees(one, offer));
    if (same) return this.accept(by, same.code, counts);
    const made = await this.#sql.tx([by.id], (ask) => this.#make(ask, by, to, offer, counts));
    const [crossed] = theirs;
    return made.ok && crossed ? hallDone({ ...made.value, crossed: crossed.code }) : made;
  }

  /** Takes the oldest challenge to anyone that wants the same; makes it where there is none. */
  async quick(by: HallPlayer, terms: QuickTerms, counts: CountsGame): Promise<HallResult> {
    const offer = readOffer(terms, by);
    if (!offer) return refuse('bad-terms');
    /** Those whose makers may not begin a game now. */
    const busy = new Set<string>();
    for (;;) {
      const open = await this.#openTo(this.#sql.ask);
      const fits = (one: Challenge) =>
        one.by.id !== by.id && !busy.has(one.code) && agrees(one, offer);
      const other = open.find(fits);
      const own = open.find((one) => one.by.id === by.id && isSameOffer(one, offer));
      if (!other && own) return hallDone({ code: own.code });
      const done = other
        ? await this.accept(by, other.code, counts)
        : // Of two who look in the same moment the second finds what the first has made.
          await this.#sql.tx(['quick', by.id], async (ask) => {
            const isLate = (await this.#openTo(ask)).some(fits);
            return isLate ? undefined : this.#make(ask, by, ANYONE, offer, counts);
          });
      if (done?.ok || (done && !other)) return done;
      if (other) busy.add(other.code);
    }
  }

  /** Takes a challenge, also by invitation: the game begins. One's own to that person goes. */
  async accept(by: HallPlayer, typed: string, counts: CountsGame): Promise<HallResult> {
    const code = parseCode(typed) ?? typed;
    const begun = await this.#games.ofCode(code);
    // It may be said again, where the first answer was lost.
    if (begun && [begun.began.black.id, begun.began.white.id].includes(by.id)) {
      return hallDone({ code, game: begun.began.game });
    }
    const [found] = await this.#standing(this.#sql.ask, 'c.code = $1', code);
    if (!found) return this.#refuseGone(code, by.id);
    const { by: maker, to, code: _code, at: _at, ...terms } = found;
    if (maker.id === by.id) return refuse('yourself');
    if (to.kind === 'person' && to.person !== by.id) return refuse('not-for-you');
    const done = await this.#sql.tx([by.id, maker.id], async (ask) => {
      for (const { id } of [by, maker]) {
        if (await hasManyGames(ask, id, counts)) return refuse('too-many-games');
      }
      const row = await endChallenge(ask, 'accepted', nowMs(this.#sql), 'code = $3', code);
      if (!row) return undefined;
      // What the two offer to anyone, and what the one who accepts has offered to the other.
      const overtaken = `(by_id = $3 and to_id = $4 or to_kind = 'anyone' and by_id in ($3, $4))`;
      await endChallenge(ask, 'overtaken', nowMs(this.#sql), overtaken, by.id, maker.id);
      const first = { ...maker, network: String(row.by_network) };
      const offer = { ...terms, to: to.kind };
      return hallDone(await this.#games.begin(ask, code, offer, [first, by]));
    });
    return done ?? this.#refuseGone(code, by.id);
  }

  /** Takes back a challenge of one's own, or declines one for oneself. */
  async end(by: string, typed: string, why: 'taken-back' | 'declined'): Promise<HallResult> {
    const code = parseCode(typed) ?? typed;
    const [found] = await this.#standing(this.#sql.ask, 'c.code = $1', code);
    if (!found) return refuse('challenge-gone');
    const isOwn =
      why === 'taken-back'
        ? found.by.id === by
        : found.to.kind === 'person' && found.to.person === by;
    if (!isOwn) return refuse('not-for-you');
    const ended = await endChallenge(this.#sql.ask, why, nowMs(this.#sql), 'code = $3', code);
    return ended ? hallDone({ code }) : refuse('challenge-gone');
  }

  /** Withdraws challenges of people who are away. */
  async withdrawAway(codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      await endChallenge(this.#sql.ask, 'away', nowMs(this.#sql), 'code = $3', code);
    }
  }

  /** Ends all challenges of a person, and all for them by name. */
  async endAllOf(ask: Ask, person: string): Promise<void> {
    const where = '(by_id = $3 or to_id = $3)';
    await endChallenge(ask, 'away', nowMs(this.#sql), where, person);
  }

  /** Forgets challenges that went long ago. */
  async tidy(): Promise<void> {
    await this.#sql.ask('delete from challenge where gone_at < $1', [nowMs(this.#sql) - KNOWN_MS]);
  }

  /** Whoever plays the maker of a challenge that went for it is told so. */
  async #refuseGone(code: string, person: string): Promise<HallResult> {
    const rows = await this.#sql.ask(
      `select 1 from challenge c join game g on g.ended is null
        and (g.black = c.by_id and g.white = $2 or g.black = $2 and g.white = c.by_id)
      where c.code = $1 and c.gone = 'overtaken'`,
      [code, person],
    );
    return refuse(rows.length > 0 ? 'game-begun' : 'challenge-gone');
  }

  /** Whom a challenge is for; undefined where nobody has the name. */
  async #challenged(to: ChallengeTerms['to']): Promise<Challenge['to'] | undefined> {
    if (to.kind !== 'name') return to;
    const person = await this.#people.ofName(to.name);
    return person && { kind: 'person', person: person.id, name: person.name };
  }

  /** The challenges that stand from one person to another by name, the oldest first. */
  #between(by: string, to: string): Promise<readonly Challenge[]> {
    return this.#standing(this.#sql.ask, 'c.by_id = $1 and c.to_id = $2', by, to);
  }

  /** Those that anyone may take, the oldest first. */
  #openTo(ask: Ask): Promise<readonly Challenge[]> {
    return this.#standing(ask, `c.to_kind = 'anyone'`);
  }

  /** Makes a challenge, unless its maker has enough. @param ask in a transaction about the maker */
  async #make(
    ask: Ask,
    by: HallPlayer,
    to: Challenge['to'],
    offer: OfferTerms,
    counts: CountsGame,
  ): Promise<HallResult> {
    const own = await this.#standing(ask, 'c.by_id = $1', by.id);
    const isLike = (one: Challenge) => one.variant === offer.variant && isSameTo(one.to, to);
    if (own.length >= MOST_CHALLENGES || own.some(isLike)) return refuse('too-many-challenges');
    if (await hasManyGames(ask, by.id, counts)) return refuse('too-many-games');
    for (;;) {
      const code = this.#means.newCode();
      if (await isCodeUsed(ask, code)) continue;
      await ask('insert into challenge values ($1, $2, $3, $4, $5, $6, $7, $8, null, null)', [
        ...[code, by.id, by.name, by.network, to.kind, to.kind === 'person' ? to.person : null],
        ...[JSON.stringify(offer), nowMs(this.#sql)],
      ]);
      return hallDone({ code });
    }
  }

  async #standing(
    ask: Ask,
    where: string,
    ...values: readonly string[]
  ): Promise<readonly Challenge[]> {
    const all = `where c.gone is null and ${where} order by c.at, c.code`;
    return (await ask(`select ${CHALLENGE_ROWS} ${all}`, values)).map(challengeOf);
  }
}

async function isCodeUsed(ask: Ask, code: string): Promise<boolean> {
  const rows = await ask(
    'select 1 from challenge where code = $1 union all select 1 from game where code = $1',
    [code],
  );
  return rows.length > 0;
}

/** Ends those challenges that still stand. @returns the first of them */
async function endChallenge(
  ask: Ask,
  why: ChallengeEnd,
  nowMs: number,
  where: string,
  ...values: readonly unknown[]
): Promise<SqlRow | undefined> {
  const [first] = await ask(
    `update challenge set gone = $1, gone_at = $2 where gone is null and ${where} returning *`,
    [why, nowMs, ...values],
  );
  return first;
}

/** Whether somebody has as many games as one may have. */
async function hasManyGames(ask: Ask, person: string, counts: CountsGame): Promise<boolean> {
  const rows = await ask(
    'select name from game where ended is null and (black = $1 or white = $1)',
    [person],
  );
  return rows.filter(({ name }) => counts(String(name), person)).length >= MOST_GAMES;
}

/**
 * What somebody offers, as it is kept; undefined for what is no game. It is rated among members who
 * can find each other, if no side has an advantage.
 */
function readOffer(terms: ChallengeTerms, by: Person): OfferTerms | undefined {
  const variant = findVariant(terms.variant);
  if (!variant) return undefined;
  const start = parseSfen(variant, terms.sfen);
  if (!start.ok) return undefined;
  const control = terms.timeControl === '' ? undefined : parseTimeControl(terms.timeControl);
  if (control && !control.ok) return undefined;
  const { placement } = start.value;
  if (openGame(variant, placement).status().kind === 'ended') return undefined;
  const isEven = samePosition(placement, startPosition(variant).placement);
  const isAmongMembers = terms.to.kind !== 'invitation' && !isGuest(by);
  return {
    variant: variant.id,
    sfen: formatSfen(variant, start.value),
    timeControl: control ? formatTimeControl(control.value) : '',
    side: terms.side,
    isRated: mayBeRated(terms) && isEven && isAmongMembers,
    hasWatchers: terms.hasWatchers,
  };
}

function isSameTo(one: Challenge['to'], other: Challenge['to']): boolean {
  if (one.kind !== 'person' || other.kind !== 'person') return one.kind === other.kind;
  return one.person === other.person;
}

/** Whether two who offer a game to each other, or to anyone, want the same: then it may begin. */
function agrees(one: OfferTerms, other: OfferTerms): boolean {
  const sides = [one.side, other.side].sort().join();
  return isAlike(one, other) && (sides === 'lot,lot' || sides === 'black,white');
}

/** Whether two offers are the same, whoever makes them. */
function isSameOffer(one: OfferTerms, other: OfferTerms): boolean {
  return isAlike(one, other) && one.side === other.side;
}

function isAlike(one: OfferTerms, other: OfferTerms): boolean {
  return (
    one.variant === other.variant &&
    one.sfen === other.sfen &&
    one.timeControl === other.timeControl &&
    one.isRated === other.isRated &&
    one.hasWatchers === other.hasWatchers
  );
}
