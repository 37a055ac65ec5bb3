import type { TsumeActivity, TsumeTold } from '../activity/tsume.ts';
import { positionBefore } from '../match/outcome.ts';
import type { TryOutcome } from '../match/problems/tsume.ts';
import { tellBoard } from './board-told.ts';
import { announceIn } from './game-lines.ts';
import { isMateTold, tellMate } from './mate-told.ts';
import { isSaidIn, type Said, said, type Telling, warned } from './said.ts';
import {
  notedText,
  pliesFaultText,
  problemTitle,
  progressText,
  ratingsText,
  repeatText,
  solutionText,
  tryText,
  tsumeHintText,
} from './tsume.ts';

/** Tells what a word at a problem or a try has come to. */
export function tellTsume(activity: TsumeActivity, what: TsumeTold, telling: Telling): Said {
  const { set, tsume } = activity;
  const { teller, charset } = telling;
  const { texts } = teller;
  const { isSpoken } = teller;
  const noted = () => notedText(texts, set.noted, isSpoken) || undefined;
  switch (what.code) {
    case 'tried':
      return tellTry(activity, what.outcome, telling);
    case 'hint':
      return { ...said(tsumeHintText(tsume.game.position, what.finding, teller)), more: noted() };
    case 'help-counts':
      return said(texts.problems.helpQuestion(what.word));
    case 'solution': {
      const text = solutionText(tsume, teller);
      return tsume.solution ? { ...said(text), more: noted() } : warned(text);
    }
    case 'repeat':
      return { ...said(repeatText(texts, set)), more: noted() };
    case 'gone':
      return { lines: [], more: noted() };
    case 'length':
      return said(texts.problems.lengthText(what.plies));
    case 'rating':
      return said(ratingsText(texts, set, charset, isSpoken));
    case 'no-number':
      return warned(texts.words.goFaultText(what.argument, set.problems.length));
    case 'no-length':
      return warned(pliesFaultText(texts, set, what.argument));
    case 'engine-failed':
      return warned(
        texts.commands.engineFaultText(texts.problems.TSUME_NAMES.defender, what.error),
      );
    case 'again': {
      const { kept, known } = texts.study.PROBLEM_AGAIN;
      return said(what.isNew ? kept : known);
    }
    case 'again-not-kept': {
      const why = texts.words.systemErrorText(what.error);
      return warned(texts.study.PROBLEM_AGAIN.notKept(why));
    }
    case 'undone':
    case 'looking':
      return said(texts.problems.TSUME_ANSWERS[what.code]);
    default:
      if (isSaidIn(texts.problems.TSUME_ANSWERS, what)) {
        return warned(texts.problems.TSUME_ANSWERS[what.code]);
      }
      return isMateTold(what)
        ? tellMate(what, telling)
        : tellBoard(what, boardTexts(activity, telling), telling);
  }
}

/** The number of the problem, and who is to play. */
export function tsumePlaceText(
  { set, tsume }: TsumeActivity,
  { teller, charset }: Telling,
): string {
  return teller.texts.words.joinSentences([
    teller.texts.words.asSentences(problemTitle(teller.texts, set, charset)),
    teller.texts.board.turnText(tsume.game.ply, tsume.game.turn),
  ]);
}

function boardTexts(activity: TsumeActivity, telling: Telling) {
  const last = activity.moves.at(-1);
  return {
    game: activity.game,
    status: () => [tsumePlaceText(activity, telling)],
    last: () => last && announceIn(activity.game, last, telling),
  };
}

/** A screen shows the moves of a try that is right; lines tell them. */
function tellTry(
  activity: TsumeActivity,
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  telling: Telling,
): Said {
  const { set, tsume } = activity;
  const { teller, face } = telling;
  const more = notedText(teller.texts, set.noted, teller.isSpoken) || undefined;
  const { text, isRight } = tryText(teller.texts, outcome, tsume, (move) => {
    const { position, lastTo } = positionBefore(tsume.game, move);
    return face === 'screen' ? move.text : teller.move(position, move.move, lastTo);
  });
  if (!isRight) return warned(text, more);
  const moves = 'answer' in outcome ? [outcome.tried, outcome.answer] : [outcome.tried];
  const told =
    face === 'screen' ? [] : moves.map((move) => announceIn(activity.game, move, telling));
  if (outcome.kind !== 'solved') return face === 'screen' ? said(text) : { lines: told };
  const progress = teller.texts.words.joinSentences(
    [text, progressText(teller.texts, set, teller.isSpoken)].filter(Boolean),
  );
  return face === 'screen'
    ? { lines: [progress], isWarning: set.noted.error !== undefined }
    : { lines: [...told, `= ${progress}`] };
}
