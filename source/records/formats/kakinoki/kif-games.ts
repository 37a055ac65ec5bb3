import type { NamedPiece } from '../../../rules/core/attempt.ts';
import { pieceData, type Variant } from '../../../rules/core/variant.ts';
import { kanjiSpellings } from '../../../rules/notation/piece-names.ts';
import type { GameData } from '../../../rules/variants/game-data.ts';
import { namesOf, OWN_GAMES } from '../../../rules/variants/index.ts';

/** The games that KIF has a name for, all of which come with the program. */
export const KIF_GAMES: readonly Variant[] = OWN_GAMES.filter(
  (game: GameData) => game.names?.kif !== undefined,
).map(({ rules }) => rules);

/** The characters with which the names of pieces begin. */
export function firstKanji(games: readonly Variant[]): string {
  const names = games.flatMap((game) => kanjiSpellings(game).map(({ text }) => text));
  return [...new Set(names.map((name) => name.charAt(0)))].join('');
}

/** What 手合割 says where a game begins with its even start. */
export function kifStartOf(variant: Variant): string {
  return namesOf(variant).kif?.start ?? variant.kanji;
}

/** The name that a piece has in KIF alone; undefined where it is written with its kanji. */
export function kifNameOf(variant: Variant, { kind, promoted }: NamedPiece): string | undefined {
  return namesOf(variant).kif?.pieces?.[pieceData(variant, kind).sfen]?.[promoted ? 1 : 0];
}
