import type { LobbyAnswer } from '../../../activity/lobby-answer.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../../settings/language.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import type { FormField } from '../form/form-fields.ts';
import { choiceField } from '../form/form-fields.ts';
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
  const [name, code] = [new PromptLine(), new PromptLine()];
  const ask = (app: Navigator, act: () => LobbyAnswer) => {
    ears.ask(form, app, act, () => {
      if (!app.hasQuit) enter(app);
    });
  };
  const run = (app: Navigator) => {
    const isCode = code.text.trim() !== '';
    ask(app, () => (isCode ? activity.enterKeyCode(code.text) : activity.register(name.text)));
  };
  const language = choiceField<Language | 'auto'>(
    services.texts.lobby.NAME_TEXTS.language,
    LANGUAGE_CODES,
    () => services.texts.language as Language,
    (value, app) => changeSetting(services, 'language', value, app, (text) => form.warn(text)),
    (value) => (value === 'auto' ? value : LANGUAGES[value]),
  );
  const nameField: FormField = {
    ...{ kind: 'text', label: services.texts.lobby.NAME_TEXTS.name, line: name, run },
  };
  const fields: readonly FormField[] = [
    language,
    nameField,
    { kind: 'text', label: services.texts.lobby.NAME_TEXTS.code, line: code, run },
    { kind: 'action', label: services.texts.lobby.NAME_TEXTS.take, run },
  ];
  const { title, about } = services.texts.lobby.NAME_TEXTS;
  const form = new FormScreen({
    ...{ title, about, fields: () => fields, chosen: fields.indexOf(nameField) },
    translated: () => nameScreen(services, enter),
  });
  return form;
}
