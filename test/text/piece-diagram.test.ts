import { expect, test } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { diagramKey, pieceDiagram } from '../../source/text/pieces.ts';
import { madeUpVariant } from '../helpers/made-up.ts';

const KEY = 'o: it moves there, *: it slides on in this line until something is in the way';
const LEAPS_ON = 'o: it moves there, *: it goes on in this line until something is in the way';

test.each([
  ['a step and a slide', 'fRbF', '..*.. ..*.. ..A.. .o.o. .....', KEY],
  ['a knight', 'N', '.o.o. o...o ..A.. o...o .o.o.', KEY],
  [
    'a limited slide',
    'fR3',
    '..3.. ..3.. ..A.. ..... .....',
    `${KEY}, a number: it slides that many steps at most`,
  ],
  ['a leap in a line', 'fDfA', 'o.o.o ..... ..A.. ..... .....', KEY],
  ['a leap over a slide', 'fRfD', '..o.. ..*.. ..A.. ..... .....', KEY],
  ['a rider of leaps', 'sDDfW', '..... ..o.. *.A.* ..... .....', LEAPS_ON],
  [
    'a limited rider',
    'fN2',
    '.2.2. ..... ..A.. ..... .....',
    `${LEAPS_ON}, a number: it goes that many steps at most`,
  ],
])('the diagram of %s', (_, betza, rows, key) => {
  const variant = madeUpVariant({
    id: 'one',
    ranks: 8,
    zone: 1,
    pieces: [['A', betza]],
    first: 'AAKAA',
  });
  const drawn = pieceDiagram(variant, 1, 'ascii').map((line) => line.replaceAll(' ', ''));
  expect(drawn).toEqual(rows.split(' '));
  expect(diagramKey(ENGLISH, itemAt(variant.pieces, 1))).toBe(key);
});
