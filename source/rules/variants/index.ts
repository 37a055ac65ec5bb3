import type { Variant } from '../core/variant.ts';
import { dobutsuGame } from './dobutsu/game.ts';
import { euroGame } from './euro/game.ts';
import type { GameData, VariantNames } from './game-data.ts';
import { gorogoroGame } from './gorogoro/game.ts';
import { judkinsGame } from './judkins/game.ts';
import type { LevelSteps } from './level-steps.ts';
import { minishogiGame } from './minishogi/game.ts';
import { ogiGame } from './ogi/game.ts';
import type { VariantProse } from './prose.ts';
import type { ScoreScale } from './scale.ts';
import { shogiGame } from './shogi/game.ts';
import { toriGame } from './tori/game.ts';
import type { VariantWeights } from './weights.ts';
import { whaleGame } from './whale/game.ts';
import { yariGame } from './yari/game.ts';

/** The games that come with the program, the default first: a line for each folder. */
export const OWN_GAMES = [
  yariGame,
  shogiGame,
  ogiGame,
  minishogiGame,
  gorogoroGame,
  judkinsGame,
  toriGame,
  euroGame,
  whaleGame,
  dobutsuGame,
] as const;

const games: GameData[] = [...OWN_GAMES];

const variants = games.map(({ rules }) => rules) as [Variant, ...Variant[]];

/** The rules of all games that are known now, the default first. */
export const VARIANTS: readonly [Variant, ...Variant[]] = variants;

/**
 * Adds a game to the list. Throws `RangeError` if its id is taken.
 * @returns takes the game out again
 */
export function addGame(game: GameData): () => void {
  const { rules } = game;
  if (findVariant(rules.id)) throw new RangeError(`variant ${rules.id}: already in the catalogue`);
  games.push(game);
  variants.push(rules);
  return () => {
    games.splice(games.indexOf(game), 1);
    variants.splice(variants.indexOf(rules), 1);
  };
}

export function findVariant(id: string): Variant | undefined {
  return gameOf({ id })?.rules;
}

/** The names of a variant in other programs; its id where nothing else is known. */
export function namesOf(variant: Variant): VariantNames {
  return gameOf(variant)?.names ?? { usi: [variant.id] };
}

/** The path of the file that describes a variant; undefined for one that comes with the program. */
export function variantFileOf(variant: Variant): string | undefined {
  return gameOf(variant)?.file;
}

/** What the evaluation knows of a variant; nothing for one outside the catalogue. */
export function weightsOf(variant: Variant): VariantWeights {
  return gameOf(variant)?.weights?.() ?? {};
}

/** What scores of the search mean in a variant; undefined where nobody has found out. */
export function scaleOf(variant: Variant): ScoreScale | undefined {
  return gameOf(variant)?.scale;
}

/** How the levels of the computer are weakened in a variant; in others as in yari shogi. */
export function levelStepsOf(variant?: Variant): LevelSteps {
  return (variant && gameOf(variant)?.levels) ?? yariGame.levels;
}

/** What the file of a variant tells of it; undefined for one that comes with the program. */
export function fileProseOf(variant: Variant): VariantProse | undefined {
  return gameOf(variant)?.prose;
}

/** A thread gets copies of a variant, so that its id tells which one it is. */
function gameOf({ id }: { readonly id: string }): GameData | undefined {
  return games.find(({ rules }) => rules.id === id);
}
