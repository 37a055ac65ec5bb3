import type { Match } from '../match/match.ts';
import type { PlayedMove } from '../match/outcome.ts';
import { positionBefore } from '../match/position-before.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { Settings } from '../settings/settings.ts';
import type { Charset } from './charset.ts';
import { clocksText, timeControlText } from './clock.ts';
import { endingText } from './ending.ts';
import { controlText, gameHeadingText } from './game-lines-texts.ts';
import { announcedText, tellerFor } from './speech.ts';
import { positionTitle, statusTexts } from './status.ts';
import { turnText } from './status-texts.ts';

/** The settings that say how moves are told. */
export type MoveForm = Pick<Settings, 'speech' | 'notation'>;

/** Tells how a game has ended; no line if it has not. */
export function endLines({ ending }: Match): string[] {
  return ending ? [`= ${endingText(ending)}`] : [];
}

/** Tells a move of the game as the settings say. */
export function announce(match: Match, played: PlayedMove, telling: MoveForm): string {
  const taken: Move[] = [];
  // The record still holds moves that were taken back.
  let [node] = match.lastNode.children;
  for (; node && node.ply < played.ply; [node] = node.children) taken.push(node.move);
  const { position, lastTo } = positionBefore(match.game, played, taken);
  return announcedText(position, played, lastTo, telling.speech, telling.notation);
}

/** Tells how a game stands. @param game with a move that is on its way */
export function statusLines(match: Match, game: Game, { speech, notation }: MoveForm): string[] {
  if (match.ending) return endLines(match);
  const { clock } = match;
  const timed = clock ? [clocksText(clock)] : [];
  const teller = tellerFor(speech, notation);
  return [turnText(game.ply, game.turn), ...statusTexts(game, teller), ...timed];
}

/** The variant, the side to play and the clocks of a game. */
export function gameHeading({ record, game, variant, clock }: Match, charset: Charset): string[] {
  const title = positionTitle(variant, record.start.placement, charset);
  const timed = clock ? [controlText(timeControlText(clock.control)), clocksText(clock)] : [];
  return [gameHeadingText(title, turnText(game.ply, game.turn)), ...timed];
}
