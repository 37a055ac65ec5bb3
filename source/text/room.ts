import { printable } from '../clean/clean-text.ts';
import { playerName } from '../match/participants/side.ts';
import type { Replica } from '../rooms/replica.ts';
import type { RoomEvent } from '../rooms/room-event.ts';
import type { Presence } from '../rooms/room-port.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Charset } from './charset.ts';
import { playerShown } from './player-shown.ts';
import { positionTitle } from './status.ts';
import type { Texts } from './texts.ts';

/** Said of a longer round trip, in milliseconds. */
const LONG_TRIP_MS = 300;

/** `White offers a draw: accept or decline.`, or what oneself has offered. */
export function standingOffers({ room }: Texts, { game, seat }: Replica): string[] {
  return COLORS.flatMap((color) => {
    const what = game.offers[color];
    if (what === undefined) return [];
    const isOwn = color === seat;
    return isOwn ? room.ownOfferText(what) : room.otherOfferText(color, what, seat !== undefined);
  });
}

/** What is said of an event, beside moves and the end; undefined where nothing is. */
export function roomEventText(
  texts: Texts,
  event: RoomEvent,
  { seat, match: { record } }: Replica,
): string | undefined {
  const { FIXED_WORD_TEXTS, ROOM_EVENT_TEXTS, declinedText, saidText, seatedText } = texts.room;
  const { by } = event;
  const named = (color: Color) => playerShown(texts, playerName(record, color));
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

/** Tells a player, or a watcher, that another game has begun in the room. */
export function rematchText(texts: Texts, { match, seat }: Replica): string {
  const named = (color: Color) => playerShown(texts, playerName(match.record, color));
  if (!seat) return texts.room.watchedRematchText(named('black'), named('white'));
  return texts.room.ownRematchText(seat, named(opposite(seat)));
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
    const name = playerShown(texts, playerName(replica.match.record, color));
    return [sign, name, ratingOf(color)].filter((part) => part !== undefined).join(' ');
  };
  return { black: named('black'), white: named('white') };
}

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

/** The title of a position, and how many watch: `Shogi, even game (2 watching)`. */
export function watchedTitle(texts: Texts, replica: Replica, charset: Charset): string {
  const { variant, start } = replica.match.record;
  const title = positionTitle(texts, variant, start.placement, charset);
  const { watchers } = replica;
  return watchers > 0 ? `${title} (${texts.room.watchingCountText(watchers)})` : title;
}

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
export function idleTexts(texts: Texts, replica: Replica): string[] {
  const { idle, seat, match } = replica;
  const { turn } = match.game;
  if (!idle || match.ending) return [];
  if (turn === seat) return [texts.room.OWN_IDLE_TEXTS[idle]];
  // Whoever is away is said to be so.
  if (replica.presence(turn) !== 'here') return [];
  return [texts.room.unmovedText(turn, idle === 'overdue' && seat !== undefined)];
}
