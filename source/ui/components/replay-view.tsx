import { Box } from 'ink';
import { playerName } from '../../match/match-table.ts';
import { shownLabels } from '../../text/charset.ts';
import { playedText } from '../../text/outcome.ts';
import { wrapLines } from '../../text/page.ts';
import { resultText } from '../../text/result.ts';
import { positionTitle } from '../../text/status.ts';
import type { WindowSize } from '../app.ts';
import { boardRows } from '../board.ts';
import { keyLine } from '../keymap.ts';
import { chooseLayout, type Layout } from '../layout.ts';
import { cutText, plainRow, type Row, spreadRow } from '../row.ts';
import type { ReplayScreen } from '../screens/replay.ts';
import { Line, Lines } from './lines.tsx';
import { panelRows } from './side-panel.ts';
import { TooSmall } from './too-small.tsx';

interface Props {
  readonly screen: ReplayScreen;
  readonly size: WindowSize;
}

/** A position of a recorded game, with the move that led to it in the list. */
export function ReplayView({ screen, size }: Props) {
  const { services, record } = screen;
  const wished = shownLabels(services.settings.all.labels, services.charset);
  const layout = chooseLayout(record.variant, wished, size.columns, size.rows);
  if (layout === undefined) return <TooSmall columns={size.columns} />;
  return <ReplayBoard screen={screen} layout={layout} />;
}

function ReplayBoard({
  screen,
  layout,
}: {
  readonly screen: ReplayScreen;
  readonly layout: Layout;
}) {
  const { services, record, game, moves, ply, flipped } = screen;
  const { theme, charset, settings } = services;
  const { variant } = record;
  const { columns } = layout;
  const shared = { variant, placement: game.position, charset, theme, flipped };
  const board = boardRows({
    ...shared,
    layout,
    coordinates: settings.all.coordinates,
    reigning: settings.all.reigning,
    marks: screen.marks,
  });
  const notes = noteText(screen);
  const lines = wrapLines(notes, columns - 2);
  const fits = lines.length <= layout.statusRows;
  const panel = panelRows({
    ...shared,
    names: { black: playerName(record, 'black'), white: playerName(record, 'white') },
    moves,
    ply,
    labels: layout.labels,
    ...(!fits && { note: notes }),
    columns: layout.panelColumns,
    rows: layout.boardRows,
  });
  const status: Row[] = fits
    ? lines.map((line) => plainRow(` ${line}`))
    : [plainRow(` ${cutText(notes, columns - 2)}`)];
  const title = plainRow(
    ` ${positionTitle(variant, record.start.placement, charset)}`,
    theme.title,
  );
  const place = plainRow(`ply ${ply} of ${moves.length}`);
  const keys =
    screen.goTo === undefined ? keyLine('replay', columns - 2) : `go to ply: ${screen.goTo}_`;
  return (
    <Box flexDirection="column" width={columns}>
      <Line row={spreadRow(title, place, columns - 1)} />
      <Box>
        <Box width={layout.boardColumns} marginRight={1} flexShrink={0}>
          <Lines rows={board} />
        </Box>
        <Lines rows={panel} />
      </Box>
      <Lines rows={status} />
      <Line row={plainRow(` ${keys}`, theme.quiet)} />
    </Box>
  );
}

/** Comments on the position, else its move; at the end how the game ended. */
function noteText({ comments, moves, ply, record, note }: ReplayScreen): string {
  const move = moves[ply - 1];
  const texts = move ? [playedText(move)] : [];
  texts.push(...comments);
  if (ply === moves.length) {
    texts.push(note ?? resultText(record));
  }
  return texts.join('  ') || 'The start.';
}
