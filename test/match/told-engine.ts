import { moveTo } from '../../source/core/move.ts';
import type {
  Engine,
  EngineAnswer,
  EngineGame,
  EngineScore,
  SearchLimits,
  SearchReport,
} from '../../source/engine/engine.ts';
import { readMove } from '../../source/notation/read-move.ts';
import { openGame } from '../../source/notation/start.ts';

/** What it says: a move in any notation, with what it thinks of its position. */
export interface ToldAnswer {
  readonly text: string | 'resign' | 'declare-win' | 'none';
  readonly centipawns?: number;
}

/** An engine that says what it was told to say, when the test lets it. */
export class ToldEngine implements Engine {
  readonly name = 'Stub';
  readonly asked: EngineGame[] = [];
  readonly limits: SearchLimits[] = [];
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

  prepare(): void {
    this.isPrepared = true;
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    this.asked.push(game);
    this.limits.push(limits);
    const { text, centipawns = 0 } = this.#answers.shift() ?? { text: 'none' };
    if (this.holds) await new Promise<void>((resolve) => this.#release.push(resolve));
    this.hasAnswered = true;
    if (text === 'resign' || text === 'declare-win' || text === 'none') return { kind: text };
    const { position, moves } = played(game);
    const last = moves.at(-1);
    const reading = readMove(position, text, last && moveTo(last));
    if (reading.kind !== 'move') throw new RangeError(`${text} is no move here`);
    const score: EngineScore = { kind: 'value', centipawns };
    onReport?.({ depth: 1, nodes: 1, timeMs: 0, score, line: [reading.move] });
    return { kind: 'move', move: reading.move };
  }

  release(): void {
    for (const resolve of this.#release.splice(0)) resolve();
  }

  stop(): void {
    this.stops++;
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
