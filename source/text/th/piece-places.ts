import type { Color } from '../../rules/core/color.ts';
import type { PlacesTold } from '../en/piece-places.ts';
import { ownedPiece } from './phrases.ts';
import { sideName } from './side-name.ts';

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
