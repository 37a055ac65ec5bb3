import stringWidth from 'string-width';
import { itemAt } from '../../../rules/core/item-at.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import type { TypedText } from '../../prompt/prompt-line.ts';

/** A value that Left and Right change. */
interface ChoiceField<Data> {
  readonly kind: 'choice';
  readonly label: string;
  readonly value: string;
  /** What the form holds with the next value, or the one before. */
  readonly change: (step: 1 | -1) => Data;
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
interface TextField<Data> {
  readonly kind: 'text';
  readonly label: string;
  readonly line: TypedText;
  /** What the form holds with another text. */
  readonly type: (line: TypedText) => Data;
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

/** Something to do in a form. */
export function actionField(label: string, run: (app: Navigator) => void): ActionField {
  return { kind: 'action', label, run };
}

/** A field of a form that holds `Data`. */
export type FormField<Data = unknown> = ChoiceField<Data> | TextField<Data> | ActionField;

/** A choice among values; the first one follows the last. @param set what the form holds then */
export function choiceField<Value, Data>(
  label: string,
  values: readonly Value[],
  value: Value,
  set: (value: Value) => Data,
  text: (value: Value) => string,
): ChoiceField<Data> {
  return {
    kind: 'choice',
    label,
    widest: Math.max(...values.map((one) => stringWidth(text(one)))),
    value: text(value),
    change: (step) => {
      const index = values.indexOf(value) + step;
      return set(itemAt(values, (index + values.length) % values.length));
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
): ChoiceField<Data> {
  return choiceField(label, values, data[name], (value) => ({ ...data, [name]: value }), text);
}

/** A choice of yes or no for a property of `data`. */
export function yesOrNo<Name extends string, Data extends Readonly<Record<Name, boolean>>>(
  { settings: { YES_NO } }: Texts,
  data: Data,
  name: Name,
  label: string,
): ChoiceField<Data> {
  const values = [true, false] as Data[Name][];
  return choiceOf(data, name, label, values, (value) => (value ? YES_NO.yes : YES_NO.no));
}

/** A text that is typed for a property of `data`. */
export function typedOf<Name extends string, Data extends Readonly<Record<Name, TypedText>>>(
  data: Data,
  name: Name,
  label: string,
  more: Pick<TextField<Data>, 'isSelected' | 'run'> = {},
): TextField<Data> {
  const type = (line: TypedText) => ({ ...data, [name]: line });
  return { kind: 'text', label, line: data[name], type, ...more };
}

/** Fields of a part of what a form holds. @param put what it holds with another part */
export function fieldsWithin<Part, Data>(
  fields: readonly FormField<Part>[],
  put: (part: Part) => Data,
): FormField<Data>[] {
  return fields.map((field): FormField<Data> => {
    switch (field.kind) {
      case 'choice':
        return { ...field, change: (step) => put(field.change(step)) };
      case 'text':
        return { ...field, type: (line) => put(field.type(line)) };
      case 'action':
        return field;
      default:
        return field satisfies never;
    }
  });
}
