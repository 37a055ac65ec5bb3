import { type GameRecord, PLAYER_TAGS, playerTags, tagValue } from '../../records/tree/record.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';

/** The sides of a game that a person played. @param names of the person, now and earlier, in any case */
export function ownSides(record: GameRecord, names: readonly string[]): Color[] {
  const own = new Set(names.map(folded));
  own.delete('');
  return COLORS.filter((color) => own.has(folded(tagValue(record, PLAYER_TAGS[color].name) ?? '')));
}

/**
 * The sides of a game that a person played: by name, else in a game of their own against a program
 * the side that is none.
 */
export function sidesOfPerson(record: GameRecord, names: readonly string[]): Color[] {
  const own = ownSides(record, names);
  if (own.length > 0) return own;
  const people = COLORS.filter((color) => {
    const { level, engine, type } = playerTags(color, (name) => tagValue(record, name));
    return level === '' && engine === '' && type !== 'program';
  });
  return people.length === 1 ? people : [];
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
