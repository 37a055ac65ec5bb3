import { positionsOf } from '../../records/tree/kept-analysis.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Placement } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { handPieces, sideMark } from '../../text/board-lines.ts';
import { shownLabels } from '../../text/charset.ts';
import type { Services } from '../app/services.ts';
import { plainRow, type Row } from '../ink/rows.tsx';
import { type BoardView, boardRows } from './board.ts';
import { previewLayout, sampleLayout } from './layout.ts';
import { standRows } from './stand.ts';

/** A position to look at while values are chosen. */
export interface Preview {
  readonly variant: Variant;
  readonly placement: Placement;
  /** Marks of squares. Default: none. */
  readonly marks?: BoardView['marks'];
  /** Whether files may be cut off for want of room. Default: the board is shown whole. */
  readonly isCut?: boolean;
  /** Whether the pieces in hand are shown above and below it. Default: the board alone. */
  readonly hasHands?: boolean;
}

/** What a preview needs of the program. */
type PreviewServices = Pick<Services, 'settings' | 'charset' | 'theme'>;

/** Rows that both hands may take, the fewest first: the largest board with room for its own wins. */
const HAND_ROWS = [2, 4, 8, 12];

/** The start of a game. */
export function startPreview(variant: Variant): Preview {
  return { variant, placement: startPosition(variant).placement };
}

/** What a game has come to. */
export function endPreview(record: GameRecord): Preview {
  const { variant } = record;
  let placement: Placement = record.start.placement;
  for (const { position } of positionsOf(record)) placement = position;
  return { variant, placement, hasHands: true };
}

/** The board of a preview in at most `columns` and `rows`; nothing if it has no room. */
export function previewRows(
  preview: Preview,
  services: PreviewServices,
  columns: number,
  rows: number,
): readonly Row[] {
  if (!preview.hasHands) {
    const view = viewWithin(preview, services, columns, rows);
    return view ? boardRows(view) : [];
  }
  for (const taken of HAND_ROWS) {
    const view = viewWithin(preview, services, columns, rows - taken);
    if (view === undefined) return [];
    const top = view.flipped ? 'black' : 'white';
    const board = boardRows(view);
    for (const isAiry of [true, false]) {
      const hand = (color: Color) => handRows(view, color, isAiry);
      const shown = [...hand(top), ...board, ...hand(opposite(top))];
      if (shown.length <= rows) return shown;
    }
  }
  return [];
}

/** The largest board that has room. */
function viewWithin(
  { variant, placement, marks = new Map(), isCut = false }: Preview,
  { settings, charset, theme }: PreviewServices,
  columns: number,
  rows: number,
): BoardView | undefined {
  const { coordinates } = settings;
  const { labels, flip, reigning } = settings.all;
  const choose = isCut ? sampleLayout : previewLayout;
  const wished = {
    variant,
    labels: shownLabels(labels, charset),
    hasTiles: theme.hasTiles,
  };
  const layout = choose(wished, columns, rows);
  if (layout === undefined) return undefined;
  return {
    variant,
    placement,
    layout,
    charset,
    theme,
    coordinates,
    reigning,
    flipped: flip === 'white',
    marks,
  };
}

/** What a side has in hand, as wide as the board: on a stand where the theme has one. */
function handRows(view: BoardView, color: Color, isAiry: boolean): Row[] {
  const { variant, placement, layout, charset, theme, flipped } = view;
  if (theme.stand === undefined) {
    const held = handPieces(variant, placement, color, layout.labels);
    return [plainRow([` ${sideMark(color, charset)}`, ...held.map(({ text }) => text)].join(' '))];
  }
  const isUp = (color === 'white') === flipped;
  const columns = layout.boardColumns - 4;
  const shape = { columns, isShort: true, isAiry, markedKind: undefined };
  return standRows({ ...view, color, isUp, ...shape }).map((row) => [{ text: ' ' }, ...row]);
}
