import { playerName } from '../../match/match-table.ts';
import { shownLabels } from '../../text/charset.ts';
import { engineStartsText } from '../../text/engine-fault.ts';
import { thinkingText } from '../../text/hint.ts';
import { playedText, saveErrorText } from '../../text/outcome.ts';
import { sideName } from '../../text/side-name.ts';
import { positionTitle, statusTexts, turnText } from '../../text/status.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import { chooseLayout, type Layout } from '../layout.ts';
import { cutText } from '../row.ts';
import type { PlayScreen } from '../screens/play.ts';
import { BoardScreen } from './board-screen.tsx';
import { clockFaces } from './clock-faces.ts';
import { PromptRow } from './prompt-row.tsx';
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
  return (
    <BoardScreen
      view={{
        variant,
        placement: game.position,
        layout,
        charset,
        theme,
        flipped,
        coordinates: settings.all.coordinates,
        reigning: settings.all.reigning,
        marks: screen.marks,
        names: { black: playerName(record, 'black'), white: playerName(record, 'white') },
        clocks: clockFaces(match.clock, theme),
        moves: screen.moves,
        handMark: handMark(screen),
      }}
      title={positionTitle(variant, record.start.placement, charset)}
      place={match.ending ? `ply ${game.ply}` : turnText(game.ply, game.turn)}
      status={screen.message ?? { text: standingText(screen, layout), tone: 'plain' }}
      bottom={(row) => (
        <PromptRow
          label={match.ending ? 'Game over' : sideName(game.turn)}
          line={screen.line}
          theme={theme}
          columns={layout.columns}
          row={row}
          help={(columns) => helpText(screen, columns)}
        />
      )}
    />
  );
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

/** How the game stands, and what was played last. */
function standingText(screen: PlayScreen, layout: Layout): string {
  const { match } = screen;
  const last = screen.moves.at(-1);
  const texts = statusTexts(match.game).map((text) => (match.ending ? `${text}.` : text));
  if (match.saveError !== undefined) texts.unshift(saveErrorText(match.saveError));
  const { toMove, starting } = screen.opponents;
  for (const color of starting) texts.push(engineStartsText(playerName(match.record, color)));
  if (toMove && !starting.includes(toMove))
    texts.push(thinkingText(playerName(match.record, toMove)));
  const notice = screen.labelNotice.text(layout, match.game.ply);
  if (notice) texts.push(notice);
  if (screen.mayPromote) texts.push('May promote: + yes, = no.');
  if (last && !match.ending) texts.push(`Last: ${playedText(last)}`);
  return texts.join('  ');
}

function handMark({ hand: { cursor, picked }, match }: PlayScreen) {
  const place = picked?.kind === 'hand' ? picked : cursor;
  if (place?.kind !== 'hand') return undefined;
  return { color: match.game.turn, kind: place.piece };
}
