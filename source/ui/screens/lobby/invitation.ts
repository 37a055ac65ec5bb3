import { awaited } from '../../../activity/answer.ts';
import type { ChallengeTerms } from '../../../hall/hall-command.ts';
import { sshLine } from '../../../text/door-lines.ts';
import { offerTexts } from '../../../text/lobby.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { CodeScreen } from '../rooms/code-screen.tsx';
import { hallEars } from './hall-ears.ts';

/** A challenge by invitation: its code, the line to send, and what is offered. */
export function invitationScreen(
  services: Services,
  code: string,
  terms: ChallengeTerms,
): CodeScreen {
  const ears = hallEars(services);
  const { visit } = ears;
  const offered = { ...terms, isRated: false };
  const leave = (app: Navigator, warning?: Wording) => {
    app.back();
    if (warning) app.screen.warn?.(warning);
  };
  const screen = new CodeScreen({
    sent: () => ({
      code,
      line: sshLine(code, services.publicAddress),
      terms: [
        ...offerTexts(services.texts, offered, services.charset),
        services.texts.lobby.offeredSideText(offered),
      ],
    }),
    takeBack: (app) =>
      ears.run(app, async () => {
        const answer = await awaited(ears.activity.offers.withdraw(code));
        if (app.screen !== screen) return;
        const why = answer.kind === 'refused' ? answer.why : undefined;
        const isGone = why?.code === 'refused' && why.refusal.code === 'challenge-gone';
        if (why && !isGone) screen.warn(ears.wordingOf(why));
        else leave(app);
      }),
    ...ears.whileShown((app) => {
      const { hall } = visit.house;
      const isGone = !hall.challenge(code) && !hall.running(code);
      if (isGone && app.screen === screen) leave(app, ({ lobby }) => lobby.INVITATION_GONE);
    }),
  });
  return screen;
}
