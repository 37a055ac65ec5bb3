import { kakinokiToMetadataKey, type SpecialMove } from 'tsshogi';
import type { Color } from '../../../rules/core/color.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { readSfen, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { BehindMove, Places } from '../../tree/game-builder.ts';
import type { ReadGame, RecordFaultReason } from '../../tree/read-game.ts';
import { formatDiagram } from '../bod/diagram.ts';
import { parseDiagram, type ReadDiagram } from '../bod/diagram-read.ts';
import {
  endingOfComment,
  endingOfName,
  isClaim,
  isEndingWord,
  isFoul,
  otherEnding,
  parseClosingLine,
} from '../foreign/endings.ts';
import { ForeignGame } from '../foreign/foreign-game.ts';
import { foldStart, sfenOfHandicap } from '../foreign/handicaps.ts';
import { linesOf, type Part, TextPlaces } from '../text/text-places.ts';
import { firstKanji, KIF_GAMES, kifStartOf } from './kif-games.ts';

/** The start of a game, or why it cannot be read, and where. */
type KakinokiStart = Result<
  ReadDiagram,
  { readonly reason: RecordFaultReason; readonly at: number }
>;

/** What the line 手合割 says. */
interface NamedStart {
  /** The game, where the name is that of one. */
  readonly variant?: Variant;
  /** Missing where only a diagram can tell it. */
  readonly start?: SfenPosition;
}

const HANDICAP = /^手合割[：:]/;

/**
 * The start of a game in KIF or KI2, from its lines of handicap, diagram, hands and turn. A diagram
 * counts before a name; hands and turn change the start that a name stands for.
 * @param played the game of a file that does not name it
 */
function kakinokiStart(lines: readonly Part[], played?: Variant): KakinokiStart {
  const [handicap] = lines.filter(({ text }) => HANDICAP.test(text) && nameIn(text) !== '');
  const { variant = played, start } = handicap ? startNamed(nameIn(handicap.text), played) : {};
  const others = lines.filter(({ text }) => !HANDICAP.test(text));
  if (others.some(({ text }) => text.startsWith('|'))) {
    return drawnStart(others, variant ? [variant] : KIF_GAMES);
  }
  const game = variant ?? shogi;
  if (handicap && !start) {
    const reason = { code: 'handicap', variant: game, found: nameIn(handicap.text) } as const;
    return failure({ reason, at: handicap.at });
  }
  const [first] = others;
  const begun = start ?? startPosition(game);
  if (first === undefined) return success({ variant: game, start: begun });
  // The first of two lines of a kind counts.
  const board = formatDiagram(game, begun.placement).split('\n');
  return drawnStart([...others, ...board.map((text) => ({ text, at: first.at }))], [game]);
}

function nameIn(text: string): string {
  return text.replace(HANDICAP, '').trim();
}

function startNamed(name: string, played: Variant = shogi): NamedStart {
  const isNamed = (other: string) => foldStart(other) === foldStart(name);
  if (isNamed(kifStartOf(shogi))) return { start: startPosition(played) };
  const variant = KIF_GAMES.find((game) => [kifStartOf(game), game.kanji].some(isNamed));
  if (variant) return { variant, start: startPosition(variant) };
  const sfen = sfenOfHandicap(name);
  return sfen === undefined ? {} : { start: readSfen(shogi, sfen) };
}

function drawnStart(lines: readonly Part[], games: readonly Variant[]): KakinokiStart {
  const diagram = parseDiagram(lines.map(({ text }) => text).join('\n'), games);
  if (diagram.ok) return diagram;
  const { line, column, ...fault } = diagram.fault;
  const { text, at } = itemAt(lines, line - 1);
  const before = Array.from(text)
    .slice(0, column - 1)
    .join('');
  return failure({ reason: { code: 'diagram', fault }, at: at + before.length });
}

export type KakinokiFormat = 'kif' | 'ki2';

/**
 * What a line of KIF or KI2 is. `program` is for programs alone, and so is `furniture`, which frames
 * what is read; `unknown` means nothing here; `stray` is a move where none can stand.
 */
type KakinokiLine =
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
  | { readonly kind: 'position'; readonly text: string }
  | { readonly kind: 'closing' | 'program' | 'furniture' | 'unknown' | 'stray' };

const POSITION = /^(手合割[：:]|[先後下上]手の持駒[：:]|\||[先後下上]手番)/;
const BRANCH = /^変化[：:]\s*(\d{1,6})/;
const NUMBERED = /^(\d{1,6})(\s+)(\S.*)$/;
/** Every part begins with a character that the part before cannot hold, so none is tried twice. */
const TIME = /\(\s*(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*(?:\/[^()]*)?\)/;
const MARKED = /^[▲△▼▽☗☖]/;
const HEADER = /^([^ ：:]+)[：:](.*)$/s;
/** The heads of columns and files, frames, the ply of a diagram, and a view from White's side. */
const FURNITURE = /^(?:手数(?:-|[ \u3000]*[＝=])|盤面反転|[+|]?[-=─━]{3}|[1-9１-９ \u3000]+$)/;
/** Headers that stand above a game. */
const OPENING = /^(?:手合割|開始日時|対局日|表題|棋戦|[先後下上]手)$/;
const VERSION = /^#[ \t]*KI[F2] version/;
const MOVE_LIKE = new RegExp(
  `(?:[1-9１-９][1-9１-９一二三四五六七八九]|同)\\s*成?[竜${firstKanji(KIF_GAMES)}]|[▲△▼▽☗☖]|[1-9][a-i][1-9][a-i]|[+-]\\d{4}[A-Z]{2}`,
);

/** What a line is, taken alone. It may be indented. */
export function kakinokiLine(part: Part, format: KakinokiFormat): KakinokiLine {
  const text = part.text.trimStart();
  const at = part.at + part.text.length - text.length;
  if (text.startsWith('#')) return headerBehind(text, at, format) ?? { kind: 'program' };
  if (text.startsWith('*')) return { kind: 'comment', text: text.slice(1) };
  if (text.startsWith('&')) return { kind: 'bookmark', text: text.slice(1) };
  if (POSITION.test(text)) return { kind: 'position', text };
  if (text.startsWith('まで')) return { kind: 'closing' };
  const branch = BRANCH.exec(text);
  if (branch) return { kind: 'branch', ply: Number(branch[1]) };
  const numbered = format === 'kif' && NUMBERED.exec(text);
  if (numbered) return numberedLine(numbered, at);
  if (format === 'ki2' && MARKED.test(text)) return { kind: 'moves', moves: markedMoves(text, at) };
  if (text === '' || FURNITURE.test(text)) return { kind: 'furniture' };
  const header = HEADER.exec(text);
  const name = header?.[1];
  const value = header?.[2] ?? '';
  if (name !== undefined && !MOVE_LIKE.test(name)) {
    return { kind: 'header', name, value };
  }
  return { kind: MOVE_LIKE.test(text) ? 'stray' : 'unknown' };
}

/** A line that begins with `#`, read without it; undefined unless that is a known header. */
function headerBehind(text: string, at: number, format: KakinokiFormat): KakinokiLine | undefined {
  const line = kakinokiLine({ text: text.replace(/^#+\s*/, ''), at }, format);
  const isKnown =
    line.kind === 'header'
      ? kakinokiToMetadataKey(line.name) !== undefined
      : line.kind === 'position' && line.text.startsWith('手合割');
  return isKnown ? line : undefined;
}

/** `   1 ７六歩(77)   ( 0:16/00:00:16)+` */
function numberedLine(parts: RegExpExecArray, at: number): KakinokiLine {
  const [, number = '', gap = '', behind = ''] = parts;
  const time = TIME.exec(behind);
  const [, hours = '0', minutes, seconds] = time ?? [];
  const text = behind.slice(0, time?.index).trimEnd().replace(/\+$/, '').trimEnd();
  return {
    kind: 'move',
    number: Number(number),
    move: { text, at: at + number.length + gap.length },
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

/** Whether a line shows that a text is KIF or KI2. */
type ReadLine = Part & { readonly line: KakinokiLine };

function isOfFormat({ text, line }: ReadLine): boolean {
  switch (line.kind) {
    case 'header':
      return kakinokiToMetadataKey(line.name) !== undefined;
    case 'program':
      return VERSION.test(text.trimStart());
    case 'furniture':
      return isColumnHead(text);
    case 'move':
      return endingOfName(line.move.text) !== undefined || MOVE_LIKE.test(line.move.text);
    default:
      return ['position', 'moves', 'closing'].includes(line.kind);
  }
}

/** Whether a line is the one above the moves of KIF. */
function isColumnHead(text: string): boolean {
  return text.trimStart().startsWith('手数--');
}

/** Whether a line can stand only above the moves of a game. */
function isOpening({ text, line }: ReadLine): boolean {
  switch (line.kind) {
    case 'header':
      return OPENING.test(line.name);
    case 'position':
      return true;
    case 'program':
      return VERSION.test(text.trimStart());
    case 'furniture':
      return isColumnHead(text);
    default:
      return false;
  }
}

/** Whether a line belongs to what stands above moves, or between a game and the next one. */
function isAboveMoves({ line: { kind } }: ReadLine): boolean {
  return ['header', 'position', 'program', 'furniture'].includes(kind);
}

function isOfMoves({ line: { kind } }: ReadLine): boolean {
  return kind === 'move' || kind === 'moves' || kind === 'closing';
}

/** Whether a line begins the moves, with Black to move. */
function isFirstMove({ line }: ReadLine): boolean {
  if (line.kind === 'moves') return /^[▲☗]/.test(line.moves[0]?.text ?? '');
  return line.kind === 'move' && line.number === 1;
}

/** The end that a line tells. */
function endingIn({ line, text }: ReadLine): SpecialMove | undefined {
  switch (line.kind) {
    case 'comment':
      return endingOfComment(line.text);
    case 'move':
      return endingOfName(line.move.text);
    case 'closing':
      return parseClosingLine(text)?.ending;
    default:
      return undefined;
  }
}

function isEnd({ line }: ReadLine): boolean {
  const isNamed = line.kind === 'move' && endingOfName(line.move.text) !== undefined;
  return isNamed || line.kind === 'closing';
}

/**
 * Parts the lines of several games: what opens a game and follows moves begins the next one, and so
 * does a first move after an end, unless it begins a variation.
 */
function gamesOf(lines: readonly ReadLine[]): ReadLine[][] {
  const starts = [0];
  let hasMoves = false;
  let hasEnded = false;
  /** The first line of those above the next moves. */
  let head: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (isAboveMoves(line)) head ??= index;
    else head = undefined;
    const isNext = (head !== undefined && isOpening(line)) || (hasEnded && isFirstMove(line));
    if (hasMoves && isNext) {
      starts.push(head ?? index);
      hasMoves = false;
    }
    if (isOfMoves(line)) hasMoves = true;
    if (isEnd(line)) hasEnded = true;
    else if (line.line.kind === 'branch' || isOfMoves(line)) hasEnded = false;
  }
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/**
 * Reads the games of a text in KIF or KI2, the formats of the program Kakinoki.
 * Format: http://kakinoki.o.oo7.jp/kif_format.html
 * @param variant of games that do not name theirs; shogi by default
 */
export function readKakinoki(
  text: string,
  format: KakinokiFormat,
  variant?: Variant,
): readonly ReadGame[] {
  const places = new TextPlaces(text);
  const lines = linesOf(text).map((part) => ({ ...part, line: kakinokiLine(part, format) }));
  if (!lines.some(isOfFormat)) return [new ForeignGame(places, 'kakinoki').refuse(format)];
  return gamesOf(lines).map((game) => new KakinokiReader(game, places, variant).read());
}

class KakinokiReader {
  readonly #lines: readonly ReadLine[];
  readonly #variant: Variant | undefined;
  readonly #game: ForeignGame;
  readonly #position: Part[] = [];

  constructor(lines: readonly ReadLine[], places: Places, variant: Variant | undefined) {
    this.#lines = lines;
    this.#variant = variant;
    this.#game = new ForeignGame(places, 'kakinoki');
  }

  read(): ReadGame {
    for (const [index, line] of this.#lines.entries()) {
      if (this.#game.hasFailed) break;
      this.#readLine(line, index);
    }
    if (!this.#game.hasFailed) this.#begin();
    return this.#game.finish();
  }

  #readLine(part: ReadLine, index: number): void {
    const { line, text, at } = part;
    const game = this.#game;
    switch (line.kind) {
      case 'comment':
        this.#comment(line.text, index);
        break;
      case 'bookmark':
        if (line.text.trim() !== '') game.comment(`[%bookmark ${line.text.trim()}]`);
        break;
      case 'header':
        game.header(line.name, line.value);
        break;
      case 'position':
        this.#position.push({ text: line.text, at: at + text.search(/\S/) });
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
        this.#close({ text, at });
        break;
      case 'stray':
        this.#begin();
        game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
        break;
      case 'unknown':
        game.leaveOut('line', text.trim(), at + text.search(/\S/));
        break;
      case 'program':
      case 'furniture':
        break;
      default:
        line satisfies never;
    }
  }

  #begin(): void {
    if (this.#game.hasBegun) return;
    const begun = kakinokiStart(this.#position, this.#variant);
    if (!begun.ok) {
      this.#game.fail(begun.fault.reason, begun.fault.at);
      return;
    }
    const { variant, start } = begun.value;
    this.#game.beginAt(start, this.#position[0]?.at ?? 0, variant);
  }

  /** A comment at the end of a game may tell how it ended, if nothing else does. */
  #comment(text: string, index: number): void {
    const game = this.#game;
    game.comment(text);
    const ending = endingOfComment(text);
    if (!ending || game.ply === 0 || game.isOver) return;
    const next = this.#lineBehind(index);
    if (!next || next.line.kind === 'branch')
      game.endBy(ending, text, itemAt(this.#lines, index).at);
  }

  /** The line before a variation. Some programs write one above all moves, which says nothing. */
  #branch(ply: number, { text, at }: Part): void {
    const game = this.#game;
    if (!game.hasBegun) return;
    if (ply === 0 || !game.goBeside(ply))
      game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
  }

  #readNumbered(line: KakinokiLine & { kind: 'move' }, index: number): void {
    const game = this.#game;
    const { number, move, timeMs } = line;
    const ending = endingOfName(move.text);
    const isWord = ending === undefined && isEndingWord(move.text);
    this.#begin();
    if (game.hasFailed) return;
    // A move that was left out is counted as well.
    const last = game.ply + (game.isLost ? 2 : 1);
    if (game.isOver && number > game.ply && ending) {
      game.endBy(ending, move.text, move.at);
      return;
    }
    if (number === 0 || number > last) {
      const { text, at } = itemAt(this.#lines, index);
      game.fail({ code: 'line', found: text.trim() }, at + text.search(/\S/));
      return;
    }
    if (number <= game.ply) game.goTo(number - 1);
    if (ending || isWord) {
      const winner = isClaim(move.text) ? this.#winnerBehind(index) : undefined;
      game.endBy(ending ?? otherEnding(move.text), move.text, move.at, winner);
    } else {
      game.move(move.text, move.at, () => this.#behind(index));
      if (timeMs !== undefined && !game.hasFailed) game.spend(timeMs);
    }
  }

  #readMarked(moves: readonly Part[], index: number): void {
    this.#begin();
    for (const [i, move] of moves.entries()) {
      if (this.#game.hasFailed) return;
      const isLast = i === moves.length - 1;
      this.#game.move(move.text, move.at, () => (isLast ? this.#behind(index) : 'more'));
    }
  }

  /** The next line that tells how a game goes on or has ended. */
  #lineBehind(index: number): ReadLine | undefined {
    for (let at = index + 1; at < this.#lines.length; at++) {
      const next = itemAt(this.#lines, at);
      const { line } = next;
      const isEnding = line.kind === 'comment' && endingOfComment(line.text) !== undefined;
      if (isEnding || isOfMoves(next) || line.kind === 'branch') return next;
    }
    return undefined;
  }

  #behind(index: number): BehindMove {
    const next = this.#lineBehind(index);
    if (!next || next.line.kind === 'branch') return 'nothing';
    const ending = endingIn(next);
    if (ending && isFoul(ending)) return 'foul';
    // That the other side has won tells no more.
    const winner = this.#winnerBehind(index);
    return winner !== undefined && winner !== this.#game.turn ? 'nothing' : 'more';
  }

  /** The winner whom the closing line names, if it comes next. */
  #winnerBehind(index: number): Color | undefined {
    const next = this.#lineBehind(index);
    return next?.line.kind === 'closing' ? parseClosingLine(next.text)?.winner : undefined;
  }

  /** The line with the end. In KIF the end stands among the moves too, and that one counts. */
  #close({ text, at }: Part): void {
    const closing = parseClosingLine(text);
    this.#begin();
    if (!closing || this.#game.hasFailed) return;
    const { ending, winner } = closing;
    this.#game.endBy(ending, text.trim(), at + text.search(/\S/), winner);
  }
}
