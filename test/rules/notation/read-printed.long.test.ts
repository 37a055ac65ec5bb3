import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
} from '../../../source/rules/core/move.ts';
import { KIND_MASK, PROMOTED } from '../../../source/rules/core/piece-code.ts';
import { codeOn, type Position } from '../../../source/rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../../../source/rules/core/square.ts';
import { formatMove } from '../../../source/rules/notation/display.ts';
import { formatHodgesList } from '../../../source/rules/notation/hodges.ts';
import { readMove } from '../../../source/rules/notation/read-move.ts';
import { readPrinted } from '../../../source/rules/notation/read-printed.ts';
import { formatSquare } from '../../../source/rules/notation/square.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { positionOf } from '../../helpers/play.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

describe.each(partOfDay(VARIANTS, 10))('printed moves of $id', (variant) => {
  test('are read without the other moves', () => {
    forEachRandomPosition(variant, 7, (position) => {
      for (const { move, text } of formatHodgesList(position)) {
        expect(readPrinted(position, text), text).toBe(move);
      }
    });
  });

  test('mean the same as to the tolerant reader, also changed a little', () => {
    let compared = 0;
    forEachRandomPosition(variant, 8, (position) => {
      for (const { move, text } of formatHodgesList(position)) {
        const origin = text.includes('*') ? '' : formatSquare(moveFrom(move));
        const changed = [
          text.replace(/\d[a-i](?=[-x])/, ''),
          text.replace(/^(\+?[A-Z]+)(?=[-x])/, `$1${origin}`),
          text.replace(/[+=]$/, ''),
          `${text.replace(/[+=]$/, '')}+`,
          `${text.replace(/[+=]$/, '')}=`,
          text.replace('-', 'x'),
          text.replace('x', '-'),
          text.replace(/[-x]/, '*'),
        ];
        for (const other of changed) {
          const printed = readPrinted(position, other);
          if (printed === undefined) continue;
          compared++;
          // In lower case a text is never read as a printed one.
          expect(readMove(position, other.toLowerCase()), other).toEqual({
            kind: 'move',
            move: printed,
          });
        }
      }
    });
    expect(compared).toBeGreaterThan(1000);
  });
});

const CSA_FACES: Readonly<Record<string, readonly string[]>> = {
  K: ['OU'],
  R: ['HI', 'RY'],
  B: ['KA', 'UM'],
  G: ['KI'],
  S: ['GI', 'NG'],
  N: ['KE', 'NK'],
  L: ['KY', 'NY'],
  P: ['FU', 'TO'],
};

function csaText(position: Position, move: Move): string {
  const { turn, variant } = position;
  const square = (at: Square) => `${fileOf(at)}${rankOf(at)}`;
  const code = isDrop(move) ? dropKind(move) : codeOn(position, moveFrom(move));
  const face = (code & PROMOTED) !== 0 || isPromotion(move) ? 1 : 0;
  const name = CSA_FACES[itemAt(variant.pieces, code & KIND_MASK).sfen]?.[face];
  const from = isDrop(move) ? '00' : square(moveFrom(move));
  return `${turn === 'black' ? '+' : '-'}${from}${square(moveTo(move))}${name}`;
}

/** How each notation prints a move, and the same so that only the tolerant reader takes it. */
const OTHERS = [
  {
    name: 'USI',
    print: ({ variant }: Position, move: Move) => formatUsi(variant, move),
    loosen: (text: string) => text.toUpperCase(),
  },
  { name: 'CSA', print: csaText, loosen: (text: string) => text.toLowerCase() },
  {
    name: 'Japanese',
    print: (position: Position, move: Move) => formatMove(position, move, 'japanese'),
    loosen: (text: string) => ` ${text}`,
  },
  {
    name: 'KIF',
    print: (position: Position, move: Move) => {
      const text = formatMove(position, move, 'japanese').replace(/[右左直上寄引]/g, '');
      return isDrop(move) ? text : `${text}(${fileOf(moveFrom(move))}${rankOf(moveFrom(move))})`;
    },
    loosen: (text: string) => ` ${text}`,
  },
] as const;

describe.each(partOfDay(VARIANTS, 10))('moves of $id in other notations', (variant) => {
  test.each(OTHERS)(
    'mean the same in $name as to the tolerant reader',
    ({ name, print, loosen }) => {
      if (name === 'CSA' && variant.id !== 'shogi') return;
      let [found, all] = [0, 0];
      forEachRandomPosition(variant, 9, (position) => {
        for (const move of legalMoves(position)) {
          const text = print(position, move);
          for (const other of [text, text.replace(/不?成|\+$/, ''), text.replace('打', '')]) {
            all++;
            const printed = readPrinted(position, other);
            if (printed === undefined) continue;
            found++;
            expect(readMove(position, loosen(other)), other).toEqual({
              kind: 'move',
              move: printed,
            });
          }
        }
      });
      expect(found).toBeGreaterThan(all / 2);
    },
  );
});

test.each([
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', 'G-5h'],
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', 'P-7e'],
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1', 'P*5e'],
  ['shogi', 'k8/9/9/9/9/9/9/9/4K4 b P 1', 'P*5a'],
  ['shogi', '4k4/9/3S5/9/9/9/9/9/4K4 b - 1', 'S-6b'],
  ['yari', 'rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR b - 1', 'R-7h'],
] as const)('no printed move in %s %s: %s', (id, sfen, text) => {
  const position = positionOf(variantOf(id), sfen);
  expect(legalMoves(position).length).toBeGreaterThan(0);
  expect(readPrinted(position, text)).toBeUndefined();
});
