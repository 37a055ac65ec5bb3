import type { RankingPage } from '../../../hall/ratings.ts';
import { PAGE } from '../../../hall/rows.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { pageText, ratedText, ratingCells } from '../../../text/lobby.ts';
import { type BoundKeys, bindKeys, type KeyTable, toldIn } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { cutText, padBefore, padText } from '../../ink/columns.ts';
import type { ListScreen } from '../list/list.tsx';
import { CHOOSE_ROW, withListRows } from '../list/list-keys.ts';
import type { ListItem } from '../list/list-state.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import { challengeScreen } from './challenge-form.ts';
import { PAGE_ROW, PagedList } from './paged-list.ts';

const told = toldIn('LOBBY_KEY_TEXTS');

/** Those who have a rating in a variant, the strongest first, page by page. */
export function ratingsScreen(services: Services): ListScreen {
  return new Ratings(services).screen;
}

/** The keys of the ratings. */
export const RATINGS_KEYS: KeyTable<Ratings> = {
  told: (texts) => texts.settings.SCREEN_KEYS.ratings,
  rows: withListRows<Ratings>([
    {
      keys: ['right', 'left'],
      told: told('otherGame'),
      run: (ratings, app, key) => ratings.change(key === 'right' ? 1 : -1, app),
    },
    { ...CHOOSE_ROW, told: told('challengeRanked') },
    PAGE_ROW,
  ]),
};

class Ratings extends PagedList {
  #variant: Variant;
  #found: RankingPage | undefined;

  constructor(services: Services) {
    super(services);
    this.#variant = findVariant(services.settings.all.variant) ?? VARIANTS[0];
  }

  protected get keys(): BoundKeys {
    return bindKeys(RATINGS_KEYS, this);
  }

  protected get shown(): Partial<ListViewProps> {
    const { texts, charset } = this.services;
    const { own, rankedCount = 0 } = this.#found ?? {};
    const note = own?.rated.isListed
      ? texts.lobby.ownPlaceText(ratingCells(texts, own, own.at, charset))
      : own && texts.lobby.notRankedText(ratedText(own.rated, charset), own.rated.games);
    return {
      title: texts.lobby.ratingsTitle(this.#variant, charset),
      note,
      count: pageText(texts, this.from, rankedCount),
      emptyText: this.#found ? texts.lobby.NO_RATINGS : '',
    };
  }

  /** Shows the ratings of another game; the first one follows the last. */
  change(step: 1 | -1, app: Navigator): void {
    const index = VARIANTS.indexOf(this.#variant) + step;
    this.#variant = itemAt(VARIANTS, (index + VARIANTS.length) % VARIANTS.length);
    this.from = 0;
    this.refresh(app);
  }

  protected get hasMore(): boolean {
    const { rankedCount = 0 } = this.#found ?? {};
    return this.from + PAGE < rankedCount;
  }

  protected refresh(app: Navigator): void {
    const [variant, from] = [this.#variant, this.from];
    this.ears.run(app, async () => {
      const found = await this.ears.activity.records.ranking(variant, from);
      // Meanwhile another page may have been asked for.
      if (variant === this.#variant && from === this.from) this.#show(found);
    });
  }

  #show(found: RankingPage): void {
    this.#found = found;
    const { texts, charset } = this.services;
    const items = found.ranked.map((ranked, at): ListItem => {
      return {
        text: (columns) => {
          const [rank, name, rating, games] = ratingCells(texts, ranked, this.from + at, charset);
          const cells = [
            padBefore(rank, 4),
            padText(cutText(name, 16), 16),
            padText(rating, 12),
            games,
          ];
          return cutText(cells.join('  '), columns);
        },
        choose: (app) => this.#challenge(ranked.name, app),
      };
    });
    this.screen.show(items);
  }

  #challenge(name: string, app: Navigator): void {
    if (name !== this.ears.visit.person?.name) app.open(challengeScreen(this.services, name));
  }
}
