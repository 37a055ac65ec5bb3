import stringWidth from 'string-width';
import type { TsumeSet } from '../../../match/problems/tsume-set.ts';
import type { Problem } from '../../../records/formats/problems/problem.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import {
  gameLine,
  lengthLine,
  lengthTitle,
  nextLine,
  problemLine,
} from '../../../text/problems.ts';
import { ratingRangeText } from '../../../text/rating.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { Preview } from '../../board/preview.ts';
import { LIST_COLUMNS, ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';
import { tsumeScreen } from './tsume.ts';

/** A line of a list, and the words above it, as things stand. */
interface Shown {
  readonly items: readonly ListItem[];
  readonly note?: string | undefined;
  /** The index of the line to choose. Default: the one that was chosen. */
  readonly chosen?: number | undefined;
}

/** A list of problems. Its marks are looked up again whenever it comes to the top. */
function problemList(title: string, show: () => Shown, translated: () => ListScreen): ListScreen {
  let note: string | undefined;
  const refresh = () => {
    const { chosen = list.state.index, ...shown } = show();
    note = shown.note;
    list.show(shown.items, shown.items[chosen]);
  };
  const list = new ListScreen({
    title,
    columns: LIST_COLUMNS,
    view: () => ({ note }),
    shown: refresh,
    translated,
  });
  refresh();
  return list;
}

/**
 * The games with problems that come with the program.
 * @param game the one to choose. Default: the preferred one
 */
export function problemsScreen(services: Services, game?: Variant): ListScreen {
  const { texts, charset, problems, settings } = services;
  const { games } = problems;
  const names = games.map((variant) => stringWidth(texts.words.variantName(variant, charset)));
  let isFirst = true;
  return problemList(
    texts.problems.PROBLEM_LIST.title,
    () => {
      const wished = game?.id ?? settings.all.variant;
      const preferred = games.findIndex(({ id }) => id === wished);
      const chosen = isFirst ? Math.max(preferred, 0) : undefined;
      isFirst = false;
      return {
        items: games.map((variant): ListItem => {
          const set = problems.open(variant);
          return {
            text: (columns) => gameLine(texts, set, Math.max(...names), charset, columns),
            choose: (app) => app.open(gameProblems(services, variant)),
            preview: () => problemPreview(itemAt(set.problems, set.suited()?.index ?? 0)),
          };
        }),
        note: texts.problems.PROBLEM_LIST.note,
        chosen,
      };
    },
    () => problemsScreen(services, game),
  );
}

/** The problems of a game: the next one for the player, and the lengths. */
function gameProblems(services: Services, variant: Variant): ListScreen {
  const { texts, charset, problems } = services;
  return problemList(
    texts.problems.gameProblemsTitle(texts.words.variantName(variant, charset)),
    () => {
      const set = problems.open(variant);
      const next = set.suited();
      const suited: ListItem[] = next
        ? [
            {
              text: nextLine(texts, set, next),
              choose: (app) => openProblem(services, problems.open(variant), app),
              preview: () => problemPreview(itemAt(set.problems, next.index)),
            },
          ]
        : [];
      const lengths = set.lengths.map((plies): ListItem => {
        return {
          text: lengthLine(texts, set, plies),
          choose: (app) => app.open(setProblems(services, problems.open(variant, { plies }))),
          preview: () => problemPreview(itemAt(set.problems, set.among(plies)[0] ?? 0)),
        };
      });
      const note = set.solver && texts.problems.ownRatingLine(ratingRangeText(set.solver, charset));
      return { items: [...suited, ...lengths], note };
    },
    () => gameProblems(services, variant),
  );
}

/**
 * The problems that are gone through. The one that suits the player is chosen, then the one on the
 * board.
 */
function setProblems(services: Services, set: TsumeSet): ListScreen {
  const { texts, charset } = services;
  let last: number | undefined;
  return problemList(
    lengthTitle(texts, set, charset),
    () => {
      const among = set.among();
      const items = among.map((index): ListItem => {
        return {
          text: problemLine(texts, set, index, charset),
          choose: (app) => {
            set.go(index);
            openProblem(services, set, app);
          },
          preview: () => problemPreview(itemAt(set.problems, index)),
        };
      });
      const chosen = set.index === last ? undefined : Math.max(among.indexOf(set.index), 0);
      last = set.index;
      return { items, chosen };
    },
    () => setProblems(services, set),
  );
}

function problemPreview({ variant, start }: Problem): Preview {
  return { variant, placement: start.placement, hasHands: true };
}

function openProblem(services: Services, set: TsumeSet, app: Navigator): void {
  app.open(tsumeScreen(services, set, { back: (shownOn) => shownOn.back() }));
}

/** What goes from a problem that was opened first to the lists of its game. */
export function backToGame(services: Services, set: TsumeSet): (app: Navigator) => void {
  return (app) => {
    const { variant } = set.tsume.problem;
    app.reset(problemsScreen(services, variant));
    app.open(gameProblems(services, variant));
  };
}

/** What goes from a problem that was opened first to the list of those beside it, if there is one. */
export function backToSet(
  services: Services,
  set: TsumeSet,
): ((app: Navigator) => void) | undefined {
  if (set.problems.length === 1) return undefined;
  return (app) => app.replace(setProblems(services, set));
}
