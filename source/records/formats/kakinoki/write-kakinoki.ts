import { type SpecialMove, SpecialMoveType, specialMove } from 'tsshogi';
import { withoutControls } from '../../../clean/clean-text.ts';
import type { NamedPiece } from '../../../rules/core/attempt.ts';
import { type Color, opposite } from '../../../rules/core/color.ts';
import { type Move, moveTo } from '../../../rules/core/move.ts';
import { Position } from '../../../rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../../../rules/core/square.ts';
import { formatJapanese, japaneseName, japaneseSquare } from '../../../rules/notation/japanese.ts';
import { movePartsOf } from '../../../rules/notation/move-parts.ts';
import { formatSfen } from '../../../rules/notation/sfen.ts';
import { handicapOf } from '../../../rules/notation/start.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import { type GameRecord, lastNode, type RecordNode } from '../../tree/record.ts';
import { formatDiagram } from '../bod/diagram.ts';
import { columnsOf } from '../bod/diagram-cells.ts';
import { nameOfEnding } from '../foreign/endings.ts';
import { resultHeaders } from '../foreign/headers.ts';
import { type ForeignFrame, type ForeignWords, frameOf } from '../foreign/write-foreign.ts';
import type { HeldGames, WrittenGame } from '../format.ts';
import { textsOf } from '../losses.ts';
import type { Encoding } from '../text/encodings.ts';
import { kifNameOf, kifStartOf } from './kif-games.ts';
import { type KakinokiFormat, kakinokiLine } from './read-kakinoki.ts';

/** A move and the time after it, or what stands between two moves of KI2, has as many columns. */
const COLUMNS = 12;
const MOVES_PER_LINE = 6;

const SIDES: Readonly<Record<Color, string>> = { black: '先手', white: '後手' };

/** A record as KIF or KI2, with `\n` at the line ends. A comment before a move is written after it. */
export function writeKakinoki(
  record: GameRecord,
  format: KakinokiFormat,
  holds: HeldGames,
  encoding: Encoding,
): WrittenGame {
  const words: ForeignWords = {
    endings: 'kakinoki',
    headers: 'kakinoki',
    // Whether the header reads as one, and as the same.
    fits([name, value]) {
      const line = kakinokiLine({ text: `${name}：${value}`, at: 0 }, format);
      return line.kind === 'header' && line.name === name && line.value === value;
    },
  };
  const frame = frameOf(record, words, holds);
  const { headers, losses } = frame;
  const moves = new MoveLines(record, format, frame);
  const stated = moves.isCut ? resultHeaders(record) : [];
  const name = encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS';
  const lines = [
    `#${format.toUpperCase()} version=2.0 encoding=${name}`,
    ...[...headers, ...stated].map(([key, value]) => `${key}：${value}`),
    ...startLines(record),
    ...moves.lines,
  ];
  return { text: lines.map((line) => `${line}\n`).join(''), losses };
}

function startLines({ variant, start }: GameRecord): string[] {
  const { placement } = start;
  const even = `手合割：${kifStartOf(variant)}`;
  if (formatSfen(variant, { placement, moveNumber: 1 }) === variant.start) return [even];
  const handicap = handicapOf(variant, placement)?.kanji;
  if (handicap) return [`手合割：${handicap}`];
  const nameOf = (piece: NamedPiece) => kifNameOf(variant, piece);
  const diagram = formatDiagram(variant, placement, { nameOf }).trimEnd().split('\n');
  return variant === shogi ? diagram : [even, ...diagram];
}

/** The node that a move of the tree leads to. */
interface Place {
  readonly ply: number;
  readonly lastTo: Square | undefined;
  /** What each side has spent so far. */
  readonly spentMs: Readonly<Record<Color, number>>;
}

/** The moves of a record in lines; equal moves from one position become one. */
class MoveLines {
  readonly lines: string[] = [];
  /**
   * Whether the main line was given an end, so that a variation of the same moves does not go on
   * with it.
   */
  isCut = false;
  readonly #format: KakinokiFormat;
  readonly #position: Position;
  readonly #last: RecordNode;
  readonly #ending: SpecialMove | undefined;
  readonly #times: ReadonlyMap<RecordNode, number>;
  /** The moves of KI2 that are in no line yet. */
  #row: string[] = [];
  #ply = 0;

  constructor(record: GameRecord, format: KakinokiFormat, { ending, times }: ForeignFrame) {
    const { variant, root, start } = record;
    this.#format = format;
    this.#position = new Position(variant, start.placement);
    this.#last = lastNode(record);
    this.#ending = ending;
    this.#times = times;
    if (format === 'kif') this.#say('手数----指手---------消費時間--');
    this.#sayNotes([root]);
    this.#goOn([root], { ply: 0, lastTo: undefined, spentMs: { black: 0, white: 0 } });
    this.#endRow();
  }

  /** Writes what follows a move, then the variations from that line, the last first. */
  #goOn(from: MergedMove, place: Place): void {
    const forks: { readonly place: Place; readonly others: readonly MergedMove[] }[] = [];
    let [nodes, at] = [from, place];
    for (;;) {
      const moves = movesAfter(nodes);
      const ending = nodes.includes(this.#last) ? this.#endingBefore(moves) : undefined;
      if (ending) this.#end(ending, at.ply, moves.length > 0);
      const [main] = ending ? [] : moves;
      const others = moves.slice(main ? 1 : 0);
      if (others.length > 0) forks.push({ place: at, others });
      if (main === undefined) break;
      at = this.#move(main, at, others.length > 0);
      nodes = main;
    }
    for (const { place: start, others } of forks.reverse()) {
      for (const [index, move] of others.entries()) {
        for (; this.#ply > start.ply; this.#ply--) this.#position.undo();
        this.#say('');
        this.#say(`変化：${start.ply + 1}手`);
        this.#goOn(move, this.#move(move, start, index < others.length - 1));
      }
    }
  }

  /** The end of the main line, which has these moves of variations after it. */
  #endingBefore(moves: readonly MergedMove[]): SpecialMove | undefined {
    if (this.#ending || moves.length === 0) return this.#ending;
    this.isCut = true;
    return specialMove(SpecialMoveType.INTERRUPT);
  }

  /** @param hasOthers whether variations from the same position follow */
  #move(nodes: MergedMove, { ply, lastTo, spentMs }: Place, hasOthers: boolean): Place {
    const position = this.#position;
    const { turn } = position;
    const [{ move }] = nodes;
    const timeMs = nodes.map((node) => this.#times.get(node)).find((time) => time !== undefined);
    const total = spentMs[turn] + (timeMs ?? 0);
    if (this.#format === 'kif') {
      const text = kifMove(position, move, lastTo);
      const timed = timeMs === undefined ? text : `${padded(text)} ${timeText(timeMs, total)}`;
      this.#numbered(ply + 1, timed, hasOthers);
    } else {
      this.#row.push(ki2Move(position, move, lastTo));
      if (this.#row.length === MOVES_PER_LINE) this.#endRow();
    }
    position.play(move);
    this.#ply = ply + 1;
    this.#sayNotes(nodes);
    return { ply: ply + 1, lastTo: moveTo(move), spentMs: { ...spentMs, [turn]: total } };
  }

  #end(ending: SpecialMove, ply: number, hasOthers: boolean): void {
    if (this.#format === 'kif') this.#numbered(ply + 1, nameOfEnding(ending), hasOthers);
    else this.#say(`まで${ply}手で${closingText(ending, this.#position.turn)}`);
  }

  #numbered(number: number, text: string, hasOthers: boolean): void {
    this.#say(`${String(number).padStart(4)} ${text}${hasOthers ? '+' : ''}`);
  }

  #sayNotes(nodes: MergedMove): void {
    const { comments, bookmark } = notesOn(nodes);
    for (const comment of comments) this.#say(`*${comment}`);
    if (bookmark !== undefined) this.#say(`&${bookmark}`);
  }

  #say(line: string): void {
    this.#endRow();
    this.lines.push(line);
  }

  #endRow(): void {
    const last = this.#row.pop();
    if (last === undefined) return;
    this.lines.push([...this.#row.map(padded), last].join(''));
    this.#row = [];
  }
}

/** A text with spaces after it, up to the column of the next one. */
function padded(text: string): string {
  const width = Array.from(text, columnsOf).reduce((sum, wide) => sum + wide, 0);
  return text + ' '.repeat(Math.max(COLUMNS - width, 0));
}

/** `( 0:16/00:01:16)`: the time of a move, and of all moves of its side. */
function timeText(timeMs: number, totalMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const total = Math.floor(totalMs / 1000);
  const twoDigits = (value: number, fill = '0') => String(value).padStart(2, fill);
  const minutes = `${twoDigits(Math.floor(seconds / 60), ' ')}:${twoDigits(seconds % 60)}`;
  const hours = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return `(${minutes}/${hours.map((value) => twoDigits(value)).join(':')})`;
}

/** How the last line of KI2 tells an end. @param turn the side to move */
function closingText(ending: SpecialMove, turn: Color): string {
  const [next, last] = [SIDES[turn], SIDES[opposite(turn)]];
  switch (ending.type) {
    case SpecialMoveType.RESIGN:
      return `${last}の勝ち`;
    case SpecialMoveType.TIMEOUT:
      return `時間切れにより${last}の勝ち`;
    case SpecialMoveType.ENTERING_OF_KING:
    case SpecialMoveType.FOUL_WIN:
    case SpecialMoveType.FOUL_LOSE:
      return `${next}の${nameOfEnding(ending)}`;
    default:
      return nameOfEnding(ending);
  }
}

const MARKS: Readonly<Record<Color, string>> = { black: '▲', white: '△' };

/** A move as KIF has it, `２二角成(88)`. @param position before it */
function kifMove(position: Position, move: Move, lastTo: Square | undefined): string {
  const { variant } = position;
  const { piece, from, to, promotion } = movePartsOf(position, move);
  const target = to === lastTo ? '同　' : japaneseSquare(to);
  const name = kifNameOf(variant, piece) ?? japaneseName(variant, piece);
  if (from === undefined) return `${target}${name}打`;
  return `${target}${name}${promotion === 'promote' ? '成' : ''}(${fileOf(from)}${rankOf(from)})`;
}

/** A move as KI2 has it, `▲２二角成`. @param position before it */
function ki2Move(position: Position, move: Move, lastTo: Square | undefined): string {
  const text = formatJapanese(position, move, lastTo);
  return MARKS[position.turn] + text.replace(/^同/, '同　');
}

/** Equal moves from one position as one move, the first in front; the start alone is one too. */
type MergedMove = readonly [RecordNode, ...RecordNode[]];

const BOOKMARK = /^\[%bookmark (.*\S)\s*\]$/;

/** The moves after a move, the main one first. */
function movesAfter(nodes: MergedMove): MergedMove[] {
  const byMove = new Map<Move, [RecordNode, ...RecordNode[]]>();
  for (const { children } of nodes) {
    for (const child of children) {
      const twins = byMove.get(child.move);
      if (twins) twins.push(child);
      else byMove.set(child.move, [child]);
    }
  }
  return [...byMove.values()];
}

/** The comments on a move. The first bookmark is one; others stay comments. */
function notesOn(nodes: MergedMove) {
  const comments = nodes.flatMap(textsOf).map(withoutControls);
  const index = comments.findIndex((text) => BOOKMARK.test(text));
  const [found = ''] = index < 0 ? [] : comments.splice(index, 1);
  return { comments, bookmark: BOOKMARK.exec(found)?.[1] };
}
