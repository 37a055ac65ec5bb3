import type { SideSummary } from '../../match/analysis/analysis-summary.ts';
import type { Color } from '../../rules/core/color.ts';
import type { AnalyseProgress, StoppedAnalysis } from '../en/analyse.ts';
import { sideName } from './side-name.ts';

export function analyseProgressText(progress: AnalyseProgress): string {
  const { game, games, done, positions } = progress;
  return `${games}국 중 ${game}번째, 국면 ${done}/${positions}`;
}

export function analysedGameTitle(file: string, number: number, games: number): string {
  return games === 1 ? file : `${file}, ${number}번째 대국`;
}

export function sideSummaryText(
  color: Color,
  name: string,
  { accuracy, marks }: SideSummary,
): string {
  const share = accuracy === undefined ? '' : `정확도 ${Math.round(accuracy)}%, `;
  const counts = `완착 ${marks['?!']}, 의문수 ${marks['?']}, 악수 ${marks['??']}`;
  return `${sideName(color)} ${name}: ${share}${counts}`;
}

export function costliestText(moves: readonly string[]): string {
  return `손해가 큰 수: ${moves.join(', ')}`;
}

export function costlyMoveText(move: string, percent: number): string {
  return `${move} (${percent}%)`;
}

export const ANALYSIS_KEPT = '평가를 기보에 남겼습니다.';

export function analysisKeptText(path: string): string {
  return `평가를 남긴 파일: ${path}`;
}

export function analysisStoppedText(
  { done, inPart, games }: StoppedAnalysis,
  output?: string,
): string {
  const how =
    output === undefined
      ? '같은 명령으로 이어서 합니다.'
      : `이어서 하는 명령: komadai analyse ${output}`;
  const part =
    inPart === 0
      ? ''
      : `${inPart}국은 일부만 분석했습니다. 그 결과는 남지만, 그 대국은 처음부터 다시 분석합니다. `;
  return `멈췄습니다. ${games}국 중 ${done}국을 마쳤습니다. ${part}${how}`;
}

export function cannotKeepText(file: string): string {
  return `${file}: 이 파일에 남기면 잃는 내용이 있습니다. --output으로 다른 파일을 지정하십시오`;
}

export function stillPlayedText(game: string): string {
  return `${game}: 아직 두는 중이므로 평가하지 않습니다`;
}

export function noGamesInText(folder: string): string {
  return `${folder}: 기보 파일이 없습니다`;
}
