import { Box } from 'ink';
import type { ReactNode } from 'react';
import { wrapLines } from '../../text/page.ts';
import type { Message } from '../app/message.ts';
import { useServices } from '../app/services-context.ts';
import { cutText } from '../ink/columns.ts';
import { EdgesLine } from '../ink/edges-line.tsx';
import { Line, plainRow, type Row, Rows } from '../ink/rows.tsx';
import { withoutLastMove } from './board-marks.ts';
import { usePiecePictures } from './board-pictures.ts';
import { GameBoard } from './game-board.tsx';
import type { GameView } from './game-view.ts';
import { LEAST_STATUS } from './layout.ts';
import { noteRoom } from './panel-rows.ts';
import { isQuickLine, useBlink } from './use-blink.ts';

interface Props {
  /** The board; what is the same on every screen is left out. */
  readonly view: Omit<
    GameView,
    'note' | 'charset' | 'theme' | 'coordinates' | 'reigning' | 'hasPictures' | 'numbersPlies'
  >;
  readonly title: string;
  /** At the right of the title. */
  readonly place: string;
  /** Rows between board and status; fewer than the layout has for the status. */
  readonly below?: readonly Row[];
  /** The text under them. It moves to the panel if it has room only there. */
  readonly status: Message;
  /** The last row. */
  readonly children: ReactNode;
}

/** A title, the board with hands and moves, a few words about it, and a row for the keyboard. */
export function BoardScreen({ view, title, place, below = [], status, children }: Props) {
  const { texts, theme, charset, settings, lineMs, notation } = useServices();
  const { coordinates } = settings;
  const { reigning } = settings.all;
  const { layout } = view;
  const { columns } = layout;
  const style = status.tone === 'warning' ? theme.warning : undefined;
  const { airy, statusRows } = layout;
  const hasPictures = usePiecePictures(view.variant, layout);
  const most = statusRows + (airy ? 2 : 0) - below.length;
  const canBlink = settings.all.motion === 'on' && isQuickLine(lineMs);
  const isBlinking = useBlink(view.moves.length, canBlink);
  const marks = isBlinking ? withoutLastMove(view.marks) : view.marks;
  // Japanese counts every move of a game, Hodges notation one of each side.
  const numbersPlies = notation === 'japanese';
  const plainView = {
    ...view,
    marks,
    charset,
    theme,
    coordinates,
    reigning,
    hasPictures,
    numbersPlies,
  };
  const lines = statusLines(status, columns - 2, most);
  const isBeside = lines.length > most && noteRoom(texts, plainView) > most * (columns - 2);
  const shown = isBeside ? [''] : cutLines(lines, columns - 2, most);
  // A long status takes the empty row before it, then the one under the title.
  const isApart = airy && shown.length <= LEAST_STATUS && most >= LEAST_STATUS + 2;
  const isLow = airy && shown.length < most;
  const usual = LEAST_STATUS + (isApart ? 0 : 1);
  const room = airy ? Math.max(shown.length, Math.min(usual, most - (isLow ? 1 : 0))) : most;
  return (
    <Box flexDirection="column" width={columns}>
      {layout.title && (
        <EdgesLine left={[{ text: ` ${title}`, style: theme.title }]} right={plainRow(place)} />
      )}
      {isLow && <Line text="" />}
      <GameBoard
        view={{ ...plainView, note: isBeside ? { text: status.text, style } : undefined }}
      />
      {isApart && <Line text="" />}
      <Box height={below.length + room} flexDirection="column">
        <Rows rows={[...below, ...shown.map((line) => plainRow(` ${line}`, style))]} />
      </Box>
      {children}
    </Box>
  );
}

/** The lines of a status; `more` follows if all of it has room. */
function statusLines({ text, more }: Message, columns: number, room: number): string[] {
  const all = wrapLines([text, more].filter(Boolean).join('  '), columns);
  return more && all.length > room ? wrapLines(text, columns) : all;
}

/** At most `room` lines; the last of them is cut if there are more. */
function cutLines(lines: readonly string[], columns: number, room: number): string[] {
  if (lines.length <= room) return [...lines];
  const last = lines.slice(room - 1).join(' ');
  return [...lines.slice(0, room - 1), cutText(last, columns)];
}
