import type { Color } from '../../../rules/core/color.ts';
import type { Move } from '../../../rules/core/move.ts';
import type { Position } from '../../../rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../../../rules/core/square.ts';
import { formatJapanese, japaneseName, japaneseSquare } from '../../../rules/notation/japanese.ts';
import { movePartsOf } from '../../../rules/notation/move-parts.ts';
import { kifNameOf } from './kif-games.ts';

const MARKS: Readonly<Record<Color, string>> = { black: '▲', white: '△' };

/** A move as KIF has it, `２二角成(88)`. @param position before it */
export function kifMove(position: Position, move: Move, lastTo: Square | undefined): string {
  const { variant } = position;
  const { piece, from, to, promotion } = movePartsOf(position, move);
  const target = to === lastTo ? '同　' : japaneseSquare(to);
  const name = kifNameOf(variant, piece) ?? japaneseName(variant, piece);
  if (from === undefined) return `${target}${name}打`;
  return `${target}${name}${promotion === 'promote' ? '成' : ''}(${fileOf(from)}${rankOf(from)})`;
}

/** A move as KI2 has it, `▲２二角成`. @param position before it */
export function ki2Move(position: Position, move: Move, lastTo: Square | undefined): string {
  const text = formatJapanese(position, move, lastTo);
  return MARKS[position.turn] + text.replace(/^同/, '同　');
}
