import { Listeners } from '../rooms/listeners.ts';
import type { DoorFault, Visitor } from '../rooms/room.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { RoomSeat } from '../rooms/seat.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { HallCommand, HallResult, Person } from './hall-command.ts';
import type { Challenge, ChallengeEnd, HallGame } from './hall-now.ts';
import type { House, HouseNews } from './house.ts';

export interface VisitOptions {
  readonly house: House;
  /** Names the session; no two have the same. */
  readonly session: string;
  /** As whom they have come: with a key, by its fingerprint, or as a guest of the house. */
  readonly as:
    | {
        readonly kind: 'key';
        readonly key: string;
        /** The person whose key it is, if that is known already. */
        readonly person?: Person;
      }
    | { readonly kind: 'guest'; readonly person: Person };
  /** The network from which they have come. Default: not known. */
  readonly from?: string;
  /** Names a command; never twice the same. */
  readonly newId: () => string;
}

/** What a visitor is told, wherever they are on the server. */
export type VisitNews =
  /** Somebody challenges them by name; the server ends soon. */
  | Extract<HouseNews, { kind: 'challenged' | 'draining' }>
  /** A challenge of theirs no longer stands. */
  | {
      readonly kind: 'withdrawn';
      readonly why: Exclude<ChallengeEnd, 'accepted' | 'overtaken'>;
      readonly challenge: Challenge;
    }
  /** Nothing can be written now; the system's code of why. */
  | { readonly kind: 'trouble'; readonly code: string }
  /** What happens can be written again. */
  | { readonly kind: 'back' }
  /** Keys came too fast, and some were dropped. */
  | { readonly kind: 'keys-dropped' }
  /** The session ends soon, since nothing happens in it. */
  | { readonly kind: 'idle' };

/** A game of the visitor that begins. */
export interface OwnGame {
  readonly game: HallGame;
  /** Whether they have just accepted it here. */
  readonly isAccepted: boolean;
}

/** One session on a server: who it is, and where they are. */
export class Visit {
  readonly house: House;
  /** Names the session. */
  readonly session: string;
  readonly #options: VisitOptions;
  /** The rooms that they are in, the latest last. */
  #stays: readonly RoomStay[] = [];
  #hasEnded = false;
  #person: Person | undefined;
  readonly #endFollowing: () => void;
  readonly #onNews = new Listeners<VisitNews>();
  readonly #onOwnGame = new Listeners<OwnGame>();
  /** The codes of the challenges that were accepted here, until their games begin. */
  readonly #accepted = new Set<string>();
  /** Why nothing could be written before the last change. */
  #trouble: string | undefined;

  /** Comes into the house as far as it is known as whom; `come` finds that out. */
  constructor(options: VisitOptions) {
    this.house = options.house;
    this.session = options.session;
    this.#options = options;
    this.#person = options.as.person;
    const { house } = this;
    this.#trouble = house.trouble;
    this.#endFollowing = house.follow((news) => this.#hear(news));
    this.#tellWhere();
  }

  /** Comes into the house, if the key has a name. Rejects if the house cannot tell. */
  async come(): Promise<void> {
    const { key } = this;
    if (key === undefined) return;
    const member = await this.house.people.ofKey(key);
    this.#setPerson(member && { id: member.id, name: member.name });
  }

  /** The fingerprint with which they have come; undefined for a guest. */
  get key(): string | undefined {
    const { as } = this.#options;
    return as.kind === 'key' ? as.key : undefined;
  }

  /** The visitor; undefined until their key has a name. */
  get person(): Person | undefined {
    return this.#person;
  }

  /** Calls back with what the visitor is to be told. @returns what ends that */
  readonly onNews = this.#onNews.follow;

  /**
   * Calls back when a game of theirs begins that they have offered, or accepted here.
   * @returns what ends that
   */
  readonly onOwnGame = this.#onOwnGame.follow;

  /** Tells the visitor something about their session. */
  note(kind: 'keys-dropped' | 'idle'): void {
    this.#onNews.tell({ kind });
  }

  /** Whether they have a seat in a game that goes on. */
  get hasGame(): boolean {
    return this.#stays.some(({ seat }) => seat.side && !seat.match.ending);
  }

  /** Whether they sit in a game that goes on, be it in another session or left for a while. */
  get isPlaying(): boolean {
    const { house, person } = this;
    return this.hasGame || (!!person && house.hall.runningOf(person.id).length > 0);
  }

  async command(command: HallCommand): Promise<HallResult> {
    // The game may begin before the answer is there.
    if (command.kind === 'accept') this.#accepted.add(command.code);
    const result = await this.house.command(
      this.person ?? { id: this.key ?? '', name: '' },
      command,
      this.#options.from,
    );
    if (command.kind === 'accept' && !result.ok) this.#accepted.delete(command.code);
    if (result.ok && result.value.person) this.#setPerson(result.value.person);
    return result;
  }

  /** Goes into the room of a game, to play or to watch. */
  async join(
    game: string,
    wants: Visitor['wants'],
  ): Promise<Result<RoomStay, DoorFault | 'no-room'>> {
    const { house, person } = this;
    if (!person || this.#hasEnded) return failure('no-room');
    const visitor = { account: person.id, name: person.name, wants };
    const options = { time: house.time, newId: this.#options.newId };
    const taken = await RoomSeat.take(options, (hear) => house.enter(game, visitor, hear));
    if (!taken.ok) return taken;
    const seat = taken.value;
    if (this.#hasEnded) {
      seat.leave();
      return failure('no-room');
    }
    const stay: RoomStay = {
      seat,
      at: undefined,
      host: undefined,
      get code() {
        return seat.game.opened.code;
      },
      get saveError() {
        const { trouble } = house;
        return trouble && Object.assign(new Error(trouble), { code: trouble });
      },
      leave: async () => {
        seat.leave();
        if (!this.#stays.includes(stay)) return;
        this.#stays = this.#stays.filter((one) => one !== stay);
        this.#tellWhere();
      },
    };
    seat.follow(({ kind }) => {
      if (kind === 'rematch') this.#tellWhere();
    });
    this.#stays = [...this.#stays, stay];
    this.#tellWhere();
    return success(stay);
  }

  /** Leaves the house, and the rooms that they are in. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#endFollowing();
    const stays = this.#stays;
    this.#stays = [];
    for (const stay of stays) await stay.leave();
    this.house.depart(this.session);
  }

  #hear(news: HouseNews): void {
    const id = this.person?.id;
    switch (news.kind) {
      case 'challenged': {
        const { to } = news.challenge;
        if (to.kind === 'person' && to.person === id) this.#onNews.tell(news);
        return;
      }
      case 'withdrawn': {
        const { challenge, why } = news;
        // Whoever has begun another game need not be told.
        if (challenge.by.id !== id || why === 'overtaken') return;
        this.#onNews.tell({ kind: 'withdrawn', why, challenge });
        return;
      }
      case 'began':
        this.#hearBegun(news.game);
        return;
      case 'person':
        // Whoever has no name yet may have got one. If that fails they stay who they were.
        if (id === undefined || news.id === id) void this.come().catch(() => {});
        return;
      case 'trouble':
        this.#hearTrouble(this.house.trouble);
        return;
      case 'draining':
        this.#onNews.tell(news);
        return;
      case 'ended':
      case 'banned':
      case 'deleted':
      case 'here':
        return;
      default:
        news satisfies never;
    }
  }

  #hearTrouble(code: string | undefined): void {
    if (code === this.#trouble) return;
    this.#trouble = code;
    this.#onNews.tell(code === undefined ? { kind: 'back' } : { kind: 'trouble', code });
  }

  #hearBegun(game: HallGame): void {
    const { black, white, code, after } = game.began;
    const id = this.person?.id;
    if (id === undefined || (black.id !== id && white.id !== id)) return;
    const isAccepted = this.#accepted.delete(code);
    // A rematch begins in its room.
    if (after !== undefined) return;
    const isOffered = game.terms.by.id === id;
    if (isOffered || isAccepted) this.#onOwnGame.tell({ game, isAccepted });
  }

  #setPerson(person: Person | undefined): void {
    this.#person = person;
    this.#tellWhere();
  }

  #tellWhere(): void {
    const { person, session } = this;
    if (!person || this.#hasEnded) return;
    const { name: game, side } = this.#stays.at(-1)?.seat ?? {};
    this.house.arrive({
      session,
      person,
      ...(game !== undefined && { game }),
      ...(side && { seat: side }),
    });
  }
}
