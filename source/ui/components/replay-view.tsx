import { playerName } from '../../match/match-table.ts';
import type { WalkedMove } from '../../records/record-walk.ts';
import { playedText } from '../../text/outcome.ts';
import { nextMovesText, speedText } from '../../text/replay.ts';
import { resultText } from '../../text/result.ts';
import { positionTitle } from '../../text/status.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import type { Layout } from '../layout.ts';
import type { Message } from '../message.ts';
import { plainRow } from '../row.ts';
import type { ReplayScreen } from '../screens/replay.ts';
import { keyWorks } from '../screens/replay-keys.ts';
import { LINE_LABELS } from '../screens/replay-line.ts';
import { headText, placeAnalysis, rowsBelow, rowsBeside } from './analysis-rows.ts';
import { BoardScreen } from './board-screen.tsx';
import { clockFaces } from './clock-faces.ts';
import { FittedBoard } from './fitted-board.tsx';
import { InputRow } from './input-row.tsx';
import { Line } from './lines.tsx';

interface Props {
  readonly screen: ReplayScreen;
  readonly size: WindowSize;
}

/** A position of a recorded game, with the move that led to it in the list. */
export function ReplayView({ screen, size }: Props) {
  return (
    <FittedBoard services={screen.services} variant={screen.record.variant} size={size}>
      {(layout) => <ReplayBoard screen={screen} layout={layout} />}
    </FittedBoard>
  );
}

function ReplayBoard({
  screen,
  layout,
}: {
  readonly screen: ReplayScreen;
  readonly layout: Layout;
}) {
  const { services, record, game, ply, flipped, analysis } = screen;
  const { theme, charset } = services;
  const { variant } = record;
  const moves = analysis.markedMoves;
  const analysisAt = analysis.isOn ? placeAnalysis(layout) : undefined;
  return (
    <BoardScreen
      services={services}
      view={{
        variant,
        placement: game.position,
        layout,
        flipped,
        marks: screen.marks,
        names: { black: playerName(record, 'black'), white: playerName(record, 'white') },
        clocks: clockFaces(screen.clock, theme),
        moves,
        ply,
        ...(analysisAt?.kind === 'beside' && {
          aside: (columns, space) => rowsBeside(screen, columns, space),
        }),
      }}
      title={positionTitle(variant, record.start.placement, charset)}
      place={placeText(screen)}
      below={analysisAt?.kind === 'below' ? rowsBelow(screen, layout.columns, analysisAt.rows) : []}
      status={
        messageOf(screen) ?? {
          text: noteText(screen, moves, analysisAt?.kind === 'nowhere'),
          tone: 'plain',
        }
      }
      bottom={(row) => <BottomRow screen={screen} columns={layout.columns} row={row} />}
    />
  );
}

/** The line that is typed, else the keys that do something now. */
function BottomRow({
  screen,
  columns,
  row,
}: {
  readonly screen: ReplayScreen;
  readonly columns: number;
  readonly row: number;
}) {
  const { typed, question, services } = screen;
  const { theme } = services;
  if (typed && !question) {
    const label = LINE_LABELS[typed.kind];
    return <InputRow label={label} line={typed.line} theme={theme} columns={columns} row={row} />;
  }
  const keys = question
    ? 'y yes  n no'
    : keyLine('replay', columns - 2, (action) => keyWorks(screen, action));
  return <Line row={plainRow(` ${keys}`, theme.quiet)} />;
}

/** `ply 5 of 30, var 2/3`, and how fast the moves go on by themselves. */
function placeText({ walk, edits, autoplay }: ReplayScreen): string {
  const { number, total } = walk.variation;
  const inVariation = edits.variation ? ', in a variation' : '';
  const variation = total > 1 ? `, var ${number}/${total}` : inVariation;
  const speed = autoplay.isPlaying ? `playing, ${speedText(autoplay.pauseMs)} - ` : '';
  return `${speed}ply ${walk.ply} of ${walk.moves.length}${variation}`;
}

/** What asks for attention before what is said of the position. */
function messageOf({ question, message }: ReplayScreen): Message | undefined {
  return question ? { text: question.text, tone: 'warning' } : message;
}

/**
 * The move that led here, what the analysis has against it and the comments on it; what the record has next, where it has a choice;
 * at the end of the game how it ended.
 */
function noteText(
  screen: ReplayScreen,
  moves: readonly WalkedMove[],
  withEvaluation: boolean,
): string {
  const { comments, ply, record, note, walk, edits, analysis } = screen;
  const move = moves[ply - 1];
  const texts = withEvaluation ? [headText(screen)] : [];
  if (move) texts.push(playedText(move));
  texts.push(...analysis.judgement(ply), ...comments);
  const choices = moves[ply]?.choices ?? [];
  if (choices.length > 1) texts.push(nextMovesText(choices));
  if (walk.node.children.length === 0 && !edits.variation) texts.push(note ?? resultText(record));
  return texts.join('  ') || 'The start.';
}
