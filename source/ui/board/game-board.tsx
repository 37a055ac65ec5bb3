import { Box, type DOMElement } from 'ink';
import { type RefObject, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import stringWidth from 'string-width';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { PlacedPicture } from '../../terminal/screen-pictures.ts';
import { sideMark } from '../../text/board-lines.ts';
import { shortName } from '../../text/records.ts';
import type { Texts } from '../../text/texts.ts';
import { useTexts } from '../app/services-context.ts';
import { cutText } from '../ink/columns.ts';
import { cornerOf } from '../ink/corner-of.ts';
import { Line, type Row, RowLine, Rows, rowWidth, type Span, styledText } from '../ink/rows.tsx';
import { useMouse } from '../ink/use-mouse.ts';
import { WindowContext } from '../ink/window.ts';
import { type BoardView, boardRows } from './board.ts';
import { boardPictures, standPictures } from './board-pictures.ts';
import type { ClockFace } from './clock-faces.ts';
import { type GameView, type ShownGame, showsMoves, upperSide } from './game-view.ts';
import { squareAtPlace } from './geometry.ts';
import { type HandLead, handLead, WIDE_PANEL } from './hand-lines.ts';
import { legendRows, pieceRows } from './legend.ts';
import { moveListRows } from './move-list.ts';
import {
  cardSpace,
  handRows,
  hasStands,
  isCrowded,
  middleRows,
  panelHands,
  standOf,
} from './panel-rows.ts';

/** Rows of the squares of a board beside which pieces are explained on small boards. */
const CARDS_ROWS = 3;
/** Rows of the squares of a board whose panel is empty without them, so that they stay there. */
const ROOMY_ROWS = 2;

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

/** The view with the rows of its legend; without them where they have no room. */
function useLegend(view: GameView): ShownGame {
  const texts = useTexts();
  const { legend, note, result, layout, variant, theme, charset, moves } = view;
  const { panelColumns: columns, labels, cellRows } = layout;
  const hasCards = cellRows >= CARDS_ROWS;
  const hasLegend = legend !== undefined && !note && !result && showsMoves(layout);
  const isRoomy = !legend && cellRows >= ROOMY_ROWS && showsMoves(layout);
  const shown = hasLegend ? { ...view, legendRows: [] } : view;
  const middle = hasLegend || isRoomy ? panelHands(texts, shown).middle - 1 : 0;
  const space = isRoomy ? cardSpace(view, middle) : middle;
  const hints = legend?.hints.join('\n');
  // A millisecond, which no key has to wait for.
  const rows = useMemo(() => {
    const board = { variant, labels, theme, charset, texts, hasCards };
    if (space === 0) return [];
    if (hints === undefined) return pieceRows(board, columns, space) ?? [];
    return legendRows(hints.split('\n').filter(Boolean), board, columns, space);
  }, [hints, variant, labels, theme, charset, texts, hasCards, columns, space]);
  if (rows.length === 0) return view;
  if (hints === undefined) return { ...view, cards: rows };
  const left = Math.max(space - rows.length - 1, 0);
  const isSeen = legend?.isAsked || moveListRows(view, columns, space).filled <= left;
  return moves.length === 0 || isSeen ? { ...view, legendRows: rows } : view;
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
  const long = isShort ? name : `${mark} ${texts.words.sideName(color)}: ${names[color]}`;
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

/**
 * Shows pictures while the component is mounted. One component of a screen may do so.
 * @param pictures their places counted from the corner of the box
 */
function usePictures(box: RefObject<DOMElement | null>, pictures: readonly PlacedPicture[]): void {
  const { setPictures } = useContext(WindowContext);
  // Any redraw may have moved the box; Ink has laid it out by now.
  useLayoutEffect(() => {
    if (!box.current) return;
    const { row, column } = cornerOf(box.current);
    setPictures(
      pictures.map((picture) => {
        return { ...picture, row: picture.row + row, column: picture.column + column };
      }),
    );
  });
  useLayoutEffect(() => () => setPictures([]), [setPictures]);
}

/** What a live line shows at the moment. */
interface LiveSpan extends Span {
  /** How long it stays as it is, in milliseconds; undefined while nothing changes it. */
  readonly staysMs: number | undefined;
}

interface Props {
  /** What it shows now. */
  readonly read: () => LiveSpan;
}

/** A text that changes by itself, which draws nothing else anew as long as it keeps its width. */
function LiveLine({ read }: Props) {
  const box = useRef<DOMElement>(null);
  const { addLiveText } = useContext(WindowContext);
  // A redraw may have begun or ended the changes.
  useLayoutEffect(() =>
    addLiveText({ box, read: () => styledText([read()]), staysMs: () => read().staysMs }),
  );
  const { text, style } = read();
  return (
    <Box ref={box}>
      <Line text={text} style={style} />
    </Box>
  );
}
