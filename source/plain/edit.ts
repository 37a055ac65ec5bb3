import type { EditActivity } from '../activity/edit.ts';
import type { EditTold } from '../activity/edit-told.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import { fillSides } from '../match/participants/side.ts';
import type { GameStore } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Charset } from '../text/charset.ts';
import { editTitle, statusOf, tellEdit } from '../text/edit-told.ts';
import { handsText } from '../text/hands.ts';
import type { Looks } from '../text/looks.ts';
import { said, warned } from '../text/said.ts';
import type { Tongue } from '../text/tongue.ts';
import type { Inside } from './line-face.ts';
import { LineSession } from './line-session.ts';
import { matchLines } from './play.ts';

interface EditLines {
  readonly tongue: Tongue;
  readonly charset: Charset;
  readonly looks?: Looks | undefined;
  /** Opens a replay from the position. */
  readonly replay: (record: GameRecord) => Inside['mode'];
  /** What a game from the position needs. Missing where none begins. */
  readonly game?: {
    readonly table: MatchTable;
    readonly engines: EngineRoom;
    readonly store: GameStore;
    readonly ownName: () => string;
  };
}

/** A position that is set up without a screen. */
export function editLines(
  activity: EditActivity,
  { replay, game, ...around }: EditLines,
): LineSession<EditTold> {
  const { settings, setup } = activity;
  const session: LineSession<EditTold> = new LineSession({
    ...{ ...around, activity },
    tell: (what, telling) => tellEdit(activity, what, telling),
    heading: ({ teller, charset }) => [
      editTitle(activity, teller.texts, charset),
      ...statusOf(activity, teller.texts),
    ],
    task: (texts) => texts.edit.EDIT_TASK,
    wordHelp: (texts) => texts.edit.EDIT_WORD_HELP,
    go: (to, argument, { teller: { texts } }) => {
      const left = () => session.heading();
      switch (to) {
        case 'list':
          return warned(texts.edit.EDIT_WORD_HELP.put);
        case 'hands':
          return said(handsText(texts, activity.game.position));
        case 'replay':
          return { mode: replay(activity.record), word: argument, left };
        case 'game': {
          if (!game) return undefined;
          const match = game.table.start({
            variant: setup.variant,
            start: { placement: setup.placement, moveNumber: 1 },
            players: fillSides(activity.playersAt(argument), game.ownName()),
          });
          return { mode: matchLines({ ...game, ...around, match, settings }), left };
        }
        default:
          return undefined;
      }
    },
  });
  return session;
}
