import { parseWord, ROOM_WORDS, type RoomWord, WORDS, wordsFor } from '../../../match/words.ts';
import type { Person } from '../../../rooms/hall/hall-command.ts';
import type { RoomNews } from '../../../rooms/replica.ts';
import type { RoomEvent } from '../../../rooms/room-event.ts';
import { RoomPlayers } from '../../../rooms/room-players.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import type { Color } from '../../../rules/core/color.ts';
import { houseAlarm, ratedText } from '../../../text/lobby.ts';
import { RESIGN_QUESTION } from '../../../text/question.ts';
import {
  ENGINES_STAY_OUT,
  idleTexts,
  type Keeper,
  LINE_LOST_TEXTS,
  leaveRoomQuestion,
  mutedText,
  ON_ITS_WAY,
  OPEN_ELSEWHERE,
  presentNames,
  rematchText,
  roomEventText,
  roomRefusalText,
  roomTexts,
  standingOffers,
} from '../../../text/room.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { roomHelpPage } from '../page/pages.ts';
import { PlayScreen } from './play.tsx';
import type { RoomShown } from './play-view.tsx';

/** Words that only work while the game goes on, and only after its end. */
const BEFORE_END: readonly RoomWord[] = [
  ...(['resign', 'draw', 'impasse', 'undo', 'adjourn', 'claim'] as const),
  'moves',
];
/** Words that after the end answer the offer of another game. */
const ANSWERS: readonly RoomWord[] = ['accept', 'decline'];
const AFTER_END: readonly RoomWord[] = ['rematch', 'replay'];

/** The game of a room, for one who plays it. */
export function roomPlayScreen(services: Services, stay: RoomStay, message?: string): PlayScreen {
  services.enter(stay);
  return new RoomPlayScreen(services, stay, new RoomPlayers(stay.replica), message);
}

class RoomPlayScreen extends PlayScreen {
  readonly #stay: RoomStay;
  readonly #players: RoomPlayers;
  readonly #endFollowing: () => void;
  #isWarned = false;
  /** Who plays, as the hall of a server has told. */
  #seats: Readonly<Record<Color, Person>> | undefined;

  constructor(services: Services, stay: RoomStay, players: RoomPlayers, message?: string) {
    super(services, players.match, message, players);
    this.#stay = stay;
    this.#players = players;
    this.#noteSeats();
    this.#endFollowing = stay.replica.follow((news) => this.#hearNews(news));
  }

  protected override wordsNow(isOver: boolean): readonly string[] {
    const isOffered = Object.values(this.#stay.replica.game.offers).length > 0;
    const notNow = isOver ? [...BEFORE_END, ...(isOffered ? [] : ANSWERS)] : AFTER_END;
    const words = wordsFor(ROOM_WORDS, this.match.variant);
    return words.map(({ name }) => name).filter((name) => !notNow.includes(name));
  }

  protected override get roomShown(): RoomShown {
    const { replica } = this.#stay;
    const { visit } = this.services;
    const isLost = !replica.isOnline && !replica.isOver;
    const alarm = isLost ? LINE_LOST_TEXTS[this.#keeper] : visit && houseAlarm(visit.house);
    return {
      names: presentNames(replica, this.services.charset, (color) => this.#ratingOf(color)),
      alarm: alarm ?? (replica.isLate ? ON_ITS_WAY : ''),
      texts: roomTexts(replica),
    };
  }

  get #keeper(): Keeper {
    return this.services.visit ? 'server' : 'host';
  }

  protected override openHelp(app: Navigator): void {
    app.open(roomHelpPage(this.match.variant, this.services.visit !== undefined));
  }

  /** The rating that a player has on the server, in the variant that is played. */
  #ratingOf(color: Color): string | undefined {
    const { visit, charset } = this.services;
    if (!visit) return undefined;
    this.#noteSeats();
    const player = this.#seats?.[color];
    const rated = player && visit.house.known(player.id)?.ratings.get(this.match.variant.id);
    return rated && ratedText(rated, charset);
  }

  /** Notes who plays: the hall looks no more for a game that is over. */
  #noteSeats(): void {
    const hall = this.services.visit?.house.hall;
    this.#seats = hall?.runningOfName(this.#stay.replica.known.game)?.began ?? this.#seats;
  }

  override submit(text: string, app: Navigator): void {
    const word = parseWord(ROOM_WORDS, text)?.word;
    const isEngineWord = parseWord(WORDS, text)?.word === 'hint' || word === 'replay';
    if (isEngineWord && !this.isOver) this.refuse(text, ENGINES_STAY_OUT);
    else if (!word && this.isWaiting) this.waitWith(text);
    else if (word === 'resign' && !this.isOver) {
      this.ask(text, { text: RESIGN_QUESTION, yes: () => this.enterLine(text, app) });
    } else {
      this.enterLine(text, app);
      if (word === 'mute') this.say(mutedText(this.#players.isMuted));
    }
  }

  override get leaveQuestion(): string | undefined {
    const { match, services } = this;
    const isIdle = match.moves.length === 0 || this.#stay.replica.game.isAdjourned;
    if (this.isOver || isIdle) return undefined;
    return leaveRoomQuestion(services.visit !== undefined, match.clock !== undefined);
  }

  protected override openMenu(app: Navigator): void {
    const { services, isOver } = this;
    if (!services.visit) super.openMenu(app);
    // An adjourned game goes on when both have left it, for which nobody need leave the server.
    else if (!isOver && !this.#stay.replica.game.isAdjourned) {
      app.open(app.routes.lobby(services, this));
    } else {
      void services.leaveRoom();
      app.reset(app.routes.lobby(services));
    }
  }

  #hearNews(news: RoomNews): void {
    switch (news.kind) {
      case 'event':
        this.#hearEvent(news.event, news.isOwn);
        break;
      case 'refused':
        this.#hearRefusal(
          news.typed,
          roomRefusalText(news.refusal, { keeper: this.#keeper, face: 'screen' }),
        );
        break;
      case 'closed':
        // It stays when the line is back.
        if (news.why === 'handed-over' && this.#stay.host === undefined) this.news = OPEN_ELSEWHERE;
        break;
      case 'rematch':
        this.#playAgain();
        return;
      case 'presence':
        this.#hearIdle();
        break;
      case 'state':
        break;
      default:
        news satisfies never;
    }
    const { app } = this;
    if (!app) return;
    // The words and moves of now may be others.
    this.suggestions.reset();
    this.suggestions.follow(this.line, app);
    app.changed();
  }

  /** Shows the game that has begun in the room, whichever screen is on top. */
  #playAgain(): void {
    const stay = this.#stay;
    this.#endFollowing();
    this.#players.close();
    const { app } = this;
    if (!app || app.hasQuit) return;
    app.reset(roomPlayScreen(this.services, stay, rematchText(stay.replica)));
    this.ring(app);
    app.changed();
  }

  /** Tells what is not told as an event of the match. */
  #hearEvent(event: RoomEvent, isOwn: boolean): void {
    const { replica } = this.#stay;
    const isTalk = event.kind === 'said' || event.kind === 'greeted';
    if (isTalk && event.by !== replica.seat && this.#players.isMuted) return;
    const text = roomEventText(event, replica);
    const isSaid = isTalk && !isOwn;
    // What somebody says stays while one thinks about a move.
    if (isSaid) this.news = text;
    else if (text !== undefined) this.say(text);
    // An offer stands below the board as long as it stands.
    else if (event.kind === 'offered') this.forgetAnswer();
    const isHeard = isSaid || event.kind === 'offered' || event.kind === 'seated';
    if (!isHeard || isOwn || !this.app) return;
    this.ring(this.app);
    this.tellBelow(event.kind === 'offered' ? standingOffers(replica).join(' ') : text);
  }

  /** Warns the player who has not moved for long, once, wherever they look. */
  #hearIdle(): void {
    const { replica } = this.#stay;
    const isWarned = replica.idle === 'warned' && replica.match.game.turn === replica.seat;
    const isNew = isWarned && !this.#isWarned;
    this.#isWarned = isWarned;
    const { app } = this;
    if (!isNew || !app || app.hasQuit) return;
    this.ring(app);
    this.tellBelow(idleTexts(replica).join(' '));
  }

  /** Brings the refused line back, unless another is being typed. */
  #hearRefusal(typed: string, text: string): void {
    this.forgetAnswer();
    if (this.line.isEmpty) this.refuse(typed, text);
    else this.warn(text);
  }
}
