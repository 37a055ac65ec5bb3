import { expect } from 'vitest';
import { keptScore, positionsOf } from '../../../source/records/tree/kept-analysis.ts';
import { type GameRecord, type RecordNode, tagValue } from '../../../source/records/tree/record.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Result } from '../../../source/rules/core/result.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { openIndex, type PositionIndex } from '../../../source/study/index/position-index.ts';

/** The value of a result that must be one. */
export function given<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

interface Sum {
  readonly counts: number[];
  readonly values: number[];
  readonly days: string[];
}

/** What a look at every game finds, by position: `move: games black white draws value last-day`. */
function plainScan(records: readonly GameRecord[]): Map<string, string[]> {
  const all = new Map<string, Map<number, Sum>>();
  const seen = new Set<string>();
  for (const record of records) {
    const same = identityOf(record);
    if (seen.has(same)) continue;
    seen.add(same);
    let before = '';
    for (const { node, position } of positionsOf(record)) {
      if (node.ply > 0) count(all, before, node, record);
      before = keyOf(position);
    }
  }
  return new Map([...all].map(([key, moves]) => [key, [...moves].map(tell).sort()]));
}

/** A game that is the same counts once. */
function identityOf(record: GameRecord): string {
  const tags = ['Date', 'Black', 'White'].map((name) => tagValue(record, name));
  const moves = [...positionsOf(record)].map(({ node }) => node.move);
  return JSON.stringify([record.variant.id, tags, moves]);
}

function count(
  all: Map<string, Map<number, Sum>>,
  key: string,
  node: RecordNode,
  record: GameRecord,
): void {
  const moves = all.get(key) ?? new Map<number, Sum>();
  all.set(key, moves);
  const sum = moves.get(node.move) ?? { counts: [0, 0, 0, 0], values: [], days: [] };
  moves.set(node.move, sum);
  const result = ['1-0', '0-1', '1/2-1/2'].indexOf(record.score) + 1;
  for (const at of new Set([0, result])) sum.counts[at] = (sum.counts[at] ?? 0) + 1;
  sum.days.push(tagValue(record, 'Date') ?? '');
  const score = keptScore(node);
  if (score?.kind === 'value') sum.values.push(score.centipawns);
}

function tell([move, { counts, values, days }]: [number, Sum]): string {
  const sum = values.reduce((total, value) => total + value, 0);
  const value = values.length === 0 ? undefined : Math.round(sum / values.length) + 0;
  return `${move}: ${counts.join(' ')} ${value} ${days.sort().at(-1)}`;
}

function keyOf(position: Position): string {
  return `${position.variant.id} ${formatSfen(position.variant, { placement: position, moveNumber: 1 })}`;
}

function told(index: PositionIndex, position: Position): string[] {
  return given(index.lookUp(position, { lasts: 99 }))
    .moves.map(({ move, games, black, white, draws, value, last }) => {
      return `${move}: ${games} ${black} ${white} ${draws} ${value} ${last?.date}`;
    })
    .sort();
}

/** Compares what an index says of all positions of games with a plain scan. @returns how many */
export function compareWithScan(index: string, records: readonly GameRecord[]): number {
  const expected = plainScan(records);
  const opened = given(openIndex(index));
  const seen = new Set<string>();
  for (const record of records) {
    for (const { position } of positionsOf(record)) {
      const key = keyOf(position);
      if (seen.has(key)) continue;
      seen.add(key);
      expect(told(opened, position), key).toEqual(expected.get(key) ?? []);
    }
  }
  expect(opened.games).toBe(records.length);
  opened.close();
  return seen.size;
}
