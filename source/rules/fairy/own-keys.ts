import type { Given } from './given.ts';
import type { IniEntry } from './ini-text.ts';
import type { ValueForm, VariantFaultReason } from './variant-fault.ts';

/*
 * Keys of komadai itself. Other programs read them as comments:
 *
 *   # komadai: name = Pandemonium          the name; also noun (in a sentence) and kanji
 *   # komadai: about = A paragraph.        may be repeated, as hint and source may
 *   # komadai: legend = A story.           also handicap-note and impasse-note
 *   # komadai: piece A = camel, 駱, 駱駝, rakuda, Rak
 *   # komadai: piece +A = ..               English, one kanji, two, romaji, a label of 4 letters
 *   # komadai: hodges A = CA               the letters of Hodges notation
 *   # komadai: handicap rook = FEN         White gives pieces and moves
 *
 * and those that are rules:
 *
 *   # komadai: impasse = 24                points that each side needs; none for no impasse
 *   # komadai: points A = 5                what a piece counts then
 *   # komadai: declaration = 10 28 27      pieces in the zone, points of Black and of White
 *   # komadai: captive A = B               a captured A goes to the hand as a B
 *   # komadai: reverts = A                 promoted A turn back as they promote
 */

/** A value about a kind of piece. */
interface GivenPiece extends Given {
  readonly type: string;
  /** The kind that `captive` names; the promoted side of which `piece +X` gives the names. */
  readonly to?: string;
}

/** What the own keys of a section say. */
export interface OwnSheet {
  readonly texts: Map<string, Given>;
  readonly lists: Map<string, Given[]>;
  /** Indexed by key and type: `piece gold`, `piece +silver`, `points rook`. */
  readonly pieces: Map<string, GivenPiece>;
  readonly handicaps: Map<string, Given>;
}

const LISTS = ['about', 'hint', 'source'];
const TEXTS = ['name', 'noun', 'kanji', 'legend', 'handicap-note', 'impasse-note'];
const RULES = ['impasse', 'declaration'];
const OF_PIECES = ['piece', 'hodges', 'points', 'captive'];
const ALONE = [...LISTS, ...TEXTS, ...RULES, 'reverts'];
const WITH_OPERAND = ['handicap', ...OF_PIECES];

/** All own keys, as they are written. */
const OWN_KEYS: readonly string[] = [
  ...TEXTS,
  ...LISTS,
  ...RULES,
  'reverts',
  'handicap NAME',
  'piece X',
  'piece +X',
  'hodges X',
  'points X',
  'captive X',
];

/** How a value has to look. */
const FORMS: ReadonlyMap<string, readonly [RegExp, ValueForm]> = new Map([
  ['impasse', [/^(?:\d{1,3}|none)$/, 'points']],
  ['declaration', [/^(?:\d{1,3} \d{1,3} \d{1,3}|none)$/, 'declaration']],
  ['points', [/^\d{1,2}$/, 'points']],
  ['hodges', [/^[A-Z]{1,2}$/, 'hodges']],
  ['captive', [/^[A-Za-z]$/, 'letter']],
  ['reverts', [/^[A-Za-z](?:\s+[A-Za-z])*$/, 'letters']],
]);

const KANJI = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々！-～]';

/** English name, one kanji, two, romaji and label; the later ones may be missing or empty. */
const NAMES = new RegExp(
  [
    "^[A-Za-z][A-Za-z' -]{0,39}",
    `(?:,\\s*${KANJI}?`,
    `(?:,\\s*(?:${KANJI}{1,2})?`,
    "(?:,\\s*(?:[\\p{Script=Latin}' -]{0,40})",
    '(?:,\\s*[A-Za-z]{0,4})?)?)?)?$',
  ].join(''),
  'u',
);

/** Whether a value of `piece X` has its form. */
export function isPieceNames(value: string): boolean {
  return NAMES.test(value);
}

/** Own keys on which nothing stands. */
export function emptyOwn(): OwnSheet {
  return { texts: new Map(), lists: new Map(), pieces: new Map(), handicaps: new Map() };
}

/**
 * What a section has from its base: rules and the names of the pieces. The name and the story of a
 * game are its own, and its handicaps belong to its start.
 */
export function inheritOwn(
  { texts: sentences, pieces }: OwnSheet,
  from: string,
  line: number,
): OwnSheet {
  const rules = [...sentences].filter(([key]) => RULES.includes(key));
  return {
    ...emptyOwn(),
    texts: new Map(rules.map(([key, given]) => [key, { ...given, line, from }])),
    pieces: new Map(Array.from(pieces, ([key, given]) => [key, { ...given, line, from }])),
  };
}

/** Whether an own key may be repeated. */
export function isListKey(key: string): boolean {
  return LISTS.includes(key);
}

/** What is known of the kinds of pieces of a section. */
export interface KnownTypes {
  /** The kind with a letter. */
  readonly typeOf: (letter: string) => string | undefined;
  /** What a kind promotes to. */
  readonly backOf: (type: string) => string | undefined;
}

/** Forgets what was said about a kind of piece that is another one now. */
export function forgetType({ pieces }: OwnSheet, type: string): void {
  for (const key of OF_PIECES) pieces.delete(`${key} ${type}`);
  pieces.delete(`piece +${type}`);
  pieces.delete(`reverts ${type}`);
}

/** Reads an own key: a word alone, or one with an operand. */
export function readOwnKey(
  own: OwnSheet,
  { key, value, line }: IniEntry,
  known: KnownTypes,
): VariantFaultReason | undefined {
  const [word = '', ...operands] = key.split(/\s+/);
  const operand = operands.join(' ');
  if (!(operand === '' ? ALONE : WITH_OPERAND).includes(word)) return unknownKey(key);
  const entry = { key: `komadai: ${key}`, value, line };
  const [pattern, form = 'text'] = FORMS.get(word) ?? [];
  if (pattern ? !pattern.test(value) : value === '') return badValue(entry, form);
  if (word === 'handicap') return readHandicap(own, operand, entry);
  if (word === 'reverts') return readReverts(own, entry, known);
  if (operand !== '') return readOfPiece(own, word, operand, entry, known);
  if (isListKey(word)) {
    const list = own.lists.get(word) ?? [];
    list.push(entry);
    own.lists.set(word, list);
  } else own.texts.set(word, entry);
  return undefined;
}

function unknownKey(key: string): VariantFaultReason {
  return { code: 'unknown-own-key', key, known: OWN_KEYS };
}

function badValue({ key, value }: Given, form: ValueForm): VariantFaultReason {
  return { code: 'bad-value', key, value, form };
}

/** Reads `handicap NAME = FEN`. */
function readHandicap(own: OwnSheet, name: string, entry: Given): VariantFaultReason | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || name === 'even') {
    return { code: 'handicap', name, why: 'name' };
  }
  own.handicaps.set(name, entry);
  return undefined;
}

/** Reads `reverts = a b`. */
function readReverts(
  own: OwnSheet,
  entry: Given,
  { typeOf }: KnownTypes,
): VariantFaultReason | undefined {
  for (const letter of entry.value.split(/\s+/)) {
    const type = typeOf(letter);
    if (type === undefined) return { code: 'unknown-piece', key: entry.key, letter };
    own.pieces.set(`reverts ${type}`, { ...entry, type });
  }
  return undefined;
}

/** Reads a key of one piece, `points p` or `piece +p`. */
function readOfPiece(
  own: OwnSheet,
  word: string,
  operand: string,
  entry: Given,
  { typeOf, backOf }: KnownTypes,
): VariantFaultReason | undefined {
  const { key, value } = entry;
  const [, plus = '', letter] = /^(\+?)([A-Za-z])$/.exec(operand) ?? [];
  if (letter === undefined || (plus && word !== 'piece')) return unknownKey(`${word} ${operand}`);
  const type = typeOf(letter);
  if (type === undefined) return { code: 'unknown-piece', key, letter };
  if (word === 'piece' && !isPieceNames(value)) return badValue(entry, 'piece-names');
  const to = word === 'captive' ? typeOf(value) : plus ? backOf(type) : undefined;
  if (word === 'captive' && to === undefined) return { code: 'unknown-piece', key, letter: value };
  own.pieces.set(`${word} ${plus}${type}`, { ...entry, type, ...(to !== undefined && { to }) });
  return undefined;
}
