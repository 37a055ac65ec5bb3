import { describe, expect } from 'vitest';
import { COLORS, type Color } from '../../../source/rules/core/color.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { colorOfCode, type PieceCode, pieceCode } from '../../../source/rules/core/piece-code.ts';
import type { Placement } from '../../../source/rules/core/position.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import { makeSquare } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import {
  LABEL_STYLES,
  type LabelStyle,
  pieceLabel,
} from '../../../source/rules/notation/labels.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { allFaces } from '../../../source/text/pieces.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { boardRows } from '../../../source/ui/board/board.ts';
import { type BoardLayout, chooseLayout } from '../../../source/ui/board/layout.ts';
import { columnsOf, squareText } from '../../helpers/drawn-cells.ts';
import { sharedTest, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

/** The different ways in which a board is drawn, in windows from the smallest to a large one. */
function layoutsOf(variant: Variant, wished: LabelStyle): BoardLayout[] {
  const found = new Map<string, BoardLayout>();
  for (let columns = 40; columns <= 150; columns += 5) {
    for (const rows of [16, 19, 20, 23, 24, 36, 48]) {
      const layout = chooseLayout(
        ENGLISH,
        { variant: variant, labels: wished, hasTiles: false },
        columns,
        rows,
      );
      if (layout === undefined) throw new Error(`nothing in ${columns}x${rows}`);
      const { lines, frame, cell, cellRows, labels } = layout;
      found.set([lines, frame, cell, cellRows, labels].join(), layout);
    }
  }
  return [...found.values()];
}

/** Full boards on which every piece of each side stands, each time on other squares. */
function fullBoards(variant: Variant): Placement[] {
  const codes = COLORS.flatMap((color) =>
    allFaces(variant).map(({ kind, promoted }) => pieceCode(color, kind, promoted)),
  );
  const { squares } = rulesOf(variant);
  const start = startPosition(variant).placement;
  return [0, 1, 5].map((shift) => {
    const board = start.board.slice();
    for (const [at, square] of [...squares].entries())
      board[square] = itemAt(codes, (at + shift) % codes.length);
    return { ...start, board };
  });
}

/** What is drawn on the squares, from the left upper one on: marks and labels as they stand. */
function drawnCells(variant: Variant, placement: Placement, layout: BoardLayout, flipped: boolean) {
  const rows = boardRows({
    variant,
    placement,
    layout,
    flipped,
    charset: 'frame',
    coordinates: 'letters',
    theme: themeFor('mono', 0),
    reigning: 'white',
    marks: new Map(),
  } as const).map((row) => row.map(({ text }) => text).join(''));
  const cells: string[] = [];
  const top = layout.frame ? 2 : 1;
  const edge = layout.frame ? 2 : 1;
  const step = layout.cellRows + (layout.lines ? 1 : 0);
  for (let rank = 0; rank < variant.ranks; rank++) {
    for (let file = 0; file < variant.files; file++) {
      const from = edge + file * (layout.cell + (layout.lines ? 1 : 0));
      const texts = Array.from({ length: layout.cellRows }, (_, row) =>
        columnsOf(itemAt(rows, top + rank * step + row), from, layout.cell),
      );
      cells.push(squareText(texts));
    }
  }
  return cells;
}

/** What each square must show, from the left upper one on. */
function expectedCells(
  variant: Variant,
  { board }: Placement,
  labels: LabelStyle,
  flipped: boolean,
): string[] {
  const below: Color = flipped ? 'white' : 'black';
  const { files, ranks } = variant;
  const cells = Array.from({ length: ranks * files }, (_, at) => {
    const code = board[makeSquare(files - (at % files), Math.floor(at / files) + 1)] as PieceCode;
    const label = pieceLabel(variant, code, labels, { reigning: 'white' });
    return (colorOfCode(code) === below ? '' : 'v') + label;
  });
  return flipped ? cells.reverse() : cells;
}

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest.each(LABEL_STYLES)('%s: every piece of each side is whole in every cell', (labels) => {
    const boards = fullBoards(variant);
    for (const [index, layout] of layoutsOf(variant, labels).entries()) {
      for (const flipped of [false, true]) {
        const placement = itemAt(boards, index % boards.length);
        expect(drawnCells(variant, placement, layout, flipped)).toEqual(
          expectedCells(variant, placement, layout.labels, flipped),
        );
      }
    }
  });
});
