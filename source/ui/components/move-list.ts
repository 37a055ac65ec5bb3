import stringWidth from 'string-width';
import type { PlayedMove } from '../../match/outcome.ts';
import { cutText, padText, type Row, type Span } from '../row.ts';
import type { Theme } from '../theme.ts';

/** The moves of a game and how they are listed. */
export interface MoveList {
  readonly moves: readonly PlayedMove[];
  /** The ply that is pointed out in the list; without one it shows the last moves. */
  readonly ply?: number;
  readonly theme: Theme;
}

/**
 * So many rows of the list, those around the move that is shown; empty ones where the moves do not
 * fill them, or where there is no room for a move.
 */
export function moveListRows(
  { moves, ply, theme }: MoveList,
  columns: number,
  height: number,
): Row[] {
  const pairs = pairUp(moves);
  const numberColumns = `${pairs.length}`.length + 2;
  const widest = Math.max(0, ...moves.map(({ text }) => stringWidth(text)));
  const inPairs = numberColumns + 2 * widest + 1 <= columns;
  const firstColumns = Math.min(10, columns - numberColumns - (inPairs ? widest : 0));
  const lines = pairs.flatMap(({ number, black, white }): MoveLine[] => {
    const label = `${number}.`;
    if (inPairs) return [{ label, cells: [black, white] }];
    return white
      ? [
          { label, cells: [black] },
          { label: '', cells: [white] },
        ]
      : [{ label, cells: [black] }];
  });
  const current =
    ply === undefined
      ? lines.length
      : lines.findIndex(({ cells }) => cells.some((cell) => cell?.ply === ply));
  const hasRoom = numberColumns + widest <= columns;
  const shown = hasRoom ? around(lines, Math.max(current, 0), height) : [];
  const rows = shown.map(
    ({ label, cells }): Row => [
      { text: padText(label, numberColumns), style: theme.quiet },
      ...cells.map((played, at): Span => {
        const text = cutText(played?.text ?? (at === 0 ? '...' : ''), columns - numberColumns);
        const cell = at === 0 ? padText(text, firstColumns) : text;
        return { text: cell, ...(played && played.ply === ply && { style: theme.title }) };
      }),
    ],
  );
  return [...rows, ...Array.from({ length: height - rows.length }, () => [])];
}

interface MoveLine {
  readonly label: string;
  readonly cells: readonly (PlayedMove | undefined)[];
}

/** So many of the lines that the current one is among them, with what follows it below. */
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

/** Moves by two, Black's first; where White began, the first pair has only White's. */
function pairUp(moves: readonly PlayedMove[]): Pair[] {
  const offset = moves[0]?.color === 'white' ? 1 : 0;
  const pairs: Pair[] = [];
  for (let index = -offset; index < moves.length; index += 2) {
    pairs.push({ number: pairs.length + 1, black: moves[index], white: moves[index + 1] });
  }
  return pairs;
}
