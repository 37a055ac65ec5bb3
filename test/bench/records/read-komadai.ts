import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import {
  formatUsiRecord,
  parseUsiRecords,
} from '../../../source/records/formats/usi/usi-record.ts';
import type { ReadGame } from '../../../source/records/tree/read-game.ts';
import { type GameRecord, mainLine } from '../../../source/records/tree/record.ts';
import { RecordWalk } from '../../../source/records/tree/record-walk.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { exportForeign, importForeign } from '../../records/bridge/foreign.ts';
import { serveTasks } from '../tasks.ts';

const STEPS = 1000;

const folder = itemAt(process.argv, 2);
const psn = readFileSync(join(folder, 'games.psn'), 'utf8');
const kif: string[] = JSON.parse(readFileSync(join(folder, 'kif.json'), 'utf8'));
const records = parsePsn(psn).map(whole);
const long = itemAt(parsePsn(readFileSync(join(folder, '500.psn'), 'utf8')).map(whole), 0);
const walk = new RecordWalk(long);

/** The same games as text of the formats that we write ourselves. */
const OTHERS = ['ki2', 'csa', 'jkf'] as const;
const others = new Map(OTHERS.map((format) => [format, records.map((one) => textIn(one, format))]));
const usi = records.map(formatUsiRecord);

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
  ...Object.fromEntries(
    OTHERS.map((format) => [
      `read ${format.toUpperCase()}`,
      () => {
        for (const text of others.get(format) ?? []) importForeign(text, format);
        return moves;
      },
    ]),
  ),
  'read USI': () => {
    for (const text of usi) parseUsiRecords(text);
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

function textIn(record: GameRecord, format: (typeof OTHERS)[number]): string {
  const { text } = exportForeign(record, format);
  importForeign(text, format).map(whole);
  return text;
}

/** Fails the run where a game is not read to its end. */
function whole({ record, fault }: ReadGame): GameRecord {
  if (!record || fault) throw new Error(`not read: ${JSON.stringify(fault)}`);
  return record;
}

function countMoves(all: readonly GameRecord[]): number {
  return all.reduce((sum, record) => sum + mainLine(record).length, 0);
}
