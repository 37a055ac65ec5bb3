import { describe, expect } from 'vitest';
import type { HallRefusal } from '../../../../source/hall/hall-command.ts';
import { formatSfen } from '../../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../../source/rules/notation/start.ts';
import { shogi } from '../../../../source/rules/variants/shogi/rules.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { lobbyScreen } from '../../../../source/ui/screens/lobby/lobby.tsx';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { frameHeight, frameWidth, renderScreen } from '../../../helpers/frames.tsx';
import {
  AKI,
  BEN,
  BOTH_REGISTERED,
  begun,
  CROWD,
  challenged,
  GUEST,
  gameOf,
  registered,
} from '../../../helpers/hall-events.ts';
import { TERMS } from '../../../helpers/hall-terms.ts';
import { settled } from '../../../helpers/hall-town.ts';
import { manualTimers } from '../../../helpers/manual-timers.ts';
import { renewRankings } from '../../../helpers/renew-rankings.ts';
import { longTest, sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

const SIZES = [
  { columns: 120, rows: 40 },
  { columns: 80, rows: 24 },
  { columns: 40, rows: 16 },
] as const;

/** Somebody at a server where Aki and Ben have names; nobody knows `undefined`. */
function seated(person: typeof AKI | undefined, publicAddress = 'example.org:2222') {
  const house = new FakeHouse(...BOTH_REGISTERED);
  const visit = house.visit(person);
  const desk = new Desk({ visit, publicAddress });
  const { schedule } = manualTimers();
  const player = desk.sit(lobbyScreen(desk.services), { columns: 80, rows: 24 }, schedule);
  return { house, visit, desk, player };
}

function labels(player: Player): string[] {
  return player.on('form').fields.map(({ label }) => label.trim());
}

/** Changes a field of the form to the value that is shown so. */
function choose(player: Player, label: string, value: string): void {
  const form = player.on('form');
  const chosen = form.index;
  form.goTo(form.fields.findIndex((field) => field.label === label));
  const shown = () => form.field.kind === 'choice' && form.field.value;
  for (let step = 0; step < 20 && shown() !== value; step++) form.change(1, player.app);
  expect(shown()).toBe(value);
  form.goTo(chosen);
}

/** Goes to the last line of a form, which does what the form is for. */
async function start(player: Player): Promise<void> {
  player.press(...player.on('form').fields.map(() => 'down'), 'enter');
  await settled();
}

/** Whoever has played ten games is as sure as after months of them. */
async function makeSure({ sql }: FakeHouse): Promise<void> {
  await sql.ask('update rating set deviation = 100 where games >= 10');
  await renewRankings(sql);
}

const warning = (player: Player) =>
  player.screen.kind === 'form'
    ? player.on('form').warning?.(ENGLISH)
    : player.on('list').state.warning?.(ENGLISH);

describe('a challenge', () => {
  test('begins at Start with the last choice: Enter makes the same again', async () => {
    const { player, house } = seated(AKI);
    player.press('c');
    choose(player, 'Game', 'Shogi');
    choose(player, 'Handicap', 'two-piece');
    choose(player, 'Clock', '5:00');
    choose(player, 'You play', 'Black');
    choose(player, 'Watchers', 'no');
    choose(player, 'For', 'a name');
    player.press('home', 'down', 'Ben');
    await start(player);
    const [first] = house.asked;
    expect(first).toMatchObject({ to: { kind: 'name', name: 'Ben' }, timeControl: '300+0+0' });
    await house.command(BEN, { kind: 'decline', code: house.hall.challenges[0]?.code ?? '' });
    player.press('c', 'enter');
    await settled();
    expect(house.asked.at(-1)).toEqual(first);
    player.press('c');
    choose(player, 'Handicap', 'even');
    choose(player, 'Rated', 'no');
    choose(player, 'For', 'by invitation');
    await start(player);
    player.press('escape');
    await settled();
    player.press('c');
    choose(player, 'For', 'anyone');
    expect(player.on('form').fields.map((field) => field.kind === 'choice' && field.value)).toEqual(
      expect.arrayContaining(['anyone', 'Shogi', 'even', '5:00', 'Black', 'no']),
    );
  });

  test('Home goes to the first field, End to the last, which makes it', async () => {
    const { player, house } = seated(AKI);
    player.press('c', 'home');
    expect(player.on('form').index).toBe(0);
    player.press('end');
    expect(player.on('form').index).toBe(player.on('form').fields.length - 1);
    player.press('enter');
    await settled();
    expect(house.asked.map(({ kind }) => kind)).toEqual(['challenge']);
  });

  test('is sent as the form says, and the lobby comes back', async () => {
    const { player, house } = seated(AKI);
    player.press('c');
    choose(player, 'Game', 'Shogi');
    choose(player, 'Clock', '10:00, then 0:30 a move');
    choose(player, 'You play', 'White');
    choose(player, 'Watchers', 'no');
    choose(player, 'Rated', 'no');
    await start(player);
    expect(house.asked).toEqual([
      {
        kind: 'challenge',
        to: { kind: 'anyone' },
        side: 'white',
        hasWatchers: false,
        variant: 'shogi',
        sfen: formatSfen(shogi, startPosition(shogi)),
        timeControl: '600+30+0',
        isRated: false,
      },
    ]);
    expect(player.on('list').title).toBe('Lobby');
    expect(warning(player)).toMatch(/^Your challenge stands/);
  });

  test('of a person begins with their name', async () => {
    const { player, house } = seated(AKI);
    house.visit(BEN);
    player.press('end', 'enter');
    expect(labels(player).slice(0, 2)).toEqual(['For', 'the name']);
    await start(player);
    expect(house.hall.challenges[0]?.to).toEqual({ kind: 'person', person: BEN.id, name: 'Ben' });
  });

  test.each([
    ['a handicap', AKI, (player: Player) => choose(player, 'Handicap', 'two-piece')],
    ['an invitation', AKI, (player: Player) => choose(player, 'For', 'by invitation')],
    ['a guest', GUEST, () => {}],
  ])('cannot be rated: %s', async (_, person, change) => {
    const { player, house } = seated(person);
    player.press('c');
    choose(player, 'Game', 'Shogi');
    change(player);
    expect(labels(player)).not.toContain('Rated');
    await start(player);
    expect(house.hall.challenges[0]?.isRated).toBe(false);
  });

  test.each([
    ['10:00, then 0:30 a move', 'play'],
    ['10:00', 'list'],
  ])('that crosses one with 10:00, then 0:30, by %s leads to %s', async (clock, kind) => {
    const { player, house } = seated(AKI);
    house.visit(BEN);
    const to = { kind: 'person', person: AKI.id, name: 'Aki' } as const;
    house.happen(challenged('FFFFFF', { by: BEN, to }));
    player.press('end', 'enter');
    choose(player, 'Clock', clock);
    await start(player);
    await settled();
    expect(player.screen.kind).toBe(kind);
    if (kind !== 'list') return;
    expect(warning(player)).toBe(
      'Your challenge stands, on other terms. Ben challenges you: yari, 600+30.',
    );
  });

  test('is not rated without a clock, which the form says', async () => {
    const { player, house } = seated(AKI);
    player.press('c');
    const rated = () => player.on('form').fields.find(({ label }) => label === 'Rated');
    const value = () => {
      const field = rated();
      return field?.kind === 'choice' ? field.value : undefined;
    };
    choose(player, 'Clock', '10:00, then 0:30 a move');
    expect(value()).toBe('yes');
    choose(player, 'Clock', 'none');
    expect(value()).toBe('no: only with a clock');
    await start(player);
    expect(house.hall.challenges[0]).toMatchObject({ timeControl: '', isRated: false });
    const [item] = player.on('list').state.items;
    expect(item?.detail?.(76)).toContain('Not rated: there is no clock.');
  });

  test('that is refused stays in the form, with the reason', async () => {
    const { player } = seated(AKI);
    player.press('c');
    choose(player, 'For', 'a name');
    player.press('home', 'down', 'Nobody');
    await start(player);
    expect(warning(player)).toBe('Nobody has this name here.');
    expect(player.on('form').title).toBe('Challenge');
  });

  test('with a clock that cannot be read says how one is typed', async () => {
    const { player, house } = seated(AKI);
    player.press('c');
    choose(player, 'Clock', 'main+byoyomi+increment');
    const clock = labels(player).indexOf('in seconds');
    player.press('home', ...Array.from({ length: clock }, () => 'down'), 'x');
    await start(player);
    expect(warning(player)).toMatch(/is no clock/);
    expect(house.asked).toEqual([]);
  });
});

describe('an invitation', () => {
  async function inviting(address?: string) {
    const table = seated(AKI, address);
    table.player.press('c');
    choose(table.player, 'For', 'by invitation');
    await start(table.player);
    const [challenge] = table.house.hall.challenges;
    if (!challenge) throw new Error('no challenge');
    return { ...table, code: challenge.code };
  }

  sharedTest.each(
    shareOf([
      ['with a port', 'example.org:2222', (code: string) => `ssh -p 2222 ${code}@example.org`],
      ['with the common port', 'example.org:22', (code: string) => `ssh ${code}@example.org`],
      ['without a port', 'example.org', (code: string) => `ssh ${code}@example.org`],
      ['by a number', '[2001:db8::1]:2222', (code: string) => `ssh -p 2222 ${code}@2001:db8::1`],
    ]),
  )('shows the code and the line to send: %s', async (_, address, line) => {
    const { player, desk, code } = await inviting(address);
    for (const size of SIZES) {
      const frame = renderScreen(player.screen, desk.services, size);
      const text = frame.lines.join('\n');
      expect(text).toContain(line(code));
      expect(text).toContain([...code].join(' '));
      expect(frameWidth(frame)).toBeLessThanOrEqual(size.columns);
      expect(frameHeight(frame)).toBeLessThanOrEqual(size.rows);
    }
  });

  test('Esc takes it back', async () => {
    const { player, house } = await inviting();
    player.press('escape');
    await settled();
    expect(house.hall.challenges).toEqual([]);
    expect(player.on('list').title).toBe('Lobby');
  });

  test('the game opens when it is taken', async () => {
    const { player, house, code } = await inviting();
    house.happen(begun(code, { white: GUEST }));
    await settled();
    expect(player.on('play').prompt.news).toBe('You play Black against guest-1.');
  });

  test('one that lapses leads back to the lobby', async () => {
    const { player, house, code } = await inviting();
    house.happen({ kind: 'withdrawn', code, why: 'away' });
    expect(player.on('list').title).toBe('Lobby');
    expect(warning(player)).toBe('Your invitation no longer stands.');
  });
});

describe('the name', () => {
  test('is asked for before the lobby', async () => {
    const { player, house, visit, desk } = seated(undefined);
    expect(player.on('form').title).toBe('Welcome');
    const { lines } = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    expect(lines.at(-1)?.trim()).toBe('Enter choose  Esc back');
    player.press('Cem', 'enter');
    await settled();
    expect(player.on('list').title).toBe('Lobby');
    expect(visit.person).toEqual({ id: 'SHA256:new', name: 'Cem' });
    expect((await house.people.ofName('cem'))?.id).toBe('SHA256:new');
  });

  test.each([
    ['one that is none', 'a/b', /This cannot be a name. A name has 1 to 16 columns/],
    ['one that is taken', 'BEN', /^Somebody has this name/],
  ])('is refused with the rule: %s', async (_, name, text) => {
    const { player } = seated(undefined);
    player.press(name, 'enter');
    await settled();
    expect(warning(player)).toMatch(text);
  });

  test('a one-time code lets the key in as who has made it', async () => {
    const { player, house, visit } = seated(undefined);
    house.happen({
      kind: 'key-code-made',
      person: BEN.id,
      code: 'K7M2QX',
    });
    player.press('down', 'k7m2qx', 'enter');
    await settled();
    expect(visit.person).toEqual(BEN);
    expect(player.on('list').title).toBe('Lobby');
  });

  test('cannot be left but by leaving', () => {
    expect(seated(undefined).player.press('escape').app.hasQuit).toBe(true);
  });
});

describe('Me', () => {
  const RATED = [
    challenged('DDDDDD', { by: BEN }),
    begun('DDDDDD'),
    {
      kind: 'ended',
      code: 'DDDDDD',
      plies: 30,
      ending: { reason: 'resignation', winner: 'black' },
    } as const,
  ];

  function lines(player: Player): string[] {
    return player.on('list').state.items.map(({ text }) => {
      return (typeof text === 'string' ? text : text(76)).replace(/ {2,}/g, ' | ');
    });
  }

  test('shows ratings, keys and games', async () => {
    const { player, house } = seated(AKI);
    house.happen(...RATED);
    player.press('m');
    await settled();
    expect(player.on('list').title).toBe('Me: Aki');
    expect(lines(player)).toEqual([
      expect.stringMatching(/^rating \| Yari shogi \| 1662 ±290 \? \| 1 game$/),
      'key | SHA256:aki',
      'game | 2023.11.14 | Ben | yari | Black wins by resignation',
    ]);
    expect(player.on('list').viewProps.note).toBe(
      'All your games as a file: ssh -p 2222 example.org export all > komadai-games.psn',
    );
  });

  test('Enter on a game replays it', async () => {
    const { player, house } = seated(AKI);
    house.happen(...RATED);
    player.press('m');
    await settled();
    player.press('end', 'enter');
    await settled();
    expect(player.screen.kind).toBe('replay');
    player.press('escape');
    expect(player.on('list').title).toBe('Me: Aki');
  });

  test('k makes a one-time code and says what to do with it', async () => {
    const { player } = seated(AKI);
    player.press('m', 'k');
    await settled();
    expect(player.on('list').viewProps.note).toBe(
      'One-time code: CDE223. With the other key: ssh -p 2222 new@example.org, then type this code.',
    );
  });

  test('a key goes after a question; the last one stays', async () => {
    const { player, house } = seated(AKI);
    house.happen({ kind: 'key-added', person: AKI.id, key: 'SHA256:second' });
    player.press('m');
    await settled();
    player.press('down', 'down', 'enter');
    expect(player.on('list').state.question?.text).toBe('Remove the key SHA256:second?');
    player.press('y');
    await settled();
    expect((await house.people.ofKey(AKI.id))?.keys).toEqual([AKI.id]);
    expect(warning(player)).toBe('The key is removed.');
    player.press('up', 'enter');
    if (!player.on('list').state.question) player.press('home', 'down', 'enter');
    expect(player.on('list').state.question?.text).toContain('You came in with this key.');
    player.press('y');
    await settled();
    expect(warning(player)).toMatch(/^This is your only key/);
  });

  test('the ratings of all are sorted, and Enter challenges', async () => {
    const { player, house } = seated(AKI);
    house.happen(...CROWD.map(registered));
    for (const round of [1, 2]) {
      for (const one of CROWD) house.happen(...gameOf(`${one.name}-${round}`, one, AKI, 'white'));
      for (const one of CROWD.slice(0, 4)) {
        house.happen(...gameOf(`${one.name}-${round}-Ben`, BEN, one, 'black'));
      }
    }
    house.happen(...[1, 2].flatMap((round) => gameOf(`Aki-${round}`, BEN, AKI, 'white')));
    await makeSure(house);
    player.press('r');
    await settled();
    expect(lines(player).map((line) => line.replace(/^ \| /, ''))).toEqual([
      expect.stringMatching(/^1 \| Aki \| 1\d{3} ±\d+ \| 12 games$/),
      expect.stringMatching(/^2 \| Ben \| 1\d{3} ±\d+ \| 10 games$/),
      // P4 is less sure than P3.
      ...['P3', 'P4', 'P2', 'P1', 'P0'].map((name) => {
        return expect.stringMatching(new RegExp(`^${name} \\| 1\\d{3} ±\\d+ \\? \\| [24] games$`));
      }),
    ]);
    expect(player.on('list').viewProps.note).toMatch(/^You: 1\. +1\d{3} ±\d+ +12 games$/);
    player.press('right');
    await settled();
    expect(player.on('list').viewProps.emptyText).toBe('Nobody has a rating in this game yet.');
    player.press('left');
    await settled();
    player.press('down', 'enter');
    expect(player.on('form').title).toBe('Challenge');
  });

  test('whoever has a provisional rating reads it with the list', async () => {
    const { player, house } = seated(AKI);
    house.happen(...RATED);
    player.press('r');
    await settled();
    expect(lines(player)).toEqual([
      ' | Aki | 1662 ±290 ? | 1 game',
      ' | Ben | 1338 ±290 ? | 1 game',
    ]);
    expect(player.on('list').viewProps.note).toBe(
      'You: 1662 ±290 ? after 1 game. More games with more people lead into the list.',
    );
  });

  longTest("long lists have pages, and one's own place stands above the ratings", async () => {
    const { player, house } = seated(AKI);
    const others = Array.from({ length: 60 }, (_, at) => ({ id: `SHA256:${at}`, name: `p${at}` }));
    house.happen(...others.map(registered));
    // Each plays the next five twice, with one win, and beats Aki.
    for (const [at, one] of others.entries()) {
      for (let game = 0; game < 10; game++) {
        const other = others[(at + 1 + (game % 5)) % others.length] ?? one;
        house.happen(...gameOf(`${at}-${game}`, one, other, game < 5 ? 'black' : 'white'));
      }
      house.happen(...gameOf(`${at}-Aki`, one, AKI, 'black'));
    }
    await makeSure(house);
    const shown = async (...keys: readonly string[]) => {
      player.press(...keys);
      await settled();
      const { note, count } = player.on('list').viewProps;
      return [lines(player).length, count, note];
    };
    expect(await shown('r')).toEqual([50, 'Page 1 of 2.', expect.stringMatching(/^You: 61\. /)]);
    expect(lines(player)[49]).toContain(' | 50 | ');
    expect((await shown('p'))[1]).toBe('Page 1 of 2.');
    expect((await shown('n')).slice(0, 2)).toEqual([11, 'Page 2 of 2.']);
    expect(lines(player)[10]).toContain(' | 61 | Aki | ');
    expect((await shown('n'))[1]).toBe('Page 2 of 2.');
    expect((await shown('p'))[0]).toBe(50);
    player.press('escape');
    expect((await shown('m'))[0]).toBe(2 + 50);
    expect((await shown('n'))[0]).toBe(2 + 10);
    expect((await shown('n'))[0]).toBe(2 + 10);
    expect((await shown('p'))[0]).toBe(2 + 50);
  });
});

test.each<[code: HallRefusal['code'], text: RegExp]>([
  ['too-fast', /try again in 3 seconds/],
  ['not-saved', /NOT SAVED: the disk is full/],
])('a refusal is told with its data: %s', async (code, text) => {
  const { player, house } = seated(AKI);
  house.refusal = { code, waitMs: 2500, detail: 'ENOSPC' };
  player.press('c');
  await start(player);
  expect(warning(player)).toMatch(text);
});

describe('a quick game', () => {
  const rows = (player: Player) =>
    player
      .on('list')
      .state.items.map((item) => (typeof item.text === 'function' ? item.text(78) : item.text))
      .map((text) => text.trim().replaceAll(/ +/g, ' '));

  test('is offered with q; the lobby shows it, and d takes it back', async () => {
    const { player, house } = seated(AKI);
    player.press('q');
    await settled();
    expect(house.asked).toMatchObject([
      { kind: 'quick', variant: 'yari', timeControl: '600+30+0', side: 'lot', isRated: true },
    ]);
    expect(player.on('list').title).toBe('Lobby');
    expect(warning(player)).toBe(
      'You offer a game of yari, 600+30: it begins as soon as somebody takes it.',
    );
    expect(rows(player)).toEqual([
      'your offer to anyone yari 600+30 rated',
      'you Aki unrated lobby',
    ]);
    player.press('home', 'd', 'y');
    await settled();
    expect(rows(player)).toEqual(['you Aki unrated lobby']);
  });

  test('is as the last challenge to anyone, and not as one to a name', async () => {
    const { player, house } = seated(AKI);
    player.press('c');
    choose(player, 'Game', 'Shogi');
    choose(player, 'Clock', '5:00');
    await start(player);
    player.press('q');
    await settled();
    const [made, quick] = house.asked;
    expect(quick).toEqual({ ...made, kind: 'quick' });
  });

  test('begins with q where somebody offers the same', async () => {
    const { player, house } = seated(AKI);
    house.visit(BEN);
    await house.command(BEN, { kind: 'quick', to: { kind: 'anyone' }, side: 'lot', ...TERMS });
    player.press('q');
    await settled();
    await settled();
    expect(player.on('play').prompt.news).toMatch(/^You play (Black|White) against Ben\.$/);
  });
});
