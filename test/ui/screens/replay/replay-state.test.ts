import { describe, expect, test } from 'vitest';
import { actionOf, KEYMAP } from '../../../../source/ui/app/keymap.ts';
import {
  isStep,
  NEW_REPLAY,
  pauseMs,
  type ReplayState,
  replayReducer,
} from '../../../../source/ui/screens/replay/replay-state.ts';

const PLAYING: ReplayState = {
  ...NEW_REPLAY,
  isPlaying: true,
  message: { text: 'said', tone: 'plain' },
};
const KEYS = [...new Set(KEYMAP.replay.map(({ action }) => action))];

describe('a key', () => {
  test.each(KEYS)('%s takes what was said away', (key) => {
    expect(replayReducer(PLAYING, { kind: 'key', key }).message).toBeUndefined();
  });

  test('stops moves that go on by themselves, but for four', () => {
    const keeping = KEYS.filter((key) => replayReducer(PLAYING, { kind: 'key', key }).isPlaying);
    expect(keeping.sort()).toEqual(['autoplay', 'faster', 'flip', 'slower']);
  });

  test.each(KEYS)('%s does not let them go on', (key) => {
    expect(replayReducer(NEW_REPLAY, { kind: 'key', key }).isPlaying).toBe(false);
  });
});

describe('the speed', () => {
  test.each([
    [[], 1000],
    [[1], 500],
    [[1, 1, 1, 1, 1], 250],
    [[-1], 2000],
    [[-1, -1, -1, -1, -1], 8000],
    [[-1, -1, -1, -1, -1, 1], 4000],
  ] as const)('after %j is %i ms a move', (steps, pause) => {
    let state = NEW_REPLAY;
    for (const by of steps) state = replayReducer(state, { kind: 'speed', by });
    expect(pauseMs(state)).toBe(pause);
  });

  test('changes while the moves go on, and they do', () => {
    expect(replayReducer(PLAYING, { kind: 'speed', by: 1 }).isPlaying).toBe(true);
  });
});

describe('all else stays as it is', () => {
  const question = { text: 'Leave?', yes() {} };
  const message = { text: 'refused', tone: 'warning' } as const;

  test.each([
    [{ kind: 'turn', flipped: true }, { flipped: true }],
    [{ kind: 'say', message }, { message }],
    [{ kind: 'say', message: undefined }, { message: undefined }],
    [{ kind: 'ask', question }, { question }],
    [{ kind: 'play', isPlaying: false }, { isPlaying: false }],
    [{ kind: 'analyse', isAnalysing: true }, { isAnalysing: true }],
    [{ kind: 'type', typed: undefined }, {}],
  ] as const)('when there is to do: %j', (action, change) => {
    expect(replayReducer(PLAYING, action)).toEqual({ ...PLAYING, ...change });
  });
});

test.each([
  ['right', true],
  ['end', true],
  ['page-up', true],
  [' ', false],
  ['g', false],
])('%j steps along the line: %j', (key, steps) => {
  const action = actionOf('replay', key);
  expect(action && isStep(action)).toBe(steps);
});
