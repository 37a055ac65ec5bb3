import type { HouseNews } from '../../hall/house.ts';
import type { Visit } from '../../hall/visit.ts';
import type { CourseProgress } from '../../match/lessons/course-walk.ts';
import type { Match } from '../../match/match.ts';
import type { MatchTable } from '../../match/match-table.ts';
import type { EngineRoom } from '../../match/participants/engine-room.ts';
import { type Opponents, seatOpponents } from '../../match/participants/opponents.ts';
import { NOBODY } from '../../match/participants/side.ts';
import type { ProblemShelf } from '../../match/problems/problem-shelf.ts';
import type { GameStore } from '../../records/store/store.ts';
import type { RoomDoor, RoomStay, Rooms } from '../../rooms/rooms.ts';
import type { MoveNotation } from '../../rules/notation/display.ts';
import { type Language, LETTERS, notationIn } from '../../settings/language.ts';
import type { SessionSettings } from '../../settings/session-settings.ts';
import type { AfterGames } from '../../study/after/after-games.ts';
import type { GameIndex } from '../../study/index/game-index.ts';
import type { MistakeShelf } from '../../study/mistakes/mistake-shelf.ts';
import {
  type CharacterWidths,
  type ColourLevel,
  decideCharset,
  decideColours,
  decidePictures,
  type Environment,
} from '../../terminal/capabilities.ts';
import type { Charset } from '../../text/charset.ts';
import { tellerFor } from '../../text/speech.ts';
import type { Telling } from '../../text/tell.ts';
import type { Teller } from '../../text/teller.ts';
import type { Texts } from '../../text/texts.ts';
import { changingTongue, type Tongue } from '../../text/tongue.ts';
import type { PictureFiles, PiecePictures } from './piece-pictures.ts';
import { type Theme, themeFor } from './theme.ts';

type Needed = 'texts' | 'settings' | 'store' | 'table' | 'engines' | 'problems' | 'random';
/** Default: no task of a course was done, and what else is missing is not there. */
type Optional =
  | 'progress'
  | 'mistakes'
  | 'gameIndex'
  | 'afterGames'
  | 'loadPictures'
  | 'rooms'
  | 'ending'
  | 'visit'
  | 'publicAddress';

interface ServiceOptions extends Pick<Services, Needed>, Partial<Pick<Services, Optional>> {
  readonly env: Environment;
  /** The name of the player at this terminal in a new game. Default: `Guest`. */
  readonly ownName?: () => string;
}

/** What all screens share. */
export class Services {
  readonly #tongue: Required<Tongue>;
  readonly settings: SessionSettings;
  readonly store: GameStore;
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  readonly problems: ProblemShelf;
  /** Numbers from 0 to below 1. */
  readonly random: () => number;
  /** The mistakes that the player studies; undefined where none are kept. */
  readonly mistakes: MistakeShelf | undefined;
  /** Analyses games that are over; undefined where nothing does. */
  readonly afterGames: AfterGames | undefined;
  /** What others played; undefined where nobody knows. */
  readonly gameIndex: GameIndex | undefined;
  /** The tasks of the courses that were done. */
  readonly progress: CourseProgress;
  readonly #ownName: () => string;
  #opponents: Opponents | undefined;
  #stay: RoomStay | undefined;
  #latestStay: RoomStay | undefined;
  readonly env: Environment;
  /** The character widths that the terminal has reported; undefined until it has answered. */
  widths: CharacterWidths | undefined;
  /** The background of the terminal; undefined until it has told it. */
  background: 'light' | 'dark' | undefined;
  /** The name of the terminal, as `decideColours` takes it; undefined until it has told one. */
  terminalName: string | undefined;
  /** The time that the terminal has taken to answer; undefined until it has. */
  lineMs: number | undefined;
  /** Reads the pictures of the pieces; undefined where none are shown. */
  readonly loadPictures: (() => Promise<PictureFiles>) | undefined;
  /** The rooms of people at other terminals; undefined where nobody can be met. */
  readonly rooms: Rooms | undefined;
  /** Ends the session when it is aborted; undefined where only the player ends it. */
  readonly ending: AbortSignal | undefined;
  /** The session on a server; undefined elsewhere. */
  readonly visit: Visit | undefined;
  /** What others type after `ssh`, `example.org:2222`; undefined where that is not known. */
  readonly publicAddress: string | undefined;
  #endFollowing: (() => void) | undefined;
  /** Where the player goes when the screens are gone; they come back after it. */
  door: RoomDoor | undefined;
  /** The pictures of the pieces on this terminal; undefined where none can be shown. */
  pictures: PiecePictures | undefined;

  constructor(options: ServiceOptions) {
    this.#tongue = changingTongue(options.texts, () => this.language);
    this.settings = options.settings;
    this.store = options.store;
    this.table = options.table;
    this.engines = options.engines;
    this.engines.staysOut ??= () => this.#stay?.seat.goesOn === true;
    this.problems = options.problems;
    this.random = options.random;
    this.mistakes = options.mistakes;
    this.gameIndex = options.gameIndex;
    this.afterGames = options.afterGames;
    if (this.afterGames) {
      this.afterGames.isTimedElsewhere = () => {
        const { match } = this.#stay?.seat ?? {};
        return match?.clock !== undefined && match.ending === undefined;
      };
    }
    this.progress = options.progress ?? new Set<string>();
    this.env = options.env;
    this.loadPictures = options.loadPictures;
    this.rooms = options.rooms;
    this.ending = options.ending;
    this.visit = options.visit;
    this.publicAddress = options.publicAddress;
    this.#ownName = options.ownName ?? (() => NOBODY);
  }

  /** Whether the player is a guest in the room of a host, whose process shows these screens. */
  get isGuestOfHost(): boolean {
    return this.ending !== undefined && this.visit === undefined;
  }

  /** The name of the player at this terminal in a new game. */
  get ownName(): string {
    return this.#ownName();
  }

  /** That name, and those that the player had before. */
  get ownNames(): readonly string[] {
    return this.settings.namesWith(this.ownName);
  }

  /** Opens the engines of the match that comes on the board, and ends those of the match before. */
  seat(match: Match): Opponents {
    void this.leaveRoom();
    this.#opponents?.close();
    this.#opponents = seatOpponents(match, this.engines, () => this.settings.all.resigns === 'on');
    return this.#opponents;
  }

  /** Ends the engines of a match that is no longer played here. */
  unseat(): void {
    this.#opponents?.close();
    this.#opponents = undefined;
  }

  /** Notes the room in which the player is, and leaves the one before. */
  enter(stay: RoomStay): void {
    this.unseat();
    if (this.#stay !== stay) void this.leaveRoom();
    this.#stay = stay;
    this.#latestStay = stay;
  }

  /** The room in which the player is or was last; undefined before the first one. */
  get latestStay(): RoomStay | undefined {
    return this.#latestStay;
  }

  /** The room in which the player is; undefined where there is none. */
  get stay(): RoomStay | undefined {
    return this.#stay;
  }

  /** Follows the house of the server until the session ends. Only the first listener is taken. */
  followHouse(listener: (news: HouseNews) => void): void {
    this.#endFollowing ??= this.visit?.house.follow(listener);
  }

  /** Leaves the room in which the player is, if there is one. */
  async leaveRoom(): Promise<void> {
    const stay = this.#stay;
    this.#stay = undefined;
    await stay?.leave();
  }

  /** Ends all engines, and leaves the room and the house. */
  async close(): Promise<void> {
    this.#endFollowing?.();
    this.#opponents?.close();
    this.afterGames?.close();
    this.engines.close();
    await this.leaveRoom();
  }

  /** The sentences of the language that the player reads. */
  get texts(): Texts {
    return this.#tongue.texts;
  }

  /** The language that is wanted. Without the letters of another there is English. */
  get language(): Language {
    const { language } = this.settings;
    const [, columns] = LETTERS[language] ?? [];
    const { letter = columns } = this.widths ?? {};
    return this.charset === 'ascii' || letter !== columns ? 'en' : language;
  }

  /** Takes the language that is wanted now. @returns whether it is another */
  followLanguage(): Promise<boolean> {
    return this.#tongue.follow();
  }

  get charset(): Charset {
    return decideCharset({
      setting: this.settings.all.charset,
      env: this.env,
      widths: this.widths,
    });
  }

  /** Tells moves and squares as the player sees them. */
  get teller(): Teller {
    return tellerFor(this.texts, 'hodges', this.notation);
  }

  /** How a screen tells what something has come to. */
  get telling(): Telling {
    const { teller, settings, charset } = this;
    return { face: 'screen', teller, settings: settings.all, charset };
  }

  /** The notation of move list, echo and completion. In ascii, numbers replace Japanese. */
  get notation(): MoveNotation {
    const notation = notationIn(this.texts.language, this.settings.all.notation);
    return notation === 'japanese' && this.charset === 'ascii' ? 'numbers' : notation;
  }

  /** Whether pieces are to be pictures: the player wishes it, and charset and theme go with them. */
  get wantsPictures(): boolean {
    const isWished = decidePictures({ setting: this.settings.all.pieces, env: this.env });
    return isWished && this.theme.hasTiles && this.charset === 'box';
  }

  get colourLevel(): ColourLevel {
    const { settings, env, terminalName: name } = this;
    return decideColours({ setting: settings.all.colour, env, name });
  }

  get theme(): Theme {
    return themeFor(this.settings.all.theme, this.colourLevel, this.background);
  }
}
