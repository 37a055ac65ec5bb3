import { describe, expect } from 'vitest';
import { detectFormat } from '../../../source/records/formats/formats.ts';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { moveTimes } from '../../../source/records/tree/move-times.ts';
import { type GameRecord, mainLine, type RecordNode } from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { fileFaultText } from '../../../source/text/records.ts';
import { fixtureLines, ORACLE_VARIANTS, type OracleGame } from '../../helpers/oracle.ts';
import { moveOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { partOf, sharedTest, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { type PeriodGame, PeriodWriter } from '../period-styles.ts';

/** Longer games say nothing more about how they are written. */
const MOST_PLIES = 120;

/** Games from the variant's own start, none of which ends by the rules before it stops. */
function gamesOf(variant: Variant, random: () => number): Move[][] {
  const oracle = ORACLE_VARIANTS.includes(variant)
    ? fixtureLines<OracleGame>(`games-${variant.id}.jsonl`)
    : [];
  const played = oracle
    .filter(({ start }) => start === variant.start)
    .map(({ moves }) => moves.slice(0, Math.min(moves.length - 5, MOST_PLIES)))
    .filter((moves) => moves.length > 0)
    .map((moves) => moves.map((usi) => moveOf(variant, usi)));
  return [...played, ...Array.from({ length: 20 }, () => randomGame(variant, random))];
}

function randomGame(variant: Variant, random: () => number): Move[] {
  const game = openGame(variant, startPosition(variant).placement);
  const moves: Move[] = [];
  for (let ply = 0; ply < 20 + random() * MOST_PLIES; ply++) {
    const legal = legalMoves(game.position);
    const move = itemAt(legal, Math.floor(random() * legal.length));
    game.play(move);
    if (game.status().kind === 'ended') break;
    moves.push(move);
  }
  return moves;
}

function allNodes(node: RecordNode): RecordNode[] {
  return [node, ...node.children.flatMap(allNodes)];
}

const SEEDS = partOf(60);

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest(
    `${SEEDS} texts in the styles of the time are read to the last word`,
    async () => {
      const games = gamesOf(variant, randomNumbers(SEEDS));
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = randomNumbers(seed);
        const writer = new PeriodWriter(random);
        const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
          itemAt(games, Math.floor(random() * games.length)),
        );
        const position = new Position(variant, startPosition(variant).placement);
        const written: PeriodGame[] = [];
        for (const moves of chosen) written.push(writer.write(position, moves, written.at(-1)));
        const text = written.map((game) => game.text).join('');
        const read = parsePsn(text, { variant });
        const name = `seed ${seed}\n${text}`;
        expect(await detectFormat(text), name).toBe('psn');
        const faults = read.map(({ fault }) => fault && fileFaultText(ENGLISH, 'text', fault));
        expect(faults, name).toEqual(written.map(() => undefined));
        for (const [index, { record }] of read.entries()) {
          expectGame(record as GameRecord, itemAt(chosen, index), itemAt(written, index), name);
        }
        const again = parsePsn(
          read.map(({ record }) => formatPsn(record as GameRecord)).join('\n'),
        );
        expect(again.map(({ record }) => formatPsn(record as GameRecord))).toEqual(
          read.map(({ record }) => formatPsn(record as GameRecord)),
        );
      }
    },
    120_000,
  );
});

function expectGame(
  record: GameRecord,
  moves: readonly Move[],
  written: PeriodGame,
  name: string,
): void {
  const line = mainLine(record);
  expect(
    line.map(({ move }) => move),
    name,
  ).toEqual(moves);
  const times = line.flatMap((node) => {
    const { spentMs } = moveTimes(node);
    return spentMs === undefined ? [] : [[node.ply, spentMs] as const];
  });
  expect(new Map(times), name).toEqual(written.spentMs);
  expect([record.score, record.termination], name).toEqual([written.score, written.termination]);
  const nodes = allNodes(record.root);
  expect(nodes.length - 1 - line.length, name).toBe(written.variations);
  const said = nodes.flatMap(({ comments, before }) => [...before, ...comments]).join('\n');
  for (const comment of written.comments) expect(said, name).toContain(comment);
}
