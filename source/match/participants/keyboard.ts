import { brokenRule } from '../../records/tree/notes.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { isRealMove } from '../../rules/core/illegal.ts';
import type { Move } from '../../rules/core/move.ts';
import { readMove } from '../../rules/notation/read-move.ts';
import type { Match } from '../match.ts';
import { impossible, type Outcome } from '../outcome.ts';
import {
  type GameWord,
  isViewWord,
  parseWord,
  WORDS,
  type WordLine,
  worksAfterEnd,
} from '../words.ts';
import type { MatchEvent, Participant, SeatCommand } from './participant.ts';

/** The command of each word of the prompt that has one; the other words act on the record. */
const COMMANDS = {
  resign: { kind: 'resign' },
  draw: { kind: 'offer', what: 'draw' },
  impasse: { kind: 'offer', what: 'impasse' },
  accept: { kind: 'answer', accepts: true },
  undo: { kind: 'ask-to-take-back' },
} as const satisfies Partial<Readonly<Record<GameWord, SeatCommand>>>;

/** The persons at one prompt, who play every side that nobody else has. */
export class Keyboard implements Participant {
  readonly #match: Match;
  readonly #has: (color: Color) => boolean;
  #tell: (event: MatchEvent) => void = () => {};
  #isActing = false;

  /** @param has whether a side is played here. Default: both are */
  constructor(match: Match, has: (color: Color) => boolean = () => true) {
    this.#match = match;
    this.#has = has;
  }

  /** Tells of what others do; an outcome tells of what is done here. */
  follow(tell: (event: MatchEvent) => void): void {
    this.#tell = tell;
  }

  hear(event: MatchEvent): void {
    if (!this.#isActing) this.#tell(event);
  }

  close(): void {
    this.#tell = () => {};
  }

  /** Does what a line says: one of the prompt's words or a move. */
  enter(line: string): Outcome {
    return this.#act(() => this.#enter(line));
  }

  /** Plays a move that is legal. */
  play(move: Move): Outcome {
    return this.#act(() => this.#send({ kind: 'play', move }));
  }

  #act(act: () => Outcome): Outcome {
    this.#isActing = true;
    try {
      return act();
    } finally {
      this.#isActing = false;
    }
  }

  #enter(line: string): Outcome {
    const match = this.#match;
    if (line.trim() === '') return { kind: 'empty' };
    const found = parseWord(WORDS, line);
    if (match.ending && !(found && worksAfterEnd(found.word))) return impossible('game-over');
    if (found && isViewWord(found.word)) {
      const { word, argument } = found;
      if (word === 'rematch' && !match.ending) return impossible('game-not-over', word);
      return { kind: 'view', word, argument };
    }
    // A line that was on its way when the flag fell comes too late.
    const fallen = match.fall();
    if (fallen) return fallen;
    return found ? this.#doWord(found as WordLine<GameWord>) : this.#enterMove(line);
  }

  #doWord({ word, argument }: WordLine<GameWord>): Outcome {
    const match = this.#match;
    switch (word) {
      case 'redo':
        return this.#has(match.game.turn) ? match.redo() : impossible('not-your-turn');
      case 'note':
        return match.note(argument);
      case 'save':
        return argument === '' ? impossible('missing-argument', word) : match.rename(argument);
      case 'undo':
        // There is nobody else to ask.
        if (this.#has('black') === this.#has('white')) return match.takeBack();
        return this.#send(COMMANDS.undo);
      default:
        return this.#send(COMMANDS[word]);
    }
  }

  #enterMove(line: string): Outcome {
    const match = this.#match;
    const { position, lastTo, ply, turn } = match.game;
    if (!this.#has(turn)) return impossible('not-your-turn');
    const reading = readMove(position, line, lastTo, ply);
    if (reading.kind === 'move') return this.#send({ kind: 'play', move: reading.move });
    const loses = match.options.illegal === 'lose';
    if (loses && reading.kind === 'illegal' && isRealMove(reading.fault)) {
      const outcome = match.loseByIllegalMove(line, brokenRule(reading.fault));
      return outcome.kind === 'ended' ? { ...outcome, reading } : outcome;
    }
    return { kind: 'refused', reading };
  }

  /** Sends a command from the side that must be meant. */
  #send(command: SeatCommand): Outcome {
    const color = this.#sideOf(command);
    return this.#has(color) ? this.#match.seat(color).send(command) : impossible('not-your-turn');
  }

  #sideOf({ kind }: SeatCommand): Color {
    const { game, offer } = this.#match;
    const mover = game.turn;
    switch (kind) {
      case 'answer':
        return offer ? opposite(offer.by) : mover;
      case 'resign':
      case 'ask-to-take-back':
        return this.#has(mover) ? mover : opposite(mover);
      default:
        return mover;
    }
  }
}
