import type { LobbyItem } from '../activity/lobby-answer.ts';
import { parseTimeControl } from '../records/tree/time-control.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import type { RankedPerson } from '../rooms/hall/hall-lookup.ts';
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
export function ratedText(rated: PersonRating, charset: Charset): string {
  return isProvisional(rated)
    ? `${ratingText(rated.rating)}?`
    : ratingRangeText(rated.rating, charset);
}

/** `1540 ±90`, `unrated` before the first rated game, `guest`. */
export function personRatingText(
  { lobby }: Texts,
  person: Person,
  variant: string,
  { house, charset }: Pick<LobbyView, 'house' | 'charset'>,
): string {
  if (isGuest(person)) return lobby.RATING_TEXTS.guest;
  const rated = house.known(person.id)?.ratings.get(variant);
  return rated ? ratedText(rated, charset) : lobby.RATING_TEXTS.unrated;
}

/** The cells of a line of the lobby. */
export function lobbyCells(texts: Texts, entry: LobbyEntry, view: LobbyView): LobbyCells {
  const { CELL_TEXTS, DOING_TEXTS, WHAT_TEXTS, ownGameState, playersOf, whomText } = texts.lobby;
  const person = (one: Person, variant = view.variant) => ({
    who: shownName(one.name),
    rating: personRatingText(texts, one, variant, view),
  });
  const game = ({ variant, timeControl }: SoughtGame) => ({
    game: gameInList(texts, variant),
    clock: shortClock(timeControl) ?? CELL_TEXTS.noClock,
  });
  const rated = ({ isRated }: Pick<Challenge, 'isRated'>) =>
    isRated ? CELL_TEXTS.rated : CELL_TEXTS.unrated;
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      const { by, to, variant } = challenge;
      return {
        what: WHAT_TEXTS.challenge[isFor ? 'for' : isOwn ? 'own' : 'other'],
        ...(isOwn ? { who: whomText(to), rating: '' } : person(by, variant)),
        ...game(challenge),
        state: rated(challenge),
      };
    }
    case 'seek': {
      const { seek, isOwn } = entry;
      return {
        what: WHAT_TEXTS.seek[isOwn ? 'own' : 'other'],
        ...(isOwn ? { who: '', rating: '' } : person(seek.by, seek.game?.variant)),
        ...(seek.game ? game(seek.game) : { game: CELL_TEXTS.any, clock: CELL_TEXTS.any }),
        state: CELL_TEXTS.quick,
      };
    }
    case 'own-game': {
      const { seat, isOtherHere } = entry;
      const { terms, began } = entry.game;
      const turn = view.turn?.(began.game);
      return {
        what: WHAT_TEXTS.ownGame,
        ...person(began[opposite(seat)], terms.variant),
        ...game(terms),
        state: ownGameState(turn && turn === seat, isOtherHere),
      };
    }
    case 'game': {
      const { terms, began } = entry.game;
      const who = playersOf(began);
      return { what: WHAT_TEXTS.game, who, rating: '', ...game(terms), state: rated(terms) };
    }
    case 'person': {
      const isMe = entry.person.id === view.me?.id;
      return {
        what: WHAT_TEXTS.person[isMe ? 'own' : 'other'],
        ...person(entry.person),
        game: '',
        clock: '',
        state: DOING_TEXTS[entry.doing],
      };
    }
  }
}

/** What a challenge tells of the game. */
type OfferedTerms = Pick<Challenge, 'variant' | 'sfen' | 'timeControl' | 'isRated' | 'hasWatchers'>;

/** What is offered, a sentence each. */
export function offerTexts(texts: Texts, terms: OfferedTerms, charset: Charset): string[] {
  const { OFFERS } = texts.room;
  const { RATED_TERMS } = texts.lobby;
  const { isRated, timeControl, hasWatchers } = terms;
  const clock = parseTimeControl(timeControl);
  const variant = findVariant(terms.variant);
  const start = variant && parseSfen(variant, terms.sfen);
  const title =
    variant && start?.ok ? positionTitle(texts, variant, start.value.placement, charset) : '?';
  const unrated = timeControl === '' ? RATED_TERMS.withoutClock : RATED_TERMS.unrated;
  return [
    texts.words.asSentences(title),
    OFFERS.clock(texts.game.timeControlText(clock.ok ? clock.value : undefined)),
    isRated ? RATED_TERMS.rated : unrated,
    hasWatchers ? OFFERS.watched : OFFERS.unwatched,
  ];
}

/** What a line of the lobby leaves out, and what Enter does. */
export function lobbyDetail(texts: Texts, entry: LobbyEntry, { charset, me }: LobbyView): string {
  const { DETAILS, offeredSideText, playersOf } = texts.lobby;
  const { asSentences, joinSentences } = texts.words;
  const offer = (terms: OfferedTerms, ...more: readonly string[]) =>
    joinSentences([...offerTexts(texts, terms, charset), ...more]);
  switch (entry.kind) {
    case 'challenge': {
      const { challenge, isOwn, isFor } = entry;
      return isOwn
        ? offer(challenge, offeredSideText(challenge), DETAILS.ownOffer)
        : offer(challenge, DETAILS.offer(challenge.side, isFor));
    }
    case 'seek': {
      const { by, game } = entry.seek;
      return entry.isOwn
        ? joinSentences([soughtText(texts, game), DETAILS.ownSeek])
        : DETAILS.seek(shownName(by.name));
    }
    case 'own-game':
      return offer(entry.game.terms, DETAILS.ownGame(entry.seat));
    case 'game': {
      const terms = offerTexts(texts, entry.game.terms, charset).slice(0, 2);
      const players = asSentences(playersOf(entry.game.began));
      return joinSentences([players, ...terms, DETAILS.game]);
    }
    case 'person':
      return entry.person.id === me?.id ? DETAILS.me : DETAILS.person(shownName(entry.person.name));
  }
}

type HouseState = Pick<House, 'trouble' | 'isDraining'>;

/** What stands above the lobby: that nothing can be written, that the server ends. */
export function houseTrouble({ lobby, words }: Texts, { trouble, isDraining }: HouseState) {
  const sentences = [
    ...(trouble === undefined ? [] : [lobby.cannotWriteText(trouble)]),
    ...(isDraining ? [lobby.LOBBY_TEXTS.draining] : []),
  ];
  return sentences.length > 0 ? words.joinSentences(sentences) : undefined;
}

/** What a player and a watcher read on the board of a server: that nothing is written, that it ends. */
export function houseAlarm({ lobby }: Texts, { trouble, isDraining }: HouseState) {
  if (trouble !== undefined) return lobby.LOBBY_TEXTS.waits;
  return isDraining ? lobby.LOBBY_TEXTS.ends : undefined;
}

/** Says what one seeks: `You seek a game of yari, 600+30.` */
export function soughtText(texts: Texts, game: SoughtGame | undefined): string {
  return texts.lobby.soughtText(game && offeredGame(texts, game));
}

/** Says that somebody has challenged oneself. */
export function challengedText(texts: Texts, challenge: Challenge): string {
  return texts.lobby.challengesYou(shownName(challenge.by.name), offeredGame(texts, challenge));
}

function offeredGame(texts: Texts, { variant, timeControl }: SoughtGame): string {
  return texts.lobby.offeredGame(gameInList(texts, variant), shortClock(timeControl));
}

/** The same in lines, with all terms, and how it is answered. */
export function challengeLine(texts: Texts, challenge: Challenge): string {
  const terms = offerTexts(texts, challenge, 'ascii');
  return texts.lobby.challengesYouOn(shownName(challenge.by.name), terms, challenge.code);
}

/** How a game has ended, and where it can be had as a file. */
export function myGameDetail(
  { game, lobby, words }: Texts,
  { began, ended }: HallGame,
  address: string | undefined,
): string {
  const result = ended ? words.asSentences(game.endingText(ended.ending)) : lobby.GOES_ON.sentence;
  return words.joinSentences([result, lobby.gameFileText(began.code, address)]);
}

/** A game of a person in a list: the date, against whom, and how it ended. */
export function myGameCells(texts: Texts, game: HallGame, person: string): readonly string[] {
  const seat = seatOf(game, person) ?? 'black';
  const { began, ended, terms } = game;
  const day = new Date(began.at).toISOString().slice(0, 10).replaceAll('-', '.');
  const result = ended ? texts.game.endingText(ended.ending) : texts.lobby.GOES_ON.cell;
  return [day, shownName(began[opposite(seat)].name), gameInList(texts, terms.variant), result];
}

/** A line of the ratings, cell by cell. @param at how many are stronger */
export function ratingCells(
  { lobby }: Texts,
  { member, rated }: RankedPerson,
  at: number,
  charset: Charset,
): readonly [rank: string, name: string, rating: string, games: string] {
  const range = ratingRangeText(rated.rating, charset);
  return [`${at + 1}`, shownName(member.name), range, lobby.ratedGamesText(rated.games)];
}

/** `Page 2 of 40.`; '' where there is one page. @param from how many are left out */
export function pageText({ lobby }: Texts, from: number, count: number): string {
  const pages = Math.ceil(count / PAGE);
  return pages > 1 ? lobby.pageOfText(Math.floor(from / PAGE) + 1, pages) : '';
}
