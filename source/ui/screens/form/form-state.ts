import { editText, insertText, typedText } from '../../prompt/prompt-line.ts';
import type { FormField } from './form-fields.ts';

/** What a form holds, the chosen field, and what is said below. */
export interface FormState<Data> {
  readonly data: Data;
  /** Index of the chosen field; beyond the end it means the last one. */
  readonly index: number;
  /** Whether nothing was typed yet in the chosen field. */
  readonly isUntouched: boolean;
  /** Why the last change failed, if it did. */
  readonly warning: string | undefined;
}

export type FormAction =
  /** A text was typed, or a key pressed, in the chosen field. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'key'; readonly key: string }
  /** The next value of a choice, or the one before. */
  | { readonly kind: 'change'; readonly step: 1 | -1 }
  /** To another field, or with 0 to this one as if it were another. */
  | { readonly kind: 'move'; readonly by: 1 | 0 | -1 }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'warn'; readonly text: string };

/** A form as it begins. @param index of the chosen field */
export function newForm<Data>(data: Data, index = 0): FormState<Data> {
  return { data, index, isUntouched: true, warning: undefined };
}

/** What becomes of a form. @param fields those it has now, which depend on what it holds */
export function formReducer<Data>(
  state: FormState<Data>,
  action: FormAction,
  fields: readonly FormField<Data>[],
): FormState<Data> {
  const last = fields.length - 1;
  const field = fields[Math.min(state.index, last)];
  const touched = { ...state, isUntouched: false, warning: undefined };
  switch (action.kind) {
    case 'type': {
      if (field?.kind !== 'text') return touched;
      const isReplaced = state.isUntouched && field.isSelected;
      const line = isReplaced ? typedText('') : field.line;
      return { ...touched, data: field.type(insertText(line, action.text.replace(/\s+/g, ' '))) };
    }
    case 'key': {
      const line = field?.kind === 'text' ? editText(field.line, action.key) : undefined;
      return field?.kind === 'text' && line ? { ...touched, data: field.type(line) } : touched;
    }
    case 'change':
      return field?.kind === 'choice' ? { ...state, data: field.change(action.step) } : state;
    case 'move': {
      const from = Math.min(state.index, last);
      const index = Math.max(0, Math.min(from + action.by, last));
      return { ...state, index, isUntouched: true };
    }
    case 'choose':
      return { ...state, index: action.index, isUntouched: true, warning: undefined };
    case 'warn':
      return { ...state, warning: action.text };
    default:
      return action satisfies never;
  }
}
