import type { Place } from '../activity/answer.ts';
import type { Settings } from '../settings/settings.ts';
import { type Said, warned } from './said.ts';

/**
 * What lines tell instead of the place to which a word of a game leads on a screen.
 * @param argument the word that is said there
 */
export function screenPlaceText(to: Place, argument: string, settings: Settings): Said | undefined {
  switch (to) {
    case 'settings':
      return { lines: settingsLines(settings, 'komadai settings changes each of them') };
    case 'learn':
      return warned('learn: quit, then komadai learn begins the course.');
    case 'menu':
      return warned(
        'menu: quit keeps this game; komadai play begins another, komadai help tells more.',
      );
    case 'replay':
      if (argument === 'analyse') {
        return warned('analyse: quit, then komadai replay --plain, and analyse or mistakes there.');
      }
      return warned(
        'replay: quit, then komadai replay steps through the latest game, or that of a name.',
      );
    default:
      return undefined;
  }
}

/** The same at a server, where no other command can be typed. */
export function serverPlaceText(to: Place, settings: Settings): Said | undefined {
  switch (to) {
    case 'settings':
      return { lines: settingsLines(settings, 'the screens change each of them') };
    case 'learn':
      return warned('learn: the screens have the courses; komadai learn has them at home.');
    default:
      return undefined;
  }
}

function settingsLines(settings: Settings, how: string): string[] {
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  return [...lines, `labels, theme and speech change theirs; ${how}.`];
}
