import { type EngineListFault, findEngine, putEngine } from '../activity/engine-list.ts';
import { namedEngines } from '../settings/engine-list.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { type CommandContext, STATUS_DONE } from './command.ts';
import { writeLine } from './output.ts';
import { fail, reject } from './report.ts';
import type { Workspace } from './workspace.ts';

/** What belongs to an engine beside its command: `engine.NAME.options`. */
const PARTS = ['options', 'name'] as const;

type Part = (typeof PARTS)[number] | 'command';

/** An engine of the list as a setting. */
interface EngineSetting {
  readonly engine: string;
  readonly part: Part;
}

/** Reads `engine.NAME`, its command, `engine.NAME.options` or `engine.NAME.name`. */
export function parseEngineSetting(name: string): EngineSetting | undefined {
  const [, engine, after] = /^engine\.([^.]*)(?:\.([^.]*))?$/s.exec(name) ?? [];
  const part = after === undefined ? 'command' : PARTS.find((one) => one === after);
  return engine === undefined || part === undefined ? undefined : { engine, part };
}

/** The engines of the list as settings. */
export function engineSettings({ engines }: SessionSettings): (readonly [string, string])[] {
  return namedEngines(engines).flatMap(({ name, command, options }) => [
    [`engine.${name}`, command] as const,
    ...(options === undefined ? [] : [[`engine.${name}.options`, options] as const]),
  ]);
}

/** Shows or changes an engine of the list. @returns the exit status */
export async function runEngineSetting(
  context: CommandContext,
  workspace: Workspace,
  { engine, part }: EngineSetting,
  value: string | undefined,
): Promise<number> {
  const { engineListFaultText, engineListText } = context.texts.commands;
  const found = findEngine(workspace.settings, engine);
  const refuse = (fault: EngineListFault) => {
    const isWrongWord = fault.code === 'bad-engine-name' || fault.code === 'bad-options';
    return (isWrongWord ? reject : fail)(context, engineListFaultText(fault));
  };
  if (value === undefined) {
    if (!found.ok) return refuse(found.fault);
    await writeLine(context.stdout, found.value[part] ?? '');
    return STATUS_DONE;
  }
  const isNew = !found.ok && part === 'command' && value !== '';
  if (!found.ok && !isNew) return refuse(found.fault);
  const old = found.ok ? found.value : undefined;
  const changed = await putEngine(workspace, old, {
    name: engine,
    command: '',
    ...old,
    [part]: value,
  });
  if (!changed.ok) return refuse(changed.fault);
  await writeLine(context.stdout, engineListText(changed.value));
  return STATUS_DONE;
}
