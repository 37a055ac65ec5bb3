import type { GameTold } from '../activity/game.ts';
import { RoomActivity } from '../activity/room.ts';
import { bySystem } from '../match/match-table.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import type { Keeper } from '../text/en/room.ts';
import { announce, endLines, gameHeading } from '../text/game-lines.ts';
import { SCREEN_WORDS } from '../text/game-told.ts';
import type { Looks } from '../text/looks.ts';
import { roomTexts } from '../text/room.ts';
import { tellRoom } from '../text/room-told.ts';
import { screenPlaceText } from '../text/screen-places.ts';
import type { Tongue } from '../text/tongue.ts';
import { ClockLines } from './clock-lines.ts';
import { type LineFace, LineSession } from './line-session.ts';

interface RoomLinesOptions {
  readonly tongue: Tongue;
  readonly stay: RoomStay;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** Default: a host. */
  readonly keeper?: Keeper;
  /** What a place to go to is told as, where it is there. Default: it is on a screen alone. */
  readonly go?: LineFace<GameTold>['go'];
}

/**
 * A game of a room without a screen, for a player or a watcher. What happens is told when the room
 * has told it, the own moves too.
 */
export function roomLines({
  tongue,
  stay,
  settings,
  charset,
  looks,
  keeper = 'host',
  go,
}: RoomLinesOptions): LineSession<GameTold> {
  const activity = new RoomActivity(settings, stay, keeper === 'server');
  const { replica } = stay;
  const clock = new ClockLines(tongue, activity, bySystem);
  return new LineSession({
    ...{ tongue, activity, charset, looks },
    tell: (what, telling) => tellRoom(activity, what, telling),
    heading: () =>
      replica.game.hasBegun ? gameHeading(tongue.texts, activity.match, charset) : [],
    standing: ({ settings }, board) => {
      if (!replica.game.hasBegun) return [];
      const { match } = activity;
      const last = match.moves.at(-1);
      const position =
        last && !match.ending ? board.standing(announce(tongue.texts, match, last, settings)) : [];
      const people = roomTexts(tongue.texts, replica, true);
      return [...position, ...people, ...endLines(tongue.texts, match)];
    },
    task: (texts) => texts.gameLines.MOVES_HELP[settings.all.speech],
    wordHelp: (texts) => texts.room.ROOM_WORD_HELP,
    screenWords: [...SCREEN_WORDS, 'hint'],
    go: (to, argument, telling) =>
      go?.(to, argument, telling) ?? screenPlaceText(tongue.texts, to, argument, settings.all),
    changed: (tell) => clock.look(tell),
    close: () => clock.end(),
  });
}
