import stringWidth from 'string-width';
import type { LobbyActivity } from '../activity/lobby.ts';
import type { ListPage, LobbyItem, LobbyList, LobbyTold } from '../activity/lobby-answer.ts';
import { argumentIn } from '../activity/word-spellings.ts';
import { cleanName } from '../clean/clean-text.ts';
import { CHALLENGE_PARTS } from '../hall/challenge-words.ts';
import { isGuest, type Person } from '../hall/hall-command.ts';
import type { Challenge, HallGame } from '../hall/hall-now.ts';
import type { House } from '../hall/house.ts';
import { type LobbyEntry, seatOf } from '../hall/lobby-list.ts';
import type { RankingPage, RatedPerson, ShownRating } from '../hall/ratings.ts';
import { PAGE } from '../hall/rows.ts';
import type { VisitNews } from '../hall/visit.ts';
import { playerName } from '../match/participants/side.ts';
import { RECORD_FORMATS } from '../records/formats/formats.ts';
import { parseTimeControl } from '../records/tree/time-control.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { parseSfen } from '../rules/notation/sfen.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { SETTING_ENTRIES } from './board.ts';
import { byKind } from './by-code.ts';
import type { Charset } from './charset.ts';
import type { lobby } from './en/lobby.ts';
import { shownName } from './foreign-text.ts';
import { padded, tableLines } from './page.ts';
import { ratingRangeText, ratingText } from './rating.ts';
import { positionTitle } from './status.ts';
import { type Entries, type Said, type Telling, tell } from './tell.ts';
import type { Texts } from './texts.ts';
import { unknownWordText } from './typed.ts';

interface LobbyAt {
  readonly telling: Telling;
  readonly texts: Texts;
  readonly activity: LobbyActivity;
  readonly view: LobbyView;
}

const VARIANT_IDS = VARIANTS.map(({ id }) => id);

/** What a word in the lobby comes to, where a sentence is not all. */
const LOBBY_ENTRIES = {
  ...SETTING_ENTRIES,
  refused: ({ refusal }, { texts }) => texts.lobby.hallRefusalText(refusal),
  door: ({ fault }, { texts }) => texts.lobby.GAME_DOOR_TEXTS[fault],
  'game-fault': ({ fault }, { texts }) => texts.lobby.GAME_FAULT_TEXTS[fault],
  failed: ({ error }, { texts }) => texts.words.systemErrorText(error),
  unknown({ line }, { texts, activity: { words } }) {
    const names = words.filter(({ face }) => face !== 'screen').map(({ name }) => name);
    return unknownWordText(texts, line, names);
  },
  list: ({ list, page }, { texts, view }) => ({ lines: listLines(texts, list, page, view) }),
  played: ({ games, from }, { texts, view }) => ({ lines: playedLines(texts, games, from, view) }),
  ratings: ({ found, from }, { texts, view: { charset } }) => ({
    lines: ratingsLines(texts, found, from, charset),
  }),
  'no-variant': ({ found }, { texts }) => texts.lobby.noVariantText(found, VARIANT_IDS),
  quick({ terms, challenge }, { texts, telling }) {
    const { quickText, standsText } = texts.lobby;
    const text = quickText(offeredGame(texts, terms));
    return telling.face === 'screen' ? text : { lines: [text, standsText(challenge)] };
  },
  'challenge-fault'({ word, fault }, { texts }) {
    if (fault.code === 'no-name') return texts.lobby.NO_CHALLENGED;
    const parts = [...offeredParts(texts, CHALLENGE_PARTS), ...VARIANT_IDS];
    return texts.lobby.challengePartText(word, fault.found, parts);
  },
  challenged({ terms, challenge, crossed }, { texts, telling, activity }) {
    const { LOBBY_TEXTS, RATED_TERMS, crossedText, otherTypesText, standsText } = texts.lobby;
    if (telling.face === 'screen') {
      return crossed ? crossedText(challengedText(texts, crossed)) : LOBBY_TEXTS.challenged;
    }
    const { isRated, timeControl, to } = terms;
    const isInvitation = to.kind === 'invitation';
    const isUnrated = isRated && timeControl === '' && !isInvitation;
    return {
      lines: [
        standsText(challenge),
        ...(isInvitation ? [otherTypesText(challenge, activity.publicAddress)] : []),
        ...(isUnrated ? [RATED_TERMS.withoutClock] : []),
        ...(crossed ? [challengeLine(texts, crossed)] : []),
      ],
    };
  },
  invites({ challenge }, { texts, view: { charset } }) {
    const { by, side } = challenge;
    const yours = texts.lobby.offeredSideText({ side: side === 'lot' ? side : opposite(side) });
    const terms = [...offerTexts(texts, challenge, charset), yours];
    return texts.lobby.invitesYou(shownName(by.name), terms);
  },
  'key-code': ({ keyCode }, { texts, activity }) =>
    texts.lobby.keyCodeText(keyCode, activity.publicAddress),
} as const satisfies Entries<LobbyTold, LobbyAt>;

/** Tells what a word in the lobby has come to. */
export function tellLobby(activity: LobbyActivity, what: LobbyTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const view = { ...lobbyView(activity, telling.charset), listed: activity.names.listed };
  const sentences = { ...texts.board.BOARD_ANSWERS, ...texts.lobby.LOBBY_ANSWERS };
  return tell(what, { telling, texts, activity, view }, LOBBY_ENTRIES, sentences);
}

/** The parts as they are offered, and in English, which always works. */
function offeredParts(texts: Texts, parts: readonly string[]): readonly string[] {
  return [...parts.map((part) => argumentIn(texts.language, part)), ...parts];
}

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

/** The view of somebody who is in the lobby. */
export function lobbyView({ visit, settings, turns }: LobbyActivity, charset: Charset): LobbyView {
  const { house, person } = visit;
  const { variant } = settings.all;
  return { house, me: person, variant, charset, turn: turns.of };
}

/** Greets a visitor, in lines. */
export function lobbyGreeting(texts: Texts, person: Person, view: LobbyView): string {
  const rating = personRatingText(texts, person, view.variant, view);
  const rated = isGuest(person) ? undefined : { rating, game: view.variant };
  return texts.lobby.lobbyWelcome(shownName(person.name), rated);
}

/** Tells who has come into a game where they are. */
export function enteredText({ lobby }: Texts, { seat: { match, side } }: RoomStay): string {
  const named = (color: Color) => ({ name: playerName(match.record, color) });
  if (side) return lobby.begunText(named(opposite(side)), side);
  return lobby.watchedText({ black: named('black'), white: named('white') });
}

/** A sentence for a visitor of a server. @param face lines tell a challenge with its code */
export function newsText(texts: Texts, news: VisitNews, face: 'screen' | 'lines'): string {
  const { cannotWriteText, withdrawnText, LOBBY_TEXTS, VISIT_TEXTS } = texts.lobby;
  return byKind<VisitNews>({
    ...LOBBY_TEXTS,
    ...VISIT_TEXTS,
    challenged: ({ challenge }) =>
      face === 'lines' ? challengeLine(texts, challenge) : challengedText(texts, challenge),
    withdrawn: ({ why, challenge }) => withdrawnText(why, challenge),
    trouble: ({ code }) => cannotWriteText(code),
  })(news);
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

/** What stands above a board of a server: that nothing is written, or that the server ends. */
export function houseAlarm({ lobby }: Texts, { trouble, isDraining }: HouseState) {
  if (trouble !== undefined) return lobby.LOBBY_TEXTS.waits;
  return isDraining ? lobby.LOBBY_TEXTS.ends : undefined;
}

// A line of the lobby

/** A line of the lobby, cell by cell. */
export type LobbyCells = Readonly<Record<keyof (typeof lobby)['LOBBY_TITLES'], string>>;

/** The cells of a line of the lobby. */
export function lobbyCells(texts: Texts, entry: LobbyEntry, view: LobbyView): LobbyCells {
  const { CELL_TEXTS, DOING_TEXTS, WHAT_TEXTS, ownGameState, playersOf, whomText } = texts.lobby;
  const person = (one: Person, variant = view.variant) => ({
    who: shownName(one.name),
    rating: personRatingText(texts, one, variant, view),
  });
  const game = ({ variant, timeControl }: PlayedTerms) => ({
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

/** A game of the catalogue in a list, and no other text. */
function gameInList({ words }: Texts, id: string): string {
  return findVariant(id) ? words.nameOfGame(id) : '?';
}

/** `600+30`, `300+0+5`; undefined without a clock. */
function shortClock(timeControl: string): string | undefined {
  const parsed = parseTimeControl(timeControl);
  if (!parsed.ok) return undefined;
  const { mainMs, byoyomiMs, incrementMs } = parsed.value;
  const times = [mainMs, byoyomiMs, incrementMs].map((timeMs) => String(timeMs / 1000));
  return times.slice(0, incrementMs > 0 ? 3 : byoyomiMs > 0 ? 2 : 1).join('+');
}

/** `1540 ±90`, `1540 ?`, `unrated` before the first rated game, `guest`. */
function personRatingText(
  { lobby }: Texts,
  person: Person,
  variant: string,
  { house, charset }: Pick<LobbyView, 'house' | 'charset'>,
): string {
  if (isGuest(person)) return lobby.RATING_TEXTS.guest;
  const rated = house.known(person.id)?.ratings.get(variant);
  return rated ? shortRatedText(rated, charset) : lobby.RATING_TEXTS.unrated;
}

/** A rating of somebody: `1540 ±90`, or `1540 ±90 ?` for who is not in the list. */
export function ratedText({ rating, isListed }: ShownRating, charset: Charset): string {
  return `${ratingRangeText(rating, charset)}${isListed ? '' : ' ?'}`;
}

/** The same where there is little room: `1540 ±90`, or `1540 ?`. */
export function shortRatedText(rated: ShownRating, charset: Charset): string {
  return rated.isListed ? ratedText(rated, charset) : `${ratingText(rated.rating)} ?`;
}

// What is offered

/** What a line of the lobby tells of a game. */
type PlayedTerms = Pick<Challenge, 'variant' | 'timeControl'>;

/** Says that somebody has challenged oneself. */
function challengedText(texts: Texts, challenge: Challenge): string {
  return texts.lobby.challengesYou(shownName(challenge.by.name), offeredGame(texts, challenge));
}

/** A challenge to oneself in lines, with all terms, and how it is answered. */
export function challengeLine(texts: Texts, challenge: Challenge): string {
  const terms = offerTexts(texts, challenge, 'ascii');
  return texts.lobby.challengesYouOn(shownName(challenge.by.name), terms, challenge.code);
}

function offeredGame(texts: Texts, { variant, timeControl }: PlayedTerms): string {
  return texts.lobby.offeredGame(gameInList(texts, variant), shortClock(timeControl));
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

// Lists, games and ratings

/** A list of the lobby as tables, with the numbers that the view knows. */
export function listLines(
  texts: Texts,
  list: LobbyList,
  { items: entries, from, count }: ListPage,
  view: LobbyView,
): readonly string[] {
  const { EMPTY_LISTS, LIST_CELLS, LIST_TITLES, LOBBY_TITLES, lastPageText, playersOf } =
    texts.lobby;
  const { listed } = view;
  const titlesOf = (titles: readonly string[]) => (listed ? ['', ...titles] : titles);
  const rowOf = (entry: LobbyEntry, ...cells: readonly string[]) =>
    listed ? [`${listed.indexOf(entry) + 1}`, ...cells] : cells;
  const yesOrNo = (isSo: boolean) => (isSo ? LIST_CELLS.yes : LIST_CELLS.no);
  const orEmpty = (lines: readonly string[], of: keyof typeof EMPTY_LISTS) =>
    lines.length > 0 ? lines : [EMPTY_LISTS[of]];
  /** A table of some entries; nothing where there are none. */
  const tableOf = <Entry extends LobbyEntry>(
    titles: readonly string[],
    some: readonly Entry[],
    cellsOf: (entry: Entry, cells: LobbyCells) => readonly string[],
  ) => {
    if (some.length === 0) return [];
    const rows = some.map((entry) => {
      // Here what is one's own has a rating as all others have.
      const shown = 'isOwn' in entry ? { ...entry, isOwn: false } : entry;
      return rowOf(entry, ...cellsOf(entry, lobbyCells(texts, shown, view)));
    });
    return tableLines(titlesOf(titles), rows);
  };
  const challenges = tableOf(
    LIST_TITLES.challenges,
    entries.filter((entry) => entry.kind === 'challenge'),
    ({ challenge: { by, code, isRated, to }, isFor }, { rating, game, clock }) => {
      const named = to.kind === 'person' ? shownName(to.name) : LIST_CELLS[to.kind];
      const whom = isFor ? LIST_CELLS.you : named;
      return [code, shownName(by.name), rating, game, clock, yesOrNo(isRated), whom];
    },
  );
  switch (list) {
    case 'list':
      return tableLines(
        titlesOf(Object.values(LOBBY_TITLES)),
        entries.map((entry) => {
          const { what, who, rating, game, clock, state } = lobbyCells(texts, entry, view);
          return rowOf(entry, what, who, rating, game, clock, state);
        }),
      );
    case 'who': {
      const people = tableOf(
        LIST_TITLES.who(gameInList(texts, view.variant)),
        entries.filter((entry) => entry.kind === 'person'),
        (_, { who, rating, state }) => [who, rating, state],
      );
      return orEmpty(people, list);
    }
    case 'challenges':
      return orEmpty(challenges, list);
    case 'games': {
      const games = tableOf(
        LIST_TITLES.games,
        entries.filter((entry) => entry.kind === 'game' || entry.kind === 'own-game'),
        ({ game: { began, terms } }, { game, clock }) => {
          return [began.code, playersOf(began), game, clock, yesOrNo(terms.isRated)];
        },
      );
      if (games.length === 0 && count > 0) return [lastPageText(Math.ceil(count / PAGE))];
      const page = pageText(texts, from, count);
      return [...orEmpty(games, list), ...(page === '' ? [] : [page])];
    }
    case 'mine': {
      const games = tableOf(
        LIST_TITLES.mine,
        entries.filter((entry) => entry.kind === 'own-game'),
        (own, { who, game, clock, state }) => [own.game.began.code, who, game, clock, state],
      );
      return orEmpty([...challenges, ...games], list);
    }
  }
}

/** A page of one's own games, as a table. @param from how many are left out */
function playedLines(
  texts: Texts,
  games: readonly HallGame[],
  from: number,
  { listed, me }: Pick<LobbyView, 'listed' | 'me'>,
): string[] {
  const { EMPTY_LISTS, LIST_TITLES, morePlayedText } = texts.lobby;
  if (games.length === 0) return [from === 0 ? EMPTY_LISTS.played : EMPTY_LISTS.laterPlayed];
  const rows = games.map((game, at) => [
    ...(listed ? [`${at + 1}`] : []),
    game.began.code,
    ...myGameCells(texts, game, me?.id ?? ''),
  ]);
  const more = games.length === PAGE ? [morePlayedText(from / PAGE + 2)] : [];
  return [...tableLines([...(listed ? [''] : []), ...LIST_TITLES.played], rows), ...more];
}

/** A game of a person in a list: the date, against whom, and how it ended. */
export function myGameCells(texts: Texts, game: HallGame, person: string): readonly string[] {
  const seat = seatOf(game, person) ?? 'black';
  const { began, ended, terms } = game;
  const day = new Date(began.at).toISOString().slice(0, 10).replaceAll('-', '.');
  const result = ended ? texts.game.endingText(ended.ending) : texts.lobby.GOES_ON.cell;
  return [day, shownName(began[opposite(seat)].name), gameInList(texts, terms.variant), result];
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

/** A page of ratings, and one's own place, as a table. @param from how many are left out */
export function ratingsLines(
  texts: Texts,
  { ranked, rankedCount, own }: RankingPage,
  from: number,
  charset: LobbyView['charset'],
): string[] {
  const { LIST_TITLES, NO_RATINGS, lastPageText, notRankedText } = texts.lobby;
  const note =
    own && !own.rated.isListed
      ? [notRankedText(ratedText(own.rated, charset), own.rated.games)]
      : [];
  if (rankedCount === 0) return [NO_RATINGS, ...note];
  if (ranked.length === 0) return [lastPageText(Math.ceil(rankedCount / PAGE))];
  const rows = ranked.map((one, index) => ratingCells(texts, one, from + index, charset));
  const isOnPage = own && own.at >= from && own.at < from + ranked.length;
  if (own?.rated.isListed && !isOnPage) rows.push(ratingCells(texts, own, own.at, charset));
  const page = pageText(texts, from, rankedCount);
  const lines = tableLines(['', ...LIST_TITLES.ratings], rows);
  return [...lines, ...(page === '' ? [] : [page]), ...note];
}

/**
 * A line of the ratings, cell by cell. Who is not in the list has no rank.
 * @param at how many stand above
 */
export function ratingCells(
  { lobby }: Texts,
  { name, rated }: RatedPerson,
  at: number,
  charset: Charset,
): readonly [rank: string, name: string, rating: string, games: string] {
  const rank = rated.isListed ? `${at + 1}` : '';
  const games = lobby.ratedGamesText(rated.games);
  return [rank, shownName(name), ratedText(rated, charset), games];
}

/** `Page 2 of 40.`; '' where there is one page. @param from how many are left out */
export function pageText({ lobby }: Texts, from: number, count: number): string {
  const pages = Math.ceil(count / PAGE);
  return pages > 1 ? lobby.pageOfText(Math.floor(from / PAGE) + 1, pages) : '';
}

/** What somebody has on the server, line by line. Their keys have numbers. */
export function meLines(
  { lobby, words }: Texts,
  person: Person,
  { house, charset }: Pick<LobbyView, 'house' | 'charset'>,
  address: string | undefined,
): string[] {
  const member = house.known(person.id);
  const ratings = VARIANTS.flatMap((variant) => {
    const rated = member?.ratings.get(variant.id);
    if (!rated) return [];
    const name = words.variantName(variant, charset);
    const games = lobby.ratedGamesText(rated.games);
    return [lobby.ratingInText(name, ratedText(rated, charset), games)];
  });
  return [
    lobby.youAreText(shownName(person.name)),
    ...(ratings.length > 0 ? ratings : [lobby.ME_TEXTS.unrated]),
    ...(member?.keys ?? []).map((key, at) => lobby.numberedKeyText(at + 1, cleanName(key))),
    lobby.exportText(address),
  ];
}

// What a guest sends along with ssh

/** What each word of a guest needs, as in a usage line. */
const OPERANDS = {
  games: '[PAGE]',
  who: '',
  ratings: '[GAME] [PAGE]',
  join: 'CODE',
  watch: 'CODE',
  export: 'CODE|all [FORMAT]',
  help: '',
} as const;

/** A word that a guest may send along. */
export type GuestWord = keyof typeof OPERANDS;

/** The words in the order of their help. */
export const GUEST_WORDS = Object.keys(OPERANDS) as readonly GuestWord[];

/** Each word as it is typed, with what it does. */
export function guestWordRows({ lobby }: Texts): Readonly<Record<'line' | 'summary', string>>[] {
  const summaries: Readonly<Record<GuestWord, string>> = lobby.guestSummaries(RECORD_FORMATS);
  return GUEST_WORDS.map((word) => ({ line: guestLine(word), summary: summaries[word] }));
}

/** The help of the words, in lines. */
export function guestHelp(texts: Texts): string[] {
  const rows = guestWordRows(texts);
  const width = Math.max(...rows.map(({ line }) => stringWidth(line)));
  const words = rows.map(({ line, summary }) => `  ${padded(line, width)}  ${summary}`);
  return [...texts.lobby.GUEST_HELP, '', ...words];
}

/** A word with what it needs, as a guest types it. */
export function guestLine(word: GuestWord): string {
  return `ssh HOST ${word} ${OPERANDS[word]}`.trimEnd();
}
