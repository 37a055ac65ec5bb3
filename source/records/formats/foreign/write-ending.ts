import { type SpecialMove, SpecialMoveType, specialMove } from 'tsshogi';
import type { Color } from '../../../rules/core/color.ts';
import { type RecordResult, scoreOf } from '../../tree/termination.ts';
import { type GameEnd, isEndingWord, parseClosingLine, resultOfEnding } from './endings.ts';

/** The ends for which a format has no word that is read back as the same end everywhere. */
const UNWRITABLE = {
  kakinoki: [SpecialMoveType.DRAW, SpecialMoveType.MAX_MOVES],
  csa: [SpecialMoveType.WIN_BY_DEFAULT, SpecialMoveType.LOSE_BY_DEFAULT, SpecialMoveType.TRY],
} as const satisfies Readonly<Record<string, readonly SpecialMoveType[]>>;

/** The words for ends: those of KIF and KI2, or those of CSA and JKF. */
export type EndingWords = keyof typeof UNWRITABLE;

/**
 * How another program is told the result of a game.
 * @property ending what stands at the end of the main line
 * @property headers whether that says too little, so that headers must tell the result too
 */
interface WrittenEnding {
  readonly ending: SpecialMove | undefined;
  readonly headers: boolean;
}

export function writeEnding(
  result: RecordResult,
  game: GameEnd,
  words: EndingWords,
): WrittenEnding {
  if (result.score === '*' && result.termination === undefined) {
    return { ending: undefined, headers: false };
  }
  const unwritable: readonly SpecialMoveType[] = UNWRITABLE[words];
  for (const type of Object.values(SpecialMoveType)) {
    if (type === SpecialMoveType.START || unwritable.includes(type)) continue;
    const ending = specialMove(type);
    const { score, termination } = resultOfEnding(ending, game);
    if (score === result.score && termination === result.termination) {
      return { ending, headers: false };
    }
  }
  const word = words === 'kakinoki' && result.score === '*' ? ownWord(result) : undefined;
  if (word) return { ending: word, headers: false };
  return { ending: nearest(result, game.position.turn), headers: true };
}

/** An end of another program that was read from KIF or KI2, if it is one word. */
function ownWord({ termination }: RecordResult): SpecialMove | undefined {
  const [, name] = /^other: (\p{L}+)$/u.exec(termination ?? '') ?? [];
  if (name === undefined || !isEndingWord(name)) return undefined;
  const read = parseClosingLine(`まで0手で${name}`)?.ending;
  return read?.type === 'any' && read.name === name ? read : undefined;
}

/** An end that says at least who won, or that nobody did. */
function nearest({ score, termination }: RecordResult, turn: Color): SpecialMove | undefined {
  const isDraw = score === scoreOf(undefined);
  const isWin = score === scoreOf(turn);
  switch (termination) {
    case 'move limit':
    case 'agreement':
      return isDraw ? specialMove(SpecialMoveType.IMPASS) : undefined;
    case 'impasse':
      return isWin ? specialMove(SpecialMoveType.ENTERING_OF_KING) : undefined;
    case 'perpetual check':
      if (isDraw || score === '*') return undefined;
      return specialMove(isWin ? SpecialMoveType.FOUL_WIN : SpecialMoveType.FOUL_LOSE);
    default:
      return undefined;
  }
}
