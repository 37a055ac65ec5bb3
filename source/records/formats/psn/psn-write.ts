import { withoutControls } from '../../../clean/clean-text.ts';
import { Position } from '../../../rules/core/position.ts';
import { formatHodges } from '../../../rules/notation/hodges.ts';
import { formatSfen } from '../../../rules/notation/sfen.ts';
import { type GameRecord, type RecordNode, trimSpaces } from '../../tree/record.ts';

/** The tags that are written first, in this order; others follow as they were read. */
const TAG_ORDER = [
  'Variant',
  'Event',
  'Date',
  'Black',
  'White',
  'BlackLevel',
  'WhiteLevel',
  'Handicap',
  'SFEN',
  'TimeControl',
  'Result',
  'Termination',
] as const;

/** Lines of moves end before this column. A column is a code point, so a kanji counts one. */
const LINE_LIMIT = 80;

/**
 * A record in our own form, byte for byte: tags, an empty line, the comments on the start, the
 * moves, and the result on the last line. Reading it gives the same record.
 */
export function formatPsn(record: GameRecord): string {
  const tags = formatTags(record);
  const moves = new MoveText(record);
  const lines = [...tags, '', ...wrap(moves.opening), ...wrap(moves.words), record.score];
  return `${lines.join('\n')}\n`;
}

function formatTags(record: GameRecord): string[] {
  const { variant, start, tags, score, termination } = record;
  const ordered = new Map<string, string | undefined>(TAG_ORDER.map((name) => [name, undefined]));
  const others: string[] = [];
  for (const { name, value } of tags) {
    if (ordered.has(name) && ordered.get(name) === undefined) ordered.set(name, value);
    else others.push(formatTag(name, value));
  }
  const sfen = formatSfen(variant, start);
  ordered.set('Variant', variant.id);
  ordered.set('SFEN', sfen === variant.start ? undefined : sfen);
  ordered.set('Result', score);
  ordered.set('Termination', termination);
  const lines: string[] = [];
  for (const [name, value] of ordered) {
    if (value !== undefined) lines.push(formatTag(name, value));
  }
  return [...lines, ...others];
}

function formatTag(name: string, value: string): string {
  return `[${name} "${withoutControls(value).replace(/["\\]/g, '\\$&')}"]`;
}

/** The moves of a record as words. A line may be broken between two words. */
class MoveText {
  /** The comments on the start of the game. */
  readonly opening: string[] = [];
  readonly words: string[] = [];
  readonly #position: Position;
  /** 1 where White begins: the first pair of moves then lacks its first half. */
  readonly #offset: number;
  /** What stands directly before the next word: the opening parenthesis of a variation. */
  #prefix = '';

  constructor(record: GameRecord) {
    this.#position = new Position(record.variant, record.start.placement);
    this.#offset = record.start.placement.turn === 'white' ? 1 : 0;
    this.opening = record.root.comments.flatMap(commentWords);
    const [first] = record.root.children;
    if (first) this.#addLine(first);
  }

  /** Adds a move and what follows it. The position stands before the move, at the end as well. */
  #addLine(first: RecordNode): void {
    let played = 0;
    let numbered = true;
    for (let node: RecordNode | undefined = first; node; node = node.children[0]) {
      if (this.#addComments(node.before)) numbered = true;
      this.#addMove(node, numbered);
      for (const nag of node.nags) this.#add(`$${nag}`);
      numbered = this.#addComments(node.comments);
      const { children } = node.parent as RecordNode;
      if (children.length > 1 && node === children[0]) {
        for (const variation of children.slice(1)) this.#addVariation(variation);
        numbered = true;
      }
      this.#position.play(node.move);
      played++;
    }
    for (; played > 0; played--) this.#position.undo();
  }

  #addVariation(first: RecordNode): void {
    this.#prefix = '(';
    this.#addLine(first);
    this.words[this.words.length - 1] += ')';
  }

  #addMove(node: RecordNode, numbered: boolean): void {
    const half = node.ply - 1 + this.#offset;
    const number = Math.floor(half / 2) + 1;
    const isBlack = half % 2 === 0;
    if (isBlack) this.#add(`${number}.`);
    else if (this.words.length === 0) this.words.push(`${number}.`, '...');
    else if (numbered) this.#add(`${number}...`);
    this.#add(formatHodges(this.#position, node.move));
  }

  /**
   * Adds comments.
   * @returns whether there were any
   */
  #addComments(comments: readonly string[]): boolean {
    const words = comments.flatMap(commentWords);
    for (const word of words) this.#add(word);
    return words.length > 0;
  }

  #add(word: string): void {
    this.words.push(this.#prefix + word);
    this.#prefix = '';
  }
}

/** A comment in braces, split only at single spaces, so that a broken line loses nothing. */
function commentWords(comment: string): string[] {
  const text = trimSpaces(withoutControls(comment));
  return `{${text.replace(/[\\}]/g, '\\$&')}}`.split(/(?<! ) (?! )/);
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of words) {
    const length = Array.from(word).length;
    if (line !== '' && width + 1 + length >= LINE_LIMIT) {
      lines.push(line);
      line = '';
      width = 0;
    }
    line = line === '' ? word : `${line} ${word}`;
    width += line === word ? length : 1 + length;
  }
  if (line !== '') lines.push(line);
  return lines;
}
