import { type GameRecord, mainLine, playerTags, tagValue } from '../../records/tree/record.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { sidesOfPerson } from '../mistakes/own-side.ts';
import type { CastleId } from '../names/castles.ts';
import { namesOfRecord } from '../names/name-position.ts';
import type { OpeningId } from '../names/openings.ts';

/** How a game ended for the person whose games they are. */
export type PlayedResult = 'won' | 'lost' | 'drawn';

/** A finished game, as statistics count it. */
export interface PlayedGame {
  /** The id of the game such as `shogi`. */
  readonly variant: string;
  /** As the record has it, `2026.11.20`; '' where it is missing. */
  readonly date: string;
  /** The side of the person. */
  readonly color: Color;
  readonly result: PlayedResult;
  /** The level of the computer that was the opponent. */
  readonly level: number | undefined;
  /** The name of the opponent; '' where it is missing. */
  readonly opponent: string;
  readonly plies: number;
  /** What the person played, and the opponent; of shogi alone. */
  readonly opening: OpeningId | undefined;
  readonly opponentOpening: OpeningId | undefined;
  readonly castle: CastleId | undefined;
}

/**
 * A game as statistics count it; undefined where it is not finished, or no game of the person: who is
 * known by name, else as the only one who is no program.
 * @param names of the person, now and earlier
 */
export function playedGame(record: GameRecord, names: readonly string[]): PlayedGame | undefined {
  const color = sideOfPerson(record, names);
  const result = color && resultFor(color, record);
  if (!color || !result) return undefined;
  const found = namesOfRecord(record);
  const other = playerTags(opposite(color), (name) => tagValue(record, name));
  return {
    variant: record.variant.id,
    date: tagValue(record, 'Date') ?? '',
    color,
    result,
    level: /^\d{1,2}$/.test(other.level) ? Number(other.level) : undefined,
    opponent: other.name,
    plies: mainLine(record).length,
    opening: found?.[color].opening,
    opponentOpening: found?.[opposite(color)].opening,
    castle: found?.[color].castle,
  };
}

function sideOfPerson(record: GameRecord, names: readonly string[]): Color | undefined {
  const own = sidesOfPerson(record, names);
  return own.length === 1 ? own[0] : undefined;
}

function resultFor(color: Color, { score }: GameRecord): PlayedResult | undefined {
  if (score === '*') return undefined;
  if (score === '1/2-1/2') return 'drawn';
  return (score === '1-0') === (color === 'black') ? 'won' : 'lost';
}
