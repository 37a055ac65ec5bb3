import { expect, test } from 'vitest';
import type { BoardActivity } from '../../source/activity/board-activity.ts';
import type { LearnActivity } from '../../source/activity/learn.ts';
import type { LineMode } from '../../source/plain/run-lines.ts';
import { formatHodges } from '../../source/rules/notation/hodges.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { formatSquare } from '../../source/rules/notation/square.ts';
import type { ActivityScreen } from '../../source/ui/prompt/activity-screen.tsx';
import type { PromptHost } from '../../source/ui/prompt/prompt.ts';
import { eventually } from '../helpers/eventually.ts';
import { renderScreen } from '../helpers/frames.tsx';
import type { Desk, Player } from '../ui/desk.ts';
import { ACTIVITIES, deskOf, type SeatedActivity } from './seats.ts';

/*
 * A visit to each activity, typed line by line in both faces: what the lines tell stands on the
 * screen, and both have the same position.
 */

type BoardScreen = ActivityScreen<unknown, BoardActivity<unknown>, PromptHost['kind']>;

/** What a line tells of a move: its number, its side, and the move. */
const MOVE = /^(\d+)\. (?:Black|White) (\S+)/;
/** What a line tells of the board that was turned. */
const BOTTOM = /^(\w+) is at the bottom\.$/;
/** A row of a board or of the pieces in hand; own words, which give way to what they bring about. */
const HIDDEN = /^You: |^(..)? ?[|+]|^ +\d|in hand/;
/** What only lines add: how they ask, how to go on, and the signs before refusals and ends. */
const ADDED =
  /^[?=] |^Task: | Press y or n\.$| (Say|Enter) .*$|(?<=over\.) .* work; "help" lists more\.$/g;

/** The columns from which on a sentence beside a board is wrapped. */
const LONG = 24;

/** A wide window, in which no sentence is cut. */
const WIDE = { columns: 300, rows: 60 };

class Visit {
  readonly #mode: LineMode;
  readonly #player: Player;
  readonly #desk: Desk;
  readonly #heard: string[] = [];

  constructor(mode: LineMode, player: Player, desk: Desk) {
    this.#mode = mode;
    this.#player = player;
    this.#desk = desk;
    mode.meet?.({ tell: (lines) => this.#heard.push(...lines), answers: true });
  }

  static async begin(name: string): Promise<Visit> {
    const activity = ACTIVITIES.find((one) => one.name === name) as SeatedActivity;
    const desk = deskOf();
    const mode = await activity.lines(desk, 'box');
    const visit = new Visit(mode, await activity.screen(desk), desk);
    await mode.heading();
    await visit.#settled();
    return visit;
  }

  /** The board on top of the screen. */
  get board(): BoardScreen {
    return this.#player.screen as unknown as BoardScreen;
  }

  /** Types a line in both faces; a question is answered with yes. */
  async say(line: string): Promise<void> {
    const told = await this.#told(line);
    this.#player.enter(line);
    await this.#settled();
    if (this.board.prompt?.question) {
      const isAsked = told.at(-1)?.endsWith(' Press y or n.');
      if (isAsked) told.splice(0, told.length, ...(await this.#told('y')));
      this.#player.press('y');
      await this.#settled();
    }
    this.#compare(line, told);
    const [sfen] = await this.#mode.answer('sfen');
    const { game } = this.board.activity;
    const { variant, position, ply } = game;
    expect([line, sfen]).toEqual([
      line,
      formatSfen(variant, { placement: position, moveNumber: ply + 1 }),
    ]);
  }

  async #told(line: string): Promise<string[]> {
    this.#heard.length = 0;
    const answer = await this.#mode.answer(line);
    await this.#settled();
    return [...answer, ...this.#heard];
  }

  /** Compares what was told with what the screen shows. */
  #compare(line: string, told: readonly string[]): void {
    const frame = renderScreen(this.#player.screen, this.#desk.services, WIDE);
    const shown = frame.lines.join(' ').replace(/\s+/g, ' ');
    const unseen = told.filter((one) => !this.#isSeen(one, shown));
    expect({ line, unseen }).toEqual({ line, unseen: [] });
    // What has no room in the status row has a page.
    if (this.#player.screen.kind === 'page') this.#player.press('escape');
    const isRefused = this.board.view.message?.tone === 'warning';
    expect([line, told[0]?.startsWith('? ') ?? false]).toEqual([line, isRefused]);
  }

  #isSeen(told: string, shown: string): boolean {
    const { moves = [], flipped } = this.board.view ?? {};
    const [, ply, move] = MOVE.exec(told) ?? [];
    if (ply !== undefined) return moves[Number(ply) - 1]?.text.startsWith(move ?? '') === true;
    const [, bottom] = BOTTOM.exec(told) ?? [];
    if (bottom !== undefined) return flipped === (bottom === 'White');
    const sentences = told.replace(ADDED, '').split(/\. |\.$/);
    return HIDDEN.test(told) || sentences.every((one) => isIn(shown, one.trim()));
  }

  /** Waits for what engines and others have to say. */
  async #settled(): Promise<void> {
    await eventually(() => {
      const { screen } = this.#player;
      if (screen.kind !== 'tsume') return;
      expect(screen.activity.tsume.finding).toBeDefined();
      expect(screen.activity.tsume.state).not.toBe('thinking');
      expect(screen.prompt.message?.text).not.toBe('Looking for the mate ..');
    });
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  }
}

/** Whether a sentence is in a text: as it stands, or word by word where it is wrapped beside a board. */
function isIn(shown: string, sentence: string): boolean {
  let from = 0;
  const words = sentence.length > LONG ? sentence.split(' ') : [sentence];
  return words.every((word) => {
    from = shown.indexOf(word, from) + word.length;
    return from >= word.length;
  });
}

const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  'a game': [
    ...[
      'P-7f',
      'P-3d',
      'P-3d',
      'undo',
      'redo',
      'note so far',
      'note',
      'nonsense',
      'status',
      'last',
    ],
    ...[
      'flip',
      'Bx2b+',
      'Sx2b',
      'draw',
      'hand',
      'resign',
      'P-2f',
      'undo',
      'impasse',
      'resign',
      'status',
    ],
    ...['rematch', 'P-2f', 'last'],
  ],
  problems: [
    'G*4b',
    'undo',
    'hint',
    'P-1a',
    'G*5b',
    'next',
    'L*1d',
    'undo',
    'previous',
    'solution',
  ],
  'a replay': [
    ...[
      'next',
      'next',
      'variation',
      'next',
      'back',
      'P-6f',
      'note a plan',
      'promote',
      'undo',
      'redo',
    ],
    ...['first', 'go 2', 'last', 'remove', 'status', 'next', 'go 99', 'mistake'],
  ],
  'a room': [
    'P-7f',
    'say 3c3d',
    'P-2f',
    'undo',
    'say draw',
    'decline',
    'status',
    'say 4c4d',
    'resign',
    'P-9f',
  ],
};

test.each(Object.entries(SCRIPTS))('%s', async (name, script) => {
  const visit = await Visit.begin(name);
  for (const line of script) await visit.say(line);
});

test('the first chapters of the course', async () => {
  const visit = await Visit.begin('course');
  const activity = () => visit.board.activity as unknown as LearnActivity;
  for (let tasks = 0; tasks < 8; tasks++) {
    while (!activity().isOver) {
      const { run, game } = activity();
      const hint = run.hint();
      if (hint.kind === 'none') throw new Error('the task asks for nothing on its board');
      await visit.say('hint');
      await visit.say(
        hint.kind === 'move' ? formatHodges(game.position, hint.move) : formatSquare(hint.square),
      );
    }
    await visit.say('next');
  }
});
