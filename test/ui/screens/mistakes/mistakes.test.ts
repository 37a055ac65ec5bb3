import { expect, test } from 'vitest';
import { mistakesScreen } from '../../../../source/ui/screens/mistakes/mistakes.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { frameHeight, frameWidth, picture, renderScreen } from '../../../helpers/frames.tsx';
import { MISSED_MATE, OPENING, ownMistakes } from '../../../helpers/own-mistakes.ts';
import { Desk } from '../../desk.ts';

/** Somebody before two mistakes. */
function sit(mistakes = [OPENING, MISSED_MATE]) {
  const desk = new Desk();
  const { session } = ownMistakes({ mistakes });
  const player = desk.sit(mistakesScreen(desk.services, session));
  const screen = () => player.on('mistakes');
  return {
    desk,
    player,
    screen,
    session,
    /** Types a line and waits until it is judged. */
    async enter(line: string) {
      player.enter(line);
      await eventually(() => expect(screen().activity.task.state).not.toBe('thinking'));
      const { text, more = '' } = screen().prompt.message ?? { text: '' };
      return `${text} ${more}`.trim();
    },
  };
}

test.each([
  [80, 24],
  [46, 16],
  [30, 12],
])('in %ix%i: what was played, and what is asked', (columns, rows) => {
  const { desk, screen } = sit();
  const frame = renderScreen(screen(), desk.services, { columns, rows });
  expect(frameWidth(frame)).toBeLessThanOrEqual(columns);
  expect(frameHeight(frame)).toBeLessThanOrEqual(rows);
});

test('a mistake: the question, a wrong answer, the right one, the next mistake', async () => {
  const { desk, player, screen, enter, session } = sit();
  const frame = () => picture(renderScreen(screen(), desk.services, { columns: 80, rows: 24 }));
  expect(frame()).toContain('Shogi, move 1 of evening; 2 left today');
  expect(frame()).toContain('You played P-7f and lost 31 % of the chance to win. What is better?');
  expect(await enter('P-7f')).toMatch(/^That is what you played then: .* follows\.$/);
  player.press('enter');
  expect(screen().activity.task.state).toBe('open');
  expect(await enter('P-2f')).toBe('Right, that is best: P-2f P-8d. It comes back in 6 minutes.');
  expect(frame()).toContain('Right>');
  player.press('enter');
  expect(session.left).toBe(1);
  expect(frame()).toContain('You played K-5h and missed a mate. Which move mates?');
});

test('hint tells what moves, then the move', () => {
  const { player, screen } = sit();
  player.enter('hint');
  expect(screen().prompt.message?.text).toBe('Hint: the pawn on 2g moves.');
  expect(screen().activity.hinted).toEqual([]);
  player.enter('hint');
  expect(screen().prompt.message?.text).toBe('Hint: P-2f');
  expect(screen().activity.hinted).toHaveLength(1);
});

test('the solution is a replay with what was played beside it', () => {
  const { player, session } = sit();
  player.enter('solution');
  const { record } = player.on('replay').activity;
  expect(record.root.children.map(({ move }) => move)).toEqual([
    session.task.mistake.line[0],
    session.task.mistake.played,
  ]);
  expect(player.on('replay').prompt.message?.text).toBe(
    'Solution: P-2f P-8d  It comes back in 1 minute.',
  );
  player.press('escape');
  expect(player.screen.kind).toBe('mistakes');
});

test('the game of the mistake, at its move; without it that is said', async () => {
  const game = '20261120-193000-shogi.psn';
  const { desk, player, screen } = sit([{ ...OPENING, game }]);
  player.enter('replay');
  await eventually(() => expect(screen().prompt.message?.text).toContain('was deleted or changed'));
  desk.match('shogi', { moves: 'P-7f P-3d' });
  player.enter('replay');
  await eventually(() => expect(player.screen.kind).toBe('replay'));
  expect(player.on('replay').activity.ply).toBe(1);
});

test('remove asks first; after the last one that is said', () => {
  const { player, screen, session } = sit();
  player.enter('remove');
  expect(screen().prompt.question?.text).toBe('Never ask this one again?');
  player.press('y');
  expect([session.left, screen().prompt.message?.text]).toEqual([1, 'It will not be asked again.']);
  player.enter('skip');
  expect(screen().prompt.message?.text).toBe('That was all for now: 0 answered, 0 right at once.');
});
