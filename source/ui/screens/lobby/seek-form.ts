import { formatTimeControl } from '../../../records/tree/time-control.ts';
import { formatSought, parseSeek } from '../../../rooms/hall/seek-words.ts';
import type { SoughtGame } from '../../../rooms/hall/seeks.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, choiceOf, fieldsWithin } from '../form/form-fields.ts';
import {
  type ClockChoice,
  chosenClock,
  clockChoice,
  clockFields,
} from '../new-game/clock-choice.ts';
import { warnIfNotKept } from '../settings/change-setting.ts';
import { hallEars } from './hall-ears.ts';

/** What is sought, as the form holds it; without a variant any game. */
interface Wish {
  readonly variant: Variant | undefined;
  readonly clock: ClockChoice;
}

/** Asks what is sought, beginning at the action with the last choice. */
export function seekScreen(services: Services): FormScreen {
  const ears = hallEars(services);
  const { settings } = services;
  const run = (wish: Wish, app: Navigator) => {
    const game = soughtGame(wish);
    if (!game.ok) {
      form.warn(game.fault);
      return;
    }
    ears.ask(
      form,
      app,
      () => ears.activity.offers.seek(game.value),
      (answer) => {
        const keeping = settings.rememberChoice('last-seek', formatSought(game.value));
        warnIfNotKept(keeping, app, (sentence) => form.warn(sentence));
        if (app.hasQuit || app.screen !== form) return;
        app.back();
        const say = (sentence: Wording) => app.screen.warn?.(sentence);
        ears.hear(answer, app, { say, refuse: say });
      },
    );
  };
  const form = FormScreen.of<Wish>({
    told: () => services.texts.lobby.SEEK_TEXTS,
    chosen: 'last',
    data: lastWish(services),
    fields: (wish) => {
      const { texts, charset } = services;
      const { any, start } = texts.lobby.SEEK_TEXTS;
      const { game } = texts.settings.NEW_GAME_TEXTS;
      return [
        choiceOf(wish, 'variant', game, [undefined, ...VARIANTS], (variant) =>
          variant ? texts.words.variantName(variant, charset) : any,
        ),
        ...(wish.variant
          ? fieldsWithin(clockFields(texts, wish.clock), (clock) => ({ ...wish, clock }))
          : []),
        actionField(start, (app) => run(wish, app)),
      ];
    },
  });
  return form;
}

function lastWish({ settings }: Services): Wish {
  const { variant } = settings.all;
  const last = parseSeek('', settings.lastChoice('last-seek'), variant);
  const game = last.ok && last.value.kind === 'seek' ? last.value.game : undefined;
  return {
    variant: game && findVariant(game.variant),
    clock: clockChoice(game?.timeControl ?? ''),
  };
}

/** The game that is sought, undefined for any; fails with what to say about the clock. */
function soughtGame({ variant, clock }: Wish): Result<SoughtGame | undefined, Wording> {
  if (!variant) return success(undefined);
  const chosen = chosenClock(clock);
  if (!chosen.ok) return failure(chosen.fault);
  const timeControl = chosen.value ? formatTimeControl(chosen.value) : '';
  return success({ variant: variant.id, timeControl });
}
