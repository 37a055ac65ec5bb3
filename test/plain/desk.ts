import { join } from 'node:path';
import type { EngineRoom } from '../../source/match/engine-room.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import { readSfen } from '../../source/notation/sfen.ts';
import { findHandicap, startPosition } from '../../source/notation/start.ts';
import { PlainPlay } from '../../source/plain/play.ts';
import { GameStore } from '../../source/records/store.ts';
import { parseTypedTimeControl } from '../../source/records/time-control.ts';
import { SessionSettings, type SettingOverrides } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import type { Charset } from '../../source/text/charset.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';

export interface DeskOptions {
  readonly sfen?: string;
  readonly handicap?: string;
  readonly settings?: SettingOverrides;
  readonly charset?: Charset;
  readonly black?: string;
  readonly white?: string;
  readonly engines?: EngineRoom;
  /** As it is typed: `600+30`. */
  readonly clock?: string;
}

/** A game, of A against B by default, in the line mode, kept in a folder of the running test. */
export class PlainDesk {
  readonly folder = temporaryFolder();
  readonly gamesFolder = join(this.folder, 'games');
  readonly mode: PlainPlay;
  readonly table: MatchTable;
  readonly timers = manualTimers();
  /** What was told without a question. */
  readonly told: string[] = [];

  constructor(id: string, options: DeskOptions = {}) {
    const { sfen, handicap, settings = {}, charset = 'frame', black = 'A', white = 'B' } = options;
    const engines = options.engines ?? stubEngineRoom();
    const variant = variantOf(id);
    const named = handicap ? findHandicap(variant, handicap) : undefined;
    const start = sfen ? readSfen(variant, sfen) : startPosition(variant, named);
    const session = new SessionSettings(openSettings(join(this.folder, 'config.json')), settings);
    const now = () => new Date(2026, 10, 20, 19, 30);
    const store = new GameStore({ folder: this.gamesFolder, now });
    const { nowMs, schedule } = this.timers;
    const table = new MatchTable({ store, now, nowMs, illegal: () => session.all.illegal });
    this.table = table;
    const control = options.clock === undefined ? undefined : parseTypedTimeControl(options.clock);
    const match = table.start({
      variant,
      start,
      names: { black, white },
      clock: control?.ok ? control.value : undefined,
    });
    this.mode = new PlainPlay({ match, table, engines, settings: session, charset, schedule });
    this.mode.onOwnAccord((lines) => this.told.push(...lines));
  }

  /** What lines are answered, line by line: each answer joined by ` | `. */
  async say(...lines: string[]): Promise<string[]> {
    const answers: string[] = [];
    for (const line of lines) answers.push((await this.mode.answer(line)).join(' | '));
    return answers;
  }

  /** What the last of some lines is answered. */
  async last(...lines: string[]): Promise<string> {
    return (await this.say(...lines)).at(-1) ?? '';
  }
}
