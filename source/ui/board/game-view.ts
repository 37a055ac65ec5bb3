import type { Color } from '../../rules/core/color.ts';
import type { Square } from '../../rules/core/square.ts';
import type { Row, Span } from '../ink/rows.tsx';
import type { BoardView } from './board.ts';
import type { ClockFaces } from './clock-faces.ts';
import { WIDE_PANEL } from './hand-lines.ts';
import type { Layout } from './layout.ts';
import type { Legend } from './legend.ts';
import type { MoveList } from './move-list.ts';

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
export interface ShownGame extends GameView {
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

/** The side whose camp is at the top. */
export function upperSide({ flipped }: GameView): Color {
  return flipped ? 'black' : 'white';
}
