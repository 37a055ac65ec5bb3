import { itemAt } from '../core/item-at.ts';
import { EMPTY } from '../core/piece-code.ts';
import { codeOn, type Placement, Position, samePosition } from '../core/position.ts';
import { rulesOf } from '../core/rules.ts';
import {
  type Handicap,
  REPETITION_TIMES,
  type RepetitionRule,
  type Variant,
} from '../core/variant.ts';
import { parseSfen } from '../notation/sfen.ts';
import type { VariantProse } from '../variants/prose.ts';
import { sfenOfFen } from './fairy-fen.ts';
import type { Given } from './given.ts';
import { KING, PIECE_TYPES } from './piece-types.ts';
import { isMobilityKey, RULE_KEYS } from './rule-keys.ts';
import type { VariantSheet } from './sheet.ts';
import { checkRegions, readGoalRanks, readSize, readZone } from './sheet-board.ts';
import {
  forbidsDropMate,
  readBacks,
  readBetzas,
  readPawn,
  readPieces,
  typesInPlay,
} from './sheet-pieces.ts';
import { type SheetPlace, SheetReader } from './sheet-reader.ts';
import type { VariantFault } from './variant-fault.ts';

/** How many kinds of piece the core can tell apart. */
const MOST_PIECES = 16;

/** A game as a sheet describes it. */
interface CompiledSheet {
  readonly variant: Variant;
  readonly prose: VariantProse;
}

/**
 * Turns a sheet into a game. Every fault of it is told, not only the first.
 * @returns undefined as the game where there is a fault
 */
export function compileSheet(
  sheet: VariantSheet,
  place: SheetPlace,
): { readonly game?: CompiledSheet; readonly faults: readonly VariantFault[] } {
  const reader = new SheetReader(sheet, place);
  const { faults } = reader;
  checkKeys(reader);
  const files = readSize(reader, 'maxFile');
  const ranks = readSize(reader, 'maxRank');
  const betzas = readBetzas(reader);
  if (!sheet.types.has(KING)) reader.tell({ code: 'no-king' });
  const start = readStart(reader);
  const types = typesInPlay(reader, start?.letters);
  const backs = readBacks(reader, types);
  const isBoard = files !== undefined && ranks !== undefined;
  const zone = isBoard ? readZone(reader, files, ranks, backs.size > 0) : 0;
  const goalRanks = isBoard ? readGoalRanks(reader, files, ranks) : 0;
  if (isBoard) checkRegions(reader, files, ranks);
  const pawn = readPawn(reader, types, backs);
  const rules = {
    promotion: reader.boolean('mandatoryPiecePromotion') ? 'mandatory' : 'optional',
    drops: readDrops(reader),
    pawnDropMate: forbidsDropMate(reader, types) ? 'illegal' : 'legal',
    deadSquares: reader.boolean('immobilityIllegal') ? 'illegal' : 'legal',
    repetition: readRepetition(reader),
    noMoves: readNoMoves(reader),
  } as const;
  const pieces = readPieces(reader, types, backs, betzas, pawn.type);
  if (pieces.length > MOST_PIECES) {
    reader.tell({ code: 'too-many-pieces', count: pieces.length });
  }
  if (faults.length > 0 || !isBoard || start === undefined) return { faults };
  const { id, section } = place;
  const { texts: sentences, lists } = sheet.own;
  const text = (key: string) => sentences.get(key)?.value;
  const impasse = text('impasse') ?? 'none';
  const declaration = (text('declaration') ?? 'none').split(' ').map(Number);
  const [needed = 0, black = 0, white = 0] = declaration;
  const noun = text('noun');
  const handicaps: Handicap[] = [];
  const variant: Variant = {
    id,
    name: text('name') ?? section.replace(/^./, (letter) => letter.toUpperCase()),
    ...(noun !== undefined && { noun }),
    kanji: text('kanji') ?? '',
    files,
    ranks,
    start: start.sfen,
    zone,
    ...rules,
    ...(pawn.perFile !== undefined && { pawnsPerFile: pawn.perFile }),
    ...(goalRanks > 0 && { goalRanks }),
    ...(impasse !== 'none' && { impasseThreshold: Number(impasse) }),
    ...(declaration.length === 3 && {
      declaration: { pieces: needed, points: { black, white } },
    }),
    wideKanji: false,
    pieces,
    handicaps,
    sources: (lists.get('source') ?? []).map(({ value }) => value),
  };
  const parsed = parseSfen(variant, variant.start);
  if (!parsed.ok) {
    reader.tell({ code: 'start', variant, fault: parsed.fault }, start.given);
    return { faults };
  }
  const { kings } = new Position(variant, parsed.value.placement);
  for (const [at, side] of (['black', 'white'] as const).entries()) {
    if (itemAt(kings, at) === 0) reader.tell({ code: 'fen-king', side }, start.given);
  }
  // They are positions of the variant, whose tables are made only once this way.
  handicaps.push(...readHandicaps(reader, variant, parsed.value.placement));
  if (faults.length > 0) return { faults };
  return { game: { variant, prose: readProse(reader) }, faults: [] };
}

/** Looks for keys that nobody knows and for rules that the core lacks. */
function checkKeys(reader: SheetReader): void {
  for (const [key, given] of reader.sheet.values) {
    const use = RULE_KEYS.get(key);
    if (use === undefined && !isMobilityKey(key)) {
      reader.tell({ code: 'unknown-key', key: given.key, known: KNOWN_KEYS }, given);
    } else if (use?.use === 'off' && !use.values.includes(given.value)) {
      reader.notPlayable(given, use.values[0]);
    }
  }
  const [white, black] = ['White', 'Black'].map((side) =>
    reader.sheet.sets.get(`promotionPawnTypes${side}`),
  );
  for (const given of [white, black]) {
    // One line may be about both sides.
    const isTold = given === black && given?.key === white?.key;
    if (given && given.types.length > 0 && !isTold) reader.notPlayable(given, '-');
  }
}

function readStart(
  reader: SheetReader,
): { sfen: string; letters: ReadonlySet<string>; given: Given } | undefined {
  const given = reader.sheet.values.get('startFen');
  if (given === undefined) {
    reader.tell({ code: 'no-start' });
    return undefined;
  }
  const read = sfenOfFen(given.value, 'w', reader.boolean('castling'));
  if ('fault' in read) {
    const { sign, found } = read.fault;
    reader.tell({ code: 'fen-sign', sign, found }, given);
    return undefined;
  }
  for (const letter of read.letters) {
    if ([...reader.sheet.types.values()].some((type) => type.letter === letter)) continue;
    reader.tell({ code: 'unknown-piece', key: given.key, letter }, given);
  }
  return { sfen: read.sfen, letters: read.letters, given };
}

function readDrops(reader: SheetReader): Variant['drops'] {
  const drops = reader.boolean('pieceDrops');
  const captures = reader.boolean('capturesToHand');
  if (drops && !captures) {
    const own = [reader.given('capturesToHand'), reader.given('pieceDrops')];
    reader.tell({ code: 'drops', captures }, own.find(({ from }) => from === undefined) ?? own[0]);
  }
  return drops ? 'legal' : 'illegal';
}

function readRepetition(reader: SheetReader): RepetitionRule {
  const times = reader.count('nFoldRule', REPETITION_TIMES, 'times') ?? 0;
  const given = reader.given('nFoldValue');
  const isAbsolute = reader.boolean('nFoldValueAbsolute');
  let result: RepetitionRule['result'] = 'draw';
  // The value is for the side to move, which has not repeated, or for the first one.
  if (given.value === 'loss') result = isAbsolute ? 'black-loses' : 'repeater-wins';
  else if (given.value === 'win') result = isAbsolute ? 'white-loses' : 'repeater-loses';
  else if (given.value !== 'draw') reader.bad(given, 'result');
  return { times, result, perpetualCheckLoses: reader.boolean('perpetualCheckIllegal') };
}

function readNoMoves(reader: SheetReader): Variant['noMoves'] {
  const given = reader.given('stalemateValue');
  if (given.value === 'win') reader.notPlayable(given, 'loss');
  else if (given.value !== 'loss' && given.value !== 'draw') reader.bad(given, 'result');
  return given.value === 'draw' ? 'draws' : 'loses';
}

/** The handicaps of the file: each is the start without some pieces of White. */
function readHandicaps(reader: SheetReader, variant: Variant, even: Placement): Handicap[] {
  const handicaps: Handicap[] = [];
  for (const [name, given] of reader.sheet.own.handicaps) {
    const read = sfenOfFen(given.value, 'b', true);
    if ('fault' in read) {
      const { sign, found } = read.fault;
      reader.tell({ code: 'fen-sign', sign, found }, given);
      continue;
    }
    const parsed = parseSfen(variant, read.sfen);
    if (!parsed.ok) {
      reader.tell({ code: 'start', variant, fault: parsed.fault }, given);
      continue;
    }
    const { placement } = parsed.value;
    const isStart = samePosition({ ...placement, turn: 'black' }, even);
    const isExtra =
      [...rulesOf(variant).squares].some((square) => {
        const code = codeOn(placement, square);
        return code !== EMPTY && code !== codeOn(even, square);
      }) || even.hands.some((count, at) => count !== placement.hands[at]);
    if (isStart) reader.tell({ code: 'handicap', name, why: 'start' }, given);
    else if (isExtra) reader.tell({ code: 'handicap', name, why: 'extra' }, given);
    else handicaps.push({ name, sfen: read.sfen });
  }
  return handicaps;
}

function readProse(reader: SheetReader): VariantProse {
  const { texts: sentences, lists } = reader.sheet.own;
  const list = (key: string) => (lists.get(key) ?? []).map(({ value }) => value);
  const text = <Name extends string>(name: Name, key: string): Partial<Record<Name, string>> => {
    const value = sentences.get(key)?.value;
    return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, string>>);
  };
  return {
    about: list('about'),
    ...text('legend', 'legend'),
    hints: list('hint'),
    ...text('handicapNote', 'handicap-note'),
    ...text('impasseNote', 'impasse-note'),
  };
}

const KNOWN_KEYS: readonly string[] = [...RULE_KEYS.keys(), ...Object.keys(PIECE_TYPES)];
