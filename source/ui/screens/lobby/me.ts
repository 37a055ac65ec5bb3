import type { Person } from '../../../hall/hall-command.ts';
import type { HallGame } from '../../../hall/hall-now.ts';
import { PAGE } from '../../../hall/rows.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { shownName } from '../../../text/foreign-text.ts';
import { myGameCells, myGameDetail, ratedText } from '../../../text/lobby.ts';
import type { Wording } from '../../../text/tongue.ts';
import { type BoundKeys, bindKeys, type KeyTable, toldIn } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { cutText, padText } from '../../ink/columns.ts';
import type { ListScreen } from '../list/list.tsx';
import { CHOOSE_ROW, withListRows } from '../list/list-keys.ts';
import type { ListItem } from '../list/list-state.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import type { LobbyFace } from './hall-ears.ts';
import { PAGE_ROW, PagedList } from './paged-list.ts';

const told = toldIn('LOBBY_KEY_TEXTS');

/** What somebody has on the server: ratings, keys, games. */
export function meScreen(services: Services, person: Person): ListScreen {
  return new Me(services, person).screen;
}

/** The keys of what somebody has on the server. */
export const ME_KEYS: KeyTable<Me> = {
  told: (texts) => texts.settings.SCREEN_KEYS.me,
  rows: withListRows<Me>([
    { ...CHOOSE_ROW, told: told('takeMine') },
    { keys: ['k'], told: told('makeKeyCode'), run: (me, app) => me.makeKeyCode(app) },
    PAGE_ROW,
  ]),
};

class Me extends PagedList {
  readonly #person: Person;
  /** The one-time code for another key and how it is used, as long as it is shown. */
  #keyCode: Wording | undefined;
  /** The page of games that is shown. */
  #games: readonly HallGame[] = [];

  constructor(services: Services, person: Person) {
    super(services);
    this.#person = person;
  }

  protected get keys(): BoundKeys {
    return bindKeys(ME_KEYS, this);
  }

  protected get shown(): Partial<ListViewProps> {
    const { texts, publicAddress } = this.services;
    const code = this.#keyCode;
    return {
      title: `${texts.lobby.ME_TEXTS.title}: ${shownName(this.#person.name)}`,
      note: code?.(texts) ?? texts.lobby.exportText(publicAddress),
    };
  }

  protected get hasMore(): boolean {
    return this.#games.length === PAGE;
  }

  protected refresh(app: Navigator): void {
    const { house } = this.ears.visit;
    const from = this.from;
    this.ears.run(app, async () => {
      const { id } = this.#person;
      const games = await this.ears.activity.records.ownGames(from);
      await house.meet([id]);
      // Meanwhile another page may have been asked for.
      if (from !== this.from) return;
      this.#games = games;
      this.#show();
    });
  }

  #show(): void {
    this.screen.show([...this.#ratings(), ...this.#keys(), ...this.#gameItems()]);
  }

  #ratings(): ListItem[] {
    const { texts, charset } = this.services;
    const ratings = this.ears.visit.house.known(this.#person.id)?.ratings;
    const items = VARIANTS.flatMap((variant): ListItem[] => {
      const rated = ratings?.get(variant.id);
      if (!rated) return [];
      const range = ratedText(rated, charset);
      const cells = [
        texts.words.variantName(variant, charset),
        range,
        texts.lobby.ratedGamesText(rated.games),
      ];
      return [{ text: lineOf(texts.lobby.ME_TEXTS.rating, cells), choose() {} }];
    });
    if (items.length > 0) return items;
    return [
      { text: lineOf(texts.lobby.ME_TEXTS.rating, [texts.lobby.ME_TEXTS.unrated]), choose() {} },
    ];
  }

  #keys(): ListItem[] {
    const { house } = this.ears.visit;
    return (house.known(this.#person.id)?.keys ?? []).map((key) => ({
      text: lineOf(this.services.texts.lobby.ME_TEXTS.key, [key]),
      choose: (app) => this.ears.take({ kind: 'key', key }, app, this.#face),
    }));
  }

  #gameItems(): ListItem[] {
    return this.#games.map((game) => ({
      text: lineOf(
        this.services.texts.lobby.ME_TEXTS.game,
        myGameCells(this.services.texts, game, this.#person.id),
      ),
      detail: () => myGameDetail(this.services.texts, game, this.services.publicAddress),
      choose: (app) => this.ears.take({ kind: 'played', game }, app, this.#face),
    }));
  }

  get #face(): LobbyFace {
    const say = (sentence: Wording) => this.screen.warn(sentence);
    return { say, refuse: say, ask: (question) => this.screen.ask(question) };
  }

  makeKeyCode(app: Navigator): void {
    const say = (sentence: Wording) => {
      this.#keyCode = sentence;
    };
    this.ears.hear(this.ears.activity.keys.makeCode(), app, { ...this.#face, say });
  }
}

/** Columns of what a line is about, and of each of its cells but the last. */
const WHAT_COLUMNS = 6;
const CELL_COLUMNS = [11, 16, 7];

/** A line of cells below each other. */
function lineOf(what: string, cells: readonly string[]): (columns: number) => string {
  const last = cells.length - 1;
  return (width) => {
    const sentences = cells.map((cell, at) => {
      const columns = CELL_COLUMNS[at] ?? 0;
      return at === last ? cell : padText(cutText(cell, columns), columns);
    });
    return cutText([padText(what, WHAT_COLUMNS), ...sentences].join('  ').trimEnd(), width);
  };
}
