import type { ReactNode } from 'react';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { actionOf, keyOf } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { TextSheet } from '../../ink/sheet.tsx';
import { keysPage } from '../page/page.tsx';
import { WaitingView } from './waiting-view.tsx';

/** What somebody is sent, and told. */
export interface SentCode {
  readonly code: string;
  /** The line that the other types. */
  readonly line: string;
  /** What is offered, a sentence each. */
  readonly terms: readonly string[];
}

/** A screen on which one waits for somebody who is sent a code. */
export abstract class CodeScreen implements Screen {
  readonly kind = 'waiting';
  #warning: string | undefined;

  protected abstract readonly sent: SentCode;

  /** Takes the offer back. */
  protected abstract takeBack(app: Navigator): void;

  get warning(): string | undefined {
    return this.#warning;
  }

  /** Shows a warning until the next key. */
  warn(text: string): void {
    this.#warning = text;
  }

  render(): ReactNode {
    return (
      <TextSheet>
        <WaitingView {...this.sent} warning={this.#warning} />
      </TextSheet>
    );
  }

  press(event: KeyEvent, app: Navigator): void {
    this.#warning = undefined;
    const action = actionOf('waiting', keyOf(event));
    switch (action) {
      case 'take-back':
        this.takeBack(app);
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
}
