import { type FurigomaToss, seatPlayers, tossPawns } from '../../../match/furigoma.ts';
import {
  LEVEL_NUMBERS,
  LOWEST_LEVEL,
  type Player,
  playerOfTags,
} from '../../../match/participants/side.ts';
import { COLORS, type Color } from '../../../rules/core/color.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { furigomaText } from '../../../text/game.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, choiceOf } from '../form/form-fields.ts';
import { playScreen } from '../play/play.ts';
import { changeSetting } from '../settings/change-setting.ts';
import { newGameScreen } from './new-game.ts';

const SIDES = ['black', 'white', 'furigoma'] as const;

/** Index of `Start` among the fields. */
const START = 3;

/** As many games are looked at for one against the computer. */
const LOOKED_AT = 50;

/** The level of the last game against the computer; the lowest if there is none. */
function lastLevel({ store }: Services): number {
  for (const { head } of store.list().slice(0, LOOKED_AT)) {
    for (const color of COLORS) {
      const player = playerOfTags(head.players[color]);
      if (player.kind === 'level') return player.level;
    }
  }
  return LOWEST_LEVEL;
}

interface Chosen {
  readonly variant: Variant;
  readonly level: number;
  readonly side: (typeof SIDES)[number];
}

/** Asks for the game, the level of the computer and the side of the player. */
export function playComputerScreen(services: Services): FormScreen {
  const { settings } = services;
  const own: Player = { kind: 'person', name: services.ownName };
  const seated = (
    { level, side }: Chosen,
    toss?: FurigomaToss,
  ): Readonly<Record<Color, Player>> => {
    const computer: Player = { kind: 'level', level };
    const [first, second] = side === 'white' ? [computer, own] : [own, computer];
    return seatPlayers(first, second, toss);
  };
  const begin = (chosen: Chosen, app: Navigator) => {
    const { variant, side } = chosen;
    const toss = side === 'furigoma' ? tossPawns(services.random) : undefined;
    const players = seated(chosen, toss);
    const match = services.table.start({ variant, start: startPosition(variant), players });
    const message =
      toss && ((texts: Texts) => furigomaText(texts, toss, services.ownName, services.charset));
    const screen = playScreen(services, match, message);
    changeSetting(services, 'variant', variant.id, app, (sentence) => screen.warn(sentence));
    app.reset(screen);
  };
  return FormScreen.of<Chosen>({
    told: () => ({ title: services.texts.settings.MENU_TEXTS.playComputer }),
    data: {
      variant: findVariant(settings.all.variant) ?? VARIANTS[0],
      level: lastLevel(services),
      side: 'black',
    },
    fields: (chosen) => {
      const { texts, charset } = services;
      const { game, level, youPlay, start, more } = texts.settings.NEW_GAME_TEXTS;
      return [
        choiceOf(chosen, 'variant', game, VARIANTS, (variant) =>
          texts.words.variantName(variant, charset),
        ),
        choiceOf(chosen, 'level', level, LEVEL_NUMBERS, texts.game.levelText),
        choiceOf(chosen, 'side', youPlay, SIDES, (side) => texts.settings.OWN_SIDE_TEXTS[side]),
        actionField(start, (app) => begin(chosen, app)),
        actionField(more, (app) => {
          const { variant } = chosen;
          app.replace(newGameScreen(services, { variant, players: seated(chosen) }));
        }),
      ];
    },
    preview: ({ variant }) => ({ variant, placement: startPosition(variant).placement }),
    chosen: START,
  });
}
