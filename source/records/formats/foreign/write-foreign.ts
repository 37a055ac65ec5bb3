import type { Record as ForeignRecord, SpecialMove } from 'tsshogi';
import { handicapOf, openGame } from '../../../rules/notation/start.ts';
import { moveTimes } from '../../tree/move-times.ts';
import {
  type GameRecord,
  mainLine,
  type RecordNode,
  type RecordTag,
  tagValue,
} from '../../tree/record.ts';
import { parseTimeControl } from '../../tree/time-control.ts';
import type { HeldGames, WrittenGame } from '../format.ts';
import { addLosses, countMarks, countVariations, type Loss, nodesOf } from '../losses.ts';
import type { Encoding } from '../text/encodings.ts';
import { type ForeignComments, foreignRecord, type WrittenRecord } from './foreign-record.ts';
import { type Header, type HeaderNames, resultHeaders, writeHeaders } from './headers.ts';
import { type EndingWords, writeEnding } from './write-ending.ts';

/** The words that a format of other programs has for what stands around the moves. */
export interface ForeignWords {
  readonly endings: EndingWords;
  readonly headers: HeaderNames;
  /** Whether a header can stand in the file as it is. */
  fits(header: Header): boolean;
  /** Whether a name can stand for one header only. Default false. */
  readonly hasUniqueHeaders?: boolean;
}

/** How a format of other programs writes a record of tsshogi. */
export interface ForeignForm extends ForeignWords {
  readonly comments: ForeignComments;
  format(record: ForeignRecord, around: Surroundings): string;
}

/** What a file has beside the record of tsshogi. */
interface Surroundings extends Omit<WrittenRecord, 'record' | 'isCut'> {
  readonly encoding: Encoding;
  readonly headers: readonly Header[];
}

/** What is written around the moves of a record, and what of it is lost. */
export interface ForeignFrame {
  /** What stands at the end of the main line. */
  readonly ending: SpecialMove | undefined;
  /** With those of the result, where its end says too little. */
  readonly headers: readonly Header[];
  readonly times: ReadonlyMap<RecordNode, number>;
  readonly losses: readonly Loss[];
}

/** What stands around the moves of a record in a format of other programs. */
export function frameOf(
  record: GameRecord,
  words: ForeignWords,
  { variations, times: precision }: HeldGames,
): ForeignFrame {
  const game = openGame(record.variant, record.start.placement);
  for (const { move } of mainLine(record)) game.play(move);
  const status = game.status();
  const end = {
    position: game.position,
    ending: status.kind === 'ended' ? status.ending : undefined,
  };
  const { ending, headers: needsHeaders } = writeEnding(record, end, words.endings);
  const times = elapsedTimes(record);
  const { headers, lost: lostTags } = headersOf(record, words);
  const losses = addLosses([
    { what: 'variations', count: variations ? 0 : countVariations(record) },
    { what: 'marks', count: countMarks(nodesOf(record)) },
    { what: 'times', count: lostTimes(times, precision) },
    { what: 'tags', count: lostTags },
  ]);
  const stated = needsHeaders ? resultHeaders(record) : [];
  return { ending, headers: [...headers, ...stated], times: times.spentMs, losses };
}

/**
 * A record of shogi in a format of other programs, with `\n` at the line ends. A comment before a
 * move is written after it; equal moves from one position become one.
 * @param encoding what the text says of itself; see `encodeText`
 */
export function writeForeign(
  record: GameRecord,
  form: ForeignForm,
  holds: HeldGames,
  encoding: Encoding,
): WrittenGame {
  const { ending, headers, times, losses } = frameOf(record, form, holds);
  const { comments } = form;
  const { isCut, ...foreign } = foreignRecord(record, {
    ending,
    times,
    comments,
    variations: holds.variations,
  });
  const stated = isCut ? resultHeaders(record) : [];
  const around = { encoding, headers: [...headers, ...stated], ...foreign };
  return { text: form.format(foreign.record, around), losses };
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
  { headers: names, fits, hasUniqueHeaders = false }: ForeignWords,
): { headers: Header[]; lost: number } {
  const handicap = handicapOf(record.variant, record.start.placement);
  const isStart = (tag: RecordTag) => tag.name === 'Handicap' && tag.value === handicap?.name;
  const tags = record.tags.filter((tag) => !isStart(tag));
  return writeHeaders(tags, { names, handicap: handicap !== undefined, fits, hasUniqueHeaders });
}

/** The time that each move took, as far as the record says it. */
interface ElapsedTimes {
  /** Milliseconds by move. */
  readonly spentMs: ReadonlyMap<RecordNode, number>;
  /** How many clocks say something that the times do not. */
  readonly lost: number;
}

/**
 * The times of a record. A move that has only what its player has left gets its time from that and
 * the time control, until the player comes into byoyomi.
 */
function elapsedTimes(record: GameRecord): ElapsedTimes {
  const parsed = parseTimeControl(tagValue(record, 'TimeControl') ?? '');
  const control = parsed.ok ? parsed.value : undefined;
  const spentMs = new Map<RecordNode, number>();
  /** What a player has left after a move, where it is known. */
  const left = new Map<RecordNode, number>();
  let lost = 0;
  for (const node of nodesOf(record)) {
    if (!node.parent) continue;
    const { leftMs, spentMs: stated } = moveTimes(node);
    const before = node.ply <= 2 ? control?.mainMs : left.get(node.parent.parent as RecordNode);
    const isKnown = control !== undefined && before !== undefined;
    // Unknown in byoyomi, and where the clock says what cannot be.
    const used = isKnown && leftMs ? before + control.incrementMs - leftMs : -1;
    const computed = used >= 0 ? used : undefined;
    const spent = stated ?? computed;
    if (spent !== undefined) spentMs.set(node, spent);
    if (leftMs !== undefined && (computed === undefined || computed !== spent)) lost++;
    if (leftMs !== undefined) left.set(node, leftMs);
    else if (isKnown && spent !== undefined && before > spent) {
      left.set(node, before - spent + control.incrementMs);
    }
  }
  return { spentMs, lost };
}
