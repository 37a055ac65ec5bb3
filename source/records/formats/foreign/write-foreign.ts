import type { Record as ForeignRecord } from 'tsshogi';
import { handicapOf, openGame } from '../../../rules/notation/start.ts';
import { type GameRecord, mainLine, type RecordTag } from '../../tree/record.ts';
import type { HeldGames, WrittenGame } from '../format.ts';
import { addLosses, countMarks, countVariations, nodesOf } from '../losses.ts';
import type { Encoding } from '../text/encodings.ts';
import { type ElapsedTimes, elapsedTimes } from './elapsed-times.ts';
import { type ForeignComments, foreignRecord } from './foreign-record.ts';
import { type Header, type HeaderNames, resultHeaders, writeHeaders } from './headers.ts';
import { type EndingWords, writeEnding } from './write-ending.ts';

/** How a format of other programs writes a record of tsshogi. */
export interface ForeignForm {
  readonly endings: EndingWords;
  readonly headers: HeaderNames;
  readonly comments: ForeignComments;
  /** Whether a header can stand in the file as it is. */
  fits(header: Header): boolean;
  format(record: ForeignRecord, around: Surroundings): string;
}

/** What a file has beside the record of tsshogi. */
interface Surroundings {
  readonly encoding: Encoding;
  readonly headers: readonly Header[];
  /** See `WrittenRecord`. */
  readonly lines: readonly (readonly string[])[];
}

/**
 * A record of shogi in a format of other programs, with `\n` at the line ends. A comment before a
 * move is written after it; equal moves from one position become one.
 * @param encoding what the text says of itself; see `encodeText`
 */
export function writeForeign(
  record: GameRecord,
  form: ForeignForm,
  { variations, times: precision }: HeldGames,
  encoding: Encoding,
): WrittenGame {
  const game = openGame(record.variant, record.start.placement);
  for (const { move } of mainLine(record)) game.play(move);
  const status = game.status();
  const end = {
    position: game.position,
    ending: status.kind === 'ended' ? status.ending : undefined,
  };
  const { ending, headers: needsHeaders } = writeEnding(record, end, form.endings);
  const times = elapsedTimes(record);
  const foreign = foreignRecord(record, {
    ending,
    times: times.spentMs,
    comments: form.comments,
    variations,
  });
  const { headers, lost: lostTags } = headersOf(record, form);
  if (needsHeaders || foreign.isCut) headers.push(...resultHeaders(record));
  const losses = addLosses([
    { what: 'variations', count: variations ? 0 : countVariations(record) },
    { what: 'marks', count: countMarks(nodesOf(record)) },
    { what: 'times', count: lostTimes(times, precision) },
    { what: 'tags', count: lostTags },
  ]);
  return { text: form.format(foreign.record, { encoding, headers, lines: foreign.lines }), losses };
}

function lostTimes({ spentMs, lost }: ElapsedTimes, precision: HeldGames['times']): number {
  const times = [...spentMs.values()];
  switch (precision) {
    case 'none':
      return lost + times.length;
    case 'seconds':
      return lost + times.filter((timeMs) => timeMs % 1000 !== 0).length;
    case 'milliseconds':
      return lost;
    default:
      return precision satisfies never;
  }
}

function headersOf(
  record: GameRecord,
  { headers: names, fits }: ForeignForm,
): { headers: Header[]; lost: number } {
  const handicap = handicapOf(record.variant, record.start.placement);
  const isStart = (tag: RecordTag) => tag.name === 'Handicap' && tag.value === handicap?.name;
  const tags = record.tags.filter((tag) => !isStart(tag));
  return writeHeaders(tags, { names, handicap: handicap !== undefined, fits });
}
