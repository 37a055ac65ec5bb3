import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { GuestService } from '../../../source/commands/guest/guest-session.ts';
import { EnginePool } from '../../../source/match/participants/engine-pool.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import type { GuestLine } from '../../../source/server/guest-line.ts';
import type { ServerEvent } from '../../../source/server/server-log.ts';
import { FakeHouse } from '../../helpers/fake-house.ts';
import type { HallEvent } from '../../helpers/hall-events.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** What was written, as text. */
export class Sink extends Writable {
  text = '';

  override _write(bytes: Buffer | string, _encoding: BufferEncoding, done: () => void): void {
    this.text += bytes;
    done();
  }
}

/** A terminal of a guest. */
export class TerminalSink extends Sink {
  readonly isTTY = true;
  readonly columns = 80;
  readonly rows = 24;
}

/** A server without a network: a house, folders, and the sessions in them. */
export function openService(house = new FakeHouse()) {
  const home = temporaryFolder();
  const engines = new EnginePool(1);
  const faults: unknown[] = [];
  const events: ServerEvent[] = [];
  /** Why no folder is opened or kept. */
  let away: string | undefined;
  /** Hears that a folder is opened. */
  const folders = { onOpen: () => {} };
  const refuse = () => {
    if (away !== undefined) throw Object.assign(new Error('away'), { code: away });
  };
  onTestFinished(() => engines.close());
  const service = new GuestService({
    house,
    engines,
    publicAddress: () => 'example.org:2222',
    folders: {
      open: async (person) => {
        refuse();
        const folder = join(home, Buffer.from(person).toString('hex'));
        mkdirSync(folder, { recursive: true });
        folders.onOpen();
        return { folder, close: async () => refuse() };
      },
    },
    onFault: (error) => faults.push(error),
    log: (event) => events.push(event),
  });
  let sessions = 0;
  const come = (key: string, words?: string, more: Partial<GuestLine> = {}) => {
    const [input, output, errors] = [new PassThrough(), new Sink(), new Sink()];
    const status = service.serve({
      session: `session ${++sessions}`,
      key,
      user: 'ann',
      address: '::1',
      input,
      output,
      errors,
      words,
      env: { LANG: 'C.UTF-8' },
      idleMs: () => 0,
      ...more,
    });
    return { input, output, errors, status };
  };
  /** Somebody with words, and what came of it. */
  const run = async (key: string, words: string) => {
    const { output, errors, status } = come(key, words);
    return { status: await status, stdout: output.text, stderr: errors.text };
  };
  return {
    house,
    come,
    run,
    faults,
    events,
    folders,
    /** Folders are not opened, for this reason, or are again. */
    setFoldersAway: (code: string | undefined) => {
      away = code;
    },
    /** The store of the server goes, for this reason, or comes back. */
    setAway: (code: string | undefined) => {
      away = code;
      house.sql.setTrouble(code);
    },
    sendAway: service.sendAway.bind(service),
  };
}

export const AKI = 'SHA256:aki';
export const BEN = 'SHA256:ben';
export const NOBODY = '';

export const FIRST = VARIANTS[0];

/** Aki's challenge, and the game with Ben that comes of it: Aki has Black. */
export function gameOfTwo(hasWatchers = true): readonly HallEvent[] {
  return [
    {
      kind: 'challenged',
      code: 'K7M2QX',
      by: { id: 'SHA256:aki', name: 'Aki' },
      to: { kind: 'anyone' },
      side: 'black',
      variant: FIRST.id,
      sfen: FIRST.start,
      timeControl: '',
      isRated: true,
      hasWatchers,
    },
    {
      kind: 'began',
      code: 'K7M2QX',
      game: 'game-K7M2QX',
      black: { id: 'SHA256:aki', name: 'Aki' },
      white: { id: 'SHA256:ben', name: 'Ben' },
    },
  ];
}

/** A house in which Aki and Ben play: Aki has Black. */
export async function withGame(hasWatchers = true) {
  const service = openService();
  const { house } = service;
  house.happen(
    { kind: 'registered', person: 'SHA256:aki', name: 'Aki' },
    { kind: 'registered', person: 'SHA256:ben', name: 'Ben' },
    ...gameOfTwo(hasWatchers),
  );
  return service;
}
