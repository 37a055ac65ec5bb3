import { type Engine, EngineError, type EngineScore, type SearchReport } from '../engine/engine.ts';
import { type Evaluation, evaluationOf } from '../match/analysis/analysis-score.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  type RecordNode,
} from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { hasLegalMove, legalMoves } from '../rules/core/generate.ts';
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

/** What is told of the lines that were found, the best first. @param lacking see `ReplayTold` */
type TellLines = (found: readonly SearchReport[], lacking: string | undefined) => ReplayTold;

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

  /** Looks for some lines. */
  find(argument: string): ReplayAnswer {
    const count = argument === '' ? LINES : typedIndex(argument) + 1;
    if (count < 1 || count > MOST_LINES) return refused({ code: 'lines-count' });
    return this.#ask(count, 'looking-for-lines', (_, lacking) => ({
      code: 'lines',
      lines: this.known,
      ...(lacking && { lacking }),
    }));
  }

  /** Looks for the best move. */
  hint(): ReplayAnswer {
    return this.#ask(1, 'hint-comes', ([report]) =>
      report ? { code: 'hint', report } : { code: 'no-moves' },
    );
  }

  /** Asks the engine. One search runs at a time. @param code told until it has answered */
  #ask(count: number, code: 'looking-for-lines' | 'hint-comes', tell: TellLines): ReplayAnswer {
    const { node, game } = this.#of.walk;
    if (!hasLegalMove(game.position)) return refused({ code: 'no-moves' });
    const { turn } = game;
    this.close();
    const answer = this.#search(count).then(
      ({ found, lacking }): ReplayAnswer => {
        if (this.#of.walk.node !== node) return NOTHING;
        this.#found = { node, lines: found.map((report) => evaluationOf(report, turn)) };
        if (found.length === 0) return refused({ code: 'no-line', count: 0 });
        return told(tell(found, lacking));
      },
      (error: unknown): ReplayAnswer => {
        if (!(error instanceof EngineError)) throw error;
        return refused({ code: 'engine-failed', error, isOff: false });
      },
    );
    return { kind: 'later', what: { code }, answer };
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
  ): Promise<{ readonly found: readonly SearchReport[]; readonly lacking: string | undefined }> {
    const { record, moves, ply, game } = this.#of.walk;
    const { variant, start } = record;
    const from = { variant, start, moves: moves.slice(0, ply).map(({ move }) => move) };
    const count = Math.min(wanted, legalMoves(game.position).length);
    const engine = this.#openEngine();
    this.#engine = engine;
    const found: SearchReport[] = [];
    const without: Move[] = [];
    let isLacking = false;
    while (found.length < count && !isLacking) {
      const last = new Map<number, SearchReport>();
      const more = without.length > 0 && { without: [...without] };
      await engine.search(from, { nodes: NODES, lines: count, ...more }, (report) => {
        if (report.line.length > 0) last.set(report.rank ?? 1, report);
      });
      if (last.size === 0) break;
      isLacking = true;
      for (const one of last.values()) {
        const [first] = one.line;
        if (first === undefined || without.includes(first)) continue;
        found.push(one);
        without.push(first);
        isLacking = false;
      }
    }
    found.sort((one, other) => worthOf(other.score) - worthOf(one.score));
    return { found: found.slice(0, count), lacking: isLacking ? engine.name : undefined };
  }
}

/** More than any value. */
const MATE = 1_000_000;

/** The larger, the better for the side to move. */
function worthOf(score: EngineScore): number {
  if (score.kind === 'value') return score.centipawns;
  return score.plies > 0 ? MATE - score.plies : -MATE - score.plies;
}
