import { OWN_ENGINE } from '../settings/engine-list.ts';
import {
  allSettings,
  checkSetting,
  type SettingName,
  settingValue,
  validValues,
} from '../settings/settings.ts';
import { type Command, hasScreen, STATUS_DONE } from './command.ts';
import { engineSettings, parseEngineSetting, runEngineSetting } from './engine-setting.ts';
import { looksOn } from './looks.ts';
import { writeLine } from './output.ts';
import { fail, reject } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

const settingNames = () => allSettings().map(({ name }) => name);

/** `komadai settings`: the settings screen, or one setting shown or changed. */
export const settings: Command = {
  operands: [
    {
      name: 'NAME',
      optional: true,
      choices: settingNames,
      offers: (engines) => [...settingNames(), ...engines().map((name) => `engine.${name}`)],
    },
    {
      name: 'VALUE',
      optional: true,
      offersAfter: (_texts, engines) => ({
        ...Object.fromEntries(
          allSettings().map(({ name, values, free }) => [name, free ? [] : values]),
        ),
        analyst: [OWN_ENGINE, ...engines()],
      }),
    },
  ],
  flags: {},
  examples: [
    'komadai settings',
    'komadai settings labels',
    'komadai settings labels romaji',
    'komadai settings engine.fairy fairy-stockfish',
    'komadai settings engine.fairy.options "Threads=2, USI_Hash=256"',
    'komadai settings analyst fairy',
  ],
  async run(context) {
    const workspace = openWorkspace(context);
    const [name, value] = context.operands;
    if (name === undefined && hasScreen(context)) {
      return showScreen(context, workspace, async (services) => {
        const { settingsScreen } = await import('../ui/screens/settings/settings.ts');
        return settingsScreen(services);
      });
    }
    const engine = parseEngineSetting(name ?? '');
    if (engine) return runEngineSetting(context, workspace, engine, value);
    const { all } = workspace.settings;
    const known = allSettings().filter((setting) => name === undefined || setting.name === name);
    const [first] = known;
    const fault = checkSetting(name ?? first?.name ?? '', value ?? first?.values[0]);
    if (fault) return reject(context, context.texts.settings.setFaultText(fault));
    if (value !== undefined) {
      const result = await workspace.settings.set(name as SettingName, value);
      return result.ok
        ? STATUS_DONE
        : fail(context, context.texts.settings.setFaultText(result.fault, true));
    }
    const looks = looksOn(context.stdout, context, all);
    for (const setting of known) {
      const current = settingValue(all, setting.name as SettingName);
      const look = current === setting.values[0] ? looks.quiet : looks.title;
      const value = look(current);
      await writeLine(context.stdout, name === undefined ? `${setting.name}\t${value}` : value);
    }
    if (name !== undefined) {
      if (first && context.stdout.isTTY) {
        const { settingText, validValuesText } = context.texts.settings;
        const about = `${settingText(first.name)}. ${validValuesText(validValues(first))}`;
        await writeLine(context.stdout, looks.quiet(about));
      }
      return STATUS_DONE;
    }
    for (const [listed, value] of engineSettings(workspace.settings)) {
      await writeLine(context.stdout, `${listed}\t${looks.title(value)}`);
    }
    return STATUS_DONE;
  },
};
