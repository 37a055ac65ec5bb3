import type { Given, GivenPromotion, GivenType, GivenTypes } from './given.ts';
import type { IniEntry, IniSection } from './ini-text.ts';
import {
  emptyOwn,
  forgetType,
  inheritOwn,
  isListKey,
  type KnownTypes,
  type OwnSheet,
  readOwnKey,
} from './own-keys.ts';
import { isCustomSlot, isPieceKey, KING } from './piece-types.ts';
import type { ValueForm, VariantFault, VariantFaultReason } from './variant-fault.ts';

/**
 * All that a section says, with what it has from its base. Letters are already turned into types
 * of pieces, because a section may give the letter of its base to another piece.
 */
export interface VariantSheet {
  readonly values: Map<string, Given>;
  /** Indexed by type. */
  readonly types: Map<string, GivenType>;
  /** Indexed by type. */
  readonly promotions: Map<string, GivenPromotion>;
  readonly sets: Map<string, GivenTypes>;
  readonly own: OwnSheet;
}

/** A sheet on which nothing stands. */
export function emptySheet(): VariantSheet {
  return {
    values: new Map(),
    types: new Map(),
    promotions: new Map(),
    sets: new Map(),
    own: emptyOwn(),
  };
}

/** What a section begins with: the sheet of its base, said at its own header. */
export function inheritSheet(sheet: VariantSheet, from: string, line: number): VariantSheet {
  const passOn = <Value extends Given>(map: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map(Array.from(map, ([key, given]) => [key, { ...given, line, from }]));
  return {
    values: passOn(sheet.values),
    types: passOn(sheet.types),
    promotions: passOn(sheet.promotions),
    sets: passOn(sheet.sets),
    own: inheritOwn(sheet.own, from, line),
  };
}

/** Keys of several meanings, or old names of others, with the keys that they stand for. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['whiteFlag', ['flagRegionWhite']],
  ['blackFlag', ['flagRegionBlack']],
  ['flagRegion', ['flagRegionWhite', 'flagRegionBlack']],
  ['flagPiece', ['flagPieceWhite', 'flagPieceBlack']],
  ['pawnTypes', ['promotionPawnTypesWhite', 'promotionPawnTypesBlack']],
  ['promotionPawnTypes', ['promotionPawnTypesWhite', 'promotionPawnTypesBlack']],
]);

/** Keys whose values are letters of pieces. */
const SETS: ReadonlySet<string> = new Set([
  'dropNoDoubled',
  'flagPieceWhite',
  'flagPieceBlack',
  'promotionPawnTypesWhite',
  'promotionPawnTypesBlack',
]);

/** Writes the lines of a section on the sheet of its base. @returns what cannot be read of them */
export function fillSheet(sheet: VariantSheet, { name, entries, own }: IniSection): VariantFault[] {
  const faults: VariantFault[] = [];
  const tell: Tell = (line, reason) => faults.push({ ...reason, line, section: name });
  const letters = new Map<string, string>();
  for (const entry of withoutRepeated(entries, tell).sort((a, b) => turnOf(a) - turnOf(b))) {
    const { key, value, line } = entry;
    const bad = (form: ValueForm) => tell(line, { code: 'bad-value', key, value, form });
    if (isPieceKey(key)) readPiece(sheet, entry, letters, tell);
    else if (key === 'promotedPieceType') {
      if (!readPromotions(sheet, entry, tell)) bad('promotions');
    } else if (key === 'promotionRank') readPromotionRank(sheet, entry, tell);
    else {
      for (const target of ALIASES.get(key) ?? [key]) {
        if (SETS.has(target)) readTypes(sheet, target, entry, tell);
        else sheet.values.set(target, entry);
      }
    }
  }
  const known: KnownTypes = {
    typeOf: (letter) => typeOfLetter(sheet, letter),
    backOf: (type) => sheet.promotions.get(type)?.to,
  };
  const lists = own.filter(({ key }) => isListKey(key));
  const others = own.filter(({ key }) => !isListKey(key));
  for (const entry of [...lists, ...withoutRepeated(others, tell, 'komadai: ')]) {
    const reason = readOwnKey(sheet.own, entry, known);
    if (reason) tell(entry.line, reason);
  }
  return faults;
}

/** The entries whose keys are said for the first time. @param prefix of a key in a fault */
function withoutRepeated(entries: readonly IniEntry[], tell: Tell, prefix = ''): IniEntry[] {
  const first = new Map<string, number>();
  return entries.filter(({ key, line }) => {
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else tell(line, { code: 'repeated-key', key: `${prefix}${key}`, first: before });
    return before === undefined;
  });
}

/** The sizes and the letters come first, then the old names of keys: other values mean these. */
function turnOf({ key }: IniEntry): number {
  if (key === 'maxRank' || key === 'maxFile') return 0;
  if (isPieceKey(key)) return 1;
  return key === 'promotionRank' || ALIASES.has(key) ? 2 : 3;
}

/** Gives a letter to a type of pieces. @param letters the keys that have taken them in the section */
function readPiece(
  sheet: VariantSheet,
  entry: IniEntry,
  letters: Map<string, string>,
  tell: Tell,
): void {
  const { key, value, line } = entry;
  const given = parseType(entry);
  if (given === undefined) {
    const form = isCustomSlot(key) ? 'letter-betza' : 'letter';
    tell(line, { code: 'bad-value', key, value, form });
    return;
  }
  if (given === 'none') {
    sheet.types.delete(key);
    return;
  }
  const { letter, betza } = given;
  const by = letters.get(letter);
  if (by) tell(line, { code: 'letter-taken', key, letter, by });
  letters.set(letter, key);
  for (const [type, other] of sheet.types) {
    if (other.letter === letter && type !== key) sheet.types.delete(type);
  }
  const before = sheet.types.get(key);
  if (before?.letter !== letter || before.betza !== betza) forgetType(sheet.own, key);
  sheet.types.set(key, given);
}

/** The type with a letter. */
function typeOfLetter({ types }: Pick<VariantSheet, 'types'>, letter: string): string | undefined {
  const small = letter.toLowerCase();
  for (const [type, given] of types) if (given.letter === small) return type;
  return undefined;
}

/** @returns `none` where the value takes the piece away; undefined where it cannot be read */
function parseType(entry: IniEntry): GivenType | 'none' | undefined {
  const { key, value } = entry;
  if (value === '-') return 'none';
  const [, letter, betza] = /^([a-z])(?:\s*:\s*(\S+))?$/i.exec(value) ?? [];
  if (letter === undefined) return undefined;
  const takesBetza = isCustomSlot(key) || key === KING;
  if (betza === undefined ? isCustomSlot(key) : !takesBetza) return undefined;
  return { ...entry, letter: letter.toLowerCase(), ...(betza !== undefined && { betza }) };
}

type Tell = (line: number, reason: VariantFaultReason) => void;

/** Reads `p:g s:- ..`. @returns whether it has this form */
function readPromotions(sheet: VariantSheet, entry: IniEntry, tell: Tell): boolean {
  const { key, value, line } = entry;
  if (value === '' || value === '-') return true;
  const pairs = value.replace(/\s*:\s*/g, ':').split(/\s+/);
  for (const pair of pairs) {
    const [, from = '', to = ''] = /^([a-z]):([a-z-])$/i.exec(pair) ?? [];
    if (from === '') return false;
    const type = typeOfLetter(sheet, from);
    const target = typeOfLetter(sheet, to);
    const unknown = type === undefined ? from : target === undefined && to !== '-' ? to : undefined;
    if (unknown !== undefined || type === undefined) {
      tell(line, { code: 'unknown-piece', key, letter: unknown ?? from });
      break;
    }
    if (target === undefined) sheet.promotions.delete(type);
    else sheet.promotions.set(type, { ...entry, to: target });
  }
  return true;
}

/** Reads the old key of one rank for both sides, as the regions that it means. */
function readPromotionRank(sheet: VariantSheet, entry: IniEntry, tell: Tell): void {
  const { key, value, line } = entry;
  const ranks = Number(sheet.values.get('maxRank')?.value);
  const from = Number(value);
  if (!/^\d{1,2}$/.test(value) || from < 1) {
    tell(line, { code: 'bad-value', key, value, form: 'number' });
    return;
  }
  if (from > ranks) {
    tell(line, { code: 'region', key, value, why: 'off-board' });
    return;
  }
  const depth = Math.max(0, Math.min(99, ranks) - from + 1);
  const region = (ranksOf: (at: number) => number) =>
    Array.from({ length: depth }, (_, at) => `*${ranksOf(at)}`).join(' ');
  sheet.values.set('promotionRegionWhite', { ...entry, value: region((at) => from + at) });
  sheet.values.set('promotionRegionBlack', { ...entry, value: region((at) => depth - at) });
}

function readTypes(sheet: VariantSheet, target: string, entry: IniEntry, tell: Tell): void {
  const { key, value, line } = entry;
  const types: string[] = [];
  for (const letter of value.replace(/\s+/g, '')) {
    if (letter === '-') continue;
    const type = letter === '*' ? '*' : typeOfLetter(sheet, letter);
    if (type === undefined) {
      tell(line, { code: 'unknown-piece', key, letter });
      break;
    }
    types.push(type);
  }
  sheet.sets.set(target, { ...entry, types });
}
