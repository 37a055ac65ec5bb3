import type { LobbyAnswer } from '../../../activity/lobby-answer.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../../settings/language.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { typedText } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, choiceOf, typedOf } from '../form/form-fields.ts';
import { changeSetting } from '../settings/change-setting.ts';
import { hallEars } from './hall-ears.ts';

/**
 * Asks somebody whose key is new for a name, or for the code of one who has a name already. Leaving
 * it leaves the server.
 * @param enter goes on, with a name
 */
export function nameScreen(services: Services, enter: (app: Navigator) => void): FormScreen {
  const ears = hallEars(services);
  const { activity } = ears;
  const ask = (app: Navigator, act: () => LobbyAnswer) => {
    ears.ask(form, app, act, () => {
      if (!app.hasQuit) enter(app);
    });
  };
  const form = FormScreen.of({
    told: () => services.texts.lobby.NAME_TEXTS,
    chosen: 1,
    data: {
      language: services.texts.language as Language,
      name: typedText(''),
      code: typedText(''),
    },
    fields: (data) => {
      const { name, code } = data;
      // It may have been changed elsewhere.
      const spoken = { ...data, language: services.texts.language as Language };
      const labels = services.texts.lobby.NAME_TEXTS;
      const isCode = code.text.trim() !== '';
      const run = (app: Navigator) =>
        ask(app, () =>
          isCode ? activity.keys.enterCode(code.text) : activity.keys.register(name.text),
        );
      return [
        choiceOf(spoken, 'language', labels.language, LANGUAGE_CODES, (one) => LANGUAGES[one]),
        typedOf(data, 'name', labels.name, { run }),
        typedOf(data, 'code', labels.code, { run }),
        actionField(labels.take, run),
      ];
    },
    changed: ({ language }, app) =>
      changeSetting(services, 'language', language, app, (sentence) => form.warn(sentence)),
  });
  return form;
}
