import type { LobbyAnswer } from '../../../activity/lobby-answer.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import type { FormField } from '../form/form-fields.ts';
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
  const fields: readonly FormField[] = [
    { kind: 'text', label: services.texts.lobby.NAME_TEXTS.name, line: name, run },
    { kind: 'text', label: services.texts.lobby.NAME_TEXTS.code, line: code, run },
    { kind: 'action', label: services.texts.lobby.NAME_TEXTS.take, run },
  ];
  const { title, about } = services.texts.lobby.NAME_TEXTS;
  const form = new FormScreen({ title, about, fields: () => fields });
  return form;
}
