import type { Match } from '../match/match.ts';
import { type PlayedMove, positionBefore } from '../match/outcome.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { Settings } from '../settings/settings.ts';
import type { Charset } from './charset.ts';
import type { Telling } from './said.ts';
import { announcedText, tellerFor } from './speech.ts';
import { positionTitle, statusTexts } from './status.ts';
import type { Texts } from './texts.ts';

/** The settings that say how moves are told. */
export type MoveForm = Pick<Settings, 'speech' | 'notation'>;

/** Tells how a game has ended; no line if it has not. */
export function endLines(texts: Texts, { ending }: Match): string[] {
  return ending ? [`= ${texts.game.endingText(ending)}`] : [];
}

/** Tells a move of the game as the settings say. */
export function announce(texts: Texts, match: Match, played: PlayedMove, form: MoveForm): string {
  const taken: Move[] = [];
  // The record still holds moves that were taken back.
  let [node] = match.lastNode.children;
  for (; node && node.ply < played.ply; [node] = node.children) taken.push(node.move);
  const { position, lastTo } = positionBefore(match.game, played, taken);
  return announcedText(texts, position, played, lastTo, form.speech, form.notation);
}

/** A move of a game that is on the board, told as the settings say. */
export function announceIn(game: Game, played: PlayedMove, { teller, settings }: Telling): string {
  const { position, lastTo } = positionBefore(game, played);
  return announcedText(teller.texts, position, played, lastTo, settings.speech, settings.notation);
}

/** Tells how a game stands. @param game with a move that is on its way */
export function statusLines(texts: Texts, match: Match, game: Game, form: MoveForm): string[] {
  if (match.ending) return endLines(texts, match);
  const { clock } = match;
  const timed = clock ? [texts.game.clocksText(clock)] : [];
  const standing = statusTexts(game, tellerFor(texts, form.speech, form.notation));
  return [texts.board.turnText(game.ply, game.turn), ...standing, ...timed];
}

/** The variant, the side to play and the clocks of a game. */
export function gameHeading(texts: Texts, match: Match, charset: Charset): string[] {
  const { record, game, variant, clock } = match;
  const title = positionTitle(texts, variant, record.start.placement, charset);
  const { gameHeadingText, controlText, timeControlText, clocksText } = texts.game;
  const timed = clock ? [controlText(timeControlText(clock.control)), clocksText(clock)] : [];
  return [gameHeadingText(title, texts.board.turnText(game.ply, game.turn)), ...timed];
}
