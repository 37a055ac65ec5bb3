import stringWidth from 'string-width';
import { itemAt } from '../../../rules/core/item-at.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import type { PromptLine } from '../../prompt/prompt-line.ts';

/** A value that Left and Right change. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly label: string;
  readonly value: () => string;
  readonly change: (step: 1 | -1, app: Navigator) => void;
  /** What it is about, in a few words. */
  readonly about?: string;
  /** The name in words before the label, if the label is the name of an option. */
  readonly words?: string;
  /** The title of a group; the field is its first. */
  readonly group?: string;
  /** Columns of the longest value. */
  readonly widest: number;
}

/** A text to type. */
interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly line: PromptLine;
  /** Whether the first character typed replaces the whole text, as if it were selected. */
  readonly isSelected?: boolean;
  /** What Enter does. Default: it goes to the next field. */
  readonly run?: (app: Navigator) => void;
}

/** Something to do. */
interface ActionField {
  readonly kind: 'action';
  readonly label: string;
  readonly run: (app: Navigator) => void;
}

export type FormField = ChoiceField | TextField | ActionField;

/** A choice among values; the first one follows the last. */
export function choiceField<Value>(
  label: string,
  values: readonly Value[],
  get: () => Value,
  set: (value: Value, app: Navigator) => void,
  text: (value: Value) => string,
): ChoiceField {
  return {
    kind: 'choice',
    label,
    widest: Math.max(...values.map((value) => stringWidth(text(value)))),
    value: () => text(get()),
    change: (step, app) => {
      const index = values.indexOf(get()) + step;
      set(itemAt(values, (index + values.length) % values.length), app);
    },
  };
}

/** A choice for a property of `data`. @param text default: the value itself */
export function choiceOf<Data, Name extends keyof Data>(
  data: Data,
  name: Name,
  label: string,
  values: readonly Data[Name][],
  text: (value: Data[Name]) => string = String,
): ChoiceField {
  const set = (value: Data[Name]) => {
    data[name] = value;
  };
  return choiceField(label, values, () => data[name], set, text);
}

/** A choice of yes or no for a property of `data`. */
export function yesOrNo<Name extends string>(
  texts: Texts,
  data: Record<Name, boolean>,
  name: Name,
  label: string,
): ChoiceField {
  return choiceOf(data, name, label, [true, false], (value) =>
    value ? texts.screen.YES_NO.yes : texts.screen.YES_NO.no,
  );
}
