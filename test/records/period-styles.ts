import type { Score, Termination } from '../../source/records/tree/termination.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { isDrop, isPromotion, type Move, moveFrom, moveTo } from '../../source/rules/core/move.ts';
import type { Position } from '../../source/rules/core/position.ts';
import { pieceOn } from '../../source/rules/core/position.ts';
import { fileOf, type Square } from '../../source/rules/core/square.ts';
import { formatHodges } from '../../source/rules/notation/hodges.ts';
import { formatSquare } from '../../source/rules/notation/square.ts';

/** How a text ends, and what is read from it by the side that is to move. */
interface End {
  readonly text: string;
  readonly score: (blackToMove: boolean) => Score;
  readonly termination?: Termination;
}

/** A game as it was written, with what must be read from it. */
export interface PeriodGame {
  readonly text: string;
  readonly spentMs: ReadonlyMap<number, number>;
  readonly score: Score;
  readonly termination: Termination | undefined;
  readonly variations: number;
  /** Texts that must be found in the comments. */
  readonly comments: readonly string[];
}

const loses = (blackToMove: boolean): Score => (blackToMove ? '0-1' : '1-0');
const always = (score: Score) => () => score;

const ENDS: readonly End[] = [
  { text: 'Resigns', score: loses, termination: 'resignation' },
  { text: 'Resigns.', score: loses, termination: 'resignation' },
  { text: 'resigns', score: loses, termination: 'resignation' },
  { text: 'White resigns', score: always('1-0'), termination: 'resignation' },
  { text: 'Black resigned.', score: always('0-1'), termination: 'resignation' },
  { text: 'Jishogi', score: always('1/2-1/2'), termination: 'impasse' },
  { text: 'Jishogi.', score: always('1/2-1/2'), termination: 'impasse' },
  { text: 'Sennichite', score: always('1/2-1/2'), termination: 'repetition' },
  { text: '--Black Won--', score: always('1-0') },
  { text: 'White won.', score: always('0-1') },
  { text: 'Gote wins', score: always('0-1') },
  { text: 'Black lost on time', score: always('0-1'), termination: 'time' },
  { text: 'Draw', score: always('1/2-1/2') },
  { text: 'Adjourned', score: always('*'), termination: 'interrupted' },
  { text: '1-0', score: always('1-0') },
  { text: '0-1', score: always('0-1') },
  { text: '1 - 0', score: always('1-0') },
];

const NUMBERS: readonly ((number: number) => string)[] = [
  (number) => `${number}.`,
  (number) => `${number}. `,
  (number) => `${number})`,
  (number) => `${number}) `,
  (number) => `${number} `,
];
const AGAIN: readonly ((number: number) => string)[] = [
  (number) => `${number}... `,
  (number) => `${number}...`,
  (number) => `${number}. ... `,
  (number) => `${number}. . . `,
  (number) => `${number}.... `,
];
const REMARKS = [
  ...['A', 'B', 'adjourned', 'equal', 'S7b is also possible', 'Sx6e!? is possible, too'],
  ...['12. ... S7b is also possible', "if Kx3b then 48.B'2c and mate", '7:19 - 7:40', 'time 4:27'],
  'this was\n   a surprise (to me)',
];
const BRACKETS = [
  'The only move. 13. ... P7d is too risky: 14.P3e Px3e (or 14. ... S5c).',
  'Adjourned. My opinion\n  is that black stands better.',
  '\n  R.G.: A surprise.\n',
];
const PROSE = [
  'This is where the players went to lunch.',
  'White thinks for a long time here',
  'Position after the second day (see the diagram):',
  '| wL | wN | wS | wG | wK |',
  '---------------------------------',
];
const HEADINGS = [
  '# Title match, 1-st game, 17-th September 1991.\n# \n# Black: A. Player; White: B. Other\n# ',
  'From: somebody@somewhere.edu (A. Player)\nSubject: Re: a game of 2-dans\n',
  'Sente: A. Player      Gote: B. Other\n=====================\n',
  '> Black: A. Player (1-dan).  White: B. Other (2-dan).',
  '[ From the magazine, p.4 ]',
  '\f',
  '',
];
const TIMES: readonly ((minutes: number) => readonly [text: string, spentMs: number])[] = [
  (minutes) => [`(${minutes})`, minutes * 60_000],
  (minutes) => [` (${minutes})`, minutes * 60_000],
  (minutes) => [`( ${minutes} )`, minutes * 60_000],
  (minutes) => [` (${minutes} min)`, minutes * 60_000],
  (minutes) => [`(${minutes}m)`, minutes * 60_000],
  (minutes) => [`(${minutes}:07)`, minutes * 60_000 + 7000],
];
const MARKS = ['!', '?', '!?', '??', '!?/?!'];

/** Writes games as people did; each game has a style of its own, by the random numbers. */
export class PeriodWriter {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /**
   * @param position at the start of the game; it stands there again afterwards
   * @param behind the game before it, whose end alone can part it from one without numbers
   */
  write(position: Position, moves: readonly Move[], behind?: PeriodGame): PeriodGame {
    const style = this.#style(behind === undefined || behind.score !== '*');
    const spentMs = new Map<number, number>();
    const comments: string[] = [];
    const heading = this.#pick(HEADINGS);
    let text = `${heading}\n`;
    let variations = 0;
    let lineWidth = 0;
    let needsNumber = true;
    const add = (word: string) => {
      text += word;
      lineWidth += word.length;
    };
    for (const [index, move] of moves.entries()) {
      const ply = index + 1;
      const isBlack = position.turn === 'black';
      const number = style.countsPlies ? ply : Math.floor(index / 2) + 1;
      const isNumbered = style.number !== undefined && (isBlack || style.countsPlies);
      if (isNumbered) add((style.number as (number: number) => string)(number));
      else if (style.number && needsNumber) add(this.#pick(AGAIN)(number));
      needsNumber = false;
      add(this.#move(position, move, index > 0 ? moves[index - 1] : undefined));
      const mark = this.#chance(0.05) ? this.#pick(MARKS) : '';
      const isTimed = style.times > 0 && this.#chance(style.times);
      const time = isTimed ? this.#pick(TIMES)(1 + Math.floor(this.#random() * 150)) : undefined;
      if (time) spentMs.set(ply, time[1]);
      add(this.#chance(0.5) ? mark + (time?.[0] ?? '') : (time?.[0] ?? '') + mark);
      if (this.#chance(style.remarks)) {
        const remark = this.#pick(REMARKS);
        comments.push(remark.replace(/\n\s*/g, ' '));
        add(`${this.#chance(0.5) ? '' : ' '}(${remark})`);
      }
      if (style.number && this.#chance(style.remarks / 2)) {
        const others = legalMoves(position).filter((other) => other !== move);
        if (others.length > 0) {
          const dots = isBlack || style.countsPlies ? '.' : '... ';
          add(` (${number}${dots}${formatHodges(position, this.#pick(others))})`);
          variations++;
          needsNumber = true;
        }
      }
      position.play(move);
      if (this.#chance(style.remarks)) {
        const isProse = this.#chance(0.5);
        add(isProse ? `\n${this.#pick(PROSE)}\n` : `\n[${this.#pick(BRACKETS)}]\n`);
        lineWidth = 0;
        needsNumber = true;
      } else if (style.pairPerLine ? !isBlack : lineWidth > style.width) {
        text += this.#chance(0.03) ? '\n\n  \f' : '\n';
        lineWidth = 0;
      } else add(' '.repeat(1 + (this.#chance(0.2) ? Math.floor(this.#random() * 8) : 0)));
    }
    const end = this.#pick(style.number ? [...ENDS, undefined] : ENDS);
    const isBlackToMove = position.turn === 'black';
    for (const _ of moves) position.undo();
    if (end) {
      const next = `${Math.floor(moves.length / 2) + 1}.`;
      const isNumbered = style.number && isBlackToMove && /^Resigns/.test(end.text);
      add((isNumbered ? next : '') + end.text + this.#pick(['', '(9)', ' (9)', '(F)', ' (1)']));
    }
    const tail = this.#pick(['\n', '\n\n', '\n# Time black: 4.57; white: 4.53.\n# \n']);
    return {
      text: text + tail,
      spentMs,
      score: end ? end.score(isBlackToMove) : '*',
      termination: end?.termination,
      variations,
      comments,
    };
  }

  #style(mayLackNumbers: boolean) {
    const isNumbered = this.#chance(0.9) || !mayLackNumbers;
    return {
      number: isNumbered ? this.#pick(NUMBERS) : undefined,
      countsPlies: this.#chance(0.15),
      pairPerLine: this.#chance(0.2),
      width: 40 + Math.floor(this.#random() * 40),
      times: this.#pick([0, 0.3, 0.7, 1]),
      remarks: this.#pick([0, 0, 0.02, 0.1]),
    };
  }

  /** A move in one of the ways that leave no doubt of it. */
  #move(position: Position, move: Move, last: Move | undefined): string {
    const printed = formatHodges(position, move);
    if (isDrop(move)) {
      const piece = printed.split('*')[0];
      const isOnBoard = [...position.rules.squares].some((square) => {
        const own = pieceOn(position, square);
        const name = own && itemAt(position.variant.pieces, own.kind).hodges;
        return own?.color === position.turn && !own.promoted && name === piece;
      });
      const mark = isOnBoard || this.#chance(0.5) ? this.#pick(["'", '*', '@', '’']) : '';
      return printed.replace('*', mark);
    }
    const captured = position.board[moveTo(move)] !== 0;
    const named = captured ? this.#namedCapture(position, move, last) : undefined;
    if (named !== undefined && this.#chance(0.3)) return named;
    let text = printed;
    if (this.#chance(0.05) && !/\d[a-i].\d[a-i]/.test(printed)) {
      text = printed.replace(/([-x])(\d)/, `${formatSquare(moveFrom(move))}$1$2`);
    }
    text = text.replace('-', this.#pick(['', '-']));
    if (captured && this.#chance(0.05)) text = text.replace('x', this.#pick(['X', '×', '-']));
    // What stands without a sign of promotion declines it.
    return this.#chance(0.3) ? text.replace(/=$/, '') : text;
  }

  /** `xS5`: the piece of that file retakes; where none does, the captured piece stands there. */
  #namedCapture(position: Position, move: Move, last: Move | undefined): string | undefined {
    const [from, to] = [moveFrom(move), moveTo(move)];
    const name = (square: Square) => {
      const piece = pieceOn(position, square);
      const letters = piece && itemAt(position.variant.pieces, piece.kind).hodges;
      return letters && `${piece.promoted ? '+' : ''}${letters}${fileOf(square)}`;
    };
    const others = legalMoves(position).filter(
      (other) =>
        !isDrop(other) &&
        position.board[moveTo(other)] !== 0 &&
        (moveFrom(other) !== from || moveTo(other) !== to),
    );
    const lastTo = last === undefined ? undefined : moveTo(last);
    const suffix = isPromotion(move) ? '+' : '';
    if (to === lastTo) {
      const isClear = others.every(
        (other) => moveTo(other) !== to || name(moveFrom(other)) !== name(from),
      );
      return isClear ? `x${name(from)}${suffix}` : undefined;
    }
    const isClear = others.every(
      (other) =>
        name(moveTo(other)) !== name(to) &&
        (moveTo(other) !== lastTo || name(moveFrom(other)) !== name(to)),
    );
    return isClear ? `x${name(to)}${suffix}` : undefined;
  }

  #chance(probability: number): boolean {
    return this.#random() < probability;
  }

  #pick<T>(from: readonly T[]): T {
    return itemAt(from, Math.floor(this.#random() * from.length));
  }
}
