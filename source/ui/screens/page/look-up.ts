import type { Game } from '../../../rules/core/game.ts';
import { findPieces, pieceLetters } from '../../../text/piece-names.ts';
import type { Navigator } from '../../app/screen.ts';
import { changeByWord, type TalkingScreen } from '../settings/change-setting.ts';
import { movesPage, pieceScreen, rulesScreen } from './pages.ts';

/** Words that every prompt below a board knows, whatever is played on it. */
type LookUpWord = 'moves' | 'show' | 'labels' | 'theme' | 'rules';

/** Does such a word. @returns why it is refused */
export function lookUp(
  screen: TalkingScreen,
  game: Game,
  word: LookUpWord,
  argument: string,
  app: Navigator,
): string | undefined {
  const { services } = screen;
  const { variant } = game;
  switch (word) {
    case 'moves':
      app.open(movesPage(services, game));
      return undefined;
    case 'show': {
      const [kind] = findPieces(variant, argument);
      if (kind === undefined) return `show: say one of ${pieceLetters(variant).join(' ')}.`;
      app.open(pieceScreen(services, variant, kind));
      return undefined;
    }
    case 'labels':
    case 'theme':
      return changeByWord(screen, word, argument, app);
    case 'rules':
      app.open(rulesScreen(services, variant));
      return undefined;
    default:
      return word satisfies never;
  }
}
