import { cleanName } from '../../clean/clean-text.ts';
import type { Variant } from '../../rules/core/variant.ts';
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
export interface Handshake {
  /** Missing if it did not say one. */
  readonly name?: string;
  /** The options that it was not told of. */
  readonly optionFaults: readonly OptionFault[];
  /** Whether it was told that it may think on the opponent's time. */
  readonly canPonder: boolean;
}

const VARIANT_OPTIONS = ['USI_Variant', 'UCI_Variant'];
const PONDER_OPTION = 'USI_Ponder';
const LONGEST_NAME = 80;
const MOST_OPTIONS = 1000;

/** Holds the dialogue up to a new game. Rejects with `EngineError`. */
export async function shakeHands(
  dialogue: UsiDialogue,
  { variant, options = {}, ponders = false }: UsiWishes,
): Promise<Handshake> {
  const offered: OfferedOption[] = [];
  let name = '';
  await dialogue.ask('usi', 'usiok', (line) => {
    const option = parseOption(line);
    if (option && offered.length < MOST_OPTIONS) offered.push(option);
    if (line.startsWith('id name ')) name = programName(line.slice('id name '.length)) || name;
  });
  const variantLine = findVariantLine(dialogue, variant, offered);
  if (variantLine !== undefined) dialogue.send(variantLine);
  const fitted = fitOptions(offered, options);
  for (const line of fitted.lines) dialogue.send(line);
  const canPonder = ponders && offered.some((option) => option.name === PONDER_OPTION);
  if (canPonder) dialogue.send(formatSetOption(PONDER_OPTION, 'true'));
  await dialogue.ask('isready', 'readyok');
  dialogue.send('usinewgame');
  return { optionFaults: fitted.faults, canPonder, ...(name !== '' && { name }) };
}

function programName(text: string): string {
  return Array.from(cleanName(text)).slice(0, LONGEST_NAME).join('');
}

/**
 * The line that announces the variant, if one is needed. The engine's own list is checked: engines
 * ignore a value that they do not know, and play something else.
 */
function findVariantLine(
  dialogue: UsiDialogue,
  variant: Variant,
  offered: readonly OfferedOption[],
): string | undefined {
  const option = VARIANT_OPTIONS.map((name) => offered.find((one) => one.name === name)).find(
    (found) => found !== undefined,
  );
  if (option === undefined && namesOf(variant).usiDefault) return undefined;
  const value = namesOf(variant).usi.find((name) => option?.values.includes(name));
  if (option !== undefined && value !== undefined) return formatSetOption(option.name, value);
  const error = new EngineError('no-variant', shortDetail(option?.values.join(' ') ?? ''));
  dialogue.fail(error);
  throw error;
}
