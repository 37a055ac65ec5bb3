import type { DiagramFaultReason } from '../records/tree/read-game.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sfenFaultText } from './sfen-fault.ts';

/** Why a text is no diagram of a position. */
export function diagramFaultText(fault: DiagramFaultReason): string {
  switch (fault.code) {
    case 'no-board':
      return 'there is no board in it; its rows would stand between bars: | ・v香|';
    case 'row-count':
      return `the board has ${fault.found} rows; it may have ${boardSizes()}`;
    case 'row-length':
      return `the row has ${fault.found} squares instead of ${fault.expected}`;
    case 'unknown-piece': {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `there is no piece ${quoted(fault.found)} in ${fault.variant.id}. Pieces: ${names}`;
    }
    case 'count':
      return `${quoted(fault.found)} is not a number of pieces`;
    case 'position':
      return `not a position of ${fault.variant.id}: ${sfenFaultText(fault.variant, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

function boardSizes(): string {
  return orList(VARIANTS.map(({ id, ranks }) => `${ranks} (${id})`));
}
