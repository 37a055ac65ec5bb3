import { type ActivityNews, awaited, type Place } from '../../../activity/answer.ts';
import { LobbyActivity } from '../../../activity/lobby.ts';
import type { LobbyAnswer, LobbyItem, LobbyTold } from '../../../activity/lobby-answer.ts';
import type { Challenge, HallGame } from '../../../hall/hall-now.ts';
import type { House, HouseNews } from '../../../hall/house.ts';
import { seatOf } from '../../../hall/lobby-list.ts';
import type { Visit } from '../../../hall/visit.ts';
import { Pacer } from '../../../pace/pace.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import { oncePer } from '../../../rules/core/once-per.ts';
import { SqlError } from '../../../sql/sql.ts';
import { enteredText, tellLobby } from '../../../text/lobby.ts';
import type { Texts } from '../../../text/texts.ts';
import { onceALanguage, type Wording } from '../../../text/tongue.ts';
import { callPlayer } from '../../app/call-player.ts';
import type { Question } from '../../app/question.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { FormScreen } from '../form/form.tsx';
import { roomPlayScreen } from '../play/room-play.ts';
import { replayOf } from '../replay/replay.ts';
import { roomWatchScreen } from '../rooms/room-watch.ts';
import { LobbyTurns } from './lobby-turns.ts';

/** What a screen of the lobby shows of an outcome. */
export interface LobbyFace {
  readonly say: (sentence: Wording) => void;
  readonly refuse: (sentence: Wording) => void;
  /** Default: nothing is asked there. */
  readonly ask?: (question: Question) => void;
  /** Goes to a place other than a game. Default: nothing leads there. */
  readonly go?: (to: Place, argument: string) => void;
}

const GAMES_AWAY: Wording = ({ lobby }) => lobby.GAME_FAULT_TEXTS.away;

/** How often changes of the hall are shown; those between are shown together. */
const SHOWN = { perSecond: 2, atOnce: 1 };

/** What a session hears of the hall, whichever screen is on top. Leads into games that begin. */
export class HallEars {
  readonly visit: Visit;
  readonly activity: LobbyActivity;
  readonly #services: Services;
  /** The app of the session; undefined until a screen of the lobby was shown. */
  #app: Navigator | undefined;
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
    const { settings, publicAddress } = services;
    const isBusy = () => this.#app !== undefined && isPlaying(this.#app);
    this.activity = new LobbyActivity({ visit, settings, publicAddress, isBusy });
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
    this.#endOfGames ??= this.activity.follow((news) => this.#hearNews(news));
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Does what a form asks for, unless it is being done. The form says why it is refused.
   * @param then gets the answer
   */
  ask(
    form: FormScreen,
    app: Navigator,
    act: () => LobbyAnswer,
    then: (answer: LobbyAnswer) => void,
  ): void {
    if (this.#asking.has(form)) return;
    this.#asking.add(form);
    form.warn(({ lobby }) => lobby.LOBBY_TEXTS.opening);
    this.run(app, async () => {
      const answer = await awaited(act());
      this.#asking.delete(form);
      if (answer.kind === 'refused') form.warn(this.wordingOf(answer.why));
      else then(answer);
    });
  }

  /** Does what a line of a list is for. */
  take(item: LobbyItem, app: Navigator, face: LobbyFace): void {
    const board = 'game' in item && this.#boardOf(item.game, app);
    if (board) app.backTo(board);
    else this.hear(this.activity.take(item), app, face);
  }

  /**
   * Shows what something in the lobby has come to, and goes where it leads.
   * @param before the screen on which it was asked for. Default: the one on top
   */
  hear(answer: LobbyAnswer, app: Navigator, face: LobbyFace, before = app.screen): void {
    switch (answer.kind) {
      case 'told':
      case 'done':
        if (answer.what !== undefined) face.say(this.wordingOf(answer.what));
        return;
      case 'refused':
        face.refuse(this.wordingOf(answer.why));
        return;
      case 'asked': {
        const yes = () => this.hear(answer.yes(), app, face);
        const { what } = answer;
        const ears = this;
        face.ask?.({
          get text() {
            return ears.textOf(what);
          },
          yes,
        });
        return;
      }
      case 'later':
        this.run(app, async () => this.hear(await awaited(answer), app, face, before));
        return;
      case 'go':
        this.#go(answer, app, face, before);
        return;
      case 'nothing':
      case 'page':
      case 'unread':
        return;
      default:
        answer satisfies never;
    }
  }

  /** What something has come to, in whichever language is read. */
  wordingOf(what: LobbyTold): Wording {
    const read = onceALanguage(() => this.textOf(what));
    // It tells of this moment, whenever it is drawn.
    read(this.#services.texts);
    return read;
  }

  /** Says in a sentence what something has come to. */
  textOf(what: LobbyTold): string {
    const { texts, telling } = this.#services;
    return texts.words.joinSentences(tellLobby(this.activity, what, telling).lines);
  }

  #go(
    { to, argument }: Extract<LobbyAnswer, { kind: 'go' }>,
    app: Navigator,
    face: LobbyFace,
    before: Screen,
  ): void {
    const { latestStay, records } = this.activity;
    const isThere = !app.hasQuit && app.screen === before;
    if (to === 'game' && latestStay) this.#enter(latestStay, isThere, app);
    else if (to === 'replay') {
      if (isThere && records.replayed) app.open(replayOf(this.#services, records.replayed));
    } else face.go?.(to, argument);
  }

  /** Shows the board of a room; who only watches may have gone elsewhere meanwhile. */
  #enter(stay: RoomStay, isThere: boolean, app: Navigator): void {
    const { side } = stay.seat;
    const text = (texts: Texts) => enteredText(texts, stay);
    if (app.hasQuit || !(side || isThere)) void stay.leave();
    else if (side) app.reset(roomPlayScreen(this.#services, stay, text));
    else app.open(roomWatchScreen(this.#services, stay, text));
  }

  /** The board of a game, if the player has left it for the lobby. */
  #boardOf({ began, ended }: HallGame, app: Navigator): Screen | undefined {
    const { stay } = this.#services;
    if (ended || stay?.seat.name !== began.game) return undefined;
    return app.screens.findLast(({ match }) => match === stay.seat.match);
  }

  /**
   * Does something that takes time, and tells the views. That the house cannot read now is told;
   * what else it throws ends the session alone.
   */
  run(app: Navigator, act: () => Promise<void>): void {
    act().then(
      () => app.changed(),
      (error) => {
        if (error instanceof SqlError) return app.tell(GAMES_AWAY);
        app.schedule(() => {
          throw error;
        }, 0);
      },
    );
  }

  #hear(news: HouseNews): void {
    const app = this.#app;
    if (!app || app.hasQuit) return;
    const isOwn = this.#isAbout(news);
    // A frame costs more than all the rest: where the hall is not shown, none is drawn.
    if (this.#listeners.size === 0) return;
    if (isOwn) this.#show(app);
    else this.#changes.ask();
  }

  /** Whether the player has a part in what has happened. */
  #isAbout(news: HouseNews): boolean {
    const id = this.visit.person?.id;
    switch (news.kind) {
      case 'challenged':
      case 'withdrawn':
        return isAbout(news.challenge, id);
      case 'began':
        return seatOf(news.game, id) !== undefined;
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

  /** Shows what comes of itself: games that begin. */
  #hearNews(news: ActivityNews<LobbyTold>): void {
    const app = this.#app;
    if (!app || app.hasQuit) return;
    const say = (sentence: Wording) => app.tell(sentence);
    if (news.kind === 'entered') this.hear(news.answer, app, { say, refuse: say });
    else if (news.what !== undefined) say(this.wordingOf(news.what));
    if (news.kind !== 'told' || !news.isHeard) return;
    const text =
      news.what === undefined ? this.#services.texts.settings.CALLS.begun : this.textOf(news.what);
    callPlayer(app, this.#services, text);
  }
}

/** Whether a challenge is by somebody, or for them by name. */
function isAbout({ by, to }: Pick<Challenge, 'by' | 'to'>, id: string | undefined): boolean {
  return by.id === id || (to.kind === 'person' && to.person === id);
}

/** The order in which this process draws the lobbies of a house. */
const turnsOf = oncePer((house: House) => new LobbyTurns(house.time));

/** The ears of a session on a server. Throws `RangeError` elsewhere. */
export const hallEars = oncePer((services: Services) => {
  if (!services.visit) throw new RangeError('there is a lobby on a server only');
  return new HallEars(services, services.visit);
});

/** Whether a game is on the board that goes on, and the player waits for no other one. */
function isPlaying({ screens }: Navigator): boolean {
  if (screens.some(({ kind }) => kind === 'waiting')) return false;
  return screens.some(({ kind, isOver }) => kind === 'play' && !isOver);
}
