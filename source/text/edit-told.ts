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
import { isMateTold, tellMate } from './mate-told.ts';
import { offeredPieces } from './piece-names.ts';
import { isSaidIn, type Said, said, type Telling, warned } from './said.ts';
import { spokenName } from './spoken-name.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** Tells what a word of a position that is set up has come to. */
export function tellEdit(activity: EditActivity, what: EditTold, telling: Telling): Said {
  const { teller } = telling;
  const { texts } = teller;
  const { edit, phrases } = texts;
  const { setup } = activity;
  switch (what.code) {
    case 'put':
      return said(phrases.asSentences(pieceText(activity, what.piece, teller, what.square)));
    case 'removed':
      return said(edit.removedText(pieceText(activity, what.piece, teller, what.square)));
    case 'picked':
      return said(edit.pickedText(pieceText(activity, what.piece, teller)));
    case 'in-hand': {
      const held = handListText(texts, activity.game.position, what.color);
      return said(texts.hands.sideInHandText(what.color, held));
    }
    case 'rest':
      return said(edit.restText(what.color, what.count));
    case 'turn':
      return said(phrases.asSentences(edit.sideToMoveText(setup.placement.turn)));
    case 'faulty':
      return warned(phrases.joinSentences(faultTexts(activity, what.faults, texts)));
    case 'not-read': {
      const { variant } = setup;
      const { files, ranks } = variant;
      const middle = makeSquare(Math.ceil(files / 2), Math.ceil(ranks / 2));
      const [piece = ''] = offeredPieces(texts, variant).slice(-1);
      const square = teller.isSpoken ? formatSquare(middle) : teller.square(middle);
      return warned(edit.notReadText(what.line, piece, square));
    }
    case 'saved':
      return said(edit.problemSavedText(what.path, what.plies));
    case 'not-saved': {
      const { fault } = what;
      const { renameFaultText, storeErrorText } = texts.storeFault;
      const why = fault instanceof StoreError ? storeErrorText(fault) : renameFaultText(fault);
      return warned(edit.problemNotSavedText(why));
    }
    case 'exported-by-server':
      return warned(texts.lobby.exportText(what.address));
    case 'saves-unproved':
    case 'leaves-edited':
      return said(edit.EDIT_ANSWERS[what.code]);
    case 'aside':
    case 'engines-stay-out':
      return warned(texts.replay.REPLAY_ANSWERS[what.code]);
    case 'cleared':
    case 'started':
    case 'undone':
    case 'redone':
      return said(edit.EDIT_ANSWERS[what.code]);
    case 'no-moves':
      return warned(
        phrases.joinSentences([...kinglessTexts(activity, texts), edit.EDIT_ANSWERS['no-moves']]),
      );
    default:
      if (isSaidIn(edit.EDIT_ANSWERS, what)) return warned(edit.EDIT_ANSWERS[what.code]);
      return isMateTold(what)
        ? tellMate(what, telling)
        : tellBoard(
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
  return texts.edit.editHeading(texts.names.variantName(setup.variant, charset));
}

/** Says whose turn it is, what is wrong, and what is missing of a set, a sentence each. */
export function statusOf(activity: EditActivity, texts: Texts): string[] {
  const { edit, phrases } = texts;
  const { setup } = activity;
  const wrong = [...faultTexts(activity, setup.faults, texts), ...oddTexts(activity, texts)];
  return [
    phrases.asSentences(edit.sideToMoveText(setup.placement.turn)),
    ...(wrong.length > 0 ? wrong : [edit.POSITION_IS_RIGHT]),
    missingText(activity, texts),
  ];
}

/** The same in few words, for a place beside the board. */
export function shortFaultTexts(activity: EditActivity, texts: Texts): string[] {
  const { setup } = activity;
  const { asSentences, capitalized } = texts.phrases;
  const told = setup.faults.map((fault) => {
    return asSentences(capitalized(texts.sfenFault.sfenOddityText(setup.variant, fault)));
  });
  return [...told, ...oddTexts(activity, texts)];
}

/** What is missing of a set. */
export function missingText({ setup }: EditActivity, texts: Texts): string {
  const { edit, hands, phrases } = texts;
  const missing = setup.balances
    .filter(({ found, most }) => found < most)
    .map(({ kind, found, most }) => {
      const name = spokenName(texts, setup.variant, { kind, promoted: false });
      return { name, count: most - found };
    });
  return missing.length === 0
    ? edit.SET_IS_WHOLE
    : phrases.asSentences(edit.missingPiecesText(hands.heldPiecesText(missing)));
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
    ? texts.phrases.ownedPiece(name, piece.color)
    : texts.phrases.standingText(name, told(square), piece.color);
}

function faultTexts(
  { setup }: EditActivity,
  faults: readonly PlacementFault[],
  { phrases, sfenFault }: Texts,
): string[] {
  return faults.map((fault) => {
    const text = sfenFault.sfenFaultText(setup.variant, fault);
    return phrases.asSentences(phrases.capitalized(text));
  });
}

/** What no rule forbids, and yet no game comes to. */
function oddTexts(activity: EditActivity, texts: Texts): string[] {
  const { setup } = activity;
  const { edit, names, phrases } = texts;
  const surplus = setup.balances.filter(({ found, most }) => found > most);
  const tooMany = surplus.map(({ kind, found, most }) => {
    const name = spokenName(texts, setup.variant, { kind, promoted: false });
    const text = edit.tooManyText(names.countPieces(found, name), most);
    return phrases.asSentences(phrases.capitalized(text));
  });
  return [...kinglessTexts(activity, texts), ...tooMany];
}

/** Which side lacks its royal piece. Both without one are a fault. */
function kinglessTexts({ setup }: EditActivity, { edit, names, phrases }: Texts): string[] {
  const { variant, kingless } = setup;
  if (kingless.length !== 1) return [];
  const royal = names.royalName(variant);
  return kingless.map((color) => phrases.asSentences(edit.kinglessText(color, royal)));
}
