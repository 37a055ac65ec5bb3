import type { ExplorerActivity, ExplorerItem, ExplorerTold } from '../activity/explorer.ts';
import type { MistakesActivity, MistakesTold } from '../activity/mistakes.ts';
import type { ReplayTold } from '../activity/replay-told.ts';
import { positionBefore } from '../match/outcome.ts';
import type { SolvedTally } from '../match/problems/solved-tally.ts';
import { COLORS } from '../rules/core/color.ts';
import type { Move } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { BookEntry } from '../study/index/explorer.ts';
import type { GameAtPly } from '../study/index/position-index.ts';
import type { MistakeHeap } from '../study/mistakes/mistake-heap.ts';
import type { ResultStatistics, ResultTally } from '../study/statistics/fold-results.ts';
import { expectedMoves } from './analysis.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board.ts';
import type { Charset } from './charset.ts';
import { playersText, shownName } from './foreign-text.ts';
import { announceIn } from './game.ts';
import { moveHintText } from './learn.ts';
import { tableLines } from './page.ts';
import { fileFaultText, playerShown, shortResult } from './records.ts';
import { bothPlayText, namesTold } from './speech.ts';
import { type Entries, type Said, said, type Telling, tell, warned } from './tell.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

// What others played

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
  const { replay } = texts;
  const told = [
    ...(names ? namesTold(texts, names) : []),
    tally ? replay.tallyText(tally) : replay.IN_NO_GAME,
    ...(tally?.value === undefined ? [] : [replay.averageText(valueText(texts, tally.value))]),
    ...(tally?.last ? [replay.lastPlayedText(gameText(texts, tally.last))] : []),
    ...booked.map((entry) => {
      const { depth = '', count = '', book } = entry;
      const value = bookValue(explorer, entry, texts);
      return replay.bookedText(fileName(book), value, String(depth), String(count));
    }),
  ];
  return replay.itemText(moveText(explorer, item.move, teller), told);
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
  const result = shortResult(texts, game);
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

// One's own mistakes

interface MistakesAt extends BoardAt {
  readonly activity: MistakesActivity;
  readonly texts: Texts;
}

/** What a word at one's own mistakes or an answer comes to, where a sentence is not all. */
const MISTAKES_ENTRIES = {
  ...BOARD_ENTRIES,
  tried: ({ outcome }, at) => tellTry(outcome, at),
  hint: ({ move, isWhole }, { game, telling: { teller } }) =>
    moveHintText(game.position, move, isWhole, teller),
  solution: (_, at) => ({
    ...said(at.texts.problems.solutionLine(betterLine(at))),
    more: noted(at),
  }),
  gone: (_, at) => ({ lines: [], more: noted(at) }),
  'all-done'({ nextMs }, at) {
    const { texts } = at;
    const { done, heap } = at.activity.session;
    const next = nextMs === undefined ? undefined : inTime(texts, heap, nextMs);
    const text = texts.study.allDoneText(done.answered, done.right, next);
    return { ...said(text), more: noted(at) };
  },
  removed: (_, at) => ({ ...said(at.texts.study.MISTAKES_ANSWERS.removed), more: noted(at) }),
  'engine-failed': ({ error }, { texts }) =>
    texts.commands.engineFaultText(texts.replay.ANALYST, error),
} as const satisfies Entries<MistakesTold, MistakesAt>;

/** Tells what a word at one's own mistakes or an answer has come to. */
export function tellMistakes(
  activity: MistakesActivity,
  what: MistakesTold,
  telling: Telling,
): Said {
  const { teller, charset } = telling;
  const { texts } = teller;
  const last = activity.moves.at(-1);
  const at: MistakesAt = {
    activity,
    telling,
    texts,
    game: activity.game,
    status: () => [mistakeTitle(activity, texts, charset), questionText(activity, teller)],
    last: () => last && announceIn(activity.game, last, telling),
  };
  const sentences = { ...boardSentences(texts), ...texts.study.MISTAKES_ANSWERS };
  return tell(what, at, MISTAKES_ENTRIES, sentences);
}

function tellTry(
  outcome: Extract<MistakesTold, { readonly code: 'tried' }>['outcome'],
  at: MistakesAt,
): Said {
  const { activity, game, texts } = at;
  const { teller } = at.telling;
  const { MISTAKE_TRIES } = texts.study;
  if (outcome.kind === 'solved') {
    const text = MISTAKE_TRIES[outcome.judgement](betterLine(at));
    const isWarning = activity.session.noted.error !== undefined;
    return { ...said(text), more: noted(at), isWarning };
  }
  const { position } = positionBefore(game, outcome.tried);
  const { move } = outcome.tried;
  const after = new Position(position.variant, position.snapshot());
  after.play(move);
  const reply = listMoves(expectedMoves(after, outcome.line, teller, move), teller);
  return warned(
    outcome.judgement === 'same'
      ? MISTAKE_TRIES.same(reply)
      : MISTAKE_TRIES.wrong(teller.move(position, move), reply),
  );
}

/** The better moves, as they are told. */
function betterLine({ activity: { mistake, task }, telling: { teller } }: MistakesAt): string {
  const position = new Position(mistake.variant, task.start.placement);
  return listMoves(expectedMoves(position, mistake.line, teller), teller);
}

/** When the mistake comes back, or why that is not remembered. */
function noted({ activity: { session }, texts }: MistakesAt): string | undefined {
  const { study, words } = texts;
  const { dueMs, error } = session.noted;
  if (error !== undefined) return study.mistakeNotKept(words.systemErrorText(error));
  return dueMs === undefined ? undefined : study.comesBackText(inTime(texts, session.heap, dueMs));
}

/** `Minishogi, move 23 of evening-game; 5 left today`. */
export function mistakeTitle(
  { session, mistake }: MistakesActivity,
  texts: Texts,
  charset: Charset,
): string {
  const { variant, ply, game, kind } = mistake;
  const name = texts.words.variantName(variant, charset);
  if (kind === 'problem') return texts.study.problemAgainHeading(name, session.left);
  return texts.study.mistakeHeading(name, ply, shownGame(game), session.left);
}

/** The name of a game without its folders. */
function shownGame(name: string): string {
  return shownName(name.replace(/^.*[/\\]/, '').replace(/\.psn(?=$|#)/, ''));
}

/** What was played, and what is asked. */
export function questionText({ mistake, task }: MistakesActivity, teller: Teller): string {
  const { kind, played, lostPercent } = mistake;
  if (kind === 'problem') return teller.texts.study.WHICH_MATES;
  const position = new Position(mistake.variant, task.start.placement);
  return teller.texts.study.mistakeQuestion(kind, teller.move(position, played), lostPercent);
}

/** Says that none is due, when one is, and where new ones come from. */
export function noneDueTexts(texts: Texts, heap: MistakeHeap): string[] {
  const { study } = texts;
  if (heap.cards.length === 0) return [study.NO_MISTAKES_KEPT, study.NEW_MISTAKES];
  const { nextMs, fresh } = heap.due();
  const waiting = heap.cards.filter(({ firstMs }) => firstMs === undefined).length - fresh.length;
  return [
    study.noneDueText(nextMs === undefined ? undefined : inTime(texts, heap, nextMs)),
    ...(waiting > 0 ? [study.newOnesWaitText(waiting)] : []),
    study.NEW_MISTAKES,
  ];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `in 3 days`. */
function inTime(texts: Texts, { nowMs }: MistakeHeap, dueMs: number): string {
  const ms = dueMs - nowMs;
  const count = (unitMs: number) => Math.max(1, Math.round(ms / unitMs));
  const { inTimeText } = texts.study;
  if (ms < HOUR_MS) return inTimeText(count(MINUTE_MS), 'minute');
  return ms < DAY_MS ? inTimeText(count(HOUR_MS), 'hour') : inTimeText(count(DAY_MS), 'day');
}

// Statistics

/** What is counted of a person. */
export interface Statistics {
  readonly results: ResultStatistics;
  readonly problems: SolvedTally;
  /** Missing where none are kept. */
  readonly mistakes: SolvedTally | undefined;
}

/**
 * Results of games as tables: by game, level, side and month, and the rows of wins and losses; then
 * the problems and mistakes that were solved.
 */
export function statisticsLines(
  texts: Texts,
  { results, problems, mistakes }: Statistics,
  charset: Charset,
): string[] {
  const solvedLine = (title: string, tally: SolvedTally | undefined) =>
    tally && tally.tried > 0 ? [texts.study.solvedText(title, tally)] : [];
  return [
    ...resultLines(texts, results, charset),
    ...solvedLine(texts.settings.MENU_TEXTS.problems, problems),
    ...solvedLine(texts.study.MISTAKES_TITLE, mistakes),
  ];
}

function resultLines(texts: Texts, results: ResultStatistics, charset: Charset): string[] {
  if (results.all.games === 0) return [texts.study.NO_FINISHED_GAMES];
  const { game, level, color, opening, castle, month } = texts.study.STATISTICS_TITLES;
  const nameOf = (id: string) => {
    const variant = findVariant(id);
    return variant ? texts.words.variantName(variant, charset) : id;
  };
  const levelOf = (key: string) => {
    const [id = '', number] = key.split(' ');
    return `${nameOf(id)} ${texts.study.levelName(Number(number))}`;
  };
  const sideOf = (key: string) => {
    const side = COLORS.find((one) => one === key);
    return side ? texts.words.sideName(side) : key;
  };
  return [
    ...tallyTable(texts, game, results.byVariant, nameOf),
    ...tallyTable(texts, level, results.byLevel, levelOf),
    ...tallyTable(texts, color, results.byColor, sideOf),
    ...tallyTable(texts, opening, results.byOpening, texts.words.openingName),
    ...tallyTable(texts, castle, results.byCastle, texts.words.castleName),
    ...tallyTable(texts, month, results.byMonth, (key) => key, charset),
    ...(results.streak ? [texts.study.streakText(results.streak)] : []),
    texts.study.longestText(results.mostWins, results.mostLosses),
  ];
}

/** A table, and an empty line after it; nothing where it has no row. @param bars Default: none */
function tallyTable<Key extends string>(
  texts: Texts,
  title: string,
  tallies: ReadonlyMap<Key, ResultTally>,
  nameOf: (key: Key) => string,
  bars?: Charset,
): string[] {
  if (tallies.size === 0) return [];
  const most = Math.max(...Array.from(tallies.values(), (tally) => tally.games));
  const rows = Array.from(tallies, ([key, tally]) => [
    nameOf(key),
    ...[tally.games, tally.won, tally.lost, tally.drawn].map(String),
    `${Math.round(((tally.won + tally.drawn / 2) / tally.games) * 100)} %`,
    ...(bars ? [barOf(tally, most, bars)] : []),
  ]);
  const titles = [title, ...texts.study.STATISTICS_COLUMNS, ...(bars ? [''] : [])];
  return [...tableLines(titles, rows), ''];
}

/** The columns of the longest bar. */
const LONGEST_BAR = 20;

/** A bar as long as the games, of which the wins are full. */
function barOf({ games, won }: ResultTally, most: number, charset: Charset): string {
  const scale = Math.min(1, LONGEST_BAR / most);
  const length = Math.max(1, Math.round(games * scale));
  const full = Math.min(length, Math.round(won * scale));
  const [winning, other] = charset === 'ascii' ? ['#', '.'] : ['█', '░'];
  return winning.repeat(full) + other.repeat(length - full);
}
