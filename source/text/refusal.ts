import type { Move } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import { makeSquare } from '../rules/core/square.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { byCode, byKind } from './by-code.ts';
import type { ReadTold } from './en/game.ts';
import { illegalReason } from './illegal-reason.ts';
import { nearestName } from './nearest.ts';
import { type PromptHelp, unreadableText } from './not-understood.ts';
import { shownInput } from './shown-input.ts';
import { printed } from './teller.ts';
import type { Texts } from './texts.ts';

/** A square with the rank before the file. */
const TURNED = /^([a-i])(\d)$/;

/**
 * Why a typed text is not played, in one line: the typed text, the rule, and what would be right.
 * ASCII, except for the typed text.
 * @param position in which the text was read
 * @param help of the prompt at which it was typed; missing for a text from a file
 */
export function refusalText(
  texts: Texts,
  position: Position,
  typed: string,
  reading: RefusedReading,
  help?: PromptHelp,
): string {
  const teller = help?.teller ?? printed(texts);
  const { game, words } = texts;
  const { UNPLAYED } = teller.texts.game;
  const { variant } = position;
  const shown = shownInput(typed);
  const told = (moves: readonly Move[]) => moves.map((move) => teller.move(position, move));
  return byKind<RefusedReading>({
    choice({ moves: [declined, promoted] }) {
      // A suffix goes after any of the Latin forms; after kanji it would be no move.
      const isLatin = /^[!-~]+$/.test(shown) && !teller.isSpoken;
      const choices = isLatin ? [`${shown}+`, `${shown}=`] : told([promoted, declined]);
      return UNPLAYED.choice(shown, choices);
    },
    ambiguous: ({ moves }) => UNPLAYED.ambiguous(shown, told(moves)),
    illegal({ fault, drop }) {
      const isOwn = help !== undefined && help.hasPlayer !== false;
      const reason = illegalReason(position, fault, teller, isOwn);
      // A check is the same news, whatever was typed.
      const named = fault.code === 'in-check' ? undefined : shown;
      return UNPLAYED.illegal(named, reason, drop && teller.move(position, drop));
    },
    'not-understood'({ fault }) {
      if (fault.code === 'unreadable') return unreadableText(texts, position, typed, help);
      const { pieces, files, ranks } = variant;
      const names = pieces.map((_, kind) => words.nameOfPiece(variant, { kind, promoted: false }));
      const isWord = fault.code === 'unknown-piece' && /^[a-z]/.test(fault.piece);
      const nearest = isWord && nearestName(fault.piece, names);
      if (nearest) return words.didYouMean(shown, nearest);
      return byCode<ReadTold>(game.UNREAD)({
        ...fault,
        shown,
        game: words.nameInText(variant),
        pieces: isWord ? names : [pieces.map(({ hodges }) => hodges).join(' ')],
        meant:
          'square' in fault ? TURNED.exec(fault.square)?.slice(1).reverse().join('') : undefined,
        last: formatSquare(makeSquare(files, ranks)),
      });
    },
  })(reading);
}
