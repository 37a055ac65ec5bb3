import type { Color } from '../../rules/core/color.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { HallAnswer, HallRefusal, HallRefusalCode, Person } from './hall-command.ts';
import type { HallEventBody } from './hall-event.ts';
import type { HallState } from './hall-state.ts';

/** The most games of a person that go on at once. */
export const MOST_GAMES = 10;

/** What the judge of the hall needs beside its state. */
export interface HallMeans {
  /** The time of day, in milliseconds since 1970. */
  readonly atMs: number;
  /** Uniform from 0 to below 1. */
  readonly random: () => number;
  /** A new code of six signs, which nobody can guess. */
  readonly newCode: () => string;
  /** The SHA-256 of a code, in hex. */
  readonly digest: (code: string) => string;
  /** The side for whose move a game has long waited, by its name. Default: that is never known. */
  readonly waitsFor?: (game: string) => Color | undefined;
}

/** What a command leads to. */
export interface HallDeed {
  /** What happens; undefined where it has happened already. */
  readonly body: HallEventBody | undefined;
  readonly answer: HallAnswer;
}

export type Judgement = Result<HallDeed, HallRefusal>;

/** A judgement that lets something happen. @param body undefined where it has happened already */
export function hallDeed(body: HallEventBody | undefined, answer: HallAnswer = {}): Judgement {
  return success({ body, answer });
}

/** A judgement that lets nothing happen. */
export function hallRefusal(code: HallRefusalCode): Judgement {
  return failure({ code });
}

/** A code that no challenge and no game has. */
export function freeCode(hall: HallState, { newCode }: HallMeans): string {
  let code = newCode();
  while (hall.challenge(code) || hall.game(code)) code = newCode();
  return code;
}

/** Whether somebody has as many games as one may have, without those in which another lets them wait. */
export function hasManyGames(hall: HallState, person: Person, { waitsFor }: HallMeans): boolean {
  const own = hall.runningOf(person.id).filter(({ began }) => {
    const turn = waitsFor?.(began.game);
    return turn === undefined || began[turn].id === person.id;
  });
  return own.length >= MOST_GAMES;
}
