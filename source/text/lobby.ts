import type { LobbyItem } from '../activity/lobby-answer.ts';
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
import type { lobby } from './en/lobby.ts';
import { gameInList, shortClock } from './lobby-shown.ts';
import { ratingRangeText, ratingText } from './rating.ts';
import { shownName } from './shown-name.ts';
import { positionTitle } from './status.ts';
import type { Texts } from './texts.ts';

/** A line of the lobby, cell by cell. */
export type LobbyCells = Readonly<Record<keyof (typeof lobby)['LOBBY_TITLES'], string>>;

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
export function ratedText(_texts: Texts, rated: PersonRating, charset: Charset): string {
  return isProvisional(rated)
    ? `${ratingText(rated.rating)}?`
    : ratingRangeText(rated.rating, charset);
}

/** `1540 ±90`, `unrated` before the first rated game, `guest`. */
export function personRatingText(
  texts: Texts,
  person: Person,
  variant: string,
  { house, charset }: Pick<LobbyView, 'house' | 'charset'>,
): string {
  if (isGuest(person)) return texts.lobby.RATING_TEXTS.guest;
  const rated = house.known(person.id)?.ratings.get(variant);
  return rated ? ratedText(texts, rated, charset) : texts.lobby.RATING_TEXTS.unrated;
}

/** The cells of a line of the lobby. */
export function lobbyCells(texts: Texts, entry: LobbyEntry, view: LobbyView): LobbyCells {
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const { by, to, variant } = challenge;
      const { challenge: what } = texts.lobby.WHAT_TEXTS;
      return {
        what: isFor ? what.for : isOwn ? what.own : what.other,
        who: isOwn ? texts.lobby.whomText(to) : shownName(by.name),
        rating: isOwn ? '' : personRatingText(texts, by, variant, view),
        game: gameInList(texts, variant),
        clock: clockCell(texts, challenge.timeControl),
        state: ratedCell(texts, challenge),
      };
    }
    case 'seek': {
      const { seek, isOwn } = entry;
      const { by, game } = seek;
      return {
        what: texts.lobby.WHAT_TEXTS.seek[isOwn ? 'own' : 'other'],
        who: isOwn ? '' : shownName(by.name),
        rating: isOwn ? '' : personRatingText(texts, by, game?.variant ?? view.variant, view),
        game: game ? gameInList(texts, game.variant) : texts.lobby.CELL_TEXTS.any,
        clock: game ? clockCell(texts, game.timeControl) : texts.lobby.CELL_TEXTS.any,
        state: texts.lobby.CELL_TEXTS.quick,
      };
    }
    case 'own-game': {
      const { game, seat, isOtherHere } = entry;
      const { terms, began } = game;
      const them = began[opposite(seat)];
      const turn = view.turn?.(began.game);
      return {
        what: texts.lobby.WHAT_TEXTS.ownGame,
        who: shownName(them.name),
        rating: personRatingText(texts, them, terms.variant, view),
        game: gameInList(texts, terms.variant),
        clock: clockCell(texts, terms.timeControl),
        state: texts.lobby.ownGameState(
          turn === undefined ? undefined : turn === seat,
          isOtherHere,
        ),
      };
    }
    case 'game': {
      const { terms } = entry.game;
      return {
        what: texts.lobby.WHAT_TEXTS.game,
        who: texts.lobby.playersOf(entry.game.began),
        rating: '',
        game: gameInList(texts, terms.variant),
        clock: clockCell(texts, terms.timeControl),
        state: ratedCell(texts, terms),
      };
    }
    case 'person': {
      const { person, doing } = entry;
      return {
        what: texts.lobby.WHAT_TEXTS.person[person.id === view.me?.id ? 'own' : 'other'],
        who: shownName(person.name),
        rating: personRatingText(texts, person, view.variant, view),
        game: '',
        clock: '',
        state: texts.lobby.DOING_TEXTS[doing],
      };
    }
    default:
      return entry satisfies never;
  }
}

function clockCell(texts: Texts, timeControl: string): string {
  return shortClock(timeControl) ?? texts.lobby.CELL_TEXTS.noClock;
}

function ratedCell(texts: Texts, { isRated }: { readonly isRated: boolean }): string {
  return isRated ? texts.lobby.CELL_TEXTS.rated : texts.lobby.CELL_TEXTS.unrated;
}

/** What is offered, a sentence each. */
export function offerTexts(texts: Texts, terms: OfferedTerms, charset: Charset): string[] {
  const parsed = parseTimeControl(terms.timeControl);
  return [
    texts.room.OFFERS.game(titleOf(texts, terms, charset)),
    texts.room.OFFERS.clock(texts.game.timeControlText(parsed.ok ? parsed.value : undefined)),
    ratedTermsText(texts, terms),
    terms.hasWatchers ? texts.room.OFFERS.watched : texts.room.OFFERS.unwatched,
  ];
}

function ratedTermsText(texts: Texts, { isRated, timeControl }: OfferedTerms): string {
  if (isRated) return texts.lobby.RATED_TERMS.rated;
  return timeControl === ''
    ? texts.lobby.RATED_TERMS.withoutClock
    : texts.lobby.RATED_TERMS.unrated;
}

/** What a challenge tells of the game. */
type OfferedTerms = Pick<Challenge, 'variant' | 'sfen' | 'timeControl' | 'isRated' | 'hasWatchers'>;

function titleOf(texts: Texts, { variant: id, sfen }: OfferedTerms, charset: Charset): string {
  const variant = findVariant(id);
  const start = variant && parseSfen(variant, sfen);
  return variant && start?.ok ? positionTitle(texts, variant, start.value.placement, charset) : '?';
}

/** What a line of the lobby leaves out, and what Enter does. */
export function lobbyDetail(texts: Texts, entry: LobbyEntry, { charset, me }: LobbyView): string {
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const terms = offerTexts(texts, challenge, charset);
      const more = isOwn
        ? [texts.lobby.offeredSideText(challenge), texts.lobby.DETAILS.ownOffer]
        : [texts.lobby.DETAILS.offer(challenge.side, isFor)];
      return texts.words.joinSentences([...terms, ...more]);
    }
    case 'seek':
      return entry.isOwn
        ? texts.words.joinSentences([
            soughtText(texts, entry.seek.game),
            texts.lobby.DETAILS.ownSeek,
          ])
        : texts.lobby.DETAILS.seek(shownName(entry.seek.by.name));
    case 'own-game': {
      const terms = offerTexts(texts, entry.game.terms, charset);
      return texts.words.joinSentences([...terms, texts.lobby.DETAILS.ownGame(entry.seat)]);
    }
    case 'game': {
      const terms = offerTexts(texts, entry.game.terms, charset).slice(0, 2);
      const players = texts.lobby.DETAILS.players(texts.lobby.playersOf(entry.game.began));
      return texts.words.joinSentences([players, ...terms, texts.lobby.DETAILS.game]);
    }
    case 'person':
      return entry.person.id === me?.id
        ? texts.lobby.DETAILS.me
        : texts.lobby.DETAILS.person(shownName(entry.person.name));
    default:
      return entry satisfies never;
  }
}

/** What stands above the lobby: that nothing can be written, that the server ends. */
export function houseTrouble(
  texts: Texts,
  { trouble, isDraining }: Pick<House, 'trouble' | 'isDraining'>,
): string | undefined {
  const sentences = [
    ...(trouble === undefined ? [] : [texts.lobby.cannotWriteText(trouble)]),
    ...(isDraining ? [texts.lobby.LOBBY_TEXTS.draining] : []),
  ];
  return sentences.length > 0 ? texts.words.joinSentences(sentences) : undefined;
}

/** What a player and a watcher read on the board of a server: that nothing is written, that it ends. */
export function houseAlarm(
  texts: Texts,
  { trouble, isDraining }: Pick<House, 'trouble' | 'isDraining'>,
): string | undefined {
  if (trouble !== undefined) return texts.lobby.LOBBY_TEXTS.waits;
  return isDraining ? texts.lobby.LOBBY_TEXTS.ends : undefined;
}

/** Says what one seeks: `You seek a game of yari, 600+30.` */
export function soughtText(texts: Texts, game: SoughtGame | undefined): string {
  return texts.lobby.soughtLine(game && toldGame(texts, game));
}

/** Says that somebody has challenged oneself. */
export function challengedText(texts: Texts, challenge: Challenge): string {
  return texts.lobby.challengesYou(shownName(challenge.by.name), toldGame(texts, challenge));
}

function toldGame(
  texts: Texts,
  { variant, timeControl }: Pick<Challenge, 'variant' | 'timeControl'>,
) {
  const clock = timeControl === '' ? undefined : clockCell(texts, timeControl);
  return { game: gameInList(texts, variant), clock };
}

/** The same in lines, with all terms, and how it is answered. */
export function challengeLine(texts: Texts, challenge: Challenge): string {
  const { by, code } = challenge;
  return texts.lobby.challengesYouOn(
    shownName(by.name),
    offerTexts(texts, challenge, 'ascii'),
    code,
  );
}

/** Says that a challenge stands, and that of the other as well. @param theirs if it still stands */
export function crossedText(texts: Texts, theirs: Challenge | undefined): string {
  return theirs
    ? texts.lobby.crossedLine(challengedText(texts, theirs))
    : texts.lobby.LOBBY_TEXTS.challenged;
}

/** Asks somebody who has come with a code whether to accept. */
export function acceptQuestion(texts: Texts, challenge: Challenge, charset: Charset): string {
  const { by, side } = challenge;
  const yours = texts.lobby.offeredSideText({ side: side === 'lot' ? side : opposite(side) });
  return texts.lobby.invitesYou(shownName(by.name), [
    ...offerTexts(texts, challenge, charset),
    yours,
  ]);
}

/** How a game has ended, and where it can be had as a file. */
export function myGameDetail(
  texts: Texts,
  { began, ended }: HallGame,
  address: string | undefined,
): string {
  const result = ended
    ? texts.lobby.endedText(texts.game.endingText(ended.ending))
    : texts.lobby.GOES_ON.sentence;
  return texts.words.joinSentences([result, texts.lobby.gameFileText(began.code, address)]);
}

/** A game of a person in a list: the date, against whom, and how it ended. */
export function myGameCells(texts: Texts, game: HallGame, person: string): readonly string[] {
  const seat = seatOf(game, person) ?? 'black';
  const { began, ended, terms } = game;
  const day = new Date(began.at).toISOString().slice(0, 10).replaceAll('-', '.');
  const result = ended ? texts.game.endingText(ended.ending) : texts.lobby.GOES_ON.cell;
  return [day, shownName(began[opposite(seat)].name), gameInList(texts, terms.variant), result];
}

/** What somebody reads whose rating is not in the list yet. */
export function notRankedText(texts: Texts, rated: PersonRating, charset: Charset): string {
  return texts.lobby.notRankedLine(ratedText(texts, rated, charset), rated.games);
}

/** A line of the ratings, cell by cell. @param at how many are stronger */
export function ratingCells(
  texts: Texts,
  { member, rated }: RankedPerson,
  at: number,
  charset: Charset,
): readonly [rank: string, name: string, rating: string, games: string] {
  const range = ratingRangeText(rated.rating, charset);
  return [`${at + 1}`, shownName(member.name), range, texts.lobby.ratedGamesText(rated.games)];
}

/** `You: 345.  1540 ±90  12 games`: one's own place in the ratings. */
export function ownPlaceText(
  texts: Texts,
  own: NonNullable<HallFound['own']>,
  charset: Charset,
): string {
  const [place, , rating, games] = ratingCells(texts, own, own.at, charset);
  return texts.lobby.ownPlaceLine(place, rating, games);
}

/** `Page 2 of 40.`; '' where there is one page. @param from how many are left out */
export function pageText(texts: Texts, from: number, count: number): string {
  const pages = Math.ceil(count / PAGE);
  return pages > 1 ? texts.lobby.pageOfText(Math.floor(from / PAGE) + 1, pages) : '';
}
