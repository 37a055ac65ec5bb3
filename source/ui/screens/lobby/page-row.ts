import type { KeyReason } from '../../../text/en/key-reasons.ts';
import type { KeyRow } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';

/** What is shown page by page. */
interface Paged {
  /** Why there is no page beside the one that is shown. */
  readonly noPage: (step: 1 | -1) => KeyReason | undefined;
  /** Shows the next page, or the one before. */
  readonly turn: (step: 1 | -1, app: Navigator) => void;
}

const stepOf = (key: string) => (key === 'n' ? 1 : -1);

/** Goes through a list that is too long for one screen. */
export const PAGE_ROW: KeyRow<Paged> = {
  keys: ['n', 'p'],
  told: (texts) => texts.key.LOBBY_KEY_TEXTS.page,
  run: (paged, app, key) => paged.turn(stepOf(key), app),
  refusal: (paged, key) => paged.noPage(stepOf(key)),
  isShown: (paged) => paged.noPage(1) === undefined || paged.noPage(-1) === undefined,
};

/** Why there is no other page. @param from how many stand on the pages before */
export function pageReason(from: number, step: 1 | -1, hasMore: boolean): KeyReason | undefined {
  if (step > 0) return hasMore ? undefined : 'lastPage';
  return from > 0 ? undefined : 'firstPage';
}
