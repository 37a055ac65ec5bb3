import {
  exportCSA,
  exportJKF,
  exportKI2,
  exportKIF,
  type Record as ForeignRecord,
  numberToKanji,
  pieceTypeToStringForBoard,
} from 'tsshogi';
import { failure, type Result, success } from '../../core/result.ts';
import type { Variant } from '../../core/variant.ts';
import { shogi } from '../../core/variants/shogi.ts';
import { handicapOf, openGame } from '../../notation/start.ts';
import type { Encoding } from '../formats.ts';
import { type GameRecord, mainLine, type RecordTag } from '../record.ts';
import { type ElapsedTimes, elapsedTimes } from './elapsed-times.ts';
import { foreignRecord } from './foreign-record.ts';
import { type Header, resultHeaders, writeHeaders } from './headers.ts';
import type { ForeignFormat } from './import.ts';
import { addLosses, countMarks, countVariations, type Loss, nodesOf } from './losses.ts';
import { kakinokiLine } from './read-kakinoki.ts';
import { writeEnding } from './write-ending.ts';

/** A record in a foreign format and what that could not hold. */
export interface ExportedGame {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** The formats hold standard shogi only. */
export interface ExportFault {
  readonly code: 'variant';
  readonly variant: Variant;
}

/**
 * A record in a foreign format, with `\n` at the line ends. Comments before a move come behind
 * it; the same move twice from one position becomes one.
 * @param encoding what the text says of itself; see `encodeText`
 */
export function exportForeign(
  record: GameRecord,
  format: ForeignFormat,
  encoding: Encoding,
): Result<ExportedGame, ExportFault> {
  const { variant } = record;
  if (variant.id !== shogi.id) return failure({ code: 'variant', variant });
  const game = openGame(variant, record.start.placement);
  for (const { move } of mainLine(record)) game.play(move);
  const words = format === 'csa' || format === 'jkf' ? 'csa' : 'kakinoki';
  const { ending, headers: needsHeaders } = writeEnding(record, game, words);
  const times = elapsedTimes(record);
  const foreign = foreignRecord(record, { ending, times: times.spentMs, format });
  const { headers, lost: lostTags } = headersOf(record, format);
  if (needsHeaders || foreign.isCut) headers.push(...resultHeaders(record));
  const losses: Loss[] = [
    { what: 'variations', count: format === 'csa' ? countVariations(record) : 0 },
    { what: 'marks', count: countMarks(nodesOf(record)) },
    { what: 'times', count: lostTimes(times, format) },
    { what: 'tags', count: lostTags },
  ];
  const text = formatForeign(foreign.record, format, { encoding, headers, lines: foreign.lines });
  return success({ text, losses: addLosses(losses) });
}

function lostTimes({ spentMs, lost }: ElapsedTimes, format: ForeignFormat): number {
  const times = [...spentMs.values()];
  if (format === 'ki2') return lost + times.length;
  if (format === 'csa') return lost;
  return lost + times.filter((timeMs) => timeMs % 1000 !== 0).length;
}

function headersOf(record: GameRecord, format: ForeignFormat): { headers: Header[]; lost: number } {
  const handicap = handicapOf(record.variant, record.start.placement);
  const isStart = (tag: RecordTag) => tag.name === 'Handicap' && tag.value === handicap?.name;
  return writeHeaders(
    record.tags.filter((tag) => !isStart(tag)),
    {
      names: format === 'csa' ? 'csa' : 'kakinoki',
      handicap: handicap !== undefined,
      fits: ([name, value]) => fits(name, value, format),
    },
  );
}

/** Whether a header reads as one, and as the same. */
function fits(name: string, value: string, format: ForeignFormat): boolean {
  if (format === 'jkf') return name !== '__proto__';
  if (format === 'csa') return !/[:,]/.test(name);
  const line = kakinokiLine({ text: `${name}：${value}`, at: 0 }, format);
  return line.kind === 'header' && line.name === name && line.value === value;
}

interface Surroundings {
  readonly encoding: Encoding;
  readonly headers: readonly Header[];
  readonly lines: readonly (readonly string[])[];
}

function formatForeign(
  record: ForeignRecord,
  format: ForeignFormat,
  { encoding, headers, lines }: Surroundings,
): string {
  const encodingName = encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS';
  const kakinoki = headers.map(([name, value]) => `${name}：${value}\n`).join('');
  switch (format) {
    case 'kif':
      return `#KIF version=2.0 encoding=${encodingName}\n${kakinoki}${withWholeHands(exportKIF(record), record)}`;
    case 'ki2': {
      const text = withWholeHands(exportKI2(record), record);
      const end = text.endsWith('\n') ? '' : '\n';
      return `#KI2 version=2.0 encoding=${encodingName}\n${kakinoki}${text}${end}`;
    }
    case 'csa':
      return formatCsa(record, encoding, headers);
    case 'jkf': {
      const jkf = exportJKF(record);
      const whole = { ...jkf, header: Object.fromEntries(headers) };
      // The exporter drops spaces and empty lines at the end of comments.
      const restore = (key: string, value: unknown) =>
        key === 'comments' && Array.isArray(value) ? lines[Number(value[0])] : value;
      return `${JSON.stringify(whole, restore)}\n`;
    }
    default:
      return format satisfies never;
  }
}

/** The exporter has no numerals above 18: pieces beyond them are named again. */
function withWholeHands(text: string, { initialPosition }: ForeignRecord): string {
  return text.replace(/^([先後])(手の持駒：.*undefined.*)$/gm, (_, side: string) => {
    const hand = side === '先' ? initialPosition.blackHand : initialPosition.whiteHand;
    const pieces: string[] = [];
    hand.forEach((type, count) => {
      const name = pieceTypeToStringForBoard(type);
      for (let rest = count; rest > 0; rest -= 18) {
        pieces.push(`${name}${numberToKanji(Math.min(rest, 18))}`);
      }
    });
    return `${side}手の持駒：${pieces.join('　')}`;
  });
}

/** The exporter cuts dates and drops headers that it does not know: they are put in here. */
function formatCsa(record: ForeignRecord, encoding: Encoding, headers: readonly Header[]): string {
  const name = encoding === 'utf-8' ? 'UTF-8' : 'SHIFT_JIS';
  const text = exportCSA(record, { v3: { encoding: name, milliseconds: true } });
  const lines = headers.map(
    ([key, value]) => `${/^N[+-]$/.test(key) ? key : `$${key}:`}${value}\n`,
  );
  const version = 'V3.0\n';
  const at = text.indexOf(version) + version.length;
  return text.slice(0, at) + lines.join('') + text.slice(at);
}
