import type { Color } from '../../rules/core/color.ts';
import type { PlacesTold } from '../en/piece-places.ts';
import { ownedPiece } from './phrases.ts';
import { sideName } from './side-name.ts';

/** `เงิน: 7i, 3i, ในมือไม่มี; นะริกิง: 2c`, of the side that is not to move with its name. */
export function placesText(faces: readonly PlacesTold[], other: Color | undefined): string {
  return faces.map((face) => faceText(face, other)).join('; ');
}

function faceText({ name, squares, inHand }: PlacesTold, other: Color | undefined): string {
  const title = ownedPiece(name, other);
  if (squares.length + (inHand ?? 0) === 0) return `${title}: ไม่มี`;
  const onBoard = squares.length > 0 ? squares.join(', ') : 'บนกระดานไม่มี';
  const held = inHand ? `ในมือ ${inHand}` : 'ในมือไม่มี';
  return `${title}: ${onBoard}${inHand === undefined ? '' : `, ${held}`}`;
}

/**
 * All pieces of a side: `ดำ, หมาก 3 ตัว: ขุน 5i; ทอง 6i, 4i; ในมือ ไม่มี`
 * @param count of all pieces
 * @param hand as it is told
 */
export function allPlacesText(
  color: Color,
  count: number,
  standing: readonly PlacesTold[],
  hand: string,
): string {
  const sentences = standing.map(({ name, squares }) => `${name} ${squares.join(', ')}`);
  const all = [...sentences, `ในมือ ${hand}`].join('; ');
  return `${sideName(color)}, หมาก ${count} ตัว: ${all}`;
}
