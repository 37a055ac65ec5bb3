import type {
  Engine,
  EngineAnswer,
  EngineError,
  EngineGame,
  EngineScore,
  SearchLimits,
  SearchReport,
} from '../../source/engine/engine.ts';
import { moveTo } from '../../source/rules/core/move.ts';
import { readMove } from '../../source/rules/notation/read-move.ts';
import { openGame } from '../../source/rules/notation/start.ts';

/** What it says: a move in any notation, with what it thinks of its position. */
export interface ToldAnswer {
  readonly text: string | 'resign' | 'declare-win' | 'none';
  readonly centipawns?: number;
  /** The answer that it expects. */
  readonly expects?: string;
  /** It fails instead. */
  readonly error?: EngineError;
}

/** An engine that says what it was told to say, when the test lets it. */
export class ToldEngine implements Engine {
  readonly name = 'Stub';
  readonly asked: EngineGame[] = [];
  readonly limits: SearchLimits[] = [];
  /** The games that it has thought about on the opponent's time. */
  readonly pondered: EngineGame[] = [];
  isPondering = false;
  stops = 0;
  isClosed = false;
  isPrepared = false;
  hasAnswered = false;
  /** As long as it is set, answers wait for `release`. */
  holds = false;
  readonly #answers: ToldAnswer[];
  #release: (() => void)[] = [];

  constructor(...answers: (ToldAnswer | string)[]) {
    this.#answers = answers.map((answer) =>
      typeof answer === 'string' ? { text: answer } : answer,
    );
  }

  async prepare(): Promise<void> {
    this.isPrepared = true;
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    this.asked.push(game);
    this.limits.push(limits);
    this.isPondering = false;
    const told: ToldAnswer = this.#answers.shift() ?? { text: 'none' };
    const { text, centipawns = 0, expects, error } = told;
    if (this.holds) await new Promise<void>((resolve) => this.#release.push(resolve));
    this.hasAnswered = true;
    if (error) throw error;
    if (text === 'resign' || text === 'declare-win' || text === 'none') return { kind: text };
    const { position, moves } = played(game);
    const last = moves.at(-1);
    const reading = readMove(position, text, last && moveTo(last));
    if (reading.kind !== 'move') throw new RangeError(`${text} is no move here`);
    const score: EngineScore = { kind: 'value', centipawns };
    onReport?.({ depth: 1, nodes: 1, timeMs: 0, score, line: [reading.move] });
    if (expects === undefined) return { kind: 'move', move: reading.move };
    position.play(reading.move);
    const ponder = readMove(position, expects);
    if (ponder.kind !== 'move') throw new RangeError(`${expects} is no move then`);
    return { kind: 'move', move: reading.move, ponder: ponder.move };
  }

  ponder(game: EngineGame): void {
    this.pondered.push(game);
    this.isPondering = true;
  }

  release(): void {
    for (const resolve of this.#release.splice(0)) resolve();
  }

  stop(): void {
    this.stops++;
    this.isPondering = false;
    this.release();
  }

  close(): void {
    this.isClosed = true;
  }
}

function played({ variant, start, moves }: EngineGame) {
  const game = openGame(variant, start.placement);
  for (const move of moves) game.play(move);
  return game;
}
