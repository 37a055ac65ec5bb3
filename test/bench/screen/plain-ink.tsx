import { render } from 'ink';
import { findVariant, VARIANTS } from '../../../source/core/variants/index.ts';
import { MatchTable } from '../../../source/match/match-table.ts';
import { OwnEngines } from '../../../source/match/own-engines.ts';
import { startPosition } from '../../../source/notation/start.ts';
import { GameStore } from '../../../source/records/store.ts';
import { SessionSettings } from '../../../source/settings/session-settings.ts';
import { openSettings } from '../../../source/settings/store.ts';
import { systemSchedule } from '../../../source/terminal/keys.ts';
import { openTerminal } from '../../../source/terminal/session.ts';
import { App } from '../../../source/ui/app.ts';
import { AppView } from '../../../source/ui/components/app-view.tsx';
import { PlayScreen } from '../../../source/ui/screens/play.ts';
import { Services } from '../../../source/ui/services.ts';

/* The same screen as komadai's, drawn by Ink itself: the yardstick of the screen bench. */

const home = process.env.KOMADAI_HOME ?? '';
const settings = new SessionSettings(openSettings(`${home}/config.json`), {});
const now = () => new Date();
const store = new GameStore({ folder: `${home}/games`, now });
const table = new MatchTable({ store, now, illegal: () => 'refuse' });
const services = new Services({
  settings,
  store,
  table,
  engines: new OwnEngines(Math.random),
  env: process.env,
  random: Math.random,
});
const variant = findVariant('shogi') ?? VARIANTS[0];
const names = { black: 'Guest', white: 'Guest' };
const match = table.start({ variant, start: startPosition(variant), names });
const terminal = openTerminal({ input: process.stdin, output: process.stdout });
const app = new App(new PlayScreen(services, match), {
  size: { columns: terminal.columns, rows: terminal.rows },
  repaint: () => {},
  suspend: () => {},
  schedule: systemSchedule,
});
terminal.onKey((event) => app.press(event));
render(<AppView app={app} services={services} setCursor={() => {}} />, {
  exitOnCtrlC: false,
  patchConsole: false,
  incrementalRendering: process.argv.includes('--incremental'),
});
app.subscribe(() => {
  if (!app.hasQuit) return;
  terminal.close();
  process.exit(0);
});
