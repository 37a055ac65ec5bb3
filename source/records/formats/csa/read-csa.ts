import { importCSA } from 'tsshogi';
import { itemAt } from '../../../rules/core/item-at.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import { parseSfen, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { BehindMove } from '../../tree/game-builder.ts';
import type { ReadGame, RecordFaultReason } from '../../tree/read-game.ts';
import { endingOfComment, endingOfCsa } from '../foreign/endings.ts';
import { ForeignGame } from '../foreign/foreign-game.ts';
import { linesOf, type Part, TextPlaces } from '../text/text-places.ts';

const BOARD = /^(PI(\d\d[A-Z]{2})*|P[1-9]( \* ?|[-+][A-Z][A-Z]){9}\s*|P[-+](\d\d[A-Z]{2})*)$/;
const MOVE = /^[-+]\d{4}[A-Z]{2}$/;
const TIME = /^T\d+(\.\d*)?$/;
const END = /^%[-+A-Z_]+$/;
const VERSION = /^V\d(\.\d+)?$/;
/** Statements that show that a text is CSA. */
const OF_FORMAT = [VERSION, /^\$[^:]+:/, /^N[+-]/, /^[+-]$/, /^P([I1-9]|[+-]\d\d)/, MOVE, END];

/**
 * Reads the games of a CSA file, version 2 or 3. A line with a slash parts them, and so does a new
 * version line after moves.
 * Format: http://www2.computer-shogi.org/protocol/record_v22.html
 */
export function readCsa(text: string): ReadGame[] {
  const games: ReadGame[] = [];
  const places = new TextPlaces(text);
  let game = new CsaReader(places);
  const close = () => {
    const read = game.finish();
    if (read) games.push(read);
    game = new CsaReader(places);
  };
  for (const line of linesOf(text)) {
    if (line.text.trimEnd() === '/' || (game.hasMoves && /^V\d/.test(line.text))) close();
    else game.add(line);
  }
  close();
  return games.length > 0 ? games : [new ForeignGame(places, 'csa').refuse('csa')];
}

/** The statements of a line. Commas part them, except in remarks, names and headers. */
function statementsOf({ text, at }: Part): Part[] {
  if (/^['N$]/.test(text)) return [{ text, at }];
  const statements: Part[] = [];
  let offset = at;
  for (const statement of text.split(',')) {
    if (statement.trim() !== '') statements.push({ text: statement.trimEnd(), at: offset });
    offset += statement.length + 1;
  }
  return statements;
}

class CsaReader {
  readonly #game: ForeignGame;
  readonly #statements: Part[] = [];
  readonly #board: Part[] = [];
  hasMoves = false;

  constructor(places: TextPlaces) {
    this.#game = new ForeignGame(places, 'csa');
  }

  add(line: Part): void {
    const statements = statementsOf(line);
    if (statements.some(({ text }) => /^[+-]/.test(text))) this.hasMoves = true;
    for (const statement of statements) this.#statements.push(statement);
  }

  /** The game, undefined where nothing belongs to the format. */
  finish(): ReadGame | undefined {
    if (!this.#statements.some(({ text }) => OF_FORMAT.some((form) => form.test(text)))) {
      return undefined;
    }
    for (const [index, statement] of this.#statements.entries()) {
      if (this.#game.hasFailed) break;
      this.#read(statement, index);
    }
    if (!this.#game.hasFailed) this.#begin('+');
    return this.#game.finish();
  }

  #read(statement: Part, index: number): void {
    const { text, at } = statement;
    const game = this.#game;
    const [, name, value] = /^(?:\$([^:]+):|(N[+-]))(.*)$/s.exec(text)?.filter(Boolean) ?? [];
    if (text.startsWith("'*")) game.comment(text.slice(2));
    else if (text.startsWith("'")) {
      if (game.hasBegun) game.comment(text.slice(1));
    } else if (name !== undefined) {
      game.header(name, value ?? '');
    } else if (BOARD.test(text) && !game.hasBegun) this.#board.push({ text, at });
    else if (/^[+-]$/.test(text) && !game.hasBegun) this.#begin(text as '+' | '-');
    else if (MOVE.test(text)) this.#move(statement, index);
    else if (END.test(text)) this.#end({ text, at });
    else if (!TIME.test(text)) this.#stray(statement);
    else if (!game.spend(Math.round(Number(text.slice(1)) * 1000))) game.leaveOut('line', text, at);
  }

  #begin(sign: '+' | '-'): void {
    if (this.#game.hasBegun) return;
    const start = csaStart(this.#board, sign);
    if (start.ok) this.#game.beginAt(start.value, this.#board[0]?.at ?? 0);
    else this.#game.fail(start.fault.reason, start.fault.at);
  }

  #move(move: Part, index: number): void {
    this.#begin(move.text[0] as '+' | '-');
    if (!this.#game.hasFailed) this.#game.move(move.text, move.at, () => this.#behind(index));
  }

  #end({ text, at }: Part): void {
    this.#begin('+');
    if (this.#game.hasFailed) return;
    this.#game.endBy(endingOfCsa(text.slice(1), this.#game.turn), text, at);
  }

  /** Fails at what looks like a statement and is none; leaves out the rest. */
  #stray({ text, at }: Part): void {
    const [found, place] = [text.trim(), at + text.search(/\S/)];
    if (VERSION.test(text)) return;
    if (/^[-+%P]|\d{2}/.test(text)) this.#game.fail({ code: 'line', found }, place);
    else this.#game.leaveOut('line', found, place);
  }

  #behind(index: number): BehindMove {
    for (const { text } of this.#statements.slice(index + 1)) {
      const isTold = endingOfComment(text.replace(/^'\*?/, '')) !== undefined;
      if (isTold || /^%([+-]ILLEGAL_ACTION|ILLEGAL_MOVE)$/.test(text)) return 'foul';
      if (!/^['T$]/.test(text)) return 'more';
    }
    return 'nothing';
  }
}

/** The start of a game, or why it cannot be read, and where. */
type CsaStart = Result<SfenPosition, { readonly reason: RecordFaultReason; readonly at: number }>;

/** The start of a game in CSA, from its lines with P and the sign of the side to move. */
function csaStart(lines: readonly Part[], sign: '+' | '-'): CsaStart {
  const board = lines.length > 0 ? lines : [{ text: 'PI', at: 0 }];
  if (board.length === 1 && board[0]?.text === 'PI') {
    const { placement, moveNumber } = startPosition(shogi);
    const turn = sign === '+' ? 'black' : 'white';
    return success({ placement: { ...placement, turn }, moveNumber });
  }
  return positionOf(board, sign);
}

function positionOf(lines: readonly Part[], sign: '+' | '-'): CsaStart {
  const read = (count: number) => {
    const sentences = lines.slice(0, count).map(({ text }) => text);
    return importCSA([...sentences, sign].join('\n'));
  };
  const record = read(lines.length);
  if (record instanceof Error) {
    let [good, bad] = [0, lines.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (read(middle) instanceof Error) bad = middle;
      else good = middle;
    }
    const { text, at } = itemAt(lines, bad - 1);
    return failure({ reason: { code: 'line', found: text.trim() }, at });
  }
  const position = parseSfen(shogi, record.initialPosition.sfen, 'any');
  if (position.ok) return position;
  const reason = { code: 'sfen', variant: shogi, fault: position.fault } as const;
  return failure({ reason, at: lines[0]?.at ?? 0 });
}
