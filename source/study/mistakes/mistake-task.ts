import type { PlayedMove } from '../../match/outcome.ts';
import { BoardTries } from '../../match/problems/board-tries.ts';
import type { Move } from '../../rules/core/move.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import { openGame } from '../../rules/notation/start.ts';
import { type JudgedAnswer, positionOfKey } from './judge-answer.ts';

import type { MistakeJudge } from './mistake-judge.ts';
import type { StudyCard } from './study-cards.ts';
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
export class MistakeTask extends BoardTries {
  readonly card: StudyCard;
  readonly start: SfenPosition;
  readonly #judge: MistakeJudge;

  private constructor(card: StudyCard, start: SfenPosition, judge: MistakeJudge) {
    super(openGame(card.mistake.variant, start.placement));
    this.card = card;
    this.start = start;
    this.#judge = judge;
  }

  /** The task of a card; undefined where its position is none of the game. */
  static open(card: StudyCard, judge: MistakeJudge): MistakeTask | undefined {
    const start = positionOfKey(card.mistake.variant, card.key);
    return start && new MistakeTask(card, start, judge);
  }

  get mistake(): StudyMistake {
    return this.card.mistake;
  }

  /**
   * Plays a legal move at once, and what the other side makes of it when that is found. Rejects with
   * `EngineError` if the engine fails; the move is taken back then.
   */
  async try(move: Move): Promise<MistakeOutcome> {
    const tried = this.begin(move);
    const isLast = this.asking();
    this.state = 'thinking';
    const { mistake, start } = this;
    const position = { variant: mistake.variant, start };
    let judged: JudgedAnswer | undefined;
    try {
      judged = await this.#judge.judge(mistake, position, move);
    } catch (error) {
      if (isLast()) this.takeBack();
      throw error;
    }
    if (!isLast() || !judged) return { kind: 'forgotten' };
    const { judgement, reply } = judged;
    if (judgement === 'best' || judgement === 'right') {
      this.state = 'solved';
      return { kind: 'solved', tried, judgement };
    }
    this.state = 'failed';
    const [answer] = reply;
    if (answer !== undefined) this.play(answer);
    return { kind: 'failed', tried, judgement, line: reply };
  }

  override retract(): boolean {
    if (this.state === 'thinking') this.#judge.stop();
    return super.retract();
  }

  /** Ends what is judged. */
  override leave(): void {
    super.leave();
    this.#judge.stop();
  }
}
