import type { ReactNode } from 'react';
import { itemAt } from '../../../rules/core/item-at.ts';
import { type KeyEvent, key } from '../../../terminal/key-event.ts';
import { actionOf, keyOf } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Preview } from '../../board/preview.ts';
import { TextSheet } from '../../ink/sheet.tsx';
import type { PromptLine } from '../../prompt/prompt-line.ts';
import { keysPage } from '../page/page.tsx';
import type { FormField } from './form-fields.ts';
import { type FormAction, formReducer, NEW_FORM } from './form-state.ts';
import { FormView } from './form-view.tsx';

interface FormOptions {
  readonly title: string;
  /** The present fields, which may depend on the values chosen. */
  readonly fields: () => readonly FormField[];
  /** The position that is drawn beside or below them, if it has room. */
  readonly preview?: () => Preview;
  /** Index of the field that is chosen at first. Default: 0. */
  readonly chosen?: number;
  /** What the form is about, below the fields. Default: nothing. */
  readonly about?: string;
}

/** Fields to fill in, one under the other: a new game, the settings. */
export class FormScreen implements Screen {
  readonly kind = 'form';
  readonly title: string;
  readonly preview: FormOptions['preview'];
  readonly #fields: () => readonly FormField[];
  readonly #about: string;
  #state = NEW_FORM;

  constructor({ title, fields, preview, chosen = 0, about = '' }: FormOptions) {
    this.title = title;
    this.preview = preview;
    this.#fields = fields;
    this.#about = about;
    this.#dispatch({ kind: 'choose', index: chosen });
  }

  get fields(): readonly FormField[] {
    return this.#fields();
  }

  /** Index of the chosen field. */
  get index(): number {
    return Math.min(this.#state.index, this.fields.length - 1);
  }

  get warning(): string | undefined {
    return this.#state.warning;
  }

  #dispatch(action: FormAction): void {
    this.#state = formReducer(this.#state, action);
  }

  /** Shows a warning until the next key. */
  warn(text: string): void {
    this.#dispatch({ kind: 'warn', text });
  }

  render(): ReactNode {
    const { title, fields, index, warning, preview } = this;
    return (
      <TextSheet>
        <FormView
          {...{ title, fields, index, warning }}
          about={this.#about}
          preview={preview?.()}
          click={(at, change, app) => this.#click(at, change, app)}
        />
      </TextSheet>
    );
  }

  wheel(step: 1 | -1, app: Navigator): void {
    this.press(key(step > 0 ? 'down' : 'up'), app);
  }

  /**
   * A click on a field chooses it; an action is done, too.
   * @param change what it changes in a choice, if it was on the value
   */
  #click(index: number, change: 1 | -1 | undefined, app: Navigator): void {
    this.#dispatch({ kind: 'choose', index });
    const field = itemAt(this.fields, index);
    if (field.kind === 'choice' && change) field.change(change, app);
    else if (field.kind === 'action') field.run(app);
  }

  press(event: KeyEvent, app: Navigator): void {
    const { fields, index } = this;
    const field = itemAt(fields, index);
    const isFirst = this.#state.isUntouched && event.kind !== 'key';
    this.#dispatch({ kind: 'touch' });
    if (field.kind === 'text') {
      if (isFirst && field.isSelected) field.line.set('');
      if (editText(field.line, event)) return;
    }
    const last = fields.length - 1;
    this.#dispatch({ kind: 'move', by: 0, last });
    const action = actionOf('form', keyOf(event));
    switch (action) {
      case 'up':
        this.#dispatch({ kind: 'move', by: -1, last });
        return;
      case 'down':
        this.#dispatch({ kind: 'move', by: 1, last });
        return;
      case 'first':
      case 'last':
        this.#dispatch({ kind: 'choose', index: action === 'first' ? 0 : last });
        return;
      case 'previous':
        if (field.kind === 'choice') field.change(-1, app);
        return;
      case 'next':
        if (field.kind === 'choice') field.change(1, app);
        return;
      case 'choose':
        if (field.kind === 'choice') field.change(1, app);
        else if (field.run) field.run(app);
        else this.#dispatch({ kind: 'move', by: 1, last });
        return;
      case 'back':
        app.back();
        return;
      case 'help':
        app.open(keysPage('form'));
        return;
      case undefined:
        return;
    }
  }
}

/** Edits the text, but for Up and Down. @returns whether the event was for the text */
function editText(line: PromptLine, event: KeyEvent): boolean {
  if (event.kind !== 'key') {
    line.insert(event.text.replace(/\s+/g, ' '));
    return true;
  }
  if (event.name === 'up' || event.name === 'down') return false;
  return line.edit(event.name);
}
