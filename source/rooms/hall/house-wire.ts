import type { Result } from '../../rules/core/result.ts';
import type { RoomCommand } from '../room-command.ts';
import type { DoorFault, RoomMessage, Visitor } from '../room-port.ts';
import type { HallAnswer, HallCommand, HallRefusal, Person } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import type { HallFound, HallQuestion } from './hall-lookup.ts';
import type { StandingHall } from './hall-now.ts';
import type { Here } from './here.ts';
import type { HereChanges } from './here-changes.ts';
import type { GameFault } from './house.ts';
import type { Comer, PlaceAnswer } from './places.ts';

/** What a process with screens says to the one with the house. `line` and `ask` count from 1. */
export type ToHouse =
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'command';
      readonly ask: number;
      readonly by: Person;
      readonly command: HallCommand;
      readonly from?: string | undefined;
    }
  | { readonly kind: 'record'; readonly ask: number; readonly game: string }
  | { readonly kind: 'look'; readonly ask: number; readonly question: HallQuestion }
  | {
      readonly kind: 'enter';
      readonly line: number;
      readonly game: string;
      readonly visitor: Visitor;
    }
  | { readonly kind: 'send'; readonly line: number; readonly command: RoomCommand }
  | { readonly kind: 'leave'; readonly line: number }
  | { readonly kind: 'take-place'; readonly ask: number; readonly comer: Comer }
  | { readonly kind: 'arrive'; readonly here: Here }
  | { readonly kind: 'depart'; readonly session: string };

/** What the process with the house says to one with screens. */
export type FromHouse =
  /** Answers `hello`; the events of the hall follow as they come. */
  | { readonly kind: 'hall'; readonly standing: StandingHall; readonly here: readonly Here[] }
  | { readonly kind: 'event'; readonly event: HallEvent }
  | { readonly kind: 'here'; readonly changes: HereChanges }
  | { readonly kind: 'state'; readonly trouble?: string; readonly isDraining: boolean }
  | {
      readonly kind: 'answer';
      readonly ask: number;
      readonly answer: Result<HallAnswer, HallRefusal>;
    }
  | {
      readonly kind: 'record';
      readonly ask: number;
      readonly psn: Result<string, GameFault>;
    }
  | { readonly kind: 'place'; readonly ask: number; readonly answer: PlaceAnswer }
  /** A later session of the person has taken the place of this one. */
  | { readonly kind: 'displaced'; readonly session: string }
  | { readonly kind: 'found'; readonly ask: number; readonly found: HallFound }
  /** What was asked has failed in the house: `code` of the system. */
  | { readonly kind: 'failed'; readonly ask: number; readonly code: string }
  | { readonly kind: 'entered'; readonly line: number; readonly fault?: DoorFault | 'no-room' }
  | { readonly kind: 'message'; readonly line: number; readonly message: RoomMessage }
  | { readonly kind: 'lost'; readonly line: number };

/** A line between two processes of one server, which trust each other. */
export interface HouseWire<Out, In> {
  readonly send: (message: Out) => void;
  readonly onMessage: (listener: (message: In) => void) => void;
  /** Calls back once, when the other process is gone. */
  readonly onEnd: (listener: () => void) => void;
}
