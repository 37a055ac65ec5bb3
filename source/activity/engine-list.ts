import { EngineError } from '../engine/engine.ts';
import type { Introduction } from '../engine/usi/usi-handshake.ts';
import { fitOptions, type OptionFault } from '../engine/usi/usi-set-options.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { isEngineName, type NamedEngine, namedEngines } from '../settings/engine-list.ts';
import { parseEngineOptions } from '../settings/engine-options.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { SetFault } from '../settings/store.ts';

/** What has become of the list of engines. */
export type EngineListChange =
  /** `asked`: what the engine has said; missing if only its name is another one. */
  | { readonly code: 'listed'; readonly name: string; readonly asked?: Introduction }
  | { readonly code: 'removed'; readonly name: string; readonly wasAnalyst: boolean };

/** Why the list of engines stays as it is. */
export type EngineListFault =
  /** Other people have their engines of the same room. */
  | { readonly code: 'shared' }
  | { readonly code: 'no-command' }
  | { readonly code: 'bad-engine-name'; readonly found: string }
  | { readonly code: 'taken-name'; readonly name: string }
  | { readonly code: 'unknown-engine'; readonly found: string; readonly names: readonly string[] }
  | { readonly code: 'bad-options'; readonly found: string }
  | {
      readonly code: 'engine-failed';
      readonly name: string;
      readonly command: string;
      readonly error: EngineError;
    }
  | { readonly code: 'options-refused'; readonly faults: readonly OptionFault[] }
  /** The list holds until the program ends. */
  | { readonly code: 'not-kept'; readonly fault: SetFault };

/** The list, and what asks the engines. */
interface ListMeans {
  readonly settings: SessionSettings;
  readonly engines: Pick<EngineRoom, 'ask'>;
}

/** Finds an engine in the list. */
export function findEngine(
  settings: SessionSettings,
  found: string,
): Result<NamedEngine, EngineListFault> {
  const engine = namedEngines(settings.engines).find(({ name }) => name === found);
  if (engine) return success(engine);
  return failure({ code: 'unknown-engine', found, names: settings.programs.names() });
}

/**
 * Puts an engine into the list, once it has said who it is and that it has the options. Without a
 * command the old one is taken out.
 * @param old the engine in whose place it comes. Default: it is a new one
 */
export async function putEngine(
  { settings, engines: { ask } }: ListMeans,
  old: NamedEngine | undefined,
  { name, command, options = '' }: NamedEngine,
): Promise<Result<EngineListChange, EngineListFault>> {
  if (old && command === '') {
    const wasAnalyst = settings.analyst === old.name;
    const kept = await settings.putEngine(old.name);
    if (!kept.ok) return failure({ code: 'not-kept', fault: kept.fault });
    return success({ code: 'removed', name: old.name, wasAnalyst });
  }
  if (!ask) return failure({ code: 'shared' });
  if (!isEngineName(name)) return failure({ code: 'bad-engine-name', found: name });
  if (name !== old?.name && settings.programs.names().includes(name)) {
    return failure({ code: 'taken-name', name });
  }
  if (command === '') return failure({ code: 'no-command' });
  const wished = parseEngineOptions(options);
  if (!wished) return failure({ code: 'bad-options', found: options });
  let asked: Introduction | undefined;
  const isOld = command === old?.command && options === (old.options ?? '');
  if (!isOld || name === old?.name) {
    try {
      asked = await ask(command);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return failure({ code: 'engine-failed', name, command, error });
    }
    const { faults } = fitOptions(asked.offered, wished);
    if (faults.length > 0) return failure({ code: 'options-refused', faults });
  }
  const engine = { name, command, ...(options !== '' && { options }) };
  const kept = await settings.putEngine(old?.name, engine);
  if (!kept.ok) return failure({ code: 'not-kept', fault: kept.fault });
  return success({ code: 'listed', name, ...(asked && { asked }) });
}
