import type { Result } from '../../rules/core/result.ts';
import { mainLine, tagValue } from '../tree/record.ts';
import { type FileFault, type GameFile, resumableGame } from './game-file.ts';
import type { FoundGame } from './game-folder.ts';
import { type GameHead, readHead } from './game-head.ts';

/** What a list says of a game. */
export interface GameSummary
  extends Pick<GameHead, 'date' | 'variant' | 'black' | 'white' | 'score' | 'termination'> {
  /** Moves of the main line. */
  readonly plies: number;
  /** How many games the file holds; 0 if none could be read. The rest is about the first. */
  readonly games: number;
  /** Whether it can be played on: see `resumableGame`. */
  readonly unfinished: boolean;
  /** Why it could not be read to its end. */
  readonly fault?: FileFault;
}

/**
 * A game of the folder, for a list. The file is read when more than its name and time is asked for.
 */
export class GameEntry implements FoundGame {
  readonly name: string;
  readonly path: string;
  readonly modifiedMs: number;
  readonly #load: (path: string) => Result<GameFile, FileFault>;
  #head: GameHead | undefined;
  #summary: GameSummary | undefined;

  constructor(found: FoundGame, load: (path: string) => Result<GameFile, FileFault>) {
    this.name = found.name;
    this.path = found.path;
    this.modifiedMs = found.modifiedMs;
    this.#load = load;
  }

  /** Its tags, read without its moves. */
  get head(): GameHead {
    this.#head ??= readHead(this.path);
    return this.#head;
  }

  /** All of it, every move verified. */
  get summary(): GameSummary {
    this.#summary ??= summaryOf(this.#load(this.path));
    return this.#summary;
  }

  /** Whether its moves have been verified, so that `summary` is free. */
  get isRead(): boolean {
    return this.#summary !== undefined;
  }

  /** Whether it can be played on. The moves of a finished game are not looked at. */
  get isUnfinished(): boolean {
    return this.head.score === '*' && this.summary.unfinished;
  }

  /** Reads the file again when it is asked for the next time. */
  forget(): void {
    this.#head = undefined;
    this.#summary = undefined;
  }
}

function summaryOf(file: Result<GameFile, FileFault>): GameSummary {
  const games = file.ok ? file.value.games : [];
  const record = games[0]?.record;
  const fault = file.ok ? games[0]?.fault : file.fault;
  const tag = (name: string) => (record && tagValue(record, name)) ?? '';
  return {
    date: tag('Date'),
    variant: record?.variant.id ?? '',
    black: tag('Black'),
    white: tag('White'),
    score: record?.score ?? '*',
    termination: record?.termination,
    plies: record ? mainLine(record).length : 0,
    games: games.length,
    unfinished: file.ok && goesOn(file.value),
    ...(fault && { fault }),
  };
}

/** Whether a game can be played on, be it in its room. */
function goesOn(file: GameFile): boolean {
  const game = resumableGame(file);
  return game.ok || game.fault.code === 'in-room';
}
