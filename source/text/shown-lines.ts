import { tagValue } from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { type BoardStyle, boardLines, sideMark } from './board-lines.ts';
import { NO_LOOKS } from './looks.ts';
import { playedText } from './outcome.ts';
import { annotationTexts } from './replay.ts';
import { resultText } from './result.ts';
import { positionTitle, statusTexts } from './status.ts';
import { turnText } from './status-texts.ts';

/**
 * A position of a record as text: the game and its players, the board with the hands, the last move
 * with its comments, and how the game stands.
 */
export function shownLines(
  { record, game, ply, moves, node }: RecordWalk,
  style: BoardStyle,
): string[] {
  const { variant, start } = record;
  const players = (['black', 'white'] as const).flatMap((color) => {
    const name = tagValue(record, color === 'black' ? 'Black' : 'White');
    return name ? [`${sideMark(color, style.charset)} ${name}`] : [];
  });
  const title = positionTitle(variant, start.placement, style.charset);
  const isEnd = ply === moves.length && record.score !== '*';
  const last = ply === 0 ? [] : [playedText(itemAt(moves, ply - 1))];
  const standing = isEnd ? [resultText(record)] : [turnText(ply, game.turn), ...statusTexts(game)];
  const { looks = NO_LOOKS } = style;
  return [
    looks.title([title, ...players].join('  ')),
    ...boardLines(variant, game.position, style),
    ...[...last, ...annotationTexts(node)],
    ...standing,
  ];
}
