import type { Color } from '../../core/color.ts';
import { findVariant, VARIANTS } from '../../core/variants/index.ts';
import { seatPlayers, tossPawns } from '../../match/furigoma.ts';
import { findHandicap, startPosition } from '../../notation/start.ts';
import { handicapSetting } from '../../settings/settings.ts';
import { latin } from '../../text/charset.ts';
import { furigomaText } from '../../text/furigoma.ts';
import type { App } from '../app.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import { choiceField, type FormField, FormScreen } from './form.ts';
import { PlayScreen } from './play.ts';
import { changeSetting } from './settings.ts';

/** What is played and by whom; begins with what was chosen last. */
export function newGameScreen(services: Services): FormScreen {
  const { settings, store, charset } = services;
  const last = store.list()[0]?.head;
  let variant = findVariant(settings.all.variant) ?? VARIANTS[0];
  let handicap = settings.all[handicapSetting(variant)];
  let furigoma = false;
  const names: Record<Color, PromptLine> = { black: new PromptLine(), white: new PromptLine() };
  names.black.set(last?.black || 'Guest');
  names.white.set(last?.white || 'Guest');

  const chosenStart = () => startPosition(variant, findHandicap(variant, handicap));
  const preview = () => ({ variant, placement: chosenStart().placement });
  const begin = (app: App) => {
    const first = names.black.text.trim() || 'Guest';
    const second = names.white.text.trim() || 'Guest';
    const toss = furigoma && handicap === 'even' ? tossPawns(services.random) : undefined;
    const match = services.table.start({
      variant,
      start: chosenStart(),
      names: seatPlayers(first, second, toss),
    });
    const screen = new PlayScreen(services, match, toss && furigomaText(toss, first, charset));
    const warn = (text: string) => {
      screen.message = { text, tone: 'warning' };
    };
    changeSetting(services, 'variant', variant.id, app, warn);
    changeSetting(services, handicapSetting(variant), handicap, app, warn);
    app.reset(screen);
  };

  const fields = (): FormField[] => [
    choiceField(
      'Game',
      VARIANTS,
      () => variant,
      (chosen) => {
        variant = chosen;
        handicap = settings.all[handicapSetting(variant)];
      },
      ({ name }) => latin(name, charset),
    ),
    choiceField(
      'Handicap',
      ['even', ...variant.handicaps.map(({ name }) => name)],
      () => handicap,
      (chosen) => {
        handicap = chosen;
      },
      (name) => name,
    ),
    { kind: 'text', label: 'Black', line: names.black },
    { kind: 'text', label: handicap === 'even' ? 'White' : 'White (gives)', line: names.white },
    ...(handicap === 'even'
      ? [
          choiceField(
            'Colours',
            [false, true],
            () => furigoma,
            (chosen) => {
              furigoma = chosen;
            },
            (tossed) => (tossed ? 'by furigoma' : 'as entered'),
          ),
        ]
      : []),
    { kind: 'action', label: 'Start', run: begin },
  ];
  return new FormScreen({ title: 'New game', fields, preview });
}
