import type { LobbyItem } from '../activity/lobby-items.ts';
import { cleanName } from '../clean/clean-text.ts';
import { parseTimeControl } from '../records/tree/time-control.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import type { HallFound, RankedPerson } from '../rooms/hall/hall-lookup.ts';
import type { Challenge, HallGame } from '../rooms/hall/hall-now.ts';
import { PAGE } from '../rooms/hall/hall-state.ts';
import type { House } from '../rooms/hall/house.ts';
import { type Doing, type LobbyEntry, seatOf } from '../rooms/hall/lobby-list.ts';
import { isProvisional, type PersonRating } from '../rooms/hall/rated-games.ts';
import type { SoughtGame } from '../rooms/hall/seeks.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import type { Variant } from '../rules/core/variant.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { findVariant } from '../rules/variants/index.ts';
import { type Charset, latin } from './charset.ts';
import { timeControlText } from './clock.ts';
import { countText } from './count-text.ts';
import { endingText } from './ending.ts';
import { playersText } from './games-texts.ts';
import { NAME_RULE } from './hall-refusal.ts';
import { ratingRangeText, ratingText } from './rating.ts';
import { sideName } from './side-name.ts';
import { sshLine } from './ssh-line.ts';
import { positionTitle } from './status.ts';
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

/** A line of the lobby, cell by cell. */
export type LobbyCells = Readonly<Record<keyof typeof LOBBY_TITLES, string>>;

/** What the texts of the lobby depend on. */
export interface LobbyView {
  readonly house: Pick<House, 'known'>;
  readonly me: Person | undefined;
  /** The variant of the ratings that stand beside the names. */
  readonly variant: string;
  readonly charset: Charset;
  /** The side to move in a game of one's own; undefined where that is not known. */
  readonly turn?: ((game: string) => Color | undefined) | undefined;
  /** What the numbers of a list mean. Default: there are no numbers. */
  readonly listed?: readonly LobbyItem[];
}

/** How many characters of a name are shown. */
const LONGEST_NAME = 40;

/** The name of somebody as it is shown: nothing in it acts on a terminal. */
export function shownName(name: string): string {
  return Array.from(cleanName(name)).slice(0, LONGEST_NAME).join('') || '?';
}

/** A rating of somebody: `1540 ±90`, or `1540?` as long as it is provisional. */
export function ratedText(rated: PersonRating, charset: Charset): string {
  return isProvisional(rated)
    ? `${ratingText(rated.rating)}?`
    : ratingRangeText(rated.rating, charset);
}

/** `1540 ±90`, `unrated` before the first rated game, `guest`. */
export function personRatingText(
  person: Person,
  variant: string,
  { house, charset }: Pick<LobbyView, 'house' | 'charset'>,
): string {
  if (isGuest(person)) return 'guest';
  const rated = house.known(person.id)?.ratings.get(variant);
  return rated ? ratedText(rated, charset) : 'unrated';
}

const DOING_TEXTS = {
  lobby: 'lobby',
  playing: 'playing',
  watching: 'watching',
} as const satisfies Readonly<Record<Doing, string>>;

/** The cells of a line of the lobby. */
export function lobbyCells(entry: LobbyEntry, view: LobbyView): LobbyCells {
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const { by, to, variant } = challenge;
      const what = isFor ? '! for you' : isOwn ? 'your offer' : 'offer';
      const whom = to.kind === 'person' ? `to ${shownName(to.name)}` : WHOM_TEXTS[to.kind];
      return {
        what,
        who: isOwn ? whom : shownName(by.name),
        rating: isOwn ? '' : personRatingText(by, variant, view),
        game: gameId(variant),
        clock: shortClock(challenge.timeControl),
        state: challenge.isRated ? 'rated' : 'not rated',
      };
    }
    case 'seek': {
      const { seek, isOwn } = entry;
      const { by, game } = seek;
      return {
        what: isOwn ? 'you seek' : 'seeks',
        who: isOwn ? '' : shownName(by.name),
        rating: isOwn ? '' : personRatingText(by, game?.variant ?? view.variant, view),
        game: game ? gameId(game.variant) : 'any',
        clock: game ? shortClock(game.timeControl) : 'any',
        state: 'quick game',
      };
    }
    case 'own-game': {
      const { game, seat, isOtherHere } = entry;
      const { terms, began } = game;
      const them = began[opposite(seat)];
      return {
        what: 'your game',
        who: shownName(them.name),
        rating: personRatingText(them, terms.variant, view),
        game: gameId(terms.variant),
        clock: shortClock(terms.timeControl),
        state: [turnWords(view.turn?.(began.game), seat), isOtherHere ? 'here' : 'away']
          .filter(Boolean)
          .join(', '),
      };
    }
    case 'game': {
      const { terms } = entry.game;
      return {
        what: 'game',
        who: playersOf(entry.game.began),
        rating: '',
        game: gameId(terms.variant),
        clock: shortClock(terms.timeControl),
        state: terms.isRated ? 'rated' : 'not rated',
      };
    }
    case 'person': {
      const { person, doing } = entry;
      return {
        what: person.id === view.me?.id ? 'you' : 'player',
        who: shownName(person.name),
        rating: personRatingText(person, view.variant, view),
        game: '',
        clock: '',
        state: DOING_TEXTS[doing],
      };
    }
    default:
      return entry satisfies never;
  }
}

/** `Aki - Ben`. */
export function playersOf({ black, white }: Pick<HallGame['began'], Color>): string {
  return playersText({ black: shownName(black.name), white: shownName(white.name) });
}

const WHOM_TEXTS = {
  anyone: 'to anyone',
  invitation: 'by invitation',
} as const;

function turnWords(turn: Color | undefined, seat: Color): string {
  if (turn === undefined) return '';
  return turn === seat ? 'your turn' : 'their turn';
}

/** The id of a variant of the catalogue, and of no other text. */
export function gameId(variant: string): string {
  return findVariant(variant)?.id ?? '?';
}

/** `600+30`, `300+0+5`, `none`. */
function shortClock(timeControl: string): string {
  const parsed = parseTimeControl(timeControl);
  if (!parsed.ok) return 'none';
  const { mainMs, byoyomiMs, incrementMs } = parsed.value;
  const times = [mainMs, byoyomiMs, incrementMs].map((timeMs) => String(timeMs / 1000));
  return times.slice(0, incrementMs > 0 ? 3 : byoyomiMs > 0 ? 2 : 1).join('+');
}

/** What is offered, a sentence each. */
export function offerTexts(terms: OfferedTerms, charset: Charset): string[] {
  const parsed = parseTimeControl(terms.timeControl);
  return [
    `${titleOf(terms, charset)}.`,
    `Clock: ${timeControlText(parsed.ok ? parsed.value : undefined)}.`,
    ratedTermsText(terms),
    terms.hasWatchers ? 'Others may watch.' : 'Nobody may watch.',
  ];
}

function ratedTermsText({ isRated, timeControl }: OfferedTerms): string {
  if (isRated) return 'Rated.';
  return timeControl === '' ? NOT_RATED_WITHOUT_CLOCK : 'Not rated.';
}

/** Said of a game without a clock. */
export const NOT_RATED_WITHOUT_CLOCK = 'Not rated: there is no clock.';

/** What a challenge tells of the game. */
type OfferedTerms = Pick<Challenge, 'variant' | 'sfen' | 'timeControl' | 'isRated' | 'hasWatchers'>;

function titleOf({ variant: id, sfen }: OfferedTerms, charset: Charset): string {
  const variant = findVariant(id);
  const start = variant && parseSfen(variant, sfen);
  return variant && start?.ok ? positionTitle(variant, start.value.placement, charset) : '?';
}

/** Which side is played by an offer, said to the one who plays it. */
export function offeredSideText({ side }: Pick<Challenge, 'side'>): string {
  return side === 'lot' ? 'The sides are drawn by lot.' : `You play ${sideName(side)}.`;
}

/** What a line of the lobby leaves out, and what Enter does. */
export function lobbyDetail(entry: LobbyEntry, { charset, me }: LobbyView): string {
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const { side } = challenge;
      const terms = offerTexts(challenge, charset).join(' ');
      if (isOwn) return `${terms} ${offeredSideText(challenge)} Enter takes it back.`;
      const yours =
        side === 'lot' ? 'the sides are drawn by lot' : `you play ${sideName(opposite(side))}`;
      return `${terms} Enter accepts: ${yours}.${isFor ? ' d declines.' : ''}`;
    }
    case 'seek':
      return entry.isOwn
        ? `${soughtText(entry.seek.game)} Enter or Esc ends it.`
        : `${shownName(entry.seek.by.name)} plays whoever seeks the same. Enter seeks it.`;
    case 'own-game': {
      const terms = offerTexts(entry.game.terms, charset).join(' ');
      return `${terms} You play ${sideName(entry.seat)}. Enter goes on.`;
    }
    case 'game':
      return `${playersOf(entry.game.began)}. ${offerTexts(entry.game.terms, charset).slice(0, 2).join(' ')} Enter watches.`;
    case 'person':
      return entry.person.id === me?.id
        ? 'Enter shows your ratings, keys and games.'
        : `Enter challenges ${shownName(entry.person.name)}.`;
    default:
      return entry satisfies never;
  }
}

/** What stands above the lobby: that nothing can be written, that the server ends. */
export function houseTrouble({
  trouble,
  isDraining,
}: Pick<House, 'trouble' | 'isDraining'>): string | undefined {
  const texts = [
    ...(trouble === undefined ? [] : [cannotWriteText(trouble)]),
    ...(isDraining ? [LOBBY_TEXTS.draining] : []),
  ];
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** What a player and a watcher read on the board of a server: that nothing is written, that it ends. */
export function houseAlarm({
  trouble,
  isDraining,
}: Pick<House, 'trouble' | 'isDraining'>): string | undefined {
  if (trouble !== undefined) return LOBBY_TEXTS.waits;
  return isDraining ? LOBBY_TEXTS.ends : undefined;
}

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

/** Says what one seeks: `You seek a game of yari, 600+30.` */
export function soughtText(game: SoughtGame | undefined): string {
  if (!game) return 'You seek a game of any kind.';
  const clock = game.timeControl === '' ? 'no clock' : shortClock(game.timeControl);
  return `You seek a game of ${gameId(game.variant)}, ${clock}.`;
}

/** Says that somebody has challenged oneself. */
export function challengedText({ by, variant, timeControl }: Challenge): string {
  const clock = timeControl === '' ? 'no clock' : shortClock(timeControl);
  return `${shownName(by.name)} challenges you: ${gameId(variant)}, ${clock}.`;
}

/** The same in lines, with all terms, and how it is answered. */
export function challengeLine(challenge: Challenge): string {
  const { by, code } = challenge;
  const terms = offerTexts(challenge, 'ascii').join(' ');
  return `${shownName(by.name)} challenges you. ${terms} accept ${code} or decline ${code}.`;
}

/** Says that a challenge stands, and that of the other as well. @param theirs if it still stands */
export function crossedText(theirs: Challenge | undefined): string {
  return theirs
    ? `Your challenge stands, on other terms. ${challengedText(theirs)}`
    : LOBBY_TEXTS.challenged;
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
export function acceptQuestion(challenge: Challenge, charset: Charset): string {
  const { by, side } = challenge;
  const terms = offerTexts(challenge, charset).join(' ');
  const yours = offeredSideText({ side: side === 'lot' ? side : opposite(side) });
  return `${shownName(by.name)} invites you. ${terms} ${yours} Play?`;
}

/** Asks whether to take an own challenge back. */
export function takeBackQuestion({ to }: Challenge): string {
  const whom = to.kind === 'person' ? `to ${shownName(to.name)}` : WHOM_TEXTS[to.kind];
  return `Take your challenge ${whom} back?`;
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

/** How a game has ended, and where it can be had as a file. */
export function myGameDetail({ began, ended }: HallGame, address: string | undefined): string {
  const { code } = began;
  const result = ended ? `${endingText(ended.ending)}.` : 'The game goes on.';
  return `${result} As a file: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`;
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

/** A game of a person in a list: the date, against whom, and how it ended. */
export function myGameCells(game: HallGame, person: string): readonly string[] {
  const seat = seatOf(game, person) ?? 'black';
  const { began, ended, terms } = game;
  const day = new Date(began.at).toISOString().slice(0, 10).replaceAll('-', '.');
  const result = ended ? endingText(ended.ending) : 'goes on';
  return [day, shownName(began[opposite(seat)].name), gameId(terms.variant), result];
}

/** What the list of ratings says where nobody has one. */
export const NO_RATINGS =
  'Nobody has a rating in this list yet: it takes ten rated games with five people.';

/** The title of the ratings of a variant. */
export function ratingsTitle(variant: Variant, charset: Charset): string {
  return `Ratings: ${latin(variant.name, charset)}`;
}

/** What somebody reads whose rating is not in the list yet. */
export function notRankedText(rated: PersonRating, charset: Charset): string {
  const games = countText(rated.games, 'game');
  return `You: ${ratedText(rated, charset)} after ${games}. Ten games with five people lead into the list.`;
}

/** A line of the ratings, cell by cell. @param at how many are stronger */
export function ratingCells(
  { member, rated }: RankedPerson,
  at: number,
  charset: Charset,
): readonly [rank: string, name: string, rating: string, games: string] {
  const range = ratingRangeText(rated.rating, charset);
  return [`${at + 1}`, shownName(member.name), range, countText(rated.games, 'game')];
}

/** `You: 345.  1540 ±90  12 games`: one's own place in the ratings. */
export function ownPlaceText(own: NonNullable<HallFound['own']>, charset: Charset): string {
  const [place, , rating, games] = ratingCells(own, own.at, charset);
  return `You: ${place}.  ${rating}  ${games}`;
}

/** `Page 2 of 40.`; '' where there is one page. @param from how many are left out */
export function pageText(from: number, count: number): string {
  const pages = Math.ceil(count / PAGE);
  return pages > 1 ? `Page ${Math.floor(from / PAGE) + 1} of ${pages}.` : '';
}
