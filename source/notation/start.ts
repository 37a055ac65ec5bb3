import { Game } from '../core/game.ts';
import { countPoints } from '../core/impasse.ts';
import { type Placement, samePosition } from '../core/position.ts';
import type { Handicap, Variant } from '../core/variant.ts';
import { readSfen, type SfenPosition } from './sfen.ts';

/** The start position of an even game or of a named handicap. */
export function startPosition(variant: Variant, handicap?: Handicap): SfenPosition {
  return readSfen(variant, handicap?.sfen ?? variant.start);
}

const handicapStarts = new WeakMap<Variant, readonly Placement[]>();

/** The handicap that begins from a position, if it is one of the variant's. */
export function handicapOf(variant: Variant, start: Placement): Handicap | undefined {
  let starts = handicapStarts.get(variant);
  if (starts === undefined) {
    starts = variant.handicaps.map(({ sfen }) => readSfen(variant, sfen).placement);
    handicapStarts.set(variant, starts);
  }
  return variant.handicaps[starts.findIndex((placement) => samePosition(placement, start))];
}

export function findHandicap(variant: Variant, name: string): Handicap | undefined {
  return variant.handicaps.find((handicap) => handicap.name === name);
}

/** A game from any position; in a named handicap the removed pieces count for White. */
export function openGame(variant: Variant, start: Placement): Game {
  if (handicapOf(variant, start) === undefined) return new Game(variant, start);
  const whitePoints = (placement: Placement) => countPoints(variant, placement).white;
  const given = whitePoints(startPosition(variant).placement) - whitePoints(start);
  return new Game(variant, start, given);
}
