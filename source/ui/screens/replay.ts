import type { Game } from '../../core/game.ts';
import { isInCheck } from '../../core/generate.ts';
import { isDrop, moveFrom, moveTo } from '../../core/move.ts';
import type { Square } from '../../core/square.ts';
import type { PlayedMove } from '../../match/match.ts';
import { formatHodges } from '../../notation/hodges.ts';
import { openGame } from '../../notation/start.ts';
import { type GameRecord, mainLine, type RecordNode } from '../../records/record.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import { actionOf } from '../keymap.ts';
import type { Services } from '../services.ts';
import type { Mark } from '../theme.ts';
import type { KeyHandler } from './screen.ts';

/** A game to step through. */
export class ReplayScreen implements KeyHandler {
  readonly kind = 'replay';
  readonly services: Services;
  readonly record: GameRecord;
  readonly game: Game;
  readonly moves: readonly PlayedMove[];
  /** Something about the file that the player should know. */
  readonly note: string | undefined;
  readonly #line: readonly RecordNode[];
  flipped: boolean;
  /** The digits typed after `g`; undefined while none are asked for. */
  goTo: string | undefined;

  /** @param ply where to begin; the start if it is not given */
  constructor(services: Services, record: GameRecord, ply = 0, note?: string) {
    this.services = services;
    this.record = record;
    this.note = note;
    this.flipped = services.settings.all.flip === 'white';
    this.game = openGame(record.variant, record.start.placement);
    this.#line = mainLine(record);
    this.moves = this.#line.map(({ move }, index) => {
      const { game } = this;
      const text = formatHodges(game.position, move);
      const played = { ply: index + 1, color: game.turn, move, text };
      game.play(move);
      return played;
    });
    this.#go(ply);
  }

  get ply(): number {
    return this.game.ply;
  }

  /** The comments on the position shown. */
  get comments(): readonly string[] {
    return (this.#line[this.ply - 1] ?? this.record.root).comments;
  }

  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    return lastMoveMarks(this.game);
  }

  press(event: KeyEvent, app: App): void {
    const key = keyOf(event);
    if (this.goTo !== undefined) {
      this.#typePly(this.goTo, key);
      return;
    }
    switch (actionOf('replay', key)) {
      case 'next':
        this.#go(this.ply + 1);
        return;
      case 'back-one':
        this.#go(this.ply - 1);
        return;
      case 'ten-on':
        this.#go(this.ply + 10);
        return;
      case 'ten-back':
        this.#go(this.ply - 10);
        return;
      case 'first':
        this.#go(0);
        return;
      case 'last':
        this.#go(this.moves.length);
        return;
      case 'go':
        this.goTo = '';
        return;
      case 'flip':
        this.flipped = !this.flipped;
        return;
      case 'leave':
        app.back();
        return;
      case undefined:
        return;
    }
  }

  #typePly(digits: string, key: string): void {
    if (/^\d$/.test(key)) this.goTo = (digits + key).slice(0, 4);
    else if (key === 'backspace') this.goTo = digits.slice(0, -1);
    else this.goTo = undefined;
    if (key === 'enter' && digits !== '') this.#go(Number(digits));
  }

  #go(ply: number): void {
    const target = Math.max(0, Math.min(ply, this.moves.length));
    while (this.game.ply > target) this.game.undo();
    while (this.game.ply < target) this.game.play(this.moves[this.game.ply].move);
  }
}

/** The squares of the last move and of a checked king. */
export function lastMoveMarks(game: Game): Map<Square, Set<Mark>> {
  const marks = new Map<Square, Set<Mark>>();
  const last = game.moves.at(-1);
  if (last !== undefined) {
    addMark(marks, moveTo(last), 'last-move');
    if (!isDrop(last)) addMark(marks, moveFrom(last), 'last-move');
  }
  const { position } = game;
  if (isInCheck(position)) addMark(marks, position.kings[position.side], 'check');
  return marks;
}

export function addMark(marks: Map<Square, Set<Mark>>, square: Square, mark: Mark): void {
  const set = marks.get(square) ?? new Set();
  marks.set(square, set.add(mark));
}
