import { brokenRule } from '../../records/tree/notes.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { isRealMove } from '../../rules/core/illegal.ts';
import type { Move } from '../../rules/core/move.ts';
import { readMove } from '../../rules/notation/read-move.ts';
import type { Match } from '../match.ts';
import { impossible, type Outcome } from '../outcome.ts';
import type { MatchEvent, SeatCommand } from './participant.ts';

/** The persons at one prompt, who play every side that nobody else has. */
export class Keyboard {
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

  /** Takes everything that happens, in order. */
  hear(event: MatchEvent): void {
    if (!this.#isActing) this.#tell(event);
  }

  /** Tells nothing any more. */
  close(): void {
    this.#tell = () => {};
  }

  /** Plays a move that is typed. */
  enterMove(line: string): Outcome {
    return this.#act(() => this.#enterMove(line));
  }

  /** Plays a move that is legal. */
  play(move: Move): Outcome {
    return this.#act(() => this.#send({ kind: 'play', move }));
  }

  /** Gives the game up. */
  resign(): Outcome {
    return this.#act(() => this.#send({ kind: 'resign' }));
  }

  offer(what: 'draw' | 'impasse'): Outcome {
    return this.#act(() => this.#send({ kind: 'offer', what }));
  }

  /** Accepts what the other side offers. */
  accept(): Outcome {
    return this.#act(() => this.#send({ kind: 'answer', accepts: true }));
  }

  /** Takes the last move back, or asks the other side to take one back. */
  undo(): Outcome {
    // There may be nobody else to ask.
    const isAlone = this.#has('black') === this.#has('white');
    return this.#act(() =>
      isAlone ? this.#match.takeBack() : this.#send({ kind: 'ask-to-take-back' }),
    );
  }

  /** Plays a move again that was taken back. */
  redo(): Outcome {
    const match = this.#match;
    return this.#act(() =>
      this.#has(match.game.turn) ? match.redo() : impossible('not-your-turn'),
    );
  }

  /** Writes a comment on the last move; '' removes it. */
  note(text: string): Outcome {
    return this.#act(() => this.#match.note(text));
  }

  /** Gives the saved game a name. */
  save(name: string): Outcome {
    return this.#act(() => (name === '' ? impossible('no-name') : this.#match.rename(name)));
  }

  /** Does something, unless it comes too late: a flag may have fallen meanwhile. */
  #act(act: () => Outcome): Outcome {
    this.#isActing = true;
    try {
      return this.#match.fall() ?? act();
    } finally {
      this.#isActing = false;
    }
  }

  #enterMove(line: string): Outcome {
    const match = this.#match;
    const { position, lastTo, ply, turn } = match.game;
    if (match.ending) return impossible('game-over');
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
