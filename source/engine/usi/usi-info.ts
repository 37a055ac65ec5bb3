import type { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatUsi } from '../../rules/notation/usi.ts';
import type { EngineScore, SearchReport } from '../engine.ts';
import { playableMoves } from './usi-protocol.ts';

/** A whole `info` line; nodes a second only if time has passed. */
export function formatInfo(variant: Variant, report: SearchReport): string {
  const { depth, nodes, timeMs, score, line } = report;
  const time = Math.round(timeMs);
  const words = [`info depth ${depth} nodes ${nodes}`];
  if (time > 0) words.push(`nps ${Math.round((nodes * 1000) / time)}`);
  words.push(`time ${time} score ${formatScore(score)}`);
  if (line.length > 0) words.push('pv', ...line.map((move) => formatUsi(variant, move)));
  return words.join(' ');
}

function formatScore(score: EngineScore): string {
  if (score.kind === 'mate') return `mate ${score.plies}`;
  return `cp ${Math.round(score.centipawns)}`;
}

/**
 * Reads the words after `info`. Undefined if they are no report: without a depth, score or line,
 * with a bound in place of a score, or nonsense. The line is cut before its first illegal move.
 */
export function parseInfo(position: Position, words: readonly string[]): SearchReport | undefined {
  if (words.includes('string')) return undefined;
  const number = (name: string): number | undefined => {
    const at = words.indexOf(name);
    const text = words[at + 1] ?? '';
    return at >= 0 && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  const lineAt = words.indexOf('pv');
  const depth = number('depth');
  const score = parseScore(words);
  if (depth === undefined || score === undefined || lineAt < 0) return undefined;
  const line = playableMoves(position, words.slice(lineAt + 1));
  if (line.length === 0) return undefined;
  const rank = number('multipv') ?? 1;
  const [nodes, timeMs] = [number('nodes') ?? 0, number('time') ?? 0];
  return { depth, nodes, timeMs, score, line, ...(rank > 1 && { rank }) };
}

function parseScore(words: readonly string[]): EngineScore | undefined {
  const at = words.indexOf('score');
  if (at < 0 || words.includes('lowerbound') || words.includes('upperbound')) return undefined;
  const [kind, text = ''] = words.slice(at + 1, at + 3);
  if (!/^[+-]?\d{1,9}$/.test(text)) return undefined;
  if (kind === 'cp') return { kind: 'value', centipawns: Number(text) };
  if (kind === 'mate') return { kind: 'mate', plies: Number(text) };
  return undefined;
}
