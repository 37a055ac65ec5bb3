import type { Attempt, BoardAttempt, NamedPiece } from '../core/attempt.ts';
import type { Color } from '../core/color.ts';
import { failure, success } from '../core/result.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import type { MoveContext, MoveText, ParsedMoveText } from './move-text.ts';
import { kanjiSpellings } from './piece-names.ts';
import {
  likeOrigins,
  type MotionMark,
  markedOrigins,
  originByMark,
  type RelativeMark,
  type SideMark,
} from './relative.ts';
import { squareAt } from './square.ts';

const BEGINNING = /^([▲△☗☖▼▽]?)(同|\d{2})(.+)$/;
const ENDING = /^([右左直])?([上行入寄引])?(打?\(00\)|打|成|不成|生)?(?:\((\d\d)\))?$/;
/** The origin that some programs write of a drop. */
const NOWHERE = '(00)';

const TURNS: Readonly<Record<string, Color>> = {
  '▲': 'black',
  '☗': 'black',
  '▼': 'black',
  '△': 'white',
  '☖': 'white',
  '▽': 'white',
};

/**
 * The side whose move a mark before the text says it is.
 * @param mark one of ▲△☗☖▼▽
 */
export function colorOfMark(mark: string): Color | undefined {
  return TURNS[mark];
}

/** What stands after the square of the destination. */
interface PieceText {
  readonly pieces: readonly NamedPiece[];
  readonly mark?: RelativeMark;
  readonly action?: string | undefined;
  /** The square in parentheses, two digits. */
  readonly origin?: string | undefined;
}

/**
 * Reads a move as it is written in Japan: `７六歩`, `同銀成`, `五五角打`, `５八金右`, `７六歩(77)`. Without 打 it is
 * a move on the board if there is one, else a drop. A mark like 右, needed or not, makes it a move
 * on the board of the piece that the mark means (see `markedOrigins`); 行 and 入 are 上.
 * @param text folded
 */
export function parseJapaneseText(context: MoveContext, text: string): ParsedMoveText {
  const { position, lastTo } = context;
  const parts = BEGINNING.exec(text);
  if (!parts) return undefined;
  const [, sign, target = '', behind = ''] = parts;
  const readings = pieceTexts(context, behind);
  const [first] = readings;
  if (first === undefined) return undefined;
  const { turn } = position;
  if (sign && TURNS[sign] !== turn) return failure({ code: 'wrong-side', turn });
  if (target === '同' && lastTo === undefined) return failure({ code: 'no-last-move' });
  const to = target === '同' ? lastTo : squareOf(context, target);
  if (to === undefined) return failure({ code: 'not-a-square', square: target });
  const { origin, pieces, mark } = first;
  if (origin && squareOf(context, origin) === undefined) {
    return failure({ code: 'not-a-square', square: origin });
  }
  for (const reading of readings) {
    const moveText = reading.mark
      ? markedText(context, reading, reading.mark, to)
      : plainText(context, reading, to);
    if (moveText) return success(moveText);
  }
  return mark && !origin ? success(unfitText(context, pieces, mark, to)) : undefined;
}

/**
 * The ways to read a text as a piece and what follows. There are two if 行 may be part of the name,
 * 角行, or a mark; the mark comes first.
 */
function pieceTexts({ position }: MoveContext, text: string): PieceText[] {
  const readings = kanjiSpellings(position.variant).flatMap(({ text: name, pieces }) => {
    const ending = text.startsWith(name) && ENDING.exec(text.slice(name.length));
    if (!ending) return [];
    const [, side, motion, done, origin] = ending;
    const action = done?.endsWith(NOWHERE) ? '打' : done;
    if (!side && !motion) return { pieces, action, origin };
    if (action === '打') return [];
    return { pieces, mark: markOf(side, motion), action, origin };
  });
  return readings.sort((one, other) => Number('mark' in other) - Number('mark' in one));
}

function markOf(side: string | undefined, motion: string | undefined): RelativeMark {
  const isForward = motion === '行' || motion === '入';
  return {
    ...(side && { side: side as SideMark }),
    ...(motion && { motion: isForward ? '上' : (motion as MotionMark) }),
  };
}

function plainText(
  context: MoveContext,
  { pieces, action, origin }: PieceText,
  to: Square,
): MoveText | undefined {
  const drops = pieces.map((piece) => ({ drop: true, piece, to }) as const);
  if (action === '打') return origin ? undefined : { attempts: drops };
  const square = origin ? squareOf(context, origin) : undefined;
  const attempts = pieces.map((piece) => boardAttempt(piece, square, to, action));
  if (action || origin) return { attempts };
  return { attempts, otherwise: drops.filter(({ piece }) => !piece.promoted) };
}

/** The moves that a mark means; undefined where it fits no piece that reaches the square. */
function markedText(
  context: MoveContext,
  { pieces, action, origin }: PieceText,
  mark: RelativeMark,
  to: Square,
): MoveText | undefined {
  const { position } = context;
  const named = origin ? squareOf(context, origin) : undefined;
  const attempts = pieces.flatMap((piece) =>
    markedOrigins(position, likeOrigins(position, piece, to), to, mark)
      .filter((from) => named === undefined || named === from)
      .map((from) => boardAttempt(piece, from, to, action)),
  );
  return attempts.length > 0 ? { attempts } : undefined;
}

/** Attempts that are not legal, to explain why a mark fits no piece that reaches the square. */
function unfitText(
  { position }: MoveContext,
  pieces: readonly NamedPiece[],
  mark: RelativeMark,
  to: Square,
): MoveText {
  const attempts = pieces.map((piece): Attempt => {
    const isReached = likeOrigins(position, piece, to).length > 0;
    const from = isReached ? originByMark(position, to, mark) : {};
    return { drop: false, piece, from, to, capture: false };
  });
  return { attempts };
}

function boardAttempt(
  piece: NamedPiece,
  square: Square | undefined,
  to: Square,
  action: string | undefined,
): BoardAttempt {
  const from = square === undefined ? {} : { file: fileOf(square), rank: rankOf(square) };
  const promotion = action && ({ promotion: action === '成' ? 'promote' : 'decline' } as const);
  return { drop: false, piece, from, to, capture: false, ...promotion };
}

function squareOf({ position }: MoveContext, text: string): Square | undefined {
  return squareAt(position.variant, Number(text[0]), Number(text[1]));
}
