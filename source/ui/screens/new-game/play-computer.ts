import { type FurigomaToss, seatPlayers, tossPawns } from '../../../match/furigoma.ts';
import {
  LEVEL_NUMBERS,
  LOWEST_LEVEL,
  type Player,
  playerOfTags,
} from '../../../match/participants/side.ts';
import { COLORS, type Color } from '../../../rules/core/color.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { latin } from '../../../text/charset.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { FormScreen } from '../form/form.tsx';
import { choiceOf, type FormField } from '../form/form-fields.ts';
import { playScreen } from '../play/play.tsx';
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

/** Asks for the game, the level of the computer and the side of the player. */
export function playComputerScreen(services: Services): FormScreen {
  const { texts, settings, charset } = services;
  const chosen = {
    variant: findVariant(settings.all.variant) ?? VARIANTS[0],
    level: lastLevel(services),
    side: 'black' as (typeof SIDES)[number],
  };
  const own: Player = { kind: 'person', name: services.ownName };
  const seated = (toss?: FurigomaToss): Readonly<Record<Color, Player>> => {
    const computer: Player = { kind: 'level', level: chosen.level };
    const [first, second] = chosen.side === 'white' ? [computer, own] : [own, computer];
    return seatPlayers(first, second, toss);
  };
  const begin = (app: Navigator) => {
    const { variant } = chosen;
    const toss = chosen.side === 'furigoma' ? tossPawns(services.random) : undefined;
    const players = seated(toss);
    const match = services.table.start({ variant, start: startPosition(variant), players });
    const message = toss && app.texts.furigoma.furigomaText(toss, services.ownName, charset);
    const screen = playScreen(services, match, message);
    changeSetting(services, 'variant', variant.id, app, (text) => screen.warn(text));
    app.reset(screen);
  };
  const more = (app: Navigator) => {
    app.replace(newGameScreen(services, { variant: chosen.variant, players: seated() }));
  };
  const fields: readonly FormField[] = [
    choiceOf(chosen, 'variant', texts.screen.NEW_GAME_TEXTS.game, VARIANTS, ({ name }) =>
      latin(name, charset),
    ),
    choiceOf(
      chosen,
      'level',
      texts.screen.NEW_GAME_TEXTS.level,
      LEVEL_NUMBERS,
      texts.levels.levelText,
    ),
    choiceOf(
      chosen,
      'side',
      texts.screen.NEW_GAME_TEXTS.youPlay,
      SIDES,
      (side) => texts.screen.OWN_SIDE_TEXTS[side],
    ),
    { kind: 'action', label: texts.screen.NEW_GAME_TEXTS.start, run: begin },
    { kind: 'action', label: texts.screen.NEW_GAME_TEXTS.more, run: more },
  ];
  return new FormScreen({
    title: texts.screen.MENU_TEXTS.playComputer,
    fields: () => fields,
    preview: () => ({
      variant: chosen.variant,
      placement: startPosition(chosen.variant).placement,
    }),
    chosen: START,
  });
}
