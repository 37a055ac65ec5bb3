import type { EditActivity } from '../activity/edit.ts';
import type { EditTold } from '../activity/edit-told.ts';
import { StoreError } from '../records/store/store.ts';
import type { PlacementFault } from '../rules/core/placement.ts';
import type { Piece } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board.ts';
import { offeredPieces, spokenName } from './pieces.ts';
import { type Entries, type Said, type Telling, tell } from './tell.ts';
import type { Texts } from './texts.ts';
import { exampleSquares, sideInHandText } from './whereabouts.ts';

interface EditAt extends BoardAt {
  readonly activity: EditActivity;
  readonly texts: Texts;
}

/** What a word of a position that is set up comes to, where a sentence is not all. */
const EDIT_ENTRIES = {
  ...BOARD_ENTRIES,
  put: ({ piece, square }, at) => at.texts.words.asSentences(pieceText(at, piece, square)),
  removed: ({ piece, square }, at) => at.texts.board.removedText(pieceText(at, piece, square)),
  picked: ({ piece }, at) => at.texts.board.pickedText(pieceText(at, piece)),
  'in-hand': ({ color }, { texts, game }) => sideInHandText(texts, game.position, color),
  turn: (_, { activity, texts }) => turnText(activity, texts),
  faulty: ({ faults }, { activity, texts }) =>
    texts.words.joinSentences(faultTexts(activity, faults, texts)),
  'not-read'({ line }, { activity: { setup }, texts, telling: { teller } }) {
    const piece = offeredPieces(texts, setup.variant).at(-1) ?? '';
    const [, , square] = exampleSquares(setup.variant, teller);
    return texts.board.notReadText(line, piece, square);
  },
  'not-saved'({ fault }, { texts: { board, words } }) {
    const { renameFaultText, storeErrorText } = words;
    const why = fault instanceof StoreError ? storeErrorText(fault) : renameFaultText(fault);
    return board.problemNotSavedText(why);
  },
  'exported-by-server': ({ address }, { texts }) => texts.lobby.exportText(address),
  aside: (_, { texts }) => texts.replay.REPLAY_ANSWERS.aside,
  'engines-stay-out': (_, { texts }) => texts.replay.REPLAY_ANSWERS['engines-stay-out'],
  'no-moves': (_, { activity, texts }) =>
    texts.words.joinSentences([
      ...kinglessTexts(activity, texts),
      texts.board.EDIT_ANSWERS['no-moves'],
    ]),
} as const satisfies Entries<EditTold, EditAt>;

/** Tells what a word of a position that is set up has come to. */
export function tellEdit(activity: EditActivity, what: EditTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const status = () => statusOf(activity, texts);
  const at = { activity, texts, telling, game: activity.game, status, last: () => undefined };
  return tell(what, at, EDIT_ENTRIES, { ...boardSentences(texts), ...texts.board.EDIT_ANSWERS });
}

/** `Black silver on 5e`, without a square `Black silver`. */
function pieceText({ activity, texts, telling }: EditAt, piece: Piece, square?: Square): string {
  const name = spokenName(texts, activity.setup.variant, piece);
  return square === undefined
    ? texts.words.ownedPiece(name, piece.color)
    : texts.words.standingText(name, telling.teller.square(square), piece.color);
}

/** Says whose turn it is, what is wrong, and what is missing of a set, a sentence each. */
export function statusOf(activity: EditActivity, texts: Texts): string[] {
  const faults = faultTexts(activity, activity.setup.faults, texts);
  const wrong = [...faults, ...oddTexts(activity, texts)];
  return [
    turnText(activity, texts),
    ...(wrong.length > 0 ? wrong : [texts.board.POSITION_IS_RIGHT]),
    missingText(activity, texts),
  ];
}

function turnText({ setup }: EditActivity, { board, words }: Texts): string {
  return words.asSentences(board.sideToMoveText(setup.placement.turn));
}

/** What is wrong, in few words, for a place beside the board. */
export function shortFaultTexts(activity: EditActivity, texts: Texts): string[] {
  const { faults } = activity.setup;
  const told = faultTexts(activity, faults, texts, texts.records.sfenOddityText);
  return [...told, ...oddTexts(activity, texts)];
}

/** What is missing of a set. */
export function missingText({ setup }: EditActivity, texts: Texts): string {
  const { board, words } = texts;
  const missing = setup.balances
    .filter(({ found, most }) => found < most)
    .map(({ kind, found, most }) => {
      const name = spokenName(texts, setup.variant, { kind, promoted: false });
      return { name, count: most - found };
    });
  return missing.length === 0
    ? board.SET_IS_WHOLE
    : words.asSentences(board.missingPiecesText(board.heldPiecesText(missing)));
}

function faultTexts(
  { setup }: EditActivity,
  faults: readonly PlacementFault[],
  texts: Texts,
  textOf = texts.records.sfenFaultText,
): string[] {
  return faults.map((fault) => wholeSentence(texts, textOf(fault, setup.variant)));
}

function wholeSentence({ words }: Texts, text: string): string {
  return words.asSentences(words.capitalized(text));
}

/** What no rule forbids, and yet no game comes to. */
function oddTexts(activity: EditActivity, texts: Texts): string[] {
  const { setup } = activity;
  const { board, words } = texts;
  const surplus = setup.balances.filter(({ found, most }) => found > most);
  const tooMany = surplus.map(({ kind, found, most }) => {
    const name = spokenName(texts, setup.variant, { kind, promoted: false });
    return wholeSentence(texts, board.tooManyText(words.countPieces(found, name), most));
  });
  return [...kinglessTexts(activity, texts), ...tooMany];
}

/** Which side lacks its royal piece. Both without one are a fault. */
function kinglessTexts({ setup }: EditActivity, { board, words }: Texts): string[] {
  const { variant, kingless } = setup;
  if (kingless.length !== 1) return [];
  const royal = words.royalName(variant);
  return kingless.map((color) => words.asSentences(board.kinglessText(color, royal)));
}
