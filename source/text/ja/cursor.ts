import type { Color } from '../../rules/core/color.ts';
import type { EnterAct, StuckReason } from '../en/cursor.ts';
import { countPieces } from './names.ts';
import { personsPiece, possessive } from './phrases.ts';

export function onSquare(
  square: string,
  piece: { readonly name: string; readonly letters: string; readonly color: Color } | undefined,
  person: Color,
): string {
  if (piece === undefined) return `${square}: 空きマス。`;
  return `${square}: ${personsPiece(piece.name, piece.color, person)}。`;
}

export function inHand(
  owner: Color,
  person: Color,
  count: number,
  { name }: { readonly name: string; readonly letters: string },
): string {
  const whose = owner === person ? '自分の' : possessive(owner);
  return `${whose}持駒: ${countPieces(count, name)}。`;
}

export function noCursorText(example: string | undefined): string {
  const typed = example === undefined ? '' : `${example} のように指し手を入力してEnter。`;
  return `${typed}矢印キーでカーソルが出ます。`;
}

export function enterText(act: EnterAct, name: string): string {
  switch (act) {
    case 'pick-up':
      return 'Enterで持ち上げます。';
    case 'put-back':
      return 'Enterで元に戻します。';
    case 'move':
      return `Enterで${name}をここへ動かします。`;
    case 'capture':
      return `Enterで${name}がこの駒を取ります。`;
    case 'drop':
      return `Enterで${name}をここに打ちます。`;
    case 'refused':
      return `${name}はそこへ行けません。`;
    default:
      return act satisfies never;
  }
}

export function stuckText(why: StuckReason): string {
  switch (why) {
    case 'empty':
      return 'ここに駒はありません。先に自分の駒へ移ってください。';
    case 'not-yours':
      return '自分の駒ではありません。先に自分の駒を選んでください。';
    case 'stuck':
      return 'この駒は今は動けません。';
    case 'in-check':
      return 'この駒を動かしても王手を防げません。';
    default:
      return why satisfies never;
  }
}
