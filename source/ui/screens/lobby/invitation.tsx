import type { ReactNode } from 'react';
import type { ChallengeTerms } from '../../../rooms/hall/hall-command.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { hallRefusalText } from '../../../text/hall-refusal.ts';
import { INVITATION_TEXTS, offeredSideText, offerTexts } from '../../../text/lobby.ts';
import { sshLine } from '../../../text/ssh-line.ts';
import { actionOf, keyOf } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { TextSheet } from '../../ink/sheet.tsx';
import { ListScreen } from '../list/list.tsx';
import { keysPage } from '../page/page.tsx';
import { WaitingView } from '../rooms/waiting-view.tsx';
import { hallEars } from './hall-ears.ts';

/** A challenge by invitation: its code, the line to send, and what is offered. */
export class InvitationScreen implements Screen {
  readonly kind = 'waiting';
  readonly #services: Services;
  readonly #code: string;
  readonly #terms: ChallengeTerms;
  #warning: string | undefined;
  #endFollowing = () => {};

  constructor(services: Services, code: string, terms: ChallengeTerms) {
    this.#services = services;
    this.#code = code;
    this.#terms = { ...terms, isRated: false };
  }

  get warning(): string | undefined {
    return this.#warning;
  }

  shown(app: Navigator): void {
    const { visit } = hallEars(this.#services);
    const look = () => {
      const { hall } = visit.house;
      const isGone = !hall.challenge(this.#code) && !hall.game(this.#code);
      if (isGone && app.screen === this) this.#leave(app, INVITATION_TEXTS.gone);
    };
    this.#endFollowing = hallEars(this.#services).follow(app, look);
  }

  hidden(): void {
    this.#endFollowing();
  }

  render(): ReactNode {
    const { charset, publicAddress } = this.#services;
    return (
      <TextSheet>
        <WaitingView
          code={this.#code}
          line={sshLine(this.#code, publicAddress)}
          terms={[...offerTexts(this.#terms, charset), offeredSideText(this.#terms)]}
          warning={this.#warning}
        />
      </TextSheet>
    );
  }

  press(event: KeyEvent, app: Navigator): void {
    this.#warning = undefined;
    const action = actionOf('waiting', keyOf(event));
    switch (action) {
      case 'take-back':
        this.#takeBack(app);
        return;
      case 'help':
        app.open(keysPage('waiting'));
        return;
      case undefined:
        return;
      default:
        action satisfies never;
    }
  }

  #takeBack(app: Navigator): void {
    const ears = hallEars(this.#services);
    ears.run(app, async () => {
      const done = await ears.visit.command({ kind: 'withdraw', code: this.#code });
      if (app.screen !== this) return;
      if (done.ok || done.fault.code === 'challenge-gone') this.#leave(app);
      else this.#warning = hallRefusalText(done.fault);
    });
  }

  #leave(app: Navigator, warning?: string): void {
    app.back();
    if (warning !== undefined && app.screen instanceof ListScreen) app.screen.warn(warning);
  }
}
