import type { EngineGame } from '../../engine/engine.ts';
import { givesCheck } from '../../engine/mate/checks.ts';
import type { Problem } from '../../records/formats/problems/problem.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import { hasLegalMove, isInCheck } from '../../rules/core/generate.ts';
import { itemAt } from '../../rules/core/item-at.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../../rules/core/move.ts';
import { type Position, pieceOn } from '../../rules/core/position.ts';
import { type RefusedReading, readMove } from '../../rules/notation/read-move.ts';
import { openGame } from '../../rules/notation/start.ts';
import type { PlayedMove } from '../outcome.ts';
import { BoardTries } from './board-tries.ts';
import type { MateFinding, TsumeJudge } from './tsume-judge.ts';

/** The longest mate to look for if a problem does not say how long it is. */
export const SEARCHED_PLIES = 15;

/** The longest mate to look for. */
const MOST_PLIES = 1999;

/** A typed text, as it is understood before it is tried. */
type TypedTry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly reading: RefusedReading }
  /** `tried` is not played. */
  | { readonly kind: 'no-check'; readonly tried: PlayedMove }
  | { readonly kind: 'move'; readonly move: Move };

/** What has come of a try. */
export type TryOutcome =
  /** `tried` is not played. */
  | { readonly kind: 'no-check'; readonly tried: PlayedMove }
  | { readonly kind: 'answered'; readonly tried: PlayedMove; readonly answer: PlayedMove }
  | { readonly kind: 'solved'; readonly tried: PlayedMove }
  | { readonly kind: 'failed'; readonly tried: PlayedMove; readonly failure: TryFailure }
  /** The position has changed in the meantime. */
  | { readonly kind: 'forgotten' };

/** Why a check is not the solution; the answer stands on the board. */
export type TryFailure =
  /** The answer prevents a mate in `plies` plies, the answer included, or any mate. */
  | {
      readonly code: 'refuted';
      readonly answer: PlayedMove;
      readonly by: AnswerKind;
      readonly plies: number;
    }
  /** The check mates, but takes longer than is wanted. */
  | {
      readonly code: 'too-long';
      readonly answer: PlayedMove;
      readonly plies: number;
      readonly wanted: number;
    }
  /** The engine found nothing out in its time. */
  | { readonly code: 'unjudged' };

/** What an answer to a check does. */
type AnswerKind =
  | { readonly kind: 'capture'; readonly piece: NamedPiece }
  | { readonly kind: 'king-move' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'block' };

/** A problem and the moves tried on it, against the defence that resists longest. */
export class Tsume extends BoardTries {
  readonly problem: Problem;
  /** The engine's result for the problem; undefined while it searches. */
  finding: Exclude<MateFinding, { kind: 'cut-short' }> | undefined;
  readonly #judge: TsumeJudge;

  constructor(problem: Problem, judge: TsumeJudge) {
    super(openGame(problem.variant, problem.start.placement));
    this.problem = problem;
    this.#judge = judge;
    // Those that come with the program are proven.
    if (problem.rated) this.finding = { kind: 'mate', line: problem.line };
  }

  get start(): Problem['start'] {
    return this.problem.start;
  }

  /** Whether nothing more can be tried. */
  get ending(): boolean {
    return this.state === 'solved';
  }

  /** The plies of the mate: the number of the file, or that of the engine if it is more. */
  get wanted(): number | undefined {
    const found = this.finding?.kind === 'mate' ? this.finding.line.length : 0;
    return Math.max(found, this.problem.plies ?? 0) || undefined;
  }

  /** The moves of the solution: the line of the file if no mate is shorter. */
  get solution(): readonly Move[] | undefined {
    const { finding, problem } = this;
    if (finding?.kind !== 'mate')
      return finding && isMatingLine(problem) ? problem.line : undefined;
    const isOwn = problem.line.length === finding.line.length && isMatingLine(problem);
    return isOwn ? problem.line : finding.line;
  }

  /** Finds out whether there is a mate, unless a try or a hint cuts that short. */
  async verify(): Promise<void> {
    if (this.finding) return;
    const most = Math.min(Math.max(this.problem.plies ?? 0, SEARCHED_PLIES), MOST_PLIES);
    const finding = await this.#judge.findMate({ ...this.#engineGame, moves: [] }, most);
    if (finding.kind !== 'cut-short') this.finding ??= finding;
  }

  /** Reads a text; nothing is played. */
  read(text: string): TypedTry {
    if (text.trim() === '') return { kind: 'empty' };
    const { position, lastTo, ply } = this.game;
    const reading = readMove(position, text, lastTo, ply);
    if (reading.kind !== 'move') return { kind: 'refused', reading };
    const { move } = reading;
    return givesCheck(position, move) ? reading : { kind: 'no-check', tried: this.asPlayed(move) };
  }

  /**
   * Plays a legal move at once, and the answer when it is found. Rejects with `EngineError` if the
   * engine fails; the move is taken back then.
   */
  async try(move: Move): Promise<TryOutcome> {
    const { game } = this;
    if (!givesCheck(game.position, move)) {
      return { kind: 'no-check', tried: this.asPlayed(move) };
    }
    const tried = this.begin(move);
    const isLast = this.asking();
    if (!hasLegalMove(game.position)) return this.#solve(tried);
    this.state = 'thinking';
    const wanted = this.wanted ?? SEARCHED_PLIES;
    const most = Math.min(Math.max(wanted, SEARCHED_PLIES) - 1, MOST_PLIES - 1);
    let finding: Awaited<ReturnType<TsumeJudge['answer']>>;
    try {
      finding = await this.#judge.answer(this.#engineGame, most);
    } catch (error) {
      if (isLast()) this.takeBack();
      throw error;
    }
    if (!isLast()) return { kind: 'forgotten' };
    const left = wanted - game.ply;
    switch (finding.kind) {
      case 'mated':
        return this.#solve(tried);
      case 'resists': {
        const { length } = finding.line;
        if (length > left) {
          const plies = game.ply + length;
          const answer = this.play(itemAt(finding.line, 0));
          return this.#fail(tried, { code: 'too-long', answer, plies, wanted });
        }
        this.state = 'open';
        const answer = this.play(this.#solutionAnswer(length) ?? itemAt(finding.line, 0));
        return { kind: 'answered', tried, answer };
      }
      case 'holds': {
        const { plies } = finding;
        if (plies < left) return this.#fail(tried, { code: 'unjudged' });
        const by = answerKind(game.position, finding.move);
        const answer = this.play(finding.move);
        return this.#fail(tried, { code: 'refuted', answer, by, plies });
      }
      case 'unknown':
        return this.#fail(tried, { code: 'unjudged' });
    }
  }

  /** The next move of the mate; a failed try is taken back. */
  async hint(): Promise<MateFinding> {
    this.retract();
    const { solution, game } = this;
    if (solution && this.#isOnTheWay(solution) && solution.length > game.ply) {
      return { kind: 'mate', line: solution.slice(game.ply) };
    }
    const isLast = this.asking();
    const left = (this.wanted ?? SEARCHED_PLIES) - game.ply;
    const finding = await this.#judge.findMate(this.#engineGame, Math.max(left, 1));
    return isLast() ? finding : { kind: 'unknown' };
  }

  /** Ends the search that runs; a try is forgotten. */
  override leave(): void {
    super.leave();
    this.#judge.stop();
  }

  get #engineGame(): EngineGame {
    const { variant, start } = this.problem;
    return { variant, start, moves: [...this.game.moves] };
  }

  /** The answer of the known solution, if no other resists longer. */
  #solutionAnswer(plies: number): Move | undefined {
    const { solution, game } = this;
    const isAsLong = solution !== undefined && solution.length === game.ply + plies;
    return isAsLong && this.#isOnTheWay(solution) ? solution[game.ply] : undefined;
  }

  #isOnTheWay(line: readonly Move[]): boolean {
    return this.game.moves.every((move, index) => move === line[index]);
  }

  #solve(tried: PlayedMove): TryOutcome {
    this.state = 'solved';
    return { kind: 'solved', tried };
  }

  #fail(tried: PlayedMove, failure: TryFailure): TryOutcome {
    this.state = 'failed';
    return { kind: 'failed', tried, failure };
  }
}

/** Whether the line of the file gives check at each turn and ends in mate. */
function isMatingLine({ variant, start, line }: Problem): boolean {
  const { position } = openGame(variant, start.placement);
  for (const [index, move] of line.entries()) {
    position.play(move);
    if (index % 2 === 0 && !isInCheck(position)) return false;
  }
  return line.length % 2 === 1 && !hasLegalMove(position);
}

function answerKind(position: Position, move: Move): AnswerKind {
  if (isDrop(move)) return { kind: 'drop' };
  const piece = pieceOn(position, moveTo(move));
  if (piece) return { kind: 'capture', piece };
  return moveFrom(move) === position.kings[position.side]
    ? { kind: 'king-move' }
    : { kind: 'block' };
}
