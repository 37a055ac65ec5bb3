import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchLimits } from '../../source/engine/engine.ts';
import { openUsiEngine } from '../../source/engine/usi/usi-engine.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { commands } from '../../source/text/en/commands.ts';
import { gamesOf } from '../../test/bench/engine/games.ts';
import { type NamedBuild, parseTrial, type TrialPlan } from './arguments.ts';
import { type Build, prepareBuild } from './builds.ts';
import { type Entrant, playPairs } from './play-pairs.ts';
import {
  addPlayed,
  NOTHING_PLAYED,
  standingLine,
  standingVerdict,
  verdictLine,
} from './standing.ts';

const { optionFaultText } = commands;

/** Pairs between two lines in a file. */
const PAIRS_A_LINE = 10;

/** For starting on a busy machine. */
const HANDSHAKE_MS = 60_000;

/**
 * Runs a trial as the words ask for it, and prints how it stands, until a bound is crossed, the
 * games are played or Ctrl-C comes.
 * @param root the folder of the project
 * @returns the exit status: 0 with a verdict or all games, 1 if an engine failed, 2 if the words
 *   are wrong, 130 if it was broken off
 */
export async function runTrial(words: readonly string[], root: string): Promise<number> {
  const parsed = parseTrial(words);
  if (!parsed.ok) {
    console.error(parsed.fault);
    return 2;
  }
  const copies = mkdtempSync(join(tmpdir(), 'komadai-trial-'));
  try {
    const { a, b } = parsed.value;
    const builds = {
      a: prepareBuild(a.build, root, join(copies, 'a')),
      b: prepareBuild(b.build, root, join(copies, 'b')),
    };
    return await play(parsed.value, builds);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

async function play(
  plan: TrialPlan,
  builds: { readonly a: Build; readonly b: Build },
): Promise<number> {
  const { variant, limits, pairs, processes, seed } = plan;
  const setting = [
    variant.id,
    `a ${nameOf(builds.a, plan.a)}`,
    `b ${nameOf(builds.b, plan.b)}`,
    limitText(limits),
    `seed ${seed}`,
  ].join(', ');
  console.log(`${setting}, at most ${pairs * 2} games, ${processes} at once`);
  const broken = new AbortController();
  const onSignal = () => broken.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const beganMs = performance.now();
  let standing = NOTHING_PLAYED;
  const endOfLine = () => process.stdout.isTTY && console.log();
  const lastLine = () => verdictLine(standing, setting, (performance.now() - beganMs) / 60_000);
  try {
    await playPairs({
      variant,
      a: entrant('a', builds.a, plan.a, variant),
      b: entrant('b', builds.b, plan.b, variant),
      limits,
      pairs,
      processes,
      seed,
      signal: broken.signal,
      onPair: (pair) => {
        standing = addPlayed(standing, pair);
        const line = standingLine(standing);
        if (process.stdout.isTTY) rewrite(line);
        else if ((gamesOf(standing.tally) / 2) % PAIRS_A_LINE === 0) console.log(line);
        return standingVerdict(standing) !== 'undecided';
      },
    });
  } catch (error) {
    endOfLine();
    console.log(lastLine());
    throw error;
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
  endOfLine();
  const line = lastLine();
  console.log(line);
  if (plan.log !== undefined) appendFileSync(plan.log, `${line}\n`);
  return broken.signal.aborted ? 130 : 0;
}

/** Writes over the line of a terminal, cut to its width: a line that goes on below would stay. */
function rewrite(line: string): void {
  const { columns = 80 } = process.stdout;
  process.stdout.write(`\r\x1b[2K${line.slice(0, columns - 1)}`);
}

function entrant(side: string, build: Build, { options }: NamedBuild, variant: Variant): Entrant {
  const name = `${side} ${build.name}`;
  return {
    name,
    async open() {
      const command = [process.execPath, build.file, 'usi'].map((word) => `'${word}'`).join(' ');
      const timeouts = { handshakeMs: HANDSHAKE_MS };
      const engine = await openUsiEngine({ command, variant, options, timeouts });
      const [fault] = engine.optionFaults;
      if (fault === undefined) return engine;
      engine.close();
      throw new Error(`${name}: ${optionFaultText(fault)}`);
    },
  };
}

function nameOf({ name }: Build, { options }: NamedBuild): string {
  const told = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  return [name, ...told].join(' ');
}

function limitText({ nodes, timeMs }: SearchLimits): string {
  return nodes === undefined ? `${timeMs} ms a move` : `${nodes} nodes a move`;
}
