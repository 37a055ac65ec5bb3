import { formatOfName, type RecordFormat } from '../records/formats.ts';
import type { GameRecord } from '../records/record.ts';
import { type WriteOptions, writeRecords } from '../records/write-records.ts';
import { fileFaultText, goesOnText } from '../text/record-fault.ts';
import { lossesText, writeFaultText } from '../text/record-losses.ts';
import {
  type Command,
  type CommandContext,
  STANDARD_STREAM,
  STATUS_DONE,
  STATUS_FAILED,
} from './command.ts';
import { writeOutput } from './output-file.ts';
import {
  ENCODING_OPTION,
  FROM_OPTION,
  parseReadOptions,
  parseWriteOptions,
  TO_OPTION,
  VARIANT_OPTION,
} from './record-options.ts';
import {
  chooseGame,
  FILE_OPERAND,
  GAME_OPTION,
  type LoadedGames,
  loadGames,
} from './record-source.ts';
import { reportFault, reportText } from './report.ts';

/** What is written where neither an option nor the name of the output says it. */
const DEFAULT_FORMAT: RecordFormat = 'psn';

/** `komadai convert`: writes the games of a file in another format. */
export const convert: Command = {
  operands: [{ ...FILE_OPERAND, name: 'IN' }],
  options: [
    {
      name: 'output',
      letter: 'o',
      value: 'OUT',
      summary: 'the file to write; - is the standard output, as without it',
    },
    FROM_OPTION,
    TO_OPTION,
    GAME_OPTION,
    VARIANT_OPTION,
    ENCODING_OPTION,
    { name: 'strict', summary: 'write nothing if the format cannot hold all of it' },
    { name: 'force', summary: 'replace the file if there is one' },
  ],
  examples: [
    'komadai convert game.kif -o game.psn',
    'komadai convert evening-game -o game.kif --encoding shift_jis',
    'komadai convert - --to usi < game.csa',
  ],
  async run(context) {
    const { operands, options } = context;
    const reading = parseReadOptions(options);
    if (!reading.ok) return reportFault(context, context.name, reading.fault);
    const writing = parseWriteOptions(options);
    if (!writing.ok) return reportFault(context, context.name, writing.fault);
    const loaded = await loadGames(context, operands[0], reading.value);
    if (!loaded.ok) return loaded.fault;
    const records = wholeGames(context, loaded.value);
    if (typeof records === 'number') return records;
    const output = options.get('output') ?? STANDARD_STREAM;
    const format = writing.value.format ?? formatOfName(output) ?? DEFAULT_FORMAT;
    return write(context, records, output, { ...writing.value, format });
  },
};

/** The games to be written. Half a game is none: a fault is said, and is the exit status. */
function wholeGames(context: CommandContext, loaded: LoadedGames): GameRecord[] | number {
  const chosen = chooseGame(context, loaded);
  if (!chosen.ok) return chosen.fault;
  const games = context.options.has('game') ? [chosen.value] : loaded.games;
  const { name } = loaded.source;
  const records: GameRecord[] = [];
  for (const { record, fault, goesOn } of games) {
    if (fault) return reportText(context, fileFaultText(name, fault), STATUS_FAILED);
    if (goesOn) reportText(context, goesOnText(name, goesOn), STATUS_FAILED);
    if (record) records.push(record);
  }
  return records;
}

async function write(
  context: CommandContext,
  records: readonly GameRecord[],
  output: string,
  options: WriteOptions,
): Promise<number> {
  const written = await writeRecords(records, options);
  if (!written.ok) return reportText(context, writeFaultText(written.fault), STATUS_FAILED);
  const { bytes, losses } = written.value;
  if (losses.length > 0) {
    const text = lossesText(options.format, losses);
    if (context.options.has('strict')) {
      return reportText(context, `${text}. Nothing is written.`, STATUS_FAILED);
    }
    reportText(context, text, STATUS_DONE);
  }
  return writeOutput(context, output, bytes);
}
