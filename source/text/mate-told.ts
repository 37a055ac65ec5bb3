import type { MateTold } from '../activity/mate-word.ts';
import type { Unsaved } from '../activity/replay-edits.ts';
import { positionOf } from '../engine/engine.ts';
import { allMoves } from './analysis.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { listMoves } from './teller.ts';

/** Whether something is told of a mate that is looked for. */
export function isMateTold(what: { readonly code: string }): what is MateTold {
  const { code } = what;
  return code === 'mate' || code.startsWith('mate-') || /^(seeks|no)-mate/.test(code);
}

/**
 * Tells what the search for a mate comes to.
 * @param unsavedText says why the variation is not on the disk
 */
export function tellMate(
  what: MateTold,
  { teller }: Telling,
  unsavedText: (unsaved: Unsaved) => string = () => '',
): Said {
  const { problems } = teller.texts;
  switch (what.code) {
    case 'seeks-mate':
      return said(problems.seekingMateText(what.seconds));
    case 'mate': {
      const { plies, isShortest, line, from, changed } = what;
      const moves = listMoves(allMoves(positionOf(from), line, teller, from.moves.at(-1)), teller);
      const found = problems.mateFoundText(plies, isShortest, moves);
      const more = changed?.unsaved && unsavedText(changed.unsaved);
      return { lines: [found], title: problems.MATE_TITLE, ...(more && { more }) };
    }
    case 'mate-unknown':
      return said(problems.mateUnknownText(what.seconds));
    case 'no-mate':
    case 'mate-off':
      return said(problems.MATE_ANSWERS[what.code]);
    default:
      return warned(problems.MATE_ANSWERS[what.code]);
  }
}
