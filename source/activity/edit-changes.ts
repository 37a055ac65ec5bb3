import type { NamedPiece } from '../rules/core/attempt.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Piece } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { findHandicap, startPosition } from '../rules/notation/start.ts';
import { parseTypedPiece } from '../rules/notation/typed-piece.ts';
import { parseTypedSquare } from '../rules/notation/typed-square.ts';
import { done, goTo, NOTHING, refused, told } from './answer.ts';
import type { EditAnswer, EditTold } from './edit-told.ts';
import { canTurnOver, kindInHand, MOST_IN_HAND, type Setup } from './setup.ts';
import { argumentInEnglish } from './word-spellings.ts';

/** What a line names that sets up a position. */
interface NamedPlace {
  readonly piece?: NamedPiece;
  readonly square?: Square;
  /** The square that the piece goes to. */
  readonly to?: Square;
  readonly color?: Color;
}

/**
 * Reads a piece, a square and a side in any order, each of which may be missing, or two squares:
 * `S 5e white`, `5五銀`, `7g 7f`. Undefined for anything else.
 */
export function readPlace(variant: Variant, text: string): NamedPlace | undefined {
  const words = text.trim().split(/\s+/);
  // A piece may be called `white whale`.
  const whole = readUncoloured(variant, words.join(' '));
  if (whole) return whole;
  for (let at = words.length - 1; at >= 0; at--) {
    const color = COLORS.find((one) => one === words[at]?.toLowerCase());
    const rest = color && readUncoloured(variant, words.toSpliced(at, 1).join(' '));
    if (rest) return { ...rest, color };
  }
  return undefined;
}

function readUncoloured(variant: Variant, text: string): NamedPlace | undefined {
  if (text === '') return {};
  const asPiece = parseTypedPiece(variant, text);
  if (asPiece) return { piece: asPiece };
  const asSquare = parseTypedSquare(variant, text);
  if (asSquare !== undefined) return { square: asSquare };
  for (let at = 1; at < text.length; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at).replace(/^[\s*-]+/, '')];
    const left = parseTypedSquare(variant, first);
    const right = parseTypedSquare(variant, second);
    if (left !== undefined && right !== undefined) return { square: left, to: right };
    const piece = parseTypedPiece(variant, left === undefined ? first : second);
    const square = left ?? right;
    if (piece && square !== undefined) return { piece, square };
  }
  return undefined;
}

/** What a line says of a hand: whose, of what, how many. Undefined for anything else. */
function readHand(
  variant: Variant,
  text: string,
): (Pick<NamedPlace, 'piece' | 'color'> & { readonly count?: number }) | undefined {
  const [, head = text, digits] = /^(.*)\s(\d{1,3})$/.exec(text.trim()) ?? [];
  const named = readPlace(variant, head);
  if (!named || named.square !== undefined) return undefined;
  return { ...named, ...(digits !== undefined && { count: Number(digits) }) };
}

/** A piece that was picked up: from a square, or out of a hand. */
type Picked =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'hand'; readonly color: Color; readonly piece: number };

/** Answers the words and the cursor that change a position. */
export class EditChanges {
  readonly setup: Setup;
  /** The side of a piece that is put without one. */
  color: Color = 'black';
  /** The square that a word without one means: that of the cursor. */
  at: Square | undefined;
  picked: Picked | undefined;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** Picks up the piece of a square, or puts down there the one that is picked up. */
  point(square: Square): EditAnswer {
    const { picked } = this;
    this.picked = undefined;
    if (!picked) {
      const piece = this.setup.pieceOn(square);
      if (!piece) return goTo('list', formatSquare(square));
      this.picked = { kind: 'square', square };
      return told({ code: 'picked', piece });
    }
    if (picked.kind === 'square') {
      return picked.square === square
        ? goTo('list', formatSquare(square))
        : this.#move(picked.square, square);
    }
    this.setup.drop(picked.color, picked.piece, square);
    return this.#tell(square);
  }

  /** Picks up a piece of a hand, or puts it back. */
  pointHand(kind: number, color: Color): EditAnswer {
    const { picked } = this;
    const isBack = picked?.kind === 'hand' && picked.piece === kind && picked.color === color;
    this.picked = isBack ? undefined : { kind: 'hand', color, piece: kind };
    return isBack ? NOTHING : told({ code: 'picked', piece: { color, kind, promoted: false } });
  }

  /** Puts or moves what a line names; tells of a square that it names alone. */
  enter(line: string): EditAnswer {
    const named = this.#read(line);
    if (!named) return refused({ code: 'not-read', line });
    if (named.piece || named.to !== undefined) return this.#place(named);
    return told({ code: 'asked', word: 'where', argument: line });
  }

  /** The same; the list of pieces for a square that it names alone. */
  put(line: string): EditAnswer {
    const named = this.#read(line);
    if (!named) return refused({ code: 'not-read', line });
    if (named.piece || named.to !== undefined) return this.#place(named);
    const { square = this.at } = named;
    return square === undefined
      ? refused({ code: 'which-square' })
      : goTo('list', formatSquare(square));
  }

  putPiece(square: Square, piece: Piece): EditAnswer {
    this.color = piece.color;
    this.setup.put(square, piece);
    return this.#tell(square);
  }

  remove(argument: string): EditAnswer {
    return this.#onPiece(argument, (square, piece) => {
      this.setup.put(square, undefined);
      return done({ code: 'removed', piece, square });
    });
  }

  /** Turns a piece to its other side. */
  turnOver(argument: string): EditAnswer {
    return this.#onPiece(argument, (square, piece) =>
      canTurnOver(this.setup.variant, piece)
        ? this.putPiece(square, { ...piece, promoted: !piece.promoted })
        : refused({ code: 'no-other-face' }),
    );
  }

  /** Gives a piece to the other side. */
  swap(argument: string): EditAnswer {
    return this.#onPiece(argument, (square, piece) =>
      this.putPiece(square, { ...piece, color: opposite(piece.color) }),
    );
  }

  /** Takes the piece of a square into a hand. */
  takeTo(square: Square, color: Color): EditAnswer {
    return this.#onPiece(formatSquare(square), (_, piece) => {
      const kind = kindInHand(this.setup.variant, piece);
      if (kind === undefined) return refused({ code: 'royal-in-hand' });
      this.setup.take(square, color, kind);
      return done({ code: 'in-hand', color });
    });
  }

  /** Says what a side has in hand: one more of a kind where no number is named. */
  hand(argument: string): EditAnswer {
    if (argument.trim() === '') return goTo('hands');
    const named = readHand(this.setup.variant, argument);
    if (!named?.piece) return refused({ code: 'which-hand' });
    const { piece, color = this.color } = named;
    const kind = kindInHand(this.setup.variant, piece);
    if (kind === undefined) return refused({ code: 'royal-in-hand' });
    const { count = this.setup.inHand(color, kind) + 1 } = named;
    if (count > MOST_IN_HAND) return refused({ code: 'hand-full' });
    this.color = color;
    return this.changed({ code: 'in-hand', color }, (setup) => setup.setHand(color, kind, count));
  }

  /** Puts what is missing of a set into the hand of a side. */
  addRest(argument: string): EditAnswer {
    const side = argument.trim().toLowerCase();
    const color = side === '' ? 'white' : COLORS.find((one) => one === side);
    if (!color) return refused({ code: 'which-hand' });
    return done({ code: 'rest', color, count: this.setup.addRest(color) });
  }

  /** Goes back to the start of the game, or of a handicap. */
  start(name: string): EditAnswer {
    const { variant } = this.setup;
    const handicap = name === '' ? undefined : findHandicap(variant, name.toLowerCase());
    if (name !== '' && !handicap) return refused({ code: 'no-handicap' });
    const { placement } = startPosition(variant, handicap);
    return this.changed({ code: 'started' }, (setup) => setup.set(placement));
  }

  /** Changes the position, and tells of it. */
  changed(what: EditTold, change: (setup: Setup) => void): EditAnswer {
    this.picked = undefined;
    change(this.setup);
    return done(what);
  }

  #read(line: string): NamedPlace | undefined {
    return readPlace(this.setup.variant, argumentInEnglish('put', line));
  }

  #place({ piece, square = this.at, to, color = this.color }: NamedPlace): EditAnswer {
    if (square === undefined) return refused({ code: 'which-square' });
    if (to !== undefined) return this.#move(square, to);
    return piece ? this.putPiece(square, { ...piece, color }) : NOTHING;
  }

  #move(from: Square, to: Square): EditAnswer {
    if (!this.setup.pieceOn(from)) return refused({ code: 'empty-square' });
    this.setup.move(from, to);
    return this.#tell(to);
  }

  /** Tells what stands on a square now. */
  #tell(square: Square): EditAnswer {
    this.picked = undefined;
    const piece = this.setup.pieceOn(square);
    return piece ? done({ code: 'put', piece, square }) : NOTHING;
  }

  /** Does something with the piece of a square. */
  #onPiece(argument: string, act: (square: Square, piece: Piece) => EditAnswer): EditAnswer {
    this.picked = undefined;
    const isHere = argument.trim() === '';
    const square = isHere ? this.at : parseTypedSquare(this.setup.variant, argument);
    if (square === undefined) return refused({ code: 'which-square' });
    const piece = this.setup.pieceOn(square);
    return piece ? act(square, piece) : refused({ code: 'empty-square' });
  }
}
