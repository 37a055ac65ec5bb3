import { formatPsn } from '../../records/formats/psn/psn-write.ts';
import { success } from '../../rules/core/result.ts';
import type { RoomPort } from '../room-port.ts';
import { systemCode } from '../system-code.ts';
import type { HallEvent } from './hall-event.ts';
import type { House } from './house.ts';
import type { FromHouse, HouseWire, ToHouse } from './house-wire.ts';

/** What a house gives to another process beside what sessions have. */
export interface HostedHouse extends House {
  /** All that has happened in the hall. Rejects with the error of its log. */
  readonly hallEvents: () => Promise<readonly HallEvent[]>;
}

/** Those who come and go within this time are told of together: each time it is the whole list. */
const HERE_MS = 250;
/** How long after the log could not be read it is tried again. */
const RETRY_MS = 1000;

/**
 * Serves a house to the sessions of another process. When that ends, its sessions are gone and its
 * lines into rooms are closed.
 */
export function hostHouse(house: HostedHouse, wire: HouseWire<FromHouse, ToHouse>): void {
  const ports = new Map<number, RoomPort>();
  const sessions = new Set<string>();
  let isOver = false;
  const tellState = () => {
    const { trouble, isDraining } = house;
    wire.send({ kind: 'state', isDraining, ...(trouble !== undefined && { trouble }) });
  };
  let endFollowing = () => {};
  let cancelHere: (() => void) | undefined;
  let hasHereChanged = false;
  const tellHere = () => {
    hasHereChanged = cancelHere !== undefined;
    if (hasHereChanged) return;
    wire.send({ kind: 'here', here: house.here });
    cancelHere = house.time.schedule(() => {
      cancelHere = undefined;
      if (hasHereChanged) tellHere();
    }, HERE_MS);
  };
  let cancelRetry = () => {};

  /** Tells what has happened, and from then on what happens. */
  const tellAll = async (): Promise<void> => {
    endFollowing();
    // What happens while the log is read comes after it.
    let early: HallEvent[] | undefined = [];
    endFollowing = house.follow((news) => {
      if (news.kind === 'event' && early) early.push(news.event);
      else if (news.kind === 'event') wire.send(news);
      else if (news.kind === 'here') tellHere();
      else tellState();
    });
    let events: readonly HallEvent[];
    try {
      events = await house.hallEvents();
    } catch {
      // The store is away, and the other process waits for it.
      cancelRetry = house.time.schedule(() => void tellAll(), RETRY_MS);
      return;
    }
    if (isOver) return;
    wire.send({ kind: 'hall', events, here: house.here });
    for (const event of early) {
      if (event.seq > events.length) wire.send({ kind: 'event', event });
    }
    early = undefined;
    tellState();
  };

  /** Answers in any case: whoever has asked waits. */
  const answer = async (ask: number, run: () => Promise<FromHouse>) => {
    try {
      wire.send(await run());
    } catch (error) {
      wire.send({ kind: 'failed', ask, code: systemCode(error) });
    }
  };

  const enter = async ({ line, game, visitor }: Extract<ToHouse, { kind: 'enter' }>) => {
    const entered = await house.enter(game, visitor, {
      hear: (message) => wire.send({ kind: 'message', line, message }),
      onLost: () => {
        ports.delete(line);
        wire.send({ kind: 'lost', line });
      },
    });
    if (!entered.ok) wire.send({ kind: 'entered', line, fault: entered.fault });
    else if (isOver) entered.value.close();
    else {
      ports.set(line, entered.value);
      wire.send({ kind: 'entered', line });
    }
  };

  wire.onMessage((message) => {
    switch (message.kind) {
      case 'hello':
        void tellAll();
        return;
      case 'command':
        void answer(message.ask, async () => ({
          ...{ kind: 'answer', ask: message.ask },
          answer: await house.command(message.by, message.command, message.from),
        }));
        return;
      case 'record':
        void answer(message.ask, async () => {
          const record = await house.record(message.game);
          const psn = record.ok ? success(formatPsn(record.value)) : record;
          return { kind: 'record', ask: message.ask, psn };
        });
        return;
      case 'enter':
        void enter(message);
        return;
      case 'send':
        ports.get(message.line)?.send(message.command);
        return;
      case 'leave':
        ports.get(message.line)?.close();
        ports.delete(message.line);
        return;
      case 'arrive':
        sessions.add(message.here.session);
        house.arrive(message.here);
        return;
      case 'depart':
        sessions.delete(message.session);
        house.depart(message.session);
        return;
      default:
        message satisfies never;
    }
  });
  wire.onEnd(() => {
    isOver = true;
    endFollowing();
    cancelHere?.();
    cancelRetry();
    for (const port of ports.values()) port.close();
    for (const session of sessions) house.depart(session);
  });
}
