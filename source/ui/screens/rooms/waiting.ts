import { playerName } from '../../../match/participants/side.ts';
import type { RoomNews } from '../../../rooms/replica.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import { opposite } from '../../../rules/core/color.ts';
import { OPEN_ELSEWHERE } from '../../../text/room.ts';
import { arrivalText, joinLine, termsTexts, WAITING_TEXTS } from '../../../text/room-door.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { roomPlayScreen } from '../play/room-play.tsx';
import { CodeScreen, type SentCode } from './code-screen.tsx';

/** A room to which nobody has come yet: its code, and what is offered. */
export class WaitingScreen extends CodeScreen {
  readonly #services: Services;
  readonly #stay: RoomStay;
  #endFollowing = () => {};

  constructor(services: Services, stay: RoomStay) {
    super();
    services.enter(stay);
    this.#services = services;
    this.#stay = stay;
  }

  /** It follows the room also while the keys lie on top. */
  shown(app: Navigator): void {
    this.#endFollowing();
    this.#endFollowing = this.#stay.replica.follow((news) => this.#hear(news, app));
    if (this.#stay.replica.game.hasBegun) this.#begin(app);
  }

  protected get sent(): SentCode {
    const stay = this.#stay;
    return {
      code: stay.code,
      line: joinLine(stay),
      terms: termsTexts(stay, this.#services.charset),
    };
  }

  protected takeBack(app: Navigator): void {
    this.#leave(app);
  }

  #hear(news: RoomNews, app: Navigator): void {
    if (app.hasQuit) return;
    if (this.#stay.replica.game.hasBegun) this.#begin(app);
    else if (news.kind === 'closed') {
      const isElsewhere = news.why === 'handed-over';
      this.#leave(app, isElsewhere ? OPEN_ELSEWHERE : WAITING_TEXTS.closed);
    }
    app.changed();
  }

  /** Shows the game: the other player has come. */
  #begin(app: Navigator): void {
    this.#endFollowing();
    const { match, seat } = this.#stay.replica;
    const name = seat && playerName(match.record, opposite(seat));
    const message = seat && name && arrivalText(name, seat);
    app.reset(roomPlayScreen(this.#services, this.#stay, message));
    if (this.#services.settings.all.bell === 'on') app.bell();
  }

  #leave(app: Navigator, warning?: string): void {
    this.#endFollowing();
    void this.#services.leaveRoom();
    app.reset(app.routes.menu(this.#services, undefined, warning));
  }
}
