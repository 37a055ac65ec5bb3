import type { SideSummary } from '../../match/analysis/analysis-summary.ts';
import type { Color } from '../../rules/core/color.ts';
import type { AnalyseProgress, StoppedAnalysis } from '../en/analyse.ts';
import { sideName } from './side-name.ts';

export function analyseProgressText(progress: AnalyseProgress): string {
  const { game, games, done, positions } = progress;
  return `${games}局中${game}局目、${positions}局面中${done}局面`;
}

export function analysedGameTitle(file: string, number: number, games: number): string {
  return games === 1 ? file : `${file} ${number}局目`;
}

export function sideSummaryText(
  color: Color,
  name: string,
  { accuracy, marks }: SideSummary,
): string {
  const share = accuracy === undefined ? '' : `精度${Math.round(accuracy)}%、`;
  const counts = `疑問手${marks['?!']}、悪手${marks['?']}、大悪手${marks['??']}`;
  return `${sideName(color)} ${name}: ${share}${counts}`;
}

export function costliestText(moves: readonly string[]): string {
  return `損の大きい手: ${moves.join('、')}`;
}

export function costlyMoveText(move: string, percent: number): string {
  return `${move}（${percent}%）`;
}

export const ANALYSIS_KEPT = '解析結果を棋譜に残しました。';

export function analysisKeptText(path: string): string {
  return `解析結果を${path}に残しました。`;
}

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

export function cannotKeepText(file: string): string {
  return `${file}に書くと失われる内容があります。--output で別のファイルを指定してください`;
}

export function stillPlayedText(game: string): string {
  return `${game}: まだ対局中なので解析しません`;
}

export function noGamesInText(folder: string): string {
  return `${folder}: 棋譜ファイルがありません`;
}
