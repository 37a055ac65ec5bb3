import type { ReactNode } from 'react';
import { itemAt } from '../../../rules/core/item-at.ts';
import { type KeyEvent, key } from '../../../terminal/key-event.ts';
import type { KeyReason } from '../../../text/en/settings.ts';
import { onceALanguage, type Wording } from '../../../text/tongue.ts';
import { BACK_ROW, bindKeys, type KeyTable, keyOf, pressKey, toldIn } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Preview } from '../../board/preview.ts';
import { HELP_WORDS, keysPage } from '../page/page.tsx';
import type { FormField } from './form-fields.ts';
import { type FormAction, type FormState, formReducer, newForm } from './form-state.ts';
import { FormSheet } from './form-view.tsx';

const told = toldIn('FORM_KEY_TEXTS');

interface FormOptions<Data> {
  /** Opens the game of a text that is pasted, but where it is typed. Default: none is opened. */
  readonly openPasted?: (text: string, app: Navigator, data: Data) => boolean;
  /** The title, and what the form is about, below the fields. Default: nothing is. */
  readonly told: () => { readonly title: string; readonly about?: string };
  /** What it holds at first. */
  readonly data: Data;
  /** The fields of what it holds now. */
  readonly fields: (data: Data) => readonly FormField<Data>[];
  /** The position that is drawn beside or below them, if it has room. */
  readonly preview?: (data: Data) => Preview;
  /** Called when a choice has changed what it holds. */
  readonly changed?: (data: Data, app: Navigator) => void;
  /** Index of the field that is chosen at first. Default: 0. */
  readonly chosen?: number | 'last';
}

/** Why a value cannot be changed by a key that goes to another one. */
const noValue = ({ field }: FormScreen): KeyReason | undefined =>
  field.kind === 'choice' ? undefined : 'noValue';

/** The keys of every form; in a text most keys edit it. */
export const FORM_KEYS: KeyTable<FormScreen> = {
  told: (texts) => texts.settings.SCREEN_KEYS.form,
  rows: [
    { keys: ['up', 'shift-tab'], told: told('up'), run: (form) => form.move(-1) },
    { keys: ['down', 'tab'], told: told('down'), run: (form) => form.move(1) },
    { keys: ['home'], told: told('first'), run: (form) => form.goTo(0) },
    { keys: ['end'], told: told('last'), run: (form) => form.goTo(form.fields.length - 1) },
    {
      keys: ['left'],
      told: told('valueBefore'),
      run: (form, app) => form.change(-1, app),
      refusal: noValue,
    },
    {
      keys: ['right', ' '],
      told: told('valueNext'),
      run: (form, app) => form.change(1, app),
      refusal: noValue,
    },
    { keys: ['enter'], told: told('choose'), run: (form, app) => form.choose(app) },
    { ...BACK_ROW, keys: ['escape', 'ctrl-d'] },
    {
      ...HELP_WORDS,
      run: ({ keys }, app) => app.open(keysPage(...keys)),
      // In a text it is typed.
      isShown: ({ field }) => field.kind !== 'text',
    },
  ],
};

/** Fields to fill in, one under the other: a new game, the settings. */
export class FormScreen implements Screen {
  readonly kind = 'form';
  readonly keys = [bindKeys(FORM_KEYS, this)];
  readonly #options: FormOptions<unknown>;
  #state: FormState<unknown>;

  private constructor(options: FormOptions<unknown>) {
    this.#options = options;
    const { data, fields, chosen } = options;
    this.#state = newForm(data, chosen === 'last' ? fields(data).length - 1 : chosen);
  }

  /** A form that holds `Data`. */
  static of<Data>(options: FormOptions<Data>): FormScreen {
    return new FormScreen(options as FormOptions<unknown>);
  }

  get title(): string {
    return this.#options.told().title;
  }

  get preview(): Preview | undefined {
    return this.#options.preview?.(this.#state.data);
  }

  get fields(): readonly FormField[] {
    return this.#options.fields(this.#state.data);
  }

  /** Index of the chosen field. */
  get index(): number {
    return Math.min(this.#state.index, this.fields.length - 1);
  }

  get field(): FormField {
    return itemAt(this.fields, this.index);
  }

  get warning(): Wording | undefined {
    return this.#state.warning;
  }

  #dispatch(action: FormAction): void {
    this.#state = formReducer(this.#state, action, this.fields);
  }

  /** Shows a warning until the next key. */
  warn(sentence: Wording): void {
    this.#dispatch({ kind: 'warn', sentence: onceALanguage(sentence) });
  }

  render(): ReactNode {
    const { fields, index, warning, preview, keys } = this;
    const { title, about = '' } = this.#options.told();
    return (
      <FormSheet
        title={title}
        fields={fields}
        index={index}
        warning={warning}
        preview={preview}
        keys={keys}
        about={about}
        click={(at, change, app) => this.#click(at, change, app)}
      />
    );
  }

  openPasted(text: string, app: Navigator): boolean {
    const open = this.field.kind === 'text' ? undefined : this.#options.openPasted;
    return open?.(text, app, this.#state.data) ?? false;
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
    const isText = this.field.kind === 'text';
    const { data } = this.#state;
    this.#dispatch({ kind: 'press', event });
    if (isText && this.#state.data !== data) return;
    this.move(0);
    pressKey(this.keys, keyOf(event), app, (sentence) => this.warn(sentence));
  }

  /** Goes to another field, or with 0 comes to this one as if it were another. */
  move(by: 1 | 0 | -1): void {
    this.#dispatch({ kind: 'move', by });
  }

  goTo(index: number): void {
    this.#dispatch({ kind: 'choose', index });
  }

  /** Gives a choice its next value, or the one before. */
  change(step: 1 | -1, app: Navigator): void {
    const { data } = this.#state;
    this.#dispatch({ kind: 'change', step });
    if (this.#state.data !== data) this.#options.changed?.(this.#state.data, app);
  }

  /** Does what Enter means in the chosen field. */
  choose(app: Navigator): void {
    const { field } = this;
    if (field.kind === 'choice') this.change(1, app);
    else if (field.run) field.run(app);
    else this.move(1);
  }
}
