import { Game } from '../core/game.ts';
import { countPoints } from '../core/impasse.ts';
import { oncePer } from '../core/once-per.ts';
import { type Placement, samePosition } from '../core/position.ts';
import type { Handicap, Variant } from '../core/variant.ts';
import { readSfen, type SfenPosition } from './sfen.ts';

const startsOf = oncePer((variant: Variant) =>
  oncePer((from: Variant | Handicap) => readSfen(variant, 'sfen' in from ? from.sfen : from.start)),
);

/** The start position of an even game or of a named handicap. */
export function startPosition(variant: Variant, handicap?: Handicap): SfenPosition {
  return startsOf(variant)(handicap ?? variant);
}

/** The variant's handicap that begins from a position, if there is one. */
export function handicapOf(variant: Variant, start: Placement): Handicap | undefined {
  return variant.handicaps.find((handicap) =>
    samePosition(startPosition(variant, handicap).placement, start),
  );
}

export function findHandicap(variant: Variant, name: string): Handicap | undefined {
  return variant.handicaps.find((handicap) => handicap.name === name);
}

/** A game from any position. In a named handicap the removed pieces count for White. */
export function openGame(variant: Variant, start: Placement): Game {
  if (handicapOf(variant, start) === undefined) return new Game(variant, start);
  const whitePoints = (placement: Placement) => countPoints(variant, placement).white;
  const given = whitePoints(startPosition(variant).placement) - whitePoints(start);
  return new Game(variant, start, given);
}
