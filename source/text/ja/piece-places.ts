import type { Color } from '../../rules/core/color.ts';
import type { PlacesTold } from '../en/piece-places.ts';
import { possessive } from './phrases.ts';
import { sideName } from './side-name.ts';

/** `銀: 7i、3i、持駒なし。成銀: 2c`, of the side that is not to move with its name. */
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

/**
 * All pieces of a side: `先手、3枚: 王 5i。金 6i、4i。持駒なし。`
 * @param count of all pieces
 * @param hand as it is told
 */
export function allPlacesText(
  color: Color,
  count: number,
  standing: readonly PlacesTold[],
  hand: string,
): string {
  const sentences = standing.map(({ name, squares }) => `${name} ${squares.join('、')}`);
  return `${sideName(color)}、${count}枚: ${[...sentences, `持駒 ${hand}`].join('。')}。`;
}
