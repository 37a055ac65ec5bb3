import { expect, onTestFinished } from 'vitest';
import type { BoardActivity } from '../../source/activity/board-activity.ts';
import { RoomActivity } from '../../source/activity/room.ts';
import { TSUME_ROWS } from '../../source/activity/tsume.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { roomTexts } from '../../source/text/room.ts';
import type { ActivityScreen } from '../../source/ui/prompt/activity-screen.tsx';
import type { PromptHost } from '../../source/ui/prompt/prompt.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { eventually } from '../helpers/eventually.ts';
import { isLong, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import type { Desk, Player } from '../ui/desk.ts';
import { ACTIVITIES, DEFENCE, deskOf, linesOf, rowsOf, type SeatedActivity } from './seats.ts';

/*
 * Each word of each activity, in each of its states: it is refused with its reason, or done, and
 * both faces tell it. What the board of a screen shows is not told there.
 */

/** Typing takes a move back that is wrong, so that a screen no longer tells of it. */
const TAKEN_BACK = { states: ['failed', 'wrong'], words: ['changes', 'copy', 'last'] };
/** A screen goes there, or asks; a name that was given once is taken. */
const DIFFERENT = [
  ...[
    'analyse',
    'mistake',
    'mistake back',
    'mistakes',
    'explore',
    'resign',
    'quit',
    'menu',
    'replay',
    'learn',
    'settings',
    'save',
    'export',
  ],
];

/** A watcher of a game may look for what its players may not. */
const WATCHED = ['mate'];

interface Told {
  readonly isRefused: boolean;
  readonly text: string;
}

/** A refusal without the words that work, of which a screen has more, and without how to say yes. */
function bare(text: string): string {
  return text.replace(/(?<=over\.) .* work; "help" lists more\.$| Press y or n\.$/, '');
}

/** What a line is told in the line mode. */
async function inLines(
  { lines }: SeatedActivity,
  desk: Desk,
  before: readonly string[],
  line: string,
): Promise<Told> {
  const mode = await lines(desk);
  const heard: string[] = [];
  mode.meet?.({ tell: (lines) => heard.push(...lines), answers: true });
  await mode.heading();
  for (const text of [...before, line]) {
    heard.length = 0;
    heard.unshift(...(await mode.answer(text)));
    await new Promise(setImmediate);
  }
  const text = heard.join('\n') || (mode.hasQuit ? 'has quit' : '');
  return { isRefused: /^\? | Press y or n\.$/.test(text), text };
}

/** What a line is told on the screen. */
async function onScreen(
  { screen }: SeatedActivity,
  desk: Desk,
  before: readonly string[],
  line: string,
): Promise<Told> {
  const player = await screen(desk);
  await settled(player);
  for (const text of before) {
    player.enter(text);
    await settled(player);
  }
  return enter(player, line, () => settled(player));
}

/** Types a line on a screen. @returns what it is told, in words of the test where the board shows it */
async function enter(player: Player, line: string, settle: () => unknown): Promise<Told> {
  const board = stateOf(player);
  player.enter(line);
  await settle();
  const { app } = player;
  if (app.hasQuit) return { isRefused: false, text: 'has quit' };
  if (app.screen !== board.screen) return { isRefused: false, text: `on ${app.screen.kind}` };
  const { message, question } = board.screen.prompt;
  if (question) return { isRefused: true, text: question.text };
  const isRefused = message?.tone === 'warning';
  if (message) return { isRefused, text: [message.text, message.more].join(' ').trim() };
  const { screen: _, ...after } = stateOf(player);
  const { screen: __, ...first } = board;
  const isChanged = Object.values(first).some((value, at) => value !== Object.values(after)[at]);
  return { isRefused: false, text: isChanged ? 'shown' : '' };
}

/** What the board shows. */
function stateOf(player: Player) {
  const screen = player.screen as unknown as ActivityScreen<
    unknown,
    BoardActivity<unknown>,
    PromptHost['kind']
  >;
  const { activity } = screen;
  return {
    screen,
    subject: activity.subject,
    flipped: screen.view.flipped,
    moves: `${activity.game.ply} of ${activity.moves.map(({ text }) => text).join(' ')}`,
    offers:
      activity instanceof RoomActivity ? roomTexts(ENGLISH, activity.stay.seat).join(' ') : '',
    isOver: screen.isOver,
    typed: screen.typedText,
  };
}

/** Waits for what an engine has to say, or another process. */
async function settled(player: Player): Promise<void> {
  await eventually(() => {
    const { screen } = player;
    if (screen.kind === 'mistakes') expect(screen.activity.task.state).not.toBe('thinking');
    if (screen.kind === 'replay')
      expect(screen.prompt.message?.text ?? '').not.toMatch(/^(Asking|Looking) /);
    if (screen.kind !== 'tsume') return;
    expect(screen.activity.tsume.finding).toBeDefined();
    expect(screen.activity.tsume.state).not.toBe('thinking');
    expect(screen.prompt.message?.text).not.toBe('Looking for the mate ..');
  });
  await new Promise(setImmediate);
}

test.each(ACTIVITIES)('each word stands once: $name', ({ rows, ofScreen }) => {
  for (const some of [rows, ofScreen?.rows ?? []]) {
    const names = some.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
  }
});

/** The states that are tried now: where few words are tried in the short run, also its own in the long one. */
function statesOf({ states, few }: SeatedActivity) {
  const all = Object.entries(states);
  const own = few && isLong ? all : shareOf(all, 14);
  return isLong ? partOfDay(own, 6) : own;
}

/** Activities in their states: of each one state, and in the long run the others. */
const CASES = ACTIVITIES.flatMap((activity) =>
  statesOf(activity).map(([state, before]) => {
    return { activity, state, before, name: activity.name };
  }),
);

sharedTest.each(CASES)('both faces tell each word: $name, $state', async (one) => {
  const { activity, state, before } = one;
  const { shown, rows, ofScreen = { rows } } = activity;
  const isShared = (name: string) =>
    [rows, ofScreen.rows].every((some) => some.some((row) => row.name === name));
  const desk = deskOf();
  const { few } = activity;
  // In the short run a third of the words.
  const tried = rowsOf(activity).filter(
    ({ name }, at) => isLong || (few ? few.includes(name) : at % 3 === 0),
  );
  for (const { row, line } of tried.flatMap((row) => linesOf(row).map((line) => ({ row, line })))) {
    const lines = await inLines(activity, desk, before, line);
    const screen = await onScreen(activity, desk, before, line);
    const told = { line, lines, screen };
    expect([told, lines.text !== '']).toEqual([told, true]);
    if (!shown.includes(row.name)) expect([told, screen.text !== '']).toEqual([told, true]);
    // Each face may have the word in a table of its own.
    const face = ofScreen.rows.find(({ name }) => name === row.name)?.face && row.face;
    const other = face === 'lines' ? screen : lines;
    if (face) expect([told, other.isRefused]).toEqual([told, true]);
    const isOther = face !== undefined || DIFFERENT.includes(row.name);
    if (isOther || !isShared(row.name)) continue;
    if (activity.ofScreen && WATCHED.includes(row.name)) continue;
    if (TAKEN_BACK.states.includes(state) && TAKEN_BACK.words.includes(row.name)) continue;
    expect([told, screen.isRefused]).toEqual([told, lines.isRefused]);
    if (!lines.isRefused || activity.ofScreen) continue;
    expect(bare(screen.text)).toBe(bare(lines.text.replace(/^\? /, '')));
  }
});

sharedTest.each(shareOf(TSUME_ROWS.flatMap(linesOf)))(
  'while the defence thinks the screen tells %s',
  async (line) => {
    const [problems] = ACTIVITIES;
    if (!problems) throw new Error('no problems');
    const player = await problems.screen(deskOf());
    await settled(player);
    DEFENCE.holds = true;
    onTestFinished(() => {
      DEFENCE.holds = false;
    });
    player.enter('G*4b');
    expect(player.on('tsume').activity.tsume.state).toBe('thinking');
    // What is copied in another format is made first, and the heap of mistakes is read.
    const isMade = () => expect(stateOf(player).screen.prompt.message).toBeDefined();
    const isLate = ['copy kif', 'again'].includes(line);
    const { text } = await enter(player, line, () => isLate && eventually(isMade));
    expect(text !== '').toBe(line !== 'board');
  },
);
