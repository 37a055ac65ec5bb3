import { type Elsewhere, NOBODY_ELSEWHERE } from '../rooms/attendance.ts';
import type { RoomTime } from '../rooms/room-time.ts';
import { isGuest, type Person } from './hall-command.ts';
import type { Challenge } from './hall-now.ts';
import type { Here } from './here.ts';
import type { Neighbours } from './neighbours.ts';

/**
 * Sits in each room whose clock runs, and nobody sees them: so the other houses know that the clock
 * has not stood.
 */
const KEEPER: Person = { id: 'keeper', name: '' };

/** How long somebody may be nowhere until their challenges are withdrawn. */
const AWAY_MS = 300_000;

/** The same for the challenges of a guest, and for those to anyone, who would wait for nobody. */
const SHORT_AWAY_MS = 20_000;

/** The people in a house, and in the others of its database. */
export class HousePresence {
  readonly #neighbours: Neighbours;
  readonly #time: Pick<RoomTime, 'nowMs'>;
  readonly #running: () => readonly string[];
  readonly #own = new Map<string, Here>();
  /** The games of which the others know that their clocks run here. */
  #kept: readonly string[] = [];
  /** The moment since which somebody is nowhere. */
  #awaySince: ReadonlyMap<string, number> = new Map();
  /** What was asked for, until the next change of it. */
  #here: readonly Here[] | undefined;
  #elsewhere: ReadonlyMap<string, Elsewhere> | undefined;

  /** @param running gives the games whose clocks run in this house */
  constructor(
    neighbours: Neighbours,
    time: Pick<RoomTime, 'nowMs'>,
    running: () => readonly string[],
  ) {
    this.#neighbours = neighbours;
    this.#time = time;
    this.#running = running;
  }

  /** All who are here, those at other houses first. */
  get here(): readonly Here[] {
    this.#here ??= [...this.#neighbours.here.filter(isSeen), ...this.#own.values()];
    return this.#here;
  }

  /** Those who are in this house. */
  get own(): readonly Here[] {
    return [...this.#own.values()];
  }

  has({ id }: Person): boolean {
    return this.here.some(({ person }) => person.id === id);
  }

  /** Counts those who are in the room of a game at other houses. */
  elsewhere(game: string): Elsewhere {
    this.#elsewhere ??= byGame(this.#neighbours.here.filter(isSeen));
    return this.#elsewhere.get(game) ?? NOBODY_ELSEWHERE;
  }

  /** Whether the clock of a game runs at another house. */
  runsElsewhere(game: string): boolean {
    return this.#neighbours.here.some((here) => !isSeen(here) && here.game === game);
  }

  /** Whether the other houses know that the clock of a game runs here. */
  keeps(game: string): boolean {
    return this.#kept.includes(game);
  }

  arrive(here: Here): void {
    this.#own.set(here.session, here);
    this.tellOthers();
  }

  /** @returns who has left; undefined for a session that was not here */
  depart(session: string): Person | undefined {
    const person = this.#own.get(session)?.person;
    if (this.#own.delete(session)) this.tellOthers();
    return person;
  }

  /** Somebody who may be here has another name. */
  rename(person: Person): void {
    const sessions = [...this.#own].filter(([, here]) => here.person.id === person.id);
    for (const [session, here] of sessions) this.#own.set(session, { ...here, person });
    if (sessions.length > 0) this.tellOthers();
  }

  /** Tells the other houses who is here, and in which rooms the clock runs. */
  tellOthers(): void {
    this.hearOthers();
    this.#kept = this.#running();
    const keepers = this.#kept.map((game) => {
      return { session: `keeper ${game}`, person: KEEPER, game };
    });
    this.#neighbours.tell([...this.#own.values(), ...keepers]);
  }

  /** The other houses have told something. */
  hearOthers(): void {
    this.#here = undefined;
    this.#elsewhere = undefined;
  }

  /** The codes of those challenges whose makers have been nowhere for too long. */
  longAway(challenges: readonly Challenge[]): readonly string[] {
    const nowMs = this.#time.nowMs();
    const away = challenges.filter(({ by }) => !this.has(by));
    const since = new Map(away.map(({ by: { id } }) => [id, this.#awaySince.get(id) ?? nowMs]));
    this.#awaySince = since;
    return away.flatMap(({ code, by, to }) => {
      const mostMs = isGuest(by) || to.kind === 'anyone' ? SHORT_AWAY_MS : AWAY_MS;
      return nowMs - (since.get(by.id) ?? nowMs) >= mostMs ? [code] : [];
    });
  }
}

function isSeen({ person }: Here): boolean {
  return person.id !== KEEPER.id;
}

/** Counts those who are in each game. */
function byGame(here: readonly Here[]): ReadonlyMap<string, Elsewhere> {
  const games = new Map<string, Elsewhere>();
  for (const { game = '', seat } of here) {
    const { sides, watchers } = games.get(game) ?? NOBODY_ELSEWHERE;
    games.set(
      game,
      seat ? { sides: { ...sides, [seat]: true }, watchers } : { sides, watchers: watchers + 1 },
    );
  }
  return games;
}
