import type { TsumeWord } from '../../match/words.ts';
import { LABEL_STYLES } from '../../notation/labels.ts';
import { appendMove, createRecord } from '../../records/record.ts';
import { findPieces, pieceLetters } from '../../text/piece-names.ts';
import { goFaultText, solutionText, TSUME_ANSWERS } from '../../text/tsume.ts';
import type { App } from '../app.ts';
import { movesPage, pieceScreen, rulesScreen, tsumeHelpPage } from './pages.ts';
import { ReplayScreen } from './replay.ts';
import { changeSetting } from './settings.ts';
import type { TsumeScreen } from './tsume.ts';

/** Does what a word says. @returns why it does nothing, where it does not */
export function doTsumeWord(
  screen: TsumeScreen,
  word: TsumeWord,
  argument: string,
  app: App,
): string | undefined {
  const { services, set, tsume } = screen;
  const { variant } = tsume.problem;
  switch (word) {
    case 'undo':
      if (!screen.undo()) return TSUME_ANSWERS.noUndo;
      screen.say(TSUME_ANSWERS.undone);
      return undefined;
    case 'hint':
      if (tsume.state === 'solved') return TSUME_ANSWERS.solved;
      screen.hint(app);
      return undefined;
    case 'solution':
      return showSolution(screen, app);
    case 'next':
    case 'skip':
      return screen.goTo(set.index + 1, app) ? undefined : TSUME_ANSWERS.noNext;
    case 'previous':
    case 'back':
      return screen.goTo(set.index - 1, app) ? undefined : TSUME_ANSWERS.noPrevious;
    case 'go': {
      const index = /^\d{1,6}$/.test(argument.trim()) ? Number(argument) - 1 : -1;
      return screen.goTo(index, app) ? undefined : goFaultText(argument, set.problems.length);
    }
    case 'moves':
      app.open(movesPage(services, tsume));
      return undefined;
    case 'show': {
      const [kind] = findPieces(variant, argument);
      if (kind === undefined) return `show: say one of ${pieceLetters(variant).join(' ')}.`;
      app.open(pieceScreen(services, variant, kind));
      return undefined;
    }
    case 'flip':
      screen.turn();
      return undefined;
    case 'labels': {
      const style = LABEL_STYLES.find((known) => known === argument);
      if (style === undefined) return `labels: say ${LABEL_STYLES.join(', ')}.`;
      changeSetting(services, 'labels', style, app, (text) => screen.warn(text));
      return undefined;
    }
    case 'rules':
      app.open(rulesScreen(services, variant));
      return undefined;
    case 'help':
      app.open(tsumeHelpPage(variant));
      return undefined;
    case 'board':
      return undefined;
    case 'quit':
      app.quit();
      return undefined;
  }
}

/** Opens the whole line as a replay. */
function showSolution(screen: TsumeScreen, app: App): string | undefined {
  const { services, tsume, flipped } = screen;
  if (tsume.finding === undefined) return TSUME_ANSWERS.looking;
  const { solution, problem } = tsume;
  if (solution === undefined) return solutionText(tsume);
  screen.retract();
  const record = createRecord(problem);
  let node = record.root;
  for (const move of solution) node = appendMove(node, move);
  const replay = new ReplayScreen(services, record, 0, {
    isAside: true,
    cannotEdit: TSUME_ANSWERS.isSolution,
  });
  replay.flipped = flipped;
  replay.say(solutionText(tsume));
  app.open(replay);
  return undefined;
}
