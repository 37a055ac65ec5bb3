import { printable } from '../../clean/clean-text.ts';
import { hasLegalMove } from '../../rules/core/generate.ts';
import { formatUsi } from '../../rules/notation/usi.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  positionOf,
} from '../engine.ts';
import { mayDeclareWin } from '../impasse-win.ts';
import { formatInfo } from './usi-info.ts';
import { changeOptions, offerOptions, SERVED_DEFAULTS, type ServedOptions } from './usi-options.ts';
import {
  evenGame,
  formatBestMove,
  type GoCommand,
  parseGo,
  parsePosition,
  wordsOf,
} from './usi-protocol.ts';
import { UsiThinking } from './usi-thinking.ts';

/**
 * Makes the engine; called again when its options have changed, or it has failed.
 * @param say tells the other program a sentence
 */
export type EngineFactory = (options: ServedOptions, say: (text: string) => void) => Engine;

/** The most lines that wait for the end of a search; a program sends one or two. */
const MOST_WAITING = 1000;

/**
 * An engine as other programs see it by the Universal Shogi Interface. Lines come by `receive`; a
 * line that is not understood changes nothing and is answered by `info string`. While a search runs
 * all lines wait for its end, but `stop`, `ponderhit`, `isready`, `usi` and `quit`.
 */
export class UsiServer {
  readonly #createEngine: EngineFactory;
  readonly #writeLine: (line: string) => void;
  readonly #program: string;
  #options = SERVED_DEFAULTS;
  #game = evenGame(SERVED_DEFAULTS.variant);
  #engine: Engine | undefined;
  #thinking: UsiThinking | undefined;
  #waiting: string[] = [];
  #hasEnded = false;
  #onAnswer = () => {};

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
    const complaint = this.#hasEnded ? undefined : this.#obey(line);
    if (complaint !== undefined) this.#say(complaint);
  }

  /**
   * To be called when no more lines come. Resolves when everything is answered; a search without an
   * end is stopped.
   */
  async finish(): Promise<void> {
    while (!this.#hasEnded && this.#thinking) {
      if (this.#thinking.isEndless) this.#thinking.stop();
      await new Promise<void>((resolve) => {
        this.#onAnswer = resolve;
      });
    }
    this.#quit();
  }

  /** Does what a line says. @returns what is wrong with it, if anything is */
  #obey(line: string): string | undefined {
    const [command = '', ...words] = wordsOf(line);
    switch (command) {
      case '':
        break;
      case 'usi':
        this.#introduce();
        break;
      case 'isready':
        this.#engine ??= this.#openEngine();
        this.#engine.prepare?.();
        this.#writeLine('readyok');
        break;
      case 'quit':
        this.#quit();
        break;
      case 'stop':
      case 'gameover':
        if (this.#isForLater()) return this.#wait(line);
        this.#thinking?.stop();
        break;
      case 'ponderhit':
        if (this.#isForLater()) return this.#wait(line);
        return this.#thinking?.ponderHit() ? undefined : 'ponderhit: no search ponders';
      case 'setoption':
        return this.#thinking ? this.#wait(line) : this.#setOption(words);
      case 'usinewgame':
        if (this.#thinking) return this.#wait(line);
        this.#game = evenGame(this.#options.variant);
        break;
      case 'position':
        return this.#thinking ? this.#wait(line) : this.#setPosition(words);
      case 'go':
        return this.#thinking ? this.#wait(line) : this.#go(words);
      default:
        return `unknown command: ${line.trim()}`;
    }
    return undefined;
  }

  #introduce(): void {
    this.#writeLine(`id name ${this.#program}`);
    this.#writeLine('id author The komadai authors');
    for (const line of offerOptions()) this.#writeLine(line);
    this.#writeLine('usiok');
  }

  #quit(): void {
    this.#hasEnded = true;
    this.#waiting = [];
    this.#thinking?.abandon();
    this.#dropEngine();
    this.#onAnswer();
  }

  /** Whether `stop` or `ponderhit` is meant for a search that still waits. */
  #isForLater(): boolean {
    return this.#thinking?.isStopped === true && this.#waiting.length > 0;
  }

  #wait(line: string): string | undefined {
    if (this.#waiting.length === MOST_WAITING) return 'too many commands while thinking';
    this.#waiting.push(line);
    return undefined;
  }

  #setOption(words: readonly string[]): string | undefined {
    const changed = changeOptions(this.#options, words);
    if (!changed.ok) return changed.fault;
    const { variant, level, hashMb } = this.#options;
    this.#options = changed.value;
    if (this.#options.variant !== variant) this.#game = evenGame(this.#options.variant);
    if (this.#options.level !== level || this.#options.hashMb !== hashMb) this.#dropEngine();
    return undefined;
  }

  #setPosition(words: readonly string[]): string | undefined {
    const game = parsePosition(this.#options.variant, words);
    if (!game.ok) return `position: ${game.fault.code}: ${game.fault.found}`;
    this.#game = game.value;
    return undefined;
  }

  #go(words: readonly string[]): string | undefined {
    const go = parseGo(words);
    if (!go.ok) return `go: not understood: ${go.fault}`;
    this.#think(go.value, this.#game);
    return undefined;
  }

  #think(go: GoCommand, game: EngineGame): void {
    this.#engine ??= this.#openEngine();
    const engine = hasLegalMove(positionOf(game)) ? this.#engine : NO_MOVES;
    const thinking = new UsiThinking(engine, game, go, (report) => {
      this.#writeLine(formatInfo(game.variant, report));
    });
    this.#thinking = thinking;
    thinking.answer.then(
      (answer) => this.#answer(thinking, game, answer),
      (error: unknown) => this.#answerFailure(thinking, game, error),
    );
  }

  #answer(thinking: UsiThinking, game: EngineGame, answer: EngineAnswer): void {
    if (this.#hasEnded) return;
    const { variant } = game;
    const wins = answer.kind === 'move' && !thinking.asksForMate && mayDeclareWin(game);
    if (wins) this.#writeLine(formatBestMove(variant, { kind: 'declare-win' }));
    else if (!thinking.asksForMate) this.#writeLine(formatBestMove(variant, answer));
    else if (answer.kind === 'move') {
      const moves = thinking.lineOf(answer.move).map((move) => formatUsi(variant, move));
      this.#writeLine(`checkmate ${moves.join(' ')}`);
    } else this.#writeLine(thinking.isStopped ? 'checkmate timeout' : 'checkmate nomate');
    this.#goOn();
  }

  /** Answers for an engine that has failed by giving up; the next search gets a new one. */
  #answerFailure(thinking: UsiThinking, game: EngineGame, error: unknown): void {
    if (this.#hasEnded) return;
    const text = error instanceof EngineError ? `${error.failure} ${error.detail}` : String(error);
    this.#say(`the engine failed: ${text}`);
    thinking.stop();
    this.#dropEngine();
    this.#answer(thinking, game, { kind: 'none' });
  }

  /** Obeys the lines that have waited for the end of a search, up to the next search. */
  #goOn(): void {
    this.#thinking = undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    for (const line of lines) this.receive(line);
    this.#onAnswer();
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

/** Answers for a position without a legal move. */
const NO_MOVES: Engine = {
  name: '',
  search: async () => ({ kind: 'none' }),
  stop() {},
  close() {},
};
