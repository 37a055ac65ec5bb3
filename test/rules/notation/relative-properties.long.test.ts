import { formatMove as formatByTsshogi, parseMoves, Position as TsshogiPosition } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../../../source/rules/core/move.ts';
import { type Position, pieceOn } from '../../../source/rules/core/position.ts';
import { fileOf, rankOf } from '../../../source/rules/core/square.ts';
import { formatJapaneseList } from '../../../source/rules/notation/japanese.ts';
import { type MoveReading, readMove } from '../../../source/rules/notation/read-move.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { partOf, seedsOf } from '../../helpers/run-size.ts';
import { crowdedPositions } from '../../notation/crowded-positions.ts';
import { forEachRandomPosition, lastTo } from '../../notation/random-positions.ts';

/** tsshogi prints a sign in front, and a wide space behind 同. */
function printedByTsshogi(
  position: TsshogiPosition,
  usi: string,
  lastMove: ReturnType<TsshogiPosition['createMoveByUSI']>,
): string {
  const move = position.createMoveByUSI(usi);
  if (move === null) throw new Error(`tsshogi does not know ${usi}`);
  const text = formatByTsshogi(position, move, { ...(lastMove && { lastMove }) });
  return text.slice(1).replace('同　', '同');
}

/** The legal moves that we print otherwise than tsshogi, or that either misreads. */
function differences(position: Position, before?: TsshogiPosition, last?: Move): string[] {
  const theirs = tsshogiPosition(position);
  const lastMove = before && last ? before.createMoveByUSI(formatUsi(shogi, last)) : null;
  return formatJapaneseList(position, lastTo(last)).flatMap(({ move, text }) => {
    const usi = formatUsi(shogi, move);
    const printed = printedByTsshogi(theirs, usi, lastMove);
    const [readByThem] = parseMoves(theirs, text, lastMove ?? undefined);
    const isSame =
      printed === text &&
      isReadAs(move, readMove(position, printed, lastTo(last))) &&
      readByThem.map((one) => one.usi).join() === usi;
    return isSame ? [] : `${usi}: ${text}, by tsshogi ${printed}, in ${sfenOf(position)}`;
  });
}

function isReadAs(move: Move, reading: MoveReading): boolean {
  return reading.kind === 'move' && reading.move === move;
}

function sfenOf(position: Position): string {
  return formatSfen(position.variant, { placement: position, moveNumber: 1 });
}

function tsshogiPosition(position: Position): TsshogiPosition {
  const theirs = TsshogiPosition.newBySFEN(sfenOf(position));
  if (theirs === null) throw new Error(`tsshogi does not read ${sfenOf(position)}`);
  return theirs;
}

describe('the marks of tsshogi', () => {
  test('in random games', () => {
    for (const seed of seedsOf(12)) {
      let before: TsshogiPosition | undefined;
      forEachRandomPosition(shogi, seed, (position, last) => {
        expect(differences(position, before, last)).toEqual([]);
        before = tsshogiPosition(position);
      });
    }
  });

  test('among many like pieces', () => {
    for (const position of crowdedPositions(shogi, partOf(60)))
      expect(differences(position)).toEqual([]);
  });
});

describe.each(VARIANTS)('many like pieces in $id', (variant) => {
  test('no two legal moves are printed alike, and each is read back', () => {
    for (const position of crowdedPositions(variant, partOf(20))) {
      const list = formatJapaneseList(position);
      expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
      const wrong = list.filter(({ move, text }) => !isReadAs(move, readMove(position, text)));
      expect(wrong.map(({ text }) => `${text} in ${sfenOf(position)}`)).toEqual([]);
    }
  });

  test('上, 寄 and 引 mean all legal moves forward, sideways and backward', () => {
    for (const position of crowdedPositions(variant, partOf(10))) {
      for (const [words, moves] of byPieceAndSquare(position)) {
        for (const [index, motion] of ['上', '寄', '引'].entries()) {
          const meant = moves.filter((move) => motionOf(position, move) === index);
          const read = movesRead(readMove(position, `${words}${motion}`));
          expect(read.sort(), `${words}${motion} in ${sfenOf(position)}`).toEqual(meant.sort());
        }
      }
    }
  });
});

/** The legal moves on the board but those of the royal piece, by the text that leaves them open. */
function byPieceAndSquare(position: Position): Map<string, Move[]> {
  const groups = new Map<string, Move[]>();
  for (const move of legalMoves(position)) {
    const piece = isDrop(move) ? undefined : pieceOn(position, moveFrom(move));
    const { back, front, role } = itemAt(position.variant.pieces, piece?.kind ?? 0);
    if (!piece || role === 'royal') continue;
    const { kanji2 } = piece.promoted && back ? back : front;
    const words = `${fileOf(moveTo(move))}${rankOf(moveTo(move))}${kanji2}`;
    groups.set(words, [...(groups.get(words) ?? []), move]);
  }
  return groups;
}

/** 0 forward, 1 sideways, 2 backward. */
function motionOf(position: Position, move: Move): number {
  const ranks = rankOf(moveTo(move)) - rankOf(moveFrom(move));
  return 1 + Math.sign(position.turn === 'black' ? ranks : -ranks);
}

function movesRead(reading: MoveReading): Move[] {
  if (reading.kind === 'move') return [reading.move];
  return reading.kind === 'choice' || reading.kind === 'ambiguous' ? [...reading.moves] : [];
}
