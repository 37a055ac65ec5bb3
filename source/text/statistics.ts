import type { SolvedTally } from '../match/problems/solved-tally.ts';
import { COLORS } from '../rules/core/color.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { ResultStatistics, ResultTally } from '../study/statistics/fold-results.ts';
import type { Charset } from './charset.ts';
import { tableLines } from './table-lines.ts';
import type { Texts } from './texts.ts';

/** The columns of the longest bar. */
const LONGEST_BAR = 20;

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

/** A bar as long as the games, of which the wins are full. */
function barOf({ games, won }: ResultTally, most: number, charset: Charset): string {
  const scale = Math.min(1, LONGEST_BAR / most);
  const length = Math.max(1, Math.round(games * scale));
  const full = Math.min(length, Math.round(won * scale));
  const [winning, other] = charset === 'ascii' ? ['#', '.'] : ['█', '░'];
  return winning.repeat(full) + other.repeat(length - full);
}
