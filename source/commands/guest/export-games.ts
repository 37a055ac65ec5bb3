import { setImmediate as nextTurn } from 'node:timers/promises';
import { isGuest } from '../../hall/hall-command.ts';
import type { HallGame } from '../../hall/hall-now.ts';
import type { House } from '../../hall/house.ts';
import { visibleGame } from '../../hall/lobby-list.ts';
import type { Visit } from '../../hall/visit.ts';
import { OWN_FORMAT, RECORD_FORMATS, type RecordFormat } from '../../records/formats/formats.ts';
import { ENCODINGS } from '../../records/formats/text/encodings.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { type CommandContext, STATUS_DONE } from '../command.ts';
import { writeBytes } from '../output.ts';
import { formatGames, tellLosses } from '../output-file.ts';
import { fail, reportFault } from '../report.ts';
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
    return reportFault(context, { code: 'unknown-value', ...fault });
  }
  if (what.toLowerCase() === ALL) return exportAll(context, visit, chosen);
  const game = await visibleGame(visit.house, visit.person, what);
  if (!game) return fail(context, context.texts.lobby.noGameOfCodeText(what));
  const record = await visit.house.record(game.began.game);
  if (!record.ok) return fail(context, context.texts.lobby.GAME_FAULT_TEXTS[record.fault]);
  return write(context, [record.value], chosen);
}

async function exportAll(
  context: CommandContext,
  { house, person }: Visit,
  format: RecordFormat,
): Promise<number> {
  if (!person) return fail(context, context.texts.lobby.GUEST_TEXTS.noName);
  if (isGuest(person)) return fail(context, context.texts.lobby.GUEST_TEXTS.guest);
  const records: GameRecord[] = [];
  for await (const { began } of gamesOf(house, person.id)) {
    const record = await house.record(began.game);
    if (record.ok) records.push(record.value);
    // Half of the games must not look like all of them.
    else if (record.fault === 'away') {
      return fail(context, context.texts.lobby.GAME_FAULT_TEXTS[record.fault]);
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
    const games = await house.games.ofPerson(person, from);
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
  const written = await formatGames(context, records, { format, encoding: ENCODINGS[0] });
  if (!written.ok) return written.fault;
  tellLosses(context, format, written.value);
  await writeBytes(context.stdout, written.value.bytes);
  return STATUS_DONE;
}
