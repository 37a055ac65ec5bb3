import { formatHodges } from '../notation/hodges.ts';
import { openGame } from '../notation/start.ts';
import type { GameRecord, RecordNode } from '../records/record.ts';
import { mainLine } from '../records/record.ts';
import { type BoardStyle, boardLines } from '../text/board-lines.ts';
import { playedText } from '../text/outcome.ts';
import { resultText } from '../text/result.ts';
import { positionTitle } from '../text/status.ts';

const HELP = 'next, back, first, last, a number, board, quit';

/** Stepping through a record without a screen: one line in, one answer out. */
export class PlainReplay {
  readonly #record: GameRecord;
  readonly #style: BoardStyle;
  readonly #line: readonly RecordNode[];
  readonly #game;
  readonly #texts: string[] = [];
  #hasQuit = false;

  constructor(record: GameRecord, style: BoardStyle) {
    this.#record = record;
    this.#style = style;
    this.#line = mainLine(record);
    this.#game = openGame(record.variant, record.start.placement);
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  /** What is replayed. */
  heading(): string[] {
    const { variant, start } = this.#record;
    const title = positionTitle(variant, start.placement, this.#style.charset);
    return [`${title}. ${plies(this.#line.length)}. ${resultText(this.#record)}`];
  }

  /** The lines that answer a line; none for an empty one. */
  answer(line: string): string[] {
    const word = line.trim().toLowerCase();
    const { ply } = this.#game;
    switch (word) {
      case '':
        return [];
      case 'next':
        return ply === this.#line.length ? ['? this is the end'] : this.#go(ply + 1);
      case 'back':
        return ply === 0 ? ['? this is the start'] : this.#go(ply - 1);
      case 'first':
        return this.#go(0);
      case 'last':
        return this.#go(this.#line.length);
      case 'board':
        return boardLines(this.#record.variant, this.#game.position, this.#style);
      case 'help':
        return [HELP];
      case 'quit':
        this.#hasQuit = true;
        return [];
      default:
        return this.#goTo(word);
    }
  }

  #goTo(word: string): string[] {
    if (!/^\d{1,6}$/.test(word)) return [`? say one of: ${HELP}`];
    if (Number(word) > this.#line.length)
      return [`? there ${this.#line.length === 1 ? 'is' : 'are'} ${plies(this.#line.length)}`];
    return this.#go(Number(word));
  }

  /** Goes to a ply, and tells its move and comments. */
  #go(ply: number): string[] {
    const game = this.#game;
    while (game.ply > ply) game.undo();
    while (game.ply < ply) {
      const { move } = this.#line[game.ply];
      const text = formatHodges(game.position, move);
      this.#texts[game.ply] = playedText({ ply: game.ply + 1, color: game.turn, move, text });
      game.play(move);
    }
    const node = ply === 0 ? this.#record.root : this.#line[ply - 1];
    const comments = node.comments.map((comment) => comment.replace(/\s+/g, ' '));
    return [[ply === 0 ? 'The start.' : this.#texts[ply - 1], ...comments].join('  ')];
  }
}

function plies(count: number): string {
  return count === 1 ? '1 ply' : `${count} plies`;
}
