import { type Color, opposite } from '../../rules/core/color.ts';
import { handPieces } from '../../text/board-lines.ts';
import type { Look } from '../../text/charset.ts';
import { wrapLines } from '../../text/page.ts';
import type { Texts } from '../../text/texts.ts';
import type { Mark } from '../app/palettes.ts';
import { cutText, padText } from '../ink/columns.ts';
import { plainRow, type Row, type Span } from '../ink/rows.tsx';
import { OUTLINED_ROWS } from './board.ts';
import { type GameView, type ShownGame, showsMoves, upperSide } from './game-view.ts';
import { breakHand, type HandLead, handLead, WIDE_PANEL } from './hand-lines.ts';
import { moveListRows } from './move-list.ts';
import { outlinesHaveRoom, type Stand, standRows } from './stand.ts';

/** Rows that the move list keeps when a note stands under it. */
const KEPT_MOVES = 3;
/** The part of the panel that it keeps beside an analysis. */
const KEPT_PART = 1 / 3;

/** Rows that the move list, or what stands in its place, keeps at least. */
const KEPT_ROWS = 6;

interface PanelHands {
  readonly upper: readonly Row[];
  readonly lower: readonly Row[];
  /** Rows between them, the names of the sides left out. */
  readonly middle: number;
}

/** The hands of the panel, which beside a low board lack their last rows. */
export function panelHands(texts: Texts, view: ShownGame): PanelHands {
  const { panelColumns: columns, boardRows } = view.layout;
  // A position that was entered can have more in hand than the board of the variant ever gives.
  const most = Math.floor(boardRows / 2) - 1;
  const [upper = [], lower = []] = [upperSide(view), opposite(upperSide(view))].map((color) =>
    (hasStands(view)
      ? standRows(standOf(view, color))
      : handRows(view, color, handLead(texts, columns), columns)
    ).slice(0, most),
  );
  return { upper, lower, middle: boardRows - upper.length - lower.length - 2 };
}

/** The captured pieces of a side, as a stand is drawn. */
export function standOf(view: ShownGame, color: Color): Stand {
  return {
    ...view,
    isShort: Boolean(view.legendRows ?? view.insteadOfMoves ?? view.isCrowded),
    color,
    columns: view.layout.panelColumns,
    isUp: color !== upperSide(view),
    onPiece: (kind) => view.onHand?.(color, kind),
    markedKind: view.handMark?.color === color ? view.handMark.kind : undefined,
  };
}

/**
 * Whether captured pieces lie on stands. A narrow panel names them in a few letters, and so does a
 * theme without colours for a stand beside a low board.
 */
export function hasStands({ theme, layout, variant }: GameView): boolean {
  const isDrawn =
    theme.stand !== undefined ||
    (layout.cellRows >= OUTLINED_ROWS && outlinesHaveRoom(variant, layout));
  return isDrawn && layout.panelColumns >= WIDE_PANEL;
}

/** How many columns of text the panel has for a note, over all its rows. */
export function noteRoom(texts: Texts, view: GameView): number {
  const { hands, panelColumns } = view.layout;
  if (hands !== 'panel') return 0;
  const { middle } = panelHands(texts, view);
  if (view.insteadOfMoves) return Math.max(middle - 2 - KEPT_ROWS, 0) * panelColumns;
  const space = middle - 2 - asideRows(view, middle).length - bannerRows(view).length;
  return space < 2 ? 0 : noteSpace(space, KEPT_MOVES) * panelColumns;
}

/** The legend in `space` rows, the moves under it if all of them have room. */
function legendAndMoves(view: ShownGame, legend: readonly Row[], space: number): Row[] {
  const columns = view.layout.panelColumns;
  const left = Math.max(space - legend.length - 1, 0);
  const hasRoom = moveListRows(view, columns, space).filled <= left;
  const list = hasRoom ? moveListRows(view, columns, left).rows : [];
  const empty = Array.from({ length: space }, () => []);
  return [...legend, [], ...list, ...empty].slice(0, space);
}

/** The rows for pieces under the moves, or under what stands in their place, in `space` rows. */
export function cardSpace(view: GameView, space: number): number {
  const { panelColumns } = view.layout;
  const filled =
    view.insteadOfMoves?.(panelColumns, space).length ??
    Math.max(moveListRows(view, panelColumns, space).filled, KEPT_ROWS);
  return Math.max(space - filled - 2, 0);
}

/** Moves, note and aside in `height` rows, the first and the last of them empty. */
export function middleRows(view: ShownGame, height: number): Row[] {
  if (height < 3) return Array.from({ length: height }, () => []);
  if (view.insteadOfMoves) {
    const note = noteRows(view, height - 2);
    const room = height - 2 - (note.length > 0 ? note.length + 1 : 0);
    const rows = view.insteadOfMoves(view.layout.panelColumns, room).slice(0, room);
    const foot = note.length > 0 ? note : (view.cards ?? []);
    const rest = Array.from({ length: height - 2 - rows.length - foot.length }, () => []);
    return [[], ...rows, ...rest, ...foot, []];
  }
  const aside = asideRows(view, height);
  const banner = bannerRows(view);
  const space = height - 2 - aside.length - banner.length;
  // The legend needs every row that it can get.
  if (view.legendRows) return [[], ...legendAndMoves(view, view.legendRows, height - 1)];
  const list = aside.length > 0 ? { ...view, cards: [] } : view;
  return [[], ...listRows(list, space), ...aside, ...banner, []];
}

/** The result across the panel, with an empty row above it. */
function bannerRows({ result, layout, theme }: GameView): Row[] {
  if (!result || !showsMoves(layout)) return [];
  const { panelColumns } = layout;
  const lines = wrapLines(result.text, panelColumns - 2);
  return [[], ...lines.map((line) => plainRow(padText(` ${line}`, panelColumns), theme.banner))];
}

function asideRows({ aside, layout }: GameView, height: number): readonly Row[] {
  const rows = height - 2;
  const kept = Math.max(KEPT_MOVES, Math.floor(rows * KEPT_PART));
  return aside?.(layout.panelColumns, Math.max(rows - kept, 0)) ?? [];
}

/** Whether some moves are out of sight for what stands under them, or a part of the note is. */
export function isCrowded(texts: Texts, view: ShownGame): boolean {
  if (!hasStands(view)) return false;
  const { panelColumns } = view.layout;
  const { middle } = panelHands(texts, view);
  const aside = asideRows(view, middle).length;
  const room = Math.max(middle - 2 - aside, 0);
  const note = view.note ? wrapLines(view.note.text, panelColumns).length : 0;
  const { isWhole, filled } = moveListRows(view, panelColumns, room);
  return aside > 0 ? !isWhole : note > noteSpace(room, filled);
}

/**
 * The moves and the note. The note takes empty rows, else those of the oldest moves, so that no
 * move changes its place.
 */
function listRows(view: ShownGame, space: number): Row[] {
  const { panelColumns } = view.layout;
  const { cards = [] } = view;
  if (cards.length > 0) {
    const { cards: _, ...without } = view;
    const above = space - cards.length - 1;
    const hasRoom = above >= KEPT_ROWS && moveListRows(view, panelColumns, above).isWhole;
    return hasRoom ? [...listRows(without, above), [], ...cards] : listRows(without, space);
  }
  const { rows, filled, current = filled } = moveListRows(view, panelColumns, space);
  const note = noteRows(view, space, filled);
  const taken = note.length + 1;
  if (note.length === 0) return [...rows];
  if (space - filled >= taken) return [...rows.slice(0, space - taken), [], ...note];
  if (current >= taken) return [...note, [], ...rows.slice(taken)];
  return [...moveListRows(view, panelColumns, space - taken).rows, [], ...note];
}

const CURSOR: ReadonlySet<Mark> = new Set(['cursor']);

/** A hand in as many rows as it needs. */
export function handRows(view: GameView, color: Color, lead: HandLead, columns: number): Row[] {
  const { variant, placement, layout, theme, handMark, onHand } = view;
  const pieces = handPieces(variant, placement, color, layout.labels);
  if (pieces.length === 0) return [plainRow(`${lead.first}-`)];
  const styleOf = (kind: number): Look | undefined =>
    handMark?.color === color && handMark.kind === kind
      ? theme.square({ marks: CURSOR }).face
      : undefined;
  return breakHand(pieces, lead, columns).map((line, index) => [
    { text: index === 0 ? lead.first : lead.next },
    ...line.flatMap(({ kind, text }, at): Span[] => {
      const click = onHand && (() => onHand(color, kind));
      const span: Span = { text, style: styleOf(kind), click };
      return at === 0 ? [span] : [{ text: ' ' }, span];
    }),
  ]);
}

/** The note, cut so that some moves keep their room. */
function noteRows({ note, layout }: GameView, space: number, moves = KEPT_MOVES): Row[] {
  if (note === undefined || space < 2) return [];
  const lines = wrapLines(note.text, layout.panelColumns);
  const shown = lines.slice(0, lines.length < space ? lines.length : noteSpace(space, moves));
  if (shown.length < lines.length) {
    shown[shown.length - 1] = cutText(`${shown.at(-1)} ...`, layout.panelColumns);
  }
  return shown.map((line) => plainRow(line, note.style));
}

/** The most rows of a note that leave room for some moves. @param moves rows that there are */
function noteSpace(space: number, moves: number): number {
  return Math.max(space - 1 - Math.min(moves, KEPT_MOVES), 1);
}
