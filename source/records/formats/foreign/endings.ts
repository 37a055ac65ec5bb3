import {
  formatSpecialMove,
  getSpecialMoveByName,
  type SpecialMove,
  SpecialMoveType,
  specialMove,
  Color as TsshogiColor,
} from 'tsshogi';
import { type Color, opposite } from '../../../rules/core/color.ts';
import type { Ending } from '../../../rules/core/game.ts';
import { isInCheck } from '../../../rules/core/generate.ts';
import type { Position } from '../../../rules/core/position.ts';
import {
  type RecordResult,
  scoreOf,
  type Termination,
  UNFINISHED,
} from '../../tree/termination.ts';

/**
 * The ends of games by their names in KIF. Of several for one end the first is written; the English
 * ones are those of 81Dojo.
 */
const NAMES: Readonly<Record<string, SpecialMoveType>> = {
  中断: SpecialMoveType.INTERRUPT,
  投了: SpecialMoveType.RESIGN,
  持将棋: SpecialMoveType.IMPASS,
  引き分け: SpecialMoveType.DRAW,
  最大手数: SpecialMoveType.MAX_MOVES,
  千日手: SpecialMoveType.REPETITION_DRAW,
  詰み: SpecialMoveType.MATE,
  詰: SpecialMoveType.MATE,
  不詰: SpecialMoveType.NO_MATE,
  切れ負け: SpecialMoveType.TIMEOUT,
  時間切れ: SpecialMoveType.TIMEOUT,
  反則勝ち: SpecialMoveType.FOUL_WIN,
  反則負け: SpecialMoveType.FOUL_LOSE,
  入玉勝ち: SpecialMoveType.ENTERING_OF_KING,
  宣言勝ち: SpecialMoveType.ENTERING_OF_KING,
  勝ち宣言: SpecialMoveType.ENTERING_OF_KING,
  不戦勝: SpecialMoveType.WIN_BY_DEFAULT,
  不戦敗: SpecialMoveType.LOSE_BY_DEFAULT,
  トライ: SpecialMoveType.TRY,
  'Time-up': SpecialMoveType.TIMEOUT,
  Resign: SpecialMoveType.RESIGN,
  'Repetition Draw': SpecialMoveType.REPETITION_DRAW,
};

/** A breach of the rules, without saying whose. */
const FOUL = '反則';

/** The comments by which 81Dojo ends a game. */
const COMMENTS: Readonly<Record<string, SpecialMoveType>> = {
  反則手にて終局: SpecialMoveType.FOUL_WIN,
  時間切れにて終局: SpecialMoveType.TIMEOUT,
};

/** What a closing line may say, in the order in which it counts. */
const CLOSINGS: readonly (readonly [says: RegExp, type: SpecialMoveType])[] = [
  [/時間切れ|切れ負け/, SpecialMoveType.TIMEOUT],
  [/反則勝ち$/, SpecialMoveType.FOUL_WIN],
  [/反則/, SpecialMoveType.FOUL_LOSE],
  [/(?:入玉|宣言).*勝|勝ち宣言/, SpecialMoveType.ENTERING_OF_KING],
  [/勝ち$/, SpecialMoveType.RESIGN],
  [/^\d+手詰み?$/, SpecialMoveType.MATE],
];

const NO_MATE: Termination = 'other: 不詰';
const TRY: Termination = 'other: トライ';

/** The end of a game in KIF; undefined where the word is not known as one. */
export function endingOfName(name: string): SpecialMove | undefined {
  if (name === FOUL) return otherEnding(name);
  const type = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  return type && specialMove(type);
}

/** The end of a game that a comment tells; undefined where it tells none. */
export function endingOfComment(text: string): SpecialMove | undefined {
  const said = text.trim();
  const type = Object.hasOwn(COMMENTS, said) ? COMMENTS[said] : undefined;
  return type && specialMove(type);
}

/** The name of an end in KIF. */
export function nameOfEnding(ending: SpecialMove): string {
  if (ending.type === 'any') return ending.name;
  const [name] = Object.entries(NAMES).find(([, type]) => type === ending.type) ?? [];
  return name ?? endingName(ending);
}

/** Whether a word in the place of a move can be the name of an unknown end. */
export function isEndingWord(text: string): boolean {
  return !/\p{N}|\s|[一二三四五六七八九]{2}/u.test(text) && !/^[同▲△▼▽☗☖+-]/.test(text);
}

/** Whether an end leaves it to the closing line to say who has won. */
export function isClaim(name: string): boolean {
  return name === FOUL || name === '勝ち宣言';
}

/** An end of which only the name is known. */
export function otherEnding(name: string): SpecialMove {
  return { type: 'any', name };
}

/**
 * The end of a game in CSA and JKF, without `%`.
 * @param turn the side to move
 */
export function endingOfCsa(name: string, turn: Color): SpecialMove {
  // tsshogi takes the side for the winner; by the format it is the one that broke the rules.
  const [, sign] = /^([+-])ILLEGAL_ACTION$/.exec(name) ?? [];
  if (sign !== undefined) {
    const isOwn = (sign === '+') === (turn === 'black');
    return specialMove(isOwn ? SpecialMoveType.FOUL_LOSE : SpecialMoveType.FOUL_WIN);
  }
  return getSpecialMoveByName(name, turn === 'black' ? TsshogiColor.BLACK : TsshogiColor.WHITE);
}

/** What the last line of KI2 says, `まで107手で上手の勝ち`: the end, and the winner if named. */
interface ClosingLine {
  readonly ending: SpecialMove;
  readonly winner?: Color;
}

/** Reads a line that begins with まで; undefined where it says nothing about the end. */
export function parseClosingLine(line: string): ClosingLine | undefined {
  const text = line.replace(/\s/g, '').replace(/^まで、?(\d+手(?!詰)で?)?/, '');
  if (text === '') return undefined;
  const [, side, verb] = /([先下後上])手の[^手]*(勝ち|負け|反則)(?:宣言)?$/.exec(text) ?? [];
  const color: Color = side === '先' || side === '下' ? 'black' : 'white';
  return {
    ending: endingOfClosing(text),
    ...(side && { winner: verb === '勝ち' ? color : opposite(color) }),
  };
}

function endingOfClosing(text: string): SpecialMove {
  const named = endingOfName(text);
  if (named) return named;
  const [, type] = CLOSINGS.find(([says]) => says.test(text)) ?? [];
  return type ? specialMove(type) : otherEnding(text);
}

/** Whether an end says that the rules were broken. */
export function isFoul(ending: SpecialMove): boolean {
  if (ending.type === 'any') return ending.name === FOUL;
  return ending.type === SpecialMoveType.FOUL_WIN || ending.type === SpecialMoveType.FOUL_LOSE;
}

/** The Japanese name of an end. */
export function endingName(ending: SpecialMove): string {
  return formatSpecialMove(ending);
}

/** The end of a game: its last position, and how it has ended by the rules, if it has. */
export interface GameEnd {
  readonly position: Position;
  readonly ending: Ending | undefined;
}

/**
 * The result of a game whose end another program states.
 * @param winner as the program names it beside the end
 */
export function resultOfEnding(ending: SpecialMove, game: GameEnd, winner?: Color): RecordResult {
  const result = judge(ending, game);
  if (winner === undefined || result.score === scoreOf(winner)) return result;
  const isResignation = ending.type === SpecialMoveType.RESIGN;
  return {
    score: scoreOf(winner),
    termination: isResignation ? undefined : result.termination,
  };
}

function judge(ending: SpecialMove, game: GameEnd): RecordResult {
  const { turn } = game.position;
  const won = (termination: Termination) => ({ score: scoreOf(turn), termination });
  const lost = (termination: Termination) => ({ score: scoreOf(opposite(turn)), termination });
  const drawn = (termination: Termination) => ({ score: scoreOf(undefined), termination });
  const open = (termination: Termination) => ({ score: UNFINISHED.score, termination });
  if (ending.type === 'any') return open(isFoul(ending) ? 'illegal move' : `other: ${ending.name}`);
  const results: Readonly<Record<SpecialMoveType, RecordResult>> = {
    [SpecialMoveType.START]: UNFINISHED,
    [SpecialMoveType.RESIGN]: lost('resignation'),
    [SpecialMoveType.INTERRUPT]: open('interrupted'),
    [SpecialMoveType.MAX_MOVES]: drawn('move limit'),
    [SpecialMoveType.IMPASS]: drawn('impasse'),
    [SpecialMoveType.DRAW]: drawn('agreement'),
    [SpecialMoveType.REPETITION_DRAW]: drawn('repetition'),
    [SpecialMoveType.MATE]: lost(isInCheck(game.position) ? 'checkmate' : 'no legal moves'),
    [SpecialMoveType.TIMEOUT]: lost('time'),
    [SpecialMoveType.FOUL_WIN]: won(foulOf(game, turn)),
    [SpecialMoveType.FOUL_LOSE]: lost(foulOf(game, opposite(turn))),
    [SpecialMoveType.ENTERING_OF_KING]: won('entering king'),
    [SpecialMoveType.WIN_BY_DEFAULT]: won('default'),
    [SpecialMoveType.LOSE_BY_DEFAULT]: lost('default'),
    // Our own rules see the king arrive; elsewhere the side to move declares its win.
    [SpecialMoveType.TRY]: game.ending?.reason === 'try' ? lost('try') : won(TRY),
    [SpecialMoveType.NO_MATE]: open(NO_MATE),
  };
  return results[ending.type];
}

/** Perpetual check breaks the rules too, and only our rules see it. */
function foulOf({ ending }: GameEnd, winner: Color): Termination {
  const isPerpetual = ending?.reason === 'perpetual check' && ending.winner === winner;
  return isPerpetual ? 'perpetual check' : 'illegal move';
}
