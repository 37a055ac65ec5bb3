import type { SearchReport } from '../engine/engine.ts';
import type { Evaluation, MoveMark } from '../match/analysis/analysis-score.ts';
import { summariseAnalysis } from '../match/analysis/analysis-summary.ts';
import { keptEvaluations } from '../match/analysis/keep-analysis.ts';
import { formatNags } from '../records/tree/notes.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { RecordWalk, type WalkedMove } from '../records/tree/record-walk.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import type { MoveNotation } from '../rules/notation/display.ts';
import type { Advantage } from './en/replay.ts';
import { playerOfSide } from './records.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** How many moves of an expected line are told; later ones are seldom right. */
const TOLD_MOVES = 12;

/** The expected moves after a position, which stays as it is. @param last the move before them */
export function expectedMoves(
  position: Position,
  line: readonly Move[],
  teller: Teller,
  last?: Move,
): string[] {
  return allMoves(position, line.slice(0, TOLD_MOVES), teller, last);
}

/** The moves of a line; the parameters are those of `expectedMoves`. */
export function allMoves(
  position: Position,
  line: readonly Move[],
  teller: Teller,
  last?: Move,
): string[] {
  const walked = new Position(position.variant, position.snapshot());
  let lastTo = last === undefined ? undefined : moveTo(last);
  return line.map((move) => {
    const text = teller.move(walked, move, lastTo);
    walked.play(move);
    lastTo = moveTo(move);
    return text;
  });
}

/** `+1.35  depth 12  350k/s`. @param length `short` leaves out the speed of the search */
export function evaluationText(
  { replay }: Texts,
  evaluation: Evaluation | undefined,
  length: 'short' | 'whole' = 'whole',
): string {
  if (evaluation === undefined) return replay.EVALUATING;
  const { score, depth, nodes, timeMs } = evaluation;
  const told = replay.gameScoreText(score);
  if (score.kind !== 'value') return told;
  // The first depths take no time that could be measured.
  const isMeasured = length === 'whole' && timeMs >= 10;
  const speed = isMeasured ? [replay.searchSpeedText(Math.round(nodes / timeMs))] : [];
  return [told, replay.depthText(depth), ...speed].join('  ');
}

/** How many moves are told in place of a bad one. */
const BETTER_MOVES = 3;

/** `Blunder, +0.20 to -8.20: better P-3d Gx3d.` @param better what was expected before it */
export function markText(
  mark: MoveMark,
  before: Evaluation,
  after: Evaluation,
  better: readonly string[],
  teller: Teller,
): string {
  const moves = listMoves(better.slice(0, BETTER_MOVES), teller);
  return teller.texts.replay.markLine(mark, before.score, after.score, moves);
}

/** How many moves of a hint are told. */
const SHOWN_MOVES = 5;

/** `Hint: P-2f, then P-8d P-2e (+0.3 for Black)`. @param position for which the hint was asked */
export function hintText(position: Position, report: SearchReport, teller: Teller): string {
  const { line, score } = report;
  const [first = '', ...others] = allMoves(position, line.slice(0, SHOWN_MOVES), teller);
  return teller.texts.board.hintSentence(first, listMoves(others, teller), score, position.turn);
}

/**
 * What the analysis of a game comes to: a line for each side, and one for the costliest moves.
 * @param engine whose analysis it is
 */
export function analysisSummaryLines(
  texts: Texts,
  record: GameRecord,
  engine: string,
  notation: MoveNotation,
): string[] {
  const { sides, costliest } = summariseAnalysis(record, keptEvaluations(record, engine));
  const sideLines = COLORS.map((color) =>
    texts.replay.sideSummaryText(color, playerOfSide(texts, record, color), sides[color]),
  );
  const { moves } = new RecordWalk(record, () => notation);
  const costly = costliest.map(({ ply, lost }) => {
    const move = moves[ply - 1];
    const text = move ? texts.game.playedText(withoutMarks(move)) : String(ply);
    return texts.replay.costlyMoveText(text, Math.round(lost * 100));
  });
  const last = costly.length > 0 ? texts.replay.costliestText(costly) : texts.replay.NO_MISTAKES;
  return [...sideLines, last];
}

/** A move without what annotates it: not every format keeps that. */
function withoutMarks(move: WalkedMove): WalkedMove {
  const { length } = formatNags(move.node.nags);
  return { ...move, text: move.text.slice(0, move.text.length - length) };
}

// The course of a game in sentences

/** What the graph of an analysis shows. */
interface EvaluationCourse {
  /** Black's chance to win after each ply, from 0 to 1; undefined if it is not known. */
  readonly chances: readonly (number | undefined)[];
  /** Tells the move of a ply: `12. White S-6b`. */
  readonly tellMove: (ply: number) => string;
}

const BETTER = 0.6;
const WINNING = 0.8;

/** A move that changes the chance by less is no swing. */
const LEAST_SWING = 0.1;
const MOST_SWINGS = 5;

/** A standing of fewer plies is passed over. */
const LEAST_PLIES = 2;

/** An evaluated position. */
interface Point {
  readonly ply: number;
  readonly chance: number;
}

/**
 * The graph of an analysis in sentences, a line each: how much of the game is evaluated, who stands
 * better from when on, the best moment of each side, and the moves that changed most, the largest
 * change first.
 */
export function evaluationCourseTexts(
  { replay }: Texts,
  { chances, tellMove }: EvaluationCourse,
): string[] {
  const points = chances.flatMap((chance, ply) => (chance === undefined ? [] : [{ ply, chance }]));
  if (points.length === 0) return [replay.NOTHING_EVALUATED];
  const isPart = points.length < chances.length;
  return [
    ...(isPart ? [replay.evaluatedText(points.length, chances.length)] : []),
    ...standingsOf(points).map(({ from, standing }) => replay.sinceText(from, standing)),
    ...COLORS.flatMap((color) => {
      const { ply, chance } = peakOf(points, color);
      return chance > 0.5 ? [replay.peakText(color, percent(chance), ply)] : [];
    }),
    ...swingsOf(chances).map(({ ply, before, after }) =>
      replay.swingText(tellMove(ply), percent(before), percent(after)),
    ),
  ];
}

/** Who stands better from when on. */
function standingsOf(points: readonly Point[]) {
  const runs: { standing: Advantage; from: number; plies: number }[] = [];
  for (const { ply, chance } of points) {
    const standing = standingOf(chance);
    const last = runs.at(-1);
    if (last?.standing === standing) last.plies++;
    else runs.push({ standing, from: ply, plies: 1 });
  }
  const long = runs.filter(
    ({ plies }, at) => plies >= LEAST_PLIES || at === 0 || at === runs.length - 1,
  );
  return long.filter(({ standing }, at) => standing !== long[at - 1]?.standing);
}

/** The words by the chance of the side that stands better. */
function standingOf(chance: number): Advantage {
  const color = chance >= 0.5 ? 'black' : 'white';
  const own = Math.max(chance, 1 - chance);
  if (own < BETTER) return 'even';
  return own < WINNING ? `${color}-better` : `${color}-winning`;
}

/** The best chance of a side. */
function peakOf(points: readonly Point[], color: Color): Point {
  const own = points.map(({ ply, chance }) => ({
    ply,
    chance: color === 'black' ? chance : 1 - chance,
  }));
  return own.reduce((one, other) => (other.chance > one.chance ? other : one));
}

/** The moves that changed the chance most, the largest change first. */
function swingsOf(chances: EvaluationCourse['chances']) {
  return chances
    .flatMap((after, ply) => {
      const before = chances[ply - 1];
      return after === undefined || before === undefined ? [] : [{ ply, before, after }];
    })
    .map((swing) => ({ ...swing, size: Math.abs(swing.after - swing.before) }))
    .filter(({ size }) => size >= LEAST_SWING)
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_SWINGS);
}

function percent(chance: number): number {
  return Math.round(100 * chance);
}
