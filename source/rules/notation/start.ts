import { Game } from '../core/game.ts';
import { countPoints } from '../core/impasse.ts';
import { type Placement, samePosition } from '../core/position.ts';
import type { Handicap, Variant } from '../core/variant.ts';
import { readSfen, type SfenPosition } from './sfen.ts';

const starts = new WeakMap<Variant | Handicap, SfenPosition>();

/** The start position of an even game or of a named handicap. */
export function startPosition(variant: Variant, handicap?: Handicap): SfenPosition {
  const known = starts.get(handicap ?? variant);
  if (known) return known;
  const start = readSfen(variant, handicap?.sfen ?? variant.start);
  starts.set(handicap ?? variant, start);
  return start;
}

const handicapStarts = new WeakMap<Variant, readonly Placement[]>();

/** The variant's handicap that begins from a position, if there is one. */
export function handicapOf(variant: Variant, start: Placement): Handicap | undefined {
  let placements = handicapStarts.get(variant);
  if (placements === undefined) {
    placements = variant.handicaps.map(({ sfen }) => readSfen(variant, sfen).placement);
    handicapStarts.set(variant, placements);
  }
  return variant.handicaps[placements.findIndex((placement) => samePosition(placement, start))];
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
