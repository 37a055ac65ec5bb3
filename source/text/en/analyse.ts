import type { SideSummary } from '../../match/analysis/analysis-summary.ts';
import type { Color } from '../../rules/core/color.ts';
import { countText } from './count-text.ts';
import { sideName } from './side-name.ts';

/** How far an analysis of games is. */
export interface AnalyseProgress {
  /** The game, of all games. */
  readonly game: number;
  readonly games: number;
  /** The positions of it that are done. */
  readonly done: number;
  readonly positions: number;
}

/** How far an analysis of games is: `Game 3 of 12, 45 of 130 positions`. */
export function analyseProgressText(progress: AnalyseProgress): string {
  const { game, games, done, positions } = progress;
  return `Game ${game} of ${games}, ${done} of ${positions} positions`;
}

/** A game of a file: `games.kif, game 2`; the file alone where it has one. */
export function analysedGameTitle(file: string, number: number, games: number): string {
  return games === 1 ? file : `${file}, game ${number}`;
}

/** How a side has played: `Black, Aoi: accuracy 87 %; 2 dubious moves, 1 mistake, 0 blunders`. */
export function sideSummaryText(
  color: Color,
  name: string,
  { accuracy, marks }: SideSummary,
): string {
  const counts = [
    countText(marks['?!'], 'dubious move'),
    countText(marks['?'], 'mistake'),
    countText(marks['??'], 'blunder'),
  ];
  const share = accuracy === undefined ? '' : `accuracy ${Math.round(accuracy)} %; `;
  return `${sideName(color)}, ${name}: ${share}${counts.join(', ')}`;
}

/** The moves that cost most. @param moves each as `costlyMoveText` */
export function costliestText(moves: readonly string[]): string {
  return `Costliest: ${moves.join(', ')}`;
}

/** A move, and how many percent of the chance to win it cost. */
export function costlyMoveText(move: string, percent: number): string {
  return `${move} (${percent} %)`;
}

/** Says that the game of a replay has its analysis on the disk. */
export const ANALYSIS_KEPT = 'The analysis is kept in the game.';

/** Says where the analysis of a file is kept. */
export function analysisKeptText(path: string): string {
  return `The analysis is kept in ${path}.`;
}

/** How far an analysis of games came that was stopped. */
export interface StoppedAnalysis {
  readonly done: number;
  /** Games of which some positions are done. They are kept, and done again. */
  readonly inPart: number;
  readonly games: number;
}

/** Says that an analysis was stopped. @param output the file that goes on; undefined for all */
export function analysisStoppedText(
  { done, inPart, games }: StoppedAnalysis,
  output?: string,
): string {
  const how =
    output === undefined ? 'The same command goes on.' : `komadai analyse ${output} goes on.`;
  const part =
    inPart === 0
      ? ''
      : `, and ${inPart} in part. What was found is kept; a game in part begins anew`;
  return `Stopped: ${done} of ${games} games are done${part}. ${how}`;
}

/** Why the analysis of a file cannot be kept there. */
export function cannotKeepText(file: string): string {
  return `${file} cannot keep the analysis without losing something; name another file with --output`;
}

/** Why a game is left out: people play it. */
export function stillPlayedText(game: string): string {
  return `${game}: people still play it, so the computer stays out`;
}

/** Says that a folder has no games. */
export function noGamesInText(folder: string): string {
  return `${folder}: no file of games is in it`;
}
