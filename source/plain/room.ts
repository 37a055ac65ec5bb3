import type { GameTold } from '../activity/game.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import { RoomActivity, RoomWatch } from '../activity/room.ts';
import { bySystem } from '../match/match-table.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Keeper } from '../text/en/room.ts';
import { announce, endLines, gameHeading, SCREEN_WORDS } from '../text/game.ts';
import { tellReplay } from '../text/replay.ts';
import { roomTexts, tellRoom } from '../text/room.ts';
import { screenPlaceText } from '../text/settings.ts';
import type { Telling } from '../text/tell.ts';
import type { LineBoard } from './line-board.ts';
import { type LineFace, LineSession } from './line-session.ts';
import { clockLines } from './play.ts';
import { type InnerReplay, matchInside, replayFace } from './replay.ts';

interface RoomLinesOptions extends InnerReplay {
  readonly stay: RoomStay;
  /** Default: a host. */
  readonly keeper?: Keeper;
}

/**
 * A game of a room without a screen, for a player or a watcher. What happens is told when the room
 * has told it, the own moves too.
 */
export function roomLines(options: RoomLinesOptions): LineSession<unknown> {
  const { stay, keeper = 'host', ...means } = options;
  const { tongue, settings, charset } = means;
  const { seat } = stay;
  const room = new RoomActivity(settings, stay, keeper === 'server');
  const clock = clockLines(tongue, room, bySystem);
  const around = {
    heading: () => (seat.game.hasBegun ? gameHeading(tongue.texts, room.match, charset) : []),
    standing: ({ settings }: Telling, board: LineBoard) => {
      if (!seat.game.hasBegun) return [];
      const { match } = room;
      const last = match.moves.at(-1);
      const position =
        last && !match.ending ? board.standing(announce(tongue.texts, match, last, settings)) : [];
      const people = roomTexts(tongue.texts, seat, true);
      return [...position, ...people, ...endLines(tongue.texts, match)];
    },
    changed: (tell: (lines: readonly string[]) => void) => clock.look(tell),
    close: () => {
      clock.end();
      room.close();
    },
  };
  if (seat.side === undefined) return watchLines(room, means, around);
  return new LineSession<GameTold>({
    ...means,
    ...around,
    activity: room,
    tell: (what, telling) => tellRoom(room, what, telling),
    task: (texts) => texts.game.MOVES_HELP[settings.all.speech],
    helped: 'room',
    screenWords: [...SCREEN_WORDS, 'hint'],
    go: (to, argument) => {
      if (to === 'replay') return matchInside(room, argument, means);
      const at = keeper === 'server' ? 'server' : 'here';
      return screenPlaceText(tongue.texts, to, settings.all, at);
    },
  }) as LineSession<unknown>;
}

/** What is told in the lines of a watcher: of the replay, or what happens in the room. */
type WatchTold = ReplayTold | { readonly code: 'in-room'; readonly news: GameTold };

/** The game of a room for a watcher. @param room tells what happens there */
function watchLines(
  room: RoomActivity,
  means: InnerReplay,
  around: Pick<LineFace<WatchTold>, 'heading' | 'standing' | 'changed' | 'close'>,
): LineSession<unknown> {
  const { seat } = room.stay;
  const watch = new RoomWatch(seat, means);
  return new LineSession<WatchTold>({
    ...replayFace(watch.replay, means),
    ...around,
    follow: (hear) =>
      room.follow((news) => {
        watch.follow();
        if (news.kind !== 'told') return;
        const { what, ...how } = news;
        hear({ ...how, ...(what && { what: { code: 'in-room', news: what } }) });
      }),
    tell: (what, telling) => {
      if (what.code === 'in-room') return tellRoom(room, what.news, telling);
      const told = tellReplay(watch.replay, what, telling);
      if (what.code !== 'asked' || what.word !== 'status') return told;
      return { ...told, lines: [...told.lines, ...roomTexts(telling.teller.texts, seat)] };
    },
  }) as LineSession<unknown>;
}
