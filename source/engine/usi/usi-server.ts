import { printable } from '../../clean/clean-text.ts';
import { hasLegalMove } from '../../rules/core/generate.ts';
import { formatUsi } from '../../rules/notation/usi.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  evenGame,
  positionOf,
} from '../engine.ts';
import { mayDeclareWin } from '../impasse-win.ts';
import { formatInfo } from './usi-info.ts';
import { changeOptions, offerOptions, SERVED_DEFAULTS, type ServedOptions } from './usi-options.ts';
import { formatBestMove, type GoCommand, parseGo, parsePosition, wordsOf } from './usi-protocol.ts';
import { UsiThinking } from './usi-thinking.ts';

/**
 * Makes the engine; called again when its options have changed, or it has failed.
 * @param say tells the other program a sentence
 */
export type EngineFactory = (options: ServedOptions, say: (text: string) => void) => Engine;

/** The most lines that wait for the end of a search; a program sends one or two. */
const MOST_WAITING = 1000;

/**
 * An engine as other programs see it by the Universal Shogi Interface. Lines come by `receive`, and
 * `finish` ends it. A line that is not understood changes nothing and is answered by `info string`.
 * While the engine gets ready or searches, lines wait for the end of that, but for those that ask or
 * stop it. Each `isready` gets one `readyok`, each `go` one answer.
 */
export class UsiServer {
  readonly #createEngine: EngineFactory;
  readonly #writeLine: (line: string) => void;
  readonly #program: string;
  #options = SERVED_DEFAULTS;
  #game = evenGame(SERVED_DEFAULTS.variant);
  /** What was wrong with the last position, if anything was. */
  #refusal: string | undefined;
  #engine: Engine | undefined;
  #isPreparing = false;
  #thinking: UsiThinking | undefined;
  #waiting: string[] = [];
  #hasEnded = false;
  #onIdle = () => {};

  /** @param program name and version, as other programs are told */
  constructor(createEngine: EngineFactory, writeLine: (line: string) => void, program = 'komadai') {
    this.#createEngine = createEngine;
    this.#writeLine = writeLine;
    this.#program = program;
  }

  /** Whether `quit` was received. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  receive(line: string): void {
    if (!this.#hasEnded) this.#take(line);
  }

  /**
   * To be called when no more lines come. Resolves when everything is answered. After `quit` all
   * searches are stopped, else those without an end.
   */
  async finish(): Promise<void> {
    while (this.#isPreparing || this.#thinking) {
      if (this.#hasEnded) this.#engine?.stop();
      if (this.#hasEnded || this.#thinking?.isEndless) this.#thinking?.stop();
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    this.#hasEnded = true;
    this.#dropEngine();
  }

  #take(line: string): void {
    const complaint = this.#obey(line);
    if (complaint !== undefined) this.#say(complaint);
  }

  /** Does what a line says. @returns what is wrong with it, if anything is */
  #obey(line: string): string | undefined {
    const [command = '', ...words] = wordsOf(line);
    if (this.#isForLater(command)) return this.#wait(line);
    switch (command) {
      case '':
        return undefined;
      case 'usi':
        return this.#introduce();
      case 'isready':
        return this.#prepare();
      case 'quit':
        this.#hasEnded = true;
        return undefined;
      case 'stop':
      case 'gameover':
        this.#thinking?.stop();
        return undefined;
      case 'ponderhit':
        return this.#thinking?.ponderHit() ? undefined : 'ponderhit: no search ponders';
      case 'setoption':
        return this.#setOption(words);
      case 'usinewgame':
        this.#engine?.newGame?.();
        return this.#begin(evenGame(this.#options.variant));
      case 'position':
        return this.#setPosition(words);
      case 'go':
        return this.#go(words);
      default:
        return `unknown command: ${line.trim()}`;
    }
  }

  /** Whether a command waits until the engine is ready, or the search has ended. */
  #isForLater(command: string): boolean {
    if (!this.#isPreparing && !this.#thinking) return false;
    switch (command) {
      case 'setoption':
      case 'usinewgame':
      case 'position':
      case 'go':
        return true;
      case 'isready':
        return this.#isPreparing;
      case 'stop':
      case 'gameover':
      case 'ponderhit':
        // It may be meant for a search that still waits.
        return this.#waiting.length > 0 && (this.#thinking?.isStopped ?? true);
      default:
        return false;
    }
  }

  #introduce(): undefined {
    this.#writeLine(`id name ${this.#program}`);
    this.#writeLine('id author The komadai authors');
    for (const line of offerOptions()) this.#writeLine(line);
    this.#writeLine('usiok');
  }

  #prepare(): undefined {
    const ready = () => {
      this.#isPreparing = false;
      this.#writeLine('readyok');
      this.#goOn();
    };
    if (this.#thinking) {
      this.#writeLine('readyok');
      return;
    }
    this.#isPreparing = true;
    this.#engine ??= this.#openEngine();
    const prepared = this.#engine.prepare?.(this.#options.variant) ?? Promise.resolve();
    // The next search tells of a failure.
    prepared.then(ready, ready);
  }

  #wait(line: string): string | undefined {
    if (this.#waiting.length === MOST_WAITING) return 'too many commands while thinking';
    this.#waiting.push(line);
    return undefined;
  }

  #setOption(words: readonly string[]): string | undefined {
    const changed = changeOptions(this.#options, words);
    if (!changed.ok) return changed.fault;
    const before = this.#options;
    const next = changed.value;
    this.#options = next;
    // One engine plays all variants.
    const names = Object.keys(next) as (keyof ServedOptions)[];
    if (next.variant !== before.variant) this.#begin(evenGame(next.variant));
    else if (names.some((name) => next[name] !== before[name])) this.#dropEngine();
    return undefined;
  }

  #begin(game: EngineGame): undefined {
    this.#game = game;
    this.#refusal = undefined;
  }

  #setPosition(words: readonly string[]): string | undefined {
    const game = parsePosition(this.#options.variant, words);
    if (game.ok) return this.#begin(game.value);
    this.#refusal = `position: ${game.fault.code}: ${game.fault.found}`;
    return this.#refusal;
  }

  #go(words: readonly string[]): undefined {
    const go = parseGo(words);
    if (go.unknown.length > 0) this.#say(`go: passed over: ${go.unknown.join(' ')}`);
    if (this.#refusal !== undefined) this.#say(`no search: ${this.#refusal}`);
    this.#think(go, this.#game);
  }

  #engineFor(game: EngineGame): Engine {
    if (this.#refusal !== undefined) return answering({ kind: 'none' });
    if (!hasLegalMove(positionOf(game))) return answering({ kind: 'none', isSure: true });
    this.#engine ??= this.#openEngine();
    return this.#engine;
  }

  #think(go: GoCommand, game: EngineGame): void {
    const thinking = new UsiThinking(this.#engineFor(game), game, go, (report) => {
      this.#writeLine(formatInfo(game.variant, report));
    });
    this.#thinking = thinking;
    thinking.answer.then(
      (answer) => this.#answer(thinking, game, answer),
      (error: unknown) => this.#answerFailure(thinking, game, error),
    );
  }

  #answer(thinking: UsiThinking, game: EngineGame, answer: EngineAnswer): void {
    const { variant } = game;
    const wins = answer.kind === 'move' && !thinking.asksForMate && mayDeclareWin(game);
    if (wins) this.#writeLine(formatBestMove(variant, { kind: 'declare-win' }));
    else if (!thinking.asksForMate) this.#writeLine(formatBestMove(variant, answer));
    else if (answer.kind === 'move') {
      const moves = thinking.lineOf(answer.move).map((move) => formatUsi(variant, move));
      this.#writeLine(`checkmate ${moves.join(' ')}`);
    } else {
      const isSure = answer.kind === 'none' && answer.isSure;
      this.#writeLine(isSure ? 'checkmate nomate' : 'checkmate timeout');
    }
    this.#goOn();
  }

  /** Answers for an engine that has failed by giving up; the next search gets a new one. */
  #answerFailure(thinking: UsiThinking, game: EngineGame, error: unknown): void {
    const text = error instanceof EngineError ? `${error.failure} ${error.detail}` : String(error);
    this.#say(`the engine failed: ${text}`);
    this.#dropEngine();
    this.#answer(thinking, game, { kind: 'none' });
  }

  /** Obeys the lines that have waited, up to the next one that takes time. */
  #goOn(): void {
    this.#thinking = undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    for (const line of lines) this.#take(line);
    this.#onIdle();
  }

  #openEngine(): Engine {
    return this.#createEngine(this.#options, (text) => this.#say(text));
  }

  #dropEngine(): void {
    this.#engine?.close();
    this.#engine = undefined;
  }

  #say(text: string): void {
    this.#writeLine(`info string ${printable(text).slice(0, 200)}`);
  }
}

/** An engine that has its answer, where there is nothing to search. */
function answering(answer: EngineAnswer): Engine {
  return { name: '', search: async () => answer, stop() {}, close() {} };
}
