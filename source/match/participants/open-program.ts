import { EngineError } from '../../engine/engine.ts';
import {
  openUsiEngine,
  type UsiEngine,
  type UsiEngineOptions,
} from '../../engine/usi/usi-engine.ts';

/** The programs that the player has listed. */
export interface Programs {
  /** How one is started, by its name in the list or by its command. */
  readonly start: (text: string) => Required<Pick<UsiEngineOptions, 'command' | 'options'>>;
  /** The names in the list. */
  readonly names: () => readonly string[];
}

/**
 * Starts a program by its name in the list or by its command. Rejects with `EngineError`, which
 * tells the names where a word is neither.
 */
export async function openProgram(
  programs: Programs,
  text: string,
  opening: Omit<UsiEngineOptions, 'command' | 'options'>,
): Promise<UsiEngine> {
  try {
    return await openUsiEngine({ ...opening, ...programs.start(text) });
  } catch (error) {
    throw (error instanceof EngineError && unlisted(programs.names(), text, error)) || error;
  }
}

/** The fault of a word that is neither a program nor a name, if that is what went wrong. */
function unlisted(
  names: readonly string[],
  text: string,
  { failure, code, detail }: EngineError,
): EngineError | undefined {
  const isMissing = failure === 'not-started' && code === 'ENOENT' && detail === text;
  if (!isMissing || names.length === 0 || /[\\/]/.test(text)) return undefined;
  return new EngineError('not-listed', names.join(', '));
}
