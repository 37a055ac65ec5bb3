import type { LobbyActivity } from '../../../activity/lobby.ts';
import type { LobbyAnswer } from '../../../activity/lobby-answer.ts';
import { type LobbyEntry, lobbyEntries } from '../../../hall/lobby-list.ts';
import {
  houseTrouble,
  type LobbyView,
  lobbyCells,
  lobbyDetail,
  lobbyView,
} from '../../../text/lobby.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Wording } from '../../../text/tongue.ts';
import { bindKeys, type KeyTable, toldIn } from '../../app/keymap.ts';
import type { LeftGame, Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ListScreen } from '../list/list.tsx';
import { ListFilter } from '../list/list-filter.ts';
import { CHOOSE_ROW, FILTER_ROW, withListRows } from '../list/list-keys.ts';
import type { ListItem } from '../list/list-state.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import { byWords, searchText } from '../list/word-search.ts';
import { challengeScreen } from './challenge-form.ts';
import { type HallEars, hallEars, type LobbyFace } from './hall-ears.ts';
import { lobbyLine, lobbyTitles } from './lobby-columns.ts';
import { meScreen } from './me.ts';
import { nameScreen } from './name-form.ts';
import { ratingsScreen } from './ratings.ts';

const told = toldIn('LOBBY_KEY_TEXTS');

/** What a line of the lobby asks of the lobby. */
interface LobbyLines {
  readonly texts: Texts;
  readonly view: LobbyView;
  readonly take: (entry: LobbyEntry, app: Navigator) => void;
}

/** A line of the lobby. There is one for everybody on the server in every lobby. */
class LobbyRow implements ListItem {
  readonly entry: LobbyEntry;
  readonly #lines: LobbyLines;

  constructor(entry: LobbyEntry, lines: LobbyLines) {
    this.entry = entry;
    this.#lines = lines;
  }

  /** Tells it from the others, and stays. */
  get key(): string {
    return keyOfEntry(this.entry);
  }

  /** Its words, for the filter. */
  get words(): string {
    return searchText(
      Object.values(lobbyCells(this.#lines.texts, this.entry, this.#lines.view)).join(' '),
    );
  }

  text(columns: number): string {
    return lobbyLine(
      this.#lines.texts,
      lobbyCells(this.#lines.texts, this.entry, this.#lines.view),
      columns,
    );
  }

  detail(): string {
    return lobbyDetail(this.#lines.texts, this.entry, this.#lines.view);
  }

  choose(app: Navigator): void {
    this.#lines.take(this.entry, app);
  }
}

/** The keys of the lobby. */
export const LOBBY_KEYS: KeyTable<Lobby> = {
  told: (texts) => texts.settings.SCREEN_KEYS.lobby,
  rows: withListRows<Lobby>([
    { ...CHOOSE_ROW, told: told('take') },
    { keys: ['q'], told: told('quick'), run: (lobby, app) => lobby.playQuick(app) },
    {
      keys: ['c'],
      told: told('challenge'),
      run: ({ services }, app) => app.open(challengeScreen(services)),
    },
    FILTER_ROW,
    { keys: ['d'], told: told('decline'), rank: 2, run: (lobby, app) => lobby.decline(app) },
    { keys: ['m'], told: told('me'), rank: 2, run: (lobby, app) => lobby.openMe(app) },
    {
      keys: ['r'],
      told: told('ratings'),
      rank: 2,
      run: ({ services }, app) => app.open(ratingsScreen(services)),
    },
    { keys: ['escape'], told: told('menu'), run: (lobby, app) => lobby.goBack(app) },
    { keys: ['ctrl-d'], told: told('quit'), rank: 1, run: (lobby, app) => lobby.leave(app) },
  ]),
};

/**
 * The first screen of a server: the lobby, or the choice of a name before it.
 * @param current the game that was left for the lobby, if any
 * @param code of the challenge or game with which somebody has come, if any
 */
export function lobbyScreen(services: Services, current?: LeftGame, code?: string): Screen {
  const { visit } = hallEars(services);
  if (visit.person) return new Lobby(services, current, code).screen;
  return nameScreen(services, (app) => app.reset(new Lobby(services, undefined, code).screen));
}

/** Challenges, games and people of a server, as they are now. */
class Lobby {
  readonly screen: ListScreen<LobbyRow>;
  readonly services: Services;
  readonly #ears: HallEars;
  readonly #current: LeftGame | undefined;
  readonly #filter = new ListFilter();
  /** The code with which the player has come, until it was looked at. */
  #code: string | undefined;

  constructor(services: Services, current?: LeftGame, code?: string) {
    this.services = services;
    this.#ears = hallEars(services);
    this.#current = current;
    this.#code = code;
    this.screen = new ListScreen<LobbyRow>({
      needsTwoClicks: true,
      keys: () => [bindKeys(LOBBY_KEYS, this)],
      filter: this.#filter,
      view: () => this.#shown,
      filtered: () => this.#refresh(),
      ...this.#ears.whileShown(
        (app) => this.#look(app),
        (app) => this.#come(app),
      ),
    });
    this.#refresh();
  }

  get #shown(): Partial<ListViewProps> {
    const { house } = this.#ears.visit;
    const { length } = this.screen.state.items;
    const isAlone = length <= 1 && this.#filter.isEmpty;
    return {
      title: this.services.texts.lobby.LOBBY_TEXTS.title,
      note:
        houseTrouble(this.services.texts, house) ??
        (isAlone ? this.services.texts.lobby.ALONE_TEXT : undefined),
      count: this.services.texts.lobby.hereCountText(
        new Set(house.here.map(({ person }) => person.id)).size,
      ),
      emptyText: this.#filter.isEmpty ? '' : this.services.texts.lobby.LOBBY_TEXTS.noneFound,
      header: (columns) => (length > 0 ? lobbyTitles(this.services.texts, columns) : undefined),
    };
  }

  #come(app: Navigator): void {
    this.#ears.lobby = this.screen;
    this.#look(app, true);
    const code = this.#code;
    this.#code = undefined;
    if (code !== undefined) this.#hear(this.#activity.come(code), app);
  }

  /** @param isAfresh whether the turn in every own game is found out */
  #look(app: Navigator, isAfresh = false): void {
    this.#refresh();
    const turns = this.#activity.turns.find(isAfresh);
    if (turns) this.#ears.run(app, async () => void (await turns));
  }

  /** Declines or takes back what the chosen line offers. */
  decline(app: Navigator): void {
    this.#hear(this.#activity.offers.drop(this.screen.chosen?.entry), app);
  }

  /** Begins or offers a game on the last terms. */
  playQuick(app: Navigator): void {
    this.#hear(this.#activity.offers.quickTyped(''), app);
  }

  /** Shows all lines again, else leaves for the menu. */
  goBack(app: Navigator): void {
    if (!this.screen.showAll()) this.#openMenu(app);
  }

  openMe(app: Navigator): void {
    const { person } = this.#ears.visit;
    const why = this.#activity.word('me').refusal();
    if (why) this.screen.warn(this.#ears.wordingOf(why));
    else if (person) app.open(meScreen(this.services, person));
  }

  /** Goes back to the menu or the board that has led here, or opens a menu. */
  #openMenu(app: Navigator): void {
    if (app.screens.length > 1) app.back();
    else app.open(app.routes.menu(this.services));
  }

  leave(app: Navigator): void {
    const text = this.#current?.leaveQuestion;
    if (text === undefined) app.quit();
    else this.screen.ask({ text, yes: () => app.quit() });
  }

  get #activity(): LobbyActivity {
    return this.#ears.activity;
  }

  #hear(answer: LobbyAnswer, app: Navigator): void {
    this.#ears.hear(answer, app, this.#face(app));
  }

  #face(app: Navigator): LobbyFace {
    const say = (sentence: Wording) => this.screen.warn(sentence);
    return {
      say,
      refuse: say,
      ask: (question) => this.screen.ask(question),
      go: (to, name) => {
        if (to === 'me') this.openMe(app);
        else if (to === 'challenge') app.open(challengeScreen(this.services, name));
      },
    };
  }

  /** What is refused is told on every screen: the player may look at another one by then. */
  #take(entry: LobbyEntry, app: Navigator): void {
    this.#ears.take(entry, app, { ...this.#face(app), refuse: (text) => app.tell(text) });
  }

  /** Shows the lines as they are now; the chosen one stays chosen, or the one in its place is. */
  #refresh(): void {
    const { house, person } = this.#ears.visit;
    const before = this.screen.chosen?.key;
    const isFound = byWords(this.#filter.text);
    const lines: LobbyLines = {
      texts: this.services.texts,
      view: lobbyView(this.#activity, this.services.charset),
      take: (entry, app) => this.#take(entry, app),
    };
    const items = lobbyEntries(house, person)
      .map((entry) => new LobbyRow(entry, lines))
      .filter((row) => this.#filter.text.trim() === '' || isFound(row.words));
    this.screen.show(
      items,
      items.find(({ key }) => key === before),
    );
  }
}

/** Tells a line from the others, as long as what it is about stands. */
function keyOfEntry(entry: LobbyEntry): string {
  switch (entry.kind) {
    case 'challenge':
      return `challenge ${entry.challenge.code}`;
    case 'own-game':
    case 'game':
      return `game ${entry.game.began.game}`;
    case 'person':
      return `person ${entry.person.id}`;
  }
}
