import { hostname } from 'node:os';
import { systemCode } from '../../rooms/system-code.ts';
import { readAuthorizedKeys } from '../../server/authorized-keys.ts';
import { faultCode, serverLog } from '../../server/server-log.ts';
import { badKeysText, cannotListenText, listeningText } from '../../text/serve.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED } from '../command.ts';
import { reportText } from '../report.ts';
import { openBack } from './back.ts';
import { type FrontOptions, openFront } from './front.ts';
import type { ServerPlan } from './server-plan.ts';
import { startWorkers, type Workers } from './workers.ts';

/** Serves until the system or the runner ends it. @returns the exit status */
export async function runServer(context: CommandContext, plan: ServerPlan): Promise<number> {
  const { stderr, host } = context;
  const refuse = (text: string) => reportText(context, text, STATUS_FAILED);
  const keysFault = plan.keys === undefined ? undefined : faultOfKeys(plan.keys);
  if (keysFault !== undefined) return refuse(keysFault);
  const log = serverLog(stderr);
  const noteFault = (error: unknown) => log({ kind: 'fault', detail: faultCode(error) });
  const back = await openBack(plan.place, noteFault);
  if (!back.ok) return refuse(back.fault);
  const { house, people, hostKey } = back.value;
  let { port } = plan;
  const publicAddress = () => `${hostname()}:${port}`;
  const shared = { house, people, hostKey, plan, publicAddress, log };
  const screens = plan.workers > 0 ? startWorkers(shared) : screensHere(shared);
  try {
    const bound = await screens.listen();
    port = bound.port;
    stderr.write(`${listeningText(bound.address, port, hostKey.fingerprint)}\n`);
  } catch (error) {
    await house.drain();
    return refuse(cannotListenText(plan, systemCode(error)));
  }
  // What goes wrong in one session must not end the others.
  host?.on('uncaughtException', noteFault);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      host?.on(signal, () => resolve());
  });
  house.announceEnd();
  await screens.drain();
  await house.drain();
  return STATUS_DONE;
}

/** The screens in this process. */
function screensHere(options: FrontOptions): Workers {
  const { plan } = options;
  const front = openFront(options);
  return {
    listen: () => front.door.listen(plan.port, plan.address),
    drain: async () => {
      await front.drain();
      front.close();
    },
  };
}

/** Why the file with the keys cannot be read, in words; undefined if it can. */
function faultOfKeys(path: string): string | undefined {
  try {
    readAuthorizedKeys(path);
    return undefined;
  } catch (error) {
    return badKeysText(path, systemCode(error));
  }
}
