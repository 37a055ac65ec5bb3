import { tagValue } from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { COLORS } from '../rules/core/color.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { type BoardStyle, boardLines, sideMark } from './board-lines.ts';
import { NO_LOOKS } from './looks.ts';
import { playerShown } from './player-shown.ts';
import { annotationTexts } from './replay.ts';
import { resultText } from './result.ts';
import { positionTitle, statusTexts } from './status.ts';
import { printed } from './teller.ts';
import type { Texts } from './texts.ts';

/**
 * A position of a record as text: the game and its players, the board with the hands, the last move
 * with its comments, and how the game stands.
 */
export function shownLines(
  texts: Texts,
  { record, game, ply, moves, node }: RecordWalk,
  style: BoardStyle,
): string[] {
  const { variant, start } = record;
  const { charset, looks = NO_LOOKS } = style;
  const players = COLORS.flatMap((color) => {
    const name = tagValue(record, color === 'black' ? 'Black' : 'White');
    return name ? [`${sideMark(color, charset)} ${playerShown(texts, name)}`] : [];
  });
  const title = positionTitle(texts, variant, start.placement, charset);
  const isEnd = ply === moves.length && record.score !== '*';
  const last = ply === 0 ? [] : [texts.game.playedText(itemAt(moves, ply - 1))];
  const standing = isEnd
    ? [resultText(texts, record)]
    : [texts.board.turnText(ply, game.turn), ...statusTexts(game, printed(texts))];
  return [
    looks.title([title, ...players].join('  ')),
    ...boardLines(texts, variant, game.position, style),
    ...last,
    ...annotationTexts(texts, node),
    ...standing,
  ];
}
