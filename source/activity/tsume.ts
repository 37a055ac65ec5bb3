import type { TryOutcome, Tsume } from '../match/problems/tsume.ts';
import type { MateFinding } from '../match/problems/tsume-judge.ts';
import type { Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Move } from '../rules/core/move.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import type { MistakeShelf } from '../study/mistakes/mistake-shelf.ts';
import { type Answer, asked, done, goTo, later, NOTHING, refused, told } from './answer.ts';
import { BOARD_ROWS } from './board-words.ts';
import { MATE_ROW } from './mate-word.ts';
import { HINT_ROW, QUIT_ROW, SERIES_ROWS, UNDO_ROW } from './shared-words.ts';
import { SolvingActivity, type SolvingMeans, type SolvingTold } from './solving.ts';
import { type BoundWords, bindWords, typedIndex, type WordRow } from './word-row.ts';

/** What the words at a problem and the tries come to. */
export type TsumeTold =
  | SolvingTold
  | { readonly code: TsumeCode }
  | { readonly code: 'tried'; readonly outcome: Exclude<TryOutcome, { kind: 'forgotten' }> }
  | { readonly code: 'hint'; readonly finding: MateFinding }
  | { readonly code: 'help-counts'; readonly word: HelpWord }
  | { readonly code: 'solution' | 'rating' | 'repeat' }
  /** Whether the problem is in the heap of mistakes by this, or was before. */
  | { readonly code: 'again'; readonly isNew: boolean }
  | { readonly code: 'again-not-kept'; readonly error: unknown }
  | { readonly code: 'length'; readonly plies: Length }
  | { readonly code: 'no-number' | 'no-length'; readonly argument: string };

/** What is said at a problem alone in always the same words. */
type TsumeCode = 'no-next' | 'no-other' | 'not-rated' | 'no-previous';

/** A word that helps with a problem. */
export type HelpWord = 'hint' | 'solution';

type TsumeAnswer = Answer<TsumeTold>;

/** The words at a mating problem, in the order in which help lists them. */
export const TSUME_ROWS = [
  UNDO_ROW,
  HINT_ROW,
  {
    name: 'solution',
    effect: 'changes',
    isOffered: () => true,
    refusal: ({ task: tsume }) => noSolution(tsume),
    run: (tsume) => tsume.help('solution'),
  },
  {
    name: 'again',
    effect: 'changes',
    isOffered: ({ mistakes }) => mistakes !== undefined,
    refusal: ({ task: tsume }) => noSolution(tsume),
    run: (tsume) => tsume.again(),
  },
  ...SERIES_ROWS,
  MATE_ROW,
  {
    name: 'plies',
    effect: 'changes',
    argument: 'required',
    run: (tsume, argument) => tsume.narrow(argument),
  },
  { name: 'list', argument: 'optional', run: (_, argument) => goTo('list', argument) },
  {
    name: 'rating',
    isOffered: () => true,
    refusal: ({ set }) => (set.isRated ? undefined : { code: 'not-rated' }),
    run: () => told({ code: 'rating' }),
  },
  ...BOARD_ROWS,
  QUIT_ROW,
] as const satisfies readonly WordRow<TsumeActivity, TsumeTold>[];

export type TsumeWord = (typeof TSUME_ROWS)[number]['name'];

/** Why a problem has no solution to show. */
function noSolution(tsume: Tsume): TsumeTold | undefined {
  if (tsume.finding === undefined) return { code: 'looking' };
  return tsume.solution ? undefined : { code: 'solution' };
}

/** What problems are solved with. */
export interface TsumeMeans extends SolvingMeans {
  readonly set: TsumeSet;
  /** The heap into which problems are put that are to come again. Default: there is none */
  readonly mistakes?: MistakeShelf | undefined;
}

/** Mating problems, one after another. */
export class TsumeActivity extends SolvingActivity<TsumeTold, Tsume> {
  readonly set: TsumeSet;
  readonly mistakes: MistakeShelf | undefined;
  readonly words: BoundWords<TsumeTold> = bindWords<TsumeActivity, TsumeTold>(this, TSUME_ROWS);

  constructor(means: TsumeMeans) {
    super(means);
    this.set = means.set;
    this.mistakes = means.mistakes;
  }

  get task(): Tsume {
    return this.set.tsume;
  }

  /** The problem on the board. */
  get tsume(): Tsume {
    return this.task;
  }

  readonly ready = (): Promise<TsumeAnswer> =>
    this.judged(async () => {
      await this.tsume.verify();
      return NOTHING;
    });

  protected enterTry(line: string): TsumeAnswer {
    const typed = this.tsume.read(line);
    switch (typed.kind) {
      case 'empty':
        return NOTHING;
      case 'refused':
        return { kind: 'unread', reading: typed.reading };
      case 'no-check':
        return refused({ code: 'tried', outcome: typed });
      case 'move':
        return this.play(typed.move);
    }
  }

  readonly play = (move: Move): TsumeAnswer => {
    const { tsume, set } = this;
    const trying = tsume.try(move);
    return this.later(async () => {
      const outcome = await trying;
      if (outcome.kind === 'forgotten') return NOTHING;
      set.note(outcome);
      if (outcome.kind === 'solved') this.reveal();
      return done({ code: 'tried', outcome });
    });
  };

  hint(): TsumeAnswer {
    return this.help(HINT_ROW.name);
  }

  /** Helps, after a question if that counts. */
  help(word: HelpWord): TsumeAnswer {
    const yes = () => (word === 'solution' ? this.#solve() : this.#hint());
    if (!this.set.countsHelp) return yes();
    return asked({ code: 'help-counts', word }, yes);
  }

  /** Puts the problem into the heap of mistakes. */
  again(): TsumeAnswer {
    const { variant, start } = this.tsume.problem;
    const { solution = [] } = this.tsume;
    const key = `${variant.id} ${formatSfen(variant, { ...start, moveNumber: 1 })}`;
    return later(async (): Promise<TsumeAnswer> => {
      try {
        const heap = await this.mistakes?.open();
        return told({ code: 'again', isNew: heap?.putProblem(variant, key, solution) ?? false });
      } catch (error) {
        return refused({ code: 'again-not-kept', error });
      }
    });
  }

  /** Goes to the next problem. */
  goOn(): TsumeAnswer {
    const { set } = this;
    const step = set.next();
    if (step === 'none') return refused({ code: set.isRated ? 'no-other' : 'no-next' });
    return { kind: 'done', what: { code: step } };
  }

  goBack(): TsumeAnswer {
    return this.set.previous() ? done({ code: 'gone' }) : refused({ code: 'no-previous' });
  }

  goTo(argument: string): TsumeAnswer {
    return this.set.go(typedIndex(argument))
      ? done({ code: 'gone' })
      : refused({ code: 'no-number', argument });
  }

  /** Goes on with the problems of a length alone. */
  narrow(argument: string): TsumeAnswer {
    const { set } = this;
    const plies = set.findLength(argument);
    if (plies === undefined) return refused({ code: 'no-length', argument });
    set.plies = plies;
    return set.among().includes(set.index) ? told({ code: 'length', plies }) : this.goOn();
  }

  /** Leaves the problems. */
  leave(): void {
    this.close();
    this.set.leave();
  }

  #hint(): TsumeAnswer {
    const { tsume, set } = this;
    const asked = tsume.hint();
    const { ply } = tsume.game;
    const answer = this.judged(async () => {
      const finding = await asked;
      if (tsume !== this.tsume || tsume.game.ply !== ply) return NOTHING;
      this.hinted = finding.kind === 'mate' ? finding.line.slice(0, 1) : [];
      if (finding.kind === 'mate') set.noteHelp();
      return told({ code: 'hint', finding });
    });
    return { kind: 'later', what: { code: 'looking' }, answer };
  }

  #solve(): TsumeAnswer {
    this.retract();
    this.set.noteHelp();
    this.reveal();
    return goTo('solution');
  }
}
