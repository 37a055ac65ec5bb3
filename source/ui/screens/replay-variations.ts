import { isUnfinished } from '../../records/record.ts';
import { deleteQuestion, promoteQuestion, REPLAY_ANSWERS } from '../../text/replay.ts';
import type { ReplayScreen } from './replay.ts';
import { countMoves } from './replay-edits.ts';

/** Shows the variation before or behind this one. */
export function changeVariation(screen: ReplayScreen, step: 1 | -1): void {
  if (screen.walk.variation.total === 1) screen.say(REPLAY_ANSWERS.noVariations);
  else screen.walk.enterSibling(step);
}

/** Makes the variation shown the main line, after a question. */
export function promoteShown(screen: ReplayScreen): void {
  const { variation, promoteFault } = screen.edits;
  if (variation === undefined || promoteFault) {
    screen.say(promoteFault ?? REPLAY_ANSWERS.noVariationHere);
    return;
  }
  screen.dialog.question = {
    text: promoteQuestion(variation, !isUnfinished(screen.record)),
    yes: () => tell(screen, screen.edits.promote(), REPLAY_ANSWERS.promoted),
  };
}

/** Deletes the variation shown, after a question. */
export function deleteShown(screen: ReplayScreen): void {
  const { variation, deleteFault } = screen.edits;
  if (variation === undefined || deleteFault) {
    screen.say(deleteFault ?? REPLAY_ANSWERS.noVariationHere);
    return;
  }
  screen.dialog.question = {
    text: deleteQuestion(variation, countMoves(variation.node)),
    yes: () => tell(screen, screen.edits.delete(), REPLAY_ANSWERS.deleted),
  };
}

/** A change was made: says so, and if it is not saved, why. */
function tell(screen: ReplayScreen, unsaved: string | undefined, done: string): void {
  if (unsaved) screen.warn(`${done} ${unsaved}`);
  else screen.say(done);
}
