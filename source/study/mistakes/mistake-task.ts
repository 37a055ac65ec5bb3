import type { PlayedMove } from '../../match/outcome.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import { formatHodges } from '../../rules/notation/hodges.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import { openGame } from '../../rules/notation/start.ts';
import { type JudgedAnswer, positionOfKey } from './judge-answer.ts';
import type { MistakeCard } from './mistake-heap.ts';
import type { MistakeJudge } from './mistake-judge.ts';
import type { StudyMistake } from './study-file.ts';

/** What has come of an answer. */
export type MistakeOutcome =
  | { readonly kind: 'solved'; readonly tried: PlayedMove; readonly judgement: 'best' | 'right' }
  | {
      readonly kind: 'failed';
      readonly tried: PlayedMove;
      readonly judgement: 'same' | 'wrong';
      /** How the other side makes use of it; the first of these moves stands on the board. */
      readonly line: readonly Move[];
    }
  /** The position has changed in the meantime. */
  | { readonly kind: 'forgotten' };

/** The position of a mistake, and the answers that are tried there. */
export class MistakeTask {
  readonly card: MistakeCard;
  readonly start: SfenPosition;
  readonly game: Game;
  state: 'open' | 'thinking' | 'failed' | 'solved' = 'open';
  readonly #judge: MistakeJudge;
  readonly #moves: PlayedMove[] = [];
  /** Counts the answers; only what is said of the last one is wanted. */
  #question = 0;
  /** Whether a wrong answer was taken back by itself, so that `undo` is done already. */
  #isRetracted = false;

  private constructor(card: MistakeCard, start: SfenPosition, judge: MistakeJudge) {
    this.card = card;
    this.start = start;
    this.game = openGame(card.mistake.variant, start.placement);
    this.#judge = judge;
  }

  /** The task of a card; undefined where its position is none of the game. */
  static open(card: MistakeCard, judge: MistakeJudge): MistakeTask | undefined {
    const start = positionOfKey(card.mistake.variant, card.key);
    return start && new MistakeTask(card, start, judge);
  }

  get mistake(): StudyMistake {
    return this.card.mistake;
  }

  /** The moves on the board, ply by ply. */
  get moves(): readonly PlayedMove[] {
    return this.#moves;
  }

  /**
   * Plays a legal move at once, and what the other side makes of it when that is found. Rejects with
   * `EngineError` if the engine fails; the move is taken back then.
   */
  async try(move: Move): Promise<MistakeOutcome> {
    const tried = this.#play(move);
    const question = ++this.#question;
    this.#isRetracted = false;
    this.state = 'thinking';
    const { mistake, start } = this;
    const position = { variant: mistake.variant, start };
    let judged: JudgedAnswer | undefined;
    try {
      judged = await this.#judge.judge(mistake, position, move);
    } catch (error) {
      if (question === this.#question) this.#takeBack();
      throw error;
    }
    if (question !== this.#question || !judged) return { kind: 'forgotten' };
    const { judgement, reply } = judged;
    if (judgement === 'best' || judgement === 'right') {
      this.state = 'solved';
      return { kind: 'solved', tried, judgement };
    }
    this.state = 'failed';
    const [answer] = reply;
    if (answer !== undefined) this.#play(answer);
    return { kind: 'failed', tried, judgement, line: reply };
  }

  /** Takes back an answer that was wrong, or is still judged. @returns whether there was one */
  retract(): boolean {
    if (this.state !== 'failed' && this.state !== 'thinking') return false;
    if (this.state === 'thinking') this.#judge.stop();
    this.#takeBack();
    this.#isRetracted = true;
    return true;
  }

  /** Takes the answer back. @returns whether there was one */
  undo(): boolean {
    const isDone = this.#isRetracted || this.retract();
    this.#isRetracted = false;
    if (isDone) return true;
    if (this.game.ply === 0) return false;
    this.#takeBack();
    return true;
  }

  /** Ends what is judged. */
  leave(): void {
    this.retract();
    this.#question++;
    this.#judge.stop();
  }

  #play(move: Move): PlayedMove {
    const { position, ply, turn } = this.game;
    const played = { ply: ply + 1, color: turn, move, text: formatHodges(position, move) };
    this.game.play(move);
    this.#moves.push(played);
    return played;
  }

  #takeBack(): void {
    this.#question++;
    while (this.game.ply > 0) this.game.undo();
    this.#moves.length = 0;
    this.state = 'open';
  }
}
