import { parseBetza, RAYS } from '../core/betza.ts';
import { itemAt } from '../core/item-at.ts';
import { EMPTY } from '../core/piece-code.ts';
import { codeOn, type Placement, Position, samePosition } from '../core/position.ts';
import { rulesOf } from '../core/rules.ts';
import {
  type Face,
  type Handicap,
  PAWNS_PER_FILE,
  type PieceData,
  REPETITION_TIMES,
  type RepetitionRule,
  type Variant,
} from '../core/variant.ts';
import { parseSfen } from '../notation/sfen.ts';
import type { VariantProse } from '../variants/prose.ts';
import { type NamelessPiece, nameFaces, type PieceNames } from './face-names.ts';
import { sfenOfFen } from './fairy-fen.ts';
import type { Given, GivenType } from './given.ts';
import { KING, leapRiderColumn, PIECE_TYPES, SHOGI_PAWN } from './piece-types.ts';
import { farRanks, readRegion } from './region.ts';
import { DEFAULTS, isMobilityKey, RULE_KEYS } from './rule-keys.ts';
import type { VariantSheet } from './sheet.ts';
import type { ValueForm, VariantFault, VariantFaultReason } from './variant-fault.ts';

/** The boards that are large enough to be shown and small enough to be played on. */
const LEAST_SIZE = 3;
const MOST_SIZE = 9;

/** How many kinds of piece the core can tell apart. */
const MOST_PIECES = 16;

/** The section from which a sheet comes. */
interface SheetPlace {
  /** As it is written. */
  readonly section: string;
  readonly line: number;
  /** The id of the game. */
  readonly id: string;
}

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
  return new Compiler(sheet, place).compile();
}

class Compiler {
  readonly #sheet: VariantSheet;
  readonly #place: SheetPlace;
  readonly #faults: VariantFault[] = [];

  constructor(sheet: VariantSheet, place: SheetPlace) {
    this.#sheet = sheet;
    this.#place = place;
  }

  compile(): { readonly game?: CompiledSheet; readonly faults: readonly VariantFault[] } {
    this.#checkKeys();
    const files = this.#size('maxFile');
    const ranks = this.#size('maxRank');
    const betzas = this.#betzas();
    if (!this.#sheet.types.has(KING)) this.#tell({ code: 'no-king' });
    const start = this.#start();
    const types = this.#typesInPlay(start?.letters);
    const backs = this.#backs(types);
    const isBoard = files !== undefined && ranks !== undefined;
    const zone = isBoard ? this.#zone(files, ranks, backs.size > 0) : 0;
    const goalRanks = isBoard ? this.#goalRanks(files, ranks) : 0;
    if (isBoard) this.#checkRegions(files, ranks);
    const pawn = this.#pawn(types, backs);
    const rules = {
      promotion: this.#boolean('mandatoryPiecePromotion') ? 'mandatory' : 'optional',
      drops: this.#drops(),
      pawnDropMate: this.#forbidsDropMate(types) ? 'illegal' : 'legal',
      deadSquares: this.#boolean('immobilityIllegal') ? 'illegal' : 'legal',
      repetition: this.#repetition(),
      noMoves: this.#noMoves(),
    } as const;
    const pieces = this.#pieces(types, backs, betzas, pawn.type);
    if (pieces.length > MOST_PIECES) {
      this.#tell({ code: 'too-many-pieces', count: pieces.length });
    }
    if (this.#faults.length > 0 || !isBoard || start === undefined) return this.#refused();
    const { id, section } = this.#place;
    const { texts: sentences, lists } = this.#sheet.own;
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
      this.#tell({ code: 'start', variant, fault: parsed.fault }, start.given);
      return this.#refused();
    }
    const { kings } = new Position(variant, parsed.value.placement);
    for (const [at, side] of (['black', 'white'] as const).entries()) {
      if (itemAt(kings, at) === 0) this.#tell({ code: 'fen-king', side }, start.given);
    }
    // They are positions of the variant, whose tables are made only once this way.
    handicaps.push(...this.#handicaps(variant, parsed.value.placement));
    if (this.#faults.length > 0) return this.#refused();
    return { game: { variant, prose: this.#prose() }, faults: [] };
  }

  #refused(): { readonly faults: readonly VariantFault[] } {
    return { faults: this.#faults };
  }

  #tell(reason: VariantFaultReason, given?: Given): void {
    const { section, line } = this.#place;
    const from = given?.from;
    this.#faults.push({
      ...reason,
      section,
      line: given?.line ?? line,
      ...(from !== undefined && { from }),
    });
  }

  #bad(given: Given, form: ValueForm): void {
    const { key, value } = given;
    this.#tell({ code: 'bad-value', key, value, form }, given);
  }

  #offBoard(given: Given): void {
    const { key, value } = given;
    this.#tell({ code: 'region', key, value, why: 'off-board' }, given);
  }

  #notPlayable(given: Given, playable: string): void {
    const { key, value } = given;
    this.#tell({ code: 'not-playable', key, value, playable }, given);
  }

  /** Looks for keys that nobody knows and for rules that the core lacks. */
  #checkKeys(): void {
    for (const [key, given] of this.#sheet.values) {
      const use = RULE_KEYS.get(key);
      if (use === undefined && !isMobilityKey(key)) {
        this.#tell({ code: 'unknown-key', key: given.key, known: KNOWN_KEYS }, given);
      } else if (use?.use === 'off' && !use.values.includes(given.value)) {
        this.#notPlayable(given, use.values[0]);
      }
    }
    const [white, black] = ['White', 'Black'].map((side) =>
      this.#sheet.sets.get(`promotionPawnTypes${side}`),
    );
    for (const given of [white, black]) {
      // One line may be about both sides.
      const isTold = given === black && given?.key === white?.key;
      if (given && given.types.length > 0 && !isTold) this.#notPlayable(given, '-');
    }
  }

  #given(key: string): Given {
    const { line } = this.#place;
    return this.#sheet.values.get(key) ?? { key, value: DEFAULTS[key] ?? '', line, from: '' };
  }

  #boolean(key: string): boolean {
    const given = this.#given(key);
    if (given.value !== 'true' && given.value !== 'false') this.#bad(given, 'boolean');
    return given.value === 'true';
  }

  /** @returns undefined where the value is no number within the bounds */
  #count(
    key: string,
    { least, most }: { readonly least: number; readonly most: number },
    form: ValueForm,
  ): number | undefined {
    const given = this.#given(key);
    const count = /^\d{1,4}$/.test(given.value) ? Number(given.value) : Number.NaN;
    if (count >= least && count <= most) return count;
    this.#bad(given, form);
    return undefined;
  }

  #size(key: 'maxFile' | 'maxRank'): number | undefined {
    const given = this.#given(key);
    const { value } = given;
    const isLetter = key === 'maxFile' && /^[a-z]$/.test(value);
    const size = isLetter ? value.charCodeAt(0) - 96 : Number(value);
    if (!isLetter && !/^\d{1,3}$/.test(value)) this.#bad(given, 'number');
    else if (size < LEAST_SIZE || size > MOST_SIZE) this.#tell({ code: 'size', key, value }, given);
    else return size;
    return undefined;
  }

  /** The Betza notation of each type; those that the core cannot play are missing. */
  #betzas(): Map<string, string> {
    const betzas = new Map<string, string>();
    for (const [type, given] of this.#sheet.types) {
      const betza = given.betza ?? PIECE_TYPES[type]?.betza ?? '';
      const parsed = parseBetza(betza);
      const { letter, key } = given;
      const rider = leapRiderColumn(betza);
      const tell = (fault: Extract<VariantFaultReason, { code: 'betza' }>['fault']) =>
        this.#tell({ code: 'betza', key, letter, betza, fault }, given);
      if (!parsed.ok) tell(parsed.fault);
      else if (rider !== undefined) tell({ code: 'leap-rider', column: rider });
      else betzas.set(type, betza);
    }
    return betzas;
  }

  #start(): { sfen: string; letters: ReadonlySet<string>; given: Given } | undefined {
    const given = this.#sheet.values.get('startFen');
    if (given === undefined) {
      this.#tell({ code: 'no-start' });
      return undefined;
    }
    const read = sfenOfFen(given.value, 'w', this.#boolean('castling'));
    if ('fault' in read) {
      const { sign, found } = read.fault;
      this.#tell({ code: 'fen-sign', sign, found }, given);
      return undefined;
    }
    for (const letter of read.letters) {
      if ([...this.#sheet.types.values()].some((type) => type.letter === letter)) continue;
      this.#tell({ code: 'unknown-piece', key: given.key, letter }, given);
    }
    return { sfen: read.sfen, letters: read.letters, given };
  }

  /**
   * The types that are pieces of the game: those of the start, and what captives become. Without a
   * start, those that are no promoted sides.
   */
  #typesInPlay(letters: ReadonlySet<string> | undefined): GivenType[] {
    const { types, promotions } = this.#sheet;
    const targets = new Set(Array.from(promotions.values(), ({ to }) => to));
    const inPlay = new Set<string>();
    const add = (type: string) => {
      if (inPlay.has(type) || !types.has(type)) return;
      inPlay.add(type);
      const { to } = this.#sheet.own.pieces.get(`captive ${type}`) ?? {};
      if (to !== undefined) add(to);
    };
    for (const [type, { letter }] of types) {
      if (letters ? letters.has(letter) : !targets.has(type)) add(type);
    }
    const weights = new Map(Array.from(types.keys(), (type) => [type, this.#weight(type)]));
    return [...types]
      .filter(([type]) => inPlay.has(type))
      .sort(([a], [b]) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || placeOf(a) - placeOf(b))
      .map(([, given]) => given);
  }

  /** The place of a type in a hand: the king, strong pieces, weak ones, the pawn. */
  #weight(type: string): number {
    if (type === KING) return 1000;
    if (type === SHOGI_PAWN || this.#sheet.sets.get('dropNoDoubled')?.types.includes(type)) {
      return -1;
    }
    const given = this.#sheet.types.get(type);
    const parsed = parseBetza(given?.betza ?? PIECE_TYPES[type]?.betza ?? '');
    if (!parsed.ok) return 0;
    return parsed.value.ranges.reduce((sum, range, direction) => {
      if (range === 0) return sum;
      return sum + (direction < RAYS ? 1 : 2) * (1 + Math.log2(range));
    }, 0);
  }

  /** The promoted sides of the pieces in play, by type. */
  #backs(types: readonly GivenType[]): Map<string, string> {
    const { promotions, types: all } = this.#sheet;
    const backs = new Map<string, string>();
    for (const { key: type, letter } of types) {
      const promotion = promotions.get(type);
      if (promotion === undefined) continue;
      const { to } = promotion;
      const target = all.get(to);
      const next = promotions.get(to);
      const refuse = (why: 'royal' | 'again' | 'gone') =>
        this.#tell({ code: 'promotion', letter, to: target?.letter ?? to, why }, promotion);
      if (target === undefined) refuse('gone');
      else if (type === KING || to === KING) refuse('royal');
      else if (next !== undefined && all.has(next.to)) refuse('again');
      else backs.set(type, to);
    }
    return backs;
  }

  /** The depth of the zone; 0 where nothing promotes and no zone of ranks is said. */
  #zone(files: number, ranks: number, isUsed: boolean): number {
    return this.#depth('promotionRegion', files, ranks, isUsed) ?? 0;
  }

  /**
   * How many ranks a region has, which has to be alike for both sides.
   * @param isUsed whether a region of another form is a fault
   */
  #depth(
    name: 'promotionRegion' | 'flagRegion',
    files: number,
    ranks: number,
    isUsed: boolean,
  ): number | undefined {
    const depths: number[] = [];
    for (const side of ['white', 'black'] as const) {
      const given = this.#given(name + (side === 'white' ? 'White' : 'Black'));
      const region = readRegion(given.value, files, ranks);
      if (region.kind === 'unreadable') {
        this.#bad(given, 'squares');
        continue;
      }
      // What the section has from elsewhere may be for a larger board, as long as it says nothing.
      if (!region.isOnBoard && (isUsed || given.from === undefined)) {
        this.#offBoard(given);
        continue;
      }
      const depth = farRanks(region.squares, files, ranks, side);
      if (typeof depth === 'number') depths.push(depth);
      else if (isUsed) {
        const { key, value } = given;
        this.#tell({ code: 'region', key, value, why: depth }, given);
      }
    }
    const [white, black] = depths;
    if (white === undefined || black === undefined) return undefined;
    if (white === black) return white;
    const given = this.#given(`${name}Black`);
    const { key, value } = given;
    if (isUsed) this.#tell({ code: 'region', key, value, why: 'unequal' }, given);
    return undefined;
  }

  #goalRanks(files: number, ranks: number): number {
    const isUsed = ['flagRegionWhite', 'flagRegionBlack'].some(
      (key) => !['', '-'].includes(this.#given(key).value),
    );
    if (!isUsed) return 0;
    const told = new Set<string>();
    for (const side of ['White', 'Black']) {
      const piece = this.#sheet.sets.get(`flagPiece${side}`);
      if (piece?.types.length === 1 && piece.types[0] === KING) continue;
      // If no line names the piece, the line of the region is the reason.
      const isSaid = piece !== undefined && (piece.from === undefined || piece.value !== '*');
      const { key, value } = isSaid ? piece : { key: 'flagPiece', value: '*' };
      // A line about both sides is told once.
      if (told.has(key)) continue;
      told.add(key);
      const given = isSaid ? piece : this.#given(`flagRegion${side}`);
      this.#tell({ code: 'flag-piece', key, value }, given);
    }
    return this.#depth('flagRegion', files, ranks, true) ?? 0;
  }

  /** Regions in which pieces may be dropped or move have to be the whole board. */
  #checkRegions(files: number, ranks: number): void {
    for (const [key, given] of this.#sheet.values) {
      if (key !== 'whiteDropRegion' && key !== 'blackDropRegion' && !isMobilityKey(key)) continue;
      const region = readRegion(given.value, files, ranks);
      if (region.kind === 'unreadable') this.#bad(given, 'squares');
      else if (!region.isOnBoard) this.#offBoard(given);
      else if (region.squares.size < files * ranks) {
        const all = Array.from({ length: ranks }, (_, at) => `*${at + 1}`);
        this.#notPlayable(given, all.join(' '));
      }
    }
  }

  #drops(): Variant['drops'] {
    const drops = this.#boolean('pieceDrops');
    const captures = this.#boolean('capturesToHand');
    if (drops && !captures) {
      const own = [this.#given('capturesToHand'), this.#given('pieceDrops')];
      this.#tell({ code: 'drops', captures }, own.find(({ from }) => from === undefined) ?? own[0]);
    }
    return drops ? 'legal' : 'illegal';
  }

  /** Whether the rule of pawn-drop mates is on and there is a piece that it is about. */
  #forbidsDropMate(types: readonly GivenType[]): boolean {
    const isOn = this.#boolean('shogiPawnDropMateIllegal');
    return isOn && types.some(({ key }) => key === SHOGI_PAWN);
  }

  /** The pawn of the rules for drops, and how many of them a file holds. */
  #pawn(
    types: readonly GivenType[],
    backs: ReadonlyMap<string, string>,
  ): { readonly type?: string; readonly perFile?: number } {
    const doubled = this.#sheet.sets.get('dropNoDoubled');
    const inPlay = (type: string) => types.some(({ key }) => key === type);
    const chosen = (doubled?.types ?? []).filter((type) => type === '*' || inPlay(type));
    if (doubled && (chosen.length > 1 || chosen[0] === '*')) this.#bad(doubled, 'letter');
    const [one] = chosen;
    const shogiPawn = inPlay(SHOGI_PAWN) ? SHOGI_PAWN : undefined;
    if (doubled && one !== undefined && this.#forbidsDropMate(types) && one !== SHOGI_PAWN) {
      const letterOf = (type: string) => this.#sheet.types.get(type)?.letter ?? type;
      const [first, second] = [letterOf(one), letterOf(SHOGI_PAWN)];
      this.#tell({ code: 'two-pawns', doubled: first, pawn: second }, doubled);
    }
    const type = one ?? shogiPawn;
    // Fairy-Stockfish would count promoted pieces of this type as pawns.
    if (one !== undefined || this.#forbidsDropMate(types)) {
      for (const [front, to] of backs) {
        if (to !== type) continue;
        const promotion = this.#sheet.promotions.get(front);
        const letter = this.#sheet.types.get(front)?.letter ?? front;
        const target = this.#sheet.types.get(to)?.letter ?? to;
        this.#tell({ code: 'promotion', letter, to: target, why: 'pawn' }, promotion);
      }
    }
    const count = this.#count('dropNoDoubledCount', PAWNS_PER_FILE, 'pawns');
    return {
      ...(type !== undefined && { type }),
      ...(one !== undefined && count !== undefined && { perFile: count }),
    };
  }

  #repetition(): RepetitionRule {
    const times = this.#count('nFoldRule', REPETITION_TIMES, 'times') ?? 0;
    const given = this.#given('nFoldValue');
    const isAbsolute = this.#boolean('nFoldValueAbsolute');
    let result: RepetitionRule['result'] = 'draw';
    // The value is for the side to move, which has not repeated, or for the first one.
    if (given.value === 'loss') result = isAbsolute ? 'black-loses' : 'repeater-wins';
    else if (given.value === 'win') result = isAbsolute ? 'white-loses' : 'repeater-loses';
    else if (given.value !== 'draw') this.#bad(given, 'result');
    return { times, result, perpetualCheckLoses: this.#boolean('perpetualCheckIllegal') };
  }

  #noMoves(): Variant['noMoves'] {
    const given = this.#given('stalemateValue');
    if (given.value === 'win') this.#notPlayable(given, 'loss');
    else if (given.value !== 'loss' && given.value !== 'draw') this.#bad(given, 'result');
    return given.value === 'draw' ? 'draws' : 'loses';
  }

  #pieces(
    types: readonly GivenType[],
    backs: ReadonlyMap<string, string>,
    betzas: ReadonlyMap<string, string>,
    pawn: string | undefined,
  ): PieceData[] {
    const { pieces: told } = this.#sheet.own;
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
    for (const { given, label } of shared) this.#tell({ code: 'same-label', label }, given);
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
        ...(captive && { captive: this.#captive(captive.to, types, captive) }),
        points: points === undefined ? usualPoints(type) : Number(points),
      };
    });
    const letters = new Map<string, Given | undefined>();
    for (const [at, { hodges }] of pieces.entries()) {
      const given = told.get(`hodges ${itemAt(types, at).key}`);
      const [isTaken, blamed] = [letters.has(hodges), given ?? letters.get(hodges)];
      if (isTaken && blamed) this.#bad(blamed, 'hodges');
      letters.set(hodges, given);
    }
    return pieces;
  }

  #captive(to: string | undefined, types: readonly GivenType[], given: Given): string {
    const piece = types.find(({ key }) => key === to);
    if (piece === undefined || to === KING) {
      this.#tell({ code: 'unknown-piece', key: given.key, letter: given.value }, given);
    }
    return (piece?.letter ?? given.value).toUpperCase();
  }

  /** The handicaps of the file: each is the start without some pieces of White. */
  #handicaps(variant: Variant, even: Placement): Handicap[] {
    const handicaps: Handicap[] = [];
    for (const [name, given] of this.#sheet.own.handicaps) {
      const read = sfenOfFen(given.value, 'b', true);
      if ('fault' in read) {
        const { sign, found } = read.fault;
        this.#tell({ code: 'fen-sign', sign, found }, given);
        continue;
      }
      const parsed = parseSfen(variant, read.sfen);
      if (!parsed.ok) {
        this.#tell({ code: 'start', variant, fault: parsed.fault }, given);
        continue;
      }
      const { placement } = parsed.value;
      const isStart = samePosition({ ...placement, turn: 'black' }, even);
      const isExtra =
        [...rulesOf(variant).squares].some((square) => {
          const code = codeOn(placement, square);
          return code !== EMPTY && code !== codeOn(even, square);
        }) || even.hands.some((count, at) => count !== placement.hands[at]);
      if (isStart) this.#tell({ code: 'handicap', name, why: 'start' }, given);
      else if (isExtra) this.#tell({ code: 'handicap', name, why: 'extra' }, given);
      else handicaps.push({ name, sfen: read.sfen });
    }
    return handicaps;
  }

  #prose(): VariantProse {
    const { texts: sentences, lists } = this.#sheet.own;
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

const KNOWN_KEYS: readonly string[] = [...RULE_KEYS.keys(), ...Object.keys(PIECE_TYPES)];
