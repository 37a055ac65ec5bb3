import { itemAt } from '../../../rules/core/item-at.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { NO_RATINGS, notRankedText, ratingCells, ratingsTitle } from '../../../text/lobby.ts';
import { actionOf, type KeyContext, keyLine, keyOf } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { cutText, padText } from '../../ink/columns.ts';
import { ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import { challengeScreen } from './challenge-form.ts';
import { type HallEars, hallEars } from './hall-ears.ts';

/** All who have a rating in a variant, the strongest first. */
export class RatingsScreen extends ListScreen {
  readonly #services: Services;
  readonly #ears: HallEars;
  #variant: Variant;
  #endFollowing = () => {};

  constructor(services: Services) {
    super({ title: '', items: [] });
    this.#services = services;
    this.#ears = hallEars(services);
    this.#variant = findVariant(services.settings.all.variant) ?? VARIANTS[0];
    this.#refresh();
  }

  override get viewProps(): ListViewProps {
    const { charset } = this.#services;
    const { house, person: me } = this.#ears.visit;
    const note = notRankedText(this.#variant, { hall: house.hall, me, charset });
    return {
      ...super.viewProps,
      title: ratingsTitle(this.#variant, charset),
      emptyText: NO_RATINGS,
      ...(note !== undefined && { note }),
      keyHelp: (columns) => {
        const hasLines = this.state.items.length > 0;
        return keyLine('ratings', columns, (action) => action !== 'choose' || hasLines);
      },
    };
  }

  protected override get keyContexts(): readonly KeyContext[] {
    return ['ratings'];
  }

  override press(event: KeyEvent, app: Navigator): void {
    const key = keyOf(event);
    if (actionOf('ratings', key) === 'variant') this.#change(key === 'right' ? 1 : -1);
    else super.press(event, app);
  }

  shown(app: Navigator): void {
    this.#refresh();
    this.#endFollowing = this.#ears.follow(app, () => this.#refresh());
  }

  hidden(): void {
    this.#endFollowing();
  }

  #change(step: 1 | -1): void {
    const index = VARIANTS.indexOf(this.#variant) + step;
    this.#variant = itemAt(VARIANTS, (index + VARIANTS.length) % VARIANTS.length);
    this.#refresh();
  }

  /** Shows the ratings as they are now; the place in the list stays. */
  #refresh(): void {
    const { hall } = this.#ears.visit.house;
    const { charset } = this.#services;
    const { index } = this.state;
    const items = hall.ranking(this.#variant.id).map((ranked, at): ListItem => {
      return {
        text: (columns) => {
          const [rank, name, rating, games] = ratingCells(ranked, at, charset);
          const cells = [
            rank.padStart(4),
            padText(cutText(name, 16), 16),
            padText(rating, 10),
            games,
          ];
          return cutText(cells.join('  '), columns);
        },
        choose: (app) => this.#challenge(ranked.member.name, app),
      };
    });
    this.dispatch({ kind: 'show', items, chosen: items[Math.min(index, items.length - 1)] });
  }

  #challenge(name: string, app: Navigator): void {
    if (name !== this.#ears.visit.person?.name) app.open(challengeScreen(this.#services, name));
  }
}
