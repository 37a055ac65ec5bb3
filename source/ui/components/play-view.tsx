import { Box } from 'ink';
import stringWidth from 'string-width';
import { playerName } from '../../match/match-table.ts';
import { shownLabels } from '../../text/charset.ts';
import { playedText, saveErrorText } from '../../text/outcome.ts';
import { wrapLines } from '../../text/page.ts';
import { sideName } from '../../text/side-name.ts';
import { positionTitle, statusTexts, turnText } from '../../text/status.ts';
import type { WindowSize } from '../app.ts';
import { boardRows } from '../board.ts';
import { keyLine } from '../keymap.ts';
import { chooseLayout, type Layout } from '../layout.ts';
import { cutText, joinRows, padText, plainRow, type Row, rowWidth, spreadRow } from '../row.ts';
import type { PlayScreen } from '../screens/play.ts';
import { useCursor } from './cursor.ts';
import { Line, Lines } from './lines.tsx';
import { panelRows } from './side-panel.ts';
import { TooSmall } from './too-small.tsx';

interface Props {
  readonly screen: PlayScreen;
  readonly size: WindowSize;
}

/** The board, the hands and moves beside it, the status line and the prompt. */
export function PlayView({ screen, size }: Props) {
  const { services, match } = screen;
  const wished = shownLabels(services.settings.all.labels, services.charset);
  const layout = chooseLayout(match.variant, wished, size.columns, size.rows);
  if (layout === undefined) return <TooSmall columns={size.columns} />;
  return <PlayBoard screen={screen} layout={layout} />;
}

function PlayBoard({ screen, layout }: { readonly screen: PlayScreen; readonly layout: Layout }) {
  const { services, match, flipped } = screen;
  const { theme, charset, settings } = services;
  const { variant, game, record } = match;
  const { columns } = layout;
  const status = statusLines(screen, layout);
  const board = boardRows({
    variant,
    placement: game.position,
    layout,
    charset,
    theme,
    flipped,
    coordinates: settings.all.coordinates,
    reigning: settings.all.reigning,
    marks: screen.marks,
  });
  const panel = panelRows({
    variant,
    placement: game.position,
    names: { black: playerName(record, 'black'), white: playerName(record, 'white') },
    moves: screen.moves,
    labels: layout.labels,
    charset,
    theme,
    flipped,
    handMark: handMark(screen),
    note: status.overflow,
    columns: layout.panelColumns,
    rows: layout.boardRows,
  });
  const title = plainRow(
    ` ${positionTitle(variant, record.start.placement, charset)}`,
    theme.title,
  );
  const turn = plainRow(match.ending ? `ply ${game.ply}` : turnText(game.ply, game.turn));
  return (
    <Box flexDirection="column" width={columns}>
      <Line row={spreadRow(title, turn, columns - 1)} />
      <Lines rows={joinRows(board, layout.boardColumns + 1, panel)} />
      <Lines rows={status.rows} />
      <PromptRow screen={screen} columns={columns} row={1 + board.length + status.rows.length} />
    </Box>
  );
}

function PromptRow({
  screen,
  columns,
  row,
}: {
  readonly screen: PlayScreen;
  readonly columns: number;
  readonly row: number;
}) {
  const { line, match, services } = screen;
  const side = match.ending ? 'Game over' : sideName(match.game.turn);
  const label = ` ${side}> `;
  const room = columns - label.length - 1;
  // A text that is longer than the line is shown from where the caret can be seen.
  const before = endOf(line.beforeCaret, room - 12);
  const after = line.text.slice(line.beforeCaret.length);
  const text = cutText(before + after, room);
  const column = label.length + stringWidth(before);
  useCursor(row, Math.min(column, columns - 2));
  const left: Row = [{ text: label, style: services.theme.title }, { text: padText(text, 12) }];
  const help = helpText(screen, columns - 3 - rowWidth(left));
  return <Line row={spreadRow(left, plainRow(help, services.theme.quiet), columns - 1)} />;
}

/** At the right of the prompt: what the typed text may become, or the keys. */
function helpText(screen: PlayScreen, columns: number): string {
  if (screen.choice) return '+ promote  = not  Esc back';
  const { suggestions } = screen;
  if (suggestions.areShown) {
    return cutText(suggestions.shown.map(({ text }) => text).join(' '), columns);
  }
  if (screen.match.ending) return 'rematch  replay  undo  menu  quit  (Tab)';
  return keyLine('play', columns);
}

interface StatusLines {
  readonly rows: readonly Row[];
  /** The whole text, where the rows have no room for it. */
  readonly overflow?: string;
}

/** The message of the last entry, else how the game stands and what was played last. */
function statusLines(screen: PlayScreen, layout: Layout): StatusLines {
  const { theme } = screen.services;
  const { message } = screen;
  const text = message?.text ?? standingText(screen, layout);
  const style = message?.tone === 'warning' ? theme.warning : undefined;
  const width = layout.columns - 2;
  const lines = wrapLines(text, width);
  if (lines.length <= layout.statusRows) {
    const rows = lines.map((line) => plainRow(` ${line}`, style));
    return { rows };
  }
  return { rows: [plainRow(` ${cutText(text, width)}`, style)], overflow: text };
}

function standingText(screen: PlayScreen, layout: Layout): string {
  const { match } = screen;
  const last = screen.moves.at(-1);
  const texts = statusTexts(match.game).map((text) => (match.ending ? `${text}.` : text));
  if (match.saveError !== undefined) texts.unshift(saveErrorText(match.saveError));
  if (layout.fellBack && last === undefined)
    texts.push(`Labels: ${layout.labels}, for want of room.`);
  if (screen.mayPromote) texts.push('May promote: + yes, = no.');
  if (last && !match.ending) texts.push(`Last: ${playedText(last)}`);
  return texts.join('  ');
}

function handMark({ hand: { cursor, picked }, match }: PlayScreen) {
  const place = picked?.kind === 'hand' ? picked : cursor;
  if (place?.kind !== 'hand') return undefined;
  return { color: match.game.turn, kind: place.piece };
}

/** The longest end of a text that takes no more than so many columns. */
function endOf(text: string, columns: number): string {
  let end = '';
  let used = 0;
  for (const character of [...text].reverse()) {
    used += stringWidth(character);
    if (used > Math.max(columns, 1)) break;
    end = character + end;
  }
  return end;
}
