import { cleanName } from '../../clean/clean-text.ts';
import type { Person } from '../../rooms/hall/hall-command.ts';
import type { Challenge, HallGame } from '../../rooms/hall/hall-now.ts';
import type { Doing } from '../../rooms/hall/lobby-list.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Charset } from '../charset.ts';
import { shownName } from '../shown-name.ts';
import { sshLine } from '../ssh-line.ts';
import { countText } from './count-text.ts';
import { playersText } from './games.ts';
import { NAME_RULE } from './hall-refusal.ts';
import { variantName } from './names.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';

/** The words of the lobby that stand alone. */
export const LOBBY_TEXTS = {
  title: 'Lobby',
  noneFound: 'Nothing here has these words.',
  challenged: 'Your challenge stands: the game begins as soon as somebody takes it.',
  takenBack: 'Your challenge is taken back.',
  draining: 'The server ends soon and begins no games. What is played is kept.',
  waits: 'The server cannot write now: moves wait, and so do the clocks.',
  back: 'The server can write again.',
  ends: 'The server ends in a moment. What is played is kept: come again.',
  opening: 'One moment..',
} as const;

/** What the columns of the lobby are called. */
export const LOBBY_TITLES = {
  what: 'what',
  who: 'who',
  rating: 'rating',
  game: 'game',
  clock: 'clock',
  state: 'state',
} as const;

/** What stands in place of a rating. */
export const RATING_TEXTS = { guest: 'guest', unrated: 'unrated' } as const;

/** What somebody does on the server. */
export const DOING_TEXTS = {
  lobby: 'lobby',
  playing: 'playing',
  watching: 'watching',
} as const satisfies Readonly<Record<Doing, string>>;

/** What the lines of the lobby are. */
export const WHAT_TEXTS = {
  challenge: { for: '! for you', own: 'your offer', other: 'offer' },
  seek: { own: 'you seek', other: 'seeks' },
  ownGame: 'your game',
  game: 'game',
  person: { own: 'you', other: 'player' },
} as const;

/** What cells of the lobby say. */
export const CELL_TEXTS = {
  any: 'any',
  noClock: 'none',
  rated: 'rated',
  unrated: 'not rated',
  quick: 'quick game',
} as const;

/** The state of an own game: `your turn, here`. @param isOwnTurn undefined where that is not known */
export function ownGameState(isOwnTurn: boolean | undefined, isOtherHere: boolean): string {
  const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? 'your turn' : 'their turn'];
  return [...turn, isOtherHere ? 'here' : 'away'].join(', ');
}

/** The one to whom a challenge goes: `to Ben`, `to anyone`, `by invitation`. */
export function whomText(to: Challenge['to']): string {
  return to.kind === 'person' ? `to ${shownName(to.name)}` : WHOM_TEXTS[to.kind];
}

const WHOM_TEXTS = {
  anyone: 'to anyone',
  invitation: 'by invitation',
} as const;

/** `Aki - Ben`. */
export function playersOf({ black, white }: Pick<HallGame['began'], Color>): string {
  return playersText({ black: shownName(black.name), white: shownName(white.name) });
}

/** Whether a game is rated. */
export const RATED_TERMS = {
  rated: 'Rated.',
  unrated: 'Not rated.',
  withoutClock: 'Not rated: there is no clock.',
} as const;

/** The side of an offer, said to the one who plays it. */
export function offeredSideText({ side }: Pick<Challenge, 'side'>): string {
  return side === 'lot' ? 'The sides are drawn by lot.' : `You play ${sideName(side)}.`;
}

/** What Enter does on a line of the lobby. */
export const DETAILS = {
  ownOffer: 'Enter takes it back.',
  /** @param side that of the other */
  offer: (side: Challenge['side'], isFor: boolean) => {
    const yours =
      side === 'lot' ? 'the sides are drawn by lot' : `you play ${sideName(opposite(side))}`;
    return `Enter accepts: ${yours}.${isFor ? ' d declines.' : ''}`;
  },
  ownSeek: 'Enter or Esc ends it.',
  seek: (name: string) => `${name} plays whoever seeks the same. Enter seeks it.`,
  ownGame: (seat: Color) => `You play ${sideName(seat)}. Enter goes on.`,
  players: (players: string) => `${players}.`,
  game: 'Enter watches.',
  me: 'Enter shows your ratings, keys and games.',
  person: (name: string) => `Enter challenges ${name}.`,
} as const;

/** Says why nothing can be written now. @param detail a code of the system */
export function cannotWriteText(detail: string): string {
  return `The server cannot write now: ${systemCodeText(cleanName(detail))}. Nothing is lost; it tries again.`;
}

/** What to do where nobody else is here and nothing is offered. */
export const ALONE_TEXT =
  'Nobody else is here. c makes a challenge, by invitation too: a line to send to somebody. Esc leads to the computer.';

/** `3 here`. */
export function hereCountText(count: number): string {
  return `${count} here`;
}

/** A game and its clock; undefined without one. */
export interface OfferedGame {
  readonly game: string;
  readonly clock: string | undefined;
}

/** Says what one seeks: `You seek a game of yari, 600+30.` @param sought undefined for any game */
export function soughtLine(sought: OfferedGame | undefined): string {
  if (!sought) return 'You seek a game of any kind.';
  return `You seek a game of ${sought.game}, ${sought.clock ?? 'no clock'}.`;
}

/** Says that somebody has challenged oneself. */
export function challengesYou(name: string, { game, clock }: OfferedGame): string {
  return `${name} challenges you: ${game}, ${clock ?? 'no clock'}.`;
}

/** The same in lines, with all terms, and how it is answered. */
export function challengesYouOn(name: string, terms: readonly string[], code: string): string {
  return `${name} challenges you. ${terms.join(' ')} accept ${code} or decline ${code}.`;
}

/** Says that one's own challenge stands beside that of the other. @param theirs as it is told */
export function crossedLine(theirs: string): string {
  return `Your challenge stands, on other terms. ${theirs}`;
}

/** Says that a game of one's own has begun. @param seat the own side */
export function begunText(other: Person, seat: Color): string {
  return `You play ${sideName(seat)} against ${shownName(other.name)}.`;
}

/** The same where one is busy. */
export function begunElsewhereText(other: Person): string {
  return `Your game with ${shownName(other.name)} has begun: it stands in the lobby.`;
}

/** Says who is watched. */
export function watchedText(players: Pick<HallGame['began'], Color>): string {
  return `${playersOf(players)}. You are watching.`;
}

/** Says that somebody has declined, or that a challenge has lapsed. */
export function withdrawnText(why: 'taken-back' | 'declined' | 'away', { to }: Challenge): string {
  switch (why) {
    case 'taken-back':
      return LOBBY_TEXTS.takenBack;
    case 'declined':
      return to.kind === 'person'
        ? `${shownName(to.name)} declines your challenge.`
        : 'Your challenge was declined.';
    case 'away':
      return 'Your challenge has lapsed: you were away for long.';
    default:
      return why satisfies never;
  }
}

/** Asks somebody who has come with a code whether to accept. */
export function invitesYou(name: string, terms: readonly string[]): string {
  return `${name} invites you. ${terms.join(' ')} Play?`;
}

/** Asks whether to take an own challenge back. */
export function takeBackQuestion({ to }: Challenge): string {
  return `Take your challenge ${whomText(to)} back?`;
}

/** The words of the form of a quick game, and what is said of it. */
export const SEEK_TEXTS = {
  title: 'Quick game',
  about: 'Pairs you with whoever seeks the same: near ratings at once, all others within a minute.',
  any: 'any',
  start: 'Seek',
  escEnds: 'Esc ends it.',
  ended: 'You seek no more.',
} as const;

/** The words of the form of a challenge. */
export const CHALLENGE_TEXTS = {
  title: 'Challenge',
  for: 'For',
  anyone: 'anyone',
  name: 'a name',
  invitation: 'by invitation',
  nameLabel: '  the name',
  rated: 'Rated',
  notRated: 'no: only with a clock',
  start: 'Challenge',
} as const;

/** What somebody reads who waits for one who was invited. */
export const INVITATION_TEXTS = {
  gone: 'Your invitation no longer stands.',
} as const;

/** The words of the choice of a name. */
export const NAME_TEXTS = {
  title: 'Welcome',
  about: `Choose the name that others see; it stays yours. ${NAME_RULE} Who has a name here already makes a one-time code there, on the screen Me, and types it here.`,
  language: 'Language',
  name: 'Name',
  code: 'One-time code',
  take: 'Take this name',
} as const;

/** The words of the screen Me. */
export const ME_TEXTS = {
  title: 'Me',
  rating: 'rating',
  key: 'key',
  game: 'game',
  keyRemoved: 'The key is removed.',
  unrated: 'No rating yet: rated games make one.',
} as const;

/** The path at which a game can be had as a file. */
export function gameFileText(code: string, address: string | undefined): string {
  return `As a file: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`;
}

/** Said of a game that is not over. */
export const GOES_ON = { sentence: 'The game goes on.', cell: 'goes on' } as const;

/** Said of a game that is over. @param ending in the form of `endingText` */
export function endedText(ending: string): string {
  return `${ending}.`;
}

/** The command that gives me all my games as a file. */
export function exportText(address: string | undefined): string {
  return `All your games as a file: ${sshLine(undefined, address)} export all > komadai-games.psn`;
}

/** What to do with a one-time code for another key. */
export function keyCodeText(code: string, address: string | undefined): string {
  return `One-time code: ${cleanName(code)}. With the other key: ${sshLine('new', address)}, then type this code.`;
}

/** Asks whether to remove a key. @param isOwn whether it is that of this session */
export function removeKeyQuestion(key: string, isOwn: boolean): string {
  const own = isOwn ? ' It is the key with which you have come.' : '';
  return `Remove the key ${cleanName(key)}?${own}`;
}

/** `12 games`: those of a rating. */
export function ratedGamesText(games: number): string {
  return countText(games, 'game');
}

/** What the list of ratings says where nobody has one. */
export const NO_RATINGS =
  'Nobody has a rating in this list yet: it takes ten rated games with five people.';

/** The title of the ratings of a variant. */
export function ratingsTitle(variant: Variant, charset: Charset): string {
  return `Ratings: ${variantName(variant, charset)}`;
}

/** What somebody reads whose rating is not in the list yet. */
export function notRankedLine(rating: string, games: number): string {
  return `You: ${rating} after ${ratedGamesText(games)}. Ten games with five people lead into the list.`;
}

/** `You: 345.  1540 ±90  12 games`: one's own place in the ratings. */
export function ownPlaceLine(place: string, rating: string, games: string): string {
  return `You: ${place}.  ${rating}  ${games}`;
}

/** `Page 2 of 40.` */
export function pageOfText(page: number, pages: number): string {
  return `Page ${page} of ${pages}.`;
}
