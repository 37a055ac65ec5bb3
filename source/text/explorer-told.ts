import type { ExplorerActivity, ExplorerItem, ExplorerTold } from '../activity/explorer.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import type { Move } from '../rules/core/move.ts';
import type { BookEntry } from '../study/index/explorer.ts';
import type { GameAtPly } from '../study/index/position-index.ts';
import { announceIn } from './game-lines.ts';
import { bothPlayText, namesTold } from './names-told.ts';
import { playerShown } from './player-shown.ts';
import { fileFaultText } from './record-fault.ts';
import { shortResult } from './result.ts';
import type { Said, Telling } from './said.ts';
import { playersText, shownName } from './shown-name.ts';
import { tableLines } from './table-lines.ts';
import { type Entries, tell } from './tell.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

interface ExplorerAt {
  readonly explorer: ExplorerActivity;
  readonly telling: Telling;
  /** Tells what the replay says. */
  readonly tellReplay: (what: ReplayTold) => Said;
}

/** What a word at what others played comes to, where a sentence is not all. */
const EXPLORER_ENTRIES = {
  listed({ changed, from }, { explorer, telling, tellReplay }) {
    const told = changed ? tellReplay(changed).lines : [];
    return { lines: [...told, ...explorerLines(explorer, telling, from)] };
  },
  replay: ({ what }, { tellReplay }) => tellReplay(what),
  'not-opened': ({ path, fault }, { telling }) => fileFaultText(telling.teller.texts, path, fault),
  'store-failed': ({ error }, { telling }) => telling.teller.texts.words.storeErrorText(error),
} as const satisfies Entries<ExplorerTold, ExplorerAt>;

/** Tells what a word at what others played has come to. @param tellReplay tells what the replay says */
export function tellExplorer(
  explorer: ExplorerActivity,
  what: ExplorerTold,
  telling: Telling,
  tellReplay: (what: ReplayTold) => Said,
): Said {
  const { EXPLORER_ANSWERS } = telling.teller.texts.replay;
  return tell(what, { explorer, telling, tellReplay }, EXPLORER_ENTRIES, EXPLORER_ANSWERS);
}

/**
 * How often the position was met, whether mirrored ones count, and which books cannot be read; or why
 * that is not known.
 */
export function explorerHeading(
  { replay: { game, moves }, tally, fault, isMirrored, names, bookFaults }: ExplorerActivity,
  telling: Telling,
): string {
  const { texts } = telling.teller;
  if (fault || !tally) return fault ? texts.study.indexFaultText(fault) : '';
  const played = moves[game.ply - 1];
  const move = played && announceIn(game, played, telling);
  return [
    texts.replay.positionMetText(move, tally),
    ...(isMirrored ? [texts.replay.MIRRORED_COUNT] : []),
    bothPlayText(texts, names),
    ...Array.from(
      bookFaults,
      ([path, why]) => `${shownName(path)}: ${texts.study.bookFaultText(why)}`,
    ),
  ]
    .filter(Boolean)
    .join('  ');
}

/** The lines that can be chosen, each with its number. @param from the first to be told */
export function explorerLines(explorer: ExplorerActivity, telling: Telling, from = 0): string[] {
  const { items, hasMore } = explorer;
  const { texts } = telling.teller;
  return [
    ...(from === 0 ? [explorerHeading(explorer, telling)] : []),
    ...items
      .slice(from)
      .map((item, at) => `${from + at + 1}. ${itemText(explorer, item, telling)}`),
    ...(hasMore ? [texts.replay.MORE_GAMES] : []),
    emptyText(explorer, texts),
  ].filter(Boolean);
}

/** Where games come from, if none has the position; '' otherwise. */
export function emptyText({ items, fault }: ExplorerActivity, { replay }: Texts): string {
  return items.length > 0 || fault ? '' : replay.WHERE_GAMES_COME_FROM;
}

/** All that is known of a move; a game in a line. */
export function itemText(
  explorer: ExplorerActivity,
  item: ExplorerItem,
  { teller }: Pick<Telling, 'teller'>,
): string {
  const { texts } = teller;
  if (item.kind === 'game') return listedGame(texts, item.game);
  const { tally, booked, names } = item;
  const { replay: own } = texts;
  const told = [
    ...(names ? namesTold(texts, names) : []),
    tally ? own.tallyText(tally) : own.IN_NO_GAME,
    ...(tally?.value === undefined ? [] : [own.averageText(valueText(texts, tally.value))]),
    ...(tally?.last ? [own.lastPlayedText(gameText(texts, tally.last))] : []),
    ...booked.map((entry) => {
      const { depth = '', count = '', book } = entry;
      const value = bookValue(explorer, entry, texts);
      return own.bookedText(fileName(book), value, String(depth), String(count));
    }),
  ];
  return `${moveText(explorer, item.move, teller)}: ${told.join('; ')}`;
}

/** The list as columns: the titles, then a line for each item. */
export function explorerTable(explorer: ExplorerActivity, teller: Teller): readonly string[] {
  const { texts } = teller;
  const [move, games, black, drawn, white, value, book, last] = texts.replay.EXPLORER_COLUMNS;
  const isBooked = explorer.items.some((item) => item.kind === 'move' && item.booked.length > 0);
  const rows = explorer.items.flatMap((item) => {
    if (item.kind === 'game') return [];
    const { tally, booked } = item;
    const [entry] = booked;
    return [
      [
        moveText(explorer, item.move, teller),
        ...[tally?.games, tally?.black, tally?.draws, tally?.white].map((count = 0) => `${count}`),
        tally?.value === undefined ? '' : valueText(texts, tally.value),
        ...(isBooked ? [entry ? bookValue(explorer, entry, texts) || '*' : ''] : []),
        tally?.last ? gameText(texts, tally.last) : '',
      ],
    ];
  });
  const titles = [move, games, black, drawn, white, value, ...(isBooked ? [book] : []), last];
  const found = explorer.items.flatMap((item) =>
    item.kind === 'game' ? [listedGame(texts, item.game)] : [],
  );
  return [...tableLines(titles, rows), ...found];
}

/** `2026.11.20 Aoi - Ken, Black wins, move 4 of 98`. */
export function listedGame(texts: Texts, game: GameAtPly): string {
  const result = shortResult(texts, { score: game.score, termination: undefined });
  const { ply, plies } = game;
  const place = ply === 0 ? texts.study.movesText(plies) : texts.replay.moveOfText(ply, plies);
  return texts.study.detailsText([gameText(texts, game), result, place]);
}

/** When and by whom a game was played; its file where nobody has a name. */
function gameText(texts: Texts, { date, black, white, path }: GameAtPly): string {
  const shown = (name: string) => shownName(playerShown(texts, name));
  const names = { black: shown(black), white: shown(white) };
  const who = black || white ? playersText(names) : fileName(path);
  return `${date && `${shownName(date)} `}${who}`;
}

function moveText({ replay: { game } }: ExplorerActivity, move: Move, teller: Teller): string {
  return teller.move(game.position, move, game.lastTo);
}

/** The value of a book as Black sees it; '' where the book has none. */
function bookValue({ replay: { game } }: ExplorerActivity, entry: BookEntry, texts: Texts): string {
  if (entry.value === undefined) return '';
  return valueText(texts, game.turn === 'black' ? entry.value : -entry.value);
}

function valueText(texts: Texts, centipawns: number): string {
  return texts.replay.gameScoreText({ kind: 'value', centipawns });
}

function fileName(path: string): string {
  return shownName(path.replace(/^.*[/\\]/, ''));
}
