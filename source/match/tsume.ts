import type { NamedPiece } from '../core/attempt.ts';
import type { Game } from '../core/game.ts';
import { hasLegalMove, isInCheck } from '../core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../core/move.ts';
import { type Position, pieceOn } from '../core/position.ts';
import type { EngineGame } from '../engine/engine.ts';
import { formatHodges } from '../notation/hodges.ts';
import { readMove } from '../notation/read-move.ts';
import { openGame } from '../notation/start.ts';
import type { Problem } from '../records/problem.ts';
import type { PlayedMove, RefusedReading } from './outcome.ts';
import type { MateFinding, TsumeJudge } from './tsume-judge.ts';

/** Mates of problems that do not say how long they are are looked for so far. */
export const SEARCHED_PLIES = 15;

/** The longest mate that the engine can look for. */
const MOST_PLIES = 61;

/** What a typed text is before it is tried. */
export type TypedTry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly reading: RefusedReading }
  | { readonly kind: 'no-check'; readonly text: string }
  | { readonly kind: 'move'; readonly move: Move };

/** What came of a try. */
export type TryOutcome =
  | { readonly kind: 'no-check'; readonly text: string }
  | { readonly kind: 'answered'; readonly tried: PlayedMove; readonly answer: PlayedMove }
  | { readonly kind: 'solved'; readonly tried: PlayedMove }
  | { readonly kind: 'failed'; readonly tried: PlayedMove; readonly failure: TryFailure }
  /** The position has become another meanwhile. */
  | { readonly kind: 'forgotten' };

/** Why a check is not the solution; the answer stands on the board. */
export type TryFailure =
  /** There is no mate in `plies` plies, the answer among them, or none at all. */
  | {
      readonly code: 'refuted';
      readonly answer: PlayedMove;
      readonly by: AnswerKind;
      readonly plies: number;
    }
  /** It mates, but not in the number of plies that is wanted. */
  | {
      readonly code: 'too-long';
      readonly answer: PlayedMove;
      readonly plies: number;
      readonly wanted: number;
    }
  /** The engine did not find out in its time. */
  | { readonly code: 'unjudged' };

/** What an answer to a check does. */
export type AnswerKind =
  | { readonly kind: 'capture'; readonly piece: NamedPiece }
  | { readonly kind: 'king-move' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'block' };

/** What is done about a problem now. */
export type TsumeState = 'open' | 'thinking' | 'failed' | 'solved';

/** One problem and the moves tried on it, against the defence that resists longest. */
export class Tsume {
  readonly problem: Problem;
  readonly game: Game;
  state: TsumeState = 'open';
  /** What the engine says of the problem; undefined while it looks. */
  finding: Exclude<MateFinding, { kind: 'cut-short' }> | undefined;
  readonly #judge: TsumeJudge;
  readonly #moves: PlayedMove[] = [];
  /** Grows whenever an answer that is still to come is no longer wanted. */
  #question = 0;
  /** Whether a failed try was taken back without a word, so that `undo` has been done already. */
  #isRetracted = false;

  constructor(problem: Problem, judge: TsumeJudge) {
    this.problem = problem;
    this.game = openGame(problem.variant, problem.start.placement);
    this.#judge = judge;
  }

  /** The moves on the board, ply by ply. */
  get moves(): readonly PlayedMove[] {
    return this.#moves;
  }

  /** The destination of the last move, on which a recapture is meant. */
  get lastTo(): number | undefined {
    const last = this.#moves.at(-1);
    return last && moveTo(last.move);
  }

  /** Whether nothing more can be tried. */
  get ending(): boolean {
    return this.state === 'solved';
  }

  /** In how many plies the mate is to be: the file's word, or what the engine found if that is more. */
  get wanted(): number | undefined {
    const found = this.finding?.kind === 'mate' ? this.finding.line.length : 0;
    return Math.max(found, this.problem.plies ?? 0) || undefined;
  }

  /** The moves that solve it: those of the file where they mate as fast as can be. */
  get solution(): readonly Move[] | undefined {
    const { finding, problem } = this;
    if (finding?.kind !== 'mate')
      return finding && isMatingLine(problem) ? problem.line : undefined;
    const isOwn = problem.line.length === finding.line.length && isMatingLine(problem);
    return isOwn ? problem.line : finding.line;
  }

  /** Looks whether there is a mate; a try or a hint cuts that short. */
  async verify(): Promise<void> {
    if (this.finding) return;
    const most = Math.min(Math.max(this.problem.plies ?? 0, SEARCHED_PLIES), MOST_PLIES);
    const finding = await this.#judge.findMate({ ...this.#engineGame, moves: [] }, most);
    if (finding.kind !== 'cut-short') this.finding ??= finding;
  }

  /** What a text says; it is not played. */
  read(text: string): TypedTry {
    if (text.trim() === '') return { kind: 'empty' };
    const { position, ply } = this.game;
    const reading = readMove(position, text, this.lastTo, ply);
    if (reading.kind !== 'move') return { kind: 'refused', reading };
    const { move } = reading;
    const isCheck = givesCheck(position, move);
    return isCheck ? reading : { kind: 'no-check', text: formatHodges(position, move) };
  }

  /**
   * Plays a legal move at once, and the answer when it is found. Rejects with `EngineError` where
   * the engine fails; the move is taken back then.
   */
  async try(move: Move): Promise<TryOutcome> {
    const { game } = this;
    if (!givesCheck(game.position, move)) {
      return { kind: 'no-check', text: formatHodges(game.position, move) };
    }
    const tried = this.#play(move);
    const question = ++this.#question;
    this.#isRetracted = false;
    if (!hasLegalMove(game.position)) return this.#solve(tried);
    this.state = 'thinking';
    const wanted = this.wanted ?? SEARCHED_PLIES;
    const most = Math.min(Math.max(wanted, SEARCHED_PLIES) - 1, MOST_PLIES - 1);
    let finding: Awaited<ReturnType<TsumeJudge['answer']>>;
    try {
      finding = await this.#judge.answer(this.#engineGame, most);
    } catch (error) {
      if (question === this.#question) this.#takeBack();
      throw error;
    }
    if (question !== this.#question) return { kind: 'forgotten' };
    const left = wanted - game.ply;
    switch (finding.kind) {
      case 'mated':
        return this.#solve(tried);
      case 'resists': {
        const { length } = finding.line;
        if (length > left) {
          const plies = game.ply + length;
          const answer = this.#play(finding.line[0]);
          return this.#fail(tried, { code: 'too-long', answer, plies, wanted });
        }
        this.state = 'open';
        const answer = this.#play(this.#solutionAnswer(length) ?? finding.line[0]);
        return { kind: 'answered', tried, answer };
      }
      case 'holds': {
        const { plies } = finding;
        if (plies < left) return this.#fail(tried, { code: 'unjudged' });
        const by = answerKind(game.position, finding.move);
        const answer = this.#play(finding.move);
        return this.#fail(tried, { code: 'refuted', answer, by, plies });
      }
      case 'unknown':
        return this.#fail(tried, { code: 'unjudged' });
    }
  }

  /** The move that goes on to the mate from here; a failed try is taken back. */
  async hint(): Promise<MateFinding> {
    this.retract();
    const { solution, game } = this;
    if (solution && this.#isOnTheWay(solution) && solution.length > game.ply) {
      return { kind: 'mate', line: solution.slice(game.ply) };
    }
    const question = this.#question;
    const left = (this.wanted ?? SEARCHED_PLIES) - game.ply;
    const finding = await this.#judge.findMate(this.#engineGame, Math.max(left, 1));
    return question === this.#question ? finding : { kind: 'unknown' };
  }

  /** Takes back a try that failed, or is still thought about. @returns whether there was one */
  retract(): boolean {
    if (this.state !== 'failed' && this.state !== 'thinking') return false;
    this.#takeBack();
    this.#isRetracted = true;
    return true;
  }

  /** Takes the last try back with its answer. @returns whether there is one, or was a moment ago */
  undo(): boolean {
    const isDone = this.#isRetracted || this.retract();
    this.#isRetracted = false;
    if (isDone) return true;
    if (this.game.ply === 0) return false;
    this.#takeBack();
    return true;
  }

  /** Ends the search that runs; nothing more comes of a try. */
  leave(): void {
    this.retract();
    this.#question++;
    this.#judge.stop();
  }

  get #engineGame(): EngineGame {
    const { variant, start } = this.problem;
    return { variant, start, moves: [...this.game.moves] };
  }

  /** The answer of the known solution, where it resists as long as any. */
  #solutionAnswer(plies: number): Move | undefined {
    const { solution, game } = this;
    const isAsLong = solution !== undefined && solution.length === game.ply + plies;
    return isAsLong && this.#isOnTheWay(solution) ? solution[game.ply] : undefined;
  }

  #isOnTheWay(line: readonly Move[]): boolean {
    return this.game.moves.every((move, index) => move === line[index]);
  }

  #play(move: Move): PlayedMove {
    const { game } = this;
    const text = formatHodges(game.position, move);
    const played = { ply: game.ply + 1, color: game.turn, move, text };
    game.play(move);
    this.#moves.push(played);
    return played;
  }

  /** Back to the attacker's last turn. */
  #takeBack(): void {
    this.#question++;
    do {
      this.game.undo();
      this.#moves.pop();
    } while (this.game.ply % 2 === 1);
    this.state = 'open';
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

function givesCheck(position: Position, move: Move): boolean {
  position.play(move);
  const isCheck = isInCheck(position);
  position.undo();
  return isCheck;
}

/** Whether the moves of the file are checks and answers that end in mate. */
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
