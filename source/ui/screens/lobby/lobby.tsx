import { type HallCommand, isGuest } from '../../../rooms/hall/hall-command.ts';
import { type LobbyEntry, lobbyEntries, turnOf } from '../../../rooms/hall/lobby-list.ts';
import type { Color } from '../../../rules/core/color.ts';
import { GUEST_TEXT, hallRefusalText } from '../../../text/hall-refusal.ts';
import {
  ALONE_TEXT,
  acceptQuestion,
  hereCountText,
  houseTrouble,
  LOBBY_TEXTS,
  type LobbyView,
  lobbyCells,
  lobbyDetail,
  SEEK_TEXTS,
  takeBackQuestion,
} from '../../../text/lobby.ts';
import { bindKeys, type KeyTable } from '../../app/keymap.ts';
import type { LeftGame, Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { CHOOSE_ROW, FILTER_ROW, ListScreen, withListRows } from '../list/list.tsx';
import { ListFilter } from '../list/list-filter.ts';
import type { ListItem } from '../list/list-state.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import { byWords, searchText } from '../list/word-search.ts';
import { challengeScreen } from './challenge-form.ts';
import { type HallEars, hallEars } from './hall-ears.ts';
import { lobbyLine, lobbyTitles } from './lobby-columns.ts';
import { meScreen } from './me.ts';
import { nameScreen } from './name-form.ts';
import { ratingsScreen } from './ratings.ts';
import { seekScreen } from './seek-form.ts';

/** What a line of the lobby asks of the lobby. */
interface LobbyLines {
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
    return searchText(Object.values(lobbyCells(this.entry, this.#lines.view)).join(' '));
  }

  text(columns: number): string {
    return lobbyLine(lobbyCells(this.entry, this.#lines.view), columns);
  }

  detail(): string {
    return lobbyDetail(this.entry, this.#lines.view);
  }

  choose(app: Navigator): void {
    this.#lines.take(this.entry, app);
  }
}

/** The keys of the lobby. */
export const LOBBY_KEYS: KeyTable<Lobby> = {
  title: 'Lobby',
  rows: withListRows<Lobby>([
    {
      ...CHOOSE_ROW,
      help: 'accept a challenge or take your own back, go into a game, challenge a player',
      short: 'take',
    },
    {
      keys: ['q'],
      help: 'a quick game: play whoever seeks the same, the nearest rating first',
      short: 'quick game',
      run: ({ services }, app) => app.open(seekScreen(services)),
    },
    {
      keys: ['c'],
      help: 'make a challenge',
      short: 'challenge',
      run: ({ services }, app) => app.open(challengeScreen(services)),
    },
    FILTER_ROW,
    {
      keys: ['d'],
      help: 'decline a challenge to you, or take your own back, or your seek',
      short: 'decline',
      rank: 2,
      run: (lobby, app) => lobby.decline(app),
    },
    {
      keys: ['m'],
      help: 'your ratings, keys and games',
      short: 'Me',
      rank: 2,
      run: (lobby, app) => lobby.openMe(app),
    },
    {
      keys: ['r'],
      help: 'the ratings of all',
      short: 'ratings',
      rank: 2,
      run: ({ services }, app) => app.open(ratingsScreen(services)),
    },
    {
      keys: ['escape'],
      help: 'seek no more; the menu, with the computer, courses and problems; from a game, back to it',
      short: 'menu',
      run: (lobby, app) => lobby.goBack(app),
    },
    {
      keys: ['ctrl-d'],
      help: 'leave the server',
      short: 'quit',
      rank: 1,
      run: (lobby, app) => lobby.leave(app),
    },
  ]),
  mouse: ['Click: choose the line; the second click takes it', 'Wheel: one line'],
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
  /** The side to move in one's own games, as far as it is known. */
  readonly #turns = new Map<string, Color>();
  /** The games of the other player of each of them, as they were when that was found out. */
  readonly #others = new Map<string, string>();
  /** The code with which the player has come, until it was looked at. */
  #code: string | undefined;

  constructor(services: Services, current?: LeftGame, code?: string) {
    this.services = services;
    this.#ears = hallEars(services);
    this.#current = current;
    this.#code = code;
    this.screen = new ListScreen<LobbyRow>({
      ...{ title: LOBBY_TEXTS.title, needsTwoClicks: true },
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
      note: houseTrouble(house) ?? (isAlone ? ALONE_TEXT : undefined),
      count: hereCountText(new Set(house.here.map(({ person }) => person.id)).size),
      emptyText: this.#filter.isEmpty ? '' : LOBBY_TEXTS.noneFound,
      header: (columns) => (length > 0 ? lobbyTitles(columns) : undefined),
    };
  }

  #come(app: Navigator): void {
    this.#ears.lobby = this.screen;
    this.#others.clear();
    this.#look(app);
    if (this.#code !== undefined) this.#enter(this.#code, app);
    this.#code = undefined;
  }

  #look(app: Navigator): void {
    this.#refresh();
    this.#lookAtTurns(app);
  }

  /** Leads to what has a code: asks whether to accept a challenge, goes into a game. */
  #enter(code: string, app: Navigator): void {
    const { house, person } = this.#ears.visit;
    const challenge = house.hall.challenge(code);
    const game = house.hall.running(code);
    if (challenge && challenge.by.id !== person?.id) {
      const text = acceptQuestion(challenge, this.services.charset);
      this.screen.ask({ text, yes: () => this.#ears.accept(code, app) });
    } else if (game) this.#ears.enter(game, app);
    else if (!challenge) this.screen.warn(LOBBY_TEXTS.noCode);
  }

  /** Shows all lines again, else ends the seek, else leaves for the menu. */
  goBack(app: Navigator): void {
    if (this.screen.showAll()) return;
    if (this.#isSeeking) this.#endSeek(app);
    else this.#openMenu(app);
  }

  openMe(app: Navigator): void {
    const { person } = this.#ears.visit;
    if (!person || isGuest(person)) this.screen.warn(GUEST_TEXT);
    else app.open(meScreen(this.services, person));
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

  /** Declines a challenge to oneself, or takes an own one back. */
  decline(app: Navigator): void {
    const entry = this.screen.chosen?.entry;
    if (entry?.kind === 'seek' && entry.isOwn) this.#endSeek(app);
    else if (entry?.kind !== 'challenge' || !(entry.isOwn || entry.isFor)) {
      this.screen.warn(LOBBY_TEXTS.notYours);
    } else if (entry.isOwn) this.#askTakeBack(entry, app);
    else this.#command({ kind: 'decline', code: entry.challenge.code }, LOBBY_TEXTS.declined, app);
  }

  #take(entry: LobbyEntry, app: Navigator): void {
    switch (entry.kind) {
      case 'challenge':
        if (entry.isOwn) this.#askTakeBack(entry, app);
        else this.#ears.accept(entry.challenge.code, app);
        return;
      case 'seek':
        if (entry.isOwn) this.#endSeek(app);
        else this.#command({ kind: 'seek', game: entry.seek.game }, undefined, app);
        return;
      case 'own-game':
      case 'game':
        this.#ears.enter(entry.game, app);
        return;
      case 'person':
        if (entry.person.id === this.#ears.visit.person?.id) this.openMe(app);
        else app.open(challengeScreen(this.services, entry.person.name));
        return;
      default:
        entry satisfies never;
    }
  }

  get #isSeeking(): boolean {
    const { house, person } = this.#ears.visit;
    return person !== undefined && house.hall.seeks.of(person.id) !== undefined;
  }

  #endSeek(app: Navigator): void {
    this.#command({ kind: 'end-seek' }, SEEK_TEXTS.ended, app);
  }

  #askTakeBack({ challenge }: Extract<LobbyEntry, { kind: 'challenge' }>, app: Navigator): void {
    const { code } = challenge;
    const yes = () => this.#command({ kind: 'withdraw', code }, undefined, app);
    this.screen.ask({ text: takeBackQuestion(challenge), yes });
  }

  /** @param done what is said when it is done; undefined where the event tells it */
  #command(command: HallCommand, done: string | undefined, app: Navigator): void {
    this.#ears.run(app, async () => {
      const answer = await this.#ears.visit.command(command);
      if (!answer.ok) this.screen.warn(hallRefusalText(answer.fault));
      else if (done !== undefined) this.screen.warn(done);
    });
  }

  get #view(): LobbyView {
    const { settings, charset } = this.services;
    const { house, person } = this.#ears.visit;
    return {
      house,
      me: person,
      variant: settings.all.variant,
      charset,
      turn: (game) => this.#turns.get(game),
    };
  }

  /** Shows the lines as they are now; the chosen one stays chosen, or the one in its place is. */
  #refresh(): void {
    const { house, person } = this.#ears.visit;
    const before = this.screen.chosen?.key;
    const isFound = byWords(this.#filter.text);
    const lines: LobbyLines = {
      view: this.#view,
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

  /** Finds out whose turn it is in the own games to or from which the other player has gone. */
  #lookAtTurns(app: Navigator): void {
    const { house, person } = this.#ears.visit;
    for (const { began } of person ? house.hall.runningOf(person.id) : []) {
      const { game } = began;
      const others = house.here.filter(({ person: one }) => one.id !== person?.id);
      const inGame = others.filter((one) => one.game === game).map(({ session }) => session);
      if (this.#others.get(game) === inGame.join()) continue;
      this.#others.set(game, inGame.join());
      this.#ears.run(app, async () => {
        const turn = await turnOf(house, game);
        if (turn) this.#turns.set(game, turn);
        // It is looked at again with the next change.
        else this.#others.delete(game);
      });
    }
  }
}

/** Tells a line from the others, as long as what it is about stands. */
function keyOfEntry(entry: LobbyEntry): string {
  switch (entry.kind) {
    case 'challenge':
      return `challenge ${entry.challenge.code}`;
    case 'seek':
      return `seek ${entry.seek.by.id}`;
    case 'own-game':
    case 'game':
      return `game ${entry.game.began.game}`;
    case 'person':
      return `person ${entry.person.id}`;
  }
}
