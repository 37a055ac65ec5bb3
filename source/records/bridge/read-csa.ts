import type { ReadGame } from '../record-fault.ts';
import { endingOfCsa } from './endings.ts';
import { csaStart } from './foreign-start.ts';
import { GameBuilder } from './game-builder.ts';
import { linesOf, type Part } from './place.ts';

const BOARD = /^(PI(\d\d[A-Z]{2})*|P[1-9]( \* ?|[-+][A-Z][A-Z]){9}\s*|P[-+](\d\d[A-Z]{2})*)$/;
const MOVE = /^[-+]\d{4}[A-Z]{2}$/;
const TIME = /^T\d+(\.\d*)?$/;
const END = /^%[-+A-Z_]+$/;
/** Statements that show that a text is of the format, and not some other. */
const OF_FORMAT = [
  /^V\d(\.\d+)?$/,
  /^\$[^:]+:/,
  /^N[+-]/,
  /^[+-]$/,
  /^P([I1-9]|[+-]\d\d)/,
  MOVE,
  END,
];

/**
 * Reads the games of a CSA file, version 2 or 3, which a line with a slash parts; a new version
 * line behind moves does as well.
 * Format: http://www2.computer-shogi.org/protocol/record_v22.html
 */
export function readCsa(text: string): ReadGame[] {
  const games: ReadGame[] = [];
  let game = new CsaReader(text);
  const close = () => {
    const read = game.finish();
    if (read) games.push(read);
    game = new CsaReader(text);
  };
  for (const line of linesOf(text)) {
    if (line.text.trimEnd() === '/' || (game.hasMoves && /^V\d/.test(line.text))) close();
    else game.add(line);
  }
  close();
  return games.length > 0 ? games : [new GameBuilder('', 'csa').refuse('csa')];
}

/** The statements of a line: commas part them but in remarks, names and headers. */
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
  readonly #game: GameBuilder;
  readonly #statements: Part[] = [];
  readonly #board: Part[] = [];
  hasMoves = false;

  constructor(text: string) {
    this.#game = new GameBuilder(text, 'csa');
  }

  add(line: Part): void {
    const statements = statementsOf(line);
    if (statements.some(({ text }) => /^[+-]/.test(text))) this.hasMoves = true;
    this.#statements.push(...statements);
  }

  /** The game, undefined where nothing belongs to the format. */
  finish(): ReadGame | undefined {
    if (!this.#statements.some(({ text }) => OF_FORMAT.some((form) => form.test(text)))) {
      return undefined;
    }
    for (let index = 0; index < this.#statements.length && !this.#game.hasFailed; index++) {
      this.#read(index);
    }
    if (!this.#game.hasFailed) this.#begin('+');
    return this.#game.finish();
  }

  #read(index: number): void {
    const { text, at } = this.#statements[index];
    const game = this.#game;
    const [, name, value] = /^(?:\$([^:]+):|(N[+-]))(.*)$/s.exec(text)?.filter(Boolean) ?? [];
    if (text.startsWith("'*")) game.comment(text.slice(2));
    else if (text.startsWith("'")) {
      if (game.hasBegun) game.comment(text.slice(1));
    } else if (name !== undefined) {
      game.header(name, value ?? '');
    } else if (BOARD.test(text) && !game.hasBegun) this.#board.push({ text, at });
    else if (/^[+-]$/.test(text) && !game.hasBegun) this.#begin(text as '+' | '-');
    else if (MOVE.test(text)) this.#move(index);
    else if (END.test(text)) this.#end(text.slice(1));
    else if (TIME.test(text)) game.spend(Math.round(Number(text.slice(1)) * 1000));
    else this.#stray(index);
  }

  #begin(sign: '+' | '-'): void {
    if (this.#game.hasBegun) return;
    const start = csaStart(this.#board, sign);
    if (start.ok) this.#game.begin(start.value);
    else this.#game.fail(start.fault.reason, start.fault.at);
  }

  #move(index: number): void {
    const move = this.#statements[index];
    this.#begin(move.text[0] as '+' | '-');
    if (!this.#game.hasFailed) this.#game.move(move, () => this.#endsByFoul(index));
  }

  #end(name: string): void {
    this.#begin('+');
    if (!this.#game.hasFailed) this.#game.end(endingOfCsa(name, this.#game.turn));
  }

  /** What looks like a statement is not passed over. */
  #stray(index: number): void {
    const { text, at } = this.#statements[index];
    if (!/^[-+%P]|\d{2}/.test(text)) return;
    this.#game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
  }

  #endsByFoul(index: number): boolean {
    const next = this.#statements.slice(index + 1).find(({ text }) => !/^['T$]/.test(text));
    return next !== undefined && /^%([+-]ILLEGAL_ACTION|ILLEGAL_MOVE)$/.test(next.text);
  }
}
