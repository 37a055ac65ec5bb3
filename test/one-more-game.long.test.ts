import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offersFor } from '../source/commands/complete.ts';
import { COMMANDS } from '../source/commands/table.ts';
import { boardSvg } from '../source/picture/board-svg.ts';
import { readRecords } from '../source/records/formats/read-records.ts';
import { writeRecords } from '../source/records/formats/write-records.ts';
import { appendMove, createRecord, mainLine } from '../source/records/tree/record.ts';
import { legalMoves } from '../source/rules/core/generate.ts';
import { itemAt } from '../source/rules/core/item-at.ts';
import type { Move } from '../source/rules/core/move.ts';
import { perft } from '../source/rules/core/perft.ts';
import type { Position } from '../source/rules/core/position.ts';
import type { Square } from '../source/rules/core/square.ts';
import { formatHodgesList } from '../source/rules/notation/hodges.ts';
import { formatJapaneseList } from '../source/rules/notation/japanese.ts';
import { readMove } from '../source/rules/notation/read-move.ts';
import { formatSfen, readSfen } from '../source/rules/notation/sfen.ts';
import { startPosition } from '../source/rules/notation/start.ts';
import { formatUsi, parseUsi } from '../source/rules/notation/usi.ts';
import { addGame } from '../source/rules/variants/index.ts';
import { checkSetting } from '../source/settings/settings.ts';
import { boardLines } from '../source/text/board-lines.ts';
import { en as ENGLISH } from '../source/text/en/index.ts';
import { pageLines } from '../source/text/page.ts';
import { rulesPage } from '../source/text/rules.ts';
import { printed } from '../source/text/teller.ts';
import { replayOf } from '../source/ui/screens/replay/replay.ts';
import { cherry } from './helpers/cherry.ts';
import { runCommand } from './helpers/command.ts';
import { type Ffish, openFfish } from './helpers/ffish.ts';
import { renderScreen } from './helpers/frames.tsx';
import { positionOf } from './helpers/play.ts';
import { randomGame } from './helpers/random-game.ts';
import { seedsOf } from './helpers/run-size.ts';
import { forEachRandomPosition, lastTo } from './notation/random-positions.ts';
import { drawn, piecesOf, readSvg } from './picture/svg-reader.ts';
import { Desk } from './ui/desk.ts';

/*
 * A game that is in the catalogue by its data alone is played, written, drawn and kept. Nothing
 * else in the program knows of it.
 */
let takeOut: () => void;
beforeAll(async () => {
  // Their tables must not be made of the games that were known when they were loaded.
  await Promise.all(COMMANDS.map(({ load }) => load()));
  takeOut = addGame({ rules: cherry, prose: { about: [], hints: [] } });
});
afterAll(() => takeOut());

const MIDDLE = 'r1n1gk/3s1p/1b4/6/P3B1/3S2/KG1N1R w P 8';

describe('the rules', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await openFfish();
    await ffish.describe(cherry);
  });
  afterAll(() => ffish?.close());

  test.each([cherry.start, MIDDLE])('leaf counts from %s', async (sfen) => {
    const position = positionOf(cherry, sfen);
    for (const depth of [1, 2, 3]) {
      expect(perft(position, depth)).toBe(await ffish.perft(cherry, sfen, depth));
    }
  });

  test('the legal moves of random games are those of Fairy-Stockfish', async () => {
    for (const seed of seedsOf(10)) {
      const game = randomGame(cherry, [cherry.start, MIDDLE], seed, 100);
      const theirs = await ffish.legalMoves(
        cherry,
        game.map(({ sfen }) => sfen),
      );
      for (const [ply, { sfen, legal }] of game.entries()) {
        const kept = [];
        for (const move of itemAt(theirs, ply)) {
          // Fairy-Stockfish counts pawn drops that mate as legal.
          const mayMate = move.startsWith('P*') && !legal.includes(move);
          if (!mayMate || !(await ffish.leavesNoMove(cherry, sfen, move))) kept.push(move);
        }
        expect(legal, sfen).toEqual(kept.sort());
      }
    }
  });

  test('are told', () => {
    const text = pageLines(
      rulesPage(printed(ENGLISH), cherry, 'frame'),
      Number.POSITIVE_INFINITY,
    ).join('\n');
    expect(text).toContain('The board has 6 files');
    expect(text).toContain('Each side has 7 pieces.');
    expect(text).toContain('The promotion zone is the last 2 ranks');
    expect(text).toContain('The knight must promote on the last 2 ranks.');
    expect(text).toContain('- Made up for a test');
  });
});

describe('moves are read as they are written', () => {
  const forEachMoveText = (
    texts: (position: Position, to: Square | undefined) => readonly (readonly [string, Move])[],
  ) => {
    let count = 0;
    const wrong: string[] = [];
    forEachRandomPosition(cherry, 3, (position, last) => {
      for (const [text, move] of texts(position, lastTo(last))) {
        const reading = readMove(position, text, lastTo(last));
        if (reading.kind !== 'move' || reading.move !== move) wrong.push(text);
        count++;
      }
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(500);
  };

  test('in Hodges notation', () => {
    forEachMoveText((position) =>
      formatHodgesList(position).map(({ text, move }) => [text, move] as const),
    );
  });

  test('in Japanese', () => {
    forEachMoveText((position, to) =>
      formatJapaneseList(position, to).map(({ text, move }) => [text, move] as const),
    );
  });

  test('in USI', () => {
    forEachRandomPosition(cherry, 4, (position) => {
      const read = legalMoves(position).map((move) => parseUsi(cherry, formatUsi(cherry, move)));
      expect(read.join()).toBe(legalMoves(position).join());
    });
  });

  test('positions, in SFEN', () => {
    for (const { sfen } of randomGame(cherry, [cherry.start], 5, 60)) {
      expect(formatSfen(cherry, readSfen(cherry, sfen))).toBe(sfen);
    }
  });
});

describe('the board', () => {
  test('is drawn in kanji', () => {
    const { placement } = startPosition(cherry);
    expect(boardLines(ENGLISH, cherry, placement, { charset: 'frame', labels: 'kanji' })).toEqual([
      '☖ in hand -',
      '   6  5  4  3  2  1',
      ' +------------------+',
      ' |v飛v角v桂v銀v金v王| a',
      ' | ・ ・ ・ ・ ・v歩| b',
      ' | ・ ・ ・ ・ ・ ・| c',
      ' | ・ ・ ・ ・ ・ ・| d',
      ' | ・ ・ ・ ・ ・ ・| e',
      ' | 歩 ・ ・ ・ ・ ・| f',
      ' | 玉 金 銀 桂 角 飛| g',
      ' +------------------+',
      '☗ in hand -',
    ]);
  });

  test('is drawn as a picture', () => {
    const { placement } = startPosition(cherry);
    const svg = readSvg(boardSvg(cherry, placement, { labels: 'kanji' }));
    const labels = piecesOf(svg, drawn(svg)).map(({ label }) => label);
    expect(labels.sort().join('')).toBe([...'王玉飛飛角角金金銀銀桂桂歩歩'].sort().join(''));
  });
});

function randomRecord(seed: number) {
  const record = createRecord({ variant: cherry, start: startPosition(cherry) });
  let node = record.root;
  let plies = 0;
  forEachRandomPosition(cherry, seed, (position, last) => {
    if (last !== undefined && plies++ < 60) node = appendMove(node, last);
    return position;
  });
  return record;
}

describe('the command line', () => {
  test('takes its id where a game is named', async () => {
    const shown = ['show', '--variant', 'cherry', '--sfen', cherry.start];
    const described = ['rules', 'cherry'];
    for (const argv of [shown, described, ['perft', 'cherry', '1']]) {
      expect(await runCommand(argv)).toMatchObject({ status: 0, stderr: '' });
    }
  });

  test('offers it', async () => {
    const { words } = await offersFor(ENGLISH, ['play', ''], () => []);
    expect(words).toContainEqual(['cherry']);
    const { stderr } = await runCommand(['perft', 'river', '1']);
    expect(stderr).toMatch(/Valid: yari,.* cherry\b/);
  });

  test('may make it the first of the settings', () => {
    expect(checkSetting('variant', 'cherry')).toBeUndefined();
    expect(checkSetting('variant', 'river')).toMatchObject({ code: 'unknown-setting-value' });
  });
});

describe('records', () => {
  test.each(['psn', 'usi'] as const)('are read as they are written, %s', async (format) => {
    for (const seed of [1, 2, 3]) {
      const record = randomRecord(seed);
      const written = await writeRecords([record], { format, encoding: 'utf-8' });
      if (!written.ok) throw new Error(written.fault.code);
      const { games, format: found } = await readRecords(written.value.bytes);
      expect(found).toBe(format);
      const { record: read, fault } = itemAt(games, 0);
      expect(fault).toBeUndefined();
      expect(read?.variant).toBe(cherry);
      expect(read && mainLine(read).map(({ move }) => move)).toEqual(
        mainLine(record).map(({ move }) => move),
      );
    }
  });

  test('are replayed', () => {
    const desk = new Desk({ settings: { charset: 'frame' } });
    const player = desk.sit(replayOf(desk.services, randomRecord(1)));
    const show = () => renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    const before = show().lines.join('\n');
    expect(before).toContain('Cherry shogi, even game');
    expect(before).toMatch(/6 +5 +4 +3 +2 +1/);
    player.press('right', 'right');
    const after = show().lines.join('\n');
    expect(after).toContain('ply 2 of 60');
    expect(after).not.toBe(before);
  });
});
