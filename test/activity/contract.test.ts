import { describe, expect, onTestFinished, test } from 'vitest';
import type { BoardActivity } from '../../source/activity/board-activity.ts';
import { WATCH_ROWS } from '../../source/activity/replay.ts';
import { ROOM_ROWS } from '../../source/activity/room.ts';
import { TSUME_ROWS } from '../../source/activity/tsume.ts';
import { REPLAY_WORD_HELP } from '../../source/text/replay.ts';
import { ROOM_WORD_HELP } from '../../source/text/room.ts';
import type { ActivityScreen } from '../../source/ui/prompt/activity-screen.ts';
import type { PromptHost } from '../../source/ui/prompt/prompt.ts';
import { eventually } from '../helpers/eventually.ts';
import { shareOf } from '../helpers/run-size.ts';
import type { Desk, Player } from '../ui/desk.ts';
import { ACTIVITIES, DEFENCE, deskOf, linesOf, type SeatedActivity } from './seats.ts';

/*
 * Each word of each activity, in each of its states: it is refused with its reason, or done, and
 * both faces tell it. What the board of a screen shows is not told there.
 */

/** What a screen shows anyway. */
const SHOWN = ['board', 'task'];
/** Typing takes a move back that is wrong, so that a screen no longer tells of it. */
const TAKEN_BACK = { states: ['failed', 'wrong'], words: ['changes', 'copy', 'last'] };
/** A screen goes there, or asks; a name that was given once is taken. */
const DIFFERENT = ['analyse', 'resign', 'menu', 'replay', 'learn', 'settings', 'save'];

interface Told {
  readonly isRefused: boolean;
  readonly text: string;
}

/** A refusal without the words that work: a screen has more of them. */
function bare(text: string): string {
  return text.replace(/; .* work\.$/, '');
}

/** What a line is told in the line mode. */
async function inLines(
  { lines }: SeatedActivity,
  desk: Desk,
  before: readonly string[],
  line: string,
): Promise<Told> {
  const mode = lines(desk);
  await mode.heading();
  for (const text of before) await mode.answer(text);
  const told = await mode.answer(line);
  const text = told.join('\n') || (mode.hasQuit ? 'has quit' : '');
  return { isRefused: text.startsWith('? '), text };
}

/** What a line is told on the screen. */
async function onScreen(
  { screen }: SeatedActivity,
  desk: Desk,
  before: readonly string[],
  line: string,
): Promise<Told> {
  const player = screen(desk);
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
  return {
    screen,
    subject: screen.activity.subject,
    flipped: screen.view.flipped,
    isOver: screen.isOver,
  };
}

/** Waits for what an engine has to say. */
async function settled(player: Player): Promise<void> {
  await eventually(() => {
    const { screen } = player;
    if (screen.kind !== 'tsume') return;
    expect(screen.activity.tsume.finding).toBeDefined();
    expect(screen.activity.tsume.state).not.toBe('thinking');
    expect(screen.prompt.message?.text).not.toBe('Looking for the mate ..');
  });
  await new Promise(setImmediate);
}

test.each([
  ...ACTIVITIES,
  { name: 'a room', rows: ROOM_ROWS, help: { ...ROOM_WORD_HELP, hint: 'engines stay out' } },
  { name: 'a replay', rows: WATCH_ROWS, help: REPLAY_WORD_HELP },
])('each word stands once, and has a help: $name', ({ rows, help }) => {
  const names = rows.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
  expect(Object.keys(help).sort()).toEqual([...names].sort());
});

describe.each(ACTIVITIES)('$name', (activity) => {
  const { rows, states } = activity;

  test.each(shareOf(Object.entries(states), 4))(
    'both faces tell each word: %s',
    async (state, before) => {
      const desk = deskOf();
      for (const row of rows) {
        for (const line of linesOf(row)) {
          const lines = await inLines(activity, desk, before, line);
          const screen = await onScreen(activity, desk, before, line);
          const told = { line, lines, screen };
          expect([told, lines.text !== '']).toEqual([told, true]);
          expect([told, screen.text !== '']).toEqual([told, !SHOWN.includes(row.name)]);
          if (row.face !== undefined || DIFFERENT.includes(row.name)) continue;
          if (TAKEN_BACK.states.includes(state) && TAKEN_BACK.words.includes(row.name)) continue;
          expect([told, screen.isRefused]).toEqual([told, lines.isRefused]);
          if (lines.isRefused) expect(bare(screen.text)).toBe(bare(lines.text.slice('? '.length)));
        }
      }
    },
  );
});

test.each(shareOf(TSUME_ROWS.flatMap(linesOf)))(
  'while the defence thinks the screen tells %s',
  async (line) => {
    const [problems] = ACTIVITIES;
    if (!problems) throw new Error('no problems');
    const player = problems.screen(deskOf());
    await settled(player);
    DEFENCE.holds = true;
    onTestFinished(() => {
      DEFENCE.holds = false;
    });
    player.enter('G*4b');
    expect(player.on('tsume').activity.tsume.state).toBe('thinking');
    const { text } = await enter(player, line, () => {});
    expect(text !== '').toBe(line !== 'board');
  },
);
