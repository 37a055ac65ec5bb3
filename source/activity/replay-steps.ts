import type { RecordNode } from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { done, refused } from './answer.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';
import type { WordRow } from './word-row.ts';

/** The replay that is walked through. */
export interface Walked {
  readonly walk: RecordWalk;
  /** Looks at what is shown. */
  readonly analyst: { readonly analysis: { readonly follow: (walk: RecordWalk) => void } };
  readonly options: { readonly standing?: (() => RecordNode) | undefined };
}

type Row = WordRow<
  Pick<Walked, 'walk'> & {
    readonly steps: ReplaySteps;
    readonly enterMove: (line: string) => ReplayAnswer;
  },
  ReplayTold
>;

/** The words that go through a record. */
export const STEP_ROWS = [
  {
    name: 'next',
    argument: 'number',
    refusal: ({ walk }) => (walk.ply === walk.moves.length ? { code: 'at-end' } : undefined),
    run: ({ steps }, count) => steps.step(1, count),
  },
  {
    name: 'back',
    argument: 'number',
    refusal: ({ walk }) => (walk.ply === 0 ? { code: 'at-start' } : undefined),
    run: ({ steps }, count) => steps.step(-1, count),
  },
  { name: 'first', run: ({ steps }) => steps.go(0) },
  { name: 'last', run: ({ steps }) => steps.goToEnd() },
  { name: 'go', short: 'g', argument: 'number', run: ({ steps }, ply) => steps.goTo(ply) },
  {
    name: 'variation',
    short: 'v',
    argument: 'optional',
    isOffered: ({ walk }) => walk.varied !== undefined,
    run: ({ steps, enterMove }, move) => (move === '' ? steps.vary(1) : enterMove(move)),
  },
  {
    name: 'variation back',
    refusal: ({ walk }) => (walk.varied ? undefined : { code: 'no-variations' }),
    run: ({ steps }) => steps.vary(-1),
  },
] as const satisfies readonly Row[];

/** Answers the words that go through a record. */
export class ReplaySteps {
  /** The word that an empty line means. */
  nextWord = 'next';
  readonly #of: Walked;

  constructor(of: Walked) {
    this.#of = of;
  }

  step(direction: 1 | -1, count: string): ReplayAnswer {
    if (!/^\d{0,6}$/.test(count)) return refused({ code: 'not-a-number' });
    const { walk } = this.#of;
    walk.go(walk.ply + direction * Number(count || 1));
    return this.gone(`${direction === 1 ? 'next' : 'back'} ${count}`);
  }

  /** Shows another ply. @param nextWord means the empty line from now on */
  go(ply: number, nextWord = 'next'): ReplayAnswer {
    this.#of.walk.go(ply);
    return this.gone(nextWord);
  }

  goTo(ply: string): ReplayAnswer {
    if (!/^\d+$/.test(ply)) return refused({ code: 'not-a-number' });
    const count = this.#of.walk.moves.length;
    return Number(ply) > count ? refused({ code: 'no-ply', count }) : this.go(Number(ply));
  }

  goToEnd(): ReplayAnswer {
    const { standing } = this.#of.options;
    if (!standing) return this.go(Number.POSITIVE_INFINITY);
    this.#of.walk.enter(standing());
    return this.gone('next');
  }

  /** Shows the variation before or after this one, or one of the next move. */
  vary(step: 1 | -1): ReplayAnswer {
    return this.#of.walk.enterVariation(step)
      ? this.gone(step === 1 ? 'variation' : 'variation back')
      : refused({ code: 'no-variations' });
  }

  /** Another place is shown. */
  gone(nextWord: string): ReplayAnswer {
    this.nextWord = nextWord.trim();
    const { walk, analyst } = this.#of;
    analyst.analysis.follow(walk);
    return done({ code: 'gone' });
  }
}
