import { withoutControls } from '../../clean/clean-text.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';
import { formatUsi, parseUsi } from '../../rules/notation/usi.ts';
import type { BookedMove, BookedPosition } from './foreign-book.ts';

/** The first line of a book of YaneuraOu. */
const DB_HEADER = '#YANEURAOU-DB2016 1.00';

/** What the line of a position begins with. */
export const DB_POSITION = 'sfen ';

/** What is missing in a line of a move. */
const NONE = 'none';

/** A position of a book of YaneuraOu with its moves. */
export interface DbPosition extends BookedPosition {
  /** Without the number of the move. */
  readonly sfen: string;
  /** The number of the move; 0 where the line has none. */
  readonly number: number;
}

/** The SFEN of the line of a position, without its number, and the number. */
export function parseDbSfen(line: string): { readonly sfen: string; readonly number: number } {
  const [board = '', turn = '', hands = '', number = ''] = line
    .slice(DB_POSITION.length)
    .trim()
    .split(/ +/);
  return { sfen: `${board} ${turn} ${hands}`, number: Number.parseInt(number, 10) || 0 };
}

/**
 * The position of some lines, of which the first one begins with `sfen`. Lines that are neither moves
 * nor comments count as comments, as in YaneuraOu and ShogiHome.
 */
export function parseDbPosition(variant: Variant, lines: readonly string[]): DbPosition {
  const [first = '', ...rest] = lines;
  const comments: string[] = [];
  const moves: { move: BookedMove; comments: string[] }[] = [];
  for (const line of rest) {
    const move = parseDbMove(variant, line);
    if (move) moves.push({ move: move.move, comments: move.comment === '' ? [] : [move.comment] });
    else (moves.at(-1)?.comments ?? comments).push(commentOf(line));
  }
  const comment = comments.join('\n').trim();
  return {
    ...parseDbSfen(first),
    ...(comment !== '' && { comment }),
    moves: moves.map(({ move, comments: own }) => {
      const text = own.join('\n').trim();
      return text === '' ? move : { ...move, comment: text };
    }),
  };
}

/** A book of positions, sorted, so that programs can search it on the disk. */
export function formatDbBook(variant: Variant, positions: readonly DbPosition[]): string {
  const sorted = positions
    .filter(({ moves }) => moves.length > 0)
    .sort((a, b) => compareDbSfens(a.sfen, b.sfen));
  return [`${DB_HEADER}\n`, ...sorted.map((one) => formatDbPosition(variant, one))].join('');
}

/** The text by which a book knows a position. */
export function dbSfenOf(position: Position): string {
  return formatSfen(position.variant, { placement: position, moveNumber: 1 }).replace(/ 1$/, '');
}

/** The lines of a position, each with its end. */
function formatDbPosition(variant: Variant, position: DbPosition): string {
  const { sfen, number, comment, moves } = position;
  const lines = [`${DB_POSITION}${sfen} ${number}`, ...commentLines(comment)];
  for (const { move, reply, value, depth, count, comment: text } of moves) {
    const fields = [
      formatUsi(variant, move),
      reply === undefined ? NONE : formatUsi(variant, reply),
      value ?? NONE,
      depth ?? NONE,
      ...(count === undefined ? [] : [count]),
    ];
    lines.push(fields.join(' '), ...commentLines(text));
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Orders positions as they stand in a sorted book: by the bytes of their SFEN. */
export function compareDbSfens(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function parseDbMove(variant: Variant, line: string) {
  const [, usi = '', rest = ''] = /^(\S{4,5})(?: (.*)|$)/.exec(line) ?? [];
  const move = parseUsi(variant, usi);
  if (move === undefined) return undefined;
  const [, replyText = '', value = '', depth = '', count = '', comment = ''] =
    /^(\S*) ?(\S*) ?(\S*) ?(\d*) ?(.*)$/.exec(rest) ?? [];
  const reply = parseUsi(variant, replyText);
  return {
    move: {
      move,
      ...(reply !== undefined && { reply }),
      ...field('value', value),
      ...field('depth', depth),
      ...field('count', count),
    },
    comment: commentOf(comment),
  };
}

function field<Name extends string>(name: Name, text: string): { [Key in Name]?: number } {
  return /^[+-]?\d{1,9}$/.test(text) ? ({ [name]: Number(text) } as { [Key in Name]: number }) : {};
}

function commentOf(line: string): string {
  return withoutControls(line.replace(/^(?:#|\/\/)/, ''));
}

function commentLines(comment: string | undefined): string[] {
  return comment === undefined
    ? []
    : comment.split('\n').map((line) => `#${withoutControls(line)}`);
}
