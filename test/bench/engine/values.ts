import type { EngineScore, SearchReport } from '../../../source/engine/engine.ts';
import { Search } from '../../../source/engine/search/search.ts';
import { runJob } from '../../../source/match/analysis/analysis.ts';
import { AnalysisBook, type AnalysisJob } from '../../../source/match/analysis/analysis-book.ts';
import type { GameScore } from '../../../source/match/analysis/analysis-score.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { randomOpening, seededNumbers } from './games.ts';

// What hint and analysis say of the same positions, ten of each game, the start among them:
//   npm run bench:values

/** Positions of a game, one after another. */
const POSITIONS = 10;
/** Plies from one to the next. */
const STEP = 6;
const NODES = 4000;
/** In pawns. */
const WANTED = { start: 0.5, apart: 0.3 };

/** Lines of games of the search with itself, each a bit longer. */
function linesOf(variant: Variant, seed: number): (readonly Move[])[] {
  const random = seededNumbers(seed);
  const start = startPosition(variant);
  const search = new Search(8);
  const lines: (readonly Move[])[] = [[]];
  let game = openGame(variant, start.placement);
  while (lines.length < POSITIONS) {
    const { line, score } = search.run({ variant, start, moves: game.moves }, { nodes: NODES });
    game.play(itemAt(line, 0));
    const isOver = game.status().kind === 'ended' || score.kind === 'mate';
    if (isOver) {
      game = openGame(variant, start.placement);
      for (const move of randomOpening(variant, start, 2, random)) game.play(move);
    } else if (game.ply % STEP === 1) lines.push([...game.moves]);
  }
  return lines;
}

/** In pawns, for Black; undefined for a mate. */
function pawns(score: EngineScore | GameScore | undefined, turn: Color = 'black') {
  if (score?.kind !== 'value') return undefined;
  return ((turn === 'black' ? 1 : -1) * score.centipawns) / 100;
}

function median(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[sorted.length >> 1] ?? Number.NaN).toFixed(2);
}

const engines = new OwnEngines(seededNumbers(1));
const { engine: adviser, limits } = engines.adviser();
const analyst = engines.analyst();
const apart = { look: [] as number[], quick: [] as number[] };
for (const [seed, variant] of VARIANTS.entries()) {
  const own: number[] = [];
  let start: number | undefined;
  for (const moves of linesOf(variant, seed)) {
    const book = new AnalysisBook();
    book.follow({ variant, start: startPosition(variant), moves });
    const said = async (job: AnalysisJob | undefined) => {
      if (job !== undefined) await runJob(analyst, book, job);
      return pawns(book.evaluation(moves.length)?.score);
    };
    const quick = await said(book.nextOfLine());
    const look = await said(book.lookAt(moves.length));
    let report: SearchReport | undefined;
    const game = { variant, start: startPosition(variant), moves };
    await adviser.search(game, limits, (found) => {
      report = found;
    });
    const hint = pawns(report?.score, moves.length % 2 === 0 ? 'black' : 'white');
    if (moves.length === 0) start = hint;
    if (hint === undefined || quick === undefined || look === undefined) continue;
    own.push(Math.abs(hint - look));
    apart.quick.push(Math.abs(hint - quick));
  }
  apart.look.push(...own);
  const verdict = Math.abs(start ?? 0) <= WANTED.start ? 'yes' : 'no';
  console.log(
    `${variant.id.padEnd(10)} start ${(start ?? 0).toFixed(2)} (wanted within ${WANTED.start}: ${verdict}), hint and analysis ${median(own)} apart`,
  );
}
console.log(
  `all: hint and a look of the analysis ${median(apart.look)} apart (wanted <= ${WANTED.apart}), hint and its first glance ${median(apart.quick)}, medians of ${apart.look.length}`,
);
analyst.close();
engines.close();
