import { appendFileSync } from 'node:fs';
import type { EngineScore } from '../../source/engine/engine.ts';
import { createEvaluator } from '../../source/engine/search/create-evaluator.ts';
import { TableEvaluator } from '../../source/engine/search/evaluate.ts';
import { Search } from '../../source/engine/search/search.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Move } from '../../source/rules/core/move.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { randomOpening, seededNumbers } from '../../test/bench/engine/games.ts';
import { loadGame } from '../load-game.ts';
import { formatSample, MARKS, type Sample } from './samples.ts';

// Plays balanced games of our search against itself, until the minutes are over, and appends
// positions to a file, game by game:
//   node play.mjs VARIANT FILE NODES MINUTES FIRST
// A position is kept once a run: the few openings of a small game would outweigh all else, and what
// becomes of them depends on how the search plays them, not on the score. What is a mate for the
// search that plays is not kept, since a mate has no scale.

const HASH_MB = 4;
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
/** Positions of a game that are kept: one that goes on and on is no more than any other. */
const KEPT = 6;
/** The parts of them that are searched to the second mark and to the last. */
const SECOND = 0.08;
const LAST = 0.002;

const [id = '', file = '', nodes, minutes, first] = process.argv.slice(2);
const variant = loadGame(id);
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
  const { variant, plays } = player;
  const random = seededNumbers(number);
  const start = startPosition(variant);
  const game = openGame(variant, start.placement);
  const strays = random() < 0.5 ? 0 : 1 + Math.floor(random() * RANDOM_PLIES);
  for (const move of randomOpening(variant, start, strays, random)) game.play(move);
  plays.clear();
  const plies: number[] = [];
  let decidedPlies = 0;
  let forBlack = 0.5;
  while (game.ply < MOST_PLIES) {
    const status = game.status();
    if (status.kind === 'ended') {
      const { winner } = status.ending;
      if (winner !== undefined) forBlack = Number(winner === 'black');
      break;
    }
    const found = plays.run(
      { variant, start, moves: game.moves },
      {
        nodes: Math.round(nodes * (0.75 + random() / 2)),
        random,
        ...(game.ply < LOOSE_PLIES && { tolerance: LOOSE }),
      },
    );
    if (found.score.kind === 'value') plies.push(game.ply);
    const score = worth(found.score);
    decidedPlies = Math.abs(score) >= DECIDED ? decidedPlies + 1 : 0;
    if (decidedPlies >= DECIDED_PLIES) {
      forBlack = Number(score > 0 === (game.turn === 'black'));
      break;
    }
    game.play(itemAt(found.line, 0));
  }
  return someOf(plies, random).flatMap((ply) => {
    const sample = sampleOf(player, game.moves.slice(0, ply), random());
    return sample
      ? [{ ...sample, game: number, result: ply % 2 === 0 ? forBlack : 1 - forBlack }]
      : [];
  });
}

/** Some plies, drawn at random, in order. */
function someOf(plies: readonly number[], random: () => number): number[] {
  return plies
    .map((ply) => ({ ply, luck: random() }))
    .sort((a, b) => a.luck - b.luck)
    .slice(0, KEPT)
    .map(({ ply }) => ply)
    .sort((a, b) => a - b);
}

/**
 * Searches a position afresh; undefined if it was kept before.
 * @param luck from 0 to below 1, which decides to how many marks
 */
function sampleOf(
  { variant, judges, known }: Player,
  moves: readonly Move[],
  luck: number,
): Omit<Sample, 'game' | 'result'> | undefined {
  const start = startPosition(variant);
  const game = openGame(variant, start.placement);
  for (const move of moves) game.play(move);
  const { position, ply } = game;
  const key = `${position.keyLow} ${position.keyHigh}`;
  if (known.has(key)) return undefined;
  known.add(key);
  const marks = luck < LAST ? MARKS.length : luck < SECOND ? 2 : 1;
  judges.clear();
  const scores: EngineScore[] = [];
  for (const nodes of MARKS.slice(0, marks)) {
    scores.push(judges.run({ variant, start, moves }, { nodes }).score);
  }
  const net = createEvaluator(position, true).value();
  const tables = new TableEvaluator(position).value();
  return { ply, net, tables, scores: scores.map(worth) };
}

function worth(score: EngineScore): number {
  return score.kind === 'mate' ? Math.sign(score.plies) * 30_000 : score.centipawns;
}
