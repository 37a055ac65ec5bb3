import type { Variant } from '../core/variant.ts';
import { dobutsuNames } from './dobutsu/names.ts';
import { dobutsu } from './dobutsu/rules.ts';
import { euroNames } from './euro/names.ts';
import { euro } from './euro/rules.ts';
import { gorogoroNames } from './gorogoro/names.ts';
import { gorogoro } from './gorogoro/rules.ts';
import { judkinsNames } from './judkins/names.ts';
import { judkins } from './judkins/rules.ts';
import { minishogiNames } from './minishogi/names.ts';
import { minishogi } from './minishogi/rules.ts';
import type { VariantNames } from './names.ts';
import { ogiNames } from './ogi/names.ts';
import { ogi } from './ogi/rules.ts';
import { shogiNames } from './shogi/names.ts';
import { shogi } from './shogi/rules.ts';
import { toriNames } from './tori/names.ts';
import { tori } from './tori/rules.ts';
import { whaleNames } from './whale/names.ts';
import { whale } from './whale/rules.ts';
import { yariNames } from './yari/names.ts';
import { yari } from './yari/rules.ts';

/** A game as it is played, and as other programs call it: all that the rules need. */
export interface PlayedGame {
  readonly rules: Variant;
  readonly names: VariantNames;
}

const GAMES: PlayedGame[] = [
  { rules: yari, names: yariNames },
  { rules: shogi, names: shogiNames },
  { rules: ogi, names: ogiNames },
  { rules: minishogi, names: minishogiNames },
  { rules: gorogoro, names: gorogoroNames },
  { rules: judkins, names: judkinsNames },
  { rules: tori, names: toriNames },
  { rules: euro, names: euroNames },
  { rules: whale, names: whaleNames },
  { rules: dobutsu, names: dobutsuNames },
];

const variants: [Variant, ...Variant[]] = [yari, ...GAMES.slice(1).map(({ rules }) => rules)];

/** The games of the family that komadai plays, the default first. */
export const VARIANTS: readonly [Variant, ...Variant[]] = variants;

/** Adds a game to the list. Throws `RangeError` if its id is taken. */
export function addPlayedGame(game: PlayedGame): void {
  const { id } = game.rules;
  if (findVariant(id)) throw new RangeError(`variant ${id}: already in the catalogue`);
  GAMES.push(game);
  variants.push(game.rules);
}

export function findVariant(id: string): Variant | undefined {
  return findPlayed(id)?.rules;
}

/** The names of a variant in other programs; the id for one outside the catalogue. */
export function namesOf({ id }: Variant): VariantNames {
  return findPlayed(id)?.names ?? { usi: [id] };
}

function findPlayed(id: string): PlayedGame | undefined {
  return GAMES.find(({ rules }) => rules.id === id);
}
