import { createHash } from 'node:crypto';
import { CHALLENGE_ROWS, challengeOf, GAME_ROWS, gameOf } from '../../source/hall/game-rows.ts';
import {
  type HallCommand,
  type HallRefusal,
  type HallResult,
  isGuest,
  type Person,
} from '../../source/hall/hall-command.ts';
import { type HallGame, HallNow } from '../../source/hall/hall-now.ts';
import { House, type HouseNews } from '../../source/hall/house.ts';
import { nameKey } from '../../source/hall/member-name.ts';
import { rate } from '../../source/hall/ratings.ts';
import { Visit } from '../../source/hall/visit.ts';
import { COLORS } from '../../source/rules/core/color.ts';
import type { Ending } from '../../source/rules/core/game.ts';
import { failure } from '../../source/rules/core/result.ts';
import type { HallEvent } from './hall-events.ts';
import { MemorySql, type MemoryView } from './memory-sql.ts';
import { roomTime } from './room-table.ts';

/** A house in memory, in which a test lets things happen that others have done. */
export class FakeHouse extends House {
  declare readonly time: ReturnType<typeof roomTime>;
  /** What is refused next, for this reason. */
  refusal: HallRefusal | undefined;
  /** What was asked for. */
  readonly asked: HallCommand[] = [];
  readonly listeners = new Set<(news: HouseNews) => void>();
  /** Asks its database; it has the ratings as well. */
  readonly sql: MemoryView;
  readonly #memory: MemorySql;
  /** Another house of the database. */
  readonly #other: MemoryView;
  #events = 0;
  #ids = 0;
  #sessions = 0;

  constructor(...events: readonly HallEvent[]) {
    const memory = new MemorySql(roomTime());
    const sql = memory.house(false);
    let codes = 0;
    super({
      sql,
      limits: { sessions: 20, sessionsOfOne: 3 },
      means: { random: () => 0.9, newCode: () => codeOf(++codes) },
      onFault: (error) => {
        throw error;
      },
    });
    this.#memory = memory;
    this.#other = memory.house();
    this.sql = sql;
    this.happen(...events);
  }

  /** Something happens at another house, and everybody hears of it at once. */
  happen(...events: readonly HallEvent[]): void {
    for (const event of events) {
      const before = this.hall;
      this.#events++;
      this.#write(event);
      const challenges = this.#rows(`${CHALLENGE_ROWS} where c.gone is null order by c.at, c.code`);
      const games = this.#rows(`${GAME_ROWS} where g.ended is null order by g.began desc, g.code`);
      this.hall = new HallNow(challenges.map(challengeOf), games.map(gameOf));
      this.#tellOf(event, before);
    }
  }

  tell(news: HouseNews): void {
    for (const listener of this.listeners) listener(news);
  }

  override follow(listener: (news: HouseNews) => void): () => void {
    this.listeners.add(listener);
    const end = super.follow(listener);
    return () => {
      this.listeners.delete(listener);
      end();
    };
  }

  override async command(by: Person, command: HallCommand, from?: string): Promise<HallResult> {
    this.asked.push(command);
    const { refusal } = this;
    this.refusal = undefined;
    return refusal ? failure(refusal) : super.command(by, command, from);
  }

  /** A session of somebody; of one whose key is new, if nobody is named. */
  visit(person?: Person): Visit {
    const key = person?.id ?? 'SHA256:new';
    const [known] = this.#rows(
      'p.id, p.name from person p join person_key k on k.person = p.id where k.key = $1',
      key,
    );
    const { id, name } = known ?? {};
    const own = known && { person: { id: String(id), name: String(name) } };
    return new Visit({
      house: this,
      session: `session-${++this.#sessions}`,
      as: person && isGuest(person) ? { kind: 'guest', person } : { kind: 'key', key, ...own },
      newId: () => `id-${++this.#ids}`,
    });
  }

  /** The game that a session is in. */
  gameOf({ session }: Visit): string | undefined {
    return this.here.find((one) => one.session === session)?.game;
  }

  #rows(text: string, ...values: readonly unknown[]) {
    return this.#memory.rows(`select ${text}`, values);
  }

  /** Writes what has happened into the tables, each event some time after the one before. */
  #write(event: HallEvent): void {
    const atMs = this.time.date().getTime() + this.#events;
    const write = (text: string, ...values: readonly unknown[]) => this.#memory.rows(text, values);
    switch (event.kind) {
      case 'registered': {
        const { person, name } = event;
        const columns = 'id, name, name_key, network, at, seen, gone';
        const values = [person, name, nameKey(name), atMs];
        write(`insert into person (${columns}) values ($1, $2, $3, $1, $4, $4, 0)`, ...values);
        write('insert into person_key values ($1, $1, $2)', person, atMs);
        return;
      }
      case 'key-added':
        write('insert into person_key values ($1, $2, $3)', event.key, event.person, atMs);
        return;
      case 'key-code-made': {
        const digest = createHash('sha256').update(event.code).digest('hex');
        write('insert into key_code values ($1, $2, $3)', event.person, digest, 2 * atMs);
        return;
      }
      case 'challenged': {
        const { kind: _, code, by, to, ...terms } = event;
        const person = to.kind === 'person' ? to.person : null;
        const values = [code, by.id, by.name, to.kind, person, JSON.stringify(terms), atMs];
        write(
          `insert into challenge (code, by_id, by_name, by_network, to_kind, to_id, terms, at)
          values ($1, $2, $3, $2, $4, $5, $6, $7)`,
          ...values,
        );
        return;
      }
      case 'withdrawn':
        write('update challenge set gone = $2 where code = $1', event.code, event.why);
        return;
      case 'began': {
        const { code, game, black, white } = event;
        const challenge = this.hall.challenge(code);
        if (!challenge) throw new Error(`there is no challenge ${code}`);
        const { at: _, by, to, ...offer } = challenge;
        const maker = COLORS.find((color) => event[color].id === by.id);
        const terms = JSON.stringify({ ...offer, by: maker, to: to.kind });
        const isRated = offer.isRated && ![black, white].some(isGuest);
        write(
          `insert into game (code, name, variant, terms, rated, black, white, black_name,
            white_name, black_network, white_network, began)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $6, $7, $10)`,
          ...[code, game, offer.variant, terms, isRated ? 1 : 0],
          ...[black.id, white.id, black.name, white.name, atMs],
        );
        write(`update challenge set gone = 'accepted' where code = $1`, code);
        const { variant, sfen, timeControl, hasWatchers } = offer;
        const opened = {
          kind: 'opened',
          folder: '',
          code,
          variant,
          sfen,
          timeControl,
          hasWatchers,
        };
        const seated = COLORS.map((color) => {
          return { kind: 'seated', color, account: event[color].id, name: event[color].name };
        });
        for (const [index, body] of [opened, ...seated].entries()) {
          const seq = index + 1;
          const text = JSON.stringify({ seq, at: atMs, ...body });
          write('insert into event (game, seq, body) values ($1, $2, $3)', game, seq, text);
        }
        return;
      }
      case 'ended': {
        const { code, plies, ending } = event;
        write(
          'update game set ended = $2, plies = $3, ending = $4 where code = $1',
          ...[code, atMs, plies, JSON.stringify(ending)],
        );
        const game = this.hall.running(code);
        if (game) this.#rate(game, plies, ending);
        return;
      }
      default:
        event satisfies never;
    }
  }

  #tellOf(event: HallEvent, before: HallNow): void {
    if ('person' in event) {
      this.#other.tell(`person ${event.person}`);
      return;
    }
    const challenge = this.hall.challenge(event.code) ?? before.challenge(event.code);
    const game = this.hall.running(event.code) ?? before.running(event.code);
    const { kind } = event;
    if (kind === 'challenged' && challenge) this.tell({ kind, challenge });
    else if (kind === 'withdrawn' && challenge) this.tell({ kind, challenge, why: event.why });
    else if ((kind === 'began' || kind === 'ended') && game) this.tell({ kind, game });
    else throw new Error(`${kind} cannot follow`);
  }

  /** Whoever asks for the ratings from now on gets those after the game. */
  #rate({ terms, began }: HallGame, plies: number, { winner }: Ending): void {
    const { code, black, white } = began;
    const players = { black: black.id, white: white.id };
    const networks = { blackNetwork: black.id, whiteNetwork: white.id };
    const { variant, isRated } = terms;
    const game = { code, variant, isRated, plies, winner, ...players, ...networks };
    void this.sql.tx([], (ask) => rate(ask, game, this.time.date().getTime()));
    for (const { id } of [black, white]) this.#other.tell(`person ${id}`);
  }
}

/** `CDE222`, `CDE223`: codes that nothing else has. */
function codeOf(count: number): string {
  return `CDE2${2 + Math.floor(count / 8)}${2 + (count % 8)}`;
}
