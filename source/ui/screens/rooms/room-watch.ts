import { RoomWatch } from '../../../activity/room.ts';
import type { RoomNews } from '../../../rooms/room-news.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import { houseAlarm } from '../../../text/lobby.ts';
import { rematchText, roomEventText, watchedRoomText, watchedTitle } from '../../../text/room.ts';
import type { Sentence } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type ReplayScreen, replayMeans, replayScreen } from '../replay/replay.ts';

/** A game that others play in a room. */
export function roomWatchScreen(
  services: Services,
  stay: RoomStay,
  message?: Sentence,
): ReplayScreen {
  const { seat } = stay;
  const { record } = seat.match;
  const watch = new RoomWatch(seat, replayMeans(services));
  let endFollowing = () => {};
  const follow = () => {
    watch.follow();
    screen.prompt.suggestions.reset();
  };
  const hear = ({ event }: Extract<RoomNews, { kind: 'event' }>) => {
    if (event.kind === 'said' || event.kind === 'greeted') {
      screen.prompt.say((texts) => roomEventText(texts, event, seat) ?? '');
      return;
    }
    screen.prompt.hush();
    follow();
  };
  /** Shows the game that follows this one. */
  const watchNext = (app: Navigator) => {
    app.replace(roomWatchScreen(services, stay, (texts) => rematchText(texts, seat)));
  };
  services.enter(stay);
  const screen = replayScreen(
    services,
    watch.replay,
    {
      get title() {
        return watchedTitle(services.texts, seat, services.charset);
      },
      get label() {
        return services.texts.settings.PROMPT_LABELS.watching;
      },
      standing: () => {
        const text = watchedRoomText(services.texts, seat, watch.isLast);
        return text === '' ? undefined : text;
      },
      alarm: () => services.visit && houseAlarm(services.texts, services.visit.house),
      clock: () => (watch.isLast && !seat.match.ending ? seat.match.clock : undefined),
    },
    {
      shown: (app) => {
        // Another game may have begun while another screen was on top.
        if (seat.match.record !== record) {
          watchNext(app);
          return;
        }
        endFollowing();
        endFollowing = seat.follow((news) => {
          if (news.kind === 'rematch') watchNext(app);
          else if (news.kind === 'event') hear(news);
          app.changed();
        });
        follow();
      },
      hidden: () => endFollowing(),
      leave: (app) => {
        endFollowing();
        void services.leaveRoom();
        app.back();
      },
    },
  );
  if (message !== undefined) screen.prompt.say(message);
  return screen;
}
