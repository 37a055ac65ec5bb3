import { describe, expect } from 'vitest';
import type { SearchReport } from '../source/engine/engine.ts';
import { Thinker } from '../source/engine/search/think.ts';
import { courseOf } from '../source/match/lessons/course.ts';
import { handKinds } from '../source/match/lessons/placing.ts';
import { formatOf, RECORD_FORMATS, WHOLE_FORMATS } from '../source/records/formats/formats.ts';
import { readRecords } from '../source/records/formats/read-records.ts';
import { writeRecords } from '../source/records/formats/write-records.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  mainLine,
  setResult,
} from '../source/records/tree/record.ts';
import { resultOf } from '../source/records/tree/termination.ts';
import { RoomGame } from '../source/rooms/room-game.ts';
import type { Game } from '../source/rules/core/game.ts';
import { legalMoves } from '../source/rules/core/generate.ts';
import { itemAt } from '../source/rules/core/item-at.ts';
import type { Move } from '../source/rules/core/move.ts';
import { rulesOf } from '../source/rules/core/rules.ts';
import { pieceData, type Variant } from '../source/rules/core/variant.ts';
import { formatHodgesList } from '../source/rules/notation/hodges.ts';
import { formatJapaneseList } from '../source/rules/notation/japanese.ts';
import { LABEL_STYLES, pieceLabel } from '../source/rules/notation/labels.ts';
import { readMove } from '../source/rules/notation/read-move.ts';
import { formatSfen, readSfen, type SfenPosition } from '../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../source/rules/notation/start.ts';
import { formatUsi, parseUsi } from '../source/rules/notation/usi.ts';
import { VARIANTS } from '../source/rules/variants/index.ts';
import { latin } from '../source/text/charset.ts';
import { en as ENGLISH } from '../source/text/en/index.ts';
import { pageLines } from '../source/text/page.ts';
import { piecePage } from '../source/text/piece-page.ts';
import { allFaces, faceTitle } from '../source/text/pieces.ts';
import { rulesPage } from '../source/text/rules.ts';
import { tellerFor } from '../source/text/speech.ts';
import { printed } from '../source/text/teller.ts';
import { openedEvent } from './helpers/opened-event.ts';
import { randomNumbers } from './helpers/random.ts';
import { longTest, sharedTest, test, VARIANTS_OF_RUN } from './helpers/run-size.ts';
import { variantOf } from './helpers/variant-of.ts';

/*
 * Every game of the catalogue is told, written, taught, played and hosted: some in each run, the
 * others in the long one. The parts have tests of their own; what is here goes through them once for
 * each game.
 */

const CHARSETS = ['box', 'frame', 'ascii'] as const;
/** Random games whose records are written and read. */
const SEEDS = [1, 2, 3];
const MOST_PLIES = 120;
const NODES = 150;
/** One for all: its tables take longer to make than a move. */
const THINKER = new Thinker(1);

/** A random game up to its end by the rules, or to `MOST_PLIES`. */
function randomGame(variant: Variant, seed: number): Game {
  const random = randomNumbers(seed);
  const game = openGame(variant, startPosition(variant).placement);
  while (game.ply < MOST_PLIES && game.status().kind === 'playing') {
    const moves = legalMoves(game.position);
    game.play(itemAt(moves, Math.floor(random() * moves.length)));
  }
  return game;
}

function recordOf(variant: Variant, game: Game): GameRecord {
  const record = createRecord({ variant, start: startPosition(variant) });
  game.moves.reduce((node, move) => appendMove(node, move), record.root);
  const status = game.status();
  if (status.kind === 'ended') setResult(record, resultOf(status.ending));
  return record;
}

/** The start, the moves and the result of a record. */
function contents({ variant, start, score, termination, ...record }: GameRecord) {
  const moves = mainLine({ variant, start, score, termination, ...record } as GameRecord);
  return {
    variant: variant.id,
    start: formatSfen(variant, start),
    moves: moves.map(({ move }) => formatUsi(variant, move)).join(' '),
    result: [score, termination],
  };
}

function think(
  variant: Variant,
  moves: readonly Move[],
  {
    level,
    start = startPosition(variant),
    mate,
  }: { level?: number; start?: SfenPosition; mate?: number },
) {
  const reports: SearchReport[] = [];
  const answer = THINKER.think({
    game: { variant, start, moves },
    limits: mate === undefined ? { nodes: NODES } : { mate },
    seed: 1,
    shouldStop: () => false,
    onReport: (report) => reports.push(report),
    ...(level !== undefined && { level }),
  });
  return { answer, reports };
}

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest.each(CHARSETS)('is told, and so is each piece, in %s', (charset) => {
    const rules = pageLines(
      rulesPage(printed(ENGLISH), variant, charset),
      Number.POSITIVE_INFINITY,
    ).join('\n');
    expect(rules).toContain(latin(variant.name, charset));
    const pages = [rules];
    for (const [kind, piece] of variant.pieces.entries()) {
      const page = pageLines(piecePage(ENGLISH, variant, kind, charset), Number.POSITIVE_INFINITY);
      pages.push(page.join('\n'));
      for (const promoted of piece.back ? [false, true] : [false]) {
        const title = faceTitle(ENGLISH, variant, { kind, promoted }, charset);
        expect(rules).toContain(`- ${title}: `);
        expect(page).toContain(title);
      }
    }
    for (const page of pages) {
      expect(page).not.toMatch(/undefined|NaN|\ba [aeio]|\ban [^aeiou]|\(nifu\).*\(nifu\)/);
      if (charset === 'ascii') expect(page).toMatch(/^[\n -~]+$/);
    }
  });

  sharedTest('tells its own rules, and none that it does not have', () => {
    const text = pageLines(
      rulesPage(printed(ENGLISH), variant, 'ascii'),
      Number.POSITIVE_INFINITY,
    ).join('\n');
    const tells = (words: string) => text.includes(words);
    const { pieces, pawnsPerFile, promotion, zone } = variant;
    expect(tells('\nImpasse\n')).toBe(variant.impasseThreshold !== undefined);
    expect(tells('\nHandicaps\n')).toBe(variant.handicaps.length > 0);
    expect(tells('handicap game')).toBe(variant.handicaps.length > 0);
    expect(tells('(nifu)')).toBe(pawnsPerFile === 1);
    expect(tells('must promote the piece')).toBe(zone > 0 && promotion === 'mandatory');
    expect(tells('may be dropped for checkmate')).toBe(variant.pawnDropMate === 'legal');
    expect(tells('A side wins when its')).toBe(variant.goalRanks !== undefined);
    expect(tells('goes to the hand as')).toBe(pieces.some(({ captive }) => captive));
    expect(tells('Perpetual check: ')).toBe(variant.repetition.perpetualCheckLoses);
    expect(tells('A slide goes any number')).toBe(slides(variant));
  });

  sharedTest.each(LABEL_STYLES)('has a label of its own for each piece, in %s', (style) => {
    const labels = allFaces(variant).map((face) =>
      pieceLabel(variant, { ...face, color: 'black' }, style),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });

  sharedTest('each first move is read as it is written, in every notation', () => {
    const { position } = openGame(variant, startPosition(variant).placement);
    const wrong: string[] = [];
    const expectRead = (text: string, move: Move) => {
      const reading = readMove(position, text, undefined);
      if (reading.kind !== 'move' || reading.move !== move) wrong.push(text);
    };
    for (const { text, move } of formatHodgesList(position)) expectRead(text, move);
    for (const { text, move } of formatJapaneseList(position, undefined)) expectRead(text, move);
    for (const move of legalMoves(position)) {
      expect(parseUsi(variant, formatUsi(variant, move))).toBe(move);
      expectRead(tellerFor(ENGLISH, 'words').move(position, move), move);
      expectRead(tellerFor(ENGLISH, 'romaji').move(position, move), move);
    }
    expect(wrong).toEqual([]);
  });

  sharedTest.each(RECORD_FORMATS)(
    'random games are read as they are written in %s',
    async (format) => {
      const { variants } = formatOf(format).holds;
      for (const seed of SEEDS) {
        const record = recordOf(variant, randomGame(variant, seed));
        const written = await writeRecords([record], { format, encoding: 'utf-8' });
        if (variants?.includes(variant) === false) {
          expect(written).toEqual({
            ok: false,
            fault: { code: 'variant', format, variant, held: variants, whole: WHOLE_FORMATS },
          });
          continue;
        }
        if (!written.ok) throw new Error(written.fault.code);
        // The ends of the rules follow from the moves.
        const losses = written.value.losses.filter(({ what }) => what !== 'ending');
        expect(losses).toEqual([]);
        const read = await readRecords(written.value.bytes);
        expect(read.format).toBe(format);
        const game = itemAt(read.games, 0);
        expect(game.fault).toBeUndefined();
        expect(game.record && contents(game.record)).toEqual(contents(record));
      }
    },
  );

  sharedTest.each(['bod', 'sfen'] as const)(
    'a position is read as it is written in %s',
    async (format) => {
      for (const seed of SEEDS) {
        const game = randomGame(variant, seed);
        // No position with the move follows an end; the last one but some is in the midst of it.
        for (let back = 0; back < 5; back++) game.undo();
        const placement = game.position.snapshot();
        const lone = { variant, placement, ply: game.ply, lastMove: '' };
        const text = await formatOf(format).write(lone);
        const { games } = await readRecords(new TextEncoder().encode(text));
        const { record } = itemAt(games, 0);
        expect([record?.variant.id, record?.start]).toEqual([
          variant.id,
          { placement, moveNumber: game.ply + 1 },
        ]);
      }
    },
  );

  longTest('its course asks for nothing that the game does not have', () => {
    const lessons = courseOf(variant).lessons.map(({ id, task }) => ({ id, task: task() }));
    expect(lessons.filter(({ task }) => task === undefined)).toEqual([]);
    const has = (name: RegExp) => lessons.some(({ id }) => name.test(id));
    const promotes = variant.pieces.some(({ back }) => back !== undefined);
    expect(has(/limits\/files$/)).toBe(variant.pawnsPerFile !== undefined);
    expect(has(/promotion\//)).toBe(promotes);
    expect(has(/decline-|forced-/)).toBe(variant.promotion === 'optional' && promotes);
    expect(has(/check\/(?:block|drop-between)$/)).toBe(slides(variant));
    const inHand = handKinds(variant).map((kind) => pieceData(variant, kind));
    expect(inHand.filter(({ captive }) => captive !== undefined)).toEqual([]);
    for (const { task, id } of lessons) {
      const { hands } = task?.start.placement ?? {};
      const held = variant.pieces.filter((_, kind) => (hands?.[kind] ?? 0) > 0);
      expect(
        held.filter(({ captive }) => captive !== undefined),
        id,
      ).toEqual([]);
    }
  });

  sharedTest('the computer plays legal moves at each level', () => {
    const random = randomNumbers(5);
    const game = openGame(variant, startPosition(variant).placement);
    for (let level = 1; level <= 6; level++) {
      const { answer } = think(variant, game.moves, { level });
      if (answer.kind !== 'move') throw new Error(answer.kind);
      expect(legalMoves(game.position)).toContain(answer.move);
      if (level % 2 === 0) game.play(answer.move);
      else {
        const moves = legalMoves(game.position);
        game.play(itemAt(moves, Math.floor(random() * moves.length)));
      }
      if (game.status().kind === 'ended') game.undo();
    }
  });

  sharedTest('each position of a game gets a score and a line', () => {
    const { moves } = randomGame(variant, 4);
    for (let ply = 0; ply < Math.min(6, moves.length - 1); ply++) {
      const { reports } = think(variant, moves.slice(0, ply), {});
      const last = reports.at(-1);
      expect(last?.line.length).toBeGreaterThan(0);
      if (last?.score.kind === 'value') {
        expect(Math.abs(last.score.centipawns)).toBeLessThan(20_000);
      }
    }
  });

  sharedTest('a mate in one is found, by the search for mates and by level 7', () => {
    let found = 0;
    for (let seed = 1; found < 2 && seed < 200; seed++) {
      const game = randomGame(variant, seed);
      const status = game.status();
      if (status.kind !== 'ended' || status.ending.reason !== 'checkmate') continue;
      found++;
      game.undo();
      const start = { placement: game.position.snapshot(), moveNumber: 1 };
      for (const options of [
        { start, mate: 1 },
        { start, level: 7 },
      ]) {
        const { answer } = think(variant, [], options);
        if (answer.kind !== 'move') throw new Error(`${answer.kind} ${formatSfen(variant, start)}`);
        const after = openGame(variant, start.placement);
        after.play(answer.move);
        const { ending } = { ending: undefined, ...after.status() };
        expect(ending).toMatchObject({ winner: game.turn });
      }
    }
    expect(found).toBe(2);
  });

  sharedTest('a game of two computers ends', () => {
    const game = openGame(variant, startPosition(variant).placement);
    while (game.ply < 400 && game.status().kind === 'playing') {
      const { answer } = think(variant, game.moves, { level: game.turn === 'black' ? 2 : 1 });
      if (answer.kind !== 'move') throw new Error(answer.kind);
      game.play(answer.move);
    }
    expect(game.status().kind).toBe('ended');
  });

  sharedTest('a room opens a game of it', () => {
    const time = { nowMs: () => 0, date: () => new Date(0) };
    expect(RoomGame.fold([openedEvent(variant)], { time })?.match.variant).toBe(variant);
  });
});

/** Whether a piece moves more than one square in a line. */
function slides(variant: Variant): boolean {
  return rulesOf(variant).strides.some((all) => all.some(({ range }) => range > 1));
}

describe('what only some games have', () => {
  test.each(VARIANTS.filter(({ goalRanks }) => goalRanks === 1))(
    '$id: a royal piece that can win by a step does so',
    (variant) => {
      const { royal } = rulesOf(variant);
      const { sfen } = pieceData(variant, royal);
      const empty = `${variant.files}`;
      const rows = Array.from({ length: variant.ranks }, () => empty);
      rows[1] = `${sfen}${variant.files - 1}`;
      rows[variant.ranks - 2] = `${variant.files - 1}${sfen.toLowerCase()}`;
      const game = openGame(variant, readSfen(variant, `${rows.join('/')} b - 1`).placement);
      for (const level of [3, 6, 10]) {
        const start = { placement: game.position.snapshot(), moveNumber: 1 };
        const { answer } = think(variant, [], { level, start });
        if (answer.kind !== 'move') throw new Error(answer.kind);
        game.play(answer.move);
        expect(game.status()).toMatchObject({ ending: { reason: 'try', winner: 'black' } });
        game.undo();
      }
    },
  );

  test('a piece that grows in the hand of its captor is taken first', () => {
    const variant = variantOf('whale');
    // The humpback may take the porpoise or the blue whale; nothing guards either.
    const start = readSfen(variant, '5w/6/1p1b2/2H3/6/W5 b - 1');
    const { answer } = think(variant, [], { level: 6, start });
    expect(answer.kind === 'move' && formatUsi(variant, answer.move)).toBe('4d5c');
  });
});
