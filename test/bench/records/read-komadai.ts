import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importForeign } from '../../../source/records/bridge/import.ts';
import { parsePsn } from '../../../source/records/psn-read.ts';
import { formatPsn } from '../../../source/records/psn-write.ts';
import { type GameRecord, mainLine } from '../../../source/records/record.ts';
import type { ReadGame } from '../../../source/records/record-fault.ts';
import { RecordWalk } from '../../../source/records/record-walk.ts';
import { serveTasks } from '../tasks.ts';

const STEPS = 1000;

const folder = process.argv[2];
const psn = readFileSync(join(folder, 'games.psn'), 'utf8');
const kif: string[] = JSON.parse(readFileSync(join(folder, 'kif.json'), 'utf8'));
const records = parsePsn(psn).map(whole);
const [long] = parsePsn(readFileSync(join(folder, '500.psn'), 'utf8')).map(whole);
const walk = new RecordWalk(long);

const moves = countMoves(records);
const kifMoves = countMoves(kif.flatMap((text) => importForeign(text, 'kif')).map(whole));
if (kifMoves !== moves) throw new Error(`${kifMoves} moves of KIF instead of ${moves}`);

serveTasks({
  'read PSN': () => {
    parsePsn(psn);
    return moves;
  },
  'read KIF': () => {
    for (const text of kif) importForeign(text, 'kif');
    return moves;
  },
  'write PSN': () => {
    for (const record of records) formatPsn(record);
    return moves;
  },
  'steps at move 10': () => stepAt(10),
  'steps at move 490': () => stepAt(490),
});

function stepAt(ply: number): number {
  walk.go(ply);
  for (let step = 0; step < STEPS; step += 2) {
    walk.go(ply + 1);
    walk.go(ply);
  }
  return STEPS;
}

/** Fails the run where a game is not read to its end. */
function whole({ record, fault }: ReadGame): GameRecord {
  if (!record || fault) throw new Error(`not read: ${JSON.stringify(fault)}`);
  return record;
}

function countMoves(all: readonly GameRecord[]): number {
  return all.reduce((sum, record) => sum + mainLine(record).length, 0);
}
