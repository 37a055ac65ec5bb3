import { PAGE } from '../../../hall/rows.ts';
import type { KeyReason } from '../../../text/en/settings.ts';
import type { BoundKeys, KeyRow } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ListScreen } from '../list/list.tsx';
import type { ListViewProps } from '../list/list-view.tsx';
import { type HallEars, hallEars } from './hall-ears.ts';

const stepOf = (key: string) => (key === 'n' ? 1 : -1);

/** Goes through a list that is too long for one screen. */
export const PAGE_ROW: KeyRow<PagedList> = {
  keys: ['n', 'p'],
  told: (texts) => texts.settings.LOBBY_KEY_TEXTS.page,
  run: (paged, app, key) => paged.turn(stepOf(key), app),
  refusal: (paged, key) => paged.noPage(stepOf(key)),
  isShown: (paged) => paged.noPage(1) === undefined || paged.noPage(-1) === undefined,
};

/** A list that the house of a server tells page by page, as it is now. */
export abstract class PagedList {
  readonly screen: ListScreen;
  protected readonly services: Services;
  protected readonly ears: HallEars;
  /** How many stand on the pages before. */
  protected from = 0;

  constructor(services: Services) {
    this.services = services;
    this.ears = hallEars(services);
    this.screen = new ListScreen({
      keys: () => [this.keys],
      view: () => this.shown,
      ...this.ears.whileShown((app) => this.refresh(app)),
    });
  }

  protected abstract get keys(): BoundKeys;

  protected abstract get shown(): Partial<ListViewProps>;

  /** Whether there is a page after the one that is shown. */
  protected abstract get hasMore(): boolean;

  /** Shows everything as it is now; the place in the list stays. */
  protected abstract refresh(app: Navigator): void;

  /** Why there is no page beside the one that is shown. */
  noPage(step: 1 | -1): KeyReason | undefined {
    if (step > 0) return this.hasMore ? undefined : 'lastPage';
    return this.from > 0 ? undefined : 'firstPage';
  }

  /** Shows the next page, or the one before. */
  turn(step: 1 | -1, app: Navigator): void {
    this.from += step * PAGE;
    this.refresh(app);
  }
}
