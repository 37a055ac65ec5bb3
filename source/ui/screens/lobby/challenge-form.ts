import { formatChallengeWords, parseChallengeWords } from '../../../hall/challenge-words.ts';
import { type ChallengeTerms, isGuest } from '../../../hall/hall-command.ts';
import { formatTimeControl } from '../../../records/tree/time-control.ts';
import { type Result, success } from '../../../rules/core/result.ts';
import { formatSfen } from '../../../rules/notation/sfen.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type TypedText, typedText } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import {
  actionField,
  choiceField,
  choiceOf,
  type FormField,
  fieldsWithin,
  typedOf,
  yesOrNo,
} from '../form/form-fields.ts';
import { chosenClock, clockChoice, hasClock } from '../new-game/clock-choice.ts';
import { gamePreview, isEven, startOf } from '../new-game/game-choice.ts';
import { firstTerms, type Terms, termsFields } from '../new-game/terms.ts';
import { rememberGame, warnIfNotKept } from '../settings/change-setting.ts';
import { type HallEars, hallEars } from './hall-ears.ts';
import { invitationScreen } from './invitation.ts';

const WHOM = [
  'anyone',
  'name',
  'invitation',
] as const satisfies readonly ChallengeTerms['to']['kind'][];

interface Offer extends Terms {
  readonly whom: (typeof WHOM)[number];
  /** The name of the one who is challenged. */
  readonly name: TypedText;
  /** Whether the game counts, if it can. */
  readonly isRated: boolean;
}

/**
 * Asks what is offered, and to whom.
 * @param name of the one who is challenged. Default: anyone may take the challenge
 */
export function challengeScreen(services: Services, name?: string): FormScreen {
  const ears = hallEars(services);
  const run = (offer: Offer, app: Navigator) => {
    const { variant, handicap } = offer;
    const terms = challengeTerms(offer, ears);
    if (!terms.ok) {
      form.warn(terms.fault);
      return;
    }
    const challenge = () => ears.activity.offers.challenge(terms.value);
    ears.ask(form, app, challenge, (answer) => {
      const warn = (sentence: Wording) => form.warn(sentence);
      rememberGame(services, variant, handicap, app, warn);
      const words = formatChallengeWords({ ...terms.value, isRated: offer.isRated });
      warnIfNotKept(services.settings.rememberChoice('last-challenge', words), app, warn);
      const what = answer.kind === 'done' ? answer.what : undefined;
      if (what?.code !== 'challenged') {
        ears.hear(answer, app, { say: warn, refuse: warn });
      } else if (app.hasQuit || app.screen !== form) return;
      else if (terms.value.to.kind === 'invitation') {
        app.replace(invitationScreen(services, what.challenge, terms.value));
      } else {
        app.back();
        app.screen.warn?.(ears.wordingOf(what));
      }
    });
  };
  const form = FormScreen.of<Offer>({
    told: () => services.texts.lobby.CHALLENGE_TEXTS,
    chosen: 'last',
    data: firstOffer(services, name),
    fields: (offer) => [
      ...offerFields(services, offer, canBeRated(offer, ears)),
      actionField(services.texts.lobby.CHALLENGE_TEXTS.start, (app) => run(offer, app)),
    ],
    preview: gamePreview,
  });
  return form;
}

/** The last offer. @param name of the one who is challenged. Default: as in the last offer */
function firstOffer(services: Services, name: string | undefined): Offer {
  const { settings } = services;
  const words = settings.lastChoice('last-challenge');
  const last = parseChallengeWords(words, settings.all.variant);
  const first = firstTerms(services);
  const named = { ...(name !== undefined && { whom: 'name' as const, name: typedText(name) }) };
  const none = { whom: 'anyone', name: typedText(''), isRated: true } as const;
  if (!last.ok || words === '') return { ...first, ...none, ...named };
  const { to, timeControl, side, isRated, hasWatchers } = last.value;
  return {
    ...first,
    clock: clockChoice(timeControl),
    whom: to.kind,
    side,
    isRated,
    hasWatchers,
    name: typedText(to.kind === 'name' ? to.name : ''),
    ...named,
  };
}

function offerFields(services: Services, offer: Offer, canBeRated: boolean): FormField<Offer>[] {
  const { texts } = services;
  const { nameLabel, rated, notRated, ...labels } = texts.lobby.CHALLENGE_TEXTS;
  const isNamed = offer.whom === 'name';
  const ratedField = hasClock(offer.clock)
    ? yesOrNo(texts, offer, 'isRated', rated)
    : choiceField(
        rated,
        [notRated],
        notRated,
        () => offer,
        (text) => text,
      );
  return [
    choiceOf(offer, 'whom', labels.for, WHOM, (whom) => labels[whom]),
    ...(isNamed ? [typedOf(offer, 'name', nameLabel, { isSelected: true })] : []),
    ...fieldsWithin(termsFields(services, offer), (terms) => ({ ...offer, ...terms })),
    ...(canBeRated ? [ratedField] : []),
  ];
}

function canBeRated(offer: Offer, { visit }: HallEars): boolean {
  const isKnown = visit.person !== undefined && !isGuest(visit.person);
  return isKnown && isEven(offer) && offer.whom !== 'invitation';
}

/** The terms that are sent; fails with what to say about the clock. */
function challengeTerms(offer: Offer, ears: HallEars): Result<ChallengeTerms, Wording> {
  const { variant, side, hasWatchers, whom } = offer;
  const clock = chosenClock(offer.clock);
  if (!clock.ok) return clock;
  return success({
    side,
    hasWatchers,
    variant: variant.id,
    to: whom === 'name' ? { kind: 'name', name: offer.name.text.trim() } : { kind: whom },
    sfen: formatSfen(variant, startOf(offer)),
    timeControl: clock.value ? formatTimeControl(clock.value) : '',
    isRated: offer.isRated && hasClock(offer.clock) && canBeRated(offer, ears),
  });
}
