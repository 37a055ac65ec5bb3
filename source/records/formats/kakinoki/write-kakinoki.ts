import {
  exportKI2,
  exportKIF,
  type Record as ForeignRecord,
  numberToKanji,
  pieceTypeToStringForBoard,
} from 'tsshogi';
import type { ForeignForm } from '../foreign/write-foreign.ts';
import { type KakinokiFormat, kakinokiLine } from './read-kakinoki.ts';

/** How a record is written as KIF. */
export const KIF_FORM = formOf('kif', exportKIF);

/** How a record is written as KI2. */
export const KI2_FORM = formOf('ki2', (record) => exportKI2(record).replace(/\n?$/, '\n'));

function formOf(format: KakinokiFormat, exported: (record: ForeignRecord) => string): ForeignForm {
  return {
    endings: 'kakinoki',
    headers: 'kakinoki',
    comments: 'bookmarks',
    // Whether the header reads as one, and as the same.
    fits([name, value]) {
      const line = kakinokiLine({ text: `${name}：${value}`, at: 0 }, format);
      return line.kind === 'header' && line.name === name && line.value === value;
    },
    format(record, { encoding, headers }) {
      const name = encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS';
      const head = `#${format.toUpperCase()} version=2.0 encoding=${name}\n`;
      const lines = headers.map(([key, value]) => `${key}：${value}\n`).join('');
      return `${head}${lines}${withWholeHands(exported(record), record)}`;
    },
  };
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
