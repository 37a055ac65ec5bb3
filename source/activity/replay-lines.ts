import { type Engine, EngineError, type EngineScore } from '../engine/engine.ts';
import { type Evaluation, evaluationOf } from '../match/analysis/analysis-score.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  type RecordNode,
} from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { legalMoves } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import { goTo, NOTHING, refused, told } from './answer.ts';
import { engineRefusal, type HasEngines } from './replay-analyst.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';
import { typedIndex, type WordRow } from './word-row.ts';

/** The most lines that are looked for, and how many without a number. */
const MOST_LINES = 5;
const LINES = 3;
/** The nodes of each line, so that the same lines are found everywhere. */
const NODES = 150_000;

/** The words about the best lines. */
export const LINE_ROWS = [
  {
    name: 'lines',
    argument: 'number',
    refusal: engineRefusal,
    run: ({ lines }, count) => lines.find(count),
  },
  {
    name: 'line',
    argument: 'number',
    refusal: engineRefusal,
    run: ({ lines }, number) => lines.open(number),
  },
] as const satisfies readonly WordRow<HasEngines & { readonly lines: LineFinder }, ReplayTold>[];

/** A line that was found. @param worth the larger, the better for the side to move */
interface Found {
  readonly evaluation: Evaluation;
  readonly worth: number;
}

/** Answers the words about the best lines from the position that is shown. */
export class LineFinder {
  readonly #of: { readonly walk: RecordWalk };
  readonly #openEngine: () => Engine;
  #engine: Engine | undefined;
  /** The lines that were found last, and where. */
  #found: { readonly node: RecordNode; readonly lines: readonly Evaluation[] } | undefined;

  constructor(of: { readonly walk: RecordWalk }, openEngine: () => Engine) {
    this.#of = of;
    this.#openEngine = openEngine;
  }

  /** The lines from the position that is shown, the best first; none before they are looked for. */
  get known(): readonly Evaluation[] {
    return this.#found?.node === this.#of.walk.node ? this.#found.lines : [];
  }

  /** Looks for some lines. One search runs at a time. */
  find(argument: string): ReplayAnswer {
    const count = argument === '' ? LINES : typedIndex(argument) + 1;
    if (count < 1 || count > MOST_LINES) return refused({ code: 'lines-count' });
    const { node } = this.#of.walk;
    this.close();
    const answer = this.#search(count).then(
      ({ lines, ...lacking }): ReplayAnswer => {
        if (this.#of.walk.node !== node) return NOTHING;
        this.#found = { node, lines };
        if (lines.length === 0) return refused({ code: 'no-line', count: 0 });
        return told({ code: 'lines', lines, ...lacking });
      },
      (error: unknown): ReplayAnswer => {
        if (!(error instanceof EngineError)) throw error;
        return refused({ code: 'engine-failed', error, isOff: false });
      },
    );
    return { kind: 'later', what: { code: 'looking-for-lines' }, answer };
  }

  /** Walks through one of the lines; the first without a number. */
  open(argument: string): ReplayAnswer {
    const index = argument === '' ? 0 : typedIndex(argument);
    return this.known[index]
      ? goTo('line', `${index + 1}`)
      : refused({ code: 'no-line', count: this.known.length });
  }

  /** A line as a game of its own. @param number as `open` names it */
  recordOf(number: string): GameRecord {
    const { game } = this.#of.walk;
    const start = { placement: game.position.snapshot(), moveNumber: 1 };
    const record = createRecord({ variant: game.variant, start });
    this.known[typedIndex(number)]?.line.reduce(appendMove, record.root);
    return record;
  }

  /** Ends the engine. */
  close(): void {
    this.#engine?.close();
    this.#engine = undefined;
  }

  /**
   * Searches once with an engine that tells several lines; else each search leaves out how the
   * lines before it begin.
   */
  async #search(
    wanted: number,
  ): Promise<{ readonly lines: readonly Evaluation[]; readonly lacking?: string }> {
    const { record, moves, ply, game } = this.#of.walk;
    const { variant, start } = record;
    const from = { variant, start, moves: moves.slice(0, ply).map(({ move }) => move) };
    const { turn } = game;
    const count = Math.min(wanted, legalMoves(game.position).length);
    const engine = this.#openEngine();
    this.#engine = engine;
    const found: Found[] = [];
    const without: Move[] = [];
    let isLacking = false;
    while (found.length < count && !isLacking) {
      const last = new Map<number, Found>();
      const more = without.length > 0 && { without: [...without] };
      await engine.search(from, { nodes: NODES, lines: count, ...more }, (report) => {
        const { rank = 1, score } = report;
        if (report.line.length === 0) return;
        last.set(rank, { evaluation: evaluationOf(report, turn), worth: worthOf(score) });
      });
      if (last.size === 0) break;
      isLacking = true;
      for (const one of last.values()) {
        const [first] = one.evaluation.line;
        if (first === undefined || without.includes(first)) continue;
        found.push(one);
        without.push(first);
        isLacking = false;
      }
    }
    found.sort((one, other) => other.worth - one.worth);
    const lines = found.slice(0, count).map(({ evaluation }) => evaluation);
    return { lines, ...(isLacking && { lacking: engine.name }) };
  }
}

/** More than any value. */
const MATE = 1_000_000;

function worthOf(score: EngineScore): number {
  if (score.kind === 'value') return score.centipawns;
  return score.plies > 0 ? MATE - score.plies : -MATE - score.plies;
}
