import { guardTerminal } from '../../source/terminal/guard.ts';
import { openTerminal } from '../../source/terminal/session.ts';

// A small program for the tests of the terminal layer: it shows what reaches it.
const session = openTerminal({
  input: process.stdin,
  output: process.stdout,
  jobControl: process,
});
guardTerminal(session, process);
session.setReports('mouse', true);
const lines: string[] = [];
let repaints = 0;

function draw(): void {
  const size = `probe ${session.columns}x${session.rows} repaints ${repaints}`;
  const rows = [size, '\x1b[1;31m歩\x1b[0m|', ...lines.slice(-15)];
  session.write(`\x1b[H\x1b[J${rows.join('\r\n')}`);
}

session.on('key', (event) => {
  lines.push(event.kind === 'key' ? event.name : `${event.kind} ${JSON.stringify(event.text)}`);
  draw();
  if (event.kind === 'key' && event.name === 'ctrl-c') {
    session.close();
    console.log('closed');
  }
  if (event.kind === 'key' && event.name === 'ctrl-z') session.suspend();
  if (event.kind === 'key' && event.name === 'ctrl-x') throw new Error('thrown by the probe');
});
session.on('resize', draw);
session.on('repaint', () => {
  repaints += 1;
  draw();
});
draw();
