import { render } from 'ink';
import { MatchTable } from '../../../source/match/match-table.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import { GameStore } from '../../../source/records/store/store.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../source/rules/variants/index.ts';
import { SessionSettings } from '../../../source/settings/session-settings.ts';
import { openSettings } from '../../../source/settings/store.ts';
import type { KeyEvent } from '../../../source/terminal/key-event.ts';
import { systemSchedule } from '../../../source/terminal/keys.ts';
import { openTerminal } from '../../../source/terminal/session.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { App } from '../../../source/ui/app/app.ts';
import { AppView } from '../../../source/ui/app/app-view.tsx';
import { Services } from '../../../source/ui/app/services.ts';
import type { MouseBox } from '../../../source/ui/ink/mouse-box.ts';
import { WindowContext } from '../../../source/ui/ink/window.ts';
import { playScreen } from '../../../source/ui/screens/play/play.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { ownProblems } from '../../helpers/own-problems.ts';

/* The same screen as komadai's, drawn by Ink itself: the yardstick of the screen bench. */

const home = process.env.KOMADAI_HOME ?? '';
const settings = new SessionSettings(openSettings(`${home}/config.json`), {});
const now = () => new Date();
const store = new GameStore({ folder: `${home}/games`, now });
const table = new MatchTable({ store, now, illegal: () => 'refuse' });
const services = new Services({
  texts: ENGLISH,
  settings,
  store,
  table,
  engines: new OwnEngines(Math.random),
  problems: ownProblems(home),
  env: process.env,
  random: Math.random,
});
const variant = findVariant('shogi') ?? VARIANTS[0];
const guest = { kind: 'person', name: 'Guest' } as const;
const players = { black: guest, white: guest };
const match = table.start({ variant, start: startPosition(variant), players });
const terminal = openTerminal({ input: process.stdin, output: process.stdout });
const size = { columns: terminal.columns, rows: terminal.rows };
const host = {
  texts: ENGLISH,
  size,
  repaint: () => {},
  suspend: () => {},
  schedule: systemSchedule,
};
const app = new App(playScreen(services, match), host, ROUTES);
const window = {
  ...size,
  setCursor: () => {},
  setPictures: () => {},
  onKey: (listener: (event: KeyEvent) => void) => terminal.on('key', listener),
  addLiveText: () => () => {},
  boxes: new Set<MouseBox>(),
};
render(
  <WindowContext value={window}>
    <AppView app={app} services={services} />
  </WindowContext>,
  {
    exitOnCtrlC: false,
    patchConsole: false,
    incrementalRendering: process.argv.includes('--incremental'),
  },
);
app.subscribe(() => {
  if (!app.hasQuit) return;
  terminal.close();
  process.exit(0);
});
