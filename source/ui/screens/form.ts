import type { Placement } from '../../core/position.ts';
import type { Square } from '../../core/square.ts';
import type { Variant } from '../../core/variant.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import { actionOf } from '../keymap.ts';
import type { PromptLine } from '../prompt-line.ts';
import type { Mark } from '../theme.ts';
import type { KeyHandler } from './screen.ts';

/** A value that left and right go through. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly label: string;
  readonly value: () => string;
  readonly change: (step: 1 | -1, app: App) => void;
  /** What it is about, in a few words. */
  readonly about?: string;
}

/** A text to type. */
export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly line: PromptLine;
}

/** Something to do. */
export interface ActionField {
  readonly kind: 'action';
  readonly label: string;
  readonly run: (app: App) => void;
}

export type FormField = ChoiceField | TextField | ActionField;

/** A position to look at while values are chosen. */
export interface Preview {
  readonly variant: Variant;
  readonly placement: Placement;
  /** Squares to point out. Default: none. */
  readonly marks?: ReadonlyMap<Square, ReadonlySet<Mark>>;
}

export interface FormOptions {
  readonly title: string;
  /** The fields as they now are: which there are may depend on their values. */
  readonly fields: () => readonly FormField[];
  /** The position that is drawn below them, or at their right. */
  readonly preview?: () => Preview;
}

/** Fields to fill in, one under the other: a new game, the settings. */
export class FormScreen implements KeyHandler {
  readonly kind = 'form';
  readonly title: string;
  readonly preview: FormOptions['preview'];
  readonly #fields: () => readonly FormField[];
  #index = 0;
  /** What the last change came to, where it could not be done. */
  warning: string | undefined;

  constructor({ title, fields, preview }: FormOptions) {
    this.title = title;
    this.preview = preview;
    this.#fields = fields;
  }

  get fields(): readonly FormField[] {
    return this.#fields();
  }

  get index(): number {
    return Math.min(this.#index, this.fields.length - 1);
  }

  press(event: KeyEvent, app: App): void {
    const field = this.fields[this.index];
    this.warning = undefined;
    if (field.kind === 'text' && editText(field.line, event)) return;
    switch (actionOf('form', keyOf(event))) {
      case 'up':
        this.#index = Math.max(this.index - 1, 0);
        return;
      case 'down':
        this.#index = Math.min(this.index + 1, this.fields.length - 1);
        return;
      case 'previous':
        if (field.kind === 'choice') field.change(-1, app);
        return;
      case 'next':
        if (field.kind === 'choice') field.change(1, app);
        return;
      case 'choose':
        if (field.kind === 'choice') field.change(1, app);
        else if (field.kind === 'action') field.run(app);
        else this.#index = this.index + 1;
        return;
      case 'back':
        app.back();
        return;
      case undefined:
        return;
    }
  }
}

/** Whether the event changed the text or moved in it; up and down leave it. */
function editText(line: PromptLine, event: KeyEvent): boolean {
  if (event.kind !== 'key') {
    line.insert(event.text.replace(/\s+/g, ' '));
    return true;
  }
  if (event.name === 'up' || event.name === 'down') return false;
  return line.edit(event.name);
}

/** A choice among values, of which the next one comes after the last. */
export function choiceField<Value>(
  label: string,
  values: readonly Value[],
  get: () => Value,
  set: (value: Value, app: App) => void,
  text: (value: Value) => string,
): ChoiceField {
  return {
    kind: 'choice',
    label,
    value: () => text(get()),
    change: (step, app) => {
      const index = values.indexOf(get()) + step;
      set(values[(index + values.length) % values.length], app);
    },
  };
}
