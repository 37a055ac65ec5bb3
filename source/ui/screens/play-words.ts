import type { Outcome } from '../../match/outcome.ts';
import { LABEL_STYLES } from '../../notation/labels.ts';
import { findPieces, pieceLetters } from '../../text/piece-names.ts';
import type { App } from '../app.ts';
import { replayMatch } from './games.ts';
import { menuScreen } from './menu.ts';
import { helpPage, movesPage, pieceScreen, rulesScreen } from './pages.ts';
import type { PlayScreen } from './play.ts';
import { changeSetting, settingsScreen } from './settings.ts';

/** Does what the words say that change nothing in the game. @param typed the whole line */
export function doViewWord(
  screen: PlayScreen,
  { word, argument }: Extract<Outcome, { kind: 'view' }>,
  typed: string,
  app: App,
): void {
  const { services, match } = screen;
  switch (word) {
    case 'hint':
      screen.hint(typed, app);
      return;
    case 'moves':
      app.open(movesPage(services, match));
      return;
    case 'show':
      showPiece(screen, argument, typed, app);
      return;
    case 'flip':
      screen.turnBoard();
      return;
    case 'labels':
      changeLabels(screen, argument, typed, app);
      return;
    case 'rematch':
      screen.rematch(app);
      return;
    case 'replay':
      openReplay(screen, app);
      return;
    case 'settings':
      app.open(settingsScreen(services));
      return;
    case 'rules':
      app.open(rulesScreen(services, match.variant));
      return;
    case 'help':
      app.open(helpPage(match.variant));
      return;
    case 'menu':
      app.open(menuScreen(services, screen));
      return;
    case 'board':
      return;
    case 'quit':
      app.quit();
      return;
    default:
      word satisfies never;
  }
}

/** The board stays as it is turned. */
function openReplay({ services, match, flipped }: PlayScreen, app: App): void {
  const replay = replayMatch(services, match);
  replay.flipped = flipped;
  app.open(replay);
}

function showPiece(screen: PlayScreen, name: string, typed: string, app: App): void {
  const { variant } = screen.match;
  const [kind] = findPieces(variant, name);
  if (kind !== undefined) app.open(pieceScreen(screen.services, variant, kind));
  else screen.refuse(typed, `show: say one of ${pieceLetters(variant).join(' ')}.`);
}

function changeLabels(screen: PlayScreen, argument: string, typed: string, app: App): void {
  const style = LABEL_STYLES.find((known) => known === argument);
  if (style) changeSetting(screen.services, 'labels', style, app, (text) => screen.warn(text));
  else screen.refuse(typed, `labels: say ${LABEL_STYLES.join(', ')}.`);
}
