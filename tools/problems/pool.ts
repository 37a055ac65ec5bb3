import { itemAt } from '../../source/rules/core/item-at.ts';
import { rankOf } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { extended, randomDraft, varied } from './compose.ts';
import { type Draft, draftOf, kingOf, likeness, patternOf, placementOf } from './draft.ts';
import { type KeptProblem, keptProblem, meritOf } from './merit.ts';
import { endOfGame } from './play-game.ts';
import { MOST_ALIKE } from './select.ts';
import { MOST_PLIES, Solver } from './solve.ts';

/** Drafts that are composed in a round. */
const DRAFTS = 300;
/** The part of them that are not made from another problem. */
const NEW_PART = 0.15;
/** A game is played once in this many rounds. */
const GAME_ROUNDS = 2;
/** The best of this many problems is made into another one. */
const PARENTS = 3;
/** The lowest rank of a king to be mated: further down a problem looks upside down. */
const HOME_RANK = 4;
/** More problems of a length are not looked for. */
const ENOUGH = 500;
/** Positions that the proof of a short problem may need. */
const WIDEST = 3000;
/** Positions of the search for one question. */
const NODES = 15_000;

/** A problem that others are made from. */
interface Base {
  readonly draft: Draft;
  readonly merit: number;
}

/** Sound problems of a variant; new ones are made from games and from those that are there. */
export class Pool {
  readonly #variant: Variant;
  readonly #solver = new Solver(NODES);
  readonly #problems: KeptProblem[] = [];
  /** The drafts of problems with one way to win, by length: a second way stays in what is built. */
  readonly #drafts = new Map<number, Base[]>();
  /** The patterns of the problems, by length. */
  readonly #patterns = new Map<number, ReadonlySet<string>[]>();

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  get problems(): readonly KeptProblem[] {
    return this.#problems;
  }

  /** How many problems of each length there are. */
  summary(): string {
    const counts = [...this.#drafts].sort(([a], [b]) => a - b);
    return counts.map(([plies, { length }]) => `${length} in ${plies}`).join(', ');
  }

  keep(problem: KeptProblem): void {
    const { sfen, plies, duals } = problem;
    const draft = draftOf(this.#variant, readSfen(this.#variant, sfen).placement);
    this.#problems.push(problem);
    if (duals === 0) {
      const merit = meritOf(this.#variant, problem);
      this.#drafts.set(plies, [...(this.#drafts.get(plies) ?? []), { draft, merit }]);
    }
    this.#patterns.set(plies, [...(this.#patterns.get(plies) ?? []), patternOf(draft)]);
  }

  /** Plays a game or none, and composes drafts. Returns the problems that are new. */
  playRound(random: () => number, round: number): readonly KeptProblem[] {
    const known = this.#problems.length;
    if (round % GAME_ROUNDS === 1) {
      for (const draft of endOfGame(this.#variant, random)) {
        const bare = this.#solver.stripped(draft, random);
        if (bare) this.#consider(bare, random, 1);
      }
    }
    for (let count = 0; count < DRAFTS; count++) this.#compose(random);
    return this.#problems.slice(known);
  }

  #compose(random: () => number): void {
    const lengths = [...this.#drafts.keys()].sort((a, b) => a - b);
    if (lengths.length === 0 || random() < NEW_PART) {
      const bare = this.#solver.stripped(randomDraft(this.#variant, random), random);
      if (bare) this.#consider(bare, random, 1);
      return;
    }
    // The long ones are the hard ones to find.
    const luck = Math.max(random(), random());
    const plies = itemAt(lengths, Math.floor(luck * lengths.length));
    const drafts = this.#drafts.get(plies) ?? [];
    const some = Array.from({ length: PARENTS }, () =>
      itemAt(drafts, Math.floor(random() * drafts.length)),
    );
    const { draft: base } = some.reduce((a, b) => (b.merit > a.merit ? b : a));
    const isLonger = plies < MOST_PLIES && random() < 0.7;
    const draft = isLonger ? extended(base, random) : varied(base, random);
    const next = random() < 0.4 ? varied(draft, random) : draft;
    // A variation is worth the look if it is as long; shorter ones come of themselves.
    this.#consider(next, random, isLonger ? plies + 2 : plies);
  }

  /** Keeps what is a problem of some plies or more without its needless pieces. */
  #consider(draft: Draft, random: () => number, least: number): void {
    if (rankOf(kingOf(draft)) > HOME_RANK) return;
    const isWanted = (plies: number) =>
      plies >= least && (this.#drafts.get(plies)?.length ?? 0) < ENOUGH;
    const refined = this.#solver.refined(draft, random, isWanted);
    const placement = refined && placementOf(refined);
    if (!refined || !placement) return;
    const variant = this.#variant;
    const plies = this.#solver.mate(refined, placement)?.plies ?? 0;
    const pattern = patternOf(refined);
    const others = this.#patterns.get(plies) ?? [];
    if (others.some((other) => likeness(pattern, other) > MOST_ALIKE)) return;
    const problem = keptProblem(variant, placement, plies, WIDEST);
    if (problem) this.keep(problem);
  }
}
