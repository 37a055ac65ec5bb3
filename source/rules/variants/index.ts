import type { Variant } from '../core/variant.ts';
import { dobutsuNames } from './dobutsu/names.ts';
import { dobutsuProse } from './dobutsu/prose.ts';
import { dobutsu } from './dobutsu/rules.ts';
import { euroNames } from './euro/names.ts';
import { euroProse } from './euro/prose.ts';
import { euro } from './euro/rules.ts';
import { gorogoroNames } from './gorogoro/names.ts';
import { gorogoroProse } from './gorogoro/prose.ts';
import { gorogoro } from './gorogoro/rules.ts';
import { judkinsNames } from './judkins/names.ts';
import { judkinsProse } from './judkins/prose.ts';
import { judkins } from './judkins/rules.ts';
import { minishogiNames } from './minishogi/names.ts';
import { minishogiProse } from './minishogi/prose.ts';
import { minishogi } from './minishogi/rules.ts';
import type { VariantNames } from './names.ts';
import { ogiNames } from './ogi/names.ts';
import { ogiProse } from './ogi/prose.ts';
import { ogi } from './ogi/rules.ts';
import { ogiWeights } from './ogi/weights.ts';
import type { VariantProse } from './prose.ts';
import { shogiNames } from './shogi/names.ts';
import { shogiProse } from './shogi/prose.ts';
import { shogi } from './shogi/rules.ts';
import { shogiWeights } from './shogi/weights.ts';
import { toriNames } from './tori/names.ts';
import { toriProse } from './tori/prose.ts';
import { tori } from './tori/rules.ts';
import type { VariantWeights } from './weights.ts';
import { whaleNames } from './whale/names.ts';
import { whaleProse } from './whale/prose.ts';
import { whale } from './whale/rules.ts';
import { yariNames } from './yari/names.ts';
import { yariProse } from './yari/prose.ts';
import { yari } from './yari/rules.ts';
import { yariWeights } from './yari/weights.ts';

/** All that is known of a game. */
export interface GameData {
  readonly rules: Variant;
  readonly names: VariantNames;
  readonly prose: VariantProse;
  readonly weights?: VariantWeights;
  /** The path of the file that describes it; missing for a game that comes with the program. */
  readonly file?: string;
}

const GAMES: GameData[] = [
  { rules: yari, names: yariNames, prose: yariProse, weights: yariWeights },
  { rules: shogi, names: shogiNames, prose: shogiProse, weights: shogiWeights },
  { rules: ogi, names: ogiNames, prose: ogiProse, weights: ogiWeights },
  { rules: minishogi, names: minishogiNames, prose: minishogiProse },
  { rules: gorogoro, names: gorogoroNames, prose: gorogoroProse },
  { rules: judkins, names: judkinsNames, prose: judkinsProse },
  { rules: tori, names: toriNames, prose: toriProse },
  { rules: euro, names: euroNames, prose: euroProse },
  { rules: whale, names: whaleNames, prose: whaleProse },
  { rules: dobutsu, names: dobutsuNames, prose: dobutsuProse },
];

const variants: [Variant, ...Variant[]] = [yari, ...GAMES.slice(1).map(({ rules }) => rules)];

/** The games of the family that komadai plays, the default first. */
export const VARIANTS: readonly [Variant, ...Variant[]] = variants;

/**
 * Adds a game to the catalogue, before anything asks for the list. Throws `RangeError` if its id is
 * taken.
 */
export function addGame(game: GameData): void {
  const { id } = game.rules;
  if (findGame(id)) throw new RangeError(`variant ${id}: already in the catalogue`);
  GAMES.push(game);
  variants.push(game.rules);
}

export function findVariant(id: string): Variant | undefined {
  return findGame(id)?.rules;
}

/** The path of the file that describes a variant; undefined for one that comes with the program. */
export function variantFileOf({ id }: Variant): string | undefined {
  return findGame(id)?.file;
}

/** What the evaluation knows of a variant; nothing for one outside the catalogue. */
export function weightsOf({ id }: Variant): VariantWeights {
  return findGame(id)?.weights ?? {};
}

/** What is told of a variant; nothing for one outside the catalogue. */
export function proseOf({ id }: Variant): VariantProse {
  return findGame(id)?.prose ?? { about: [], hints: [] };
}

/** The names of a variant in other programs; the id for one outside the catalogue. */
export function namesOf({ id }: Variant): VariantNames {
  return findGame(id)?.names ?? { usi: [id] };
}

function findGame(id: string): GameData | undefined {
  return GAMES.find(({ rules }) => rules.id === id);
}
