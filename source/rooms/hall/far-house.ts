import { parsePsn } from '../../records/formats/psn/psn-read.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { Listeners } from '../listeners.ts';
import type { RoomEars } from '../room-link.ts';
import type { DoorFault, RoomPort, Visitor } from '../room-port.ts';
import type { RoomTime } from '../room-time.ts';
import type { HallAnswer, HallCommand, HallRefusal, Person } from './hall-command.ts';
import type { HallFound, HallQuestion } from './hall-lookup.ts';
import { HallNow } from './hall-now.ts';
import type { Member } from './hall-state.ts';
import type { Here } from './here.ts';
import { hereAfter, hereBySession } from './here-changes.ts';
import type { GameFault, House, HouseNews } from './house.ts';
import type { FromHouse, HouseWire, ToHouse } from './house-wire.ts';
import { KnownPeople } from './known-people.ts';
import type { Comer, PlaceAnswer } from './places.ts';

export interface FarHouseOptions {
  readonly wire: HouseWire<ToHouse, FromHouse>;
  readonly time: RoomTime;
  /** Called with what a session has thrown that was told something. */
  readonly onFault: (error: unknown) => void;
}

/** A line into a room, which may not have been opened yet. */
interface FarLine {
  readonly ears: RoomEars;
  readonly entered: (fault: DoorFault | 'no-room' | undefined) => void;
}

/** A house in another process of the server: what is now is here too, all else is asked for. */
export class FarHouse implements House {
  readonly time: RoomTime;
  hall = new HallNow();
  here: readonly Here[] = [];
  trouble: string | undefined;
  isDraining = false;
  readonly #wire: HouseWire<ToHouse, FromHouse>;
  readonly #listeners: Listeners<HouseNews>;
  readonly #lines = new Map<number, FarLine>();
  /** What a session does whose place is taken. */
  readonly #displaced = new Map<string, () => void>();
  readonly #asked = new Map<number, (message: FromHouse) => void>();
  readonly #people = new KnownPeople(
    (question) => this.look(question),
    () => this.#listeners.tell({ kind: 'known' }),
  );
  #last = 0;
  #onThere = () => {};

  private constructor({ wire, time, onFault }: FarHouseOptions) {
    this.#wire = wire;
    this.time = time;
    this.#listeners = new Listeners(onFault);
    wire.onMessage((message) => this.#hear(message));
  }

  /** Resolves when the hall is there. */
  static async open(options: FarHouseOptions): Promise<FarHouse> {
    const house = new FarHouse(options);
    await new Promise<void>((resolve) => {
      house.#onThere = resolve;
      options.wire.send({ kind: 'hello' });
    });
    return house;
  }

  readonly follow: House['follow'] = (listener) => this.#listeners.follow(listener);

  async command(
    by: Person,
    command: HallCommand,
    from?: string,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    const answer = await this.#ask((ask) => ({ kind: 'command', ask, by, command, from }));
    if (answer.kind !== 'answer') throw new RangeError(`a command was answered by ${answer.kind}`);
    return answer.answer;
  }

  async look(question: HallQuestion): Promise<HallFound> {
    const answer = await this.#ask((ask) => ({ kind: 'look', ask, question }));
    if (answer.kind !== 'found') throw new RangeError(`a question was answered by ${answer.kind}`);
    return answer.found;
  }

  known(person: string): Member | undefined {
    return this.#people.known(person);
  }

  meet(persons: readonly string[]): Promise<void> {
    return this.#people.meet(persons);
  }

  async record(game: string): Promise<Result<GameRecord, GameFault>> {
    const answer = await this.#ask((ask) => ({ kind: 'record', ask, game }));
    if (answer.kind !== 'record') throw new RangeError(`a game was answered by ${answer.kind}`);
    if (!answer.psn.ok) return answer.psn;
    const record = parsePsn(answer.psn.value)[0]?.record;
    return record ? success(record) : failure('no-game');
  }

  async enter(
    game: string,
    visitor: Visitor,
    ears: RoomEars,
  ): Promise<Result<RoomPort, DoorFault | 'no-room'>> {
    const line = ++this.#last;
    const fault = await new Promise<DoorFault | 'no-room' | undefined>((entered) => {
      this.#lines.set(line, { ears, entered });
      this.#wire.send({ kind: 'enter', line, game, visitor });
    });
    if (fault) {
      this.#lines.delete(line);
      return failure(fault);
    }
    return success({
      send: (command) => this.#wire.send({ kind: 'send', line, command }),
      close: () => {
        if (this.#lines.delete(line)) this.#wire.send({ kind: 'leave', line });
      },
    });
  }

  async takePlace(comer: Comer, onDisplaced: () => void): Promise<PlaceAnswer> {
    const answer = await this.#ask((ask) => ({ kind: 'take-place', ask, comer }));
    if (answer.kind !== 'place') throw new RangeError(`a place was answered by ${answer.kind}`);
    if (answer.answer === 'taken') this.#displaced.set(comer.session, onDisplaced);
    return answer.answer;
  }

  arrive(here: Here): void {
    this.#wire.send({ kind: 'arrive', here });
  }

  depart(session: string): void {
    this.#displaced.delete(session);
    this.#wire.send({ kind: 'depart', session });
  }

  #ask(question: (ask: number) => ToHouse): Promise<FromHouse> {
    const ask = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(ask, (message) => {
        if (message.kind === 'failed') {
          reject(Object.assign(new Error(message.code), { code: message.code }));
        } else resolve(message);
      });
      this.#wire.send(question(ask));
    });
  }

  #hear(message: FromHouse): void {
    switch (message.kind) {
      case 'hall':
        this.hall = new HallNow(message.standing);
        this.here = message.here;
        this.#onThere();
        return;
      case 'event':
        if (message.event.seq !== this.hall.seq + 1) {
          throw new RangeError(`event ${message.event.seq} of the hall cannot follow`);
        }
        this.#people.hear(message.event, this.hall);
        this.hall.hear(message.event);
        this.#listeners.tell(message);
        return;
      case 'here':
        this.here = [...hereAfter(hereBySession(this.here), message.changes).values()];
        this.#listeners.tell({ kind: 'here' });
        return;
      case 'state': {
        const { isDraining, trouble } = message;
        const hasChanged = trouble !== this.trouble;
        this.trouble = trouble;
        if (hasChanged) this.#listeners.tell({ kind: 'trouble' });
        if (isDraining && !this.isDraining) {
          this.isDraining = true;
          this.#listeners.tell({ kind: 'draining' });
        }
        return;
      }
      case 'answer':
      case 'record':
      case 'place':
      case 'found':
      case 'failed': {
        const answer = this.#asked.get(message.ask);
        this.#asked.delete(message.ask);
        answer?.(message);
        return;
      }
      case 'displaced':
        this.#displaced.get(message.session)?.();
        return;
      case 'entered':
        this.#lines.get(message.line)?.entered(message.fault);
        return;
      case 'message':
        this.#lines.get(message.line)?.ears.hear(message.message);
        return;
      case 'lost': {
        const line = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        line?.ears.onLost();
        return;
      }
      default:
        message satisfies never;
    }
  }
}
