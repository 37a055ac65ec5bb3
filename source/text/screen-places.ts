import type { Place } from '../activity/answer.ts';
import type { Settings } from '../settings/settings.ts';
import { type Said, warned } from './said.ts';
import type { Texts } from './texts.ts';

/** What lines tell instead of the place to which a word of a game leads on a screen. */
export function screenPlaceText(texts: Texts, to: Place, settings: Settings): Said | undefined {
  switch (to) {
    case 'settings':
      return { lines: [...settingsLines(settings), texts.board.CHANGES_SETTINGS.here] };
    case 'learn':
    case 'menu':
      return warned(texts.board.SCREEN_PLACES[to]);
    default:
      return undefined;
  }
}

/** The same at a server, where no other command can be typed. */
export function serverPlaceText(texts: Texts, to: Place, settings: Settings): Said | undefined {
  switch (to) {
    case 'settings':
      return { lines: [...settingsLines(settings), texts.board.CHANGES_SETTINGS.server] };
    case 'learn':
      return warned(texts.board.SERVER_PLACES.learn);
    default:
      return undefined;
  }
}

function settingsLines(settings: Settings): string[] {
  return Object.entries(settings).map(([name, value]) => `${name} ${value}`);
}
