import { describe, expect } from 'vitest';
import type { SearchLimits, SearchReport } from '../../../source/engine/engine.ts';
import { lateCost } from '../../../source/engine/search/late-move.ts';
import { Search } from '../../../source/engine/search/search.ts';
import { scoreOfLead, shownScore } from '../../../source/engine/search/shown-score.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import { sharedTableMemory } from '../../../source/engine/search/transposition-table.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { moveOf } from '../../helpers/play.ts';
import { longTest, test } from '../../helpers/run-size.ts';

const START = { variant: shogi, start: startPosition(shogi), moves: [] };
const MATE_IN_FIVE = {
  variant: shogi,
  start: readSfen(shogi, '1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1'),
  moves: [],
};

test('a thought tells what its scores mean, by the nodes that it took', () => {
  // No book knows it.
  const game = { ...START, moves: ['1i1h', '1a1b'].map((usi) => moveOf(shogi, usi)) };
  const told: SearchReport[] = [];
  const found: SearchReport['score'][] = [];
  new Thinker(1).think({
    game,
    limits: { depth: 6 },
    seed: 1,
    shouldStop: () => false,
    onReport: (report) => told.push(report),
  });
  const cost = (position: Position, move: Move) =>
    scoreOfLead(game.variant, lateCost(position, move, 2));
  new Search(1).run(game, { depth: 6, cost }, ({ score }) => found.push(score));
  // The last one is told twice.
  const [last] = found.slice(-1);
  if (last) found.push(last);
  const shown = found.map((score) => shownScore(game, score));
  expect(told.map(({ score }) => score)).toEqual(shown);
  expect(shown).not.toEqual(found);
});

describe('a thought with a helper', () => {
  test('counts the nodes of both', () => {
    const reports: SearchReport[] = [];
    const thought = { game: START, limits: { depth: 3 }, seed: 1, shouldStop: () => false };
    const onReport = (report: SearchReport) => reports.push(report);
    new Thinker(1).think({ ...thought, onReport });
    const alone = reports.splice(0).map(({ nodes }) => nodes);
    const helper = { nodes: () => 1000, mate: () => undefined };
    new Thinker(1).think({ ...thought, onReport, helper });
    expect(reports.map(({ nodes }) => nodes)).toEqual(alone.map((nodes) => nodes + 1000));
  });

  test('leaves the first hunt for mates to the helper, if that may help', () => {
    const kindOf = (limits: SearchLimits, helped: boolean) => {
      let kind = '';
      new Thinker(1).think({
        game: MATE_IN_FIVE,
        limits,
        seed: 1,
        shouldStop: () => false,
        onReport: ({ score }) => {
          kind = score.kind;
        },
        ...(helped && { helper: { nodes: () => 0, mate: () => undefined } }),
      });
      return kind;
    };
    expect(kindOf({ depth: 1 }, false)).toBe('mate');
    expect(kindOf({ depth: 1 }, true)).toBe('value');
    expect(kindOf({ nodes: 5000 }, true)).toBe('mate');
  });

  test('ends with the mate that the helper has found', () => {
    // Only the words of the helper count here: nobody looks whether it is a mate.
    const line = ['7g7f', '3c3d', '2g2f'].map((usi) => moveOf(shogi, usi));
    let asked = 0;
    const mate = () => (++asked > 20 ? line : undefined);
    const reports: SearchReport[] = [];
    const answer = new Thinker(1).think({
      game: START,
      limits: {},
      seed: 1,
      shouldStop: () => false,
      onReport: (report) => reports.push(report),
      helper: { nodes: () => 0, mate },
    });
    expect(answer).toEqual({ kind: 'move', move: line[0], ponder: line[1] });
    expect(reports.at(-1)).toMatchObject({ score: { kind: 'mate', plies: 3 }, line });
  });
});

describe('a helper', () => {
  function helpWith(game: typeof START, limits: SearchLimits, level?: number, looks = 40) {
    const mates: (readonly Move[])[] = [];
    const nodes: number[] = [];
    let left = looks;
    new Thinker(sharedTableMemory(1)).help({
      game,
      limits,
      ...(level !== undefined && { level }),
      shouldStop: () => --left < 0,
      onNodes: (count) => nodes.push(count),
      onMate: (line) => mates.push(line),
    });
    return { mates, nodes };
  }

  test('tells of a mate', () => {
    const { mates } = helpWith(MATE_IN_FIVE, {});
    expect(mates).toHaveLength(1);
    expect(mates[0]?.length).toBeGreaterThanOrEqual(5);
  });

  longTest('searches until it is to stop, and counts', () => {
    // The hunt for mates asks as well, before the search.
    const { mates, nodes } = helpWith(START, { timeMs: 1e9 }, 10);
    expect(mates).toEqual([]);
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
  });

  test.each<[string, SearchLimits, number | undefined]>([
    ['a level that counts nodes', {}, 9],
    ['a limit of nodes', { nodes: 10_000 }, undefined],
    ['a question for a mate', { mate: 5 }, undefined],
  ])('leaves alone %s', (_, limits, level) => {
    expect(helpWith(MATE_IN_FIVE, limits, level)).toEqual({ mates: [], nodes: [] });
  });

  longTest('what it has searched is known to the thread that it helps', () => {
    const memory = sharedTableMemory(4);
    const nodesTo = (thinker: Thinker) => {
      let nodes = 0;
      const onReport = (report: SearchReport) => {
        nodes = report.nodes;
      };
      const limits = { depth: 6 };
      thinker.think({ game: START, limits, seed: 1, shouldStop: () => false, onReport });
      return nodes;
    };
    let looks = 0;
    new Thinker(memory).help({
      game: START,
      limits: {},
      shouldStop: () => ++looks > 400,
      onNodes: () => {},
      onMate: () => {},
    });
    expect(nodesTo(new Thinker(memory))).not.toBe(nodesTo(new Thinker(4)));
  });
});

test('no mate is answered that begins with a move that is left out', () => {
  const think = (without?: readonly Move[]) =>
    new Thinker(1).think({
      game: MATE_IN_FIVE,
      limits: { nodes: 5000, ...(without && { without }) },
      seed: 1,
      shouldStop: () => false,
    });
  const mating = think();
  if (mating.kind !== 'move') throw new Error(mating.kind);
  const other = think([mating.move]);
  expect(other.kind).toBe('move');
  expect(other).not.toMatchObject({ move: mating.move });
});
