import { reachRoom } from '../../../source/rooms/carriers/socket-port.ts';
import { systemTime } from '../../helpers/system-time.ts';

/*
 * A visitor in a process of their own: goes into a room, and says by `resign` that they are in.
 * Prints what became of it.
 */
const [at = '', code = ''] = process.argv.slice(2);
const reached = await reachRoom({
  at,
  code,
  wants: 'play',
  game: '',
  seen: 0,
  hear: () => {},
  onLost: () => {},
  time: systemTime(),
});
if (reached.ok) reached.value.port.send({ id: '1', seen: 0, kind: 'resign' });
console.log(JSON.stringify(reached.ok ? { host: reached.value.host } : reached.fault));
