import type { LobbyItem, LobbyList } from '../activity/lobby-answer.ts';
import { cleanName } from '../clean/clean-text.ts';
import type { Person } from '../rooms/hall/hall-command.ts';
import type { HallFound } from '../rooms/hall/hall-lookup.ts';
import type { HallGame } from '../rooms/hall/hall-now.ts';
import { PAGE } from '../rooms/hall/hall-state.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import {
  type LobbyView,
  lobbyCells,
  myGameCells,
  notRankedText,
  pageText,
  ratedText,
  ratingCells,
} from './lobby.ts';
import { gameInList } from './lobby-shown.ts';
import { shownName } from './shown-name.ts';
import { tableLines } from './table-lines.ts';
import type { Texts } from './texts.ts';

type ItemOf<Kind extends LobbyItem['kind']> = Extract<LobbyItem, { kind: Kind }>;

/** A list of the lobby as tables, with the numbers that the view knows. */
export function listLines(
  texts: Texts,
  list: LobbyList,
  items: readonly LobbyItem[],
  view: LobbyView,
): string[] {
  switch (list) {
    case 'list':
      return allLines(texts, items, view);
    case 'who':
      return whoLines(texts, items, view);
    case 'challenges': {
      const challenges = challengeLines(texts, items, view);
      const offered = challenges.length > 0 ? challenges : [texts.lobby.EMPTY_LISTS.challenges];
      return [...offered, ...seekLines(texts, items, view)];
    }
    case 'games':
      return gamesLines(texts, items, view);
    case 'mine': {
      const lines = [
        ...challengeLines(texts, items, view),
        ...seekLines(texts, items, view),
        ...ownGameLines(texts, items, view),
      ];
      return lines.length > 0 ? lines : [texts.lobby.EMPTY_LISTS.mine];
    }
    default:
      return list satisfies never;
  }
}

/** A page of one's own games, as a table. @param from how many are left out */
export function playedLines(
  texts: Texts,
  games: readonly HallGame[],
  from: number,
  view: LobbyView & { readonly me: Person | undefined },
): string[] {
  const { length } = games;
  if (length === 0)
    return [from === 0 ? texts.lobby.EMPTY_LISTS.played : texts.lobby.EMPTY_LISTS.laterPlayed];
  const rows = games.map((game, at) => [
    ...(view.listed ? [`${at + 1}`] : []),
    game.began.code,
    ...myGameCells(texts, game, view.me?.id ?? ''),
  ]);
  const more = length === PAGE ? [texts.lobby.morePlayedText(from / PAGE + 2)] : [];
  const { day, against, game, result } = texts.lobby.LIST_TITLES;
  return [...tableLines([...codeTitles(texts, view), day, against, game, result], rows), ...more];
}

/** A page of the ratings of a variant, and one's own place, as a table. @param from how many are left out */
export function ratingsLines(
  texts: Texts,
  { ranked, rankedCount, own, provisional }: HallFound,
  from: number,
  charset: LobbyView['charset'],
): string[] {
  const note = provisional ? [notRankedText(texts, provisional, charset)] : [];
  if (rankedCount === 0) return [texts.lobby.NO_RATINGS, ...note];
  if (ranked.length === 0) return [texts.lobby.lastPageText(Math.ceil(rankedCount / PAGE))];
  const rows = ranked.map((one, index) => ratingCells(texts, one, from + index, charset));
  const isOnPage = own && own.at >= from && own.at < from + ranked.length;
  if (own && !isOnPage) rows.push(ratingCells(texts, own, own.at, charset));
  const page = pageText(texts, from, rankedCount);
  const { name, rating, ratedGames } = texts.lobby.LIST_TITLES;
  const lines = tableLines(['', name, rating, ratedGames], rows);
  return [...lines, ...(page === '' ? [] : [page]), ...note];
}

/** What somebody has on the server, line by line. @param keys their keys, which have numbers */
export function meLines(
  texts: Texts,
  person: Person,
  keys: readonly string[],
  { house, charset }: Pick<LobbyView, 'house' | 'charset'>,
  address: string | undefined,
): string[] {
  const member = house.known(person.id);
  const ratings = VARIANTS.flatMap((variant) => {
    const rated = member?.ratings.get(variant.id);
    if (!rated) return [];
    const range = ratedText(texts, rated, charset);
    return [
      texts.lobby.ratingInText(
        texts.words.variantName(variant, charset),
        range,
        texts.lobby.ratedGamesText(rated.games),
      ),
    ];
  });
  return [
    texts.lobby.youAreText(shownName(person.name)),
    ...(ratings.length > 0 ? ratings : [texts.lobby.ME_TEXTS.unrated]),
    ...keys.map((key, at) => texts.lobby.numberedKeyText(at + 1, cleanName(key))),
    texts.lobby.exportText(address),
  ];
}

function allLines(texts: Texts, items: readonly LobbyItem[], view: LobbyView): string[] {
  const rows = items.flatMap((item) => {
    if (item.kind === 'played' || item.kind === 'key') return [];
    const { what, who, rating, game, clock, state } = lobbyCells(texts, item, view);
    return [[...numberCells(item, view), what, who, rating, game, clock, state]];
  });
  return tableLines([...numberTitles(view), ...Object.values(texts.lobby.LOBBY_TITLES)], rows);
}

function whoLines(texts: Texts, items: readonly LobbyItem[], view: LobbyView): string[] {
  const people = ofKind(items, 'person');
  if (people.length === 0) return [texts.lobby.EMPTY_LISTS.who];
  return tableLines(
    [
      ...numberTitles(view),
      texts.lobby.LIST_TITLES.name,
      texts.lobby.ratingInTitle(gameInList(texts, view.variant)),
      texts.lobby.LIST_TITLES.where,
    ],
    people.map((item) => {
      const { who, rating, state } = lobbyCells(texts, item, view);
      return [...numberCells(item, view), who, rating, state];
    }),
  );
}

/** The games that go on and may be watched, and one's own. */
function gamesLines(texts: Texts, items: readonly LobbyItem[], view: LobbyView): string[] {
  const games = items.filter(
    (item): item is ItemOf<'game' | 'own-game'> => item.kind === 'game' || item.kind === 'own-game',
  );
  if (games.length === 0) return [texts.lobby.EMPTY_LISTS.games];
  const titles = texts.lobby.LIST_TITLES;
  return tableLines(
    [...codeTitles(texts, view), titles.players, titles.game, titles.clock, titles.rated],
    games.map((item) => {
      const { game, clock } = lobbyCells(texts, item, view);
      const { terms, began } = item.game;
      const rated = yesOrNo(texts, terms.isRated);
      return [
        ...codeCells(item, began.code, view),
        texts.lobby.playersOf(began),
        game,
        clock,
        rated,
      ];
    }),
  );
}

function ownGameLines(texts: Texts, items: readonly LobbyItem[], view: LobbyView): string[] {
  const rows = ofKind(items, 'own-game').map((item) => {
    const { who, game, clock, state } = lobbyCells(texts, item, view);
    return [...codeCells(item, item.game.began.code, view), who, game, clock, state];
  });
  const { against, game, clock, state } = texts.lobby.LIST_TITLES;
  return titled([...codeTitles(texts, view), against, game, clock, state], rows);
}

function seekLines(texts: Texts, items: readonly LobbyItem[], view: LobbyView): string[] {
  const rows = ofKind(items, 'seek').map((item) => {
    const { rating, game, clock } = lobbyCells(texts, { ...item, isOwn: false }, view);
    const who = item.isOwn ? texts.lobby.LIST_CELLS.you : shownName(item.seek.by.name);
    return [...numberCells(item, view), who, rating, game, clock];
  });
  const { seeks, rating, game, clock } = texts.lobby.LIST_TITLES;
  return titled([...numberTitles(view), seeks, rating, game, clock], rows);
}

function challengeLines(texts: Texts, items: readonly LobbyItem[], view: LobbyView): string[] {
  const rows = ofKind(items, 'challenge').map((item) => {
    const { by, code, isRated } = item.challenge;
    const { rating, game, clock } = lobbyCells(texts, { ...item, isOwn: false }, view);
    const rated = yesOrNo(texts, isRated);
    const cells = [shownName(by.name), rating, game, clock, rated, forText(texts, item)];
    return [...codeCells(item, code, view), ...cells];
  });
  const { from, rating, game, clock, rated, for: whom } = texts.lobby.LIST_TITLES;
  return titled([...codeTitles(texts, view), from, rating, game, clock, rated, whom], rows);
}

function ofKind<Kind extends LobbyItem['kind']>(
  items: readonly LobbyItem[],
  kind: Kind,
): ItemOf<Kind>[] {
  return items.filter((item): item is ItemOf<Kind> => item.kind === kind);
}

function yesOrNo(texts: Texts, isSo: boolean): string {
  return isSo ? texts.lobby.LIST_CELLS.yes : texts.lobby.LIST_CELLS.no;
}

/** A table; nothing where it has no rows. */
function titled(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : tableLines(titles, rows);
}

function numberTitles({ listed }: LobbyView): string[] {
  return listed ? [''] : [];
}

function numberCells(item: LobbyItem, { listed }: LobbyView): string[] {
  return listed ? [`${listed.indexOf(item) + 1}`] : [];
}

/** The titles of `codeCells`. */
function codeTitles(texts: Texts, view: LobbyView): string[] {
  return [...numberTitles(view), texts.lobby.LIST_TITLES.code];
}

/** The code by which a challenge or game is named, after its number if there is one. */
function codeCells(item: LobbyItem, code: string, view: LobbyView): string[] {
  return [...numberCells(item, view), code];
}

function forText(texts: Texts, { challenge, isFor }: ItemOf<'challenge'>): string {
  if (isFor) return texts.lobby.LIST_CELLS.you;
  const { to } = challenge;
  return to.kind === 'person' ? shownName(to.name) : texts.lobby.LIST_CELLS[to.kind];
}
