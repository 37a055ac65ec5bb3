import { join } from 'node:path';
import { isFingerprint } from '../server/admin-socket.ts';
import { bringSession } from '../server/attach-client.ts';
import type { Command } from './command.ts';
import { type FlagTable, textFlag } from './flags.ts';
import { fail, reject } from './report.ts';
import { ATTACH_SOCKET } from './serve/server-plan.ts';
import { STORE_FLAG, storePlace } from './serve.ts';

const FLAGS = {
  key: textFlag('KEY', (texts) => texts.commands.SERVE_OPTIONS.attachKey),
  store: STORE_FLAG,
} as const satisfies FlagTable;

/** `komadai attach`: brings a session of the server to whom the sshd of the system has let in. */
export const attach: Command<typeof FLAGS> = {
  operands: [],
  flags: FLAGS,
  examples: ['komadai attach --key SHA256:… --store /var/lib/komadai'],
  async run(context) {
    const { texts, env, flags, stdin, stdout, stderr } = context;
    const { key } = flags;
    if (key !== undefined && !isFingerprint(key)) {
      return reject(context, texts.commands.noFingerprintText(key));
    }
    const path = join(storePlace(context).folder, ATTACH_SOCKET);
    try {
      // The name of the account is the same for all, and says nothing.
      const whom = { user: '', words: env.SSH_ORIGINAL_COMMAND };
      return await bringSession({
        path,
        key,
        ...whom,
        env,
        input: stdin,
        output: stdout,
        errors: stderr,
      });
    } catch (error) {
      return fail(context, texts.commands.attachFaultText(path, error));
    }
  },
};
