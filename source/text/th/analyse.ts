import type { SideSummary } from '../../match/analysis/analysis-summary.ts';
import type { Color } from '../../rules/core/color.ts';
import type { AnalyseProgress, StoppedAnalysis } from '../en/analyse.ts';
import { sideName } from './side-name.ts';

export function analyseProgressText(progress: AnalyseProgress): string {
  const { game, games, done, positions } = progress;
  return `เกม ${game} จาก ${games}, ตำแหน่ง ${done} จาก ${positions}`;
}

export function analysedGameTitle(file: string, number: number, games: number): string {
  return games === 1 ? file : `${file} เกม ${number}`;
}

export function sideSummaryText(
  color: Color,
  name: string,
  { accuracy, marks }: SideSummary,
): string {
  const share = accuracy === undefined ? '' : `ความแม่นยำ ${Math.round(accuracy)}%; `;
  const counts = `อ่อน ${marks['?!']}, พลาด ${marks['?']}, ผิดร้ายแรง ${marks['??']}`;
  return `${sideName(color)} ${name}: ${share}${counts}`;
}

export function costliestText(moves: readonly string[]): string {
  return `ตาที่เสียมากที่สุด: ${moves.join(', ')}`;
}

export function costlyMoveText(move: string, percent: number): string {
  return `${move} (${percent}%)`;
}

export const ANALYSIS_KEPT = 'เก็บการวิเคราะห์ไว้ในเกมแล้ว';

export function analysisKeptText(path: string): string {
  return `เก็บการวิเคราะห์ไว้ใน ${path}`;
}

export function analysisStoppedText(
  { done, inPart, games }: StoppedAnalysis,
  output?: string,
): string {
  const how = output === undefined ? 'ใช้คำสั่งเดิมเพื่อทำต่อ' : `ใช้ komadai analyse ${output} เพื่อทำต่อ`;
  const part =
    inPart === 0
      ? ''
      : `อีก ${inPart} เกมวิเคราะห์ไปแล้วบางส่วน ผลที่ได้ยังเก็บไว้ แต่เกมนั้นจะเริ่มวิเคราะห์ใหม่ตั้งแต่ต้น `;
  return `หยุดแล้ว เสร็จ ${done} จาก ${games} เกม ${part}${how}`;
}

export function cannotKeepText(file: string): string {
  return `${file}: ถ้าเก็บไว้ในไฟล์นี้ ข้อมูลบางส่วนจะหาย โปรดระบุไฟล์อื่นด้วย --output`;
}

export function stillPlayedText(game: string): string {
  return `${game}: ยังเล่นกันอยู่ คอมพิวเตอร์จึงไม่วิเคราะห์`;
}

export function noGamesInText(folder: string): string {
  return `${folder}: ไม่มีไฟล์เกมอยู่`;
}
