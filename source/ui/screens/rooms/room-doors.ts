import { tossPawns } from '../../../match/furigoma.ts';
import { StoreError } from '../../../records/store/store.ts';
import type { Visitor } from '../../../rooms/room.ts';
import type { ReachFault, RoomDoor, RoomPlan, RoomStay, Rooms } from '../../../rooms/rooms.ts';
import type { Result } from '../../../rules/core/result.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { typedText } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, typedOf } from '../form/form-fields.ts';
import { ListScreen } from '../list/list.tsx';
import { chosenClock } from '../new-game/clock-choice.ts';
import { gamePreview, startOf } from '../new-game/game-choice.ts';
import { firstTerms, type Terms, termsFields } from '../new-game/terms.ts';
import { rememberGame } from '../settings/change-setting.ts';
import { waitingScreen } from './waiting.ts';

/** The ways to somebody at another terminal. */
export function playSomeoneScreen(services: Services, rooms: Rooms): ListScreen {
  const item = (text: string, open: () => FormScreen) => ({
    text,
    choose: (app: Navigator) => app.open(open()),
  });
  return new ListScreen({
    title: services.texts.room.DOOR_TEXTS.title,
    translated: () => playSomeoneScreen(services, rooms),
    note: services.texts.room.DOOR_TEXTS.about,
    items: [
      item(services.texts.settings.ROOM_FORM_TEXTS.host, () => hostScreen(services, rooms)),
      item(services.texts.settings.ROOM_FORM_TEXTS.joinWithCode, () =>
        codeScreen(services, rooms, 'play'),
      ),
      item(services.texts.settings.ROOM_FORM_TEXTS.watchGame, () =>
        codeScreen(services, rooms, 'watch'),
      ),
    ],
  });
}

/** Asks what a new room offers. */
function hostScreen(services: Services, rooms: Rooms): FormScreen {
  const open = (terms: Terms, app: Navigator) => {
    const { variant, handicap, side, hasWatchers } = terms;
    const clock = chosenClock(terms.clock);
    if (!clock.ok) {
      form.warn(clock.fault);
      return;
    }
    const plan: RoomPlan = {
      variant,
      start: startOf(terms),
      clock: clock.value,
      hasWatchers,
      side: side === 'lot' ? tossPawns(services.random).tosser : side,
    };
    const enter = (stay: RoomStay) => {
      const screen = waitingScreen(services, stay);
      rememberGame(services, variant, handicap, app, (sentence) => screen.warn(sentence));
      app.reset(screen);
    };
    door.open(
      app,
      () => rooms.host(plan),
      (texts, fault) => texts.room.hostFaultText(fault),
      enter,
    );
  };
  const form = FormScreen.of<Terms>({
    told: () => ({ title: services.texts.settings.ROOM_FORM_TEXTS.host }),
    data: firstTerms(services),
    fields: (terms) => [
      ...termsFields(services, terms),
      actionField(services.texts.settings.ROOM_FORM_TEXTS.start, (app) => open(terms, app)),
    ],
    preview: gamePreview,
  });
  const door = new Door(form);
  return form;
}

/** Asks for the code of a room. @param wants what the code is for */
function codeScreen(services: Services, rooms: Rooms, wants: Visitor['wants']): FormScreen {
  const title = wants === 'play' ? 'joinWithCode' : 'watchGame';
  const action = wants === 'play' ? 'join' : 'watch';
  const open = (typed: string, app: Navigator) => {
    const code = typed.trim();
    const refusal = (texts: Texts, fault: ReachFault) =>
      texts.room.reachFaultText(fault, { code, at: undefined });
    door.open(
      app,
      () => rooms.find(wants, code),
      refusal,
      (found) => {
        services.door = found;
        app.quit();
      },
    );
  };
  const form = FormScreen.of({
    told: () => ({ title: services.texts.settings.ROOM_FORM_TEXTS[title] }),
    data: { code: typedText('') },
    fields: (data) => {
      const run = (app: Navigator) => open(data.code.text, app);
      const labels = services.texts.settings.ROOM_FORM_TEXTS;
      return [typedOf(data, 'code', labels.code, { run }), actionField(labels[action], run)];
    },
  });
  const door = new Door(form);
  return form;
}

/** The way from a form into a room, once at a time. */
class Door {
  readonly #form: FormScreen;
  #isOpening = false;

  constructor(form: FormScreen) {
    this.#form = form;
  }

  /**
   * Goes into a room, unless the form is left meanwhile.
   * @param refusal says why not
   */
  open<Found extends RoomStay | RoomDoor, Fault>(
    app: Navigator,
    reach: () => Promise<Result<Found, Fault>>,
    refusal: (texts: Texts, fault: Fault) => string,
    enter: (found: Found) => void,
  ): void {
    if (this.#isOpening) return;
    this.#isOpening = true;
    const form = this.#form;
    form.warn(({ room }) => room.DOOR_TEXTS.opening);
    reach()
      .then(async (found) => {
        if (!found.ok) form.warn((texts) => refusal(texts, found.fault));
        else if (app.hasQuit || !app.screens.includes(form)) {
          if ('leave' in found.value) await found.value.leave();
        } else {
          app.backTo(form);
          enter(found.value);
        }
      })
      .catch((error) => {
        if (!(error instanceof StoreError)) throw error;
        form.warn(({ words }) => words.storeErrorText(error));
      })
      .finally(() => {
        this.#isOpening = false;
        app.changed();
      });
  }
}
