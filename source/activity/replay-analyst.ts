import { type Engine, EngineError } from '../engine/engine.ts';
import { keptEvaluations } from '../match/analysis/keep-analysis.ts';
import { lastNode } from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { asked, later, NOTHING, refused, told } from './answer.ts';
import { type Mistake, ReplayAnalysis } from './replay-analysis.ts';
import type { ReplayEdits } from './replay-edits.ts';
import type { ReplaySteps } from './replay-steps.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';
import type { WordRow } from './word-row.ts';

/** The mistakes of a game on their way into the heap. */
export interface KeepingMistakes {
  /** How many new ones were kept. Rejects with `EngineError`, or with what the system refuses. */
  readonly count: Promise<number>;
  readonly stop: () => void;
}

/** The replay whose positions are evaluated. */
interface Analysed extends HasEngines {
  readonly walk: RecordWalk;
  readonly steps: ReplaySteps;
  readonly edits: Pick<ReplayEdits, 'keepsAnalysis' | 'keepAnalysis'>;
  readonly settings: Pick<SessionSettings, 'analyst'>;
  readonly options: {
    /** Keeps the mistakes of the player. Default: none are kept */
    readonly keepMistakes?: (() => KeepingMistakes) | undefined;
  };
  readonly tellNews: (what: ReplayTold) => void;
}

/** The replay whose words ask engines. */
export interface HasEngines {
  /** Whether engines and what they have found stay out of it. */
  readonly staysWithoutEngines: boolean;
}

/** Why engines are not asked. */
export function engineRefusal({ staysWithoutEngines }: HasEngines): ReplayTold | undefined {
  return staysWithoutEngines ? { code: 'engines-stay-out' } : undefined;
}

type Row = WordRow<HasEngines & { readonly analyst: ReplayAnalyst }, ReplayTold>;

/** Evaluates the position, or the game. */
export const ANALYSE_ROW = {
  name: 'analyse',
  short: 'a',
  refusal: engineRefusal,
  run: ({ analyst }) => analyst.analyse(),
} as const satisfies Row;

/** The words about mistakes. */
export const MISTAKE_ROWS = [
  {
    name: 'mistake',
    short: 'b',
    refusal: engineRefusal,
    run: ({ analyst }) => analyst.goToMistake(1),
  },
  {
    name: 'mistake back',
    short: 'B',
    refusal: engineRefusal,
    run: ({ analyst }) => analyst.goToMistake(-1),
  },
  { name: 'mistakes', refusal: engineRefusal, run: ({ analyst }) => analyst.listMistakes() },
] as const satisfies readonly Row[];

/** Answers the words that ask the computer about the game that is replayed. */
export class ReplayAnalyst {
  readonly analysis: ReplayAnalysis;
  /** Whether an analysis was asked for that goes on by itself; it rests while nobody looks. */
  isAnalysing = false;
  #showsMistakes = false;
  /** Whether it was agreed that the game is looked through. */
  #isWanted = false;
  readonly #of: Analysed;
  /** Whether the analysis is kept and the mistakes are not yet; unknown until an analysis is whole. */
  #isDue: boolean | undefined;
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

  /** Whether mistakes are shown that are not kept yet, though they are to be. */
  get isKeeping(): boolean {
    const { walk, options } = this.#of;
    const isUnderWay = this.isAnalysing && this.#keepsAnalysis && !this.analysis.isDone(walk);
    if (!options.keepMistakes || this.mistakes.length === 0) return false;
    return this.#isDue || isUnderWay;
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
    if (!this.#hear) {
      return later(() =>
        this.#judged(async () => {
          const evaluation = await this.analysis.lookAt(this.#of.walk);
          return told({ code: 'evaluated', evaluation });
        }),
      );
    }
    this.isAnalysing = !this.isAnalysing;
    this.#showsMistakes = this.isAnalysing;
    if (this.isAnalysing) this.#goOnAnalysing();
    else this.analysis.stop();
    return told({ code: 'analysing', isOn: this.isAnalysing });
  }

  goToMistake(step: 1 | -1): ReplayAnswer {
    const { steps } = this.#of;
    steps.nextWord = step === 1 ? 'mistake' : 'mistake back';
    return this.#whenLookedThrough(() => {
      const { mistakes } = this;
      const { ply } = this.#of.walk;
      const before = mistakes.filter((mistake) => mistake.ply < ply).at(-1);
      const after = mistakes.find((mistake) => mistake.ply > ply);
      const [next, other] = step === 1 ? [after, before] : [before, after];
      if (next) return steps.go(next.ply, steps.nextWord);
      const isDone = this.analysis.isDone(this.#of.walk);
      if (isDone && mistakes.length === 0) return told({ code: 'mistakes', mistakes });
      return refused({ code: 'no-mistake', step, isDone, other });
    });
  }

  listMistakes(): ReplayAnswer {
    const tell = () => told<ReplayTold>({ code: 'mistakes', mistakes: this.mistakes });
    return this.#whenLookedThrough(tell);
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

  /**
   * Answers when the whole line is evaluated; at once while an analysis goes on by itself. Somebody
   * who follows is asked once whether one begins.
   */
  #whenLookedThrough(tell: () => ReplayAnswer): ReplayAnswer {
    const walk = this.#of.walk;
    if (this.isAnalysing || this.analysis.isDone(walk)) return tell();
    const look = () => {
      this.#isWanted = true;
      return this.#lookThrough(walk, tell);
    };
    return this.#hear && !this.#isWanted ? asked({ code: 'not-analysed' }, look) : look();
  }

  #lookThrough(walk: RecordWalk, tell: () => ReplayAnswer): ReplayAnswer {
    const { node } = walk;
    const answer = this.#judged(async () => {
      await this.analysis.lookThrough(walk);
      this.#showsMistakes = true;
      this.#keepWhole();
      return walk === this.#of.walk && walk.node === node ? tell() : NOTHING;
    });
    const writes = this.#keepsAnalysis;
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

  /** Keeps the analysis of the whole line, if it is to be kept and is not yet. */
  #keepWhole(): ReplayAnswer {
    const { walk, edits, settings } = this.#of;
    const isKept = keptEvaluations(walk.record).every((evaluation) => evaluation !== undefined);
    if (!this.analysis.isDone(walk) || !this.#keepsAnalysis) return NOTHING;
    // Whoever left too soon has an analysis that is kept, and no mistakes.
    if (isKept && this.#isDue !== undefined) return NOTHING;
    const program = settings.analyst && this.analysis.engineName;
    const unsaved = isKept || edits.keepAnalysis(this.analysis.evaluations(walk), program);
    this.#isDue = true;
    this.#keepMistakes();
    return unsaved === true ? NOTHING : told({ code: 'analysis-kept', unsaved });
  }

  /** Whether an analysis of the line is kept: of the main line of a game of one's own. */
  get #keepsAnalysis(): boolean {
    const { walk, edits } = this.#of;
    return walk.moves.at(-1)?.node === lastNode(walk.record) && edits.keepsAnalysis;
  }

  /** Keeps the mistakes of the player, once for each analysis. */
  #keepMistakes(): void {
    const keeping = this.#isDue && !this.#keeping ? this.#of.options.keepMistakes?.() : undefined;
    if (!keeping) return;
    const end = keeping.count
      .then(
        (count) => {
          if (count > 0) this.#of.tellNews({ code: 'mistakes-kept', count });
        },
        (error: unknown) =>
          this.#of.tellNews(
            error instanceof EngineError
              ? { code: 'engine-failed', error, isOff: false }
              : { code: 'mistakes-not-kept', error },
          ),
      )
      .finally(() => {
        this.#isDue = false;
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
