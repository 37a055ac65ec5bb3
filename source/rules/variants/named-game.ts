import type { Variant } from '../core/variant.ts';
import { JAPANESE_GAMES, KOREAN_GAMES, type NamesOfGames, THAI_GAMES } from './game-names.ts';
import { findVariant, VARIANTS } from './index.ts';

/** The game that somebody names: by its id, or by its name in any language, with spaces or not. */
export function findNamedGame(text: string): Variant | undefined {
  const wanted = comparable(text);
  const isMeant = (name: string) => comparable(name) === wanted;
  return (
    findVariant(text) ??
    VARIANTS.find(({ id, name }) =>
      [id, name, ...LANGUAGES.flatMap((games) => namesIn(games, id))].some(isMeant),
    )
  );
}

/** The words of a text; a name that two of them make is one. */
export function wordsWithGames(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const both = words.length > 0 ? findNamedGame(`${words.at(-1)} ${word}`) : undefined;
    if (both) words.splice(-1, 1, both.id);
    else words.push(word);
  }
  return words;
}

function namesIn(games: NamesOfGames, id: string): readonly string[] {
  return Object.hasOwn(games, id) ? (games[id] ?? []) : [];
}

const LANGUAGES = [JAPANESE_GAMES, KOREAN_GAMES, THAI_GAMES];

/** A name without differences of case, width, spaces and hyphens. */
function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');
}
