import { type GameRecord, PLAYER_TAGS, setTag } from '../../records/tree/record.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';
import type { Person } from './hall-command.ts';

/** The names of both sides of a game. */
export type SideNames = Readonly<Record<Color, string>>;

export function sideNames({ black, white }: Readonly<Record<Color, Person>>): SideNames {
  return { black: black.name, white: white.name };
}

/** Writes names into a record. @returns whether it had others */
export function nameSides(record: GameRecord, names: SideNames): boolean {
  let hasChanged = false;
  for (const color of COLORS) {
    const tag = PLAYER_TAGS[color].name;
    if (record.tags.find(({ name }) => name === tag)?.value === names[color]) continue;
    setTag(record, tag, names[color]);
    hasChanged = true;
  }
  return hasChanged;
}
