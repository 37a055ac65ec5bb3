import { type Color, opposite } from '../core/color.ts';
import type { EngineScore } from '../engine/engine.ts';
import type { Match } from './match.ts';
import type { Offer, Outcome } from './outcome.ts';

/** An engine gives up when it has been so far behind, in hundredths of a pawn, .. */
const HOPELESS = -2500;
/** .. at so many moves in a row. */
const HOPELESS_MOVES = 3;

/** An engine takes a draw when it thinks that it is so far behind. */
const TAKES_DRAW = -50;

/** An impasse that was declined is offered again after so many plies. */
const OFFER_AGAIN_PLIES = 10;

/** How the engines at a match would have it end: what they accept, offer, claim and give up. */
export class EngineOffers {
  readonly #match: Match;
  /** What an engine thought of its position when it moved last. */
  readonly #scores: Partial<Record<Color, EngineScore>> = {};
  readonly #hopeless: Record<Color, number> = { black: 0, white: 0 };
  #offeredAtPly: number | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Notes what an engine thinks of the position in which it moves, if it says so. */
  note(color: Color, score: EngineScore | undefined): void {
    if (score) this.#scores[color] = score;
    this.#hopeless[color] = score && centipawns(score) <= HOPELESS ? this.#hopeless[color] + 1 : 0;
  }

  /** Whether an engine thinks, and has thought for some moves, that its game is lost. */
  isHopeless(color: Color): boolean {
    return this.#hopeless[color] >= HOPELESS_MOVES;
  }

  /** Whether the engine on the other side accepts: where it does not think that it is winning. */
  accepts({ kind, by }: Offer): boolean {
    const color = opposite(by);
    const score = this.#scores[color];
    const value = score ? centipawns(score) : 0;
    const ending = kind === 'impasse' ? this.#match.game.impasseEnding() : undefined;
    return ending?.winner === color || (value <= TAKES_DRAW && ending?.winner === undefined);
  }

  /** Offers the impasse of an engine that has moved, to which a person may say no. */
  offerImpasse(color: Color): void {
    const match = this.#match;
    const { ply } = match.game;
    const again = (this.#offeredAtPly ?? Number.NEGATIVE_INFINITY) + OFFER_AGAIN_PLIES;
    if (ply < again || !winsByImpasse(match, color)) return;
    this.#offeredAtPly = ply;
    match.offer = { kind: 'impasse', by: color };
  }
}

/**
 * Ends a match by the win that the engine to move claims. That is judged by our rules; where there
 * is no impasse, the claim loses like an illegal move.
 */
export function claimWin(match: Match): Outcome {
  const { status } = match;
  return status.kind === 'playing' && status.impasse
    ? match.end(match.game.impasseEnding())
    : match.loseByIllegalMove('win declared', 'no impasse');
}

/** Whether an impasse can be claimed that gives a side the game. */
export function winsByImpasse({ status, game }: Match, color: Color): boolean {
  return (
    status.kind === 'playing' &&
    status.impasse !== undefined &&
    game.impasseEnding().winner === color
  );
}

/** A score as one number; a mate is more than any other. */
function centipawns(score: EngineScore): number {
  if (score.kind === 'value') return score.centipawns;
  return score.plies > 0 ? 100_000 : -100_000;
}
