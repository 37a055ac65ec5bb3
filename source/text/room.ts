import type { GameTold } from '../activity/game.ts';
import type { RoomActivity } from '../activity/room.ts';
import { printable } from '../clean/clean-text.ts';
import { timeControlOf } from '../match/match-clock.ts';
import { LONGEST_SAYING, type RoomEvent } from '../rooms/room-event.ts';
import type { Presence, RoomNews } from '../rooms/room-news.ts';
import type { RoomSeat } from '../rooms/seat.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Charset } from './charset.ts';
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
}

/** What is told otherwise in a room than in a game. */
const ROOM_ENTRIES = {
  room: ({ news }, at) => tellNews(news, at),
  idle({ isWarning }, { activity, texts, telling: { face, settings } }) {
    const text = texts.words.joinSentences(idleTexts(texts, activity.stay.seat));
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
    return { ...told, lines: [...told.lines, ...roomTexts(texts, activity.stay.seat)] };
  },
} as const satisfies Entries<GameTold, RoomAt>;

/** Tells what a word or a move in a room has come to, and what others do there. */
export function tellRoom(activity: RoomActivity, what: GameTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const at: RoomAt = { activity, telling, texts };
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
  const { activity, telling, texts } = at;
  const { seat, host } = activity.stay;
  switch (news.kind) {
    case 'event':
      return tellEvent(news, at);
    case 'refused': {
      const { refusal, typed } = news;
      // A screen shows it as long as it is so.
      if (refusal.code === 'not-sure' && telling.face === 'screen') return SAID_NOTHING;
      if (refusal.code === 'game-over') return tellGame(activity, { code: 'over', typed }, telling);
      const text = texts.room.roomRefusalText(refusal, {
        face: telling.face,
        longest: LONGEST_SAYING,
      });
      return refusal.code === 'not-sure' ? warned(text) : said(text);
    }
    case 'rematch':
      return tellBegun(rematchText(texts, seat), at);
    case 'closed': {
      const isTaken = host === undefined && news.why === 'handed-over';
      return isTaken ? said(texts.room.OPEN_ELSEWHERE) : SAID_NOTHING;
    }
    case 'presence':
    case 'state':
      return SAID_NOTHING;
  }
}

/** Says on a screen that it is not known what became of a command; undefined where none is in doubt. */
export function doubtText(
  { room }: Texts,
  { inDoubt }: Pick<RoomSeat, 'inDoubt'>,
): string | undefined {
  const at = { face: 'screen', longest: LONGEST_SAYING } as const;
  return inDoubt && room.roomRefusalText(inDoubt, at);
}

function tellEvent({ event, moves }: Extract<RoomNews, { kind: 'event' }>, at: RoomAt): Said {
  const { activity, telling, texts } = at;
  const { match, stay } = activity;
  const isScreen = telling.face === 'screen';
  if (event.kind === 'offered') {
    return isScreen ? SAID_NOTHING : { lines: standingOffers(texts, stay.seat) };
  }
  const [played] = moves;
  if (event.kind === 'moved' && played && !isScreen) {
    const move = announce(texts, match, played, telling.settings);
    return { lines: [move, ...endLines(texts, match)] };
  }
  const text = roomEventText(texts, event, stay.seat);
  if (text === undefined) return SAID_NOTHING;
  return event.kind === 'seated' ? tellBegun(text, at) : said(text);
}

/** Tells that a game begins, in lines with its heading; a screen shows that. */
function tellBegun(text: string, { activity, telling, texts }: RoomAt): Said {
  if (telling.face === 'screen') return said(text);
  const heading = gameHeading(texts, activity.match, telling.charset);
  return { lines: [text, ...heading, ...roomTexts(texts, activity.stay.seat, true)] };
}

/** Says in a sentence what others have done in a room; undefined where that is not worth telling. */
export function roomNewsText(
  texts: Texts,
  { stay: { seat }, match }: RoomActivity,
  what: GameTold,
): string | undefined {
  const { joinSentences } = texts.words;
  if (what.code === 'event') return matchEventText(texts, what.event, match.ending);
  if (what.code === 'idle' && what.isWarning) return joinSentences(idleTexts(texts, seat));
  if (what.code !== 'room' || what.news.kind !== 'event' || what.news.isOwn) return undefined;
  const { event } = what.news;
  if (event.kind === 'offered') return joinSentences(standingOffers(texts, seat));
  const isTold = event.kind === 'said' || event.kind === 'greeted' || event.kind === 'seated';
  return isTold ? roomEventText(texts, event, seat) : undefined;
}

// Events and offers

/** What is said of an event, beside moves and the end; undefined where nothing is. */
export function roomEventText(
  texts: Texts,
  event: RoomEvent,
  { side, match: { record } }: RoomSeat,
): string | undefined {
  const { FIXED_WORD_TEXTS, ROOM_EVENT_TEXTS, declinedText, saidText, seatedText } = texts.room;
  const { by } = event;
  const named = (color: Color) => playerOfSide(texts, record, color);
  const isOwn = by !== undefined && by === side;
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
export function standingOffers({ room }: Texts, { game, side }: RoomSeat): string[] {
  return COLORS.flatMap((color) => {
    const what = game.offers[color];
    if (what === undefined) return [];
    const isOwn = color === side;
    return isOwn ? room.ownOfferText(what) : room.otherOfferText(color, what, side !== undefined);
  });
}

/** Tells a player, or a watcher, that another game has begun in the room. */
export function rematchText(texts: Texts, { match, side }: RoomSeat): string {
  const named = (color: Color) => playerOfSide(texts, match.record, color);
  if (!side) return texts.room.watchedRematchText(named('black'), named('white'));
  return texts.room.ownRematchText(side, named(opposite(side)));
}

/** What a room offers, a sentence each, for somebody who sits in it. */
export function termsTexts(texts: Texts, { game, side }: RoomSeat, charset: Charset): string[] {
  const { OFFERS } = texts.room;
  const { variant, record } = game.match;
  return [
    texts.words.asSentences(positionTitle(texts, variant, record.start.placement, charset)),
    ...(side ? [texts.lobby.offeredSideText({ side })] : []),
    OFFERS.clock(texts.game.timeControlText(timeControlOf(record))),
    game.opened.hasWatchers ? OFFERS.watched : OFFERS.unwatched,
  ];
}

// Who is there

/** What is offered, how many watch, and what `presenceTexts` tells: a sentence each. */
export function roomTexts(texts: Texts, seat: RoomSeat, saysOnce = false): string[] {
  const { room, words } = texts;
  const { watchers } = seat;
  return [
    ...standingOffers(texts, seat),
    ...presenceTexts(texts, seat, saysOnce),
    ...(watchers > 0 ? [words.asSentences(room.watchingCountText(watchers))] : []),
  ];
}

/** Said of a longer wait for an answer, in milliseconds. */
const LONG_TRIP_MS = 300;

/**
 * The absent, the delay of the line and what is adjourned: a sentence each.
 * @param saysOnce whether nobody takes a sentence away that is no longer true
 */
export function presenceTexts(texts: Texts, seat: RoomSeat, saysOnce = false): string[] {
  const { ADJOURNED, awayText, hasLeftText, longTripText } = texts.room;
  const { game, side, waitMs } = seat;
  const { ending, moves } = game.match;
  const others = COLORS.filter((color) => color !== side && !ending);
  const absent = others.flatMap((color) => {
    const presence = seat.presence(color);
    if (presence === 'gone') return hasLeftText(color, side !== undefined);
    // Before the first move the other one is about to come.
    const isComing = saysOnce && moves.length === 0;
    return presence === 'here' || isComing ? [] : awayText(color);
  });
  return [
    ...(game.isAdjourned ? [ADJOURNED] : []),
    ...absent,
    ...idleTexts(texts, seat),
    ...(waitMs > LONG_TRIP_MS ? [longTripText(waitMs)] : []),
  ];
}

/** Whoever has not moved for long in a game without a clock, and what comes of it. */
function idleTexts(texts: Texts, seat: RoomSeat): string[] {
  const { idle, side, match } = seat;
  const { turn } = match.game;
  if (!idle || match.ending) return [];
  if (turn === side) return [texts.room.OWN_IDLE_TEXTS[idle]];
  // Whoever is away is said to be so.
  if (seat.presence(turn) !== 'here') return [];
  return [texts.room.unmovedText(turn, idle === 'overdue' && side !== undefined)];
}

const SIGNS = {
  box: { here: '●', away: '◐', gone: '○' },
  frame: { here: '*', away: '-', gone: 'x' },
  ascii: { here: '*', away: '-', gone: 'x' },
} as const satisfies Readonly<Record<Charset, Readonly<Record<Presence, string>>>>;

/** The players, each with a dot: here, away, gone. @param ratingOf their rating, where it is known */
export function presentNames(
  texts: Texts,
  seat: RoomSeat,
  charset: Charset,
  ratingOf: (color: Color) => string | undefined,
): Readonly<Record<Color, string>> {
  const named = (color: Color) => {
    const sign = SIGNS[charset][seat.presence(color)];
    const name = playerOfSide(texts, seat.match.record, color);
    return [sign, name, ratingOf(color)].filter((part) => part !== undefined).join(' ');
  };
  return { black: named('black'), white: named('white') };
}

/** The title of a position, and how many watch: `Shogi, even game (2 watching)`. */
export function watchedTitle(texts: Texts, seat: RoomSeat, charset: Charset): string {
  const { variant, start } = seat.match.record;
  const title = positionTitle(texts, variant, start.placement, charset);
  const { watchers } = seat;
  return watchers > 0 ? `${title} (${texts.room.watchingCountText(watchers)})` : title;
}

/**
 * The players, and which of them are there; or what is waited for.
 * @param isLast whether the last move is shown
 */
export function watchedRoomText(texts: Texts, seat: RoomSeat, isLast: boolean): string {
  const { WATCHED_TEXTS, watchedPlayersText } = texts.room;
  const { game } = seat;
  const standing = () => {
    if (game.match.ending) return [];
    if (!game.hasBegun) return [WATCHED_TEXTS.empty];
    const players = COLORS.map((color) => ({
      name: playerOfSide(texts, game.match.record, color),
      presence: seat.presence(color),
    }));
    return [watchedPlayersText(players), ...(game.isAdjourned ? [WATCHED_TEXTS.adjourned] : [])];
  };
  return texts.words.joinSentences([...standing(), ...(isLast ? [] : [WATCHED_TEXTS.follow])]);
}
