import type { Variant } from '../core/variant.ts';
import { dobutsuProse } from './dobutsu/prose.ts';
import { dobutsuWeights } from './dobutsu/weights.ts';
import { euroProse } from './euro/prose.ts';
import { euroWeights } from './euro/weights.ts';
import { addPlayedGame, type PlayedGame } from './games.ts';
import { gorogoroProse } from './gorogoro/prose.ts';
import { gorogoroWeights } from './gorogoro/weights.ts';
import { judkinsProse } from './judkins/prose.ts';
import { judkinsWeights } from './judkins/weights.ts';
import { minishogiProse } from './minishogi/prose.ts';
import { minishogiWeights } from './minishogi/weights.ts';
import { ogiProse } from './ogi/prose.ts';
import { ogiWeights } from './ogi/weights.ts';
import type { VariantProse } from './prose.ts';
import { shogiProse } from './shogi/prose.ts';
import { shogiWeights } from './shogi/weights.ts';
import { toriProse } from './tori/prose.ts';
import { toriWeights } from './tori/weights.ts';
import type { VariantWeights } from './weights.ts';
import { whaleProse } from './whale/prose.ts';
import { whaleWeights } from './whale/weights.ts';
import { yariProse } from './yari/prose.ts';
import { yariWeights } from './yari/weights.ts';

export { findVariant, namesOf, VARIANTS } from './games.ts';

/** What the program knows of a game beside what the rules need. */
interface GameExtras {
  readonly prose: VariantProse;
  readonly weights?: VariantWeights;
  /** The path of the file that describes it; missing for a game that comes with the program. */
  readonly file?: string;
}

/** All that is known of a game. */
export interface GameData extends PlayedGame, GameExtras {}

/** Indexed by id. */
const EXTRAS = new Map<string, GameExtras>([
  ['yari', { prose: yariProse, weights: yariWeights }],
  ['shogi', { prose: shogiProse, weights: shogiWeights }],
  ['ogi', { prose: ogiProse, weights: ogiWeights }],
  ['minishogi', { prose: minishogiProse, weights: minishogiWeights }],
  ['gorogoro', { prose: gorogoroProse, weights: gorogoroWeights }],
  ['judkins', { prose: judkinsProse, weights: judkinsWeights }],
  ['tori', { prose: toriProse, weights: toriWeights }],
  ['euro', { prose: euroProse, weights: euroWeights }],
  ['whale', { prose: whaleProse, weights: whaleWeights }],
  ['dobutsu', { prose: dobutsuProse, weights: dobutsuWeights }],
]);

/**
 * Adds a game to the catalogue, before anything asks for the list. Throws `RangeError` if its id is
 * taken.
 */
export function addGame({ rules, names, ...extras }: GameData): void {
  addPlayedGame({ rules, names });
  EXTRAS.set(rules.id, extras);
}

/** The path of the file that describes a variant; undefined for one that comes with the program. */
export function variantFileOf({ id }: Variant): string | undefined {
  return EXTRAS.get(id)?.file;
}

/** What the evaluation knows of a variant; nothing for one outside the catalogue. */
export function weightsOf({ id }: Variant): VariantWeights {
  return EXTRAS.get(id)?.weights ?? {};
}

/** What is told of a variant; nothing for one outside the catalogue. */
export function proseOf({ id }: Variant): VariantProse {
  return EXTRAS.get(id)?.prose ?? { about: [], hints: [] };
}
