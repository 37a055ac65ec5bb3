import { COLORS } from '../../../rules/core/color.ts';
import { TERMS_TEXTS } from '../../../text/form-texts.ts';
import { sideName } from '../../../text/side-name.ts';
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
    ...clockFields(terms.clock),
    choiceOf(terms, 'side', TERMS_TEXTS.side, SIDES, (side) =>
      side === 'lot' ? TERMS_TEXTS.byLot : sideName(side),
    ),
    yesOrNo(terms, 'hasWatchers', TERMS_TEXTS.watchers),
  ];
}
