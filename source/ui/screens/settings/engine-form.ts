import { findEngine, putEngine, removeEngine } from '../../../activity/engine-list.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type TypedText, typedText } from '../../prompt/prompt-line.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, typedOf } from '../form/form-fields.ts';

interface TypedEngine {
  readonly name: TypedText;
  readonly command: TypedText;
  readonly options: TypedText;
}

/**
 * An engine of the list, or a new one. It is asked who it is before it is kept.
 * @param listed its name. Default: it is a new one
 */
export function engineForm(services: Services, listed?: string): FormScreen {
  const labels = () => services.texts.engineList.ENGINE_FORM;
  const found = listed === undefined ? undefined : findEngine(services.settings, listed);
  const old = found?.ok ? found.value : undefined;
  /** Waits for an answer, and goes back with it unless the player has left. */
  const after = (changing: ReturnType<typeof putEngine>, app: Navigator) => {
    void changing.then((changed) => {
      if (app.screen !== form) return;
      if (changed.ok) {
        app.back();
        app.screen.warn?.(({ engineList }) => engineList.engineListText(changed.value));
      } else form.warn(({ engineList }) => engineList.engineListFaultText(changed.fault));
      app.changed();
    });
  };
  const keep = ({ name, command, options }: TypedEngine, app: Navigator) => {
    const [typedName, typedCommand] = [name.text.trim(), command.text.trim()];
    form.warn(({ engineList }) => engineList.askingEngineText(typedCommand));
    const engine = { name: typedName, command: typedCommand, options: options.text.trim() };
    after(putEngine(services, old, engine), app);
  };
  const form = FormScreen.of<TypedEngine>({
    told: () => ({ title: labels().title, about: labels().about }),
    data: {
      name: typedText(old?.name ?? ''),
      command: typedText(old?.command ?? ''),
      options: typedText(old?.options ?? ''),
    },
    fields: (engine) => [
      typedOf(engine, 'name', labels().name),
      typedOf(engine, 'command', labels().command),
      typedOf(engine, 'options', labels().options),
      actionField(labels().keep, (app) => keep(engine, app)),
      ...(old
        ? [
            actionField(labels().remove, (app: Navigator) =>
              after(removeEngine(services, old.name), app),
            ),
          ]
        : []),
    ],
  });
  return form;
}
