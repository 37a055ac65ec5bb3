import { playerName } from '../../../match/participants/side.ts';
import type { RoomNews } from '../../../rooms/room-news.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import { opposite } from '../../../rules/core/color.ts';
import { joinLine } from '../../../text/door-lines.ts';
import { playerShown } from '../../../text/records.ts';
import { termsTexts } from '../../../text/room.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Wording } from '../../../text/tongue.ts';
import { callPlayer } from '../../app/call-player.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { roomPlayScreen } from '../play/room-play.ts';
import { CodeScreen } from './code-screen.tsx';

/** A room to which nobody has come yet: its code, and what is offered. */
export function waitingScreen(services: Services, stay: RoomStay): CodeScreen {
  services.enter(stay);
  const { seat } = stay;
  let endFollowing = () => {};
  /** Shows the game: the other player has come. */
  const begin = (app: Navigator) => {
    endFollowing();
    const { match, side } = seat;
    const name = side && playerName(match.record, opposite(side));
    const message = name
      ? (texts: Texts) => texts.room.arrivalText(playerShown(texts, name), side)
      : undefined;
    app.reset(roomPlayScreen(services, stay, message));
    callPlayer(app, services, message?.(app.texts) ?? app.texts.settings.CALLS.begun);
  };
  const leave = (app: Navigator, warning?: Wording) => {
    endFollowing();
    void services.leaveRoom();
    app.reset(app.routes.menu(services, undefined, warning));
  };
  const hear = (news: RoomNews, app: Navigator) => {
    if (app.hasQuit) return;
    if (seat.game.hasBegun) begin(app);
    else if (news.kind === 'closed') {
      const isElsewhere = news.why === 'handed-over';
      leave(app, ({ room }) => (isElsewhere ? room.OPEN_ELSEWHERE : room.WAITING_TEXTS.closed));
    }
    app.changed();
  };
  return new CodeScreen({
    sent: () => ({
      code: stay.code,
      line: joinLine(stay),
      terms: termsTexts(services.texts, seat, services.charset),
    }),
    takeBack: leave,
    // It follows the room also while the keys lie on top.
    shown: (app) => {
      endFollowing();
      endFollowing = seat.follow((news) => hear(news, app));
      if (seat.game.hasBegun) begin(app);
    },
  });
}
