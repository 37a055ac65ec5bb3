import type { ReactNode } from 'react';
import { itemAt } from '../../../rules/core/item-at.ts';
import { type KeyEvent, key } from '../../../terminal/key-event.ts';
import type { KeyReason } from '../../../text/en/key-reasons.ts';
import { BACK_ROW, bindKeys, type KeyTable, keyOf, pressKey } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Preview } from '../../board/preview.ts';
import { TextSheet } from '../../ink/sheet.tsx';
import type { PromptLine } from '../../prompt/prompt-line.ts';
import { HELP_WORDS, keysPage } from '../page/page.tsx';
import type { FormField } from './form-fields.ts';
import { type FormAction, formReducer, NEW_FORM } from './form-state.ts';
import { FormView } from './form-view.tsx';

interface FormOptions {
  readonly translated?: Screen['translated'];
  readonly openPasted?: Screen['openPasted'];
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

/** Why a value cannot be changed by a key that goes to another one. */
const noValue = ({ field }: FormScreen): KeyReason | undefined =>
  field.kind === 'choice' ? undefined : 'noValue';

/** The keys of every form; in a text most keys edit it. */
export const FORM_KEYS: KeyTable<FormScreen> = {
  told: (texts) => texts.key.SCREEN_KEYS.form,
  rows: [
    {
      keys: ['up', 'shift-tab'],
      told: (texts) => texts.key.FORM_KEY_TEXTS.up,
      run: (form) => form.move(-1),
    },
    {
      keys: ['down', 'tab'],
      told: (texts) => texts.key.FORM_KEY_TEXTS.down,
      run: (form) => form.move(1),
    },
    {
      keys: ['home'],
      told: (texts) => texts.key.FORM_KEY_TEXTS.first,
      run: (form) => form.goTo(0),
    },
    {
      keys: ['end'],
      told: (texts) => texts.key.FORM_KEY_TEXTS.last,
      run: (form) => form.goTo(form.fields.length - 1),
    },
    {
      keys: ['left'],
      told: (texts) => texts.key.FORM_KEY_TEXTS.valueBefore,
      run: (form, app) => form.change(-1, app),
      refusal: noValue,
    },
    {
      keys: ['right', ' '],
      told: (texts) => texts.key.FORM_KEY_TEXTS.valueNext,
      run: (form, app) => form.change(1, app),
      refusal: noValue,
    },
    {
      keys: ['enter'],
      told: (texts) => texts.key.FORM_KEY_TEXTS.choose,
      run: (form, app) => form.choose(app),
    },
    { ...BACK_ROW, keys: ['escape', 'ctrl-d'] },
    {
      ...HELP_WORDS,
      run: ({ keys }, app) => app.open(keysPage(app.texts, ...keys)),
      // In a text it is typed.
      isShown: ({ field }) => field.kind !== 'text',
    },
  ],
};

/** Fields to fill in, one under the other: a new game, the settings. */
export class FormScreen implements Screen {
  readonly kind = 'form';
  readonly keys = [bindKeys(FORM_KEYS, this)];
  readonly title: string;
  readonly preview: FormOptions['preview'];
  readonly translated: Screen['translated'];
  readonly openPasted: Screen['openPasted'];
  readonly #fields: () => readonly FormField[];
  readonly #about: string;
  #state = NEW_FORM;

  constructor({
    title,
    fields,
    preview,
    translated,
    openPasted,
    chosen = 0,
    about = '',
  }: FormOptions) {
    this.translated = translated;
    this.openPasted = openPasted;
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

  get field(): FormField {
    return itemAt(this.fields, this.index);
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
    const { title, fields, index, warning, preview, keys } = this;
    return (
      <TextSheet>
        <FormView
          {...{ title, fields, index, warning, keys }}
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
    this.goTo(index);
    const { field } = this;
    if (change) this.change(change, app);
    if (field.kind === 'action') field.run(app);
  }

  press(event: KeyEvent, app: Navigator): void {
    const { field } = this;
    const isFirst = this.#state.isUntouched && event.kind !== 'key';
    this.#dispatch({ kind: 'touch' });
    if (field.kind === 'text') {
      if (isFirst && field.isSelected) field.line.set('');
      if (editText(field.line, event)) return;
    }
    this.move(0);
    pressKey(this.keys, keyOf(event), app, (text) => this.warn(text));
  }

  /** Goes to another field, or with 0 comes to this one as if it were another. */
  move(by: 1 | 0 | -1): void {
    this.#dispatch({ kind: 'move', by, last: this.fields.length - 1 });
  }

  goTo(index: number): void {
    this.#dispatch({ kind: 'choose', index });
  }

  /** Gives a choice its next value, or the one before. */
  change(step: 1 | -1, app: Navigator): void {
    const { field } = this;
    if (field.kind === 'choice') field.change(step, app);
  }

  /** Does what Enter means in the chosen field. */
  choose(app: Navigator): void {
    const { field } = this;
    if (field.kind === 'choice') field.change(1, app);
    else if (field.run) field.run(app);
    else this.move(1);
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
