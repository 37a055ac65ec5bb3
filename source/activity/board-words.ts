import type { Color } from '../rules/core/color.ts';
import { type PreferenceName, preferenceValues } from '../settings/settings.ts';
import type { SetFault } from '../settings/store.ts';
import type { Activity } from './activity.ts';
import { type Answer, later, refused, told, type Words } from './answer.ts';
import { type BoardActivity, bottomOf } from './board-activity.ts';
import { COPY_FORMS, type Copied, copyOf, findCopyForm } from './copies.ts';
import type { WordRow } from './word-row.ts';

/** What the words of the settings come to. */
export type SettingTold =
  | { readonly code: 'kept'; readonly name: PreferenceName; readonly value: string }
  | { readonly code: 'not-kept'; readonly fault: SetFault }
  | {
      readonly code: 'no-value';
      readonly name: PreferenceName;
      readonly values: readonly string[];
    };

/** What the words of a board come to. */
export type BoardTold =
  | SettingTold
  | { readonly code: 'turned'; readonly bottom: Color }
  /** The answer of a word that asks what is on the board. */
  | { readonly code: 'asked'; readonly word: AskingWord; readonly argument: string }
  | Copied
  | { readonly code: 'no-copy-form'; readonly forms: readonly string[] }
  | { readonly code: 'no-such-place'; readonly word: string };

/** A word that asks what is on the board. */
export type AskingWord =
  | PositionWord
  /** The last move, and how the game stands. */
  | 'last'
  | 'status'
  | 'copy';

/** A word that asks what a position holds. */
export type PositionWord =
  Words<'hand where file rank pieces attackers defenders rays threats changes sfen'>;

type Row = WordRow<BoardActivity<unknown>, BoardTold>;

/** The words of everything that has a board: none of them changes what is on it. */
export const BOARD_ROWS = [
  {
    name: 'moves',
    isOffered: ({ isOver }) => !isOver,
    run: () => ({ kind: 'page', page: { code: 'moves' } }),
  },
  {
    name: 'show',
    argument: 'required',
    run: (_, name) => ({ kind: 'page', page: { code: 'show', name } }),
  },
  {
    name: 'flip',
    short: 'f',
    run: (activity) => {
      activity.isTurned = !activity.isTurned;
      return told({ code: 'turned', bottom: bottomOf(activity) });
    },
  },
  settingRow('labels'),
  settingRow('theme'),
  settingRow('language'),
  { ...settingRow('speech'), face: 'lines' },
  { name: 'board', isSeen: true, run: () => ({ kind: 'page', page: { code: 'board' } }) },
  askingRow('hand'),
  askingRow('where', 'required'),
  askingRow('file', 'required'),
  askingRow('rank', 'required'),
  askingRow('pieces', 'optional'),
  askingRow('attackers', 'required'),
  askingRow('defenders', 'required'),
  askingRow('rays', 'required'),
  askingRow('threats'),
  askingRow('changes'),
  askingRow('last'),
  askingRow('status'),
  askingRow('sfen'),
  {
    name: 'copy',
    argument: 'optional',
    run: (activity, argument) => {
      const form = findCopyForm(argument || 'sfen');
      if (form === undefined) return refused({ code: 'no-copy-form', forms: COPY_FORMS });
      if (form === 'sfen') return told({ code: 'asked', word: 'copy', argument: '' });
      return later(async (): Promise<Answer<Copied>> => {
        const copied = await copyOf(activity, form);
        return copied.code === 'copied' ? told(copied) : refused(copied);
      });
    },
  },
  { name: 'rules', run: () => ({ kind: 'page', page: { code: 'rules' } }) },
  { name: 'help', run: () => ({ kind: 'page', page: { code: 'help' } }) },
] as const satisfies readonly Row[];

/** A word that asks what is on the board. A screen shows it, and does not offer the word. */
function askingRow<Name extends AskingWord>(name: Name, argument?: 'required' | 'optional') {
  return {
    name,
    ...(argument && { argument }),
    isSeen: true,
    run: (_, argument) => told({ code: 'asked', word: name, argument }),
  } satisfies Row;
}

/** The word that changes the setting of its name. */
export function settingRow<Name extends 'labels' | 'theme' | 'language' | 'speech'>(name: Name) {
  return {
    name,
    argument: 'required' as const,
    run: ({ settings }, value) => {
      const values: readonly string[] = preferenceValues(name);
      if (!values.includes(value)) return refused({ code: 'no-value', name, values });
      const what = { code: 'kept', name, value } as const;
      const answer = settings.set(name, value).then((result): Answer<SettingTold> => {
        return result.ok ? told(what) : refused({ code: 'not-kept', fault: result.fault });
      });
      return { kind: 'later', what, answer };
    },
  } satisfies WordRow<Pick<Activity<unknown>, 'settings'>, SettingTold>;
}
