import { extname } from 'node:path';
import { formatOfName, OWN_FORMAT } from '../records/formats/formats.ts';
import { addLosses } from '../records/formats/losses.ts';
import { ENCODINGS } from '../records/formats/text/encodings.ts';
import type { WriteOptions, WrittenRecords } from '../records/formats/write-records.ts';
import type { LeftOut, ReadGame } from '../records/tree/read-game.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { type Result, success } from '../rules/core/result.ts';
import { fileFaultText, remarkText } from '../text/records.ts';
import {
  type Command,
  type CommandContext,
  STANDARD_STREAM,
  STATUS_DONE,
  STATUS_FAILED,
} from './command.ts';
import { type FlagTable, switchFlag } from './flags.ts';
import { formatGames, OUTPUT_FLAGS, tellLosses, writeOutput } from './output-file.ts';
import { ENCODING_FLAG, FROM_FLAG, readOptions, TO_FLAG, VARIANT_FLAG } from './record-flags.ts';
import {
  chooseGame,
  FILE_OPERAND,
  GAME_FLAG,
  type LoadedGames,
  loadGames,
} from './record-source.ts';
import { fail, mention, reject } from './report.ts';

const FLAGS = {
  output: {
    ...OUTPUT_FLAGS.output,
    value: 'OUT',
    summary: (texts) => texts.commands.CONVERT_OPTIONS.output,
  },
  from: FROM_FLAG,
  to: TO_FLAG,
  game: GAME_FLAG,
  variant: VARIANT_FLAG,
  encoding: ENCODING_FLAG,
  split: switchFlag((texts) => texts.commands.CONVERT_OPTIONS.split),
  keep: switchFlag((texts) => texts.commands.CONVERT_OPTIONS.keep),
  strict: switchFlag((texts) => texts.commands.CONVERT_OPTIONS.strict),
  force: OUTPUT_FLAGS.force,
} as const satisfies FlagTable;

type ConvertContext = CommandContext<typeof FLAGS>;

/** `komadai convert`: writes the games of files in another format, into one file or one each. */
export const convert: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'IN', repeats: true }],
  flags: FLAGS,
  examples: [
    'komadai convert game.kif -o game.psn',
    'komadai convert evening-game -o game.kif --encoding shift_jis',
    'komadai convert - --to usi < game.csa',
    'komadai convert *.kif -o all.psn',
    'komadai convert all.psn --split -o game.csa',
  ],
  async run(context) {
    const { operands, flags, texts } = context;
    const { output = STANDARD_STREAM, to, encoding = ENCODINGS[0] } = flags;
    if (flags.split && output === STANDARD_STREAM) {
      return reject(context, texts.records.SPLIT_NEEDS_OUTPUT);
    }
    const inputs: ReadableGames[] = [];
    let status = STATUS_DONE;
    for (const name of operands) {
      const read = await readInput(context, name);
      if (read.ok) inputs.push(read.value);
      else status = read.fault;
    }
    const records = inputs.flatMap((input) => input.records);
    const isAll = status === STATUS_DONE && inputs.every((input) => input.isAll);
    if (records.length === 0 || (flags.strict && !isAll)) return status || STATUS_FAILED;
    const format = to ?? formatOfName(output) ?? OWN_FORMAT;
    const written = await write(context, filesOf(context, records, output), { format, encoding });
    const isWhole = inputs.every((input) => input.isWhole);
    return status || (isWhole ? written : STATUS_FAILED);
  },
};

async function readInput(
  context: ConvertContext,
  name: string,
): Promise<Result<ReadableGames, number>> {
  const loaded = await loadGames(context, name, readOptions(context.flags));
  if (!loaded.ok) return loaded;
  const games = gamesToWrite(context, loaded.value);
  return games.ok ? success(readableGames(context, loaded.value, games.value)) : games;
}

/** A file to write, and its games. */
type OutputFile = readonly [name: string, records: readonly GameRecord[]];

/** The files to write: one, or with `--split` one for each game: `game-01.kif`, `game-02.kif`. */
function filesOf(
  { flags: { split } }: ConvertContext,
  records: readonly GameRecord[],
  output: string,
): OutputFile[] {
  if (!split) return [[output, records]];
  const end = extname(output);
  const start = output.slice(0, output.length - end.length);
  const { length } = String(records.length);
  return records.map((record, index) => {
    return [`${start}-${String(index + 1).padStart(length, '0')}${end}`, [record]];
  });
}

/** The games that are meant, or the exit status. */
function gamesToWrite(
  context: ConvertContext,
  loaded: LoadedGames,
): Result<readonly ReadGame[], number> {
  if (context.flags.game === undefined) return success(loaded.games);
  const chosen = chooseGame(context, loaded);
  return chosen.ok ? success([chosen.value]) : chosen;
}

/** The games that can be written. */
interface ReadableGames {
  /** Those without a fault, and with `--keep` what came before one. */
  readonly records: readonly GameRecord[];
  /** Whether each game was read to its end. */
  readonly isWhole: boolean;
  /** Whether all of the text was understood too. */
  readonly isAll: boolean;
}

/** Reports the faults, the remarks, and what is left out of games. */
function readableGames(
  context: ConvertContext,
  { source: { name } }: LoadedGames,
  games: readonly ReadGame[],
): ReadableGames {
  const { keep = false, strict = false } = context.flags;
  const withConsequence = (text: string) =>
    strict ? context.texts.records.nothingWrittenText(text) : text;
  const records: GameRecord[] = [];
  const parts = new Map<LeftOut, number>();
  let [whole, cut] = [0, 0];
  for (const { record, fault, remarks = [] } of games) {
    for (const remark of remarks) {
      if (remark.code !== 'left-out') {
        mention(context, remarkText(context.texts, name, remark));
      } else parts.set(remark.what, (parts.get(remark.what) ?? 0) + remark.count);
    }
    if (fault) fail(context, fileFaultText(context.texts, name, fault));
    if (!record || (fault && !keep)) continue;
    records.push(record);
    if (fault) cut++;
    else whole++;
  }
  if (parts.size > 0) {
    mention(context, withConsequence(context.texts.records.notUnderstoodText(name, parts)));
  }
  const isWhole = whole === games.length;
  if (!isWhole) {
    const counts = { left: games.length - whole - cut, cut, all: games.length };
    fail(context, withConsequence(context.texts.records.leftGamesText(counts, keep)));
  }
  return { records, isWhole, isAll: isWhole && parts.size === 0 };
}

async function write(
  context: ConvertContext,
  files: readonly OutputFile[],
  options: WriteOptions,
): Promise<number> {
  const ready: (readonly [name: string, written: WrittenRecords])[] = [];
  for (const [name, records] of files) {
    const written = await formatGames(context, records, options);
    if (!written.ok) return written.fault;
    ready.push([name, written.value]);
  }
  const losses = addLosses(ready.flatMap(([, written]) => written.losses));
  if (context.flags.strict && losses.length > 0) {
    const text = context.texts.records.lossesText(options.format, losses);
    return fail(context, context.texts.records.nothingWrittenText(text));
  }
  tellLosses(context, options.format, { losses });
  let status = STATUS_DONE;
  for (const [name, { bytes }] of ready) {
    status = Math.max(status, await writeOutput(context, name, bytes));
  }
  return status;
}
