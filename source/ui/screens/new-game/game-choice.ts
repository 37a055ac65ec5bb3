import type { Variant } from '../../../rules/core/variant.ts';
import type { SfenPosition } from '../../../rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferredHandicap } from '../../../settings/settings.ts';
import type { Services } from '../../app/services.ts';
import type { Preview } from '../../board/preview.ts';
import { choiceField, type FormField } from '../form/form-fields.ts';

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
export function gameFields<Data extends GameChoice>(
  services: Services,
  data: Data,
): FormField<Data>[] {
  const { form, names } = services.texts;
  const { handicaps } = data.variant;
  const game = choiceField<Variant, Data>(
    form.TERMS_TEXTS.game,
    VARIANTS,
    data.variant,
    (variant) => ({ ...data, ...firstGame(services, variant) }),
    (variant) => names.variantName(variant, services.charset),
  );
  if (handicaps.length === 0) return [game];
  const handicap = choiceField<string, Data>(
    form.TERMS_TEXTS.handicap,
    ['even', ...handicaps.map(({ name }) => name)],
    data.handicap,
    (name) => ({ ...data, handicap: name }),
    (name) => {
      const known = handicaps.find((one) => one.name === name);
      return known ? names.handicapName(known) : form.TERMS_TEXTS.even;
    },
  );
  return [game, handicap];
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
