import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../source/core/generate.ts';
import { moveFrom } from '../../source/core/move.ts';
import { VARIANTS } from '../../source/core/variants/index.ts';
import { formatHodgesList } from '../../source/notation/hodges.ts';
import { readMove } from '../../source/notation/read-move.ts';
import { readPrinted } from '../../source/notation/read-printed.ts';
import { formatSquare } from '../../source/notation/square.ts';
import { positionOf } from '../helpers/play.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { forEachRandomPosition } from './random-positions.ts';

describe.each(VARIANTS)('printed moves of $id', (variant) => {
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
