import { type Move, moveTo, NO_MOVE } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import { formatJapanese } from '../../rules/notation/japanese.ts';
import { movesOfReading, readMove } from '../../rules/notation/read-move.ts';
import {
  type AnalysisText,
  computerLineComment,
  formatAnalysisLines,
  type KeptScore,
  parseAnalysisLines,
  withoutAnalysisBy,
} from './analysis-lines.ts';
import { appendMove, type GameRecord, type RecordNode, removeBranch } from './record.ts';

/** What a record keeps of the analysis of a position: the one after a move, or the start. */
export interface KeptAnalysis extends Omit<AnalysisText, 'score' | 'line'> {
  readonly score: KeptScore;
  /** The moves expected to be best. */
  readonly line: readonly Move[];
}

/** The value of the position after a move; what was found afterwards comes before a player's own. */
export function keptScore({ comments }: RecordNode): KeptScore | undefined {
  return keptText(comments)?.score;
}

/**
 * What a record keeps of the position after a move; undefined where it keeps no value.
 * @param position after the move
 * @param engine whose analysis it must be. Default: any
 */
export function keptAnalysis(
  node: RecordNode,
  position: Position,
  engine?: string,
): KeptAnalysis | undefined {
  const text = keptText(node.comments, engine);
  if (!text) return undefined;
  return { ...text, line: parseAnalysedLine(position, text.line, lastToOf(node)) };
}

/**
 * Keeps an analysis in the comments after a move, in place of what the same engine has found before.
 * @param position after the move
 */
export function keepAnalysis(node: RecordNode, position: Position, kept: KeptAnalysis): void {
  const line = formatAnalysedLine(position, kept.line, lastToOf(node));
  const others = withoutAnalysisBy(node.comments, kept.engine ?? '');
  node.comments = [...others, ...formatAnalysisLines({ ...kept, line })];
}

/**
 * Keeps the line that an engine would have played in place of a move, as a variation that is marked
 * as its own. It replaces the one that it has found before, unless somebody has written into that;
 * without moves it only goes.
 * @param node before the moves of the line
 */
export function keepBetterLine(node: RecordNode, line: readonly Move[], engine: string): void {
  for (const child of node.children.slice(1)) {
    if (isUntouched(child, computerLineComment(engine))) removeBranch(child);
  }
  const [first] = line;
  if (first === undefined || node.children.some(({ move }) => move === first)) return;
  const head = appendMove(node, first);
  head.comments.push(computerLineComment(engine));
  let last = head;
  for (const move of line.slice(1)) last = appendMove(last, move);
}

/** The positions of the main line, the start first; the position is changed for the next one. */
export function* positionsOf(
  record: GameRecord,
): Generator<{ readonly node: RecordNode; readonly position: Position }> {
  const position = new Position(record.variant, record.start.placement);
  for (let node: RecordNode | undefined = record.root; node; node = node.children[0]) {
    if (node.move !== NO_MOVE) position.play(node.move);
    yield { node, position };
  }
}

function keptText(comments: readonly string[], engine?: string) {
  const texts = parseAnalysisLines(comments)
    .filter((text): text is AnalysisText & { score: KeptScore } => text.score !== undefined)
    .filter((text) => engine === undefined || text.engine === engine);
  return texts.findLast(({ by }) => by === 'analyst') ?? texts.at(-1);
}

/** Whether a variation is as `keepBetterLine` has made it. */
function isUntouched(head: RecordNode, comment: string): boolean {
  const notes = [...head.before, ...head.comments];
  if (notes.length !== 1 || notes[0] !== comment) return false;
  for (let node: RecordNode | undefined = head; node; node = node.children[0]) {
    if (node.children.length > 1 || node.nags.length > 0) return false;
    if (node !== head && node.before.length + node.comments.length > 0) return false;
  }
  return true;
}

function lastToOf({ move }: RecordNode) {
  return move === NO_MOVE ? undefined : moveTo(move);
}

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
function parseAnalysedLine(position: Position, text: string, lastTo?: Square): Move[] {
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
