import { appendFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineScore } from '../../source/engine/engine.ts';
import { Search } from '../../source/engine/search/search.ts';
import type { Game } from '../../source/rules/core/game.ts';
import { isInCheck, legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { isDrop, isPromotion, type Move, moveTo } from '../../source/rules/core/move.ts';
import { EMPTY } from '../../source/rules/core/piece-code.ts';
import type { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { randomOpening, seededNumbers } from '../../test/bench/engine/games.ts';
import { loadGame } from '../load-game.ts';
import { DRAWN, LOST, NO_RESULT, type Sample, sampleWords, WON } from './samples.ts';

// Plays games against itself without end, and appends quiet positions to a file, game by game:
//   node play.mjs VARIANT FILE NODES SEED [VARIANTS-FILE]
// Started with a channel to another process, it ends with that.

const HASH_MB = 8;
/** A game is drawn after this many plies. */
const MOST_PLIES = 300;
/** Positions beyond this score are left out; a game in which both see it for long is won. */
const DECIDED = 2500;
const DECIDED_PLIES = 5;
/** The part of the games in which some moves are random, and the part of these moves. */
const STRAY_GAMES = 0.5;
const STRAY_MOVES = 0.04;
/** The part of positions of which a random child is searched, too. */
const CHILDREN = 1 / 3;

interface Player {
  readonly variant: Variant;
  readonly search: Search;
  readonly nodes: number;
  readonly random: () => number;
}

/** Plays one game; samples lack their result until it has ended. */
function playGame(player: Player, gameNumber: number): Sample[] {
  const { variant, random } = player;
  const start = startPosition(variant);
  const game = openGame(variant, start.placement);
  for (const move of randomOpening(variant, start, 4 + Math.floor(random() * 7), random)) {
    game.play(move);
  }
  player.search.clear();
  const strays = random() < STRAY_GAMES ? STRAY_MOVES : 0;
  const samples: Sample[] = [];
  const children: Sample[] = [];
  let decidedPlies = 0;
  while (game.ply < MOST_PLIES) {
    const status = game.status();
    if (status.kind === 'ended') {
      const { winner } = status.ending;
      const side = winner === undefined ? undefined : winner === 'black' ? 0 : 1;
      return [...withResult(samples, side), ...children];
    }
    const { position } = game;
    const found = think(player, game, []);
    const move = itemAt(found.line, 0);
    const isClear = !isClose(found.score);
    if (!isClear && isQuiet(position, move))
      samples.push(sampleOf(position, found.score, gameNumber));
    if (random() < CHILDREN) {
      const child = childSample(player, game, gameNumber);
      if (child) children.push(child);
    }
    decidedPlies = isClear ? decidedPlies + 1 : 0;
    if (decidedPlies >= DECIDED_PLIES) {
      const isWon = worth(found.score) > 0;
      return [...withResult(samples, isWon ? position.side : 1 - position.side), ...children];
    }
    const legal = legalMoves(position);
    const strayed = random() < strays;
    game.play(strayed ? itemAt(legal, Math.floor(random() * legal.length)) : move);
  }
  return [...withResult(samples, undefined), ...children];
}

/** A sample of the position after a random move, judged by a search of its own. */
function childSample(player: Player, game: Game, gameNumber: number): Sample | undefined {
  const { position } = game;
  const legal = legalMoves(position);
  const stray = itemAt(legal, Math.floor(player.random() * legal.length));
  position.play(stray);
  const mayEnd = isInCheck(position) || legalMoves(position).length < 2;
  position.undo();
  if (mayEnd) return undefined;
  const { score, line } = think(player, game, [stray]);
  position.play(stray);
  const [answer] = line;
  const isGood = answer !== undefined && isClose(score) && isQuiet(position, answer);
  const sample = isGood ? sampleOf(position, score, gameNumber) : undefined;
  position.undo();
  return sample;
}

function think({ variant, search, nodes, random }: Player, game: Game, more: readonly Move[]) {
  const budget = { nodes: Math.round(nodes * (0.7 + 0.6 * random())) };
  const moves = [...game.moves, ...more];
  return search.run({ variant, start: startPosition(variant), moves }, budget);
}

function worth(score: EngineScore): number {
  return score.kind === 'mate' ? Math.sign(score.plies) * 30_000 : score.centipawns;
}

function isClose(score: EngineScore): boolean {
  return Math.abs(worth(score)) < DECIDED;
}

function sampleOf(position: Position, score: EngineScore, game: number): Sample {
  return { game, result: NO_RESULT, score: worth(score), position: position.snapshot() };
}

/** @param winner the side, undefined for a draw */
function withResult(samples: readonly Sample[], winner: number | undefined): Sample[] {
  return samples.map((sample) => {
    const side = sample.position.turn === 'black' ? 0 : 1;
    const result = winner === undefined ? DRAWN : winner === side ? WON : LOST;
    return { ...sample, result };
  });
}

/** Whether an evaluation can be asked about a position: nothing is about to be taken. */
function isQuiet(position: Position, move: Move): boolean {
  if (isInCheck(position) || isPromotion(move)) return false;
  return isDrop(move) || position.board[moveTo(move)] === EMPTY;
}

const [id = '', file = '', nodes, seed, variantsFile] = process.argv.slice(2);
const variant = loadGame(id, variantsFile);
const random = seededNumbers(Number(seed));
const player = { variant, search: new Search(HASH_MB), nodes: Number(nodes), random };
process.on('disconnect', () => process.exit());
for (let number = 1; ; number++) {
  const words = playGame(player, number).flatMap(sampleWords);
  appendFileSync(file, new Uint8Array(Uint16Array.from(words).buffer));
  await nextTurn();
}
