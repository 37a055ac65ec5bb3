import { kakinokiToMetadataKey } from 'tsshogi';
import type { ReadGame } from '../record-fault.ts';
import { endingOfName, isEndingWord, isFoul, otherEnding, parseClosingLine } from './endings.ts';
import { kakinokiStart } from './foreign-start.ts';
import { GameBuilder } from './game-builder.ts';
import { linesOf, type Part } from './place.ts';

export type KakinokiFormat = 'kif' | 'ki2';

/** What a line of KIF or KI2 is. `junk` says nothing, `stray` is a move where none can stand. */
export type KakinokiLine =
  | { readonly kind: 'comment' | 'bookmark'; readonly text: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'branch'; readonly ply: number }
  | {
      readonly kind: 'move';
      readonly number: number;
      readonly move: Part;
      readonly timeMs: number | undefined;
    }
  | { readonly kind: 'moves'; readonly moves: readonly Part[] }
  | { readonly kind: 'position' | 'closing' | 'program' | 'junk' | 'stray' };

const POSITION = /^(手合割[：:]|[先後下上]手の持駒[：:]|\||[先後下上]手番)/;
const BRANCH = /^\s*変化[：:]\s*(\d{1,4})/;
const NUMBERED = /^(\s*)(\d{1,4})(\s+)(\S.*)$/;
const TIME = /\s*\(\s*(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*(?:\/[^)]*)?\).*$/;
const MARKED = /^\s*[▲△▼▽☗☖]/;
const HEADER = /^([^ ：:]+)[：:](.*)$/s;
const MOVE_LIKE =
  /(?:[1-9１-９][1-9１-９一二三四五六七八九]|同)\s*成?[王玉飛龍竜角馬金銀全桂圭香杏歩と]|[▲△▼▽☗☖]|[1-9][a-i][1-9][a-i]|[+-]\d{4}[A-Z]{2}/;

/** What a line is, by its own. */
export function kakinokiLine({ text, at }: Part, format: KakinokiFormat): KakinokiLine {
  if (text.startsWith('#')) return { kind: 'program' };
  const comment = /^\s*\*(.*)$/s.exec(text);
  if (comment) return { kind: 'comment', text: comment[1] };
  if (text.startsWith('&')) return { kind: 'bookmark', text: text.slice(1) };
  if (POSITION.test(text)) return { kind: 'position' };
  if (/^\s*まで/.test(text)) return { kind: 'closing' };
  const branch = BRANCH.exec(text);
  if (branch) return { kind: 'branch', ply: Number(branch[1]) };
  const numbered = format === 'kif' && NUMBERED.exec(text);
  if (numbered) return numberedLine(numbered, at);
  if (format === 'ki2' && MARKED.test(text)) return { kind: 'moves', moves: markedMoves(text, at) };
  const header = HEADER.exec(text);
  if (header && !MOVE_LIKE.test(header[1])) {
    return { kind: 'header', name: header[1], value: header[2] };
  }
  return { kind: MOVE_LIKE.test(text) && !/^\s*手数[＝=]/.test(text) ? 'stray' : 'junk' };
}

/** `   1 ７六歩(77)   ( 0:16/00:00:16)+` */
function numberedLine([, indent, number, gap, behind]: RegExpExecArray, at: number): KakinokiLine {
  const [, hours = '0', minutes, seconds] = TIME.exec(behind) ?? [];
  const text = behind.replace(TIME, '').replace(/\s*\+?\s*$/, '');
  return {
    kind: 'move',
    number: Number(number),
    move: { text, at: at + indent.length + number.length + gap.length },
    timeMs:
      minutes === undefined
        ? undefined
        : (Number(hours) * 60 + Number(minutes)) * 60_000 + Math.round(Number(seconds) * 1000),
  };
}

function markedMoves(line: string, at: number): Part[] {
  const marks = [...line.matchAll(/[▲△▼▽☗☖][^▲△▼▽☗☖]*/g)];
  return marks.map((match) => ({ text: match[0].trim(), at: at + match.index }));
}

/** Whether a line shows that a text is of the format, and not some other. */
function isOfFormat({ text, line }: Part & { readonly line: KakinokiLine }): boolean {
  switch (line.kind) {
    case 'header':
      return kakinokiToMetadataKey(line.name) !== undefined;
    case 'program':
      return /^#\s*KI[F2] version/.test(text);
    case 'junk':
      return text.startsWith('手数--');
    case 'move':
      return endingOfName(line.move.text) !== undefined || MOVE_LIKE.test(line.move.text);
    default:
      return ['position', 'moves', 'closing'].includes(line.kind);
  }
}

/**
 * Reads a game in KIF or KI2, the formats of the program Kakinoki.
 * Format: http://kakinoki.o.oo7.jp/kif_format.html
 */
export function readKakinoki(text: string, format: KakinokiFormat): ReadGame {
  const reader = new KakinokiReader(text, format);
  return reader.read();
}

class KakinokiReader {
  readonly #format: KakinokiFormat;
  readonly #lines: readonly (Part & { readonly line: KakinokiLine })[];
  readonly #game: GameBuilder;
  readonly #position: Part[] = [];
  constructor(text: string, format: KakinokiFormat) {
    this.#format = format;
    this.#lines = linesOf(text).map((part) => ({ ...part, line: kakinokiLine(part, format) }));
    this.#game = new GameBuilder(text, 'kakinoki');
  }

  read(): ReadGame {
    if (!this.#lines.some(isOfFormat)) return this.#game.refuse(this.#format);
    for (let index = 0; index < this.#lines.length && !this.#game.hasFailed; index++) {
      this.#readLine(index);
    }
    if (!this.#game.hasFailed) this.#begin();
    return this.#game.finish();
  }

  #readLine(index: number): void {
    const { line, text, at } = this.#lines[index];
    const game = this.#game;
    switch (line.kind) {
      case 'comment':
        game.comment(line.text);
        break;
      case 'bookmark':
        if (line.text.trim() !== '') game.comment(`[%bookmark ${line.text.trim()}]`);
        break;
      case 'header':
        game.header(line.name, line.value);
        break;
      case 'position':
        if (game.hasBegun) game.fail({ code: 'line', found: text.trim() }, at);
        else this.#position.push({ text, at });
        break;
      case 'branch':
        this.#branch(line.ply, { text, at });
        break;
      case 'move':
        this.#readNumbered(line, index);
        break;
      case 'moves':
        this.#readMarked(line.moves, index);
        break;
      case 'closing':
        this.#close(text);
        break;
      case 'stray':
        this.#begin();
        game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
        break;
      case 'program':
      case 'junk':
        break;
      default:
        line satisfies never;
    }
  }

  #begin(): void {
    if (this.#game.hasBegun) return;
    const start = kakinokiStart(this.#position);
    if (start.ok) this.#game.begin(start.value);
    else this.#game.fail(start.fault.reason, start.fault.at);
  }

  /** The line before a variation; some programs have one above all moves, which says nothing. */
  #branch(ply: number, { text, at }: Part): void {
    const game = this.#game;
    if (!game.hasBegun) return;
    if (ply >= 1 && ply <= game.ply + 1) game.goTo(ply - 1);
    else game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
  }

  #readNumbered(line: KakinokiLine & { kind: 'move' }, index: number): void {
    const game = this.#game;
    const { number, move, timeMs } = line;
    const ending = endingOfName(move.text);
    const isWord = ending === undefined && isEndingWord(move.text);
    this.#begin();
    if (game.hasFailed) return;
    // A move that was left out has a number as well.
    const last = game.ply + (game.isLost ? 2 : 1);
    if (number === 0 || number > last) {
      const { text, at } = this.#lines[index];
      game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
      return;
    }
    if (number <= game.ply) game.goTo(number - 1);
    if (ending || isWord) game.end(ending ?? otherEnding(move.text));
    else {
      game.move(move, () => this.#endsByFoul(index));
      if (timeMs !== undefined && !game.hasFailed) game.spend(timeMs);
    }
  }

  #readMarked(moves: readonly Part[], index: number): void {
    this.#begin();
    for (const [i, move] of moves.entries()) {
      if (this.#game.hasFailed) return;
      this.#game.move(move, () => i === moves.length - 1 && this.#endsByFoul(index));
    }
  }

  /** Whether what follows a line, other than comments, says that the rules were broken. */
  #endsByFoul(index: number): boolean {
    const next = this.#lines
      .slice(index + 1)
      .find(({ line }) => ['move', 'moves', 'closing', 'branch'].includes(line.kind));
    if (next?.line.kind === 'move') {
      const ending = endingOfName(next.line.move.text);
      return ending !== undefined && isFoul(ending);
    }
    if (next?.line.kind !== 'closing') return false;
    const closing = parseClosingLine(next.text);
    return closing !== undefined && isFoul(closing.ending);
  }

  /** In KIF the end stands among the moves as well, and counts before this line. */
  #close(text: string): void {
    const closing = parseClosingLine(text);
    this.#begin();
    if (!closing || this.#game.hasFailed) return;
    this.#game.end(closing.ending, closing.winner);
  }
}
