import { Position } from '../../../source/core/position.ts';
import { formatHodges } from '../../../source/notation/hodges.ts';
import { formatSfen } from '../../../source/notation/sfen.ts';
import { type ForeignFormat, importForeign } from '../../../source/records/bridge/import.ts';
import { formatPsn } from '../../../source/records/psn-write.ts';
import { type GameRecord, mainLine } from '../../../source/records/record.ts';
import type { RecordFault } from '../../../source/records/record-fault.ts';

/** The one game of a text that has no fault. */
export function readWhole(text: string, format: ForeignFormat): GameRecord {
  const [game, ...others] = importForeign(text, format);
  if (game.fault) throw new Error(JSON.stringify({ ...game.fault, before: undefined }));
  if (!game.record || others.length > 0) throw new Error(`${others.length + 1} games`);
  return game.record;
}

/** A record in our own form from the start on, without tags, in one line. */
export function movesText(record: GameRecord): string {
  const text = formatPsn({ ...record, tags: [] });
  return text
    .slice(text.indexOf('\n\n') + 2)
    .replaceAll('\n', ' ')
    .trim();
}

/** The moves of the main line. */
export function lineText(record: GameRecord): string {
  const position = new Position(record.variant, record.start.placement);
  const texts = mainLine(record).map(({ move }) => {
    const text = formatHodges(position, move);
    position.play(move);
    return text;
  });
  return texts.join(' ');
}

export function startText({ variant, start }: GameRecord): string {
  return formatSfen(variant, start);
}

/** A fault in one line: `3:6 ply 2 move ７六歩`. */
export function faultText(fault: RecordFault | undefined): string {
  if (!fault) return 'none';
  const reading = fault.code === 'move' ? ` ${fault.reading.kind}` : '';
  const found = 'found' in fault ? ` ${fault.found}` : '';
  return `${fault.line}:${fault.column} ply ${fault.ply} ${fault.code}${reading}${found}`;
}
