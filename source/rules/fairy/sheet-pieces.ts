import { parseBetza, RAYS } from '../core/betza.ts';
import { itemAt } from '../core/item-at.ts';
import { type Face, PAWNS_PER_FILE, type PieceData } from '../core/variant.ts';
import { type NamelessPiece, nameFaces, type PieceNames } from './face-names.ts';
import type { Given, GivenType } from './given.ts';
import { KING, leapRiderColumn, PIECE_TYPES, SHOGI_PAWN } from './piece-types.ts';
import type { SheetReader } from './sheet-reader.ts';
import type { VariantFaultReason } from './variant-fault.ts';

/** The Betza notation of each type; those that the core cannot play are missing. */
export function readBetzas(reader: SheetReader): Map<string, string> {
  const betzas = new Map<string, string>();
  for (const [type, given] of reader.sheet.types) {
    const betza = given.betza ?? PIECE_TYPES[type]?.betza ?? '';
    const parsed = parseBetza(betza);
    const { letter, key } = given;
    const rider = leapRiderColumn(betza);
    const tell = (fault: Extract<VariantFaultReason, { code: 'betza' }>['fault']) =>
      reader.tell({ code: 'betza', key, letter, betza, fault }, given);
    if (!parsed.ok) tell(parsed.fault);
    else if (rider !== undefined) tell({ code: 'leap-rider', column: rider });
    else betzas.set(type, betza);
  }
  return betzas;
}

/**
 * The types that are pieces of the game: those of the start, and what captives become. Without a
 * start, those that are no promoted sides.
 */
export function typesInPlay(
  reader: SheetReader,
  letters: ReadonlySet<string> | undefined,
): GivenType[] {
  const { types, promotions } = reader.sheet;
  const targets = new Set(Array.from(promotions.values(), ({ to }) => to));
  const inPlay = new Set<string>();
  const add = (type: string) => {
    if (inPlay.has(type) || !types.has(type)) return;
    inPlay.add(type);
    const { to } = reader.sheet.own.pieces.get(`captive ${type}`) ?? {};
    if (to !== undefined) add(to);
  };
  for (const [type, { letter }] of types) {
    if (letters ? letters.has(letter) : !targets.has(type)) add(type);
  }
  const weights = new Map(Array.from(types.keys(), (type) => [type, weightOf(reader, type)]));
  return [...types]
    .filter(([type]) => inPlay.has(type))
    .sort(([a], [b]) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || placeOf(a) - placeOf(b))
    .map(([, given]) => given);
}

/** The promoted sides of the pieces in play, by type. */
export function readBacks(reader: SheetReader, types: readonly GivenType[]): Map<string, string> {
  const { promotions, types: all } = reader.sheet;
  const backs = new Map<string, string>();
  for (const { key: type, letter } of types) {
    const promotion = promotions.get(type);
    if (promotion === undefined) continue;
    const { to } = promotion;
    const target = all.get(to);
    const next = promotions.get(to);
    const refuse = (why: 'royal' | 'again' | 'gone') =>
      reader.tell({ code: 'promotion', letter, to: target?.letter ?? to, why }, promotion);
    if (target === undefined) refuse('gone');
    else if (type === KING || to === KING) refuse('royal');
    else if (next !== undefined && all.has(next.to)) refuse('again');
    else backs.set(type, to);
  }
  return backs;
}

/** The pawn of the rules for drops, and how many of them a file holds. */
export function readPawn(
  reader: SheetReader,
  types: readonly GivenType[],
  backs: ReadonlyMap<string, string>,
): { readonly type?: string; readonly perFile?: number } {
  const doubled = reader.sheet.sets.get('dropNoDoubled');
  const inPlay = (type: string) => types.some(({ key }) => key === type);
  const chosen = (doubled?.types ?? []).filter((type) => type === '*' || inPlay(type));
  if (doubled && (chosen.length > 1 || chosen[0] === '*')) reader.bad(doubled, 'letter');
  const [one] = chosen;
  const shogiPawn = inPlay(SHOGI_PAWN) ? SHOGI_PAWN : undefined;
  if (doubled && one !== undefined && forbidsDropMate(reader, types) && one !== SHOGI_PAWN) {
    const letterOf = (type: string) => reader.sheet.types.get(type)?.letter ?? type;
    const [first, second] = [letterOf(one), letterOf(SHOGI_PAWN)];
    reader.tell({ code: 'two-pawns', doubled: first, pawn: second }, doubled);
  }
  const type = one ?? shogiPawn;
  // Fairy-Stockfish would count promoted pieces of this type as pawns.
  if (one !== undefined || forbidsDropMate(reader, types)) {
    for (const [front, to] of backs) {
      if (to !== type) continue;
      const promotion = reader.sheet.promotions.get(front);
      const letter = reader.sheet.types.get(front)?.letter ?? front;
      const target = reader.sheet.types.get(to)?.letter ?? to;
      reader.tell({ code: 'promotion', letter, to: target, why: 'pawn' }, promotion);
    }
  }
  const count = reader.count('dropNoDoubledCount', PAWNS_PER_FILE, 'pawns');
  return {
    ...(type !== undefined && { type }),
    ...(one !== undefined && count !== undefined && { perFile: count }),
  };
}

/** Whether the rule of pawn-drop mates is on and there is a piece that it is about. */
export function forbidsDropMate(reader: SheetReader, types: readonly GivenType[]): boolean {
  const isOn = reader.boolean('shogiPawnDropMateIllegal');
  return isOn && types.some(({ key }) => key === SHOGI_PAWN);
}

/**
 * The pieces of the game.
 * @param backs their promoted sides, by type
 * @param pawn the type of the pawn
 */
export function readPieces(
  reader: SheetReader,
  types: readonly GivenType[],
  backs: ReadonlyMap<string, string>,
  betzas: ReadonlyMap<string, string>,
  pawn: string | undefined,
): PieceData[] {
  const { pieces: told } = reader.sheet.own;
  const nameless = types.map(({ key: type, letter, betza }): NamelessPiece => {
    const backType = backs.get(type);
    const [frontNames, backLine] = [told.get(`piece ${type}`), told.get(`piece +${type}`)];
    // The names that the base has for another promoted side do not fit.
    const fits = backLine?.from === undefined || backLine.to === backType;
    const backNames = backType !== undefined && fits ? backLine : undefined;
    return {
      type,
      letter,
      isUsual: type === KING || betza === undefined,
      ...(backType !== undefined && { backType }),
      ...(frontNames && { frontNames }),
      ...(backNames && { backNames }),
    };
  });
  const { names, shared } = nameFaces(nameless);
  for (const { given, label } of shared) reader.tell({ code: 'same-label', label }, given);
  const pieces = types.map(({ key: type, letter }, at): PieceData => {
    const { front, back, jewel } = itemAt<PieceNames>(names, at);
    const backType = backs.get(type);
    const face = (of: string, faceNames: PieceNames['front']): Face => ({
      ...faceNames,
      betza: betzas.get(of) ?? 'W',
    });
    const captive = told.get(`captive ${type}`);
    const points = told.get(`points ${type}`)?.value;
    return {
      sfen: letter.toUpperCase(),
      hodges: told.get(`hodges ${type}`)?.value ?? letter.toUpperCase(),
      ...(type === KING ? { role: 'royal' } : type === pawn ? { role: 'pawn' } : {}),
      front: face(type, front),
      ...(back && backType !== undefined && { back: face(backType, back) }),
      ...(jewel && { jewel }),
      ...(told.has(`reverts ${type}`) && { reverts: true }),
      ...(captive && { captive: readCaptive(reader, captive.to, types, captive) }),
      points: points === undefined ? usualPoints(type) : Number(points),
    };
  });
  const letters = new Map<string, Given | undefined>();
  for (const [at, { hodges }] of pieces.entries()) {
    const given = told.get(`hodges ${itemAt(types, at).key}`);
    const [isTaken, blamed] = [letters.has(hodges), given ?? letters.get(hodges)];
    if (isTaken && blamed) reader.bad(blamed, 'hodges');
    letters.set(hodges, given);
  }
  return pieces;
}

function readCaptive(
  reader: SheetReader,
  to: string | undefined,
  types: readonly GivenType[],
  given: Given,
): string {
  const piece = types.find(({ key }) => key === to);
  if (piece === undefined || to === KING) {
    reader.tell({ code: 'unknown-piece', key: given.key, letter: given.value }, given);
  }
  return (piece?.letter ?? given.value).toUpperCase();
}

/** The place of a type in a hand: the king, strong pieces, weak ones, the pawn. */
function weightOf(reader: SheetReader, type: string): number {
  if (type === KING) return 1000;
  if (type === SHOGI_PAWN || reader.sheet.sets.get('dropNoDoubled')?.types.includes(type)) {
    return -1;
  }
  const given = reader.sheet.types.get(type);
  const parsed = parseBetza(given?.betza ?? PIECE_TYPES[type]?.betza ?? '');
  if (!parsed.ok) return 0;
  return parsed.value.ranges.reduce((sum, range, direction) => {
    if (range === 0) return sum;
    return sum + (direction < RAYS ? 1 : 2) * (1 + Math.log2(range));
  }, 0);
}

/** The rook and the bishop count 5 as in shogi, the king nothing, all others 1. */
function usualPoints(type: string): number {
  if (type === KING) return 0;
  return type === 'rook' || type === 'bishop' ? 5 : 1;
}

const PLACES = new Map(Object.keys(PIECE_TYPES).map((type, at) => [type, at]));

/** Types of like power in their usual order; slots by their numbers. */
function placeOf(type: string): number {
  return PLACES.get(type) ?? 100 + Number(type.replace(/\D/g, ''));
}
