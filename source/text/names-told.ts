import { type PlayedMove, positionBefore } from '../match/outcome.ts';
import { COLORS } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { type GameNames, type NamesOfSide, namesBy } from '../study/names/name-position.ts';
import type { Texts } from './texts.ts';

/** `Black: Yagura; White: Naka-bisha, Mino`; '' where neither plays what has a name. */
export function bothPlayText(texts: Texts, names: GameNames | undefined): string {
  const { sideName, sideNamesText, bothNamesText } = texts.words;
  const told = COLORS.flatMap((color) => {
    const own = names ? namesTold(texts, names[color]) : [];
    return own.length > 0 ? [sideNamesText(sideName(color), own)] : [];
  });
  return bothNamesText(told);
}

/** What a side has come to play by a move; '' where that has no name. */
export function newNamesText(texts: Texts, game: Game, played: PlayedMove | undefined): string {
  if (!played) return '';
  const names = namesBy(positionBefore(game, played).position, played.move, played.ply - 1);
  const told = names ? namesTold(texts, names) : [];
  const { sideName, sideNamesText } = texts.words;
  return told.length > 0 ? sideNamesText(sideName(played.color), told) : '';
}

/** The names of the opening and the castle of a side, as far as there are any. */
export function namesTold({ words }: Texts, { opening, castle }: NamesOfSide): string[] {
  return [opening && words.openingName(opening), castle && words.castleName(castle)].filter(
    (name) => name !== undefined,
  );
}
