import type { Loss } from '../records/bridge/losses.ts';
import type { RecordFormat } from '../records/formats.ts';
import type { WriteFault } from '../records/write-records.ts';
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
  return `${format.toUpperCase()} cannot hold ${joinWords(parts, 'and')}`;
}

/** Why games cannot be written in a format. */
export function writeFaultText(fault: WriteFault): string {
  const name = fault.format.toUpperCase();
  switch (fault.code) {
    case 'variant':
      return `${onlyShogiText(fault.format)}, and this is ${fault.variant.id}; psn and usi hold all games`;
    case 'one-game':
      return `a file of ${name} holds one game, and there are ${fault.found}: choose one with --game`;
    case 'utf8-only':
      return `${name} is always utf-8`;
    default:
      return fault satisfies never;
  }
}

/** `KIF holds shogi alone`. */
export function onlyShogiText(format: RecordFormat): string {
  return `${format.toUpperCase()} holds shogi alone`;
}
