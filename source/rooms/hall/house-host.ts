import { Pacer } from '../../pace/pace.ts';
import { formatPsn } from '../../records/formats/psn/psn-write.ts';
import { success } from '../../rules/core/result.ts';
import type { RoomPort } from '../room-port.ts';
import { systemCode } from '../system-code.ts';
import { changesOfHere, type HereBySession, hasChanges, hereBySession } from './here-changes.ts';
import type { HouseNews } from './house.ts';
import type { FromHouse, HouseWire, ToHouse } from './house-wire.ts';
import type { StoredHouse } from './stored-house.ts';

/** Those who come and go within this time are told of together. */
const HERE = { perSecond: 4, atOnce: 1 };

/**
 * Serves a house to the sessions of another process. When that ends, its sessions are gone and its
 * lines into rooms are closed.
 */
export class HouseHost {
  readonly #house: StoredHouse;
  readonly #wire: HouseWire<FromHouse, ToHouse>;
  readonly #ports = new Map<number, RoomPort>();
  readonly #sessions = new Set<string>();
  readonly #here: Pacer;
  /** Those who are here as the other process knows. */
  #told: HereBySession = new Map();
  #endFollowing = () => {};
  #isOver = false;

  constructor(house: StoredHouse, wire: HouseWire<FromHouse, ToHouse>) {
    this.#house = house;
    this.#wire = wire;
    this.#here = new Pacer(() => this.#tellHere(), HERE, house.time);
    wire.onMessage((message) => this.#hear(message));
    wire.onEnd(() => this.#end());
  }

  #hear(message: ToHouse): void {
    const house = this.#house;
    switch (message.kind) {
      case 'hello':
        this.#tellAll();
        return;
      case 'command': {
        const { ask, by, command, from } = message;
        void this.#answer(ask, async () => {
          return { kind: 'answer', ask, answer: await house.command(by, command, from) };
        });
        return;
      }
      case 'record': {
        const { ask, game } = message;
        void this.#answer(ask, async () => {
          const record = await house.record(game);
          return {
            kind: 'record',
            ask,
            psn: record.ok ? success(formatPsn(record.value)) : record,
          };
        });
        return;
      }
      case 'look': {
        const { ask, question } = message;
        void this.#answer(ask, async () => {
          return { kind: 'found', ask, found: await house.look(question) };
        });
        return;
      }
      case 'enter':
        void this.#enter(message);
        return;
      case 'send':
        this.#ports.get(message.line)?.send(message.command);
        return;
      case 'leave':
        this.#ports.get(message.line)?.close();
        this.#ports.delete(message.line);
        return;
      case 'take-place': {
        const { ask, comer } = message;
        const { session } = comer;
        void this.#answer(ask, async () => {
          const displace = () => this.#wire.send({ kind: 'displaced', session });
          const answer = await house.takePlace(comer, displace);
          if (answer === 'taken') this.#sessions.add(session);
          return { kind: 'place', ask, answer };
        });
        return;
      }
      case 'arrive':
        this.#sessions.add(message.here.session);
        house.arrive(message.here);
        return;
      case 'depart':
        this.#sessions.delete(message.session);
        house.depart(message.session);
        return;
      default:
        message satisfies never;
    }
  }

  /** Tells what is so now, and from then on what happens. */
  #tellAll(): void {
    const { hall, here } = this.#house;
    this.#endFollowing();
    this.#endFollowing = this.#house.follow((news) => this.#tell(news));
    this.#wire.send({ kind: 'hall', standing: hall.standing, here });
    this.#told = hereBySession(here);
    this.#tellState();
  }

  #tell(news: HouseNews): void {
    if (news.kind === 'event') this.#wire.send(news);
    else if (news.kind === 'here') this.#here.ask();
    else this.#tellState();
  }

  #tellHere(): void {
    const { here } = this.#house;
    const changes = changesOfHere(this.#told, here);
    this.#told = hereBySession(here);
    if (hasChanges(changes)) this.#wire.send({ kind: 'here', changes });
  }

  #tellState(): void {
    const { trouble, isDraining } = this.#house;
    this.#wire.send({ kind: 'state', isDraining, ...(trouble !== undefined && { trouble }) });
  }

  /** Answers in any case: whoever has asked waits. */
  async #answer(ask: number, run: () => Promise<FromHouse>): Promise<void> {
    try {
      this.#wire.send(await run());
    } catch (error) {
      this.#wire.send({ kind: 'failed', ask, code: systemCode(error) });
    }
  }

  async #enter({ line, game, visitor }: Extract<ToHouse, { kind: 'enter' }>): Promise<void> {
    const entered = await this.#house.enter(game, visitor, {
      hear: (message) => this.#wire.send({ kind: 'message', line, message }),
      onLost: () => {
        this.#ports.delete(line);
        this.#wire.send({ kind: 'lost', line });
      },
    });
    if (!entered.ok) this.#wire.send({ kind: 'entered', line, fault: entered.fault });
    else if (this.#isOver) entered.value.close();
    else {
      this.#ports.set(line, entered.value);
      this.#wire.send({ kind: 'entered', line });
    }
  }

  #end(): void {
    this.#isOver = true;
    this.#endFollowing();
    this.#here.stop();
    for (const port of this.#ports.values()) port.close();
    for (const session of this.#sessions) this.#house.depart(session);
  }
}
