import { type Move, moveTo } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import { formatJapanese } from '../../rules/notation/japanese.ts';
import { movesOfReading, readMove } from '../../rules/notation/read-move.ts';

/** No search sees further; more moves of a line are not read. */
const MOST_MOVES = 100;

/** A move of floodgate, `+7776FU`, or one after the sign of its side. */
const MOVE = /[+-]\d{4}[A-Z]{2}|([▲△▼▽☗☖])([^▲△▼▽☗☖]+)/g;

/** The moves of a line as Japanese programs write them: `▲２六歩△３四歩`. @param lastTo for 同 */
export function formatAnalysedLine(
  position: Position,
  line: readonly Move[],
  lastTo?: Square,
): string {
  const game = copyOf(position);
  let [text, last] = ['', lastTo];
  for (const move of line) {
    text += (game.turn === 'black' ? '▲' : '△') + formatJapanese(game, move, last);
    last = moveTo(move);
    game.play(move);
  }
  return text;
}

/**
 * Reads such a line, or one of floodgate, as far as its moves are legal. Moves of the side that is
 * not to move are skipped at the beginning: some programs begin with the move that was played.
 */
export function parseAnalysedLine(position: Position, text: string, lastTo?: Square): Move[] {
  const game = copyOf(position);
  const moves: Move[] = [];
  let last = lastTo;
  for (const [found, sign, name] of text.matchAll(MOVE)) {
    const isBlack = sign === undefined ? found.startsWith('+') : /[▲▼☗]/.test(sign);
    const isOfTurn = isBlack === (game.turn === 'black');
    if (!isOfTurn && moves.length === 0) continue;
    const words = (name ?? found).replace(/[（(]\d{2}[）)].*$/, (origin) => origin.slice(0, 4));
    const reading = isOfTurn ? readMove(game, words.replaceAll(/\s/g, ''), last) : undefined;
    const [move] = reading && reading.kind !== 'ambiguous' ? movesOfReading(reading) : [];
    if (move === undefined || moves.length === MOST_MOVES) break;
    moves.push(move);
    last = moveTo(move);
    game.play(move);
  }
  return moves;
}

function copyOf(position: Position): Position {
  return new Position(position.variant, position.snapshot());
}
