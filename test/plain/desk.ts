import { join } from 'node:path';
import { MatchTable } from '../../source/match/match-table.ts';
import type { EngineRoom } from '../../source/match/participants/engine-room.ts';
import { playerOfName } from '../../source/match/participants/side.ts';
import { matchLines } from '../../source/plain/play.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { parseTypedTimeControl } from '../../source/records/tree/time-control.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../../source/rules/notation/start.ts';
import { SessionSettings, type SettingOverrides } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import type { Charset } from '../../source/text/charset.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Texts } from '../../source/text/texts.ts';
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
  /** Whether somebody answers, as at a terminal. Default: no, as in a pipe. */
  readonly answers?: boolean;
  /** Default: English. */
  readonly texts?: Texts;
}

/** A game, of A against B by default, in the line mode, kept in a folder of the running test. */
export class PlainDesk {
  readonly folder = temporaryFolder();
  readonly gamesFolder = join(this.folder, 'games');
  readonly mode: ReturnType<typeof matchLines>;
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
    const illegal = () => session.all.illegal;
    const table = new MatchTable({ store, now, nowMs, schedule, illegal });
    this.table = table;
    const control = options.clock === undefined ? undefined : parseTypedTimeControl(options.clock);
    const match = table.start({
      variant,
      start,
      players: { black: playerOfName(black), white: playerOfName(white) },
      clock: control?.ok ? control.value : undefined,
    });
    this.mode = matchLines({
      tongue: { texts: options.texts ?? ENGLISH },
      match,
      table,
      engines,
      store,
      settings: session,
      charset,
    });
    const { answers } = options;
    this.mode.meet({ tell: (lines) => this.told.push(...lines), ...(answers && { answers }) });
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
