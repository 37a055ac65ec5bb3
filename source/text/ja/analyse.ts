import type { SideSummary } from '../../match/analysis/analysis-summary.ts';
import type { Color } from '../../rules/core/color.ts';
import type { StoppedAnalysis } from '../en/analyse.ts';
import { sideName } from './side-name.ts';

/** How far an analysis of games is. */
interface AnalyseProgress {
  /** The game, of all games. */
  readonly game: number;
  readonly games: number;
  /** The positions of it that are done. */
  readonly done: number;
  readonly positions: number;
}

/** How far an analysis of games is: `12局中3局目、130局面中45局面`. */
export function analyseProgressText(progress: AnalyseProgress): string {
  const { game, games, done, positions } = progress;
  return `${games}局中${game}局目、${positions}局面中${done}局面`;
}

/** A game of a file: `games.kif 2局目`; the file alone where it has one. */
export function analysedGameTitle(file: string, number: number, games: number): string {
  return games === 1 ? file : `${file} ${number}局目`;
}

/** How a side has played: `先手 葵: 精度87%、疑問手2、悪手1、大悪手0`. */
export function sideSummaryText(
  color: Color,
  name: string,
  { accuracy, marks }: SideSummary,
): string {
  const share = accuracy === undefined ? '' : `精度${Math.round(accuracy)}%、`;
  const counts = `疑問手${marks['?!']}、悪手${marks['?']}、大悪手${marks['??']}`;
  return `${sideName(color)} ${name}: ${share}${counts}`;
}

/** The moves that cost most. @param moves each as `costlyMoveText` */
export function costliestText(moves: readonly string[]): string {
  return `損の大きい手: ${moves.join('、')}`;
}

/** A move, and how many percent of the chance to win it cost. */
export function costlyMoveText(move: string, percent: number): string {
  return `${move}（${percent}%）`;
}

/** Says that the game of a replay has its analysis on the disk. */
export const ANALYSIS_KEPT = '解析結果を棋譜に残しました。';

/** Says where the analysis of a file is kept. */
export function analysisKeptText(path: string): string {
  return `解析結果を${path}に残しました。`;
}

/** Says that an analysis was stopped. @param output the file that goes on; undefined for all */
export function analysisStoppedText(
  { done, inPart, games }: StoppedAnalysis,
  output?: string,
): string {
  const how =
    output === undefined
      ? '同じコマンドで続きから再開します。'
      : `komadai analyse ${output} で続きから再開します。`;
  const part =
    inPart === 0
      ? ''
      : `${inPart}局は途中までです。途中までの結果は残りますが、その対局は最初から解析し直します。`;
  return `中断しました。${games}局中${done}局を解析済みです。${part}${how}`;
}

/** Why the analysis of a file cannot be kept there. */
export function cannotKeepText(file: string): string {
  return `${file}に書くと失われる内容があります。--output で別のファイルを指定してください`;
}

/** Why a game is left out: people play it. */
export function stillPlayedText(game: string): string {
  return `${game}: まだ対局中なので解析しません`;
}

/** Says that a folder has no games. */
export function noGamesInText(folder: string): string {
  return `${folder}: 棋譜ファイルがありません`;
}
