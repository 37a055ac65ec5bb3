import { importJKF, type JKF } from 'tsshogi';
import { shogi } from '../../core/variants/shogi.ts';
import { parseSfen, readSfen } from '../../notation/sfen.ts';
import type { ReadGame, RecordFaultReason } from '../record-fault.ts';
import { endingOfCsa, isFoul } from './endings.ts';
import { GameBuilder } from './game-builder.ts';
import { sfenOfPreset } from './handicaps.ts';
import { jkfMoveText } from './jkf-move.ts';
import { isObject, type JsonObject, jsonFaultAt, listOf, placesOf } from './json.ts';

/**
 * Reads a game in JSON Kifu Format.
 * Format: https://github.com/na2hiro/Kifu-for-JS/tree/master/packages/json-kifu-format
 */
export function readJkf(text: string): ReadGame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const game = new GameBuilder(text, 'kakinoki');
    game.fail({ code: 'not-the-format', format: 'jkf' }, jsonFaultAt(text));
    return game.finish();
  }
  if (!isObject(value) || !Array.isArray(value.moves)) {
    return new GameBuilder(text, 'kakinoki').refuse('jkf');
  }
  return new JkfReader(text, value).read();
}

class JkfReader {
  readonly #jkf: JsonObject;
  readonly #game: GameBuilder;
  /** Where the moves begin in the text. */
  readonly #places: ReadonlyMap<JsonObject, number>;

  constructor(text: string, jkf: JsonObject) {
    this.#jkf = jkf;
    // A fork stands before the rest of the line that it leaves.
    this.#game = new GameBuilder(text, 'kakinoki', false);
    this.#places = placesOf(text, jkf, 'move');
  }

  read(): ReadGame {
    const { header, initial, moves } = this.#jkf;
    for (const [name, value] of Object.entries(isObject(header) ? header : {})) {
      if (typeof value === 'string' || typeof value === 'number') {
        this.#game.header(name, `${value}`);
      }
    }
    this.#begin(initial);
    if (!this.#game.hasFailed) this.#line(listOf(moves));
    return this.#game.finish();
  }

  #begin(initial: unknown): void {
    const preset = isObject(initial) ? initial.preset : undefined;
    const own = typeof preset === 'string' ? sfenOfPreset(preset) : undefined;
    if (own !== undefined) {
      this.#game.begin(readSfen(shogi, own));
      return;
    }
    const empty = { header: {}, moves: [], ...(isObject(initial) && { initial }) };
    const record = importJKF(empty as unknown as JKF);
    if (record instanceof Error) {
      const found = typeof preset === 'string' ? preset : '';
      const isPlaced = found === 'OTHER';
      const reason: RecordFaultReason = isPlaced
        ? { code: 'not-the-format', format: 'jkf' }
        : { code: 'handicap', variant: shogi, found };
      this.#game.fail(reason, 0);
      return;
    }
    const start = parseSfen(shogi, record.initialPosition.sfen);
    if (start.ok) this.#game.begin(start.value);
    else this.#game.fail({ code: 'sfen', variant: shogi, fault: start.fault }, 0);
  }

  /** Reads a line from the position where it begins, each move before the lines beside it. */
  #line(entries: readonly JsonObject[]): void {
    const game = this.#game;
    for (const [index, entry] of entries.entries()) {
      const { move, special, time, comments, forks } = entry;
      const { ply } = game;
      if (isObject(move)) {
        this.#move(move, entries[index + 1]);
        if (game.hasFailed) return;
      }
      if (typeof special === 'string') game.end(endingOfCsa(special, game.turn));
      const timeMs = isObject(time) && isObject(time.now) ? timeOf(time.now) : undefined;
      if (isObject(move) && timeMs !== undefined) game.spend(timeMs);
      if (Array.isArray(comments)) for (const line of comments) game.comment(String(line));
      for (const fork of Array.isArray(forks) ? forks : []) {
        const back = game.mark();
        game.goTo(ply);
        this.#line(listOf(fork));
        if (game.hasFailed) return;
        game.returnTo(back);
      }
    }
  }

  #move(move: JsonObject, next: JsonObject | undefined): void {
    const game = this.#game;
    const at = this.#places.get(move) ?? 0;
    const text = jkfMoveText(move, game.lastTo);
    if (text === undefined) {
      game.fail({ code: 'line', found: JSON.stringify(move) }, at);
      return;
    }
    game.move({ text, at }, () => {
      const special = next?.special;
      return typeof special === 'string' && isFoul(endingOfCsa(special, game.turn));
    });
  }
}

/** Milliseconds. */
function timeOf({ h = 0, m = 0, s = 0 }: JsonObject): number | undefined {
  const seconds = (Number(h ?? 0) * 60 + Number(m ?? 0)) * 60 + Number(s ?? 0);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) : undefined;
}
