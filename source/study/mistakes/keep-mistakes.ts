import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { keptEvaluations } from '../../match/analysis/keep-analysis.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import { confirmMistake } from './confirm-mistake.ts';
import { type FoundMistake, findMistakes } from './find-mistakes.ts';
import { positionOfKey } from './judge-answer.ts';
import type { MistakeHeap } from './mistake-heap.ts';
import type { MistakeShelf } from './mistake-shelf.ts';
import { ownSides, sidesOfPerson } from './own-side.ts';

/** A game of which the mistakes are kept. */
export interface StudiedGame {
  readonly record: GameRecord;
  /** How the heap names it. */
  readonly name: string;
  /** The sides whose mistakes they are. */
  readonly colors: readonly Color[];
  /** Opens what looks at them again; it is closed in the end. */
  readonly openEngine: () => Engine;
  /** Asked before each of them. Default: never */
  readonly isStopped?: () => boolean;
}

/** N times the nodes of the analysis tell whether a mistake is one. */
const DEEPER = 4;
/** The bounds of a search, however quick or long the analysis was. */
const LEAST_NODES = 40_000;
const MOST_NODES = 400_000;

/**
 * Puts the mistakes of an analysed game into the heap; each new one is looked at again first.
 * @returns how many are new; none where it was stopped. Rejects with `EngineError` if the engine
 * fails, and with what the system refuses
 */
export async function keepMistakes(heap: MistakeHeap, game: StudiedGame): Promise<number> {
  const { record, name, colors, isStopped } = game;
  const { variant } = record;
  const evaluations = keptEvaluations(record);
  const kept: FoundMistake[] = [];
  let engine: Engine | undefined;
  try {
    for (const mistake of findMistakes(record, colors)) {
      if (isStopped?.()) return 0;
      if (heap.isDropped(mistake.key)) continue;
      const start = positionOfKey(variant, mistake.key);
      if (heap.card(mistake.key) || !start) {
        kept.push(mistake);
        continue;
      }
      const nodes = evaluations[mistake.ply - 1]?.nodes ?? 0;
      engine ??= game.openEngine();
      const position = { variant, start };
      const confirmed = await confirmMistake(mistake, position, engine, deeper(nodes));
      if (isStopped?.()) return 0;
      if (confirmed) kept.push(confirmed);
    }
  } finally {
    engine?.close();
  }
  return heap.collect(variant, name, kept);
}

/** The person whose mistakes are kept, and the shelf. */
interface Keeper {
  readonly mistakes: MistakeShelf;
  /** The names of the person, now and earlier. */
  readonly names: readonly string[];
  readonly openEngine: () => Engine;
}

/**
 * Keeps the mistakes of a person in an analysed game. Outside of the folder of the games only the name
 * tells which side that is.
 * @param name how the heap names the game
 */
export function keepOwnMistakes(
  { mistakes, names, openEngine }: Keeper,
  record: GameRecord,
  name: string,
): { readonly count: Promise<number>; readonly stop: () => void } {
  let isStopped = false;
  let engine: Engine | undefined;
  const keep = async () => {
    const isOwn = !/[/\\]/.test(name);
    const colors = (isOwn ? sidesOfPerson : ownSides)(record, names);
    if (colors.length === 0) return 0;
    return keepMistakes(await mistakes.open(), {
      record,
      name,
      colors,
      openEngine: () => {
        const opened = openEngine();
        engine = opened;
        return {
          name: opened.name,
          search: async (...asked) => (isStopped ? { kind: 'none' } : opened.search(...asked)),
          stop: () => opened.stop(),
          close: () => opened.close(),
        };
      },
      isStopped: () => isStopped,
    });
  };
  return {
    count: keep(),
    stop: () => {
      isStopped = true;
      engine?.stop();
    },
  };
}

function deeper(nodes: number): SearchLimits {
  return { nodes: Math.min(Math.max(DEEPER * nodes, LEAST_NODES), MOST_NODES) };
}
