import { formatOfName, OWN_FORMAT } from '../records/formats/formats.ts';
import { ENCODINGS } from '../records/formats/text/encodings.ts';
import { type WriteOptions, writeRecords } from '../records/formats/write-records.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { fileFaultText, remarkText } from '../text/record-fault.ts';
import { lossesText, writeFaultText } from '../text/record-losses.ts';
import {
  type Command,
  type CommandContext,
  STANDARD_STREAM,
  STATUS_DONE,
  STATUS_FAILED,
} from './command.ts';
import type { FlagTable } from './flags.ts';
import { OUTPUT_FLAGS, writeOutput } from './output-file.ts';
import { ENCODING_FLAG, FROM_FLAG, readOptions, TO_FLAG, VARIANT_FLAG } from './record-flags.ts';
import {
  chooseGame,
  FILE_OPERAND,
  GAME_FLAG,
  type LoadedGames,
  loadGames,
} from './record-source.ts';
import { reportText } from './report.ts';

const FLAGS = {
  output: {
    ...OUTPUT_FLAGS.output,
    value: 'OUT',
    summary: 'the file to write; - is the standard output, as without it',
  },
  from: FROM_FLAG,
  to: TO_FLAG,
  game: GAME_FLAG,
  variant: VARIANT_FLAG,
  encoding: ENCODING_FLAG,
  strict: { type: 'boolean', summary: 'write nothing if the format cannot hold all of it' },
  force: OUTPUT_FLAGS.force,
} as const satisfies FlagTable;

type ConvertContext = CommandContext<typeof FLAGS>;

/** `komadai convert`: writes the games of a file in another format. */
export const convert: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'IN' }],
  flags: FLAGS,
  examples: [
    'komadai convert game.kif -o game.psn',
    'komadai convert evening-game -o game.kif --encoding shift_jis',
    'komadai convert - --to usi < game.csa',
  ],
  async run(context) {
    const { operands, flags } = context;
    const [name = ''] = operands;
    const loaded = await loadGames(context, name, readOptions(flags));
    if (!loaded.ok) return loaded.fault;
    const records = wholeGames(context, loaded.value);
    if (typeof records === 'number') return records;
    const { output = STANDARD_STREAM, to, encoding = ENCODINGS[0] } = flags;
    const format = to ?? formatOfName(output) ?? OWN_FORMAT;
    return write(context, records, output, { format, encoding });
  },
};

/** The games to write. Reports a game with a fault, which is not written; then the exit status. */
function wholeGames(context: ConvertContext, loaded: LoadedGames): GameRecord[] | number {
  const chosen = chooseGame(context, loaded);
  if (!chosen.ok) return chosen.fault;
  const games = context.flags.game !== undefined ? [chosen.value] : loaded.games;
  const { name } = loaded.source;
  const records: GameRecord[] = [];
  for (const { record, fault, remarks = [] } of games) {
    if (fault) return reportText(context, fileFaultText(name, fault), STATUS_FAILED);
    for (const remark of remarks) reportText(context, remarkText(name, remark), STATUS_DONE);
    if (record) records.push(record);
  }
  return records;
}

async function write(
  context: ConvertContext,
  records: readonly GameRecord[],
  output: string,
  options: WriteOptions,
): Promise<number> {
  const written = await writeRecords(records, options);
  if (!written.ok) return reportText(context, writeFaultText(written.fault), STATUS_FAILED);
  const { bytes, losses } = written.value;
  if (losses.length > 0) {
    const text = lossesText(options.format, losses);
    if (context.flags.strict) {
      return reportText(context, `${text}. Nothing is written.`, STATUS_FAILED);
    }
    reportText(context, text, STATUS_DONE);
  }
  return writeOutput(context, output, bytes);
}
