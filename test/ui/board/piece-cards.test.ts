import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { cardFaces, type LegendBoard, pieceCard } from '../../../source/ui/board/piece-cards.ts';
import { rowWidth } from '../../../source/ui/ink/rows.tsx';
import { withShoulders } from '../../helpers/drawn-cells.ts';
import { variantOf } from '../../helpers/variant-of.ts';

function boardOf(id: string, theme = 'wood'): LegendBoard {
  const painted = themeFor(theme, theme === 'mono' ? 0 : 2);
  const looks = { theme: painted, charset: 'box', texts: ENGLISH } as const;
  return { variant: variantOf(id), labels: 'kanji', hasCards: true, ...looks };
}

/** The card of a piece by its letters, without styles. */
function card(board: LegendBoard, letters: string): string[] {
  const cards = cardFaces(board, true).map((face) =>
    pieceCard(board, face).map((row) =>
      row
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    ),
  );
  const found = cards.find(([first]) => first?.endsWith(` ${letters}`));
  if (found === undefined) throw new RangeError(`no card ${letters}`);
  return found;
}

describe('a card', () => {
  test('shows the squares around the piece, its letters and its name', () => {
    expect(card(boardOf('shogi', 'mono'), 'G')).toEqual(['o  o   o G', 'o  金  o gold', '   o']);
    expect(card(boardOf('shogi', 'mono'), '+R')).toEqual([
      'o  |   o +R',
      '-  龍  - dragon',
      'o  |   o',
    ]);
  });

  test('has a piece that only goes on in the middle of its board', () => {
    expect(card(boardOf('shogi', 'mono'), 'P')).toEqual(['   o     P', '   歩    pawn', '']);
  });

  test('breaks a long name', () => {
    const [, second, third] = card(boardOf('shogi', 'mono'), '+S');
    expect([second, third]).toEqual(['o  全  o promoted', '   o     silver']);
  });

  test('has a tile, and marks squares as the board marks targets', () => {
    const board = boardOf('shogi');
    expect(card(board, 'R').map(withShoulders)[1]).toContain('▐飛▌');
    const rook = itemAt(
      cardFaces(board, false).filter(
        ({ kind }) => itemAt(board.variant.pieces, kind).hodges === 'R',
      ),
      0,
    );
    const spans = pieceCard(board, rook).flat();
    const { theme } = board;
    const styleOf = (text: string) => spans.find((span) => span.text.includes(text))?.style;
    expect(styleOf('|')).toBe(theme.square({ marks: new Set(['target']) }).sign);
  });

  test.each(VARIANTS.map(({ id }) => id))('of every piece of %s is a rectangle', (id) => {
    const board = boardOf(id);
    for (const face of cardFaces(board, true)) {
      const widths = pieceCard(board, face).map((row) => rowWidth(row.slice(0, -1)));
      expect(new Set(widths).size, `${face.kind}`).toBe(1);
    }
  });
});
