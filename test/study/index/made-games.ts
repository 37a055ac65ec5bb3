import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { appendMove, createRecord, type GameRecord } from '../../../source/records/tree/record.ts';
import type { Score } from '../../../source/records/tree/termination.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';

interface MadeGame {
  readonly variant: Variant;
  readonly random: () => number;
  readonly plies: number;
  /** From how many moves of a position one is chosen: few make positions come again. */
  readonly choices?: number;
}

const SCORES: readonly Score[] = ['1-0', '0-1', '1/2-1/2', '*'];

/** A game of random moves with tags and some values. */
export function madeGame({ variant, random, plies, choices = 2 }: MadeGame): GameRecord {
  const day = 1 + Math.floor(random() * 28);
  const record = createRecord({
    variant,
    start: startPosition(variant),
    tags: [
      { name: 'Date', value: `2026.11.${String(day).padStart(2, '0')}` },
      { name: 'Black', value: `Player ${Math.floor(random() * 5)}` },
      { name: 'White', value: `Player ${Math.floor(random() * 5)}` },
    ],
  });
  record.score = itemAt(SCORES, Math.floor(random() * SCORES.length));
  const position = new Position(variant, record.start.placement);
  let node = record.root;
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const move = itemAt(moves, Math.floor(random() * Math.min(choices, moves.length)));
    node = appendMove(node, move);
    if (random() < 0.3) node.comments.push(`#評価値=${Math.floor(random() * 2000) - 1000}`);
    position.play(move);
  }
  return record;
}

/** Writes games into a file of their own. @returns its path */
export function writeGames(folder: string, name: string, ...records: GameRecord[]): string {
  const path = join(folder, `${name}.psn`);
  writeFileSync(path, records.map(formatPsn).join('\n'));
  return path;
}
