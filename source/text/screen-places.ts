import type { Place } from '../activity/answer.ts';
import type { Settings } from '../settings/settings.ts';
import { type Said, warned } from './said.ts';
import type { Texts } from './texts.ts';

/**
 * What lines tell instead of the place to which a word of a game leads on a screen.
 * @param at whether other commands can be typed. Default: yes
 */
export function screenPlaceText(
  texts: Texts,
  to: Place,
  settings: Settings,
  at: 'here' | 'server' = 'here',
): Said | undefined {
  const places: { readonly [Name in Place]?: string } = texts.board.PLACES[at];
  const told = places[to];
  if (told === undefined) return undefined;
  if (to !== 'settings') return warned(told);
  return { lines: [...Object.entries(settings).map(([name, value]) => `${name} ${value}`), told] };
}
