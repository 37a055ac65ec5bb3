import { Box } from 'ink';
import { useMemo } from 'react';
import stringWidth from 'string-width';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Square } from '../../rules/core/square.ts';
import type { PlacedPicture } from '../../terminal/screen-pictures.ts';
import { handPieces, sideMark } from '../../text/board-lines.ts';
import { shortName } from '../../text/games.ts';
import type { Look } from '../../text/looks.ts';
import { wrapLines } from '../../text/page.ts';
import type { Texts } from '../../text/texts.ts';
import type { Mark } from '../app/palettes.ts';
import { useTexts } from '../app/services-context.ts';
import { cutText, padText } from '../ink/columns.ts';
import { LiveLine, type LiveSpan } from '../ink/live-line.tsx';
import { Line, plainRow, type Row, RowLine, Rows, rowWidth, type Span } from '../ink/rows.tsx';
import { useMouse } from '../ink/use-mouse.ts';
import { usePictures } from '../ink/use-pictures.ts';
import { type BoardView, boardRows } from './board.ts';
import { boardPictures, standPictures } from './board-pictures.ts';
import type { ClockFace, ClockFaces } from './clock-faces.ts';
import { squareAtPlace } from './geometry.ts';
import { breakHand, type HandLead, handLead, WIDE_PANEL } from './hand-lines.ts';
import type { Layout } from './layout.ts';
import { cardRows, type Legend, legendRows } from './legend.ts';
import { type MoveList, moveListRows } from './move-list.ts';
import { type Stand, standRows } from './stand.ts';

/** A board with names, hands, clocks and moves. */
export interface GameView extends BoardView, MoveList {
  readonly layout: Layout;
  readonly names: Readonly<Record<Color, string>>;
  /** What the clocks show; missing in a game without clocks. */
  readonly clocks?: ClockFaces | undefined;
  /** The piece in hand that the cursor is on, or that is picked up. */
  readonly handMark?: { readonly color: Color; readonly kind: number } | undefined;
  /** What a click on a square of the board does. Default: nothing. */
  readonly onSquare?: ((square: Square) => void) | undefined;
  /** What a click on a piece in hand does. Default: nothing. */
  readonly onHand?: ((color: Color, kind: number) => void) | undefined;
  /** Rows after the move list: at most `space` of them, `columns` wide. */
  readonly aside?: ((columns: number, space: number) => readonly Row[]) | undefined;
  /** Rows in the place of the move list, `rows` at most, `columns` wide. */
  readonly insteadOfMoves?: ((columns: number, rows: number) => readonly Row[]) | undefined;
  /** Text between the move list and the lower hand: comments, or a message too long elsewhere. */
  readonly note?: Span | undefined;
  /** How the game ended, if it has. */
  readonly result?: GameResult | undefined;
  /** How to move, and the pieces, in the place of the moves. Default: none. */
  readonly legend?: Legend | undefined;
}

/** A game as it is shown. */
interface ShownGame extends GameView {
  /** The rows of the legend, if it has room. */
  readonly legendRows?: readonly Row[];
  /** The pieces and their moves under the move list, as long as that has room beside them. */
  readonly cards?: readonly Row[];
  /** Whether stands leave the moves what they do not need themselves. */
  readonly isCrowded?: boolean;
}

/** The end of a game. */
export interface GameResult {
  readonly text: string;
  /** Undefined in a draw. */
  readonly winner: Color | undefined;
}

/** Whether the panel has room for the moves in pairs, and for the result of the game. */
export function showsMoves({ hands, panelColumns }: Layout): boolean {
  return hands === 'panel' && panelColumns >= WIDE_PANEL;
}

/** Rows that the move list keeps when a note stands under it. */
const KEPT_MOVES = 3;
/** The part of the panel that it keeps beside an analysis. */
const KEPT_PART = 1 / 3;

/** Rows that what stands in the place of the move list keeps. */
const KEPT_ROWS = 6;

/** Rows of the squares of a board beside which pieces are explained on small boards. */
const CARDS_ROWS = 3;
/** Columns of a panel that would be empty without them, so that they stand there in every game. */
const ROOMY_PANEL = 60;

const NO_LEAD: HandLead = { first: '', next: '' };

/** The fewest columns for a space and a name that is cut. */
const LEAST_NAME = 5;

/** The board with the hands beside it, or above and below it: all between title and status. */
export function GameBoard(props: { readonly view: GameView }) {
  const texts = useTexts();
  const shown = useLegend(props.view);
  const view = isCrowded(texts, shown) ? { ...shown, isCrowded: true } : shown;
  const { layout } = view;
  const board = <Squares view={view} />;
  const upper = upperSide(view);
  if (layout.hands === 'rows') {
    return (
      <Box flexDirection="column" width={layout.columns - 1}>
        <HandRow view={view} color={upper} />
        {board}
        <HandRow view={view} color={opposite(upper)} />
      </Box>
    );
  }
  return (
    <Box>
      <Box width={layout.boardColumns + layout.gap} flexShrink={0}>
        {board}
      </Box>
      <SidePanel view={view} />
    </Box>
  );
}

/** The board itself. */
function Squares({ view }: { readonly view: ShownGame }) {
  const texts = useTexts();
  const { onSquare } = view;
  const box = useMouse({
    click(place) {
      const square = squareAtPlace(view, place);
      if (square !== undefined) onSquare?.(square);
    },
  });
  usePictures(box, view.hasPictures ? [...boardPictures(view), ...handPictures(texts, view)] : []);
  return (
    <Box ref={box}>
      <Rows rows={useBoardRows(view)} />
    </Box>
  );
}

/** The rows of the board, the same ones until something on it looks otherwise. */
function useBoardRows(view: BoardView): Row[] {
  const { variant, charset, theme, flipped, coordinates, reigning, hasPictures } = view;
  const layout = Object.values(view.layout).join();
  const pieces = view.placement.board.join();
  const marks = Array.from(view.marks, ([square, all]) => [square, ...all].join()).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position changes in its place
  return useMemo(
    () => boardRows(view),
    [variant, charset, theme, flipped, coordinates, reigning, hasPictures, layout, pieces, marks],
  );
}

function upperSide({ flipped }: GameView): Color {
  return flipped ? 'black' : 'white';
}

interface SideProps {
  readonly view: GameView;
  readonly color: Color;
}

/** A side's hand in one row over the whole width, its clock at the end. */
function HandRow({ view, color }: SideProps) {
  const texts = useTexts();
  const { columns } = view.layout;
  const lines = [handLead(texts, columns), NO_LEAD].map((lead): Row => {
    const [hand = []] = handRows(view, color, lead, Number.POSITIVE_INFINITY);
    return [{ text: ` ${sideMark(color, view.charset)} ` }, ...hand];
  });
  const [long = [], short = []] = lines;
  // A clock must not hide what is in hand.
  const clock = clockOf(view, color, columns - 2 - rowWidth(short));
  const room = columns - 2 - (clock ? stringWidth(clock().text) : 0);
  return (
    <Box justifyContent="space-between" columnGap={1} height={1} overflow="hidden">
      <RowLine row={clock && rowWidth(long) > room ? short : long} />
      {clock && <LiveLine read={clock} />}
    </Box>
  );
}

/** Tells what a clock shows in at most `columns`; undefined in a game without clocks. */
function clockOf(
  { clocks }: GameView,
  color: Color,
  columns: number,
): (() => LiveSpan) | undefined {
  return clocks && (() => clockSpan(clocks(color), columns));
}

function clockSpan({ text, short, style, staysMs }: ClockFace, columns: number): LiveSpan {
  return { text: stringWidth(text) <= columns ? text : short, style, staysMs };
}

/** The two hands beside their edges of the board, moves and note between them. */
function SidePanel({ view }: { readonly view: ShownGame }) {
  const texts = useTexts();
  const { panelColumns, boardRows: height } = view.layout;
  const { upper, lower, middle } = panelHands(texts, view);
  const top = upperSide(view);
  return (
    <Box flexDirection="column" width={panelColumns} height={height}>
      <NameRow view={view} color={top} />
      <Rows rows={upper} />
      <Rows rows={middleRows(view, middle)} />
      <Rows rows={lower} />
      <NameRow view={view} color={opposite(top)} />
    </Box>
  );
}

interface PanelHands {
  readonly upper: readonly Row[];
  readonly lower: readonly Row[];
  /** Rows between them, the names of the sides left out. */
  readonly middle: number;
}

function panelHands(texts: Texts, view: ShownGame): PanelHands {
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

function standOf(view: ShownGame, color: Color): Stand {
  return {
    ...view,
    isShort: Boolean(view.legendRows ?? view.insteadOfMoves ?? view.isCrowded),
    ...{ color, columns: view.layout.panelColumns, isUp: color !== upperSide(view) },
    onPiece: (kind) => view.onHand?.(color, kind),
    markedKind: view.handMark?.color === color ? view.handMark.kind : undefined,
  };
}

/** The pictures of the pieces on both stands, placed from the corner of the board. */
function handPictures(texts: Texts, view: ShownGame): PlacedPicture[] {
  const { layout } = view;
  if (layout.hands === 'rows' || !hasStands(view)) return [];
  const { lower } = panelHands(texts, view);
  const top = upperSide(view);
  const column = layout.boardColumns + layout.gap;
  return [
    ...placedAt(standPictures(standOf(view, top)), column, 1),
    ...placedAt(
      standPictures(standOf(view, opposite(top))),
      column,
      layout.boardRows - 1 - lower.length,
    ),
  ];
}

function placedAt(pictures: PlacedPicture[], column: number, row: number): PlacedPicture[] {
  return pictures.map((picture) => {
    return { ...picture, column: picture.column + column, row: picture.row + row };
  });
}

/** Whether captured pieces lie on stands; a narrow panel names them in a few letters. */
function hasStands({ theme, layout }: GameView): boolean {
  return theme.stand !== undefined && layout.panelColumns >= WIDE_PANEL;
}

/** How many columns of text the panel has for a note, over all its rows. */
export function noteRoom(texts: Texts, view: GameView): number {
  const { hands, panelColumns } = view.layout;
  if (hands !== 'panel') return 0;
  const { middle } = panelHands(texts, view);
  if (view.insteadOfMoves) return Math.max(middle - 2 - KEPT_ROWS, 0) * panelColumns;
  const space = middle - 2 - asideRows(view, middle).length - bannerRows(view).length;
  return space < 2 ? 0 : noteSpace(space) * panelColumns;
}

/** The view with the rows of its legend; without them where they have no room. */
function useLegend(view: GameView): ShownGame {
  const texts = useTexts();
  const { legend, note, result, layout, variant, theme, charset, moves } = view;
  const { panelColumns: columns, labels, cellRows } = layout;
  const hasCards = cellRows >= CARDS_ROWS;
  const isRoomy = hasCards && columns >= ROOMY_PANEL;
  const hasLegend = legend !== undefined && !note && !result && showsMoves(layout);
  const hasPanel = hasLegend || (!legend && isRoomy && !view.insteadOfMoves);
  const shown = hasLegend ? { ...view, legendRows: [] } : view;
  const space = hasPanel ? panelHands(texts, shown).middle - 1 : 0;
  const hints = legend?.hints.join('\n');
  // A millisecond, which no key has to wait for.
  const rows = useMemo(() => {
    const board = { variant, labels, theme, charset, texts, hasCards };
    if (space === 0) return [];
    if (hints === undefined) return cardRows(board, columns, space) ?? [];
    return legendRows(hints.split('\n'), board, columns, space);
  }, [hints, variant, labels, theme, charset, texts, hasCards, columns, space]);
  if (rows.length === 0) return view;
  if (hints === undefined) return { ...view, cards: rows };
  const left = Math.max(space - rows.length - 1, 0);
  const isSeen = legend?.isAsked || moveListRows(view, columns, space).filled <= left;
  return moves.length === 0 || isSeen ? { ...view, legendRows: rows } : view;
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

/** Moves, note and aside in `height` rows, the first and the last of them empty. */
function middleRows(view: ShownGame, height: number): Row[] {
  if (height < 3) return Array.from({ length: height }, () => []);
  if (view.insteadOfMoves) {
    const note = noteRows(view, height - 2);
    const room = height - 2 - (note.length > 0 ? note.length + 1 : 0);
    const rows = view.insteadOfMoves(view.layout.panelColumns, room).slice(0, room);
    const rest = Array.from({ length: height - 2 - rows.length - note.length }, () => []);
    return [[], ...rows, ...rest, ...note, []];
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

/** Whether some moves are out of sight for what stands under them. */
function isCrowded(texts: Texts, view: ShownGame): boolean {
  if (!view.aside || !hasStands(view)) return false;
  const { middle } = panelHands(texts, view);
  const aside = asideRows(view, middle).length;
  const room = Math.max(middle - 2 - aside, 0);
  return aside > 0 && !moveListRows(view, view.layout.panelColumns, room).isWhole;
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
  const note = noteRows(view, space);
  const taken = note.length + 1;
  if (note.length === 0) return [...rows];
  if (space - filled >= taken) return [...rows.slice(0, space - taken), [], ...note];
  if (current >= taken) return [...note, [], ...rows.slice(taken)];
  return [...moveListRows(view, panelColumns, space - taken).rows, [], ...note];
}

/** The owner of a hand, with the clock at the right. The name is cut before the clock is. */
function NameRow({ view, color }: SideProps) {
  const texts = useTexts();
  const { charset, names, layout, theme } = view;
  const { panelColumns } = layout;
  const clock = clockOf(view, color, panelColumns);
  const mark = sideMark(color, charset);
  const style = view.result?.winner === color ? theme.winner : theme.title;
  const isShort = charset === 'ascii' || panelColumns < WIDE_PANEL;
  const name = `${mark} ${names[color]}`;
  const long = isShort ? name : `${mark} ${texts.sideName.sideName(color)}: ${names[color]}`;
  const sentences = [long, name, `${mark} ${shortName(texts, names[color])}`];
  if (!clock) return <Line text={firstWithin(sentences, panelColumns)} style={style} />;
  const label = labelWithin(sentences, mark, panelColumns - stringWidth(clock().text) - 1);
  return (
    <Box justifyContent={label ? 'space-between' : 'flex-end'}>
      {label && <Line text={label} style={style} />}
      <LiveLine read={clock} />
    </Box>
  );
}

/** The first of the texts that has room; the last one is cut. */
function firstWithin(sentences: readonly string[], room: number): string {
  return (
    sentences.find((text) => stringWidth(text) <= room) ?? cutText(sentences.at(-1) ?? '', room)
  );
}

/** The same beside a clock, where hardly a name has room: then the mark alone, or nothing. */
function labelWithin(sentences: readonly string[], mark: string, room: number): string {
  const isWhole = sentences.some((text) => stringWidth(text) <= room);
  if (isWhole || room >= stringWidth(mark) + LEAST_NAME) return firstWithin(sentences, room);
  return stringWidth(mark) <= room + 1 ? mark : '';
}

const CURSOR: ReadonlySet<Mark> = new Set(['cursor']);

/** A hand in as many rows as it needs. */
function handRows(view: GameView, color: Color, lead: HandLead, columns: number): Row[] {
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
function noteRows({ note, layout }: GameView, space: number): Row[] {
  if (note === undefined || space < 2) return [];
  const lines = wrapLines(note.text, layout.panelColumns);
  const shown = lines.slice(0, lines.length < space ? lines.length : noteSpace(space));
  if (shown.length < lines.length) {
    shown[shown.length - 1] = cutText(`${shown.at(-1)} ...`, layout.panelColumns);
  }
  return shown.map((line) => plainRow(line, note.style));
}

/** The most rows of a note that leave room for some moves. */
function noteSpace(space: number): number {
  return Math.max(space - 1 - KEPT_MOVES, 1);
}
