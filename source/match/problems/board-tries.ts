import type { Game } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import { formatHodges } from '../../rules/notation/hodges.ts';
import type { PlayedMove } from '../outcome.ts';

/** The state of somebody's tries: `thinking` while the last move is judged. */
export type TryState = 'open' | 'thinking' | 'failed' | 'solved';

/** Moves that are tried on a board, each with the answer to it. */
export class BoardTries {
  readonly game: Game;
  state: TryState = 'open';
  readonly #moves: PlayedMove[] = [];
  /** Counts the questions; only the answer to the last one is wanted. */
  #question = 0;
  /** Whether a failed try was taken back by itself, so that `undo` is done already. */
  #isRetracted = false;

  constructor(game: Game) {
    this.game = game;
  }

  /** The moves on the board, ply by ply. */
  get moves(): readonly PlayedMove[] {
    return this.#moves;
  }

  /** Takes back a try that has failed, or is still judged. @returns whether there was one */
  retract(): boolean {
    if (this.state !== 'failed' && this.state !== 'thinking') return false;
    this.takeBack();
    this.#isRetracted = true;
    return true;
  }

  /** Takes the last try and its answer back. @returns whether there was one */
  undo(): boolean {
    const isDone = this.#isRetracted || this.retract();
    this.#isRetracted = false;
    if (isDone) return true;
    if (this.game.ply === 0) return false;
    this.takeBack();
    return true;
  }

  /** Forgets what is asked. */
  leave(): void {
    this.retract();
    this.#question++;
  }

  /** Plays a move that is to be judged. */
  protected begin(move: Move): PlayedMove {
    this.#question++;
    this.#isRetracted = false;
    return this.play(move);
  }

  /** @returns what tells later whether nothing else was asked, tried or taken back */
  protected asking(): () => boolean {
    const question = this.#question;
    return () => question === this.#question;
  }

  protected asPlayed(move: Move): PlayedMove {
    const { position, ply, turn } = this.game;
    return { ply: ply + 1, color: turn, move, text: formatHodges(position, move) };
  }

  protected play(move: Move): PlayedMove {
    const played = this.asPlayed(move);
    this.game.play(move);
    this.#moves.push(played);
    return played;
  }

  /** Goes back to the last turn of who tries. */
  protected takeBack(): void {
    this.#question++;
    do {
      this.game.undo();
      this.#moves.pop();
    } while (this.game.ply % 2 === 1);
    this.state = 'open';
  }
}
