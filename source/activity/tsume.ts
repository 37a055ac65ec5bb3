import { EngineError } from '../engine/engine.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { MateFinder } from '../match/participants/engine-room.ts';
import type { TryOutcome, Tsume } from '../match/problems/tsume.ts';
import type { MateFinding } from '../match/problems/tsume-judge.ts';
import type { Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { type Answer, goTo, NOTHING, refused } from './answer.ts';
import type { BoardActivity } from './board-activity.ts';
import { BOARD_ROWS, type BoardTold } from './board-words.ts';
import { MATE_ROW, MateSeeker, type MateTold } from './mate-word.ts';
import { HINT_ROW, QUIT_ROW, SERIES_ROWS, UNDO_ROW } from './shared-words.ts';
import { type BoundWord, bindWords, typedIndex, type WordRow } from './word-row.ts';

/** What the words at a problem and the tries come to. */
export type TsumeTold =
  | BoardTold
  | MateTold
  | { readonly code: TsumeCode }
  | { readonly code: 'tried'; readonly outcome: Exclude<TryOutcome, { kind: 'forgotten' }> }
  | { readonly code: 'hint'; readonly finding: MateFinding }
  | { readonly code: 'help-counts'; readonly word: HelpWord }
  | { readonly code: 'solution' | 'rating' | 'repeat' | 'gone' }
  | { readonly code: 'length'; readonly plies: Length }
  | { readonly code: 'no-number' | 'no-length'; readonly argument: string }
  | { readonly code: 'engine-failed'; readonly error: EngineError };

/** What is said at a problem in always the same words. */
export type TsumeCode =
  | 'thinking'
  | 'solved'
  | 'no-undo'
  | 'undone'
  | 'no-next'
  | 'no-other'
  | 'not-rated'
  | 'no-previous'
  | 'looking';

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
    refusal: ({ tsume }) => {
      if (tsume.finding === undefined) return { code: 'looking' };
      return tsume.solution ? undefined : { code: 'solution' };
    },
    run: (tsume) => tsume.help('solution'),
  },
  ...SERIES_ROWS,
  MATE_ROW,
  {
    name: 'plies',
    effect: 'changes',
    argument: 'required',
    run: (tsume, argument) => tsume.narrow(argument),
  },
  {
    name: 'list',
    argument: 'optional',
    run: (_, argument) => goTo('list', argument),
  },
  {
    name: 'rating',
    isOffered: () => true,
    refusal: ({ set }) => (set.isRated ? undefined : { code: 'not-rated' }),
    run: () => ({ kind: 'told', what: { code: 'rating' } }),
  },
  ...BOARD_ROWS,
  QUIT_ROW,
] as const satisfies readonly WordRow<TsumeActivity, TsumeTold>[];

export type TsumeWord = (typeof TSUME_ROWS)[number]['name'];

/** Mating problems, one after another. */
export class TsumeActivity implements BoardActivity<TsumeTold> {
  readonly settings: SessionSettings;
  readonly set: TsumeSet;
  readonly words: readonly BoundWord<TsumeTold>[] = bindWords<TsumeActivity, TsumeTold>(
    this,
    TSUME_ROWS,
  );
  readonly findMate: MateFinder | undefined;
  readonly #mate = new MateSeeker(this);
  /** The problem whose solution is known to the player. */
  #revealed: Tsume | undefined;
  isTurned = false;
  hinted: readonly Move[] = [];

  /** @param findMate looks for mates. Default: nothing does, as on a server */
  constructor(settings: SessionSettings, set: TsumeSet, findMate?: MateFinder) {
    this.settings = settings;
    this.set = set;
    this.findMate = findMate;
  }

  get tsume(): Tsume {
    return this.set.tsume;
  }

  get subject(): Tsume {
    return this.tsume;
  }

  get game(): Game {
    return this.tsume.game;
  }

  get moves(): readonly PlayedMove[] {
    return this.tsume.moves;
  }

  /** The attacker sits at the bottom. */
  get home(): Color {
    return this.tsume.problem.start.placement.turn;
  }

  get isOver(): boolean {
    return this.tsume.state === 'solved';
  }

  readonly isWaiting = false;

  get nextWord(): string | undefined {
    const { state } = this.tsume;
    return state === 'solved' ? 'next' : state === 'failed' ? UNDO_ROW.name : undefined;
  }

  readonly beginEntry = (): void => {
    this.hinted = [];
  };

  readonly retract = (): boolean => this.tsume.state === 'failed' && this.tsume.retract();

  readonly ready = async (): Promise<TsumeAnswer> => {
    const { tsume } = this;
    return tsume.finding
      ? NOTHING
      : this.#judged(async () => {
          await tsume.verify();
          return NOTHING;
        });
  };

  readonly enterMove = (line: string): TsumeAnswer => {
    const { tsume } = this;
    const { state } = tsume;
    if (state === 'solved' || state === 'thinking') return refused({ code: state });
    this.retract();
    const typed = tsume.read(line);
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
  };

  readonly play = (move: Move): TsumeAnswer => {
    const { tsume, set } = this;
    const trying = tsume.try(move);
    return this.#later(async () => {
      const outcome = await trying;
      if (outcome.kind === 'forgotten') return NOTHING;
      set.note(outcome);
      if (outcome.kind === 'solved') this.#revealed = tsume;
      return { kind: 'done', what: { code: 'tried', outcome } };
    });
  };

  whyNot(word: string): TsumeTold | undefined {
    if (word === MATE_ROW.name && this.#revealed !== this.tsume)
      return { code: 'mate-is-solution' };
    return word === HINT_ROW.name && this.isOver ? { code: 'solved' } : undefined;
  }

  /** Looks for a mate in the position on the board, once the solution is known. */
  seekMate(argument: string): TsumeAnswer {
    this.retract();
    return this.#mate.seek(argument, (line) => {
      this.hinted = line.slice(0, 1);
      return undefined;
    });
  }

  /** Ends what looks for a mate. */
  readonly close = (): void => {
    this.#mate.stop();
  };

  hint(): TsumeAnswer {
    return this.help(HINT_ROW.name);
  }

  undo(): TsumeAnswer {
    return this.tsume.undo()
      ? { kind: 'done', what: { code: 'undone' } }
      : refused({ code: 'no-undo' });
  }

  /** Helps, after a question if that counts. */
  help(word: HelpWord): TsumeAnswer {
    const yes = () => (word === 'solution' ? this.#solve() : this.#hint());
    if (!this.set.countsHelp) return yes();
    return { kind: 'asked', what: { code: 'help-counts', word }, word, yes };
  }

  /** Goes to the next problem. */
  goOn(): TsumeAnswer {
    const { set } = this;
    const step = set.next();
    if (step === 'none') return refused({ code: set.isRated ? 'no-other' : 'no-next' });
    return { kind: 'done', what: { code: step } };
  }

  goBack(): TsumeAnswer {
    return this.set.previous()
      ? { kind: 'done', what: { code: 'gone' } }
      : refused({ code: 'no-previous' });
  }

  goTo(argument: string): TsumeAnswer {
    return this.set.go(typedIndex(argument))
      ? { kind: 'done', what: { code: 'gone' } }
      : refused({ code: 'no-number', argument });
  }

  /** Goes on with the problems of a length alone. */
  narrow(argument: string): TsumeAnswer {
    const { set } = this;
    const plies = set.findLength(argument);
    if (plies === undefined) return refused({ code: 'no-length', argument });
    set.plies = plies;
    return set.among().includes(set.index)
      ? { kind: 'told', what: { code: 'length', plies } }
      : this.goOn();
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
    const answer = this.#judged(async () => {
      const finding = await asked;
      if (tsume !== this.tsume || tsume.game.ply !== ply) return NOTHING;
      this.hinted = finding.kind === 'mate' ? finding.line.slice(0, 1) : [];
      if (finding.kind === 'mate') set.noteHelp();
      return { kind: 'told', what: { code: 'hint', finding } };
    });
    return { kind: 'later', what: { code: 'looking' }, answer };
  }

  #solve(): TsumeAnswer {
    this.retract();
    this.set.noteHelp();
    this.#revealed = this.tsume;
    return goTo('solution');
  }

  /** What the engine answers later; nothing where another problem is on the board by then. */
  #later(answer: () => Promise<TsumeAnswer>): TsumeAnswer {
    return { kind: 'later', answer: this.#judged(answer) };
  }

  async #judged(ask: () => Promise<TsumeAnswer>): Promise<TsumeAnswer> {
    const { tsume } = this;
    try {
      const answer = await ask();
      return tsume === this.tsume ? answer : NOTHING;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return tsume === this.tsume ? refused({ code: 'engine-failed', error }) : NOTHING;
    }
  }
}
