import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { printable } from '../../clean/clean-text.ts';
import { parsePsn } from '../../records/formats/psn/psn-read.ts';
import { formatPsn } from '../../records/formats/psn/psn-write.ts';
import type { GameStore } from '../../records/store/store.ts';
import { nameOfUid } from '../../rooms/private/account.ts';
import { readAnswer } from '../../rooms/private/private-room.ts';
import { findRoomSockets, systemRefusal } from '../../rooms/private/room-folder.ts';
import type { Visitor } from '../../rooms/room.ts';
import { parseCode } from '../../rooms/room-code.ts';
import type { ReachFault, RoomDoor } from '../../rooms/rooms.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { bringSession } from '../../server/attach-client.ts';
import { joinLine } from '../../text/door-lines.ts';
import type { CommandContext } from '../command.ts';
import { fail } from '../report.ts';

interface Finding {
  readonly context: CommandContext;
  /** The own games. */
  readonly store: GameStore;
  readonly wants: Visitor['wants'];
  /** The folder of the sockets. Default: that of the system */
  readonly at: string | undefined;
}

/** How long a room may take to answer. */
const ANSWER_MS = 10_000;

/** Finds the room of somebody of this machine by its code, and knocks there. */
export async function findRoom(
  finding: Finding,
  typed: string,
): Promise<Result<RoomDoor, ReachFault>> {
  const code = parseCode(typed);
  if (code === undefined) return failure({ code: 'no-code', found: typed });
  const found = findRoomSockets(code, finding.at);
  if (!found.ok) return found;
  const { sockets, unsafe } = found.value;
  let fault: ReachFault = unsafe[0] ?? { code: 'no-room' };
  // Rooms of several accounts may have codes that begin alike.
  for (const { path, folder } of sockets) {
    const why = await knock(path, `${finding.wants} ${code}`);
    if (why === undefined) {
      const enter = () => enterRoom(finding, path, code);
      return success({ host: await nameOfUid(folder.uid), enter });
    }
    if (why.code !== 'no-room') fault = why;
    if (why.code !== 'no-room' && why.code !== 'wrong-code') break;
  }
  return failure(fault);
}

/** Asks a room whether it lets in. @returns why not */
async function knock(path: string, request: string): Promise<ReachFault | undefined> {
  let told = '';
  const output = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      told += bytes.toString();
      done();
    },
  });
  const words = `knock ${request}`;
  const ends = { input: Readable.from([]), output, errors: output };
  try {
    const asked = bringSession({
      path,
      key: undefined,
      user: ownAccount(),
      words,
      env: {},
      ...ends,
    });
    const late = pause(ANSWER_MS, 'late', { ref: false });
    if ((await Promise.race([asked, late])) === 'late') return { code: 'no-answer' };
    const answer = readAnswer(told);
    return answer.ok ? answer.value : { code: 'other-version' };
  } catch (error) {
    const refusal = error instanceof Error && 'code' in error ? systemRefusal(error) : undefined;
    // What a dead komadai has left behind.
    if (!refusal || ['ECONNREFUSED', 'ENOENT'].includes(refusal.detail)) return { code: 'no-room' };
    return refusal;
  } finally {
    output.destroy();
  }
}

function ownAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // A number without an account, as in containers.
    return '';
  }
}

/** Brings the screens of a room here until the player leaves. @returns the exit status */
async function enterRoom({ context, store, wants, at }: Finding, path: string, code: string) {
  const { texts, stdin: input, stdout: output, stderr: errors, flags } = context;
  // What is read there is in the language that is read here.
  const env = { ...context.env, LC_ALL: undefined, LANG: `${texts.language}.UTF-8` };
  let file: Buffer | undefined;
  try {
    return await bringSession({
      ...{ path, key: undefined, user: ownAccount(), words: `${wants} ${code}`, env },
      ...{ input, output, errors, isPlain: Boolean(flags.plain) },
      onFile: (bytes) => {
        file = bytes;
      },
    });
  } catch {
    const line = joinLine({ code, at }, wants === 'watch' ? wants : 'join');
    return fail(context, texts.room.lineLostText(line));
  } finally {
    if (file) await keepGame(context, store, file, code);
  }
}

/** Asks whether to keep the game that a host has sent; without a terminal it is kept. */
async function keepGame(
  context: CommandContext,
  store: GameStore,
  file: Buffer,
  code: string,
): Promise<void> {
  const { texts, stdin, stdout } = context;
  const end = file.indexOf('\n');
  const [game] = parsePsn(file.subarray(end + 1));
  const record = game?.record;
  if (!record) return;
  const name = file.subarray(0, end).toString();
  // The host chooses no name of another game.
  const isOfRoom =
    /^\d{8}-\d{6}-[\w-]+$/.test(name) && name.endsWith(`-${record.variant.id}-${code}`);
  if (!isOfRoom) return;
  const isAsked = stdin.isTTY === true && stdout.isTTY === true;
  if (isAsked && !(await saysYes(context, texts.room.KEEP_QUESTION))) return;
  const kept = store.export(`${name}.psn`, formatPsn(record), true);
  if (kept.ok) stdout.write(`${texts.room.keptText(printable(name))}\n`);
  else fail(context, texts.words.renameFaultText(kept.fault));
}

/** Asks a question to which Enter says yes. */
async function saysYes({ stdin, stdout }: CommandContext, question: string): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return !/^\s*n/i.test(await lines.question(`${question} `));
  } finally {
    lines.close();
  }
}
