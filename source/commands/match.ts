import { existsSync, statSync } from 'node:fs';
import type { Variant } from '../core/variant.ts';
import { findVariant, VARIANTS } from '../core/variants/index.ts';
import { type Engine, EngineError } from '../engine/engine.ts';
import { MOVE_TIME_MS } from '../engine/levels.ts';
import { OwnEngine } from '../engine/own-engine.ts';
import { openUsiEngine } from '../engine/usi-engine.ts';
import type { OptionFault } from '../engine/usi-set-options.ts';
import { type ComputerPlayer, savedName } from '../match/side.ts';
import { addScore, NO_GAMES } from '../match/tally.ts';
import { type Contestant, playTournament } from '../match/tournament.ts';
import { type GameRecord, recordDate } from '../records/record.ts';
import { writeRecords } from '../records/write-records.ts';
import { engineFaultText, optionFaultText } from '../text/engine-fault.ts';
import { outputFaultText } from '../text/output-fault.ts';
import { renameFaultText } from '../text/record-fault.ts';
import { writeFaultText } from '../text/record-losses.ts';
import {
  failuresText,
  matchSavedText,
  tallyLines,
  tournamentGameText,
} from '../text/tournament.ts';
import {
  type Command,
  type CommandContext,
  STANDARD_STREAM,
  STATUS_DONE,
  STATUS_FAILED,
} from './command.ts';
import { usageLine } from './help.ts';
import { MATCH_OPTIONS, type MatchOptions, parseMatchOptions } from './match-options.ts';
import { writeLine } from './output.ts';
import { writeOutput } from './output-file.ts';
import { parseVariantOption } from './position-options.ts';
import { VARIANT_OPTION } from './record-options.ts';
import { reportFailure, reportFault, reportText } from './report.ts';
import { engineOptions, openWorkspace, type Workspace } from './workspace.ts';

/**
 * Opens who plays without a person. Rejects with `EngineError` where that fails.
 * @param seed chooses among moves of our own that are about as good
 * @param options what another program is told
 */
export type OpenComputer = (
  player: ComputerPlayer,
  variant: Variant,
  seed: number,
  options: Readonly<Record<string, string>>,
) => Promise<Engine & { readonly optionFaults?: readonly OptionFault[] }>;

/** Our own search or another program. */
const openEngine: OpenComputer = async (player, variant, seed, options) => {
  switch (player.kind) {
    case 'level':
      return new OwnEngine({ level: player.level, seed, declares: true });
    case 'engine':
      return openUsiEngine({ command: player.command, variant, options });
    default:
      return player satisfies never;
  }
};

/** `komadai match`: plays engine against engine, and says which is stronger by how much. */
export function matchCommand(openComputer: OpenComputer): Command {
  const command: Command = {
    operands: [],
    options: [
      { ...VARIANT_OPTION, summary: 'which game; that of the settings by default' },
      ...MATCH_OPTIONS,
      {
        name: 'output',
        letter: 'o',
        value: 'FILE',
        summary: 'where the games go, as PSN; a new file among the saved games by default',
      },
      { name: 'force', summary: 'replace the file if there is one' },
    ],
    examples: [
      'komadai match --variant yari --a level:4 --b level:3 --games 100',
      'komadai match --a level:10 --b "engine:fairy-stockfish" --movetime 100',
    ],
    async run(context) {
      const { options } = context;
      const id = options.get('variant');
      const named = id === undefined ? undefined : parseVariantOption(id);
      if (named && !named.ok) return reportFault(context, context.name, named.fault);
      const parsed = parseMatchOptions(options, usageLine(context.name, command));
      if (!parsed.ok) return reportFault(context, context.name, parsed.fault);
      const taken = takenOutput(context);
      if (taken !== undefined) return reportText(context, taken, STATUS_FAILED);
      const workspace = openWorkspace(context);
      const variant = named?.value ?? findVariant(workspace.settings.all.variant) ?? VARIANTS[0];
      const told = engineOptions(workspace.settings);
      const played = await play(context, variant, parsed.value, (player, seed) =>
        openComputer(player, variant, seed, told),
      );
      const saved = await save(context, workspace, played.records);
      return Math.max(played.status, saved);
    },
  };
  return command;
}

export const match = matchCommand(openEngine);

/** Plays the games and prints them as they end, until Ctrl-C. */
async function play(
  context: CommandContext,
  variant: Variant,
  options: MatchOptions,
  openSide: (player: ComputerPlayer, seed: number) => ReturnType<OpenComputer>,
): Promise<{ readonly records: readonly GameRecord[]; readonly status: number }> {
  const output =
    context.options.get('output') === STANDARD_STREAM ? context.stderr : context.stdout;
  const names = { a: savedName(options.a), b: savedName(options.b) };
  /** Who was opened last: what refuses to be opened ends all. */
  let opened: 'a' | 'b' = 'a';
  const contestant = (side: 'a' | 'b'): Contestant => ({
    limits: options.limits ?? (options[side].kind === 'engine' ? { timeMs: MOVE_TIME_MS } : {}),
    open: async () => {
      opened = side;
      // Not the same for both, or equals would play each pair of games alike.
      const seed = options.seed * 2 + (side === 'a' ? 0 : 1);
      const engine = await openSide(options[side], seed);
      names[side] = engine.name;
      for (const fault of engine.optionFaults ?? []) {
        context.stderr.write(`komadai: ${engine.name}: ${optionFaultText(fault)}\n`);
      }
      return engine;
    },
  });
  const records: GameRecord[] = [];
  const interruption = new AbortController();
  const onInterrupt = () => interruption.abort();
  // Once: a second Ctrl-C ends the program at once.
  process.once('SIGINT', onInterrupt);
  let tally = NO_GAMES;
  const failures = { a: 0, b: 0 };
  let status = STATUS_DONE;
  try {
    const games = playTournament({
      ...options,
      variant,
      a: contestant('a'),
      b: contestant('b'),
      tags: [
        { name: 'Event', value: 'Match' },
        { name: 'Date', value: recordDate(context.now()) },
      ],
      now: () => context.now().getTime(),
      signal: interruption.signal,
    });
    for await (const game of games) {
      records.push(game.record);
      tally = addScore(tally, game.record.score, game.aColor);
      if (game.failure) failures[game.failure.color === game.aColor ? 'a' : 'b']++;
      await writeLine(output, tournamentGameText(game));
    }
  } catch (error) {
    // Not thrown on, since the games that were played are to be saved.
    status = STATUS_FAILED;
    if (error instanceof EngineError) {
      reportText(context, engineFaultText(names[opened], error), status);
    } else reportFailure(context, context.name, error);
  } finally {
    process.off('SIGINT', onInterrupt);
  }
  if (records.length > 0) {
    for (const line of tallyLines(tally, names)) await writeLine(output, line);
  }
  // A score that a failing engine made says little about strength.
  if (failures.a + failures.b > 0) {
    status = reportText(context, failuresText(failures), STATUS_FAILED);
  }
  return { records, status };
}

/** Why the games could not be written at the end, said before they are played. */
function takenOutput({ options }: CommandContext): string | undefined {
  const file = options.get('output');
  if (file === undefined || file === STANDARD_STREAM || options.has('force')) return undefined;
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  return outputFaultText(file, Object.assign(new Error(file), { code: 'EEXIST' }));
}

/** Writes the games to the output, or where that is not given or fails, among the saved games. */
async function save(
  context: CommandContext,
  workspace: Workspace,
  records: readonly GameRecord[],
): Promise<number> {
  if (records.length === 0) return STATUS_DONE;
  const written = await writeRecords(records, { format: 'psn', encoding: 'utf-8' });
  if (!written.ok) return reportText(context, writeFaultText(written.fault), STATUS_FAILED);
  const { bytes } = written.value;
  const output = context.options.get('output');
  if (output === undefined) return saveAmongGames(context, workspace, records[0], bytes);
  const status = await writeOutput(context, output, bytes);
  if (status !== STATUS_DONE) await saveAmongGames(context, workspace, records[0], bytes);
  return status;
}

/** `match-20261120-yari`, or where that is taken with `-2` and so on. */
async function saveAmongGames(
  context: CommandContext,
  { store }: Workspace,
  { variant }: GameRecord,
  bytes: Uint8Array,
): Promise<number> {
  const stem = `match-${recordDate(context.now()).replaceAll('.', '')}-${variant.id}`;
  for (let number = 1; ; number++) {
    const saved = store.export(number === 1 ? stem : `${stem}-${number}`, bytes);
    if (saved.ok) {
      await writeLine(context.stdout, matchSavedText(saved.value));
      return STATUS_DONE;
    }
    if (saved.fault.code !== 'name-taken') {
      return reportText(context, renameFaultText(saved.fault), STATUS_FAILED);
    }
  }
}
