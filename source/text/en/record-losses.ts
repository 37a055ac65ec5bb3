import type { RecordFormat } from '../../records/formats/formats.ts';
import type { Loss } from '../../records/formats/losses.ts';
import type { WriteFault } from '../../records/formats/write-records.ts';
import type { LeftOut } from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatName } from '../format-name.ts';
import { countText } from './count-text.ts';
import { joinWords } from './join-words.ts';

const NOUNS = {
  variations: 'variation',
  comments: 'comment',
  marks: 'mark',
  times: 'time',
  tags: 'tag',
  ending: 'ending',
  characters: 'character',
} as const satisfies Record<Loss['what'], string>;

/** What a format cannot hold: `CSA cannot hold 3 variations and 2 marks`. */
export function lossesText(format: RecordFormat, losses: readonly Loss[]): string {
  const parts = losses.map(({ what, count }) => countText(count, NOUNS[what]));
  return `${formatName(format)} cannot hold ${joinWords(parts, 'and')}`;
}

/** How much of a file was not understood: `a.kif: 3 lines not understood and left out`. */
export function notUnderstoodText(file: string, counts: ReadonlyMap<LeftOut, number>): string {
  const parts = Array.from(counts, ([what, count]) => countText(count, what));
  return `${file}: ${joinWords(parts, 'and')} not understood and left out`;
}

/** Numbers of games that cannot be read to their end. */
export interface LeftGames {
  /** Not written at all. */
  readonly left: number;
  /** Written up to their fault. */
  readonly cut: number;
  /** The number of games that were read. */
  readonly all: number;
}

/** What is not written of faulty games: `1 game of 3 left out`. */
export function leftGamesText({ left, cut, all }: LeftGames, keeps: boolean): string {
  const sentences = [
    ...(left > 0 ? [`${countText(left, 'game')} of ${all} left out`] : []),
    ...(cut > 0 ? [`${countText(cut, 'game')} of ${all} written up to the fault`] : []),
  ];
  const help = keeps ? '' : '; --keep writes what came before the fault';
  return joinWords(sentences, 'and') + help;
}

/** Why games cannot be written in a format. */
export function writeFaultText(fault: WriteFault): string {
  const name = formatName(fault.format);
  switch (fault.code) {
    case 'variant':
      return `${heldText(fault)}, and this is ${fault.variant.id}; ${joinWords(fault.whole, 'and')} hold all games`;
    case 'one-game':
      return `a file of ${name} holds one game, and there are ${fault.found}: choose one with --game`;
    case 'encoding':
      return `${name} is always ${joinWords(fault.valid, 'or')}`;
    default:
      return fault satisfies never;
  }
}

/** `KIF holds shogi alone`. */
export function heldText(fault: {
  readonly format: string;
  readonly held: readonly Variant[];
}): string {
  const names = fault.held.map(({ id }) => id);
  return `${formatName(fault.format)} holds ${joinWords(names, 'and')} alone`;
}
