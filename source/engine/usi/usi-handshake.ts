import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanName } from '../../clean/clean-text.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatVariantIni } from '../../rules/fairy/format-variant.ts';
import { namesOf } from '../../rules/variants/index.ts';
import { EngineError } from '../engine.ts';
import type { UsiDialogue } from './usi-dialogue.ts';
import { shortDetail } from './usi-process.ts';
import { formatSetOption, type OfferedOption, parseOption } from './usi-protocol.ts';
import { fitOptions, type OptionFault } from './usi-set-options.ts';

/** What another program is asked to play, and how. */
export interface UsiWishes {
  readonly variant: Variant;
  /** Sent by `setoption` in this order, if the engine lists them: see `optionFaults`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether it is to think on the opponent's time, if it can. Default: no. */
  readonly ponders?: boolean;
}

/** What another program has said of itself. */
interface Handshake {
  /** Missing if it did not say one. */
  readonly name?: string;
  /** The options that it was not told of. */
  readonly optionFaults: readonly OptionFault[];
  /** Whether it was told that it may think on the opponent's time. */
  readonly canPonder: boolean;
  /** The most lines that it tells at once. */
  readonly mostLines: number;
}

/** What another program says of itself before it is told anything. */
export interface Introduction {
  /** '' if it did not say one. */
  readonly name: string;
  readonly offered: readonly OfferedOption[];
}

const VARIANT_OPTIONS = ['USI_Variant', 'UCI_Variant'];
const PATH_OPTION = 'VariantPath';
const PONDER_OPTION = 'USI_Ponder';
/** The option by which an engine tells several lines. */
export const LINES_OPTION = 'MultiPV';
const LONGEST_NAME = 80;
const MOST_OPTIONS = 1000;

/** Asks an engine who it is and what can be set. Rejects with `EngineError`. */
export async function introduce(dialogue: UsiDialogue): Promise<Introduction> {
  const offered: OfferedOption[] = [];
  let name = '';
  await dialogue.ask('usi', 'usiok', (line) => {
    const option = parseOption(line);
    if (option && offered.length < MOST_OPTIONS) offered.push(option);
    if (line.startsWith('id name ')) name = programName(line.slice('id name '.length)) || name;
  });
  return { name, offered };
}

/** Holds the dialogue up to a new game. Rejects with `EngineError`. */
export async function shakeHands(
  dialogue: UsiDialogue,
  { variant, options = {}, ponders = false }: UsiWishes,
): Promise<Handshake> {
  const { name, offered } = await introduce(dialogue);
  const naming = nameVariant(dialogue, variant, offered);
  for (const line of naming.lines) dialogue.send(line);
  const fitted = fitOptions(offered, options);
  for (const line of fitted.lines) dialogue.send(line);
  const canPonder = ponders && offered.some((option) => option.name === PONDER_OPTION);
  if (canPonder) dialogue.send(formatSetOption(PONDER_OPTION, 'true'));
  try {
    await dialogue.ask('isready', 'readyok');
  } finally {
    naming.end();
  }
  dialogue.send('usinewgame');
  const several = offered.find((option) => option.name === LINES_OPTION);
  const mostLines = several ? (several.max ?? Number.POSITIVE_INFINITY) : 1;
  return { optionFaults: fitted.faults, canPonder, mostLines, ...(name !== '' && { name }) };
}

function programName(text: string): string {
  return Array.from(cleanName(text)).slice(0, LONGEST_NAME).join('');
}

/** The lines that announce a variant, and what to do once they have been read. */
interface VariantNaming {
  readonly lines: readonly string[];
  end(): void;
}

/**
 * Announces the variant, if that is needed. The engine's own list is checked: engines ignore a
 * value that they do not know, and play something else. One that reads descriptions of games gets
 * ours.
 */
function nameVariant(
  dialogue: UsiDialogue,
  variant: Variant,
  offered: readonly OfferedOption[],
): VariantNaming {
  const option = VARIANT_OPTIONS.map((name) => offered.find((one) => one.name === name)).find(
    (found) => found !== undefined,
  );
  const end = () => {};
  if (option === undefined && namesOf(variant).usiDefault) return { lines: [], end };
  const value = namesOf(variant).usi.find((name) => option?.values.includes(name));
  if (option !== undefined && value !== undefined) {
    return { lines: [formatSetOption(option.name, value)], end };
  }
  if (option !== undefined && offered.some(({ name }) => name === PATH_OPTION)) {
    const file = writeVariantPath(variant);
    if (file !== undefined) {
      const settings = [
        [PATH_OPTION, file.path],
        [option.name, variant.id],
      ] as const;
      return {
        lines: settings.map(([name, setting]) => formatSetOption(name, setting)),
        end: file.remove,
      };
    }
  }
  const error = new EngineError('no-variant', shortDetail(option?.values.join(' ') ?? ''));
  dialogue.fail(error);
  throw error;
}

/**
 * Describes a game in a file for the option `VariantPath`, by which Fairy-Stockfish learns games that
 * it lacks; undefined for one that the format cannot describe.
 */
function writeVariantPath(variant: Variant) {
  const ini = formatVariantIni(variant);
  if (ini === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'komadai-'));
  const path = join(folder, `${variant.id}.ini`);
  writeFileSync(path, ini);
  // Removed once the engine has read it.
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
