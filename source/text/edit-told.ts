import type { EditActivity } from '../activity/edit.ts';
import type { EditTold } from '../activity/edit-told.ts';
import { StoreError } from '../records/store/store.ts';
import type { PlacementFault } from '../rules/core/placement.ts';
import type { Piece } from '../rules/core/position.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { tellBoard } from './board-told.ts';
import type { Charset } from './charset.ts';
import { handListText } from './hands.ts';
import { offeredPieces } from './piece-names.ts';
import { isSaidIn, type Said, said, type Telling, warned } from './said.ts';
import { spokenName } from './spoken-name.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** Tells what a word of a position that is set up has come to. */
export function tellEdit(activity: EditActivity, what: EditTold, telling: Telling): Said {
  const { teller } = telling;
  const { texts } = teller;
  const { board, words } = texts;
  const { setup } = activity;
  switch (what.code) {
    case 'put':
      return said(words.asSentences(pieceText(activity, what.piece, teller, what.square)));
    case 'removed':
      return said(board.removedText(pieceText(activity, what.piece, teller, what.square)));
    case 'picked':
      return said(board.pickedText(pieceText(activity, what.piece, teller)));
    case 'in-hand': {
      const held = handListText(texts, activity.game.position, what.color);
      return said(texts.board.sideInHandText(what.color, held));
    }
    case 'rest':
      return said(board.restText(what.color, what.count));
    case 'turn':
      return said(words.asSentences(board.sideToMoveText(setup.placement.turn)));
    case 'faulty':
      return warned(words.joinSentences(faultTexts(activity, what.faults, texts)));
    case 'not-read': {
      const { variant } = setup;
      const { files, ranks } = variant;
      const middle = makeSquare(Math.ceil(files / 2), Math.ceil(ranks / 2));
      const [piece = ''] = offeredPieces(texts, variant).slice(-1);
      const square = teller.isSpoken ? formatSquare(middle) : teller.square(middle);
      return warned(board.notReadText(what.line, piece, square));
    }
    case 'saved':
      return said(board.problemSavedText(what.path, what.plies));
    case 'not-saved': {
      const { fault } = what;
      const { renameFaultText, storeErrorText } = texts.words;
      const why = fault instanceof StoreError ? storeErrorText(fault) : renameFaultText(fault);
      return warned(board.problemNotSavedText(why));
    }
    case 'exported-by-server':
      return warned(texts.lobby.exportText(what.address));
    case 'saves-unproved':
    case 'leaves-edited':
      return said(board.EDIT_ANSWERS[what.code]);
    case 'aside':
    case 'engines-stay-out':
      return warned(texts.replay.REPLAY_ANSWERS[what.code]);
    case 'cleared':
    case 'started':
    case 'undone':
    case 'redone':
      return said(board.EDIT_ANSWERS[what.code]);
    case 'no-moves':
      return warned(
        words.joinSentences([...kinglessTexts(activity, texts), board.EDIT_ANSWERS['no-moves']]),
      );
    default:
      if (isSaidIn(board.EDIT_ANSWERS, what)) return warned(board.EDIT_ANSWERS[what.code]);
      return tellBoard(
        what,
        {
          game: activity.game,
          status: () => statusOf(activity, texts),
          last: () => undefined,
        },
        telling,
      );
  }
}

/** `Shogi: set up a position`. */
export function editTitle({ setup }: EditActivity, texts: Texts, charset: Charset): string {
  return texts.board.editHeading(texts.words.variantName(setup.variant, charset));
}

/** Says whose turn it is, what is wrong, and what is missing of a set, a sentence each. */
export function statusOf(activity: EditActivity, texts: Texts): string[] {
  const { board, words } = texts;
  const { setup } = activity;
  const wrong = [...faultTexts(activity, setup.faults, texts), ...oddTexts(activity, texts)];
  return [
    words.asSentences(board.sideToMoveText(setup.placement.turn)),
    ...(wrong.length > 0 ? wrong : [board.POSITION_IS_RIGHT]),
    missingText(activity, texts),
  ];
}

/** The same in few words, for a place beside the board. */
export function shortFaultTexts(activity: EditActivity, texts: Texts): string[] {
  const { setup } = activity;
  const { asSentences, capitalized } = texts.words;
  const told = setup.faults.map((fault) => {
    return asSentences(capitalized(texts.records.sfenOddityText(setup.variant, fault)));
  });
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

/** `Black silver on 5e`, without a square `Black silver`. */
function pieceText(
  { setup }: EditActivity,
  piece: Piece,
  { texts, square: told }: Teller,
  square?: Square,
): string {
  const name = spokenName(texts, setup.variant, piece);
  return square === undefined
    ? texts.words.ownedPiece(name, piece.color)
    : texts.words.standingText(name, told(square), piece.color);
}

function faultTexts(
  { setup }: EditActivity,
  faults: readonly PlacementFault[],
  { words, records }: Texts,
): string[] {
  return faults.map((fault) => {
    const text = records.sfenFaultText(setup.variant, fault);
    return words.asSentences(words.capitalized(text));
  });
}

/** What no rule forbids, and yet no game comes to. */
function oddTexts(activity: EditActivity, texts: Texts): string[] {
  const { setup } = activity;
  const { board, words } = texts;
  const surplus = setup.balances.filter(({ found, most }) => found > most);
  const tooMany = surplus.map(({ kind, found, most }) => {
    const name = spokenName(texts, setup.variant, { kind, promoted: false });
    const text = board.tooManyText(words.countPieces(found, name), most);
    return words.asSentences(words.capitalized(text));
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
