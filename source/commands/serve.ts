import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { failure, type Result, success } from '../rules/core/result.ts';
import { ADMIN_WORDS } from '../server/admin-socket.ts';
import { LIMITS } from '../server/limits.ts';
import { resolveFolders } from '../settings/folders.ts';
import { isPublicAddress } from '../text/door-lines.ts';
import type { Texts } from '../text/texts.ts';
import type { Command, CommandContext } from './command.ts';
import { choiceFlag, type Flag, type FlagTable, switchFlag, textFlag } from './flags.ts';
import { fail, reject, reportFault } from './report.ts';
import type { ServerPlan, StorePlace } from './serve/server-plan.ts';

/** Names the store of a server, in every command that needs it. */
export const STORE_FLAG = {
  type: 'string',
  value: 'PLACE',
  suggest: 'folders',
  summary: (texts) => texts.commands.COMMON_OPTIONS.store,
} as const satisfies Flag;

const FLAGS = {
  port: textFlag('PORT', (texts) => texts.commands.SERVE_OPTIONS.port),
  listen: textFlag('ADDR', (texts) => texts.commands.SERVE_OPTIONS.listen),
  public: textFlag('ADDR', (texts) => texts.commands.SERVE_OPTIONS.public),
  open: switchFlag((texts) => texts.commands.SERVE_OPTIONS.open),
  keys: textFlag('FILE', (texts) => texts.commands.SERVE_OPTIONS.keys),
  guests: switchFlag((texts) => texts.commands.SERVE_OPTIONS.guests),
  max: textFlag('N', (texts) => texts.commands.maxOption(LIMITS.connections.value)),
  store: STORE_FLAG,
  admin: choiceFlag('WORD', ADMIN_WORDS, (texts) => texts.commands.SERVE_OPTIONS.admin),
  page: textFlag('N', (texts) => texts.commands.SERVE_OPTIONS.page),
  backup: textFlag('FILE', (texts) => texts.commands.SERVE_OPTIONS.backup),
  asRoot: switchFlag((texts) => texts.commands.SERVE_OPTIONS.asRoot),
} as const satisfies FlagTable;

type ServeContext = CommandContext<typeof FLAGS>;

const PORT = 2222;
const MOST_PORT = 65_535;
const MOST_SESSIONS = 5000;

/** The folder of a server that was given none, beside the own games. */
const FOLDER = 'server';

/** `komadai serve`: a server for everybody with an ssh client. */
export const serve: Command<typeof FLAGS> = {
  operands: [
    { name: 'WHOM', optional: true },
    { name: 'NAME', optional: true },
  ],
  flags: FLAGS,
  examples: [
    'komadai serve --open',
    'komadai serve --keys ~/.ssh/authorized_keys --guests --port 2200',
    'komadai serve --open --store postgres://komadai@db/komadai',
    'komadai serve --backup friday.komadai',
    'komadai serve --admin who',
    'komadai serve --admin ban Mallory',
    'komadai serve --admin members ann --page 2',
  ],
  async run(context) {
    const { texts, flags, operands } = context;
    const [whom] = operands;
    const place = storePlace(context);
    if (flags.admin !== undefined) {
      const { administrate } = await import('./serve/administrate.ts');
      return administrate(context, place.folder, [flags.admin, ...operands], flags.page);
    }
    if (flags.backup !== undefined) {
      const { backUp } = await import('./serve/back-up.ts');
      return backUp(context, place, resolve(flags.backup));
    }
    if (whom !== undefined) {
      const fault = { code: 'superfluous-operand', found: whom, usage: 'komadai serve' } as const;
      return reportFault(context, fault);
    }
    const plan = parsePlan(context, place);
    if (!plan.ok) return reject(context, plan.fault);
    if (process.getuid?.() === 0 && !flags.asRoot) {
      return fail(context, texts.commands.SERVE_TEXTS.root);
    }
    const { runServer } = await import('./serve/run-server.ts');
    return runServer(context, plan.value);
  },
};

/** The place in which the server keeps everything: as `--store` says, else a folder of its own. */
export function storePlace({
  flags,
  env,
  home,
}: CommandContext<{ readonly store: typeof STORE_FLAG }>): StorePlace {
  const { gamesFolder } = resolveFolders({
    env,
    platform: process.platform,
    userHome: homedir(),
    home,
  });
  const own = join(dirname(gamesFolder), FOLDER);
  const { store = '' } = flags;
  if (/^postgres(?:ql)?:\/\//.test(store)) return { kind: 'postgres', url: store, folder: own };
  return { kind: 'folder', folder: store === '' ? own : resolve(store) };
}

/** What the flags say; else what is wrong with them, in words. */
function parsePlan({ texts, flags }: ServeContext, place: StorePlace): Result<ServerPlan, string> {
  const port = parseNumber(texts, '--port', flags.port, PORT, 0, MOST_PORT);
  const most = parseNumber(texts, '--max', flags.max, LIMITS.connections.value, 1, MOST_SESSIONS);
  if (!port.ok) return port;
  if (!most.ok) return most;
  const { open = false, guests = false, keys, listen, public: publicAddress } = flags;
  if (publicAddress !== undefined && !isPublicAddress(publicAddress)) {
    return failure(texts.commands.badPublicText(publicAddress));
  }
  if (!open && !guests && keys === undefined) return failure(texts.commands.SERVE_TEXTS.nobody);
  return success({
    place,
    isOpen: open,
    hasGuests: guests,
    port: port.value,
    mostSessions: most.value,
    ...(keys !== undefined && { keys: resolve(keys) }),
    ...(listen !== undefined && { address: listen }),
    ...(publicAddress !== undefined && { publicAddress }),
  });
}

function parseNumber(
  texts: Texts,
  option: string,
  text: string | undefined,
  standard: number,
  least: number,
  most: number,
): Result<number, string> {
  if (text === undefined) return success(standard);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return success(number);
  return failure(texts.commands.badNumberText(option, text, least, most));
}
