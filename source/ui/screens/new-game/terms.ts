import { COLORS } from '../../../rules/core/color.ts';
import type { Services } from '../../app/services.ts';
import { choiceOf, type FormField, yesOrNo } from '../form/form-fields.ts';
import { type ClockChoice, clockFields, lastClock } from './clock-choice.ts';
import { firstGame, type GameChoice, gameFields } from './game-choice.ts';

const SIDES = ['lot', ...COLORS] as const;

/** What is offered to somebody at another terminal, as a form holds it. */
export interface Terms extends GameChoice {
  readonly clock: ClockChoice;
  /** The side of the one who offers. */
  side: (typeof SIDES)[number];
  hasWatchers: boolean;
}

/** The terms a form begins with. */
export function firstTerms(services: Services): Terms {
  return {
    ...firstGame(services),
    clock: lastClock(services),
    side: 'lot',
    hasWatchers: true,
  };
}

export function termsFields(services: Services, terms: Terms): FormField[] {
  return [
    ...gameFields(services, terms),
    ...clockFields(services.texts, terms.clock),
    choiceOf(terms, 'side', services.texts.form.TERMS_TEXTS.side, SIDES, (side) =>
      side === 'lot'
        ? services.texts.form.TERMS_TEXTS.byLot
        : services.texts.sideName.sideName(side),
    ),
    yesOrNo(services.texts, terms, 'hasWatchers', services.texts.form.TERMS_TEXTS.watchers),
  ];
}
