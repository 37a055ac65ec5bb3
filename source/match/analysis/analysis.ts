import { type Engine, EngineError } from '../../engine/engine.ts';
import type { AnalysedLine, AnalysisBook, AnalysisJob } from './analysis-book.ts';
import { evaluationOf } from './analysis-score.ts';

interface AnalysisOptions {
  /** Closed with the analysis. */
  readonly engine: Engine;
  /** Takes what is found, and says what is due. */
  readonly book: AnalysisBook;
  /** Called when something was found. */
  readonly onChange: () => void;
  /** Called when the engine has failed; the analysis is closed then. */
  readonly onFailure: (error: EngineError) => void;
}

/**
 * Lets an engine search the positions of a line one by one, the position that is shown first.
 * Stepping along never waits: an unwanted search is told to stop, and the next one is chosen when
 * it has stopped, by the position that is shown then.
 */
export class Analysis {
  readonly #options: AnalysisOptions;
  #shown = 0;
  #running: AnalysisJob | undefined;
  #isStopped = false;
  #isBusy = false;
  #isClosed = false;

  constructor(options: AnalysisOptions) {
    this.#options = options;
  }

  /** Searches this line from now on, and this ply of it first. */
  look(line: AnalysedLine, ply: number): void {
    const { book, engine } = this.#options;
    book.follow(line);
    this.#shown = ply;
    const due = book.next(ply);
    const running = this.#running;
    if (running && !this.#isStopped && !(due && isSame(due, running))) {
      this.#isStopped = true;
      engine.stop();
    }
    void this.#run();
  }

  /** Ends the engine; no callback comes any more. */
  close(): void {
    this.#isClosed = true;
    this.#options.engine.close();
  }

  async #run(): Promise<void> {
    if (this.#isBusy || this.#isClosed) return;
    this.#isBusy = true;
    const { book, onFailure } = this.#options;
    try {
      for (let job = book.next(this.#shown); job; job = book.next(this.#shown)) {
        await this.#search(job);
        if (this.#isClosed) return;
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (this.#isClosed) return;
      this.close();
      onFailure(error);
    } finally {
      this.#isBusy = false;
    }
  }

  async #search(job: AnalysisJob): Promise<void> {
    const { engine, book, onChange } = this.#options;
    this.#running = job;
    this.#isStopped = false;
    await runJob(engine, book, job, {
      onFound: () => {
        if (!this.#isClosed) onChange();
      },
      isStopped: () => this.#isStopped,
    });
    this.#running = undefined;
  }
}

/** What goes along with a search. */
interface JobOptions {
  /** Called when more is known, and when the search has ended. */
  readonly onFound?: () => void;
  /** Whether the search was told to stop. */
  readonly isStopped?: () => boolean;
}

/** Searches a position and keeps what is found. Rejects with `EngineError` if the engine fails. */
export async function runJob(
  engine: Engine,
  book: AnalysisBook,
  job: AnalysisJob,
  { onFound, isStopped }: JobOptions = {},
): Promise<void> {
  const answer = await engine.search(job.game, job.limits, (report) => {
    if (report.line.length === 0) return;
    book.keep(job, evaluationOf(report, job.turn));
    onFound?.();
  });
  const stopped = isStopped?.() ?? false;
  const isKnown = book.finish(job, stopped);
  // The engine told nothing: asking again would never end.
  if (!isKnown && !stopped) throw new EngineError('nonsense', answer.kind);
  onFound?.();
}

function isSame(one: AnalysisJob, other: AnalysisJob): boolean {
  return one.key === other.key && one.stage === other.stage;
}
