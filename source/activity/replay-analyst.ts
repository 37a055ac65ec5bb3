import { type Engine, EngineError } from '../engine/engine.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { NOTHING, refused } from './answer.ts';
import { type Mistake, ReplayAnalysis } from './replay-analysis.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';

/** The mistakes of a game on their way into the heap. */
export interface KeepingMistakes {
  /** How many new ones were kept. Rejects with `EngineError`, or with what the system refuses. */
  readonly count: Promise<number>;
  readonly stop: () => void;
}

/** The replay whose positions are evaluated. */
interface Analysed {
  readonly walk: RecordWalk;
  /** Shows another ply. */
  readonly goByWord: (ply: number) => ReplayAnswer;
  /** Whether engines and what they have found stay out of it. */
  readonly staysWithoutEngines: boolean;
  /** Whether an analysis of the line is kept in a file. */
  readonly keepsAnalysis: boolean;
  /** Keeps the analysis of the whole line, if it is to be kept and is not yet. */
  readonly keepAnalysis: () => ReplayAnswer;
  /** Keeps the mistakes of the player; undefined where none are kept. */
  readonly keepMistakes: () => KeepingMistakes | undefined;
  readonly tellNews: (what: ReplayTold) => void;
}

/** Answers the words that ask the computer about the game that is replayed. */
export class ReplayAnalyst {
  readonly analysis: ReplayAnalysis;
  /** Whether an analysis was asked for that goes on by itself; it rests while nobody looks. */
  isAnalysing = false;
  #showsMistakes = false;
  readonly #of: Analysed;
  /** Whether the analysis is kept and the mistakes are not yet. */
  #isDue = false;
  #keeping: { readonly stop: () => void; readonly end: Promise<void> } | undefined;
  #hear: { changed: () => void; tell: (answer: ReplayAnswer) => void } | undefined;

  constructor(of: Analysed, openEngine: () => Engine) {
    this.#of = of;
    this.analysis = new ReplayAnalysis(openEngine);
  }

  /** What the move shown gave away, if that was looked for. */
  get mistake(): Mistake | undefined {
    return this.mistakes.find(({ ply }) => ply === this.#of.walk.ply);
  }

  /** The mistakes of the line that were looked for and found. */
  get mistakes(): readonly Mistake[] {
    return this.#showsMistakes || this.isKept ? this.analysis.mistakes(this.#of.walk) : [];
  }

  /** Whether the record came with an analysis, which is shown at once. */
  get isKept(): boolean {
    return !this.#of.staysWithoutEngines && this.analysis.hasKept(this.#of.walk);
  }

  /** Lets an analysis go on, and tells of it, until the returned function is called. */
  follow(changed: () => void, tell: (answer: ReplayAnswer) => void): () => void {
    this.#hear = { changed, tell };
    this.#goOnAnalysing();
    this.#keepMistakes();
    return () => {
      this.#hear = undefined;
      this.close();
    };
  }

  /** Evaluates the position; where somebody follows the analysis, that goes on by itself or ends. */
  analyse(): ReplayAnswer {
    if (!this.#hear) return this.#evaluate();
    this.isAnalysing = !this.isAnalysing;
    this.#showsMistakes = this.isAnalysing;
    if (this.isAnalysing) this.#goOnAnalysing();
    else this.analysis.stop();
    return { kind: 'told', what: { code: 'analysing', isOn: this.isAnalysing } };
  }

  #evaluate(): ReplayAnswer {
    const answer = this.#judged(async () => {
      const evaluation = await this.analysis.lookAt(this.#of.walk);
      return { kind: 'told', what: { code: 'evaluated', evaluation } };
    });
    return { kind: 'later', answer };
  }

  goToMistake(step: 1 | -1): ReplayAnswer {
    return this.#whenLookedThrough(() => {
      const found = this.mistakes.filter(({ ply }) => (ply - this.#of.walk.ply) * step > 0);
      const mistake = step === 1 ? found[0] : found.at(-1);
      if (mistake) return this.#of.goByWord(mistake.ply);
      const isDone = this.analysis.isDone(this.#of.walk);
      return refused({ code: 'no-mistake', step, isDone });
    });
  }

  listMistakes(): ReplayAnswer {
    return this.#whenLookedThrough(() => {
      return { kind: 'told', what: { code: 'mistakes', mistakes: this.mistakes } };
    });
  }

  #goOnAnalysing(): void {
    const hear = this.#hear;
    if (!this.isAnalysing || !hear || this.#of.staysWithoutEngines) return;
    const onChange = () => {
      const kept = this.#keepWhole();
      if (kept.kind !== 'nothing') hear.tell(kept);
      hear.changed();
    };
    this.analysis.start(onChange, (error) => {
      this.isAnalysing = false;
      this.#showsMistakes = false;
      hear.tell(refused({ code: 'engine-failed', error, isOff: true }));
    });
    this.analysis.follow(this.#of.walk);
  }

  /** Answers when the whole line is evaluated; at once while an analysis goes on by itself. */
  #whenLookedThrough(tell: () => ReplayAnswer): ReplayAnswer {
    const walk = this.#of.walk;
    if (this.isAnalysing || this.analysis.isDone(walk)) return tell();
    const { node } = walk;
    const answer = this.#judged(async () => {
      await this.analysis.lookThrough(walk);
      this.#showsMistakes = true;
      this.#keepWhole();
      return walk === this.#of.walk && walk.node === node ? tell() : NOTHING;
    });
    const writes = this.#of.keepsAnalysis;
    const code = writes ? 'looking-through-keeps' : 'looking-through';
    return { kind: 'later', what: { code }, writes, answer };
  }

  /** Waits until the mistakes are kept. */
  async settled(): Promise<void> {
    await this.#keeping?.end;
  }

  /** Ends the engines. */
  close(): void {
    this.analysis.stop();
    this.#keeping?.stop();
  }

  #keepWhole(): ReplayAnswer {
    const kept = this.analysis.isDone(this.#of.walk) ? this.#of.keepAnalysis() : NOTHING;
    if (kept.kind === 'nothing') return kept;
    this.#isDue = true;
    this.#keepMistakes();
    return kept;
  }

  /** Keeps the mistakes of the player, once for each analysis. */
  #keepMistakes(): void {
    const keeping = this.#isDue && !this.#keeping ? this.#of.keepMistakes() : undefined;
    if (!keeping) return;
    const end = keeping.count
      .then(
        (count) => {
          this.#isDue = false;
          if (count > 0) this.#of.tellNews({ code: 'mistakes-kept', count });
        },
        (error: unknown) => {
          this.#isDue = false;
          this.#of.tellNews(
            error instanceof EngineError
              ? { code: 'engine-failed', error, isOff: false }
              : { code: 'mistakes-not-kept', error },
          );
        },
      )
      .finally(() => {
        this.#keeping = undefined;
      });
    this.#keeping = { stop: keeping.stop, end };
  }

  async #judged(ask: () => Promise<ReplayAnswer>): Promise<ReplayAnswer> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.analysis.stop();
      return refused({ code: 'engine-failed', error, isOff: false });
    }
  }
}
