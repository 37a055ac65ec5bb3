import { opposite } from '../../../rules/core/color.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { formatSfen, parseSfen } from '../../../rules/notation/sfen.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { formatUsi } from '../../../rules/notation/usi.ts';
import { GameBuilder, type Places } from '../../tree/game-builder.ts';
import type { ReadGame } from '../../tree/read-game.ts';
import { createRecord, type GameRecord, mainLine } from '../../tree/record.ts';
import { type RecordResult, resultOf, scoreOf, UNFINISHED } from '../../tree/termination.ts';
import { UNNAMED_VARIANT, variantOfSfen } from '../fitting-variant.ts';
import { linesOf, type Part, TextPlaces } from '../text/text-places.ts';
import { withPlainLines } from '../text/utf8.ts';
import { isContent, isSfenBoard, USI_MOVE, type UsiWord, usiWords } from './usi-line.ts';

interface UsiOptions {
  /**
   * The variant of all games. Default: the one that an SFEN fits best; shogi for `startpos` and for
   * lines without a start.
   */
  readonly variant?: Variant;
}

/**
 * Reads the games of a text, one a line: `position startpos moves 7g7f ..`, `position sfen SFEN
 * moves ..`, either without `position`, a bare SFEN, or only moves. `resign` and `win` (a declared
 * entering king) end a game in favour of the other side and of the side to move. Empty lines and
 * lines that begin with `#` or `//` are skipped. Each game is read up to its first fault.
 */
export function parseUsiRecords(text: string, { variant }: UsiOptions = {}): ReadGame[] {
  const plain = withPlainLines(text);
  const places = new TextPlaces(plain);
  const lines = linesOf(plain).filter((line) => isContent(line.text));
  return lines.map((line) => new UsiLine(line, places).read(variant));
}

/**
 * The main line of a game as one line of USI. Only the even game of shogi begins with `startpos`;
 * the pieces of an SFEN tell the variant of any other.
 */
export function formatUsiRecord(record: GameRecord): string {
  const { variant, start } = record;
  const sfen = formatSfen(variant, start);
  const startText = sfen === UNNAMED_VARIANT.start ? 'startpos' : `sfen ${sfen}`;
  const moves = mainLine(record).map(({ move }) => formatUsi(variant, move));
  return `${['position', startText, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ')}\n`;
}

/** Reads one line. */
class UsiLine {
  readonly #line: Part;
  readonly #words: readonly UsiWord[];
  readonly #game: GameBuilder;
  #next = 0;

  constructor(line: Part, places: Places) {
    this.#line = line;
    this.#words = usiWords(line.text);
    this.#game = new GameBuilder(places);
  }

  /** @param variant where the caller names one */
  read(variant: Variant | undefined): ReadGame {
    const hasHead = this.#takes('position');
    const hasStart = this.#takes('startpos');
    const isList = this.#text === 'moves' || isEnding(this.#text) || USI_MOVE.test(this.#text);
    if (hasStart || (isList && !hasHead)) this.#game.begin(evenGame(variant), this.#at);
    else if (this.#takes('sfen') || isSfenBoard(this.#text)) this.#readSfen(variant);
    else {
      this.#next = 0;
      this.#game.fail({ code: 'line', found: this.#line.text.trim() }, this.#at);
    }
    if (this.#game.hasBegun) this.#readMoves();
    return this.#game.finish(this.#result);
  }

  /** The next word, empty at the end. */
  get #text(): string {
    return this.#words[this.#next]?.text ?? '';
  }

  /** The index of the next word. */
  get #at(): number {
    return this.#line.at + (this.#words[this.#next]?.index ?? this.#line.text.length);
  }

  #takes(text: string): boolean {
    const isThere = this.#text === text;
    if (isThere) this.#next++;
    return isThere;
  }

  #readSfen(variant: Variant | undefined): void {
    const at = this.#at;
    const fields: string[] = [];
    while (this.#text !== '' && this.#text !== 'moves' && !isEnding(this.#text)) {
      fields.push(this.#text);
      this.#next++;
    }
    const sfen = fields.join(' ');
    const played = variant ?? variantOfSfen(sfen);
    const start = parseSfen(played, sfen, 'any');
    if (start.ok) this.#game.begin(createRecord({ variant: played, start: start.value }), at);
    else this.#game.fail({ code: 'sfen', variant: played, fault: start.fault }, at);
  }

  #readMoves(): void {
    this.#takes('moves');
    for (const { text, index } of this.#words.slice(this.#next)) {
      if (this.#game.hasFailed) return;
      const at = this.#line.at + index;
      if (isEnding(text)) this.#end(text, at);
      else this.#move(text, at);
    }
  }

  #move(text: string, at: number): void {
    const game = this.#game;
    if (game.isOver) game.fail({ code: 'unexpected', found: text }, at);
    else if (USI_MOVE.test(text)) game.move(text, at);
    else game.failAtMove(text, at, { kind: 'not-understood', fault: { code: 'unreadable' } });
  }

  #end(name: string, at: number): void {
    const { turn } = this.#game;
    const score = scoreOf(name === 'win' ? turn : opposite(turn));
    const termination = name === 'win' ? 'entering king' : 'resignation';
    this.#game.end({ name, result: { score, termination } }, name, at);
  }

  /** The result that the line states, else the one that its moves lead to, also before a fault. */
  get #result(): RecordResult {
    const ending = this.#game.endByRules();
    return this.#game.statedResult ?? (ending ? resultOf(ending) : UNFINISHED);
  }
}

function evenGame(variant: Variant = UNNAMED_VARIANT): GameRecord {
  return createRecord({ variant, start: startPosition(variant) });
}

function isEnding(text: string): boolean {
  return text === 'resign' || text === 'win';
}
