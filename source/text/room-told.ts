import type { GameTold } from '../activity/game.ts';
import type { RoomActivity } from '../activity/room.ts';
import { LONGEST_SAYING } from '../rooms/room-event.ts';
import type { RoomNews } from '../rooms/room-news.ts';
import { announce, endLines, gameHeading } from './game-lines.ts';
import { tellGame } from './game-told.ts';
import { matchEventText } from './news.ts';
import { idleTexts, rematchText, roomEventText, roomTexts, standingOffers } from './room.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import { type Entries, tell } from './tell.ts';
import type { Texts } from './texts.ts';

const BELL = '\x07';

interface RoomAt {
  readonly activity: RoomActivity;
  readonly telling: Telling;
  readonly texts: Texts;
  readonly keeper: 'server' | 'host';
}

/** What is told otherwise in a room than in a game. */
const ROOM_ENTRIES = {
  room: ({ news }, at) => tellNews(news, at),
  line({ isOnline }, { texts, telling, keeper }) {
    if (telling.face === 'screen') return SAID_NOTHING;
    const { LINE_BACK_TEXTS, LINE_LOST_TEXTS } = texts.room;
    return isOnline ? LINE_BACK_TEXTS[keeper] : warned(LINE_LOST_TEXTS[keeper]);
  },
  idle({ isWarning }, { activity, texts, telling: { face, settings } }) {
    const text = texts.words.joinSentences(idleTexts(texts, activity.stay.replica));
    const rings = face === 'lines' && isWarning && settings.bell === 'on';
    return rings ? `${text}${BELL}` : text;
  },
  muted: ({ isMuted }, { texts }) => texts.room.mutedText(isMuted),
  'engines-stay-out': (_, { texts }) => texts.room.ENGINES_STAY_OUT,
  leaves: (_, { activity: { isOnServer, match }, texts }) =>
    texts.room.leaveRoomQuestion(isOnServer, match.clock !== undefined),
  outcome: (what, at) => tellOutcome(what, at),
  'has-waited': (what, at) => tellOutcome(what, at),
  asked(what, { activity, texts, telling }) {
    const told = tellGame(activity, what, telling);
    if (what.word !== 'status') return told;
    return { ...told, lines: [...told.lines, ...roomTexts(texts, activity.stay.replica)] };
  },
} as const satisfies Entries<GameTold, RoomAt>;

/** Tells what a word or a move in a room has come to, and what others do there. */
export function tellRoom(activity: RoomActivity, what: GameTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const keeper = activity.isOnServer ? 'server' : 'host';
  const at: RoomAt = { activity, telling, texts, keeper };
  return isOfRoom(what) ? tell(what, at, ROOM_ENTRIES, {}) : tellGame(activity, what, telling);
}

function isOfRoom(what: GameTold): what is Extract<GameTold, { code: keyof typeof ROOM_ENTRIES }> {
  return what.code in ROOM_ENTRIES;
}

/** A move is told when the room has told it. */
function tellOutcome(
  what: Extract<GameTold, { code: 'outcome' | 'has-waited' }>,
  { activity, telling }: RoomAt,
): Said {
  const isPlayed = telling.face === 'lines' && what.outcome.kind === 'played';
  return isPlayed ? SAID_NOTHING : tellGame(activity, what, telling);
}

/** Says in a sentence what others have done in a room; undefined where that is not worth telling. */
export function roomNewsText(
  texts: Texts,
  { stay: { replica }, match }: RoomActivity,
  what: GameTold,
): string | undefined {
  const { joinSentences } = texts.words;
  if (what.code === 'event') return matchEventText(texts, what.event, match.ending);
  if (what.code === 'idle' && what.isWarning) return joinSentences(idleTexts(texts, replica));
  if (what.code !== 'room' || what.news.kind !== 'event' || what.news.isOwn) return undefined;
  const { event } = what.news;
  if (event.kind === 'offered') return joinSentences(standingOffers(texts, replica));
  const isTold = event.kind === 'said' || event.kind === 'greeted' || event.kind === 'seated';
  return isTold ? roomEventText(texts, event, replica) : undefined;
}

function tellNews(news: RoomNews, at: RoomAt): Said {
  const { activity, telling, texts, keeper } = at;
  const { replica, host } = activity.stay;
  switch (news.kind) {
    case 'event':
      return tellEvent(news, at);
    case 'refused': {
      const { refusal, typed } = news;
      if (refusal.code === 'game-over') return tellGame(activity, { code: 'over', typed }, telling);
      const refusedAt = { keeper, face: telling.face, longest: LONGEST_SAYING };
      return said(texts.room.roomRefusalText(refusal, refusedAt));
    }
    case 'rematch':
      return tellBegun(rematchText(texts, replica), at);
    case 'closed': {
      const isTaken = host === undefined && news.why === 'handed-over';
      return isTaken ? said(texts.room.OPEN_ELSEWHERE) : SAID_NOTHING;
    }
    case 'presence':
    case 'state':
      return SAID_NOTHING;
  }
}

function tellEvent({ event, moves }: Extract<RoomNews, { kind: 'event' }>, at: RoomAt): Said {
  const { activity, telling, texts } = at;
  const { match, stay } = activity;
  const isScreen = telling.face === 'screen';
  if (event.kind === 'offered') {
    return isScreen ? SAID_NOTHING : { lines: standingOffers(texts, stay.replica) };
  }
  const [played] = moves;
  if (event.kind === 'moved' && played && !isScreen) {
    const move = announce(texts, match, played, telling.settings);
    return { lines: [move, ...endLines(texts, match)] };
  }
  const text = roomEventText(texts, event, stay.replica);
  if (text === undefined) return SAID_NOTHING;
  return event.kind === 'seated' ? tellBegun(text, at) : said(text);
}

/** A screen shows how the game begins. */
function tellBegun(text: string, { activity, telling, texts }: RoomAt): Said {
  if (telling.face === 'screen') return said(text);
  const heading = gameHeading(texts, activity.match, telling.charset);
  return { lines: [text, ...heading, ...roomTexts(texts, activity.stay.replica, true)] };
}
