import type { ChallengeTerms } from '../../../rooms/hall/hall-command.ts';
import { hallRefusalText } from '../../../text/hall-refusal.ts';
import { INVITATION_TEXTS, offeredSideText, offerTexts } from '../../../text/lobby.ts';
import { sshLine } from '../../../text/ssh-line.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { CodeScreen, type SentCode } from '../rooms/code-screen.tsx';
import { hallEars } from './hall-ears.ts';

/** A challenge by invitation: its code, the line to send, and what is offered. */
export class InvitationScreen extends CodeScreen {
  readonly #services: Services;
  readonly #code: string;
  readonly #terms: ChallengeTerms;
  #endFollowing = () => {};

  constructor(services: Services, code: string, terms: ChallengeTerms) {
    super();
    this.#services = services;
    this.#code = code;
    this.#terms = { ...terms, isRated: false };
  }

  shown(app: Navigator): void {
    const { visit } = hallEars(this.#services);
    const look = () => {
      const { hall } = visit.house;
      const isGone = !hall.challenge(this.#code) && !hall.running(this.#code);
      if (isGone && app.screen === this) this.#leave(app, INVITATION_TEXTS.gone);
    };
    this.#endFollowing = hallEars(this.#services).follow(app, look);
  }

  hidden(): void {
    this.#endFollowing();
  }

  protected get sent(): SentCode {
    const { charset, publicAddress } = this.#services;
    return {
      code: this.#code,
      line: sshLine(this.#code, publicAddress),
      terms: [...offerTexts(this.#terms, charset), offeredSideText(this.#terms)],
    };
  }

  protected takeBack(app: Navigator): void {
    const ears = hallEars(this.#services);
    ears.run(app, async () => {
      const done = await ears.visit.command({ kind: 'withdraw', code: this.#code });
      if (app.screen !== this) return;
      if (done.ok || done.fault.code === 'challenge-gone') this.#leave(app);
      else this.warn(hallRefusalText(done.fault));
    });
  }

  #leave(app: Navigator, warning?: string): void {
    app.back();
    if (warning !== undefined) app.screen.warn?.(warning);
  }
}
