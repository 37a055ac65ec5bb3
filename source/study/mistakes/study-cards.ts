import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { ReviewResult, StudyEvent, StudyMistake } from './study-file.ts';

/** Something that comes back: a mistake, or a problem. */
export interface StudyCard {
  readonly key: string;
  readonly mistake: StudyMistake;
  /** When it was put into the heap. */
  readonly addedMs: number;
  /** When it was first answered; undefined while it is new. */
  readonly firstMs: number | undefined;
  /** When it is due; that of a new one is when it was added. */
  readonly dueMs: number;
  /** Answers, and how often it was forgotten. */
  readonly reviews: number;
  readonly lapses: number;
}

/** How FSRS takes an answer. */
const RATINGS = {
  right: Rating.Good,
  helped: Rating.Hard,
  wrong: Rating.Again,
} as const satisfies Readonly<Record<ReviewResult, Rating>>;

/** Without chance, so that the same answers give the same days. */
const scheduler = fsrs({ enable_fuzz: false });

interface Heap {
  readonly key: string;
  mistake: StudyMistake;
  readonly addedMs: number;
  firstMs: number | undefined;
  card: Card;
}

/** The cards that a file of events comes to, by key: FSRS as its package computes it. */
export function foldCards(events: readonly StudyEvent[]): ReadonlyMap<string, StudyCard> {
  const heap = new Map<string, Heap>();
  for (const event of events) {
    const key = event.kind === 'found' ? event.mistake.key : event.key;
    const known = heap.get(key);
    if (event.kind === 'dropped') heap.delete(key);
    else if (event.kind === 'review') {
      if (known) review(known, event.atMs, event.result);
    } else if (known) known.mistake = event.mistake;
    else heap.set(key, newCard(key, event.atMs, event.mistake));
  }
  return new Map([...heap.values()].map((entry) => [entry.key, cardOf(entry)]));
}

/** What is to be studied now. */
export interface DueCards {
  /** Due ones, the one that is due longest first. */
  readonly due: readonly StudyCard[];
  /** New ones that are still for today, those that lost most first. */
  readonly fresh: readonly StudyCard[];
  /** When the next one is due after these; undefined where none is. */
  readonly nextMs: number | undefined;
}

/**
 * The cards to study at a time.
 * @param newPerDay how many new ones come a day, in local time. Default: 5
 */
export function dueCards(cards: Iterable<StudyCard>, nowMs: number, newPerDay = 5): DueCards {
  const all = [...cards];
  const today = new Date(nowMs).toDateString();
  const begun = all.filter(
    ({ firstMs }) => firstMs !== undefined && new Date(firstMs).toDateString() === today,
  );
  const seen = all.filter(({ firstMs }) => firstMs !== undefined);
  const due = seen.filter(({ dueMs }) => dueMs <= nowMs).sort((a, b) => a.dueMs - b.dueMs);
  const lost = ({ mistake }: StudyCard) => mistake.lostPercent;
  const fresh = all
    .filter(({ firstMs }) => firstMs === undefined)
    .sort((a, b) => lost(b) - lost(a) || a.addedMs - b.addedMs);
  const later = seen.filter(({ dueMs }) => dueMs > nowMs).map(({ dueMs }) => dueMs);
  return {
    due,
    fresh: fresh.slice(0, Math.max(0, newPerDay - begun.length)),
    nextMs: later.length === 0 ? undefined : Math.min(...later),
  };
}

function newCard(key: string, atMs: number, mistake: StudyMistake): Heap {
  return { key, mistake, addedMs: atMs, firstMs: undefined, card: createEmptyCard(new Date(atMs)) };
}

/** A clock that was set back counts as standing still. */
function review(entry: Heap, atMs: number, result: ReviewResult): void {
  const at = Math.max(atMs, entry.card.last_review?.getTime() ?? entry.addedMs);
  entry.firstMs ??= at;
  entry.card = scheduler.next(entry.card, new Date(at), RATINGS[result]).card;
}

function cardOf({ key, mistake, addedMs, firstMs, card }: Heap): StudyCard {
  const { due, reps: reviews, lapses } = card;
  return { key, mistake, addedMs, firstMs, dueMs: due.getTime(), reviews, lapses };
}
