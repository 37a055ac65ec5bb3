import { EditActivity } from '../../../activity/edit.ts';
import type { EditAnswer, EditTold } from '../../../activity/edit-told.ts';
import type { Placement } from '../../../rules/core/position.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { parseSquare } from '../../../rules/notation/square.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { tellEdit } from '../../../text/edit.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ActivityScreen } from '../../prompt/activity-screen.tsx';
import type { ListScreen } from '../list/list.tsx';
import { boardPages } from '../page/look-up.ts';
import { editHelpPage, listOfVariants } from '../page/pages.ts';
import { playScreen } from '../play/play.ts';
import { replayMeans, replayOf } from '../replay/replay.ts';
import { editBoard } from './edit-board.ts';
import { handsForm, squareList } from './square-list.ts';

export type EditScreen = ActivityScreen<EditTold, EditActivity, 'edit'>;

/** The variants whose positions can be set up. */
export function editListScreen(services: Services): ListScreen {
  return listOfVariants(services, {
    title: ({ board }) => board.EDIT_TITLE,
    open: (variant) => editScreen(services, variant, startPosition(variant).placement),
  });
}

/** A position that is set up, on the board and by the prompt below it. */
export function editScreen(
  services: Services,
  variant: Variant,
  placement: Placement,
  isAside = false,
): EditScreen {
  const activity = new EditActivity({ ...replayMeans(services), variant, placement, isAside });
  const hear = (answer: EditAnswer, app: Navigator) => screen.hear(answer, app);
  const screen: EditScreen = new ActivityScreen(services, activity, {
    kind: 'edit',
    tell: (what, telling) => tellEdit(activity, what, telling),
    board: (prompt, layout) => ({
      ...editBoard(services, activity, prompt, layout),
      onHand: (color, kind, app) => {
        screen.prompt.withdraw();
        hear(activity.pointHand(kind, color), app);
      },
    }),
    openPage: boardPages(services, editHelpPage),
    go: (to, argument, app) => {
      switch (to) {
        case 'list': {
          const square = parseSquare(variant, argument);
          if (square !== undefined) app.open(squareList(services, activity, square, hear));
          return undefined;
        }
        case 'hands':
          app.open(handsForm(services, activity));
          return undefined;
        case 'replay': {
          const replay = replayOf(services, activity.record, 0, { isAside });
          app.open(replay);
          if (argument !== '') replay.enterWord(argument, app);
          return undefined;
        }
        case 'game':
          app.open(gameFrom(services, activity, argument));
          return undefined;
        default:
          app.back();
          return undefined;
      }
    },
    leave: (app) => screen.enterWord('quit', app),
  });
  return screen;
}

/** A game from the position, which is left for it. */
function gameFrom(services: Services, activity: EditActivity, level: string): Screen {
  const match = services.table.start(activity.gameAt(level, services.ownName));
  return playScreen(services, match, undefined, {
    backTo: ({ settings }) => settings.BACK_TO.edit,
    leave: (app) => app.back(),
  });
}
