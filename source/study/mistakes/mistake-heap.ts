import { type SolvedTally, solvedTally, type Tried } from '../../match/problems/solved-tally.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { FoundMistake } from './find-mistakes.ts';
import { type DueCards, dueCards, foldCards, type StudyCard } from './study-cards.ts';
import {
  type ReviewResult,
  type StudyEvent,
  type StudyFile,
  type StudyMistake,
  studiedProblem,
} from './study-file.ts';

/** A game that was analysed. */
interface AnalysedGame {
  readonly variant: Variant;
  /** How the heap names it. */
  readonly game: string;
  /** Its mistakes: `findMistakes`, then `confirmMistake`. */
  readonly found: readonly FoundMistake[];
  readonly nowMs: number;
}

/**
 * Puts the mistakes of a game into the heap. What the game was found to have before and has no longer
 * is dropped; what is in the heap already stays as it is.
 * @returns how many are new
 */
export function collectMistakes(
  file: StudyFile,
  { variant, game, found, nowMs }: AnalysedGame,
): number {
  const known = knownOf(file.events);
  const mistakes = new Map(found.map((mistake) => [mistake.key, studied(mistake, variant, game)]));
  for (const { key, game: of } of known.values()) {
    if (of === game && !mistakes.has(key)) file.add({ kind: 'dropped', atMs: nowMs, key });
  }
  const fresh = [...mistakes.values()].filter(({ key }) => !known.has(key));
  for (const mistake of fresh) file.add({ kind: 'found', atMs: nowMs, mistake });
  return fresh.length;
}

/** The mistakes of the heap, by key. */
function knownOf(events: readonly StudyEvent[]): Map<string, StudyMistake> {
  const known = new Map<string, StudyMistake>();
  for (const event of events) {
    if (event.kind === 'found') known.set(event.mistake.key, event.mistake);
    else if (event.kind === 'dropped') known.delete(event.key);
  }
  return known;
}

function studied(
  { key, kind, ply, played, line, lost }: FoundMistake,
  variant: Variant,
  game: string,
): StudyMistake {
  const lostPercent = Math.round(Math.max(0, lost) * 100);
  return { key, variant, kind, ply, played, line, game, lostPercent };
}

const TRIED = {
  right: 'solved',
  helped: 'helped',
  wrong: 'failed',
} as const satisfies Readonly<Record<ReviewResult, Tried['result']>>;

/** The mistakes that a person studies, as a file remembers them. */
export class MistakeHeap {
  readonly #file: StudyFile;
  readonly #nowMs: () => number;
  /** The cards that the first `size` events come to. */
  #folded: { readonly size: number; readonly cards: readonly StudyCard[] } | undefined;

  constructor(file: StudyFile, nowMs: () => number) {
    this.#file = file;
    this.#nowMs = nowMs;
  }

  get nowMs(): number {
    return this.#nowMs();
  }

  /** How many lines of the file are none of ours. They stay. */
  get leftOut(): number {
    return this.#file.leftOut;
  }

  get cards(): readonly StudyCard[] {
    const { events } = this.#file;
    if (this.#folded?.size !== events.length) {
      const cards = [...foldCards(events).values()];
      this.#folded = { size: events.length, cards };
    }
    return this.#folded.cards;
  }

  /** What is to be studied now. @param variant the game of which. Default: all */
  due(variant?: Variant): DueCards {
    const isWanted = ({ mistake }: StudyCard) => !variant || mistake.variant === variant;
    const cards = this.cards.filter(isWanted);
    return dueCards(cards, this.#nowMs());
  }

  /** How many are to be studied now. */
  count(variant?: Variant): number {
    const { due, fresh } = this.due(variant);
    return due.length + fresh.length;
  }

  /** How many were asked so far, and answered. @param id the game of which. Default: all */
  tally(id?: string): SolvedTally {
    const tries = this.#file.events.flatMap((event): Tried[] =>
      event.kind === 'review' ? [{ key: event.key, result: TRIED[event.result] }] : [],
    );
    return solvedTally(tries, [], id);
  }

  card(key: string): StudyCard | undefined {
    return this.cards.find((card) => card.key === key);
  }

  /** Whether a mistake was taken out of the heap. */
  isDropped(key: string): boolean {
    const last = this.#file.events.findLast(
      (event) => event.kind !== 'review' && keyOf(event) === key,
    );
    return last?.kind === 'dropped';
  }

  /** Notes how an answer went. Throws what the system refuses; it counts all the same. */
  review(key: string, result: ReviewResult): void {
    this.#file.add({ kind: 'review', atMs: this.#nowMs(), key, result });
  }

  /** Takes a mistake out of the heap. Throws as `review` does. */
  drop(key: string): void {
    this.#file.add({ kind: 'dropped', atMs: this.#nowMs(), key });
  }

  /** Puts a mating problem in. Throws as `review` does. @returns whether it is new */
  putProblem(variant: Variant, key: string, line: readonly Move[]): boolean {
    if (this.card(key)) return false;
    this.#file.add({
      kind: 'found',
      atMs: this.#nowMs(),
      mistake: studiedProblem(variant, key, line),
    });
    return true;
  }

  /** Puts the mistakes of a game in. Throws as `review` does. @returns how many are new */
  collect(variant: Variant, game: string, found: readonly FoundMistake[]): number {
    return collectMistakes(this.#file, { variant, game, found, nowMs: this.#nowMs() });
  }
}

function keyOf(event: StudyEvent): string {
  return event.kind === 'found' ? event.mistake.key : event.key;
}
