import { RoomActivity } from '../../../activity/room.ts';
import type { Person } from '../../../hall/hall-command.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import type { Color } from '../../../rules/core/color.ts';
import { houseAlarm, shortRatedText } from '../../../text/lobby.ts';
import {
  doubtText,
  presenceTexts,
  presentNames,
  roomNewsText,
  standingOffers,
  tellRoom,
  watchedTitle,
} from '../../../text/room.ts';
import type { Sentence } from '../../../text/tongue.ts';
import type { LeftGame, Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { roomHelpPage } from '../page/pages.ts';
import { type PlayScreen, showGame } from './play.ts';
import type { RoomShown } from './play-board.ts';

/** The game of a room, for one who plays it. @param message shown first */
export function roomPlayScreen(services: Services, stay: RoomStay, message?: Sentence): PlayScreen {
  services.enter(stay);
  const { visit } = services;
  const activity = new RoomActivity(services.settings, stay, visit !== undefined);
  const players = new RoomSeats(services, stay);
  const screen: PlayScreen = showGame(services, activity, {
    tell: (what, telling) => tellRoom(activity, what, telling),
    helpPage: () => roomHelpPage(activity.game.variant, visit !== undefined),
    room: () => players.shown,
    // The screens of a guest end with the room.
    leave: (app, left) =>
      services.isGuestOfHost
        ? screen.enterWord('quit', app)
        : leaveRoom(services, activity, app, left),
    newsText: (what) => roomNewsText(services.texts, activity, what),
  });
  screen.prompt.news = message;
  screen.prompt.isGreeting = true;
  return screen;
}

/** Leads to where other games are begun. */
function leaveRoom(
  services: Services,
  { isOver, stay }: RoomActivity,
  app: Navigator,
  left: LeftGame,
): void {
  if (!services.visit) app.open(app.routes.menu(services, left));
  // An adjourned game goes on when both have left it, for which nobody need leave the server.
  else if (!isOver && !stay.seat.game.isAdjourned) app.open(app.routes.lobby(services, left));
  else {
    void services.leaveRoom();
    app.reset(app.routes.lobby(services));
  }
}

/** The players of a room, and how it is with them. */
class RoomSeats {
  readonly #services: Services;
  readonly #stay: RoomStay;
  /** The players, as the hall of a server has told. */
  #seats: Readonly<Record<Color, Person>> | undefined;

  constructor(services: Services, stay: RoomStay) {
    this.#services = services;
    this.#stay = stay;
    this.#noteSeats();
  }

  get shown(): RoomShown {
    const { seat } = this.#stay;
    const { texts, visit, charset } = this.#services;
    const doubt = doubtText(texts, seat);
    const alarm = doubt ?? (visit && houseAlarm(texts, visit.house));
    return {
      names: presentNames(texts, seat, charset, (color) => this.#ratingOf(color)),
      alarm: alarm ?? (seat.isLate ? texts.room.ON_ITS_WAY : ''),
      title: watchedTitle(texts, seat, charset),
      offers: standingOffers(texts, seat),
      texts: presenceTexts(texts, seat),
    };
  }

  /** The rating that a player has on the server, in the variant that is played. */
  #ratingOf(color: Color): string | undefined {
    const { visit, charset } = this.#services;
    if (!visit) return undefined;
    this.#noteSeats();
    const player = this.#seats?.[color];
    const { variant } = this.#stay.seat.match;
    const rated = player && visit.house.known(player.id)?.ratings.get(variant.id);
    return rated && shortRatedText(rated, charset);
  }

  /** Notes who plays: the hall looks no more for a game that is over. */
  #noteSeats(): void {
    const { games = [] } = this.#services.visit?.house.hall ?? {};
    const own = games.find(({ began }) => began.game === this.#stay.seat.name);
    this.#seats = own?.began ?? this.#seats;
  }
}
