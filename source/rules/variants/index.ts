import type { Variant } from '../core/variant.ts';
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
import type { VariantWeights } from './weights.ts';
import { yariNames } from './yari/names.ts';
import { yariProse } from './yari/prose.ts';
import { yari } from './yari/rules.ts';
import { yariWeights } from './yari/weights.ts';

/** All that is known of a game; a file each in its folder. */
interface Game {
  readonly rules: Variant;
  readonly weights: VariantWeights;
  readonly prose: VariantProse;
  readonly names: VariantNames;
}

const GAMES: readonly [Game, ...Game[]] = [
  { rules: yari, weights: yariWeights, prose: yariProse, names: yariNames },
  { rules: shogi, weights: shogiWeights, prose: shogiProse, names: shogiNames },
  { rules: ogi, weights: ogiWeights, prose: ogiProse, names: ogiNames },
];

/** The games of the family that komadai plays, the default first. */
export const VARIANTS: readonly [Variant, ...Variant[]] = [
  GAMES[0].rules,
  ...GAMES.slice(1).map(({ rules }) => rules),
];

export function findVariant(id: string): Variant | undefined {
  return VARIANTS.find((variant) => variant.id === id);
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

function findGame(id: string): Game | undefined {
  return GAMES.find(({ rules }) => rules.id === id);
}
