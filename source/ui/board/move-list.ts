import stringWidth from 'string-width';
import type { PlayedMove } from '../../match/outcome.ts';
import type { Theme } from '../app/theme.ts';
import { cutText, padText } from '../ink/columns.ts';
import { type Row, rowWidth, type Span } from '../ink/rows.tsx';

/** The moves of a game and how they are listed. */
export interface MoveList {
  readonly moves: readonly PlayedMove[];
  /** The ply that is set off in the list. Default: none, and the last moves are shown. */
  readonly ply?: number;
  readonly theme: Theme;
  /** Whether each row has the ply of its first move. Default: the number of its pair. */
  readonly numbersPlies?: boolean | undefined;
  /** What a click on a move does. Default: nothing. */
  readonly onMove?: ((ply: number) => void) | undefined;
}

/** The least columns of the moves of Black, so that few games need more. */
const LEAST_FIRST = 10;
/** Columns between two columns of moves. */
const APART = 3;

interface MoveListRows {
  readonly rows: readonly Row[];
  /** How many of them hold moves. */
  readonly filled: number;
  /** Whether all moves are among them. */
  readonly isWhole: boolean;
  /** The row with the ply that is set off. */
  readonly current: number | undefined;
}

/**
 * Exactly `height` rows of the list, around the move that is shown. Rows without a move are empty;
 * all are if `columns` has no room for a move.
 */
export function moveListRows(
  { moves, ply, theme, numbersPlies, onMove }: MoveList,
  columns: number,
  height: number,
): MoveListRows {
  const pairs = pairUp(moves);
  const last = numbersPlies ? moves.length : pairs.length;
  const numberColumns = `${last}`.length + 2;
  const widest = Math.max(0, ...moves.map(({ text }) => stringWidth(text)));
  const inPairs = numberColumns + 2 * widest + 1 <= columns;
  const wanted = Math.max(LEAST_FIRST, widest + 1);
  const firstColumns = Math.min(wanted, columns - numberColumns - (inPairs ? widest : 0));
  const lines = pairs.flatMap(({ number, black, white }): MoveLine[] => {
    const label = `${numbersPlies ? (black ?? white)?.ply : number}.`;
    if (inPairs) return [{ label, cells: [black, white] }];
    return white
      ? [
          { label, cells: [black] },
          { label: numbersPlies ? `${white.ply}.` : '', cells: [white] },
        ]
      : [{ label, cells: [black] }];
  });
  const current =
    ply === undefined
      ? lines.length
      : lines.findIndex(({ cells }) => cells.some((cell) => cell?.ply === ply));
  const hasRoom = numberColumns + widest <= columns;
  // A wide panel has several columns of moves.
  const lineColumns = numberColumns + firstColumns + widest + APART;
  const side = inPairs ? Math.max(Math.floor((columns + APART) / lineColumns), 1) : 1;
  const shown = hasRoom ? around(lines, Math.max(current, 0), height * side) : [];
  const rows = shown.map(
    ({ label, cells }): Row => [
      { text: padText(label, numberColumns), style: theme.quiet },
      ...cells.map((played, at): Span => {
        const text = cutText(played?.text ?? (at === 0 ? '...' : ''), columns - numberColumns);
        const cell = at === 0 ? padText(text, firstColumns) : text;
        const click = played && onMove && (() => onMove(played.ply));
        return { text: cell, click, ...(played && played.ply === ply && { style: theme.title }) };
      }),
    ],
  );
  const [top] = shown;
  const isPointed = ply !== undefined && current >= 0 && top !== undefined;
  return {
    rows: Array.from({ length: height }, (_, row) =>
      besideEachOther(rows, row, height, lineColumns),
    ),
    filled: Math.min(rows.length, height),
    isWhole: rows.length === lines.length,
    current: isPointed ? (current - lines.indexOf(top)) % height : undefined,
  };
}

/** A row of the list: its lines in all columns of the panel. */
function besideEachOther(
  lines: readonly Row[],
  row: number,
  height: number,
  lineColumns: number,
): Row {
  const parts: Row[] = [];
  for (let at = row; at < lines.length; at += height) parts.push(lines[at] ?? []);
  return parts.flatMap((spans, at) => {
    if (at === parts.length - 1) return spans;
    return [...spans, { text: ' '.repeat(Math.max(lineColumns - rowWidth(spans), 0)) }];
  });
}

interface MoveLine {
  readonly label: string;
  readonly cells: readonly (PlayedMove | undefined)[];
}

/** At most `height` of the lines around the current one; a third of them follow it. */
function around<Item>(lines: readonly Item[], current: number, height: number): readonly Item[] {
  const below = Math.floor(height / 3);
  const start = Math.max(0, Math.min(current - height + 1 + below, lines.length - height));
  return lines.slice(start, start + height);
}

interface Pair {
  readonly number: number;
  readonly black: PlayedMove | undefined;
  readonly white: PlayedMove | undefined;
}

/** Moves in pairs, Black's first. If White began, the first pair has only White's. */
function pairUp(moves: readonly PlayedMove[]): Pair[] {
  const offset = moves[0]?.color === 'white' ? 1 : 0;
  const pairs: Pair[] = [];
  for (let index = -offset; index < moves.length; index += 2) {
    pairs.push({ number: pairs.length + 1, black: moves[index], white: moves[index + 1] });
  }
  return pairs;
}
