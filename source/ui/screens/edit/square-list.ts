import type { EditActivity } from '../../../activity/edit.ts';
import type { EditAnswer } from '../../../activity/edit-told.ts';
import { canTurnOver, kindInHand } from '../../../activity/setup.ts';
import { piecesOfSet } from '../../../records/formats/problems/surplus.ts';
import { COLORS, type Color, opposite } from '../../../rules/core/color.ts';
import { numbersTo } from '../../../rules/core/numbers-to.ts';
import { handIndex, sideOf } from '../../../rules/core/piece-code.ts';
import { countInHand, type Placement } from '../../../rules/core/position.ts';
import type { Square } from '../../../rules/core/square.ts';
import { allFaces, spokenName } from '../../../text/pieces.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { FormScreen } from '../form/form.tsx';
import { actionField, choiceField, choiceOf } from '../form/form-fields.ts';
import { ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';

/**
 * What can be done on a square: with the piece on it, then each piece that can be put there.
 * @param hear is told what has come of it
 */
export function squareList(
  services: Services,
  activity: EditActivity,
  square: Square,
  hear: (answer: EditAnswer, app: Navigator) => void,
): ListScreen {
  const { texts, teller } = services;
  const { setup, changes } = activity;
  const { variant } = setup;
  const { SQUARE_CHOICES } = texts.board;
  const named = teller.square(square);
  const piece = setup.pieceOn(square);
  const item = (text: string, act: () => EditAnswer): ListItem => ({
    text,
    choose: (app) => {
      app.back();
      hear(act(), app);
    },
  });
  const nameOf = (face: { readonly kind: number; readonly promoted: boolean }, color: Color) =>
    texts.words.ownedPiece(spokenName(texts, variant, face), color);
  const own =
    piece === undefined
      ? []
      : [
          ...(canTurnOver(variant, piece)
            ? [item(SQUARE_CHOICES.face, () => changes.turnOver(''))]
            : []),
          item(SQUARE_CHOICES.swap, () => changes.swap('')),
          item(SQUARE_CHOICES.remove, () => changes.remove('')),
          ...(kindInHand(variant, piece) === undefined
            ? []
            : COLORS.map((color) =>
                item(SQUARE_CHOICES.toHand(color), () => changes.takeTo(square, color)),
              )),
        ];
  const pieces = [changes.color, opposite(changes.color)].flatMap((color) =>
    allFaces(variant).map((face) =>
      item(nameOf(face, color), () => changes.putPiece(square, { ...face, color })),
    ),
  );
  const title = piece ? texts.words.standingText(nameOf(piece, piece.color), named) : named;
  return new ListScreen({
    title,
    items: [...own, ...pieces],
    translated: () => squareList(services, activity, square, hear),
  });
}

/** Asks for the side to move, and for what each side has in hand. */
export function handsForm(services: Services, activity: EditActivity): FormScreen {
  const { setup } = activity;
  const { variant, placement } = setup;
  const kinds = [...variant.pieces.keys()].filter((kind) => kindInHand(variant, { kind }) === kind);
  const field = (data: Placement, color: Color, kind: number) => {
    const count = countInHand(data, color, kind);
    const { texts } = services;
    const name = spokenName(texts, variant, { kind, promoted: false });
    const most = Math.max(piecesOfSet(variant)[kind] ?? 0, count);
    return choiceField(
      texts.words.ownedPiece(name, color),
      [0, ...numbersTo(most)],
      count,
      (value): Placement => {
        const hands = data.hands.slice();
        hands[handIndex(sideOf(color), kind)] = value;
        return { ...data, hands };
      },
      String,
    );
  };
  return FormScreen.of<Placement>({
    told: () => services.texts.board.HANDS_TEXTS,
    data: placement,
    fields: (data) => {
      const { board, words } = services.texts;
      const { turn, done } = board.HANDS_TEXTS;
      return [
        choiceOf(data, 'turn', turn, COLORS, (color) => words.sideName(color)),
        ...COLORS.flatMap((color) => kinds.map((kind) => field(data, color, kind))),
        actionField(done, (app) => app.back()),
      ];
    },
    preview: (data) => ({ variant, placement: data }),
    changed: (data) => setup.set(data),
  });
}
