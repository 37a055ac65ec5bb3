import { Pacer } from '../../../pace/pace.ts';
import type { HallAnswer, HallCommand } from '../../../rooms/hall/hall-command.ts';
import type { Challenge, HallGame } from '../../../rooms/hall/hall-now.ts';
import type { House, HouseNews } from '../../../rooms/hall/house.ts';
import { seatOf } from '../../../rooms/hall/lobby-list.ts';
import type { OwnGame, Visit } from '../../../rooms/hall/visit.ts';
import { opposite } from '../../../rules/core/color.ts';
import { oncePer } from '../../../rules/core/once-per.ts';
import { GAME_DOOR_TEXTS, hallRefusalText } from '../../../text/hall-refusal.ts';
import { begunElsewhereText, begunText, LOBBY_TEXTS, watchedText } from '../../../text/lobby.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { FormScreen } from '../form/form.tsx';
import { roomPlayScreen } from '../play/room-play.tsx';
import { roomWatchScreen } from '../rooms/room-watch.ts';
import { LobbyTurns } from './lobby-turns.ts';

/** How often changes of the hall are shown; those between are shown together. */
const SHOWN = { perSecond: 2, atOnce: 1 };

/** What a session hears of the hall, whichever screen is on top. Leads into games that begin. */
export class HallEars {
  readonly visit: Visit;
  readonly #services: Services;
  /** The app of the session; undefined until a screen of the lobby was shown. */
  #app: Navigator | undefined;
  /** The challenges before the last change. */
  #challenges: Visit['house']['hall']['challenges'];
  /** The game to which the player is on the way. */
  #entering: string | undefined;
  /** The forms whose command is under way. */
  readonly #asking = new WeakSet<FormScreen>();
  /** What shows the hall now. */
  readonly #listeners = new Set<() => void>();
  #endOfGames: (() => void) | undefined;
  /** The lobby, once it was shown. */
  lobby: Screen | undefined;
  /** Shows what others have changed, when it is the session's turn. */
  readonly #changes: Pacer;

  constructor(services: Services, visit: Visit) {
    this.visit = visit;
    this.#services = services;
    this.#challenges = visit.house.hall.challenges;
    const { house } = visit;
    const lobby = {
      isGone: () => this.#app?.hasQuit !== false,
      draw: () => {
        if (this.#app) this.#show(this.#app);
      },
    };
    this.#changes = new Pacer(() => turnsOf(house).ask(lobby), SHOWN, house.time);
  }

  /**
   * Listens as long as a screen is on top.
   * @param changed called after changes, of several within a moment at the first and the last
   * @param shown called when the screen comes to the top. Default: as after a change
   */
  whileShown(
    changed: (app: Navigator) => void,
    shown = changed,
  ): Required<Pick<Screen, 'shown' | 'hidden'>> {
    let end = () => {};
    return {
      shown: (app) => {
        end();
        end = this.#follow(app, () => changed(app));
        shown(app);
      },
      hidden: () => end(),
    };
  }

  /** Begins to listen, if it has not begun yet. */
  #follow(app: Navigator, listener: () => void): () => void {
    this.#app = app;
    this.#services.followHouse((news) => this.#hear(news));
    this.#endOfGames ??= this.visit.onOwnGame((begun) => this.#hearBegun(begun));
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Accepts a challenge; the game opens when it has begun. Says why not where that is refused. */
  accept(code: string, app: Navigator): void {
    this.run(app, async () => {
      const done = await this.visit.command({ kind: 'accept', code });
      if (!done.ok) app.tell(hallRefusalText(done.fault));
    });
  }

  /**
   * Sends the command of a form, unless one is under way. The form says why it is refused.
   * @param then gets the answer
   */
  ask(
    form: FormScreen,
    app: Navigator,
    command: HallCommand,
    then: (answer: HallAnswer) => void,
  ): void {
    if (this.#asking.has(form)) return;
    this.#asking.add(form);
    form.warn(LOBBY_TEXTS.opening);
    this.run(app, async () => {
      const done = await this.visit.command(command);
      this.#asking.delete(form);
      if (done.ok) then(done.value);
      else form.warn(hallRefusalText(done.fault));
    });
  }

  /** Goes into a game: to its board where it is one's own, else to watch. */
  enter(game: HallGame, app: Navigator): void {
    const name = game.began.game;
    if (this.#entering === name || app.hasQuit) return;
    const { stay } = this.#services;
    const board =
      stay?.replica.known.game === name &&
      app.screens.findLast(({ match }) => match === stay.replica.match);
    if (board) {
      app.backTo(board);
      return;
    }
    this.#entering = name;
    const before = app.screen;
    this.run(app, async () => {
      const seat = seatOf(game, this.visit.person?.id);
      const stay = await this.visit.join(name, seat ? 'play' : 'watch').finally(() => {
        this.#entering = undefined;
      });
      if (!stay.ok) {
        app.tell(GAME_DOOR_TEXTS[stay.fault]);
      } else if (app.hasQuit || (!seat && app.screen !== before)) {
        await stay.value.leave();
      } else if (seat) {
        const text = begunText(game.began[opposite(seat)], seat);
        app.reset(roomPlayScreen(this.#services, stay.value, text));
      } else {
        app.open(roomWatchScreen(this.#services, stay.value, watchedText(game.began)));
      }
    });
  }

  /** Does something that takes time, and tells the views. What it throws ends the session alone. */
  run(app: Navigator, act: () => Promise<void>): void {
    act().then(
      () => app.changed(),
      (error) => {
        app.schedule(() => {
          throw error;
        }, 0);
      },
    );
  }

  #hear(news: HouseNews): void {
    const app = this.#app;
    if (!app || app.hasQuit) return;
    const isOwn = news.kind === 'event' && this.#isAbout(news.event);
    this.#challenges = this.visit.house.hall.challenges;
    // A frame costs more than all the rest: where the hall is not shown, none is drawn.
    if (this.#listeners.size === 0) return;
    if (isOwn) this.#show(app);
    else this.#changes.ask();
  }

  /** Whether the player has a part in what has happened. */
  #isAbout(event: Extract<HouseNews, { kind: 'event' }>['event']): boolean {
    const id = this.visit.person?.id;
    switch (event.kind) {
      case 'challenged':
        return isAbout(event, id);
      case 'sought':
        return event.by.id === id;
      case 'unsought':
        return event.person === id;
      case 'withdrawn':
        return this.#challenges.some((one) => one.code === event.code && isAbout(one, id));
      case 'began':
        return event.black.id === id || event.white.id === id;
      default:
        return false;
    }
  }

  /** Tells the listeners of what has changed. */
  #show(app: Navigator): void {
    if (this.#listeners.size === 0) return;
    for (const listener of this.#listeners) listener();
    app.changed();
  }

  #hearBegun({ game, isAccepted }: OwnGame): void {
    const app = this.#app;
    const seat = seatOf(game, this.visit.person?.id);
    if (!seat || !app || app.hasQuit) return;
    if (!isAccepted && this.#services.settings.all.bell === 'on') app.bell();
    if (isAccepted || !isBusy(app)) this.enter(game, app);
    else app.tell(begunElsewhereText(game.began[opposite(seat)]));
  }
}

/** Whether a challenge is by somebody, or for them by name. */
function isAbout({ by, to }: Pick<Challenge, 'by' | 'to'>, id: string | undefined): boolean {
  return by.id === id || (to.kind === 'person' && to.person === id);
}

/** In which turn the lobbies of a house are drawn by this process. */
const turnsOf = oncePer((house: House) => new LobbyTurns(house.time));

/** The ears of a session on a server. Throws `RangeError` elsewhere. */
export const hallEars = oncePer((services: Services) => {
  if (!services.visit) throw new RangeError('there is a lobby on a server only');
  return new HallEars(services, services.visit);
});

/** Whether a game is on the board that goes on, and the player waits for no other one. */
function isBusy({ screens }: Navigator): boolean {
  if (screens.some(({ kind }) => kind === 'waiting')) return false;
  return screens.some(({ kind, isOver }) => kind === 'play' && !isOver);
}
