import type { GameTold } from '../activity/game.ts';
import type { RoomActivity } from '../activity/room.ts';
import { printable } from '../clean/clean-text.ts';
import { timeControlOf } from '../match/match-clock.ts';
import type { Replica } from '../rooms/replica.ts';
import { LONGEST_SAYING, type RoomEvent } from '../rooms/room-event.ts';
import type { RoomNews } from '../rooms/room-news.ts';
import type { Presence } from '../rooms/room-port.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Charset } from './charset.ts';
import type { Closing } from './en/room.ts';
import { announce, endLines, gameHeading, matchEventText, tellGame } from './game.ts';
import { playerOfSide } from './records.ts';
import { positionTitle } from './status.ts';
import { type Entries, SAID_NOTHING, type Said, said, type Telling, tell, warned } from './tell.ts';
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
  leaves: (_, { activity: { isOnServer, match }, texts }) =>
    texts.room.leaveRoomQuestion(isOnServer, match.clock !== undefined),
  outcome: tellOutcome,
  'has-waited': tellOutcome,
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

/** A line that plays a move tells nothing: the room tells the move when it comes back. */
function tellOutcome(
  what: Extract<GameTold, { code: 'outcome' | 'has-waited' }>,
  { activity, telling }: RoomAt,
): Said {
  const isPlayed = telling.face === 'lines' && what.outcome.kind === 'played';
  return isPlayed ? SAID_NOTHING : tellGame(activity, what, telling);
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

/** Tells that a game begins, in lines with its heading; a screen shows that. */
function tellBegun(text: string, { activity, telling, texts }: RoomAt): Said {
  if (telling.face === 'screen') return said(text);
  const heading = gameHeading(texts, activity.match, telling.charset);
  return { lines: [text, ...heading, ...roomTexts(texts, activity.stay.replica, true)] };
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

// Events and offers

/** What is said of an event, beside moves and the end; undefined where nothing is. */
export function roomEventText(
  texts: Texts,
  event: RoomEvent,
  { seat, match: { record } }: Replica,
): string | undefined {
  const { FIXED_WORD_TEXTS, ROOM_EVENT_TEXTS, declinedText, saidText, seatedText } = texts.room;
  const { by } = event;
  const named = (color: Color) => playerOfSide(texts, record, color);
  const isOwn = by !== undefined && by === seat;
  const speaker = isOwn ? undefined : by ? named(by) : '';
  switch (event.kind) {
    case 'seated':
      return seatedText(named(event.color), event.color);
    case 'declined':
      return declinedText(isOwn ? undefined : by);
    case 'said':
      // In one line, and with nothing that acts on the terminal.
      return saidText(speaker, printable(event.text.replace(/\s+/g, ' ').trim()));
    case 'greeted':
      return saidText(speaker, FIXED_WORD_TEXTS[event.what]);
    case 'lapsed':
    case 'adjourned':
    case 'continued':
      return ROOM_EVENT_TEXTS[event.kind];
    default:
      return undefined;
  }
}

/** `White offers a draw: accept or decline.`, or what oneself has offered. */
export function standingOffers({ room }: Texts, { game, seat }: Replica): string[] {
  return COLORS.flatMap((color) => {
    const what = game.offers[color];
    if (what === undefined) return [];
    const isOwn = color === seat;
    return isOwn ? room.ownOfferText(what) : room.otherOfferText(color, what, seat !== undefined);
  });
}

/** Tells a player, or a watcher, that another game has begun in the room. */
export function rematchText(texts: Texts, { match, seat }: Replica): string {
  const named = (color: Color) => playerOfSide(texts, match.record, color);
  if (!seat) return texts.room.watchedRematchText(named('black'), named('white'));
  return texts.room.ownRematchText(seat, named(opposite(seat)));
}

/** What a room offers, a sentence each, for somebody who sits in it. */
export function termsTexts(texts: Texts, { game, seat }: Replica, charset: Charset): string[] {
  const { OFFERS } = texts.room;
  const { variant, record } = game.match;
  return [
    texts.words.asSentences(positionTitle(texts, variant, record.start.placement, charset)),
    ...(seat ? [texts.lobby.offeredSideText({ side: seat })] : []),
    OFFERS.clock(texts.game.timeControlText(timeControlOf(record))),
    game.opened.hasWatchers ? OFFERS.watched : OFFERS.unwatched,
  ];
}

// Who is there

/** What is offered, how many watch, and what `presenceTexts` tells: a sentence each. */
export function roomTexts(texts: Texts, replica: Replica, saysOnce = false): string[] {
  const { room, words } = texts;
  const { watchers } = replica;
  return [
    ...standingOffers(texts, replica),
    ...presenceTexts(texts, replica, saysOnce),
    ...(watchers > 0 ? [words.asSentences(room.watchingCountText(watchers))] : []),
  ];
}

/** Said of a longer round trip, in milliseconds. */
const LONG_TRIP_MS = 300;

/**
 * The absent, the delay of the line and what is adjourned: a sentence each.
 * @param saysOnce whether nobody takes a sentence away that is no longer true
 */
export function presenceTexts(texts: Texts, replica: Replica, saysOnce = false): string[] {
  const { ADJOURNED, awayText, hasLeftText, longTripText } = texts.room;
  const { game, seat, roundTripMs } = replica;
  const { ending, moves } = game.match;
  const others = COLORS.filter((color) => color !== seat && replica.isOnline && !ending);
  const absent = others.flatMap((color) => {
    const presence = replica.presence(color);
    if (presence === 'gone') return hasLeftText(color, seat !== undefined);
    // Before the first move the other one is about to come.
    const isComing = saysOnce && moves.length === 0;
    return presence === 'here' || isComing ? [] : awayText(color);
  });
  return [
    ...(game.isAdjourned ? [ADJOURNED] : []),
    ...absent,
    ...idleTexts(texts, replica),
    ...(roundTripMs > LONG_TRIP_MS ? [longTripText(roundTripMs)] : []),
  ];
}

/** Whoever has not moved for long in a game without a clock, and what comes of it. */
function idleTexts(texts: Texts, replica: Replica): string[] {
  const { idle, seat, match } = replica;
  const { turn } = match.game;
  if (!idle || match.ending) return [];
  if (turn === seat) return [texts.room.OWN_IDLE_TEXTS[idle]];
  // Whoever is away is said to be so.
  if (replica.presence(turn) !== 'here') return [];
  return [texts.room.unmovedText(turn, idle === 'overdue' && seat !== undefined)];
}

const SIGNS = {
  box: { here: '●', away: '◐', gone: '○' },
  frame: { here: '*', away: '-', gone: 'x' },
  ascii: { here: '*', away: '-', gone: 'x' },
} as const satisfies Readonly<Record<Charset, Readonly<Record<Presence, string>>>>;

/** The players, each with a dot: here, away, gone. @param ratingOf their rating, where it is known */
export function presentNames(
  texts: Texts,
  replica: Replica,
  charset: Charset,
  ratingOf: (color: Color) => string | undefined,
): Readonly<Record<Color, string>> {
  const named = (color: Color) => {
    const sign = SIGNS[charset][replica.presence(color)];
    const name = playerOfSide(texts, replica.match.record, color);
    return [sign, name, ratingOf(color)].filter((part) => part !== undefined).join(' ');
  };
  return { black: named('black'), white: named('white') };
}

/** The title of a position, and how many watch: `Shogi, even game (2 watching)`. */
export function watchedTitle(texts: Texts, replica: Replica, charset: Charset): string {
  const { variant, start } = replica.match.record;
  const title = positionTitle(texts, variant, start.placement, charset);
  const { watchers } = replica;
  return watchers > 0 ? `${title} (${texts.room.watchingCountText(watchers)})` : title;
}

/** How a room stands, for a watcher. */
interface WatchedRoom {
  readonly replica: Replica;
  /** Why the room was closed last, if it was. */
  readonly closed: Closing | undefined;
  /** Whether the last move is shown. */
  readonly isLast: boolean;
}

/** The players, and which of them are there; or what is waited for. */
export function watchedRoomText(texts: Texts, { replica, closed, isLast }: WatchedRoom): string {
  const { CLOSED_TEXTS, WATCHED_TEXTS, watchedPlayersText } = texts.room;
  const { game, isOnline } = replica;
  const standing = () => {
    if (game.match.ending) return [];
    if (!isOnline) return [closed ? CLOSED_TEXTS[closed] : WATCHED_TEXTS.lost];
    if (!game.hasBegun) return [WATCHED_TEXTS.empty];
    const players = COLORS.map((color) => ({
      name: playerOfSide(texts, game.match.record, color),
      presence: replica.presence(color),
    }));
    return [watchedPlayersText(players), ...(game.isAdjourned ? [WATCHED_TEXTS.adjourned] : [])];
  };
  return texts.words.joinSentences([...standing(), ...(isLast ? [] : [WATCHED_TEXTS.follow])]);
}
