import { setImmediate as nextTurn } from 'node:timers/promises';
import { OWN_FORMAT, RECORD_FORMATS, type RecordFormat } from '../../records/formats/formats.ts';
import { ENCODINGS } from '../../records/formats/text/encodings.ts';
import { writeRecords } from '../../records/formats/write-records.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { isGuest } from '../../rooms/hall/hall-command.ts';
import type { HallGame } from '../../rooms/hall/hall-now.ts';
import type { House } from '../../rooms/hall/house.ts';
import { visibleGame } from '../../rooms/hall/lobby-list.ts';
import type { Visit } from '../../rooms/hall/visit.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED, STATUS_USAGE } from '../command.ts';
import { writeBytes } from '../output.ts';
import { reportFault, reportText } from '../report.ts';
import { openWorkspace } from '../workspace.ts';

/** All games of the guest, instead of one with a code. */
const ALL = 'all';

/**
 * Writes a game that the guest may see, or all of theirs, to the standard output.
 * @param what the code of a game, or `all`
 * @param format Default: our own
 * @returns the exit status
 */
export async function exportGames(
  context: CommandContext,
  visit: Visit,
  what: string,
  format: string = OWN_FORMAT,
): Promise<number> {
  const chosen = RECORD_FORMATS.find((one) => one === format.toLowerCase());
  if (!chosen) {
    const fault = { what: 'format', found: format, valid: RECORD_FORMATS } as const;
    return reportFault(context.texts, context, { code: 'unknown-value', ...fault });
  }
  if (what.toLowerCase() === ALL) return exportAll(context, visit, chosen);
  const game = await visibleGame(visit.house, visit.person, what);
  if (!game)
    return reportText(context, context.texts.guestWords.noGameOfCodeText(what), STATUS_FAILED);
  const record = await visit.house.record(game.began.game);
  if (!record.ok)
    return reportText(
      context,
      context.texts.hallRefusal.GAME_FAULT_TEXTS[record.fault],
      STATUS_FAILED,
    );
  return write(context, [record.value], chosen);
}

async function exportAll(
  context: CommandContext,
  { house, person }: Visit,
  format: RecordFormat,
): Promise<number> {
  if (!person)
    return reportText(context, context.texts.guestWords.GUEST_TEXTS.noName, STATUS_USAGE);
  if (isGuest(person))
    return reportText(context, context.texts.guestWords.GUEST_TEXTS.guest, STATUS_USAGE);
  const records: GameRecord[] = [];
  for await (const { began } of gamesOf(house, person.id)) {
    const record = await house.record(began.game);
    if (record.ok) records.push(record.value);
    // Half of the games must not look like all of them.
    else if (record.fault === 'away') {
      return reportText(
        context,
        context.texts.hallRefusal.GAME_FAULT_TEXTS[record.fault],
        STATUS_FAILED,
      );
    }
    // Reading many games must not keep the others waiting.
    await nextTurn();
  }
  const { store } = openWorkspace(context);
  for (const { path } of store.list()) {
    await nextTurn();
    const file = store.load(path);
    const [game] = file.ok ? file.value.games : [];
    if (game?.record) records.push(game.record);
  }
  return write(context, records, format);
}

/** All games of a person, page by page. */
async function* gamesOf(house: House, person: string): AsyncIterable<HallGame> {
  for (let from = 0; ; ) {
    const { games } = await house.look({ kind: 'games', person, from });
    if (games.length === 0) return;
    yield* games;
    from += games.length;
  }
}

async function write(
  context: CommandContext,
  records: readonly GameRecord[],
  format: RecordFormat,
): Promise<number> {
  const written = await writeRecords(records, { format, encoding: ENCODINGS[0] });
  if (!written.ok)
    return reportText(
      context,
      context.texts.recordLosses.writeFaultText(written.fault),
      STATUS_FAILED,
    );
  const { bytes, losses } = written.value;
  if (losses.length > 0)
    reportText(context, context.texts.recordLosses.lossesText(format, losses), STATUS_DONE);
  await writeBytes(context.stdout, bytes);
  return STATUS_DONE;
}
