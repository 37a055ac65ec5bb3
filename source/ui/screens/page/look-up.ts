import type { Page } from '../../../activity/answer.ts';
import type { Game } from '../../../rules/core/game.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { findPieces, offeredPieces } from '../../../text/pieces.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { TextPage } from '../../prompt/screen-face.ts';
import type { PageScreen } from './page.tsx';
import { movesPage, pieceScreen, rulesScreen, textPage } from './pages.ts';

/** Opens texts about what is on the board, and the help of its game; tells why there is none. */
export function boardPages(services: Services, helpPage: (variant: Variant) => PageScreen) {
  return (page: Page | TextPage, game: Game, app: Navigator): string | undefined => {
    const { variant } = game;
    switch (page.code) {
      case 'board':
        return undefined;
      case 'text':
        app.open(textPage(page));
        return undefined;
      case 'help':
        app.open(helpPage(variant));
        return undefined;
      case 'moves':
        app.open(movesPage(services, game));
        return undefined;
      case 'rules':
        app.open(rulesScreen(services, variant));
        return undefined;
      case 'show': {
        const [kind] = findPieces(services.texts, variant, page.name);
        if (kind === undefined)
          return services.texts.words.sayPieceText(offeredPieces(services.texts, variant));
        app.open(pieceScreen(services, variant, kind));
        return undefined;
      }
      default:
        return page satisfies never;
    }
  };
}
