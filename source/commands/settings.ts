import { checkSetting, SETTINGS, type SettingName } from '../settings/settings.ts';
import { setFaultText } from '../text/settings-fault.ts';
import { type Command, hasScreen, STATUS_DONE, STATUS_FAILED, STATUS_USAGE } from './command.ts';
import { writeLine } from './output.ts';
import { reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

/** `komadai settings`: the settings screen, or one setting shown or changed. */
export const settings: Command = {
  operands: [
    { name: 'NAME', optional: true, valid: SETTINGS.map(({ name }) => name) },
    {
      name: 'VALUE',
      optional: true,
      validAfter: Object.fromEntries(
        SETTINGS.map(({ name, values, form }) => [name, form === undefined ? values : []]),
      ),
    },
  ],
  options: [],
  examples: ['komadai settings', 'komadai settings labels', 'komadai settings labels romaji'],
  async run(context) {
    const workspace = openWorkspace(context);
    const [name, value] = context.operands;
    if (name === undefined && hasScreen(context)) {
      return showScreen(context, workspace, async (services) => {
        const { settingsScreen } = await import('../ui/screens/settings.ts');
        return settingsScreen(services);
      });
    }
    const { all } = workspace.settings;
    const known = SETTINGS.filter((setting) => name === undefined || setting.name === name);
    const fault = checkSetting(name ?? known[0].name, value ?? known[0]?.values[0]);
    if (fault) return reportText(context, setFaultText(fault), STATUS_USAGE);
    if (value !== undefined) {
      const result = await workspace.settings.set(name as SettingName, value);
      return result.ok
        ? STATUS_DONE
        : reportText(context, setFaultText(result.fault), STATUS_FAILED);
    }
    for (const setting of known) {
      const current = all[setting.name as SettingName];
      await writeLine(context.stdout, name === undefined ? `${setting.name}\t${current}` : current);
    }
    return STATUS_DONE;
  },
};
