import type { Engine, SearchLimits } from '../../../source/engine/engine.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import { analyseGame } from '../../../source/match/analysis/analyse-game.ts';
import { chanceFor } from '../../../source/match/analysis/analysis-score.ts';
import { appendMove, createRecord, type GameRecord } from '../../../source/records/tree/record.ts';
import { endOfPosition } from '../../../source/rules/core/game.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { findVariant } from '../../../source/rules/variants/index.ts';
import { confirmMistake } from '../../../source/study/mistakes/confirm-mistake.ts';
import { type FoundMistake, findMistakes } from '../../../source/study/mistakes/find-mistakes.ts';
import { judgeAnswer, positionOfKey } from '../../../source/study/mistakes/judge-answer.ts';
import { type MistakePosition, scoreAfter } from '../../../source/study/mistakes/score-after.ts';
import { randomNumbers } from '../../helpers/random.ts';

const LEVELS = [3, 4, 5, 6];
const MOST_PLIES = 120;
/** A game gives at most so many, so that one bad game does not outweigh the others. */
const MISTAKES_A_GAME = 12;
/** Other moves that are tried as answers: the best of some that are picked, by a glance. */
const PICKED = 12;
const TRIED = 4;
const GLANCE = { nodes: 500 };
/** How many times the nodes confirm mistakes, judge answers first, and check all. */
const CONFIRM = 4;
const JUDGE = 2;
const CHECK = 10;

function engineOf(): Engine {
  const thinker = new Thinker(16);
  return {
    name: 'bench',
    search: async (game, limits, onReport) =>
      thinker.think({
        game,
        limits,
        seed: 0,
        shouldStop: () => false,
        ...(onReport && { onReport }),
      }),
    stop: () => {},
    close: () => {},
  };
}

async function levelGame(variant: Variant, level: number, seed: number): Promise<GameRecord> {
  const start = startPosition(variant);
  const record = createRecord({ variant, start });
  const position = new Position(variant, start.placement);
  const thinker = new Thinker(16);
  const moves: Move[] = [];
  let node = record.root;
  while (moves.length < MOST_PLIES && !endOfPosition(position)) {
    const answer = await thinker.think({
      game: { variant, start, moves },
      limits: {},
      level,
      seed: seed * 1000 + moves.length,
      shouldStop: () => false,
    });
    if (answer.kind !== 'move') break;
    moves.push(answer.move);
    node = appendMove(node, answer.move);
    position.play(answer.move);
  }
  return record;
}

/** The chance of the side to move after one of its moves. */
async function chanceAfter(
  position: MistakePosition,
  move: Move,
  limits: SearchLimits,
): Promise<number> {
  const score = await scoreAfter(position, move, engineOf(), limits);
  return score ? chanceFor(position.start.placement.turn, score) : 0.5;
}

/**
 * Finds mistakes in games of levels with themselves, and checks them with ten times the nodes.
 * @returns how many there were, how many of the first analysis were dropped again, in how many the answer was better than what was played, how many other
 * moves were accepted, and how many of these are no mistakes
 */
export async function measureMistakes(id: string, wanted: number, nodes: number) {
  const variant = findVariant(id);
  if (!variant) throw new Error(`no game ${id}`);
  const game: Variant = variant;
  const random = randomNumbers(5);
  const deep = { nodes: nodes * CHECK };
  const again = { nodes: nodes * CONFIRM };
  const first = { nodes: nodes * JUDGE };
  const counts = {
    mistakes: 0,
    dropped: 0,
    better: 0,
    accepted: 0,
    sound: 0,
    games: 0,
    seconds: 0,
  };
  const began = performance.now();
  while (counts.mistakes < wanted) {
    const level = LEVELS[counts.games % LEVELS.length] ?? 3;
    const record = await levelGame(game, level, counts.games++);
    await analyseGame({ record, openEngine: engineOf, name: 'bench', limits: { nodes } });
    const found = findMistakes(record, ['black', 'white']);
    for (const one of found.slice(0, MISTAKES_A_GAME)) {
      if (counts.mistakes === wanted) break;
      const start = positionOfKey(game, one.key);
      if (!start) throw new Error('no position');
      const at = { variant: game, start };
      const mistake = await confirmMistake(one, at, engineOf(), again);
      if (mistake) await check(mistake, at);
      else counts.dropped++;
    }
    console.error(`${counts.games} games: ${JSON.stringify(counts)}`);
  }
  counts.seconds = (performance.now() - began) / 1000;
  return counts;

  /** Moves that somebody may try, as a quick look tells. */
  async function plausible(at: MistakePosition): Promise<Move[]> {
    const left = [...legalMoves(new Position(game, at.start.placement))];
    const picked: { move: Move; chance: number }[] = [];
    while (picked.length < PICKED && left.length > 0) {
      const [move] = left.splice(Math.floor(random() * left.length), 1) as [Move];
      picked.push({ move, chance: await chanceAfter(at, move, GLANCE) });
    }
    picked.sort((one, other) => other.chance - one.chance);
    return picked.slice(0, TRIED).map(({ move }) => move);
  }

  async function check(mistake: FoundMistake, at: MistakePosition): Promise<void> {
    const best = itemAt(mistake.line, 0);
    counts.mistakes++;
    const bestChance = await chanceAfter(at, best, deep);
    const playedChance = await chanceAfter(at, mistake.played, deep);
    if (bestChance > playedChance) counts.better++;
    else {
      const { kind, ply, chance, lost } = mistake;
      const found = { kind, ply, chance, lost, bestChance, playedChance };
      console.error(`no mistake: ${JSON.stringify(found)}`);
    }
    for (const move of await plausible(at)) {
      const { judgement } = await judgeAnswer(mistake, at, move, engineOf(), first);
      if (judgement !== 'right') continue;
      counts.accepted++;
      const chance = await chanceAfter(at, move, deep);
      const isSound = Math.max(bestChance, playedChance) - chance < 0.1;
      if (isSound) counts.sound++;
      else {
        const { kind, ply } = mistake;
        console.error(
          `not right: ${JSON.stringify({ kind, ply, bestChance, playedChance, chance })}`,
        );
      }
    }
  }
}
