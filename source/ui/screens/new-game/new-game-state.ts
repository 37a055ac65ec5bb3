import type { Player } from '../../../match/participants/side.ts';
import type { Color } from '../../../rules/core/color.ts';
import type { Variant } from '../../../rules/core/variant.ts';

/** The choices for a new game; typed texts stand in the lines of the form. */
export interface NewGameState {
  readonly variant: Variant;
  /** The name of the handicap; `even` for none. */
  readonly handicap: string;
  /** Whether a toss of pawns decides the colours; in an even game only. */
  readonly byFurigoma: boolean;
  readonly players: Readonly<Record<Color, Player>>;
}

export type NewGameAction =
  /** @param handicap the handicap that is chosen for the variant */
  | { readonly kind: 'variant'; readonly variant: Variant; readonly handicap: string }
  | { readonly kind: 'handicap'; readonly handicap: string }
  | { readonly kind: 'furigoma'; readonly byFurigoma: boolean }
  | { readonly kind: 'player'; readonly color: Color; readonly player: Player };

export function newGameReducer(state: NewGameState, action: NewGameAction): NewGameState {
  switch (action.kind) {
    case 'variant':
      return { ...state, variant: action.variant, handicap: action.handicap };
    case 'handicap':
      return { ...state, handicap: action.handicap };
    case 'furigoma':
      return { ...state, byFurigoma: action.byFurigoma };
    case 'player':
      return { ...state, players: { ...state.players, [action.color]: action.player } };
  }
}

export function isEven({ handicap }: NewGameState): boolean {
  return handicap === 'even';
}
