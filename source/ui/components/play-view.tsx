import { playerName } from '../../match/match-table.ts';
import { engineStartsText } from '../../text/engine-fault.ts';
import { thinkingText } from '../../text/hint.ts';
import { playedText, saveErrorText } from '../../text/outcome.ts';
import { sideName } from '../../text/side-name.ts';
import { positionTitle, statusTexts, turnText } from '../../text/status.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import type { Layout } from '../layout.ts';
import type { PlayScreen } from '../screens/play.ts';
import { clockFaces } from './clock-faces.ts';
import { FittedBoard } from './fitted-board.tsx';
import { boardNotices, PromptBoard } from './prompt-board.tsx';

interface Props {
  readonly screen: PlayScreen;
  readonly size: WindowSize;
}

/** The board, the hands and moves beside it, the status line and the prompt. */
export function PlayView({ screen, size }: Props) {
  return (
    <FittedBoard services={screen.services} variant={screen.match.variant} size={size}>
      {(layout) => <PlayBoard screen={screen} layout={layout} />}
    </FittedBoard>
  );
}

function PlayBoard({ screen, layout }: { readonly screen: PlayScreen; readonly layout: Layout }) {
  const { services, match } = screen;
  const { theme, charset } = services;
  const { variant, game, record } = match;
  return (
    <PromptBoard
      screen={screen}
      layout={layout}
      names={{ black: playerName(record, 'black'), white: playerName(record, 'white') }}
      clocks={clockFaces(match.clock, theme)}
      title={positionTitle(variant, record.start.placement, charset)}
      place={match.ending ? `ply ${game.ply}` : turnText(game.ply, game.turn)}
      standing={() => standingText(screen, layout)}
      label={match.ending ? 'Game over' : sideName(game.turn)}
      help={(columns) =>
        match.ending ? 'rematch  replay  undo  menu  quit  (Tab)' : keyLine('play', columns)
      }
    />
  );
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
  texts.push(...boardNotices(screen, layout));
  if (last && !match.ending) texts.push(`Last: ${playedText(last)}`);
  return texts.join('  ');
}
