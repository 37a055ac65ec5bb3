import { type Engine, EngineError } from '../engine/engine.ts';
import { MOVE_TIME_MS } from '../engine/levels.ts';
import { OwnEngine } from '../engine/search/own-engine.ts';
import type { Lack } from '../engine/search/worker-messages.ts';
import type { OptionFault } from '../engine/usi/usi-set-options.ts';
import { openProgram, type Programs } from '../match/participants/open-program.ts';
import { type ComputerPlayer, savedName, tagsOfPlayer } from '../match/participants/side.ts';
import { addScore, NO_GAMES } from '../match/tally.ts';
import { type Contestant, playTournament } from '../match/tournament.ts';
import { OWN_FORMAT } from '../records/formats/formats.ts';
import { type GameRecord, recordDate } from '../records/tree/record.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatName } from '../text/format-name.ts';
import { tallyLines, tournamentGameText } from '../text/tournament.ts';
import {
  type Command,
  type CommandContext,
  STANDARD_STREAM,
  STATUS_DONE,
  STATUS_FAILED,
} from './command.ts';
import type { FlagTable } from './flags.ts';
import { untilInterrupt } from './interrupt.ts';
import { MATCH_FLAGS, type MatchPlan, matchPlan } from './match-flags.ts';
import { writeLine } from './output.ts';
import { formatGames, OUTPUT_FLAGS, takenOutput, writeOutput } from './output-file.ts';
import { chosenVariant } from './position-flags.ts';
import { VARIANT_FLAG } from './record-flags.ts';
import { fail, reportFailure, reportText, tellOptionFaults } from './report.ts';
import { openWorkspace, tellWarnings, type Workspace } from './workspace.ts';

/**
 * Opens an engine. Rejects with `EngineError` if that fails.
 * @param seed chooses among moves of our search that are about equal
 * @param programs those that the player has listed
 * @param onLack hears which file that comes with the program our search cannot use
 */
export type OpenComputer = (
  player: ComputerPlayer,
  variant: Variant,
  seed: number,
  programs: Programs,
  onLack: (lack: Lack) => void,
) => Promise<Engine & { readonly optionFaults?: readonly OptionFault[] }>;

/** Our own search or another program. */
const openEngine: OpenComputer = async (player, variant, seed, programs, onLack) => {
  switch (player.kind) {
    case 'level':
      return new OwnEngine({ level: player.level, seed, declares: true, onLack });
    case 'engine':
      return openProgram(programs, player.command, { variant });
    default:
      return player satisfies never;
  }
};

const FLAGS = {
  variant: { ...VARIANT_FLAG, summary: (texts) => texts.option.MATCH_OPTIONS.variant },
  ...MATCH_FLAGS,
  output: {
    ...OUTPUT_FLAGS.output,
    summary: (texts) => texts.option.matchOutputOption(formatName(OWN_FORMAT)),
  },
  force: OUTPUT_FLAGS.force,
} as const satisfies FlagTable;

type MatchContext = CommandContext<typeof FLAGS>;

/** `komadai match`: plays engine against engine, and tells which is stronger by how much. */
export function matchCommand(openComputer: OpenComputer): Command<typeof FLAGS> {
  return {
    operands: [],
    flags: FLAGS,
    excludes: [['movetime', 'nodes']],
    examples: [
      'komadai match --variant yari --a level:4 --b level:3 --games 100',
      'komadai match --a level:10 --b "engine:fairy-stockfish" --movetime 100',
    ],
    async run(context) {
      const taken = takenOutput(context);
      if (taken !== undefined) return taken;
      const workspace = openWorkspace(context);
      const variant = chosenVariant(context.flags.variant, workspace.settings.all);
      const { programs } = workspace.settings;
      const warnings = new Set<string>();
      const onLack = (lack: Lack) => warnings.add(context.texts.engineFault.lackText(lack));
      const played = await play(context, variant, matchPlan(context.flags), (player, seed) =>
        openComputer(player, variant, seed, programs, onLack),
      );
      tellWarnings(context, { warnings });
      const saved = await save(context, workspace, played.records);
      return Math.max(played.status, saved);
    },
  };
}

export const match = matchCommand(openEngine);

/** Plays the games and prints them as they end, until Ctrl-C. */
async function play(
  context: MatchContext,
  variant: Variant,
  options: MatchPlan,
  openSide: (player: ComputerPlayer, seed: number) => ReturnType<OpenComputer>,
): Promise<{ readonly records: readonly GameRecord[]; readonly status: number }> {
  const output = context.flags.output === STANDARD_STREAM ? context.stderr : context.stdout;
  const names = { a: savedName(options.a), b: savedName(options.b) };
  /** The side that was opened last; a failure to open one ends the match. */
  let opened: 'a' | 'b' = 'a';
  const contestant = (side: 'a' | 'b'): Contestant => ({
    limits: options.limits ?? (options[side].kind === 'engine' ? { timeMs: MOVE_TIME_MS } : {}),
    // A game that was interrupted may be resumed, but does not start the program of another.
    tags: (color) => (options[side].kind === 'level' ? tagsOfPlayer(color, options[side]) : []),
    open: async () => {
      opened = side;
      // Different seeds: with one for both, equals would play each pair of games alike.
      const seed = options.seed * 2 + (side === 'a' ? 0 : 1);
      const engine = await openSide(options[side], seed);
      names[side] = engine.name;
      tellOptionFaults(context, engine);
      return engine;
    },
  });
  const records: GameRecord[] = [];
  let tally = NO_GAMES;
  const failures = { a: 0, b: 0 };
  let status = STATUS_DONE;
  try {
    await untilInterrupt(async (signal) => {
      const games = playTournament({
        ...options,
        variant,
        a: contestant('a'),
        b: contestant('b'),
        signal,
        tags: [
          { name: 'Event', value: 'Match' },
          { name: 'Date', value: recordDate(context.now()) },
        ],
        now: () => context.now().getTime(),
      });
      for await (const game of games) {
        records.push(game.record);
        tally = addScore(tally, game.record.score, game.aColor);
        if (game.failure) failures[game.failure.color === game.aColor ? 'a' : 'b']++;
        await writeLine(output, tournamentGameText(context.texts, game));
      }
    });
  } catch (error) {
    // Caught here, since the games that were played are still to be saved.
    status = STATUS_FAILED;
    if (error instanceof EngineError) {
      reportText(context, context.texts.engineFault.engineFaultText(names[opened], error), status);
    } else reportFailure(context, error);
  }
  if (records.length > 0) {
    for (const line of tallyLines(context.texts, tally, names)) await writeLine(output, line);
  }
  // The score of an engine that fails says little about its strength.
  if (failures.a + failures.b > 0) {
    status = fail(context, context.texts.tournament.failuresText(failures));
  }
  return { records, status };
}

/** Writes the games to the output. Without one, or if that fails, saves them among the games. */
async function save(
  context: MatchContext,
  workspace: Workspace,
  records: readonly GameRecord[],
): Promise<number> {
  const [first] = records;
  if (first === undefined) return STATUS_DONE;
  const written = await formatGames(context, records, { format: OWN_FORMAT, encoding: 'utf-8' });
  if (!written.ok) return written.fault;
  const { bytes } = written.value;
  const output = context.flags.output;
  if (output === undefined) return saveAmongGames(context, workspace, first, bytes);
  const status = await writeOutput(context, output, bytes);
  if (status !== STATUS_DONE) await saveAmongGames(context, workspace, first, bytes);
  return status;
}

/** Saves them as `match-20261120-yari`, or with `-2`, `-3` if that is taken. */
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
      await writeLine(context.stdout, context.texts.tournament.matchSavedText(saved.value));
      return STATUS_DONE;
    }
    if (saved.fault.code !== 'name-taken') {
      return fail(context, context.texts.storeFault.renameFaultText(saved.fault));
    }
  }
}
