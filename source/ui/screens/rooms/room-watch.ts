import { RoomWatch } from '../../../activity/room.ts';
import type { RoomNews } from '../../../rooms/room-news.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import { houseAlarm } from '../../../text/lobby.ts';
import { rematchText, roomEventText, watchedRoomText, watchedTitle } from '../../../text/room.ts';
import type { Sentence } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type ReplayScreen, replayMeans, replayScreen } from '../replay/replay.ts';

type Closing = Extract<RoomNews, { kind: 'closed' }>['why'];

/** A game that others play in a room. */
export function roomWatchScreen(
  services: Services,
  stay: RoomStay,
  message?: Sentence,
): ReplayScreen {
  const { replica } = stay;
  const { record } = replica.match;
  const watch = new RoomWatch(replica, replayMeans(services));
  let closed: Closing | undefined;
  let endFollowing = () => {};
  const follow = () => {
    watch.follow();
    screen.prompt.suggestions.reset();
  };
  const hear = (news: Exclude<RoomNews, { kind: 'rematch' }>) => {
    switch (news.kind) {
      case 'event': {
        const { event } = news;
        closed = undefined;
        if (event.kind === 'said' || event.kind === 'greeted') {
          screen.prompt.say((texts) => roomEventText(texts, event, replica) ?? '');
          return;
        }
        screen.prompt.hush();
        follow();
        return;
      }
      case 'closed':
        closed = news.why;
        return;
      case 'presence':
        if (replica.isOnline) closed = undefined;
        return;
      case 'state':
      case 'refused':
        return;
      default:
        news satisfies never;
    }
  };
  /** Shows the game that follows this one. */
  const watchNext = (app: Navigator) => {
    app.replace(roomWatchScreen(services, stay, (texts) => rematchText(texts, replica)));
  };
  services.enter(stay);
  const screen = replayScreen(
    services,
    watch.replay,
    {
      get title() {
        return watchedTitle(services.texts, replica, services.charset);
      },
      get label() {
        return services.texts.settings.PROMPT_LABELS.watching;
      },
      standing: () => {
        const text = watchedRoomText(services.texts, { replica, closed, isLast: watch.isLast });
        return text === '' ? undefined : text;
      },
      alarm: () => services.visit && houseAlarm(services.texts, services.visit.house),
      clock: () => (watch.isLast && !replica.match.ending ? replica.match.clock : undefined),
    },
    {
      shown: (app) => {
        // Another game may have begun while another screen was on top.
        if (replica.match.record !== record) {
          watchNext(app);
          return;
        }
        endFollowing();
        endFollowing = replica.follow((news) => {
          if (news.kind === 'rematch') watchNext(app);
          else hear(news);
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
