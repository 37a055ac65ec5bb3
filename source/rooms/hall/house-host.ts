import { formatPsn } from '../../records/formats/psn/psn-write.ts';
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

/**
 * Serves a house to the sessions of another process. When that ends, its sessions are gone and its
 * lines into rooms are closed.
 */
export function hostHouse(house: HostedHouse, wire: HouseWire<FromHouse, ToHouse>): void {
  const ports = new Map<number, RoomPort>();
  /** Lines that were left before they had opened. */
  const left = new Set<number>();
  const sessions = new Set<string>();
  let isOver = false;
  const tellState = () => {
    const { trouble, isDraining } = house;
    wire.send({ kind: 'state', isDraining, ...(trouble !== undefined && { trouble }) });
  };
  let endFollowing = () => {};

  /** Tells what has happened, and from then on what happens. */
  const tellAll = async () => {
    // What happens while the log is read comes after it.
    let early: HallEvent[] | undefined = [];
    endFollowing = house.follow((news) => {
      if (news.kind === 'event' && early) early.push(news.event);
      else if (news.kind === 'event') wire.send(news);
      else if (news.kind === 'here') wire.send({ kind: 'here', here: house.here });
      else tellState();
    });
    const events = await house.hallEvents();
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
    else if (isOver || left.delete(line)) entered.value.close();
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
          const psn = record && formatPsn(record);
          return { kind: 'record', ask: message.ask, ...(psn !== undefined && { psn }) };
        });
        return;
      case 'enter':
        void enter(message);
        return;
      case 'send':
        ports.get(message.line)?.send(message.command);
        return;
      case 'leave': {
        const port = ports.get(message.line);
        if (port) port.close();
        else left.add(message.line);
        ports.delete(message.line);
        return;
      }
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
    for (const port of ports.values()) port.close();
    for (const session of sessions) house.depart(session);
  });
}
