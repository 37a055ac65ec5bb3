import type { ReactNode } from 'react';
import { itemAt } from '../../../rules/core/item-at.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferenceValues } from '../../../settings/settings.ts';
import { type KeyEvent, key } from '../../../terminal/key-event.ts';
import type { ThemeChoice } from '../../../text/themes.ts';
import { actionOf, keyOf } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { shownTheme, type Theme, themeFor } from '../../app/theme.ts';
import { sampleBoard } from '../../board/sample-board.ts';
import { keysPage } from '../page/page.tsx';
import { changeSetting } from '../settings/change-setting.ts';
import { ThemesView } from './themes-view.tsx';

const NAMES = preferenceValues('theme');

/** Every theme on a board with every mark, the present one first. */
export class ThemesScreen implements Screen {
  readonly kind = 'themes';
  readonly #services: Services;
  #index: number;
  #warning: string | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#index = NAMES.indexOf(services.settings.all.theme);
  }

  get #name(): ThemeChoice {
    return itemAt(NAMES, this.#index);
  }

  get theme(): Theme {
    return themeFor(this.#name, this.#services.colourLevel);
  }

  render(): ReactNode {
    const { settings, colourLevel } = this.#services;
    const variant = findVariant(settings.all.variant) ?? VARIANTS[0];
    const { placement } = startPosition(variant);
    return (
      <ThemesView
        name={this.#name}
        place={`${this.#index + 1} of ${NAMES.length}`}
        isUsed={this.#name === settings.all.theme}
        shown={shownTheme(this.#name, colourLevel)}
        hasColours={colourLevel > 0}
        theme={this.theme}
        variant={variant}
        sample={sampleBoard(variant, placement, settings.all.flip === 'white')}
        warning={this.#warning}
      />
    );
  }

  wheel(step: 1 | -1, app: Navigator): void {
    this.press(key(step > 0 ? 'down' : 'up'), app);
  }

  press(event: KeyEvent, app: Navigator): void {
    this.#warning = undefined;
    switch (actionOf('themes', keyOf(event))) {
      case 'next':
        this.#go(1);
        return;
      case 'previous':
        this.#go(-1);
        return;
      case 'take':
        changeSetting(this.#services, 'theme', this.#name, app, (text) => {
          this.#warning = text;
        });
        return;
      case 'back':
        app.back();
        return;
      case 'help':
        app.open(keysPage('themes'));
        return;
      case undefined:
        return;
    }
  }

  /** The first theme follows the last. */
  #go(step: 1 | -1): void {
    this.#index = (this.#index + step + NAMES.length) % NAMES.length;
  }
}
