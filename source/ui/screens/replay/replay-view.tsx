import type { WalkedMove } from '../../../records/tree/record-walk.ts';
import { REPLAY_ANSWERS } from '../../../text/replay.ts';
import { useAct } from '../../app/act-context.ts';
import { useHintRow } from '../../app/hint-row.ts';
import type { KeyHint } from '../../app/keymap.ts';
import type { Message } from '../../app/message.ts';
import { type Question, questionKeys } from '../../app/question.ts';
import { useServices } from '../../app/services-context.ts';
import { BoardScreen } from '../../board/board-screen.tsx';
import { clockFaces, type FacedClock } from '../../board/clock-faces.ts';
import { FittedBoard } from '../../board/fitted-board.tsx';
import { type GameView, showsMoves } from '../../board/game-board.tsx';
import type { Layout } from '../../board/layout.ts';
import { type Row, RowLine } from '../../ink/rows.tsx';
import { InputRow } from '../../prompt/input-row.tsx';
import type { TypedText } from '../../prompt/prompt-line.ts';
import { headText, placeAnalysis, rowsBelow, rowsBeside } from './analysis-rows.ts';
import type { AnalysedPosition } from './replay-analysis.ts';

/** A line that is typed, and what stands before it. */
export interface InputLine {
  readonly label: string;
  readonly line: TypedText;
  /** The text at its right, in at most `columns`. */
  readonly help?: ((columns: number) => Row) | undefined;
}

export interface ReplayViewProps
  extends Pick<GameView, 'variant' | 'placement' | 'flipped' | 'marks' | 'names' | 'result'> {
  /** What the clocks showed after the move; undefined in a game without clocks. */
  readonly clock: FacedClock | undefined;
  readonly moves: readonly WalkedMove[];
  /** The ply that is shown. */
  readonly ply: number;
  readonly title: string;
  /** At the right of the title. */
  readonly place: string;
  /** The notice about labels that have no room in a layout. */
  readonly labelNotice: (layout: Layout) => string | undefined;
  /** Sentences about the position. */
  readonly texts: readonly string[];
  /** Replaces the texts. */
  readonly message: Message | undefined;
  /** Replaces texts, message and input. */
  readonly question: Question | undefined;
  readonly analysed: AnalysedPosition | undefined;
  /** The line at the bottom, where something is typed. */
  readonly input: InputLine | undefined;
  /** The keys that do something now, in at most `columns`. */
  readonly keyHelp: (columns: number) => readonly KeyHint[];
  /** Does what a click on a move of the list means. */
  readonly clickMove: (ply: number) => void;
}

/** A position of a recorded game, with the move that led to it in the list. */
export function ReplayView(props: ReplayViewProps) {
  return (
    <FittedBoard variant={props.variant}>
      {(layout) => <ReplayBoard {...props} layout={layout} />}
    </FittedBoard>
  );
}

function ReplayBoard(props: ReplayViewProps & { readonly layout: Layout }) {
  const { variant, placement, layout, flipped, marks, names, moves, ply, result, analysed } = props;
  const { theme, charset } = useServices();
  const act = useAct();
  const look = { theme, charset };
  const at = placeAnalysis(layout);
  return (
    <BoardScreen
      view={{
        ...{ variant, placement, layout, flipped, marks, names, moves, ply, result },
        onMove: (to) => act(() => props.clickMove(to)),
        clocks: clockFaces(props.clock, theme),
        ...(analysed &&
          at.kind === 'beside' && {
            aside: (columns, space) => rowsBeside(analysed, look, columns, space),
          }),
      }}
      title={props.title}
      place={props.place}
      below={
        analysed && at.kind === 'below' ? rowsBelow(analysed, look, layout.columns, at.rows) : []
      }
      status={statusOf(props, analysed && at.kind === 'nowhere' ? headText(analysed) : undefined)}
    >
      <BottomRow {...props} columns={layout.columns} />
    </BoardScreen>
  );
}

/** The line that is typed, else the keys that do something now. */
function BottomRow({
  input,
  question,
  keyHelp,
  columns,
}: Pick<ReplayViewProps, 'input' | 'question' | 'keyHelp'> & { readonly columns: number }) {
  const hintRow = useHintRow();
  if (input && !question) {
    return <InputRow label={input.label} line={input.line} help={input.help} />;
  }
  const keys = question ? questionKeys(question) : keyHelp(columns - 2);
  return <RowLine row={[{ text: ' ' }, ...hintRow(keys)]} />;
}

/**
 * The text under the board: question, message, or the sentences about the position.
 * @param evaluation in words, if it has no other place
 */
function statusOf(
  {
    question,
    message,
    labelNotice,
    layout,
    result,
    texts,
  }: ReplayViewProps & { readonly layout: Layout },
  evaluation: string | undefined,
): Message {
  if (question) return { text: question.text, tone: 'warning' };
  if (message) return message;
  const ending = result && !showsMoves(layout) ? result.text : undefined;
  const said = [labelNotice(layout), evaluation, ...texts, ending];
  const all = said.filter((text) => text !== undefined);
  return { text: all.join('  ') || REPLAY_ANSWERS.start, tone: 'plain' };
}
