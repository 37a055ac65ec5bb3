import type { GameRecord } from '../records/tree/record.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Move } from '../rules/core/move.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { MistakeSession } from '../study/mistakes/mistake-session.ts';
import type { MistakeOutcome, MistakeTask } from '../study/mistakes/mistake-task.ts';
import type { StudyMistake } from '../study/mistakes/study-file.ts';
import { type Answer, asked, done, goTo, NOTHING, refused, told } from './answer.ts';
import { BOARD_ROWS } from './board-words.ts';
import { MATE_ROW } from './mate-word.ts';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from './shared-words.ts';
import { SolvingActivity, type SolvingMeans, type SolvingTold } from './solving.ts';
import { type BoundWords, bindWords, type WordRow } from './word-row.ts';

/** What the words at a mistake and the answers come to. */
export type MistakesTold =
  | SolvingTold
  | { readonly code: 'tried'; readonly outcome: Exclude<MistakeOutcome, { kind: 'forgotten' }> }
  /** @param isWhole whether the move is told, or only what moves */
  | { readonly code: 'hint'; readonly move: Move; readonly isWhole: boolean }
  | { readonly code: 'no-game' | 'is-problem' | 'removes' | 'removed' }
  | { readonly code: 'solution' }
  | { readonly code: 'all-done'; readonly nextMs: number | undefined };

type MistakesAnswer = Answer<MistakesTold>;

/** The words at one's own mistakes, in the order in which help lists them. */
export const MISTAKES_ROWS = [
  UNDO_ROW,
  HINT_ROW,
  { name: 'solution', effect: 'changes', run: (mistakes) => mistakes.solve() },
  { name: 'next', effect: 'changes', run: (mistakes) => mistakes.goOn() },
  { name: 'skip', effect: 'changes', run: (mistakes) => mistakes.goOn() },
  {
    name: 'replay',
    refusal: ({ mistake }) => (mistake.kind === 'problem' ? { code: 'is-problem' } : undefined),
    run: (mistakes) => mistakes.replay(),
  },
  MATE_ROW,
  {
    name: 'remove',
    effect: 'changes',
    run: (mistakes) => asked({ code: 'removes' }, () => mistakes.remove()),
  },
  ...BOARD_ROWS,
  QUIT_ROW,
] as const satisfies readonly WordRow<MistakesActivity, MistakesTold>[];

export type MistakesWord = (typeof MISTAKES_ROWS)[number]['name'];

/** Finds the game of a mistake; undefined where it is there no longer. */
export type MistakeGameFinder = (mistake: StudyMistake) => Promise<GameRecord | undefined>;

interface MistakesMeans extends SolvingMeans {
  readonly session: MistakeSession;
  readonly findGame: MistakeGameFinder;
}

/** One's own mistakes, one after another. */
export class MistakesActivity extends SolvingActivity<MistakesTold, MistakeTask> {
  readonly session: MistakeSession;
  readonly words: BoundWords<MistakesTold> = bindWords<MistakesActivity, MistakesTold>(
    this,
    MISTAKES_ROWS,
  );
  /** The game that `replay` shows, from the move of the mistake on. */
  replayed: GameRecord | undefined;
  readonly #findGame: MistakeGameFinder;

  constructor(means: MistakesMeans) {
    super(means);
    this.session = means.session;
    this.#findGame = means.findGame;
  }

  get task(): MistakeTask {
    return this.session.task;
  }

  get mistake(): StudyMistake {
    return this.task.mistake;
  }

  protected enterTry(line: string): MistakesAnswer {
    if (line.trim() === '') return NOTHING;
    const { position, lastTo, ply } = this.game;
    const reading = readMove(position, line, lastTo, ply);
    return reading.kind === 'move' ? this.play(reading.move) : { kind: 'unread', reading };
  }

  readonly play = (move: Move): MistakesAnswer => {
    const { session, task } = this;
    const trying = task.try(move);
    const answer = this.judged(async (): Promise<MistakesAnswer> => {
      const outcome = await trying;
      if (outcome.kind === 'forgotten') return NOTHING;
      session.note(outcome);
      if (outcome.kind === 'solved') this.reveal();
      return done({ code: 'tried', outcome });
    });
    return { kind: 'later', what: { code: 'thinking' }, answer };
  };

  /** Tells what moves, then the move. */
  hint(): MistakesAnswer {
    this.task.retract();
    this.session.noteHint();
    const move = itemAt(this.mistake.line, 0);
    const isWhole = this.tellsAll(this.task, move);
    if (isWhole) this.hinted = [move];
    return told({ code: 'hint', move, isWhole });
  }

  /** Tells the better moves. */
  solve(): MistakesAnswer {
    this.retract();
    this.session.noteSolution();
    this.reveal();
    return goTo('solution');
  }

  /** Goes to the next mistake; what was begun counts as wrong. */
  goOn(): MistakesAnswer {
    const { session } = this;
    if (session.next()) return done({ code: 'gone' });
    return told({ code: 'all-done', nextMs: session.nextMs });
  }

  /** Shows the game of the mistake. */
  replay(): MistakesAnswer {
    return this.later(async () => {
      this.replayed = await this.#findGame(this.mistake);
      return this.replayed ? goTo('replay') : refused({ code: 'no-game' });
    });
  }

  /** Takes the mistake out of the heap, and goes to the next one. */
  remove(): MistakesAnswer {
    const { session } = this;
    session.drop();
    const { noted } = session;
    const isNext = session.next();
    session.noted = noted;
    return { kind: isNext ? 'done' : 'told', what: { code: 'removed' } };
  }

  /** Leaves the mistakes. */
  leave(): void {
    this.close();
    this.session.leave();
  }
}
