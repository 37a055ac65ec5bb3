import { formatTimeControl } from '../../../records/tree/time-control.ts';
import { type ChallengeTerms, isGuest } from '../../../rooms/hall/hall-command.ts';
import { formatSfen } from '../../../rules/notation/sfen.ts';
import { hallRefusalText } from '../../../text/hall-refusal.ts';
import { CHALLENGE_TEXTS, LOBBY_TEXTS } from '../../../text/lobby.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import { choiceField, type FormField } from '../form/form-fields.ts';
import { ListScreen } from '../list/list.tsx';
import { TermsChoice } from '../new-game/terms-choice.ts';
import { hallEars } from './hall-ears.ts';
import { InvitationScreen } from './invitation.ts';

const WHOM = [
  'anyone',
  'name',
  'invitation',
] as const satisfies readonly ChallengeTerms['to']['kind'][];

/**
 * Asks what is offered, and to whom.
 * @param name of the one who is challenged. Default: anyone may take the challenge
 */
export function challengeScreen(services: Services, name?: string): FormScreen {
  const ears = hallEars(services);
  const { visit } = ears;
  const terms = new TermsChoice(services);
  const line = new PromptLine();
  line.set(name ?? '');
  let whom: (typeof WHOM)[number] = name === undefined ? 'anyone' : 'name';
  let isRated = true;
  const canBeRated = () => {
    const isKnown = visit.person !== undefined && !isGuest(visit.person);
    return isKnown && terms.isEven && whom !== 'invitation';
  };
  const to = (): ChallengeTerms['to'] =>
    whom === 'name' ? { kind: 'name', name: line.text.trim() } : { kind: whom };
  let isAsking = false;
  const run = (app: Navigator) => {
    const { variant, start, clock, side, hasWatchers } = terms;
    if (!clock.ok) {
      form.warn(terms.clockFault);
      return;
    }
    if (isAsking) return;
    isAsking = true;
    form.warn(LOBBY_TEXTS.opening);
    const offered: ChallengeTerms = {
      ...{ to: to(), side, hasWatchers, variant: variant.id },
      sfen: formatSfen(variant, start),
      timeControl: clock.value ? formatTimeControl(clock.value) : '',
      isRated: isRated && canBeRated(),
    };
    const remember = terms.remembering();
    ears.run(app, async () => {
      const done = await visit.command({ kind: 'challenge', ...offered });
      isAsking = false;
      if (!done.ok) form.warn(hallRefusalText(done.fault));
      else {
        remember(app, (text) => form.warn(text));
        leave(app, done.value.code, offered);
      }
    });
  };
  /** Goes back to the lobby, or to the code of an invitation, unless the form was left meanwhile. */
  const leave = (app: Navigator, code: string | undefined, offered: ChallengeTerms) => {
    if (app.hasQuit || app.screen !== form) return;
    if (offered.to.kind === 'invitation' && code !== undefined) {
      app.replace(new InvitationScreen(services, code, offered));
      return;
    }
    app.back();
    if (app.screen instanceof ListScreen) app.screen.warn(LOBBY_TEXTS.challenged);
  };
  const fields = (): FormField[] => [
    choiceField(
      CHALLENGE_TEXTS.for,
      WHOM,
      () => whom,
      (chosen) => {
        whom = chosen;
      },
      (chosen) => CHALLENGE_TEXTS[chosen],
    ),
    ...(whom === 'name'
      ? [{ kind: 'text', label: CHALLENGE_TEXTS.nameLabel, line, isSelected: true } as const]
      : []),
    ...terms.fields,
    ...(canBeRated()
      ? [
          choiceField(
            CHALLENGE_TEXTS.rated,
            [true, false],
            () => isRated,
            (chosen) => {
              isRated = chosen;
            },
            (chosen) => (chosen ? 'yes' : 'no'),
          ),
        ]
      : []),
    { kind: 'action', label: CHALLENGE_TEXTS.start, run },
  ];
  const form = new FormScreen({
    ...{ title: CHALLENGE_TEXTS.title, fields },
    preview: () => terms.preview,
  });
  return form;
}
