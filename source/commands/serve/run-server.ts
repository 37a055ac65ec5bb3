import { once } from 'node:events';
import { join } from 'node:path';
import { systemCode } from '../../rooms/system-code.ts';
import { type AdminCommand, openAdminSocket } from '../../server/admin-socket.ts';
import { readAuthorizedKeys } from '../../server/authorized-keys.ts';
import { faultCode, serverLog } from '../../server/server-log.ts';
import { backUpSql } from '../../sql/open-sql.ts';
import type { Texts } from '../../text/texts.ts';
import { type CommandContext, STATUS_DONE } from '../command.ts';
import { fail } from '../report.ts';
import { openBack } from './back.ts';
import { carryOut } from './carry-out.ts';
import { openFront } from './front.ts';
import { healthOf, measureLag, talliedLog } from './health.ts';
import { ADMIN_SOCKET, ATTACH_SOCKET, publicAddressOf, type ServerPlan } from './server-plan.ts';

const END_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Serves until the system or the runner ends it. @returns the exit status */
export async function runServer(context: CommandContext, plan: ServerPlan): Promise<number> {
  const { texts, stderr, host } = context;
  const refuse = (text: string) => fail(context, text);
  const keysFault = plan.keys === undefined ? undefined : faultOfKeys(texts, plan.keys);
  if (keysFault !== undefined) return refuse(keysFault);
  const { log, tally } = talliedLog(serverLog(stderr));
  const noteFault = (error: unknown) => log({ kind: 'fault', detail: faultCode(error) });
  const back = await openBack(texts, plan, noteFault);
  if (!back.ok) return refuse(back.fault);
  const { sql, house, people, hostKey } = back.value;
  house.follow(({ kind }) => {
    const { trouble } = house;
    if (kind !== 'trouble') return;
    log(trouble === undefined ? { kind: 'store-back' } : { kind: 'store-away', detail: trouble });
  });
  const ending = new AbortController();
  const lagMs = measureLag();
  let { port } = plan;
  const publicAddress = () => publicAddressOf(plan, port);
  const front = openFront(texts, { ...back.value, plan, log, publicAddress });
  const health = () => healthOf(house, tally, { lagMs: lagMs(), connections: front.connections() });
  let endOrders = () => {};
  const giveUp = async (text: string) => {
    endOrders();
    front.close();
    await house.drain();
    return refuse(text);
  };
  try {
    const { folder } = plan.place;
    await front.openAttach(join(folder, ATTACH_SOCKET));
    const drain = () => ending.abort();
    const backUp = (file: string) => backUpSql(sql, file);
    const means = { texts, house, people, health, backUp, drain };
    const carry = (command: AdminCommand) => carryOut(means, command);
    endOrders = await openAdminSocket(join(folder, ADMIN_SOCKET), carry);
    const bound = await front.door.listen(port, plan.address);
    port = bound.port;
    stderr.write(`${texts.commands.listeningText(bound.address, port, hostKey.fingerprint)}\n`);
  } catch (error) {
    return giveUp(texts.commands.cannotListenText(plan, systemCode(error)));
  }
  // What goes wrong in one session must not end the others.
  host?.on('uncaughtException', noteFault);
  for (const signal of END_SIGNALS) host?.on(signal, () => ending.abort());
  // An order to end may have come already.
  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  house.announceEnd();
  await front.drain();
  front.close();
  await people.end();
  await house.drain();
  endOrders();
  return STATUS_DONE;
}

/** Why the file with the keys cannot be read, in words; undefined if it can. */
function faultOfKeys(texts: Texts, path: string): string | undefined {
  try {
    readAuthorizedKeys(path);
    return undefined;
  } catch (error) {
    return texts.commands.badKeysText(path, systemCode(error));
  }
}
