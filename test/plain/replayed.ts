import { join } from 'node:path';
import { ReplayActivity, type ReplayOptions } from '../../source/activity/replay.ts';
import type { Engine } from '../../source/engine/engine.ts';
import type { MateFinder } from '../../source/match/participants/engine-room.ts';
import { replayLines } from '../../source/plain/replay.ts';
import { parsePsn } from '../../source/records/formats/psn/psn-read.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { SessionSettings, type SettingOverrides } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { mateHere } from '../helpers/mate-here.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { AnalystStub } from '../match/analyst-stub.ts';

interface Replayed extends Partial<ReplayOptions> {
  readonly engine?: Engine;
  readonly findMate?: MateFinder | undefined;
  readonly overrides?: SettingOverrides;
}

/** A replay in the line mode; its games lie in a folder of the running test. */
export function replayed(psn: string, { engine, overrides = {}, ...more }: Replayed = {}) {
  const { record } = itemAt(parsePsn(Buffer.from(psn)), 0);
  if (!record) throw new Error('the record cannot be read');
  const folder = temporaryFolder();
  const settings = new SessionSettings(openSettings(join(folder, 'config.json')), {
    labels: 'letters',
    ...overrides,
  });
  const now = () => new Date(2026, 10, 20, 19, 30);
  const store = new GameStore({ folder: join(folder, 'games'), now });
  const { findMate, ...options } = { findMate: mateHere, ...more };
  const engines = { analyst: () => engine ?? new AnalystStub(), ...(findMate && { findMate }) };
  const activity = new ReplayActivity({ settings, record, engines, store, ...options });
  const mode = replayLines(activity, { tongue: { texts: ENGLISH }, charset: 'ascii' });
  mode.meet({ answers: true });
  /** What lines are answered, line by line: each answer joined by ` | `. */
  const say = async (...lines: string[]) => {
    const answers: string[] = [];
    for (const line of lines) answers.push((await mode.answer(line)).join(' | '));
    return answers;
  };
  return { activity, mode, say, games: join(folder, 'games') };
}
