import type { Match } from '../../source/match/match.ts';
import type { SeatedEngine } from '../../source/match/participants/engine-room.ts';
import { Opponents } from '../../source/match/participants/opponents.ts';
import type { MatchEvent } from '../../source/match/participants/participant.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { typeLine } from '../helpers/enter-line.ts';

/** Engines at a match that has begun, and the keyboard at its other sides. */
export function seatEngines(
  match: Match,
  engines: Partial<Record<Color, SeatedEngine>>,
  resigns = true,
) {
  const opponents = new Opponents({ match, engines, resigns: () => resigns });
  const told: MatchEvent[] = [];
  opponents.keyboard.follow((event) => told.push(event));
  opponents.begin();
  return {
    opponents,
    enter: (line: string) => typeLine(opponents.keyboard, line),
    /** What the keyboard was told since the last look, after every engine had time to answer. */
    async heard(): Promise<string[]> {
      await new Promise(setImmediate);
      return told.splice(0).map(wordOf);
    },
  };
}

/** What has happened, in a word or two: `moved P-3d`, `ended time`, `failed silent`. */
function wordOf(event: MatchEvent): string {
  switch (event.kind) {
    case 'moved':
      return `moved ${event.played.text}`;
    case 'ended':
      return `ended ${event.ending.reason}`;
    case 'offered':
    case 'declined':
      return `${event.kind} ${event.offer.kind}`;
    case 'failed':
      return `failed ${event.error.failure}`;
    case 'started':
      return `started ${event.name}`;
    case 'taken-back':
    case 'clock':
      return event.kind;
    default:
      return event satisfies never;
  }
}
