import type { ReactNode } from 'react';
import { itemAt } from '../../../rules/core/item-at.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferenceValues } from '../../../settings/settings.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { KEY_REASONS } from '../../../text/key-reasons.ts';
import type { ThemeChoice } from '../../../text/themes.ts';
import { BACK_ROW, bindKeys, type KeyTable, keyOf, pressKey } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { shownTheme, type Theme, themeFor } from '../../app/theme.ts';
import { sampleBoard } from '../../board/sample-board.ts';
import { HELP_ROW } from '../page/page.tsx';
import { changeSetting } from '../settings/change-setting.ts';
import { ThemesView } from './themes-view.tsx';

const NAMES = preferenceValues('theme');

/** The keys with which themes are looked at and chosen. */
export const THEMES_KEYS: KeyTable<ThemesScreen> = {
  title: 'Colour themes',
  rows: [
    {
      keys: ['right', 'down', ' '],
      help: 'the next theme',
      short: 'next',
      run: (themes) => themes.go(1),
    },
    { keys: ['left', 'up'], help: 'the theme before', run: (themes) => themes.go(-1) },
    {
      keys: ['enter'],
      help: 'use this theme',
      short: 'use it',
      run: (themes, app) => themes.take(app),
      refusal: ({ isUsed }) => (isUsed ? KEY_REASONS.isUsed : undefined),
      isShown: () => true,
    },
    BACK_ROW,
    HELP_ROW,
  ],
  mouse: ['Wheel: one theme'],
};

/** Every theme on a board with every mark, the present one first. */
export class ThemesScreen implements Screen {
  readonly kind = 'themes';
  readonly keys = [bindKeys(THEMES_KEYS, this)];
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

  /** Whether it is the theme of the settings. */
  get isUsed(): boolean {
    return this.#name === this.#services.settings.all.theme;
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
        isUsed={this.isUsed}
        shown={shownTheme(this.#name, colourLevel)}
        hasColours={colourLevel > 0}
        theme={this.theme}
        variant={variant}
        sample={sampleBoard(variant, placement, settings.all.flip === 'white')}
        warning={this.#warning}
        keys={this.keys}
      />
    );
  }

  wheel(step: 1 | -1): void {
    this.#warning = undefined;
    this.go(step);
  }

  press(event: KeyEvent, app: Navigator): void {
    this.#warning = undefined;
    pressKey(this.keys, keyOf(event), app, (text) => {
      this.#warning = text;
    });
  }

  /** Shows another theme; the first one follows the last. */
  go(step: 1 | -1): void {
    this.#index = (this.#index + step + NAMES.length) % NAMES.length;
  }

  /** Makes the theme that is shown the one of the settings. */
  take(app: Navigator): void {
    changeSetting(this.#services, 'theme', this.#name, app, (text) => {
      this.#warning = text;
    });
  }
}
