import type { Color } from '../../rules/core/color.ts';
import type { PlacesTold } from '../en/piece-places.ts';
import { possessive } from './phrases.ts';
import { sideName } from './side-name.ts';

export function placesText(faces: readonly PlacesTold[], other: Color | undefined): string {
  const line = faces.map(faceText).join('。');
  return other === undefined ? line : possessive(other) + line;
}

function faceText({ name, squares, inHand }: PlacesTold): string {
  if (squares.length + (inHand ?? 0) === 0) return `${name}: なし`;
  const onBoard = squares.length > 0 ? squares.join('、') : '盤上なし';
  const held = inHand ? `持駒${inHand}枚` : '持駒なし';
  return `${name}: ${onBoard}${inHand === undefined ? '' : `、${held}`}`;
}

export function allPlacesText(
  color: Color,
  count: number,
  standing: readonly PlacesTold[],
  hand: string,
): string {
  const sentences = standing.map(({ name, squares }) => `${name} ${squares.join('、')}`);
  return `${sideName(color)}、${count}枚: ${[...sentences, `持駒 ${hand}`].join('。')}。`;
}
