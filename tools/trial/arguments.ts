import { parseArgs } from 'node:util';
import type { SearchLimits } from '../../source/engine/engine.ts';
import { failure, type Result, success } from '../../source/rules/core/result.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { findVariant, VARIANTS } from '../../source/rules/variants/index.ts';

/** A build as the arguments name it. */
export interface NamedBuild {
  /** A folder or a git revision. */
  readonly build: string;
  /** Options of the Universal Shogi Interface. */
  readonly options: Readonly<Record<string, string>>;
}

/** What a trial is to play. */
export interface TrialPlan {
  readonly variant: Variant;
  readonly a: NamedBuild;
  readonly b: NamedBuild;
  /** The limits of each move. */
  readonly limits: SearchLimits;
  /** The most pairs of games. */
  readonly pairs: number;
  /** Games at once. */
  readonly processes: number;
  readonly seed: number;
  /** A file that gets the last line. */
  readonly log?: string;
}

const USAGE =
  'npm run trial -- VARIANT --a BUILD --b BUILD [--nodes N | --movetime MS] [--games N]\n' +
  '  [--processes N] [--seed N] [--a-option NAME=VALUE] [--b-option NAME=VALUE] [--log FILE]\n' +
  'BUILD is a folder of a built copy of the project, or a git revision.';

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  'a-option': { type: 'string', multiple: true, default: [] as string[] },
  'b-option': { type: 'string', multiple: true, default: [] as string[] },
  nodes: { type: 'string' },
  movetime: { type: 'string' },
  games: { type: 'string', default: '2000' },
  processes: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  log: { type: 'string' },
} as const;

const NODES = 30_000;

/** Reads the words after `npm run trial --`. The fault says what is wrong, and the usage. */
export function parseTrial(words: readonly string[]): Result<TrialPlan, string> {
  try {
    return success(planOf(words));
  } catch (error) {
    // `parseArgs` throws too.
    if (!(error instanceof Error)) throw error;
    return failure(`${error.message}\n${USAGE}`);
  }
}

function planOf(words: readonly string[]): TrialPlan {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: OPTIONS,
  });
  const [id, more] = positionals;
  const variant = id === undefined ? undefined : findVariant(id);
  if (variant === undefined || more !== undefined) {
    throw new Error(`VARIANT is one of ${VARIANTS.map((one) => one.id).join(', ')}`);
  }
  const { a, b, log } = values;
  if (a === undefined || b === undefined) throw new Error('--a and --b are needed');
  if (values.nodes !== undefined && values.movetime !== undefined) {
    throw new Error('--nodes and --movetime exclude each other');
  }
  const limits =
    values.movetime === undefined
      ? { nodes: values.nodes === undefined ? NODES : count('nodes', values.nodes) }
      : { timeMs: count('movetime', values.movetime) };
  return {
    variant,
    a: { build: a, options: usiOptions(values['a-option']) },
    b: { build: b, options: usiOptions(values['b-option']) },
    limits,
    pairs: Math.ceil(count('games', values.games) / 2),
    processes: count('processes', values.processes),
    seed: count('seed', values.seed),
    ...(log !== undefined && { log }),
  };
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} is a number from 1 on`);
  return Number(text);
}

function usiOptions(texts: readonly string[]): Record<string, string> {
  const entries = texts.map((text) => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no NAME=VALUE: ${text}`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
