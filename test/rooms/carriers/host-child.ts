import { hostRoom } from '../../../source/rooms/carriers/socket-host.ts';
import { fakeDoor } from '../../helpers/fake-door.ts';
import { systemTime } from '../../helpers/system-time.ts';

/* A host in a process of its own, who opens K7M2QX, prints what became of it, and ends or waits. */
const [at = '', how = ''] = process.argv.slice(2);
const room = await hostRoom({ at, code: 'K7M2QX', door: fakeDoor(), time: systemTime() });
process.stdout.write(`${JSON.stringify(room)}\n`, () => {
  if (how === 'exit') process.exit(0);
});
