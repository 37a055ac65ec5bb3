import { courseOf } from '../match/lessons/course.ts';
import { CourseWalk } from '../match/lessons/course-walk.ts';
import type { Command } from './command.ts';
import { type FlagTable, PLAIN_FLAG } from './flags.ts';
import { showFace } from './play-match.ts';
import { chosenVariant, VARIANT_OPERAND } from './position-flags.ts';
import { openWorkspace } from './workspace.ts';

const FLAGS = { plain: PLAIN_FLAG } as const satisfies FlagTable;

/** `komadai learn`: a course of a game. */
export const learn: Command<typeof FLAGS> = {
  operands: [{ ...VARIANT_OPERAND, optional: true }],
  flags: FLAGS,
  examples: ['komadai learn', 'komadai learn yari', 'komadai learn shogi --plain'],
  async run(context) {
    const [id] = context.operands;
    const workspace = openWorkspace(context);
    const variant = chosenVariant(id, workspace.settings.all);
    return showFace(context, workspace, {
      screen: async (services) => {
        const { courseScreen, learnScreen } = await import('../ui/screens/learn/learn.ts');
        return id === undefined ? learnScreen(services) : courseScreen(services, variant);
      },
      lines: async (face) => {
        const { courseLines } = await import('../plain/learn.ts');
        const walk = new CourseWalk(courseOf(variant), workspace.progress);
        return courseLines({ ...workspace, ...face, walk });
      },
    });
  },
};
