import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PersonFolders } from '../../hall/person-files.ts';
import type { EnginePool } from '../../match/participants/engine-pool.ts';
import type { Person } from '../../rooms/hall/hall-command.ts';
import type { House } from '../../rooms/hall/house.ts';
import { Visit } from '../../rooms/hall/visit.ts';
import { networkOf } from '../../server/address-gate.ts';
import type { GuestLine, IsMeant, ServeGuest } from '../../server/guest-line.ts';
import type { LogServerEvent } from '../../server/server-log.ts';
import { languageOf } from '../../settings/language.ts';
import { startLanguage } from '../../settings/start-language.ts';
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
  readonly address: string;
  readonly ending: AbortController;
}

/** Serves each guest who comes in: the lobby, or the words that they have sent along. */
export class GuestService {
  readonly #shared: GuestHouse;
  readonly #guests = new Map<string, Served>();

  constructor(shared: GuestHouse) {
    this.#shared = shared;
  }

  readonly serve: ServeGuest = async (line) => {
    const { house, onFault } = this.#shared;
    const texts = await loadTexts(languageOf(line.env));
    const ending = new AbortController();
    const displace = () => ending.abort(texts.settings.PLACE_TEXTS.displaced);
    if (!(await takePlace(texts, line, this.#shared, displace))) return STATUS_FAILED;
    const guest: Served = {
      texts,
      visit: openVisit(house, line),
      address: line.address,
      ending,
    };
    const { visit } = guest;
    this.#guests.set(line.session, guest);
    const { signal } = ending;
    const endWatch = endWhenIdle({
      time: house.time,
      idleMs: line.idleMs,
      hasGame: () => visit.hasGame,
      warn: () => visit.note('idle'),
      end: () => ending.abort(texts.settings.PLACE_TEXTS.idle),
    });
    try {
      await guest.visit.come();
      const status = await serve(guest, this.#shared, line, signal);
      if (signal.aborted) line.errors.write(`${signal.reason}\r\n`);
      return status;
    } catch (error) {
      // It ends this session alone, and is none of the guest's business.
      onFault(error);
      line.errors.write(`${texts.lobby.GUEST_TEXTS.broken}\r\n`);
      return STATUS_FAILED;
    } finally {
      endWatch();
      await guest.visit.end();
      this.#guests.delete(line.session);
    }
  };

  /** Tells a guest that keys of theirs were dropped. */
  readonly noteKeysDropped = ({ session }: GuestLine): void => {
    this.#guests.get(session)?.visit.note('keys-dropped');
  };

  /** Whether nobody is served. */
  get isEmpty(): boolean {
    return this.#guests.size === 0;
  }

  /** Ends all sessions, since the server ends, or those of some, who are banned or deleted. */
  sendAway(isMeant?: IsMeant, why: 'banned' | 'deleted' = 'banned'): void {
    for (const { texts, visit, address, ending } of this.#guests.values()) {
      if (isMeant && !isMeant({ key: visit.key ?? '', address })) continue;
      ending.abort(texts.lobby.GUEST_TEXTS[isMeant ? why : 'ended']);
    }
  }
}

function openVisit(house: House, { proof, session, address }: GuestLine): Visit {
  const as = proof.kind === 'key' ? proof : ({ kind: 'guest', person: newGuest(house) } as const);
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

async function serve(
  guest: Served,
  shared: GuestHouse,
  line: GuestLine,
  ending: AbortSignal,
): Promise<number> {
  const { visit } = guest;
  const { house, folders, engines, publicAddress, onFault } = shared;
  // Whoever has no name yet is going to be the person of their key.
  const open = () => folders.open(visit.person?.id ?? visit.key ?? line.session);
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
