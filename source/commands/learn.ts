import { courseOf } from '../match/lessons/course.ts';
import { CourseWalk } from '../match/lessons/course-walk.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { Command, CommandContext } from './command.ts';
import { type FlagTable, PLAIN_FLAG } from './flags.ts';
import { looksOn } from './looks.ts';
import { isPlain, playLines } from './play-match.ts';
import { chosenVariant, VARIANT_OPERAND } from './position-flags.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, plainCharset, type Workspace } from './workspace.ts';

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
    if (!isPlain(context)) {
      return showScreen(context, workspace, async (services) => {
        const { courseScreen, learnScreen } = await import('../ui/screens/learn/learn.tsx');
        return id === undefined ? learnScreen(services) : courseScreen(services, variant);
      });
    }
    return learnLines(context, workspace, variant);
  },
};

/** Takes the course line by line. @returns the exit status */
async function learnLines(
  context: CommandContext,
  workspace: Workspace,
  variant: Variant,
): Promise<number> {
  const { CourseLines } = await import('../plain/learn.ts');
  const { settings, progress } = workspace;
  const looks = looksOn(context.stdout, context, settings.all);
  const mode = new CourseLines({
    ...workspace,
    walk: new CourseWalk(courseOf(variant), progress),
    charset: plainCharset(context, settings),
    looks,
  });
  return playLines(context, workspace, mode, looks);
}
