import { tagValue } from '../records/record.ts';
import type { RecordWalk } from '../records/record-walk.ts';
import { type BoardStyle, boardLines, sideMark } from './board-lines.ts';
import { playedText } from './outcome.ts';
import { annotationTexts } from './replay.ts';
import { resultText } from './result.ts';
import { positionTitle, statusTexts, turnText } from './status.ts';

/**
 * A position of a record as text: what is played and by whom, the board with the hands, the last
 * move with what is written about it, and how the game stands.
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
  const last = ply === 0 ? [] : [playedText(moves[ply - 1])];
  const standing = isEnd ? [resultText(record)] : [turnText(ply, game.turn), ...statusTexts(game)];
  return [
    [title, ...players].join('  '),
    ...boardLines(variant, game.position, style),
    ...[...last, ...annotationTexts(node)],
    ...standing,
  ];
}
