import { describe, expect } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { AKI, BEN, gameOfTwo, NOBODY, openService } from './service.ts';

const ENDED = {
  kind: 'ended',
  code: 'K7M2QX',
  plies: 20,
  ending: { reason: 'resignation', winner: 'black' },
} as const;

/** A house with Aki in it, three times. */
async function withThree() {
  const service = openService();
  service.house.happen(
    { kind: 'registered', person: 'SHA256:aki', name: 'Aki' },
    { kind: 'registered', person: 'SHA256:ben', name: 'Ben' },
  );
  const sessions = [];
  for (let count = 0; count < 3; count++) {
    const session = service.come(AKI);
    await eventually(() => expect(session.output.text).toContain('You are Aki'));
    sessions.push(session);
  }
  return { ...service, sessions };
}

describe('a fourth session of a person', () => {
  test.each([
    ['in lines', 'y\nwho\n', {}],
    ['in lines, with a whole word', 'Yes\nwho\n', {}],
    ['at a terminal', 'xywho\n', { isTTY: true }],
  ])('takes the place of the oldest one, %s', async (_, typed, tty) => {
    const { come, house, sessions } = await withThree();
    const fourth = come(AKI);
    Object.assign(fourth.input, tty);
    await eventually(() => expect(fourth.errors.text).toContain('y takes it, n leaves.'));
    expect(house.here).toHaveLength(3);
    fourth.input.write(typed);
    expect(await sessions[0]?.status).toBe(0);
    expect(sessions[0]?.errors.text).toContain('has this place now');
    await eventually(() => expect(fourth.output.text).toMatch(/You are Aki[\s\S]*\n {3}name /));
    expect(fourth.output.text).not.toContain('? ');
    expect(house.here.map(({ session }) => session)).toEqual([
      'session 2',
      'session 3',
      'session 4',
    ]);
    fourth.input.end('quit\n');
    expect(await fourth.status).toBe(0);
  });

  sharedTest.each(
    shareOf([
      ['n', 'n\n', {}],
      ['anything else', 'perhaps yes\n', {}],
      ['nothing', '', {}],
      ['Ctrl-C', '\x03', { isTTY: true }],
    ]),
  )('leaves with %s', async (_, typed, tty) => {
    const { come, house, events } = await withThree();
    const fourth = come(AKI);
    Object.assign(fourth.input, tty);
    fourth.input.end(typed);
    expect(await fourth.status).toBe(1);
    expect(fourth.errors.text).toContain('You are here three times already. End one');
    expect(fourth.output.text).toBe('');
    expect(house.here).toHaveLength(3);
    expect(events).toEqual([
      { kind: 'turned-away', address: '::1', key: 'SHA256:aki', detail: 'enough' },
    ]);
  });

  test('has a minute to answer', async () => {
    const { come, house } = await withThree();
    const fourth = come(AKI);
    await eventually(() => expect(fourth.errors.text).toContain('y takes it'));
    house.time.advance(60_000);
    expect(await fourth.status).toBe(1);
  });

  test('is for words as well, and not for other people', async () => {
    const { run, come } = await withThree();
    const words = come(AKI, 'who');
    words.input.end();
    expect(await words.status).toBe(1);
    expect((await run(BEN, 'who')).status).toBe(0);
  });
});

test('the last places are for people who have finished a game', async () => {
  const { come, run, house } = await withThree();
  house.happen({ kind: 'registered', person: 'SHA256:cho', name: 'Cho' }, ...gameOfTwo(), ENDED);
  for (let count = 0; count < 15; count++) {
    come(NOBODY, undefined, { address: `192.0.2.${count}` });
  }
  await eventually(() => expect(house.here).toHaveLength(18));
  for (const key of ['SHA256:new', 'SHA256:cho']) {
    const { stderr } = await run(key, 'who');
    expect(stderr).toContain('for players who have finished a game here');
  }
  expect((await run(BEN, 'who')).status).toBe(0);
});

describe('a session in which nothing happens', () => {
  const MINUTE = 60_000;

  /** A session that last heard something some minutes ago. */
  async function openIdle() {
    const service = openService();
    const { house } = service;
    house.happen({ kind: 'registered', person: 'SHA256:aki', name: 'Aki' });
    let heardMs = house.time.nowMs();
    const session = service.come(AKI, undefined, { idleMs: () => house.time.nowMs() - heardMs });
    await eventually(() => expect(session.output.text).toContain('You are Aki'));
    return {
      ...session,
      house,
      pass: (minutes: number) => house.time.advance(minutes * MINUTE),
      press: () => {
        heardMs = house.time.nowMs();
      },
    };
  }
  const WARNING = 'In five minutes this session ends: any key keeps it.';

  test('is warned, and ends', async () => {
    const { output, errors, status, pass } = await openIdle();
    pass(54);
    expect(output.text).not.toContain(WARNING);
    pass(1);
    expect(output.text).toContain(WARNING);
    pass(5);
    expect(await status).toBe(0);
    expect(errors.text).toContain('Nothing has happened here for an hour');
  });

  test('goes on after any key, and is warned again', async () => {
    const { input, output, status, pass, press } = await openIdle();
    pass(57);
    press();
    pass(5);
    pass(48);
    expect(output.text.split(WARNING)).toHaveLength(2);
    pass(2);
    expect(output.text.split(WARNING)).toHaveLength(3);
    input.end('quit\n');
    expect(await status).toBe(0);
  });

  test('goes on as long as there is a game of theirs', async () => {
    const { house, input, output, status, pass } = await openIdle();
    house.happen({ kind: 'registered', person: 'SHA256:ben', name: 'Ben' }, ...gameOfTwo());
    await eventually(() => expect(house.here[0]?.game).toBe('game-K7M2QX'));
    pass(120);
    expect(output.text).not.toContain(WARNING);
    input.write('lobby\n');
    await eventually(() => expect(house.here[0]?.game).toBeUndefined());
    pass(61);
    expect(output.text).toContain(WARNING);
    input.end('quit\n');
    expect(await status).toBe(0);
  });
});
