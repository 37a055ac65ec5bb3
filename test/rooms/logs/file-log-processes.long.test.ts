import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import { buildChild } from '../../helpers/built-child.ts';
import { eventually } from '../../helpers/eventually.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { LogProgram } from './log-program.ts';
import { GAME, newLog, openLog } from './open-log.ts';
import { saidEvent, saidEvents } from './said-event.ts';

describe('other processes', () => {
  let child: Awaited<ReturnType<typeof buildChild>>;

  beforeAll(async () => {
    child = await buildChild('test/rooms/logs/log-child.ts');
  });
  afterAll(() => child.remove());

  /** What is left of a game: without a gap, and each append whole. */
  async function eventsLeft(folder: string): Promise<readonly RoomEvent[]> {
    const events = await newLog(folder).log.read(GAME, 0);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const last = events.at(-1);
    const [, index, count] = /^(\d) of (\d)$/.exec(last?.kind === 'said' ? last.text : '') ?? [];
    expect(index).toBe(count);
    return events;
  }

  test.each([1, 40, 150])(
    'all that a killed one has acknowledged is there: from event %d on',
    async (count) => {
      const folder = temporaryFolder();
      const program = new LogProgram(child.path, [folder, GAME, 'normal']);
      await program.hasAdded(count);
      program.send('SIGKILL');
      await program.end();
      expect((await eventsLeft(folder)).length).toBeGreaterThanOrEqual(program.lastAdded);
      const { log } = await openLog(folder);
      const { length } = await eventsLeft(folder);
      expect(await log.append(GAME, [saidEvent(length + 1)])).toBe(true);
    },
  );

  test('one that finds no room left has added what it has acknowledged, and no more', async () => {
    const folder = temporaryFolder();
    const program = new LogProgram(child.path, [folder, GAME, 'normal'], 'ulimit -f 8');
    await program.end();
    expect(program.lines.at(-1)).toBe('failed EFBIG');
    expect(await eventsLeft(folder)).toHaveLength(program.lastAdded);
    expect(readFileSync(join(folder, `${GAME}.psn.events`), 'utf8')).toMatch(/\n$/);
    const { log } = await openLog(folder);
    expect(await log.append(GAME, [saidEvent(program.lastAdded + 1)])).toBe(true);
  });

  test.each([
    ['stood still', 90, true],
    ['went on', 20, false],
  ])(
    'one that %s while another took its game adds nothing then: from event %d on',
    async (_, count, stands) => {
      const folder = temporaryFolder();
      const program = new LogProgram(child.path, [folder, GAME, 'normal']);
      await program.hasAdded(count);
      if (stands) program.send('SIGSTOP');
      const { log, events } = newLog(folder);
      expect((await log.open(GAME, 'take-over')).ok).toBe(true);
      const taken = await eventsLeft(folder);
      const own = saidEvent(taken.length + 1);
      expect(await log.append(GAME, [own])).toBe(true);
      if (stands) program.send('SIGCONT');
      await program.end();
      expect(program.lines).toContain('lost');
      expect(program.lines.at(-1)).toBe('failed open-elsewhere');
      expect(program.lastAdded).toBeLessThanOrEqual(taken.length);
      expect(await log.read(GAME, 0)).toEqual([...taken, own]);
      await log.close(GAME, false);
      expect(readFileSync(events, 'utf8').split('\n')).toHaveLength(taken.length + 2);
    },
  );

  test('one that takes a game over goes on where its owner stopped', async () => {
    const { log, told, folder } = await openLog();
    await log.append(GAME, saidEvents(1, 3));
    const program = new LogProgram(child.path, [folder, GAME, 'take-over']);
    await eventually(() => expect(told).toContain(`asked ${GAME}`));
    await log.append(GAME, [saidEvent(4)]);
    await log.close(GAME, false);
    await program.hasSaid('open 4');
    await program.hasAdded(20);
    const refused = new LogProgram(child.path, [folder, GAME, 'normal']);
    await refused.end();
    expect(refused.lines).toEqual(['refused']);
  });

  test('what a torn line of a killed one began, another does not go on', async () => {
    const folder = temporaryFolder();
    const program = new LogProgram(child.path, [folder, GAME, 'normal']);
    await program.hasAdded(10);
    program.send('SIGKILL');
    await program.end();
    const { length } = await eventsLeft(folder);
    appendFileSync(join(folder, `${GAME}.psn.events`), `{"seq":${length + 1},"at":17`);
    const next = new LogProgram(child.path, [folder, GAME, 'normal']);
    await next.hasSaid(`open ${length}`);
    await next.hasAdded(length + 10);
    next.send('SIGKILL');
    await next.end();
    expect((await eventsLeft(folder)).length).toBeGreaterThanOrEqual(next.lastAdded);
  });
});
