import type { HallCommand } from '../../../rooms/hall/hall-command.ts';
import { NAME_TEXTS } from '../../../text/lobby.ts';
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
  const { key = '' } = ears.visit;
  const [name, code] = [new PromptLine(), new PromptLine()];
  const ask = (app: Navigator, command: HallCommand) => {
    ears.ask(form, app, command, () => {
      if (!app.hasQuit) enter(app);
    });
  };
  const run = (app: Navigator) => {
    const typed = code.text.trim();
    if (typed !== '') ask(app, { kind: 'use-key-code', key, code: typed });
    else ask(app, { kind: 'register', key, name: name.text.trim() });
  };
  const fields: readonly FormField[] = [
    { kind: 'text', label: NAME_TEXTS.name, line: name, run },
    { kind: 'text', label: NAME_TEXTS.code, line: code, run },
    { kind: 'action', label: NAME_TEXTS.take, run },
  ];
  const { title, about } = NAME_TEXTS;
  const form = new FormScreen({ title, about, fields: () => fields });
  return form;
}
