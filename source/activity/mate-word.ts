import type { EngineGame } from '../engine/engine.ts';
import type { MateResult } from '../engine/mate/mate-search.ts';
import { SolvingStopped } from '../engine/mate/solve-mates.ts';
import type { MateFinder } from '../match/participants/engine-room.ts';
import { surplusOf } from '../records/formats/problems/surplus.ts';
import type { Game } from '../rules/core/game.ts';
import { hasLegalMove } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import { type Answer, refused, told, type Words } from './answer.ts';
import type { Changed } from './replay-edits.ts';
import { askedRow } from './shared-words.ts';

/** What the search for a mate comes to. */
export type MateTold =
  | { readonly code: 'seeks-mate'; readonly seconds: number }
  | {
      readonly code: 'mate';
      readonly plies: number;
      readonly isShortest: boolean;
      readonly line: readonly Move[];
      /** The game up to the position of the mate. */
      readonly from: EngineGame;
      /** The variation that it has become. Missing where none can be added, or it is there. */
      readonly changed?: Changed;
    }
  | { readonly code: 'mate-unknown'; readonly seconds: number }
  | { readonly code: MateCode };

/** What is said of a mate in always the same words. */
export type MateCode =
  | Words<'no-mate no-mate-here no-mate-over mate-by-server mate-seconds mate-off'>
  | Words<'mate-not-sought mate-is-solution'>;

/** The position in which a mate is looked for, and for how long. */
interface Sought {
  readonly game: Game;
  /** Missing on a server, whose visitors have no engines of their own. */
  readonly findMate: MateFinder | undefined;
}

/** Asks what a word does here that looks for a mate. */
export const MATE_ROW = {
  ...askedRow('mate'),
  argument: 'optional',
  run: <What>(
    activity: { readonly seekMate: (argument: string) => Answer<What> },
    argument: string,
  ) => activity.seekMate(argument),
} as const;

const SECONDS = 10;
const MOST_SECONDS = 3600;

/** Answers the word that looks for a mate. One is looked for at a time. */
export class MateSeeker {
  readonly #of: Sought;
  #run: AbortController | undefined;

  constructor(of: Sought) {
    this.#of = of;
  }

  /**
   * @param argument the seconds that it may take, or `off`, which ends it; '' for ten
   * @param keep does something with a line that was found, if the board still shows its position
   */
  seek(argument: string, keep: (line: readonly Move[]) => Changed | undefined): Answer<MateTold> {
    if (argument === 'off') {
      const code = this.stop() ? 'mate-off' : 'mate-not-sought';
      return code === 'mate-off' ? told({ code }) : refused({ code });
    }
    const seconds = Number(argument || SECONDS);
    if (!/^\d{0,4}$/.test(argument) || seconds < 1 || seconds > MOST_SECONDS)
      return refused({ code: 'mate-seconds' });
    const { game, findMate } = this.#of;
    const { variant, position, start, ply } = game;
    if (!findMate) return refused({ code: 'mate-by-server' });
    if (!hasLegalMove(position)) return refused({ code: 'no-mate-over' });
    const isTarget = position.kings[position.side === 0 ? 1 : 0] !== 0;
    if (!isTarget || surplusOf(variant, position)) return refused({ code: 'no-mate-here' });
    const from: EngineGame = {
      variant,
      start: { placement: start, moveNumber: 1 },
      moves: game.moves.slice(0, ply),
    };
    this.stop();
    const run = new AbortController();
    this.#run = run;
    const answer = findMate(from, seconds * 1000, run.signal).then(
      (result): Answer<MateTold> => {
        if (this.#run === run) this.#run = undefined;
        const isHere = this.#shows(from);
        return tellResult(result, from, seconds, isHere ? keep : () => undefined);
      },
      (error: unknown): Answer<MateTold> => {
        if (!(error instanceof SolvingStopped)) throw error;
        return { kind: 'nothing' };
      },
    );
    return { kind: 'later', what: { code: 'seeks-mate', seconds }, answer };
  }

  /** Ends a search that goes on. @returns whether there was one */
  stop(): boolean {
    const run = this.#run;
    this.#run = undefined;
    run?.abort();
    return run !== undefined;
  }

  /** Whether the board shows the last position of a game. */
  #shows({ moves, start }: EngineGame): boolean {
    const { game } = this.#of;
    return (
      game.start === start.placement &&
      game.ply === moves.length &&
      moves.every((move, index) => move === game.moves[index])
    );
  }
}

function tellResult(
  result: MateResult,
  from: EngineGame,
  seconds: number,
  keep: (line: readonly Move[]) => Changed | undefined,
): Answer<MateTold> {
  if (result.kind === 'none') return told({ code: 'no-mate' });
  if (result.kind === 'unknown') return told({ code: 'mate-unknown', seconds });
  const { isShortest } = result;
  const { plies, line } = result.mate;
  const changed = keep(line);
  const what = { code: 'mate', plies, isShortest, line, from } as const;
  return changed ? { kind: 'done', what: { ...what, changed } } : told(what);
}
