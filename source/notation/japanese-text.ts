import type { Attempt, NamedPiece, Origin } from '../core/attempt.ts';
import type { Color } from '../core/color.ts';
import { failure, success } from '../core/result.ts';
import type { Square } from '../core/square.ts';
import type { MoveContext, MoveText, ParsedMoveText } from './move-text.ts';
import { kanjiSpellings } from './piece-names.ts';
import { squareAt } from './square.ts';

const BEGINNING = /^([▲△☗☖▼▽]?)(同|\d{2})(.+)$/;
const ENDING = /^(打|成|不成|生)?(?:\((\d\d)\))?$/;

const MARKS: Readonly<Record<string, Color>> = {
  '▲': 'black',
  '☗': 'black',
  '▼': 'black',
  '△': 'white',
  '☖': 'white',
  '▽': 'white',
};

/**
 * A move as it is written in Japan: `７六歩`, `同銀成`, `五五角打`, `７六歩(77)`. Without 打 it is a
 * move on the board if there is one, else a drop. @param text folded
 */
export function parseJapaneseText(context: MoveContext, text: string): ParsedMoveText {
  const { position, lastTo } = context;
  const { variant, turn } = position;
  const parts = BEGINNING.exec(text);
  if (!parts) return undefined;
  const [, mark, target, behind] = parts;
  const spelling = kanjiSpellings(variant).find(
    (name) => behind.startsWith(name.text) && ENDING.test(behind.slice(name.text.length)),
  );
  if (spelling === undefined) return undefined;
  if (mark && MARKS[mark] !== turn) return failure({ code: 'wrong-side', turn });
  if (target === '同' && lastTo === undefined) return failure({ code: 'no-last-move' });
  const to = target === '同' ? lastTo : squareOf(context, target);
  if (to === undefined) return failure({ code: 'not-a-square', square: target });

  const [, action, origin] = ENDING.exec(behind.slice(spelling.text.length)) ?? [];
  if (action === '打') {
    const attempts = spelling.pieces.map((piece) => ({ drop: true as const, piece, to }));
    return origin ? undefined : success({ attempts });
  }
  if (origin && squareOf(context, origin) === undefined) {
    return failure({ code: 'not-a-square', square: origin });
  }
  const from = origin ? { file: Number(origin[0]), rank: Number(origin[1]) } : {};
  return success(boardText(spelling.pieces, from, to, action));
}

function boardText(
  pieces: readonly NamedPiece[],
  from: Origin,
  to: Square,
  action: string | undefined,
): MoveText {
  const promotion = action && ({ promotion: action === '成' ? 'promote' : 'decline' } as const);
  const attempts = pieces.map((piece): Attempt => {
    return { drop: false, piece, from, to, capture: false, ...promotion };
  });
  if (action || from.file !== undefined) return { attempts };
  const unpromoted = pieces.filter((piece) => !piece.promoted);
  return { attempts, otherwise: unpromoted.map((piece) => ({ drop: true, piece, to })) };
}

function squareOf({ position }: MoveContext, text: string): Square | undefined {
  return squareAt(position.variant, Number(text[0]), Number(text[1]));
}
