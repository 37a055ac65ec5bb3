import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Person } from '../../hall/hall-command.ts';
import type { House } from '../../hall/house.ts';
import type { PersonFolders } from '../../hall/person-files.ts';
import { Visit } from '../../hall/visit.ts';
import type { EnginePool } from '../../match/participants/engine-pool.ts';
import type { GuestLine, IsMeant, ServeGuest } from '../../server/guest-line.ts';
import { networkOf } from '../../server/network.ts';
import type { LogServerEvent } from '../../server/server-log.ts';
import { languageOf } from '../../settings/language.ts';
import { startLanguage } from '../../settings/start-language.ts';
import { SqlError } from '../../sql/sql.ts';
import { hasLetters } from '../../terminal/capabilities.ts';
import { loadTexts } from '../../text/load-texts.ts';
import type { Texts } from '../../text/texts.ts';
import { type CommandContext, STATUS_FAILED } from '../command.ts';
import { runGuestWords } from './guest-words.ts';
import { endWhenIdle } from './idle.ts';
import { openOwnFolder } from './own-folder.ts';
import { takePlace } from './take-place.ts';

/** What all sessions of a process share. */
export interface GuestHouse {
  readonly house: House;
  readonly folders: PersonFolders;
  readonly engines: EnginePool;
  readonly log: LogServerEvent;
  /** What others type after `ssh` to come to the server: `example.org:2222`. */
  readonly publicAddress: () => string;
  /** Hears what the program itself has done wrong in a session. */
  readonly onFault: (error: unknown) => void;
}

/** How many names of guests there are; where many are here, twice as many as those. */
const GUEST_NUMBERS = 10_000;

/** A guest who is served. `ending` is aborted to send them away; its reason is what they read. */
interface Served {
  /** Those of the language that they read. */
  texts: Texts;
  readonly visit: Visit;
  readonly line: GuestLine;
  readonly ending: AbortController;
}

/** Serves each guest who comes in: the lobby, or the words that they have sent along. */
export class GuestService {
  readonly #shared: GuestHouse;
  readonly #guests = new Set<Served>();

  constructor(shared: GuestHouse) {
    this.#shared = shared;
  }

  readonly serve: ServeGuest = async (line) => {
    const { house, onFault } = this.#shared;
    const texts = await loadTexts(languageOf(line.env));
    const ending = new AbortController();
    const displace = () => ending.abort(texts.settings.PLACE_TEXTS.displaced);
    if (!(await takePlace(texts, line, this.#shared, displace))) return STATUS_FAILED;
    const visit = openVisit(house, line);
    const guest: Served = { texts, visit, line, ending };
    this.#guests.add(guest);
    const { signal } = ending;
    line.input.on('dropped', () => visit.note('keys-dropped'));
    const endWatch = endWhenIdle(visit, line, () => ending.abort(texts.settings.PLACE_TEXTS.idle));
    try {
      const status = await serve(guest, this.#shared);
      if (signal.aborted) line.errors.write(`${signal.reason}\r\n`);
      return status;
    } catch (error) {
      if (error instanceof SqlError && house.trouble !== undefined) {
        line.errors.write(`${guest.texts.lobby.GAME_FAULT_TEXTS.away}\r\n`);
        return STATUS_FAILED;
      }
      // It ends this session alone, and is none of the guest's business.
      onFault(error);
      line.errors.write(`${texts.lobby.GUEST_TEXTS.broken}\r\n`);
      return STATUS_FAILED;
    } finally {
      endWatch();
      await visit.end();
      this.#guests.delete(guest);
    }
  };

  /** The keys with which a person is here. */
  keysOf(person: string): readonly string[] {
    const theirs = [...this.#guests].filter(({ visit }) => visit.person?.id === person);
    return theirs.flatMap(({ visit: { key } }) => key ?? []);
  }

  /** Whether nobody is served. */
  get isEmpty(): boolean {
    return this.#guests.size === 0;
  }

  /** Ends all sessions, since the server ends, or those of some, who are banned or deleted. */
  sendAway(isMeant?: IsMeant, why: 'banned' | 'deleted' = 'banned'): void {
    for (const { texts, line, ending } of this.#guests) {
      if (isMeant && !isMeant(line)) continue;
      ending.abort(texts.lobby.GUEST_TEXTS[isMeant ? why : 'ended']);
    }
  }
}

function openVisit(house: House, { key, session, address }: GuestLine): Visit {
  const as =
    key === ''
      ? ({ kind: 'guest', person: newGuest(house) } as const)
      : ({ kind: 'key', key } as const);
  return new Visit({ house, session, as, from: networkOf(address), newId: randomUUID });
}

/** A guest with a name that nobody has who is here. */
function newGuest({ here }: House): Person {
  const taken = new Set(here.map(({ person }) => person.name));
  const numbers = Math.max(GUEST_NUMBERS, 2 * taken.size);
  for (;;) {
    const name = `guest-${randomInt(numbers).toString().padStart(4, '0')}`;
    if (!taken.has(name)) return { id: `guest:${randomUUID()}`, name };
  }
}

async function serve(guest: Served, shared: GuestHouse): Promise<number> {
  const { visit, line } = guest;
  const ending = guest.ending.signal;
  const { house, folders, engines, publicAddress, onFault } = shared;
  // Whoever has no name yet is going to be the person of their key.
  const open = async () => {
    await visit.come();
    return folders.open(visit.person?.id ?? visit.key ?? line.session);
  };
  const files = await openOwnFolder(guest.texts, open, { house, line, ending, onFault });
  if (!files) return STATUS_FAILED;
  const { input, output, errors, env, words } = line;
  const configFile = join(files.folder, 'config.json');
  guest.texts = await loadTexts(startLanguage({ configFile, env, hasLetters: hasLetters(env) }));
  const network = networkOf(line.address);
  // Guests and keys without a name cost nothing: they share by where they come from.
  const asker = () => ({ network, person: (visit.key && visit.person?.id) ?? network });
  const context: CommandContext = {
    texts: guest.texts,
    stdin: input,
    stdout: output,
    stderr: errors,
    env,
    home: files.folder,
    now: () => visit.house.time.date(),
    random: Math.random,
    account: () => visit.person?.name ?? '',
    served: {
      visit,
      engines: engines.room(Math.random, asker, () => visit.isPlaying),
      publicAddress: publicAddress(),
      ending,
    },
    name: '',
    commands: [],
    operands: [],
    flags: {},
    overrides: {},
  };
  try {
    return await runGuestWords(context, visit, words, line.user);
  } finally {
    await files.close().catch((error) => {
      // While the store is away it is kept later.
      if (house.trouble === undefined) throw error;
    });
  }
}
