import { preferenceValues } from '../settings/settings.ts';
import { themeText } from '../ui/app/theme.ts';
import { type Command, hasScreen, STATUS_DONE } from './command.ts';
import { type FlagTable, switchFlag } from './flags.ts';
import { looksOn } from './looks.ts';
import { writeLine } from './output.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

const FLAGS = {
  plain: switchFlag((texts) => texts.option.POSITION_OPTIONS.themesPlain),
} as const satisfies FlagTable;

/** `komadai themes`: every theme on a board with every mark, or the list of their names. */
export const themes: Command<typeof FLAGS> = {
  operands: [],
  flags: FLAGS,
  examples: ['komadai themes', 'komadai themes --plain'],
  async run(context) {
    const workspace = openWorkspace(context);
    if (!context.flags.plain && hasScreen(context)) {
      return showScreen(context, workspace, async (services) => {
        const { ThemesScreen } = await import('../ui/screens/themes/themes.tsx');
        return new ThemesScreen(services);
      });
    }
    const { all } = workspace.settings;
    const looks = looksOn(context.stdout, context, all);
    for (const name of preferenceValues('theme')) {
      const look = name === all.theme ? looks.title : looks.quiet;
      await writeLine(context.stdout, `${name}\t${look(themeText(context.texts, name))}`);
    }
    return STATUS_DONE;
  },
};
