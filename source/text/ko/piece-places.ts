import type { Color } from '../../rules/core/color.ts';
import type { PlacesTold } from '../en/piece-places.ts';
import { possessive } from './phrases.ts';
import { sideName } from './side-name.ts';

export function placesText(faces: readonly PlacesTold[], other: Color | undefined): string {
  const line = faces.map(faceText).join('; ');
  return other === undefined ? line : `${possessive(other)} ${line}`;
}

function faceText({ name, squares, inHand }: PlacesTold): string {
  if (squares.length + (inHand ?? 0) === 0) return `${name}: 없음`;
  const onBoard = squares.length > 0 ? squares.join(', ') : '판 위에 없음';
  const held = inHand ? `말받침에 ${inHand}개` : '말받침에 없음';
  return `${name}: ${onBoard}${inHand === undefined ? '' : `, ${held}`}`;
}

export function allPlacesText(
  color: Color,
  count: number,
  standing: readonly PlacesTold[],
  hand: string,
): string {
  const sentences = standing.map(({ name, squares }) => `${name} ${squares.join(', ')}`);
  const all = [...sentences, `말받침: ${hand}`].join('; ');
  return `${sideName(color)}, 말 ${count}개: ${all}.`;
}
