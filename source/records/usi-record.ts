import { opposite } from '../core/color.ts';
import type { Ending, Game } from '../core/game.ts';
import { hasLegalMove } from '../core/generate.ts';
import { moveTo } from '../core/move.ts';
import type { Variant } from '../core/variant.ts';
import { VARIANTS } from '../core/variants/index.ts';
import { shogi } from '../core/variants/shogi.ts';
import { type MoveReading, readMove } from '../notation/read-move.ts';
import { formatSfen, parseSfen } from '../notation/sfen.ts';
import { openGame, startPosition } from '../notation/start.ts';
import { formatUsi } from '../notation/usi.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  mainLine,
  type RecordNode,
  setEnding,
  setResult,
} from './record.ts';
import type {
  GoesOn,
  ReadGame,
  RecordFault,
  RecordFaultPlace,
  RecordFaultReason,
} from './record-fault.ts';
import { scoreOf } from './termination.ts';

export interface UsiOptions {
  /** Of all games. By default the board of an SFEN decides; `startpos` is that of shogi. */
  readonly variant?: Variant;
}

/** A word of a line; `index` is that of its first character. */
interface Word {
  readonly text: string;
  readonly index: number;
}

/** The game of `startpos`, and of lines that name no start. */
const STARTPOS_VARIANT: Variant = shogi;

const MOVE = /^(?:\d[a-z]\d[a-z]\+?|[A-Z]\*\d[a-z])$/;
const BOARD = /^[^/]+(?:\/[^/]+)+$/;

/**
 * Reads the games of a text, one a line: `position startpos moves 7g7f ..`, `position sfen SFEN
 * moves ..`, either without `position`, a bare SFEN, or only moves. `resign` and `win` (a declared
 * entering king) end a game in favour of the other side and of the side to move. Empty lines and
 * those that begin with `#` or `//` are passed over. Each game is read up to its first fault.
 */
export function parseUsiRecords(text: string, { variant }: UsiOptions = {}): ReadGame[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines.flatMap((line, index) => {
    return isContent(line) ? [new UsiLine(line, index + 1).read(variant)] : [];
  });
}

/** Whether a line has the form of a game: see `parseUsiRecords`. */
export function isUsiLine(line: string): boolean {
  const [first, ...others] = wordsOf(line).map((word) => word.text);
  if (first === undefined || !isContent(line)) return false;
  if (first === 'position') return others[0] === 'startpos' || others[0] === 'sfen';
  if (first === 'startpos' || first === 'sfen' || first === 'moves') return true;
  if (BOARD.test(first)) return /^[bw]$/.test(others[0] ?? '');
  return MOVE.test(first) && others.every((word) => /^[\w*+]+$/.test(word));
}

/**
 * The main line of a game as one line of USI. Only the even game of shogi begins with `startpos`,
 * so that the board of an SFEN tells the variant of all others.
 */
export function formatUsiRecord(record: GameRecord): string {
  const { variant, start } = record;
  const sfen = formatSfen(variant, start);
  const startText = sfen === STARTPOS_VARIANT.start ? 'startpos' : `sfen ${sfen}`;
  const moves = mainLine(record).map(({ move }) => formatUsi(variant, move));
  return `${['position', startText, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ')}\n`;
}

/** The variant that an SFEN has the board of; shogi where it is the board of none. */
export function variantOfSfen(sfen: string): Variant {
  const [board = ''] = sfen.trim().split(/\s+/);
  const lengths = board.split('/').map(rankLength);
  const fitting = ({ files, ranks }: Variant) =>
    lengths.length === ranks ? lengths.filter((length) => length === files).length : 0;
  return VARIANTS.reduce(
    (best, variant) => (fitting(variant) > fitting(best) ? variant : best),
    STARTPOS_VARIANT,
  );
}

function rankLength(rank: string): number {
  const squares = rank.match(/\d|[^+]/g) ?? [];
  return squares.reduce((length, text) => length + (Number(text) || 1), 0);
}

/** Reads one line. */
class UsiLine {
  readonly #line: string;
  readonly #number: number;
  readonly #words: readonly Word[];
  #next = 0;

  constructor(line: string, number: number) {
    this.#line = line;
    this.#number = number;
    this.#words = wordsOf(line);
  }

  /** @param variant where the caller names one */
  read(variant: Variant | undefined): ReadGame {
    const hasHead = this.#takes('position');
    if (this.#takes('startpos')) return this.#readMoves(evenGame(variant));
    if (this.#takes('sfen') || BOARD.test(this.#text)) return this.#readSfen(variant);
    const isList = this.#text === 'moves' || isEnding(this.#text) || MOVE.test(this.#text);
    if (isList && !hasHead) return this.#readMoves(evenGame(variant));
    const place = this.#place(0, this.#words[0]);
    return { fault: { ...place, code: 'line', found: this.#line.trim() } };
  }

  /** The next word, empty at the end. */
  get #text(): string {
    return this.#words[this.#next]?.text ?? '';
  }

  #takes(text: string): boolean {
    const isThere = this.#text === text;
    if (isThere) this.#next++;
    return isThere;
  }

  #readSfen(variant: Variant | undefined): ReadGame {
    const place = this.#place(0, this.#words[this.#next]);
    const fields: string[] = [];
    while (this.#text !== '' && this.#text !== 'moves' && !isEnding(this.#text)) {
      fields.push(this.#text);
      this.#next++;
    }
    const sfen = fields.join(' ');
    const played = variant ?? variantOfSfen(sfen);
    const start = parseSfen(played, sfen);
    if (start.ok) return this.#readMoves(createRecord({ variant: played, start: start.value }));
    return { fault: { ...place, code: 'sfen', variant: played, fault: start.fault } };
  }

  #readMoves(record: GameRecord): ReadGame {
    this.#takes('moves');
    const line = new PlayedLine(record);
    let goesOn: GoesOn | undefined;
    let fault: RecordFault | undefined;
    for (const word of this.#words.slice(this.#next)) {
      const { ending, ply } = line;
      const reason = line.read(word.text);
      if (reason) {
        fault = { ...this.#place(reason.code === 'unexpected' ? ply : ply + 1, word), ...reason };
        break;
      }
      if (ending && line.ply > ply) goesOn ??= { ...this.#place(line.ply, word), ending };
    }
    line.finish();
    return { record, ...(fault && { fault }), ...(goesOn && { goesOn }) };
  }

  /** @param word missing where the line ends too early */
  #place(ply: number, word: Word | undefined): RecordFaultPlace {
    const column = Array.from(this.#line.slice(0, word?.index)).length + 1;
    return { line: this.#number, column, ply };
  }
}

/** Plays the moves of a line into a record. */
class PlayedLine {
  readonly #record: GameRecord;
  readonly #game: Game;
  #node: RecordNode;
  /** How the game has ended by the moves so far. */
  ending: Ending | undefined;
  #isDeclared = false;

  constructor(record: GameRecord) {
    this.#record = record;
    this.#node = record.root;
    this.#game = openGame(record.variant, record.start.placement);
    this.ending = this.#judge();
  }

  get ply(): number {
    return this.#game.ply;
  }

  /** Takes one word, or says why it cannot stand there. */
  read(text: string): RecordFaultReason | undefined {
    if (this.#isDeclared) return { code: 'unexpected', found: text };
    if (isEnding(text)) {
      this.#declare(text);
      return undefined;
    }
    if (this.ending && !hasLegalMove(this.#game.position)) {
      return { code: 'game-over', found: text, ending: this.ending };
    }
    return this.#play(text);
  }

  /** Sets the result of a game that ended by its moves. */
  finish(): void {
    if (!this.#isDeclared) setEnding(this.#record, this.ending);
  }

  #play(text: string): RecordFaultReason | undefined {
    const { position, moves } = this.#game;
    const last = moves.at(-1);
    const reading: MoveReading = MOVE.test(text)
      ? readMove(position, text, last && moveTo(last))
      : { kind: 'not-understood', fault: { code: 'unreadable' } };
    if (reading.kind === 'choice') throw new RangeError(`${text} says whether it promotes`);
    if (reading.kind !== 'move') {
      const { variant } = this.#record;
      return { code: 'move', found: text, variant, before: position.snapshot(), reading };
    }
    this.#game.play(reading.move);
    this.#node = appendMove(this.#node, reading.move);
    this.ending = this.#judge();
    return undefined;
  }

  #declare(text: string): void {
    const { turn } = this.#game;
    const score = scoreOf(text === 'win' ? turn : opposite(turn));
    const termination = text === 'win' ? 'entering king' : 'resignation';
    setResult(this.#record, { score, termination });
    this.#isDeclared = true;
  }

  #judge(): Ending | undefined {
    const status = this.#game.status();
    return status.kind === 'ended' ? status.ending : undefined;
  }
}

function evenGame(variant: Variant = STARTPOS_VARIANT): GameRecord {
  return createRecord({ variant, start: startPosition(variant) });
}

function isEnding(text: string): boolean {
  return text === 'resign' || text === 'win';
}

function isContent(line: string): boolean {
  return !/^\s*(?:$|#|\/\/)/.test(line);
}

function wordsOf(line: string): Word[] {
  return Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, index }));
}
