import type { LobbyList } from '../activity/lobby-answer.ts';
import { cleanName } from '../clean/clean-text.ts';
import type { Person } from '../rooms/hall/hall-command.ts';
import type { HallFound } from '../rooms/hall/hall-lookup.ts';
import type { HallGame } from '../rooms/hall/hall-now.ts';
import { PAGE } from '../rooms/hall/hall-state.ts';
import type { LobbyEntry } from '../rooms/hall/lobby-list.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import {
  type LobbyCells,
  type LobbyView,
  lobbyCells,
  myGameCells,
  pageText,
  ratedText,
  ratingCells,
} from './lobby.ts';
import { gameInList } from './lobby-shown.ts';
import { shownName } from './shown-name.ts';
import { tableLines } from './table-lines.ts';
import type { Texts } from './texts.ts';

/** A list of the lobby as tables, with the numbers that the view knows. */
export function listLines(
  texts: Texts,
  list: LobbyList,
  entries: readonly LobbyEntry[],
  view: LobbyView,
): readonly string[] {
  const { EMPTY_LISTS, LIST_CELLS, LIST_TITLES, LOBBY_TITLES, playersOf } = texts.lobby;
  const { listed } = view;
  const titlesOf = (titles: readonly string[]) => (listed ? ['', ...titles] : titles);
  const rowOf = (entry: LobbyEntry, ...cells: readonly string[]) =>
    listed ? [`${listed.indexOf(entry) + 1}`, ...cells] : cells;
  /** A table of some entries; nothing where there are none. */
  const tableOf = <Entry extends LobbyEntry>(
    titles: readonly string[],
    some: readonly Entry[],
    tell: (entry: Entry, cells: LobbyCells) => readonly string[],
  ) => {
    if (some.length === 0) return [];
    const rows = some.map((entry) => {
      // Here what is one's own has a rating as all others have.
      const shown = 'isOwn' in entry ? { ...entry, isOwn: false } : entry;
      return rowOf(entry, ...tell(entry, lobbyCells(texts, shown, view)));
    });
    return tableLines(titlesOf(titles), rows);
  };
  const yesOrNo = (isSo: boolean) => (isSo ? LIST_CELLS.yes : LIST_CELLS.no);
  const challenges = tableOf(
    LIST_TITLES.challenges,
    entries.filter((entry) => entry.kind === 'challenge'),
    ({ challenge: { by, code, isRated, to }, isFor }, { rating, game, clock }) => {
      const named = to.kind === 'person' ? shownName(to.name) : LIST_CELLS[to.kind];
      const whom = isFor ? LIST_CELLS.you : named;
      return [code, shownName(by.name), rating, game, clock, yesOrNo(isRated), whom];
    },
  );
  const seeks = tableOf(
    LIST_TITLES.seeks,
    entries.filter((entry) => entry.kind === 'seek'),
    ({ isOwn }, { who, rating, game, clock }) => {
      return [isOwn ? LIST_CELLS.you : who, rating, game, clock];
    },
  );
  const orEmpty = (lines: readonly string[], of: keyof typeof EMPTY_LISTS) =>
    lines.length > 0 ? lines : [EMPTY_LISTS[of]];
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
      return [...orEmpty(challenges, list), ...seeks];
    case 'games': {
      const games = tableOf(
        LIST_TITLES.games,
        entries.filter((entry) => entry.kind === 'game' || entry.kind === 'own-game'),
        ({ game: { began, terms } }, { game, clock }) => {
          return [began.code, playersOf(began), game, clock, yesOrNo(terms.isRated)];
        },
      );
      return orEmpty(games, list);
    }
    case 'mine': {
      const games = tableOf(
        LIST_TITLES.mine,
        entries.filter((entry) => entry.kind === 'own-game'),
        (own, { who, game, clock, state }) => [own.game.began.code, who, game, clock, state],
      );
      return orEmpty([...challenges, ...seeks, ...games], list);
    }
  }
}

/** A page of one's own games, as a table. @param from how many are left out */
export function playedLines(
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

/** A page of the ratings of a variant, and one's own place, as a table. @param from how many are left out */
export function ratingsLines(
  texts: Texts,
  { ranked, rankedCount, own, provisional }: HallFound,
  from: number,
  charset: LobbyView['charset'],
): string[] {
  const { LIST_TITLES, NO_RATINGS, lastPageText, notRankedText } = texts.lobby;
  const note = provisional
    ? [notRankedText(ratedText(provisional, charset), provisional.games)]
    : [];
  if (rankedCount === 0) return [NO_RATINGS, ...note];
  if (ranked.length === 0) return [lastPageText(Math.ceil(rankedCount / PAGE))];
  const rows = ranked.map((one, index) => ratingCells(texts, one, from + index, charset));
  const isOnPage = own && own.at >= from && own.at < from + ranked.length;
  if (own && !isOnPage) rows.push(ratingCells(texts, own, own.at, charset));
  const page = pageText(texts, from, rankedCount);
  const lines = tableLines(['', ...LIST_TITLES.ratings], rows);
  return [...lines, ...(page === '' ? [] : [page]), ...note];
}

/** What somebody has on the server, line by line. @param keys their keys, which have numbers */
export function meLines(
  { lobby, words }: Texts,
  person: Person,
  keys: readonly string[],
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
    ...keys.map((key, at) => lobby.numberedKeyText(at + 1, cleanName(key))),
    lobby.exportText(address),
  ];
}
