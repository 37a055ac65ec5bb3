import type { Place } from '../activity/answer.ts';
import { LobbyActivity } from '../activity/lobby.ts';
import type { LobbyTold } from '../activity/lobby-answer.ts';
import { ReplayActivity } from '../activity/replay.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { lobbyEntries } from '../rooms/hall/lobby-list.ts';
import type { Visit } from '../rooms/hall/visit.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import { challengeLine, houseTrouble } from '../text/lobby.ts';
import { meLines } from '../text/lobby-lists.ts';
import {
  enteredText,
  lobbyGreeting,
  lobbyView,
  tellLobby,
  toNameText,
} from '../text/lobby-told.ts';
import { type Looks, NO_LOOKS } from '../text/looks.ts';
import { nearWord } from '../text/not-understood.ts';
import { SAID_NOTHING, type Said, said } from '../text/said.ts';
import { serverPlaceText } from '../text/screen-places.ts';
import type { Texts } from '../text/texts.ts';
import { LineSession } from './line-session.ts';
import { replayLines } from './replay.ts';
import { roomLines } from './room.ts';
import { type Copy, type LineMode, refuse } from './run-lines.ts';

interface LobbyLinesOptions {
  readonly texts: Texts;
  readonly visit: Visit;
  readonly settings: SessionSettings;
  readonly engines: EngineRoom;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** What others type after `ssh` to come to the server. */
  readonly publicAddress?: string | undefined;
  /** The code of the challenge or game to which the guest goes at once. Default: none. */
  readonly code?: string | undefined;
}

/** Words that lead back to the lobby, beside `quit`. */
const BACK = ['lobby', 'menu'];

/** A game that is played or replayed, to which lines go as long as it is not left. */
interface Inner {
  readonly mode: LineSession<unknown>;
  /** Missing for a replay. */
  readonly stay?: RoomStay;
}

/** The lobby of a server without a screen, with the games to which it leads. */
export class LobbyLines implements LineMode {
  readonly #options: LobbyLinesOptions;
  readonly #activity: LobbyActivity;
  readonly #session: LineSession<LobbyTold>;
  #inner: Inner | undefined;
  #tellAlone: (lines: readonly string[]) => void = () => {};
  #copy: Copy = () => false;

  constructor(options: LobbyLinesOptions) {
    this.#options = options;
    const { texts, visit, settings, charset, looks, publicAddress, code } = options;
    const isBusy = () => this.#inner !== undefined;
    const activity = new LobbyActivity({
      visit,
      settings,
      publicAddress,
      code,
      isBusy,
      nearWord: (typed, words) => nearWord(texts, typed, words),
    });
    this.#activity = activity;
    this.#session = new LineSession({
      ...{ texts, activity, charset, looks },
      tell: (what, telling) => tellLobby(activity, what, telling),
      heading: () => this.#heading(),
      wordHelp: texts.lobbyWordHelp.LOBBY_WORD_HELP,
      go: (to, argument) => this.#go(to, argument),
    });
  }

  get hasQuit(): boolean {
    return this.#session.hasQuit;
  }

  /** The room in which the guest is or was last; undefined before the first one. */
  get latestStay(): RoomStay | undefined {
    return this.#activity.latestStay;
  }

  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#tellAlone = tell;
    this.#session.onOwnAccord(tell);
  }

  onClipboard(copy: Copy): void {
    this.#copy = copy;
    this.#session.onClipboard(copy);
  }

  /** Hears of the server no more, and leaves the game. */
  async close(): Promise<void> {
    this.#session.close();
    await this.#leave();
  }

  heading(): Promise<string[]> {
    return this.#session.heading();
  }

  async answer(line: string): Promise<string[]> {
    const inner = this.#inner;
    if (!inner) return this.#session.answer(line);
    const word = line.trim().toLowerCase();
    if (BACK.includes(word)) return this.#toLobby();
    const told = await inner.mode.answer(line);
    if (inner.mode.hasQuit) return [...told, ...(await this.#toLobby())];
    return word === 'help' && inner.stay
      ? [...told, this.#options.texts.lobbyTold.IN_GAME_HELP]
      : told;
  }

  #heading(): readonly string[] {
    const { house, person } = this.#options.visit;
    if (!person)
      return [this.#options.texts.lobby.NAME_TEXTS.about, this.#options.texts.lobbyTold.YOUR_NAME];
    const trouble = houseTrouble(this.#options.texts, house);
    const forMe = lobbyEntries(house, person).flatMap((entry) =>
      entry.kind === 'challenge' && entry.isFor
        ? [challengeLine(this.#options.texts, entry.challenge)]
        : [],
    );
    return [
      lobbyGreeting(this.#options.texts, person, lobbyView(this.#activity, this.#options.charset)),
      ...(trouble === undefined ? [] : refuse(trouble)),
      ...forMe,
    ];
  }

  #go(to: Place, argument: string): Said | Promise<Said> | undefined {
    const { latestStay, replayed } = this.#activity;
    switch (to) {
      case 'game':
        return latestStay && this.#enter(latestStay);
      case 'replay':
        return replayed && this.#replay(replayed);
      case 'challenge':
        return said(toNameText(this.#options.texts, argument));
      case 'me':
        return this.#me();
      default:
        return serverPlaceText(this.#options.texts, to, this.#options.settings.all);
    }
  }

  async #me(): Promise<Said> {
    const { visit, charset, publicAddress } = this.#options;
    const keys = await this.#activity.findKeys();
    const { person } = visit;
    if (!person) return SAID_NOTHING;
    return {
      lines: meLines(
        this.#options.texts,
        person,
        keys,
        lobbyView(this.#activity, charset),
        publicAddress,
      ),
    };
  }

  /** Goes into the room of a game. */
  async #enter(stay: RoomStay): Promise<Said> {
    const { settings, charset, looks = NO_LOOKS } = this.#options;
    const mode = roomLines(this.#options.texts, {
      ...{ stay, settings, charset, looks, keeper: 'server' },
      go: (to, word) =>
        to === 'replay'
          ? this.#replay(stay.replica.match.record, word)
          : serverPlaceText(this.#options.texts, to, settings.all),
    }) as LineSession<unknown>;
    return {
      lines: [enteredText(this.#options.texts, stay), ...(await this.#begin({ mode, stay }))],
    };
  }

  /** Steps through a game. @param word what is said there at once; '' for nothing */
  async #replay(record: GameRecord, word = ''): Promise<Said> {
    const { settings, engines, charset, looks, publicAddress } = this.#options;
    const analyst = () => engines.analyst();
    const activity = new ReplayActivity({
      settings,
      record,
      ply: 0,
      publicAddress,
      analyst,
      store: undefined,
    });
    const mode = replayLines(this.#options.texts, activity, { charset, ...(looks && { looks }) });
    const begun = await this.#begin({ mode });
    return { lines: [...begun, ...(word === '' ? [] : await mode.answer(word))] };
  }

  async #begin(inner: Inner): Promise<string[]> {
    await this.#leave();
    this.#inner = inner;
    inner.mode.onOwnAccord((lines) => this.#tellAlone(lines));
    inner.mode.onClipboard(this.#copy);
    return inner.mode.heading();
  }

  async #toLobby(): Promise<string[]> {
    const stay = this.#inner?.stay;
    await this.#leave();
    return [
      this.#options.texts.lobbyTold.IN_LOBBY,
      ...(stay?.replica.goesOn ? [this.#options.texts.lobbyTold.backToGameText(stay.code)] : []),
    ];
  }

  async #leave(): Promise<void> {
    const inner = this.#inner;
    this.#inner = undefined;
    inner?.mode.close();
    await inner?.stay?.leave();
  }
}
