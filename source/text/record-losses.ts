import { type RecordFormat, WHOLE_FORMATS } from '../records/formats/formats.ts';
import type { Loss } from '../records/formats/losses.ts';
import type { WriteFault } from '../records/formats/write-records.ts';
import type { Variant } from '../rules/core/variant.ts';
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

/** A format in a sentence: `KIF`. */
export function formatName(format: string): string {
  return format.toUpperCase();
}

/** What a format cannot hold: `CSA cannot hold 3 variations and 2 marks`. */
export function lossesText(format: RecordFormat, losses: readonly Loss[]): string {
  const parts = losses.map(({ what, count }) => countText(count, NOUNS[what]));
  return `${formatName(format)} cannot hold ${joinWords(parts, 'and')}`;
}

/** Why games cannot be written in a format. */
export function writeFaultText(fault: WriteFault): string {
  const name = formatName(fault.format);
  switch (fault.code) {
    case 'variant':
      return `${heldText(fault)}, and this is ${fault.variant.id}; ${joinWords(WHOLE_FORMATS, 'and')} hold all games`;
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
