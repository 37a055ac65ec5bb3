import { tossPawns } from '../../../match/furigoma.ts';
import { StoreError } from '../../../records/store/store.ts';
import type { ReachFault, RoomPlan, RoomStay, Rooms } from '../../../rooms/rooms.ts';
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
import { roomScreen } from './room-screen.ts';
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
      item(services.texts.settings.ROOM_FORM_TEXTS.joinWithCode, () => {
        const reach = (code: string) => rooms.join(code);
        return codeScreen(services, { title: 'joinWithCode', action: 'join', reach });
      }),
      item(services.texts.settings.ROOM_FORM_TEXTS.watchGame, () => {
        const reach = (code: string) => rooms.watch(code);
        return codeScreen(services, { title: 'watchGame', action: 'watch', reach });
      }),
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

interface CodeOptions {
  readonly title: 'joinWithCode' | 'watchGame';
  /** What the code is for. */
  readonly action: 'join' | 'watch';
  readonly reach: (code: string) => Promise<Result<RoomStay, ReachFault>>;
}

/** Asks for the code of a room. */
function codeScreen(services: Services, { title, action, reach }: CodeOptions): FormScreen {
  const open = (typed: string, app: Navigator) => {
    const code = typed.trim();
    const refusal = (texts: Texts, fault: ReachFault) =>
      texts.room.reachFaultText(fault, { code, at: undefined });
    door.open(
      app,
      () => reach(code),
      refusal,
      (stay) => {
        const screen = roomScreen(services, stay);
        // Whoever watches goes back to where they were.
        if (stay.seat.side) app.reset(screen);
        else app.replace(screen);
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
  open<Fault>(
    app: Navigator,
    reach: () => Promise<Result<RoomStay, Fault>>,
    refusal: (texts: Texts, fault: Fault) => string,
    enter: (stay: RoomStay) => void,
  ): void {
    if (this.#isOpening) return;
    this.#isOpening = true;
    const form = this.#form;
    form.warn(({ room }) => room.DOOR_TEXTS.opening);
    reach()
      .then(async (stay) => {
        if (!stay.ok) form.warn((texts) => refusal(texts, stay.fault));
        else if (app.hasQuit || !app.screens.includes(form)) await stay.value.leave();
        else {
          app.backTo(form);
          enter(stay.value);
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
