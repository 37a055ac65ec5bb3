import { type Move, moveTo } from '../core/move.ts';
import { formatHodges } from '../notation/hodges.ts';
import { openGame } from '../notation/start.ts';
import { formatNags } from '../records/nags.ts';
import type { GameRecord, RecordNode } from '../records/record.ts';
import { mainLine, siblingsOf } from '../records/record.ts';
import { type BoardStyle, boardLines } from '../text/board-lines.ts';
import { annotationTexts } from '../text/replay.ts';
import { resultText } from '../text/result.ts';
import { announcedText, type Speech } from '../text/speech.ts';
import { positionTitle } from '../text/status.ts';

const HELP = 'next, back, first, last, a number, board, quit';

export interface PlainReplayOptions {
  /** How moves are told. Default `hodges`. */
  readonly speech?: Speech;
  /** Where to begin. Default: the start. */
  readonly ply?: number;
}

/** Stepping through a record without a screen: one line in, one answer out. */
export class PlainReplay {
  readonly #record: GameRecord;
  readonly #style: BoardStyle;
  readonly #speech: Speech;
  readonly #line: readonly RecordNode[];
  readonly #game;
  readonly #texts: string[] = [];
  readonly #variations: string[][] = [];
  readonly #first: number;
  #hasQuit = false;

  constructor(
    record: GameRecord,
    style: BoardStyle,
    { speech = 'hodges', ply = 0 }: PlainReplayOptions = {},
  ) {
    this.#record = record;
    this.#style = style;
    this.#speech = speech;
    this.#line = mainLine(record);
    this.#game = openGame(record.variant, record.start.placement);
    this.#first = ply;
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  /** What is replayed. */
  heading(): string[] {
    const { variant, start } = this.#record;
    const title = positionTitle(variant, start.placement, this.#style.charset);
    const heading = `${title}. ${plies(this.#line.length)}. ${resultText(this.#record)}`;
    return [heading, ...(this.#first > 0 ? this.#go(this.#first) : [])];
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

  /** Goes to a ply, and tells its move, the comments, and the variations that stand beside it. */
  #go(ply: number): string[] {
    const game = this.#game;
    while (game.ply > ply) game.undo();
    while (game.ply < ply) {
      const node = this.#line[game.ply];
      const [text, ...others] = siblingsOf(node).map(({ move }) => this.#announce(move));
      this.#texts[game.ply] = text + formatNags(node.nags);
      this.#variations[game.ply] = variationsText(others);
      game.play(node.move);
    }
    if (ply === 0) return [['The start.', ...annotationTexts(this.#record.root)].join('  ')];
    const told = [this.#texts[ply - 1], ...annotationTexts(this.#line[ply - 1])];
    return [[...told, ...this.#variations[ply - 1]].join('  ')];
  }

  /** A move as it is told, in the position before it. */
  #announce(move: Move): string {
    const { position, ply, turn, moves } = this.#game;
    const last = moves.at(-1);
    const lastTo = last === undefined ? undefined : moveTo(last);
    const played = { ply: ply + 1, color: turn, move, text: formatHodges(position, move) };
    return announcedText(position, played, lastTo, this.#speech);
  }
}

function variationsText(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return [`${texts.length === 1 ? 'Variation' : 'Variations'}: ${texts.join('; ')}`];
}

function plies(count: number): string {
  return count === 1 ? '1 ply' : `${count} plies`;
}
