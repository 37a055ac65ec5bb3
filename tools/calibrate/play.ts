import { appendFileSync } from 'node:fs';
import type { EngineScore } from '../../source/engine/engine.ts';
import { createEvaluator } from '../../source/engine/search/create-evaluator.ts';
import { TableEvaluator } from '../../source/engine/search/evaluate.ts';
import { Search } from '../../source/engine/search/search.ts';
import { randomOpening, seededNumbers } from '../../source/match/tournament.ts';
import type { Game } from '../../source/rules/core/game.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import { formatSample, MARKS, type Sample } from './samples.ts';

// Plays balanced games of our search against itself, until the minutes are over, and appends
// positions to a file, game by game:
//   node play.mjs VARIANT FILE NODES MINUTES FIRST
// A position is kept once a run: the few openings of a small game would outweigh all else, and what
// becomes of them depends on how the search plays them, not on the score.

const HASH_MB = 16;
/** A game is drawn after this many plies. */
const MOST_PLIES = 320;
/** A game is won where both sides have seen this for some plies, in hundredths of a pawn. */
const DECIDED = 3000;
const DECIDED_PLIES = 6;
/** Half of the games begin with this many random plies at most. */
const RANDOM_PLIES = 6;
/** In the first plies a move may be this much worse than the best, so that games differ. */
const LOOSE_PLIES = 10;
const LOOSE = 50;
const EARLY_PLIES = 12;
/** The part of positions that is kept; of these, the parts searched to the second mark and the last. */
const EARLY = { kept: 0.12, second: 0.3, last: 0.015 };
const LATER = { kept: 0.025, second: 0.3, last: 0.004 };

const [id = '', file = '', nodes, minutes, first] = process.argv.slice(2);
const variant = findVariant(id);
if (variant === undefined) throw new RangeError(`no variant ${id}`);
const player = {
  variant,
  plays: new Search(HASH_MB),
  judges: new Search(HASH_MB),
  known: new Set<string>(),
};
const until = Date.now() + Number(minutes) * 60_000;
for (let number = Number(first); Date.now() < until; number++) {
  const lines = playGame(player, number, Number(nodes)).map(
    (sample) => `${formatSample(sample)}\n`,
  );
  appendFileSync(file, lines.join(''));
}

interface Player {
  readonly variant: Variant;
  readonly plays: Search;
  readonly judges: Search;
  /** The keys of the positions that were kept. */
  readonly known: Set<string>;
}

/** The samples of a game. @param number of the game, which decides how it goes */
function playGame(player: Player, number: number, nodes: number): Sample[] {
  const { variant, plays, known } = player;
  const random = seededNumbers(number);
  const start = startPosition(variant);
  const game = openGame(variant, start.placement);
  const strays = random() < 0.5 ? 0 : 1 + Math.floor(random() * RANDOM_PLIES);
  for (const move of randomOpening(variant, start, strays, random)) game.play(move);
  plays.clear();
  const samples: Omit<Sample, 'result'>[] = [];
  let decidedPlies = 0;
  while (game.ply < MOST_PLIES) {
    const status = game.status();
    if (status.kind === 'ended') {
      const { winner } = status.ending;
      return withResult(samples, winner === undefined ? 0.5 : Number(winner === 'black'));
    }
    const { kept, second, last } = game.ply < EARLY_PLIES ? EARLY : LATER;
    const key = `${game.position.keyLow} ${game.position.keyHigh}`;
    if (random() < kept && !known.has(key)) {
      known.add(key);
      const luck = random();
      const marks = luck < last ? MARKS.length : luck < second ? 2 : 1;
      samples.push(sampleOf(player, game, number, marks));
    }
    const found = plays.run(
      { variant, start, moves: game.moves },
      {
        nodes: Math.round(nodes * (0.75 + random() / 2)),
        random,
        ...(game.ply < LOOSE_PLIES && { tolerance: LOOSE }),
      },
    );
    const score = worth(found.score);
    decidedPlies = Math.abs(score) >= DECIDED ? decidedPlies + 1 : 0;
    if (decidedPlies >= DECIDED_PLIES) {
      return withResult(samples, Number(score > 0 === (game.turn === 'black')));
    }
    game.play(itemAt(found.line, 0));
  }
  return withResult(samples, 0.5);
}

/** @param forBlack from 0 to 1 */
function withResult(samples: readonly Omit<Sample, 'result'>[], forBlack: number): Sample[] {
  return samples.map((sample) => ({
    ...sample,
    result: sample.ply % 2 === 0 ? forBlack : 1 - forBlack,
  }));
}

/** Searches a position afresh. @param marks how many of them it is searched to */
function sampleOf(
  { variant, judges }: Player,
  game: Game,
  number: number,
  marks: number,
): Omit<Sample, 'result'> {
  judges.clear();
  const { position, moves } = game;
  const scores: EngineScore[] = [];
  const asked = { variant, start: startPosition(variant), moves: [...moves] };
  for (const nodes of MARKS.slice(0, marks)) scores.push(judges.run(asked, { nodes }).score);
  const net = createEvaluator(position, true).value();
  const tables = new TableEvaluator(position).value();
  return { game: number, ply: game.ply, net, tables, scores: scores.map(worth) };
}

function worth(score: EngineScore): number {
  return score.kind === 'mate' ? Math.sign(score.plies) * 30_000 : score.centipawns;
}
