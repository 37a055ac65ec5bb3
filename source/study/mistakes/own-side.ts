import { type GameRecord, PLAYER_TAGS, tagValue } from '../../records/tree/record.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';

/** The sides of a game that a person played. @param names of the person, now and earlier, in any case */
export function ownSides(record: GameRecord, names: readonly string[]): Color[] {
  const own = new Set(names.map(folded));
  own.delete('');
  return COLORS.filter((color) => own.has(folded(tagValue(record, PLAYER_TAGS[color].name) ?? '')));
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
