import { COLORS, type Color } from '../rules/core/color.ts';
import type { Advantage } from './en/replay.ts';
import type { Texts } from './texts.ts';

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
