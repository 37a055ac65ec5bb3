import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import type { RecordFault } from '../../../source/records/tree/read-game.ts';
import { type GameRecord, mainLine } from '../../../source/records/tree/record.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { onlyItem } from '../../helpers/items.ts';
import { type ForeignFormat, importForeign } from './foreign.ts';

/** The one game of a text that has no fault. */
export function readWhole(text: string, format: ForeignFormat): GameRecord {
  const game = onlyItem(importForeign(text, format));
  if (game.fault) throw new Error(JSON.stringify({ ...game.fault, before: undefined }));
  if (!game.record) throw new Error('a game without a record');
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
