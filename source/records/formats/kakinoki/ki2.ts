import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { GameFormat, HeldGames } from '../format.ts';

const HEAD = /^[ \t\u3000]*#\s*KI2 version/m;
const MARKED_MOVE = /^[ \t\u3000]*[▲△☗☖▼▽][ \u3000]*(?:[1-9１-９][一二三四五六七八九1-9１-９]|同)/m;

const holds: HeldGames = {
  between: '\n',
  variants: [shogi],
  encodings: ['utf-8', 'shift_jis'],
  variations: true,
  times: 'none',
};

/** The format of the program Kakinoki for people to read, many moves a line. */
export const ki2: GameFormat<'ki2'> = {
  id: 'ki2',
  ends: ['.ki2', '.ki2u'],
  holds,
  isSure: (text) => HEAD.test(text) || MARKED_MOVE.test(text),
  async read({ text }, variant) {
    const { readKakinoki } = await import('./read-kakinoki.ts');
    return readKakinoki(text, 'ki2', variant);
  },
  async write(record, encoding) {
    const { writeKi2 } = await import('./write-kakinoki.ts');
    return writeKi2(record, holds, encoding);
  },
};
