import { realpathSync } from 'node:fs';
import { type Engine, EngineError, type SearchLimits } from '../engine/engine.ts';
import { OwnEngine, searchThreads } from '../engine/search/own-engine.ts';
import { OpeningEngine } from '../engine/usi/opening-engine.ts';
import { analyseGame } from '../match/analysis/analyse-game.ts';
import { keptEvaluations } from '../match/analysis/keep-analysis.ts';
import { openProgram } from '../match/participants/own-engines.ts';
import { formatOfName, OWN_FORMAT } from '../records/formats/formats.ts';
import { ENCODINGS } from '../records/formats/text/encodings.ts';
import { StoreError } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Variant } from '../rules/core/variant.ts';
import { OWN_ENGINE } from '../settings/engine-list.ts';
import { keepOwnMistakes } from '../study/mistakes/keep-mistakes.ts';
import { mistakeGameName } from '../study/mistakes/mistake-game.ts';
import { analysisSummaryLines } from '../text/analysis.ts';
import { lackText } from '../text/game.ts';
import { unsavedText } from '../text/records.ts';
import type { AnalysedFile, AnalysedRecord } from './analysed-files.ts';
import { type CommandContext, STANDARD_STREAM, STATUS_DONE } from './command.ts';
import { countFlag, type FlagTable } from './flags.ts';
import { untilInterrupt } from './interrupt.ts';
import { writeLine } from './output.ts';
import { formatGames, OUTPUT_FLAGS, tellLosses, writeOutput } from './output-file.ts';
import { ProgressLine } from './progress-line.ts';
import { ENCODING_FLAG, READ_FLAGS, TO_FLAG } from './record-flags.ts';
import { fail } from './report.ts';
import type { Workspace } from './workspace.ts';

/** The nodes of each position, unless something else is asked for. */
const DEFAULT_NODES = 100_000;

/** Games that are analysed at once, each by an engine of its own. */
const MOST_AT_ONCE = 2;

/** Table of each engine: it looks at each position for a short time only. */
const HASH_MB = 32;

/** The flags of `komadai analyse`. */
export const ANALYSE_FLAGS = {
  seconds: countFlag(1, (texts) => texts.commands.ANALYSE_OPTIONS.seconds),
  nodes: countFlag(1, (texts) => texts.commands.analyseNodesOption(DEFAULT_NODES)),
  engine: {
    type: 'string',
    value: 'NAME',
    offers: (engines) => [OWN_ENGINE, ...engines()],
    summary: (texts) => texts.commands.ANALYSE_OPTIONS.engine,
  },
  output: {
    ...OUTPUT_FLAGS.output,
    summary: (texts) => texts.commands.ANALYSE_OPTIONS.output,
  },
  force: OUTPUT_FLAGS.force,
  ...READ_FLAGS,
  to: TO_FLAG,
  encoding: ENCODING_FLAG,
} as const satisfies FlagTable;

export type AnalyseContext = CommandContext<typeof ANALYSE_FLAGS>;

/** The engine that thinks, by its name in the list or its command; undefined for our own. */
export function chosenEngine(
  { flags }: AnalyseContext,
  { settings }: Workspace,
): string | undefined {
  const { engine = settings.all.analyst } = flags;
  return engine === OWN_ENGINE ? undefined : engine;
}

interface DueGame extends AnalysedRecord {
  readonly file: AnalysedFile;
  /** Among all games, from 1 on. */
  readonly number: number;
}

/** One run over the games of files. */
export class AnalysisRun {
  readonly #context: AnalyseContext;
  readonly #workspace: Workspace;
  readonly #files: readonly AnalysedFile[];
  readonly #engineName: string;
  readonly #due: readonly DueGame[];
  readonly #progress: ProgressLine;
  /** What each file of the disk holds now. */
  readonly #known = new Map<AnalysedFile, Uint8Array>();
  /** Files that have got something new. */
  readonly #changed = new Set<AnalysedFile>();
  readonly #warned = new Set<string>();
  /** What is written waits for what is being written. */
  #writing: Promise<void> = Promise.resolve();
  #isStopped = false;
  #done = 0;
  /** Games of which some positions are kept. */
  #inPart = 0;
  /** Files whose last findings are not on the disk. */
  readonly #unsaved = new Set<AnalysedFile>();
  #status = STATUS_DONE;

  constructor(
    context: AnalyseContext,
    workspace: Workspace,
    files: readonly AnalysedFile[],
    engineName: string,
  ) {
    this.#context = context;
    this.#workspace = workspace;
    this.#files = files;
    this.#engineName = engineName;
    this.#progress = new ProgressLine(context);
    const games = files.flatMap((file) => file.analysed.map((game) => ({ ...game, file })));
    this.#due = games.map((game, index) => ({ ...game, number: index + 1 }));
    for (const file of files) this.#known.set(file, file.bytes);
  }

  /** Analyses all games, until Ctrl-C. @returns the exit status */
  async analyse(): Promise<number> {
    const { texts, flags } = this.#context;
    await untilInterrupt(async (signal) => {
      signal.onabort = () => {
        this.#isStopped = true;
      };
      const waiting = [...this.#due];
      const lanes = Array.from({ length: Math.min(MOST_AT_ONCE, waiting.length) }, async () => {
        for (let game = waiting.shift(); game && !this.#isStopped; game = waiting.shift()) {
          await this.#analyseGame(game);
        }
      });
      await Promise.all(lanes);
    });
    await this.#writing;
    this.#progress.clear();
    if (flags.output !== undefined) await this.#writeAll(flags.output);
    else {
      for (const { name } of this.#files.filter((file) => this.#changed.has(file))) {
        await this.#tell(texts.replay.analysisKeptText(name));
      }
    }
    const games = this.#due.length;
    if (this.#done === games) return this.#status;
    const output = flags.output === STANDARD_STREAM ? undefined : flags.output;
    const text = texts.replay.analysisStoppedText(this.#done, this.#inPart, games, output);
    return fail(this.#context, text);
  }

  async #analyseGame(game: DueGame): Promise<void> {
    const { record, title, number, file } = game;
    const { texts, flags } = this.#context;
    const { seconds, nodes = DEFAULT_NODES } = flags;
    const limits: SearchLimits = seconds === undefined ? { nodes } : { timeMs: seconds * 1000 };
    let result: Awaited<ReturnType<typeof analyseGame>> = 'stopped';
    try {
      result = await analyseGame({
        record,
        limits,
        name: this.#engineName,
        openEngine: () => this.#openEngine(record.variant),
        isStopped: () => this.#isStopped,
        onProgress: (done, positions) => {
          const games = this.#due.length;
          this.#progress.show(texts.replay.analyseProgressText(number, games, done, positions));
        },
      });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#isStopped = true;
      this.#progress.clear();
      const text = texts.commands.engineFaultText(this.#engineName, error);
      this.#status = fail(this.#context, `${title}: ${text}`);
    }
    if (result !== 'kept' && flags.output === undefined) {
      this.#writing = this.#writing.then(() => this.#keep(file));
      await this.#writing;
    }
    if (result === 'stopped') {
      if (this.#hasFindings(record) && !this.#unsaved.has(file)) this.#inPart++;
      return;
    }
    const kept = await this.#keepMistakes(game);
    this.#done++;
    this.#progress.clear();
    const { notation } = this.#workspace.settings;
    const lines = analysisSummaryLines(texts, record, this.#engineName, notation);
    if (kept > 0) lines.push(texts.study.mistakesKeptText(kept));
    // All at once: another game may end meanwhile.
    await this.#tell([title, ...lines].join('\n  '));
  }

  /** Keeps the mistakes of the player in a game that is analysed. @returns how many are new */
  async #keepMistakes({ record, file, index, title }: DueGame): Promise<number> {
    const { texts } = this.#context;
    const { mistakes, store, ownNames } = this.#workspace;
    if (file.path === undefined) return 0;
    const keeper = {
      mistakes,
      names: ownNames(),
      openEngine: () => this.#openEngine(record.variant),
    };
    const path = realpathSync(file.path);
    const name = mistakeGameName(store, path, index + 1, file.records.length);
    try {
      return await keepOwnMistakes(keeper, record, name).count;
    } catch (error) {
      const why =
        error instanceof EngineError
          ? texts.commands.engineFaultText(this.#engineName, error)
          : texts.study.newMistakesNotKept(texts.words.systemErrorText(error));
      this.#status = fail(this.#context, `${title}: ${why}`);
      return 0;
    }
  }

  #openEngine(variant: Variant): Engine {
    const { seconds } = this.#context.flags;
    const command = chosenEngine(this.#context, this.#workspace);
    if (command !== undefined) {
      const { programs } = this.#workspace.settings;
      return new OpeningEngine(command, (signal) =>
        openProgram(programs, command, { variant, signal }),
      );
    }
    const isAlone = seconds !== undefined && this.#due.length === 1;
    const { texts } = this.#context;
    return new OwnEngine({
      hashMb: HASH_MB,
      threads: isAlone ? searchThreads() : 1,
      onLack: (lack) => this.#warn(lackText(texts, lack)),
    });
  }

  /** Writes a file again with what was found so far. */
  async #keep(file: AnalysedFile): Promise<void> {
    const known = this.#known.get(file);
    if (file.path === undefined || !file.written || known === undefined) return;
    if (!file.records.some((record) => this.#hasFindings(record))) return;
    const written = await formatGames(this.#context, file.records, file.written);
    if (!written.ok) this.#status = written.fault;
    if (!written.ok || Buffer.from(known).equals(written.value.bytes)) return;
    const { bytes } = written.value;
    try {
      this.#workspace.store.replace(realpathSync(file.path), bytes, known);
      this.#known.set(file, bytes);
      this.#changed.add(file);
      this.#unsaved.delete(file);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#unsaved.add(file);
      this.#progress.clear();
      this.#status = fail(this.#context, unsavedText(this.#context.texts, error));
    }
  }

  #hasFindings(record: GameRecord): boolean {
    const kept = keptEvaluations(record, this.#engineName);
    return kept.some((found) => found && found.nodes > 0);
  }

  /** Writes all games into one file, analysed or not: it can be gone on with. */
  async #writeAll(output: string): Promise<void> {
    const { to, encoding = ENCODINGS[0] } = this.#context.flags;
    const format = to ?? formatOfName(output) ?? OWN_FORMAT;
    const records = this.#files.flatMap((file) => file.records);
    const written = await formatGames(this.#context, records, { format, encoding });
    if (written.ok) tellLosses(this.#context, format, written.value);
    const status = written.ok
      ? await writeOutput(this.#context, output, written.value.bytes)
      : written.fault;
    this.#status = Math.max(this.#status, status);
  }

  /** Tells a line, not into the games that go to the standard output. */
  async #tell(line: string): Promise<void> {
    const { flags, stdout, stderr } = this.#context;
    await writeLine(flags.output === STANDARD_STREAM ? stderr : stdout, line);
  }

  /** Tells once what the engine lacks. */
  #warn(text: string): void {
    if (this.#warned.has(text)) return;
    this.#warned.add(text);
    this.#progress.clear();
    this.#context.stderr.write(`komadai: ${text}\n`);
  }
}
