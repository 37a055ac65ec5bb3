import type { LobbyItem } from '../activity/lobby-items.ts';
import { parseTimeControl } from '../records/tree/time-control.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import type { HallFound, RankedPerson } from '../rooms/hall/hall-lookup.ts';
import type { Challenge, HallGame } from '../rooms/hall/hall-now.ts';
import { PAGE } from '../rooms/hall/hall-state.ts';
import type { House } from '../rooms/hall/house.ts';
import { type LobbyEntry, seatOf } from '../rooms/hall/lobby-list.ts';
import { isProvisional, type PersonRating } from '../rooms/hall/rated-games.ts';
import type { SoughtGame } from '../rooms/hall/seeks.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { Charset } from './charset.ts';
import { timeControlText } from './clock.ts';
import { endingText } from './ending.ts';
import { gameId, shortClock, shownName } from './lobby-shown.ts';
import {
  CELL_TEXTS,
  cannotWriteText,
  challengesYou,
  challengesYouOn,
  crossedLine,
  DETAILS,
  DOING_TEXTS,
  endedText,
  GOES_ON,
  gameFileText,
  invitesYou,
  LOBBY_TEXTS,
  type LOBBY_TITLES,
  notRankedLine,
  offeredSideText,
  ownGameState,
  ownPlaceLine,
  pageOfText,
  playersOf,
  RATED_TERMS,
  RATING_TEXTS,
  ratedGamesText,
  soughtLine,
  WHAT_TEXTS,
  whomText,
} from './lobby-texts.ts';
import { ratingRangeText, ratingText } from './rating.ts';
import { OFFERS } from './room-door-texts.ts';
import { positionTitle } from './status.ts';

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
  if (isGuest(person)) return RATING_TEXTS.guest;
  const rated = house.known(person.id)?.ratings.get(variant);
  return rated ? ratedText(rated, charset) : RATING_TEXTS.unrated;
}

/** The cells of a line of the lobby. */
export function lobbyCells(entry: LobbyEntry, view: LobbyView): LobbyCells {
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const { by, to, variant } = challenge;
      const { challenge: what } = WHAT_TEXTS;
      return {
        what: isFor ? what.for : isOwn ? what.own : what.other,
        who: isOwn ? whomText(to) : shownName(by.name),
        rating: isOwn ? '' : personRatingText(by, variant, view),
        game: gameId(variant),
        clock: clockCell(challenge.timeControl),
        state: ratedCell(challenge),
      };
    }
    case 'seek': {
      const { seek, isOwn } = entry;
      const { by, game } = seek;
      return {
        what: WHAT_TEXTS.seek[isOwn ? 'own' : 'other'],
        who: isOwn ? '' : shownName(by.name),
        rating: isOwn ? '' : personRatingText(by, game?.variant ?? view.variant, view),
        game: game ? gameId(game.variant) : CELL_TEXTS.any,
        clock: game ? clockCell(game.timeControl) : CELL_TEXTS.any,
        state: CELL_TEXTS.quick,
      };
    }
    case 'own-game': {
      const { game, seat, isOtherHere } = entry;
      const { terms, began } = game;
      const them = began[opposite(seat)];
      const turn = view.turn?.(began.game);
      return {
        what: WHAT_TEXTS.ownGame,
        who: shownName(them.name),
        rating: personRatingText(them, terms.variant, view),
        game: gameId(terms.variant),
        clock: clockCell(terms.timeControl),
        state: ownGameState(turn === undefined ? undefined : turn === seat, isOtherHere),
      };
    }
    case 'game': {
      const { terms } = entry.game;
      return {
        what: WHAT_TEXTS.game,
        who: playersOf(entry.game.began),
        rating: '',
        game: gameId(terms.variant),
        clock: clockCell(terms.timeControl),
        state: ratedCell(terms),
      };
    }
    case 'person': {
      const { person, doing } = entry;
      return {
        what: WHAT_TEXTS.person[person.id === view.me?.id ? 'own' : 'other'],
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

function clockCell(timeControl: string): string {
  return shortClock(timeControl) ?? CELL_TEXTS.noClock;
}

function ratedCell({ isRated }: { readonly isRated: boolean }): string {
  return isRated ? CELL_TEXTS.rated : CELL_TEXTS.unrated;
}

/** What is offered, a sentence each. */
export function offerTexts(terms: OfferedTerms, charset: Charset): string[] {
  const parsed = parseTimeControl(terms.timeControl);
  return [
    OFFERS.game(titleOf(terms, charset)),
    OFFERS.clock(timeControlText(parsed.ok ? parsed.value : undefined)),
    ratedTermsText(terms),
    terms.hasWatchers ? OFFERS.watched : OFFERS.unwatched,
  ];
}

function ratedTermsText({ isRated, timeControl }: OfferedTerms): string {
  if (isRated) return RATED_TERMS.rated;
  return timeControl === '' ? RATED_TERMS.withoutClock : RATED_TERMS.unrated;
}

/** What a challenge tells of the game. */
type OfferedTerms = Pick<Challenge, 'variant' | 'sfen' | 'timeControl' | 'isRated' | 'hasWatchers'>;

function titleOf({ variant: id, sfen }: OfferedTerms, charset: Charset): string {
  const variant = findVariant(id);
  const start = variant && parseSfen(variant, sfen);
  return variant && start?.ok ? positionTitle(variant, start.value.placement, charset) : '?';
}

/** What a line of the lobby leaves out, and what Enter does. */
export function lobbyDetail(entry: LobbyEntry, { charset, me }: LobbyView): string {
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const terms = offerTexts(challenge, charset);
      const more = isOwn
        ? [offeredSideText(challenge), DETAILS.ownOffer]
        : [DETAILS.offer(challenge.side, isFor)];
      return [...terms, ...more].join(' ');
    }
    case 'seek':
      return entry.isOwn
        ? `${soughtText(entry.seek.game)} ${DETAILS.ownSeek}`
        : DETAILS.seek(shownName(entry.seek.by.name));
    case 'own-game': {
      const terms = offerTexts(entry.game.terms, charset);
      return [...terms, DETAILS.ownGame(entry.seat)].join(' ');
    }
    case 'game': {
      const [title, clock] = offerTexts(entry.game.terms, charset);
      const players = DETAILS.players(playersOf(entry.game.began));
      return [players, title, clock, DETAILS.game].join(' ');
    }
    case 'person':
      return entry.person.id === me?.id ? DETAILS.me : DETAILS.person(shownName(entry.person.name));
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

/** Says what one seeks: `You seek a game of yari, 600+30.` */
export function soughtText(game: SoughtGame | undefined): string {
  return soughtLine(game && toldGame(game));
}

/** Says that somebody has challenged oneself. */
export function challengedText(challenge: Challenge): string {
  return challengesYou(shownName(challenge.by.name), toldGame(challenge));
}

function toldGame({ variant, timeControl }: Pick<Challenge, 'variant' | 'timeControl'>) {
  const clock = timeControl === '' ? undefined : clockCell(timeControl);
  return { game: gameId(variant), clock };
}

/** The same in lines, with all terms, and how it is answered. */
export function challengeLine(challenge: Challenge): string {
  const { by, code } = challenge;
  return challengesYouOn(shownName(by.name), offerTexts(challenge, 'ascii'), code);
}

/** Says that a challenge stands, and that of the other as well. @param theirs if it still stands */
export function crossedText(theirs: Challenge | undefined): string {
  return theirs ? crossedLine(challengedText(theirs)) : LOBBY_TEXTS.challenged;
}

/** Asks somebody who has come with a code whether to accept. */
export function acceptQuestion(challenge: Challenge, charset: Charset): string {
  const { by, side } = challenge;
  const yours = offeredSideText({ side: side === 'lot' ? side : opposite(side) });
  return invitesYou(shownName(by.name), [...offerTexts(challenge, charset), yours]);
}

/** How a game has ended, and where it can be had as a file. */
export function myGameDetail({ began, ended }: HallGame, address: string | undefined): string {
  const result = ended ? endedText(endingText(ended.ending)) : GOES_ON.sentence;
  return `${result} ${gameFileText(began.code, address)}`;
}

/** A game of a person in a list: the date, against whom, and how it ended. */
export function myGameCells(game: HallGame, person: string): readonly string[] {
  const seat = seatOf(game, person) ?? 'black';
  const { began, ended, terms } = game;
  const day = new Date(began.at).toISOString().slice(0, 10).replaceAll('-', '.');
  const result = ended ? endingText(ended.ending) : GOES_ON.cell;
  return [day, shownName(began[opposite(seat)].name), gameId(terms.variant), result];
}

/** What somebody reads whose rating is not in the list yet. */
export function notRankedText(rated: PersonRating, charset: Charset): string {
  return notRankedLine(ratedText(rated, charset), rated.games);
}

/** A line of the ratings, cell by cell. @param at how many are stronger */
export function ratingCells(
  { member, rated }: RankedPerson,
  at: number,
  charset: Charset,
): readonly [rank: string, name: string, rating: string, games: string] {
  const range = ratingRangeText(rated.rating, charset);
  return [`${at + 1}`, shownName(member.name), range, ratedGamesText(rated.games)];
}

/** `You: 345.  1540 ±90  12 games`: one's own place in the ratings. */
export function ownPlaceText(own: NonNullable<HallFound['own']>, charset: Charset): string {
  const [place, , rating, games] = ratingCells(own, own.at, charset);
  return ownPlaceLine(place, rating, games);
}

/** `Page 2 of 40.`; '' where there is one page. @param from how many are left out */
export function pageText(from: number, count: number): string {
  const pages = Math.ceil(count / PAGE);
  return pages > 1 ? pageOfText(Math.floor(from / PAGE) + 1, pages) : '';
}
