import type { Variant } from '../../../rules/core/variant.ts';
import type { SfenPosition } from '../../../rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferredHandicap } from '../../../settings/settings.ts';
import type { Services } from '../../app/services.ts';
import type { Preview } from '../../board/preview.ts';
import { choiceField, choiceOf, type FormField } from '../form/form-fields.ts';

/** The game that is chosen in a form. */
export interface GameChoice {
  readonly variant: Variant;
  /** The name of a handicap; `even` for none. */
  readonly handicap: string;
}

/** The choice a form begins with. @param variant default: the one that is offered first */
export function firstGame({ settings }: Services, variant?: Variant): GameChoice {
  const chosen = variant ?? findVariant(settings.all.variant) ?? VARIANTS[0];
  return { variant: chosen, handicap: preferredHandicap(settings.all, chosen) };
}

/** The choice of a game, and of a handicap where the game has some. */
export function gameFields(services: Services, game: GameChoice): FormField<GameChoice>[] {
  const { settings, words } = services.texts;
  const { handicaps } = game.variant;
  const variant = choiceField(
    settings.TERMS_TEXTS.game,
    VARIANTS,
    game.variant,
    (one) => firstGame(services, one),
    (one) => words.variantName(one, services.charset),
  );
  if (handicaps.length === 0) return [variant];
  const all = ['even', ...handicaps.map(({ name }) => name)];
  const handicapText = (name: string) => {
    const handicap = handicaps.find((one) => one.name === name);
    return handicap ? words.handicapName(handicap) : settings.TERMS_TEXTS.even;
  };
  return [variant, choiceOf(game, 'handicap', settings.TERMS_TEXTS.handicap, all, handicapText)];
}

/** Whether the game begins from the variant's own start. */
export function isEven({ variant, handicap }: GameChoice): boolean {
  return findHandicap(variant, handicap) === undefined;
}

/** The position from which the game begins. */
export function startOf({ variant, handicap }: GameChoice): SfenPosition {
  return startPosition(variant, findHandicap(variant, handicap));
}

export function gamePreview(game: GameChoice): Preview {
  return { variant: game.variant, placement: startOf(game).placement };
}
