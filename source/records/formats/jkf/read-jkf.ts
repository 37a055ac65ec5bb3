import { importJKF, type JKF } from 'tsshogi';
import { fileOf, rankOf, type Square } from '../../../rules/core/square.ts';
import { pieceData } from '../../../rules/core/variant.ts';
import { pieceOfCsa } from '../../../rules/notation/csa-text.ts';
import { japaneseName } from '../../../rules/notation/japanese.ts';
import { parseSfen, readSfen } from '../../../rules/notation/sfen.ts';
import { namesOf } from '../../../rules/variants/index.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import { DEEPEST } from '../../tree/game-builder.ts';
import type { ReadGame, RecordFaultReason } from '../../tree/read-game.ts';
import { endingOfComment, endingOfCsa, isFoul } from '../foreign/endings.ts';
import { ForeignGame } from '../foreign/foreign-game.ts';
import { sfenOfPreset } from '../foreign/handicaps.ts';
import { TextPlaces } from '../text/text-places.ts';
import { isObject, type JsonObject, listOf, parseObject, placesOf } from './json.ts';

/**
 * Reads a game in JSON Kifu Format.
 * Format: https://github.com/na2hiro/Kifu-for-JS/tree/master/packages/json-kifu-format
 */
export function readJkf(text: string): ReadGame {
  const value = parseObject(text);
  if (value && Array.isArray(value.moves)) return new JkfReader(text, value).read();
  return new ForeignGame(new TextPlaces(text), 'kakinoki').refuse('jkf');
}

/** The fields of each kind of object that are read, or that say what others say already. */
const FIELDS = {
  game: new Set(['header', 'initial', 'moves']),
  initial: new Set(['preset', 'data']),
  entry: new Set(['move', 'special', 'time', 'comments', 'forks']),
  move: new Set(['color', 'from', 'to', 'piece', 'same', 'promote', 'capture', 'relative']),
  time: new Set(['now', 'total']),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;

class JkfReader {
  readonly #jkf: JsonObject;
  readonly #game: ForeignGame;
  /** The indices of the moves in the text. */
  readonly #places: ReadonlyMap<JsonObject, number>;
  #at = 0;

  constructor(text: string, jkf: JsonObject) {
    this.#jkf = jkf;
    // A fork stands before the rest of the line that it leaves, so equal moves are not joined.
    this.#game = new ForeignGame(new TextPlaces(text), 'kakinoki', false);
    this.#places = placesOf(text, jkf, 'move');
  }

  read(): ReadGame {
    const { header, initial, moves } = this.#jkf;
    for (const [name, value] of Object.entries(isObject(header) ? header : {})) {
      if (typeof value === 'string' || typeof value === 'number') {
        this.#game.header(name, `${value}`);
      } else this.#game.leaveOut('field', name, 0);
    }
    this.#leaveOutUnknown('game', this.#jkf);
    this.#leaveOutUnknown('initial', initial);
    this.#begin(initial);
    if (!this.#game.hasFailed) this.#line(listOf(moves));
    return this.#game.finish();
  }

  #begin(initial: unknown): void {
    const preset = isObject(initial) ? initial.preset : undefined;
    const own = typeof preset === 'string' ? sfenOfPreset(preset) : undefined;
    if (own !== undefined) {
      this.#game.beginAt(readSfen(shogi, own), 0);
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
    const start = parseSfen(shogi, record.initialPosition.sfen, 'any');
    if (start.ok) this.#game.beginAt(start.value, 0);
    else this.#game.fail({ code: 'sfen', variant: shogi, fault: start.fault }, 0);
  }

  /**
   * Reads a line from the position where it begins. Each move is read before the lines beside it.
   */
  #line(entries: readonly JsonObject[], depth = 0): void {
    for (const [index, entry] of entries.entries()) {
      const { move, time } = entry;
      const { ply } = this.#game;
      this.#leaveOutUnknown('entry', entry, move);
      this.#leaveOutUnknown('move', move, move);
      this.#leaveOutUnknown('time', time, move);
      if (isObject(move)) {
        this.#move(move, entry, entries[index + 1]);
        if (this.#game.hasFailed) return;
      }
      this.#besideMove(entry);
      this.#forks(entry, ply, depth);
      if (this.#game.hasFailed) return;
    }
  }

  /** What an entry says of its move: how the game ends by it, its time and comments. */
  #besideMove(entry: JsonObject): void {
    const game = this.#game;
    const { move, special, time, comments } = entry;
    if (typeof special === 'string') {
      game.endBy(endingOfCsa(special, game.turn), special, this.#placeOf(entry));
    }
    const timeMs = isObject(time) && isObject(time.now) ? timeOf(time.now) : undefined;
    if (isObject(move) && timeMs !== undefined) game.spend(timeMs);
    for (const line of linesIn(comments)) game.comment(line);
  }

  /** The lines beside a move. @param ply where they begin */
  #forks(entry: JsonObject, ply: number, depth: number): void {
    const game = this.#game;
    for (const fork of Array.isArray(entry.forks) ? entry.forks : []) {
      if (depth === DEEPEST) game.fail({ code: 'too-deep' }, this.#placeOf(entry));
      if (game.hasFailed) return;
      const back = game.mark();
      game.goTo(ply);
      this.#line(listOf(fork), depth + 1);
      if (game.hasFailed) return;
      game.returnTo(back);
    }
  }

  /** @param move the move where the object stands */
  #leaveOutUnknown(kind: keyof typeof FIELDS, object: unknown, move?: unknown): void {
    if (!isObject(object)) return;
    for (const name of Object.keys(object)) {
      if (!FIELDS[kind].has(name)) this.#game.leaveOut('field', name, this.#placeOf({ move }));
    }
  }

  /** The index of the move of an entry; for an entry without a move, that of the last one. */
  #placeOf({ move }: JsonObject): number {
    if (isObject(move)) this.#at = this.#places.get(move) ?? 0;
    return this.#at;
  }

  #move(move: JsonObject, { comments }: JsonObject, next: JsonObject | undefined): void {
    const game = this.#game;
    const at = this.#placeOf({ move });
    const text = jkfMoveText(move, game.lastTo);
    if (text === undefined) {
      game.fail({ code: 'line', found: textOfMove(move) }, at);
      return;
    }
    game.move(text, at, () => {
      const special = next?.special;
      const isTold = typeof special === 'string' && isFoul(endingOfCsa(special, game.turn));
      if (isTold || linesIn(comments).some(endingOfComment)) return 'foul';
      return next ? 'more' : 'nothing';
    });
  }
}

function linesIn(comments: unknown): string[] {
  const lines: unknown[] = Array.isArray(comments) ? comments : [];
  return lines.filter((line) => ['string', 'number'].includes(typeof line)).map(String);
}

/** An object that is no move, as text. Its parts may be nested to any depth and are left out. */
function textOfMove(move: JsonObject): string {
  const shown = (value: unknown, part: (value: unknown) => unknown): unknown => {
    if (Array.isArray(value)) return '..';
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(inner)]));
  };
  const flat = (value: unknown) => (typeof value === 'object' && value !== null ? '..' : value);
  return JSON.stringify(shown(move, (value) => shown(value, flat)));
}

/** Milliseconds. */
function timeOf({ h = 0, m = 0, s = 0 }: JsonObject): number | undefined {
  const seconds = (Number(h ?? 0) * 60 + Number(m ?? 0)) * 60 + Number(s ?? 0);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) : undefined;
}

const MARKS: Readonly<Record<string, string>> = {
  L: '左',
  C: '直',
  R: '右',
  U: '上',
  M: '寄',
  D: '引',
  H: '打',
};

/**
 * A move of JKF as text: in CSA, or in Japanese where its origin is missing.
 * @param lastTo where the last move went, for `same`
 * @returns undefined where the object is no move
 */
function jkfMoveText(move: JsonObject, lastTo: Square | undefined): string | undefined {
  const { piece: name, color, relative, promote } = move;
  const isSame = !isObject(move.to) && move.same === true && lastTo !== undefined;
  const to = isSame ? `${fileOf(lastTo)}${rankOf(lastTo)}` : squareText(move.to);
  const piece = typeof name === 'string' ? pieceOfCsa(shogi, name.toLowerCase()) : undefined;
  if (piece === undefined || to === undefined) return undefined;
  const sign = color === 0 ? '+' : color === 1 ? '-' : '';
  if (isObject(move.from)) {
    const from = squareText(move.from);
    const { sfen } = pieceData(shogi, piece.kind);
    const promoted = piece.promoted ? undefined : namesOf(shogi).csa?.[sfen]?.[1];
    const after = promote === true ? promoted : String(name);
    return from && after && `${sign}${from}${to}${after}`;
  }
  if (typeof relative !== 'string' || relative === '' || relative === 'H') {
    return `${sign}00${to}${name}`;
  }
  const marks = Array.from(relative, (letter) => MARKS[letter] ?? letter).join('');
  const ending = promote === true ? '成' : promote === false ? '不成' : '';
  return `${to}${japaneseName(shogi, piece)}${marks}${ending}`;
}

/**
 * The digits of a square. Squares outside the board are written too, so that their refusal names
 * them.
 */
function squareText(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { x, y } = value;
  const isDigit = (part: unknown) =>
    Number.isInteger(part) && Number(part) >= 0 && Number(part) < 10;
  return isDigit(x) && isDigit(y) ? `${x}${y}` : undefined;
}
