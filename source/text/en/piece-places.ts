import type { Color } from '../../rules/core/color.ts';
import { countText } from './count-text.ts';
import { plural } from './names.ts';
import { capitalized, possessive } from './phrases.ts';
import { sideName } from './side-name.ts';

/** The places of the pieces of one name: `silvers: 7i, 3i, none in hand`, `dragons: none`. */
export interface PlacesTold {
  readonly name: string;
  readonly squares: readonly string[];
  /** Missing for pieces that are never in hand. */
  readonly inHand?: number;
}

/** `Silvers: 7i, 3i, none in hand; promoted silver: 2c`, of the side that is not to move with its name. */
export function placesText(faces: readonly PlacesTold[], other: Color | undefined): string {
  const line = faces.map(faceText).join('; ');
  return other === undefined ? capitalized(line) : `${possessive(other)} ${line}`;
}

function faceText({ name, squares, inHand }: PlacesTold): string {
  const total = squares.length + (inHand ?? 0);
  const title = total === 1 ? name : plural(name);
  if (total === 0) return `${title}: none`;
  const onBoard = squares.length > 0 ? squares.join(', ') : 'none on the board';
  return `${title}: ${onBoard}${inHand === undefined ? '' : `, ${inHand || 'none'} in hand`}`;
}

/**
 * All pieces of a side: `Black, 3 pieces: king 5i; golds 6i, 4i; in hand nothing.`
 * @param count of all pieces
 * @param hand as it is told
 */
export function allPlacesText(
  color: Color,
  count: number,
  standing: readonly PlacesTold[],
  hand: string,
): string {
  const sentences = standing.map(({ name, squares }) => {
    return `${squares.length === 1 ? name : plural(name)} ${squares.join(', ')}`;
  });
  const all = [...sentences, `in hand ${hand}`].join('; ');
  return `${sideName(color)}, ${countText(count, 'piece')}: ${all}.`;
}
