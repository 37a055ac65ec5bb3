import type { EditActivity } from '../activity/edit.ts';
import type { EditTold } from '../activity/edit-told.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { editTitle, statusOf, tellEdit } from '../text/edit-told.ts';
import { handsText } from '../text/hands.ts';
import { said, warned } from '../text/said.ts';
import type { LineStyle } from './line-board.ts';
import type { Inside } from './line-face.ts';
import { LineSession } from './line-session.ts';

interface EditLines extends LineStyle {
  /** Opens a replay from the position. */
  readonly replay: (record: GameRecord) => Inside['mode'];
  /** Begins a game from the position, with the computer of a level. Missing where none begins. */
  readonly play?: (level: string) => Inside['mode'];
}

/** A position that is set up without a screen. */
export function editLines(
  activity: EditActivity,
  { replay, play, ...around }: EditLines,
): LineSession<EditTold> {
  const session: LineSession<EditTold> = new LineSession({
    ...around,
    activity,
    tell: (what, telling) => tellEdit(activity, what, telling),
    heading: ({ teller, charset }) => [
      editTitle(activity, teller.texts, charset),
      ...statusOf(activity, teller.texts),
    ],
    task: (texts) => texts.board.EDIT_TASK,
    wordHelp: (texts) => texts.words.EDIT_WORD_HELP,
    go: (to, argument, { teller: { texts } }) => {
      const left = () => session.heading();
      switch (to) {
        case 'list':
          return warned(texts.words.EDIT_WORD_HELP.put);
        case 'hands':
          return said(handsText(texts, activity.game.position));
        case 'replay':
          return { mode: replay(activity.record), word: argument, left };
        case 'game':
          return play && { mode: play(argument), left };
        default:
          return undefined;
      }
    },
  });
  return session;
}
