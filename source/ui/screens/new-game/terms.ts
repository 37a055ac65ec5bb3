import { COLORS } from '../../../rules/core/color.ts';
import type { Services } from '../../app/services.ts';
import { choiceOf, type FormField, fieldsWithin, yesOrNo } from '../form/form-fields.ts';
import { type ClockChoice, clockFields, lastClock } from './clock-choice.ts';
import { firstGame, type GameChoice, gameFields } from './game-choice.ts';

const SIDES = ['lot', ...COLORS] as const;

/** What is offered to somebody at another terminal, as a form holds it. */
export interface Terms extends GameChoice {
  readonly clock: ClockChoice;
  /** The side of the one who offers. */
  readonly side: (typeof SIDES)[number];
  readonly hasWatchers: boolean;
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

export function termsFields(services: Services, terms: Terms): FormField<Terms>[] {
  const { texts } = services;
  const { side, byLot, watchers } = texts.settings.TERMS_TEXTS;
  return [
    ...fieldsWithin(gameFields(services, terms), (game) => ({ ...terms, ...game })),
    ...fieldsWithin(clockFields(texts, terms.clock), (clock) => ({ ...terms, clock })),
    choiceOf(terms, 'side', side, SIDES, (one) =>
      one === 'lot' ? byLot : texts.words.sideName(one),
    ),
    yesOrNo(texts, terms, 'hasWatchers', watchers),
  ];
}
