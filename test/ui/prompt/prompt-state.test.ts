import { expect, test } from 'vitest';
import type { CursorPlace } from '../../../source/ui/board/board-cursor.ts';
import {
  NEW_PROMPT,
  type PromptAction,
  type PromptState,
  promptReducer,
} from '../../../source/ui/prompt/prompt-state.ts';

const MESSAGE = { text: 'said', tone: 'plain' } as const;
const QUESTION = { text: 'sure?', yes() {} };
const PLACE: CursorPlace = { kind: 'hand', piece: 1 };
const FULL: PromptState = {
  message: MESSAGE,
  question: QUESTION,
  hand: { cursor: PLACE, picked: PLACE },
};

test.each<[string, PromptState, PromptAction, PromptState]>([
  ['says', NEW_PROMPT, { kind: 'say', message: MESSAGE }, { ...NEW_PROMPT, message: MESSAGE }],
  ['asks', NEW_PROMPT, { kind: 'ask', question: QUESTION }, { ...NEW_PROMPT, question: QUESTION }],
  [
    'moves the cursor alone',
    FULL,
    { kind: 'point', cursor: undefined },
    { ...FULL, hand: { cursor: undefined, picked: PLACE } },
  ],
  [
    'puts down and keeps the cursor',
    FULL,
    { kind: 'pick', picked: undefined },
    { ...FULL, hand: { cursor: PLACE, picked: undefined } },
  ],
  ['lets go of both', FULL, { kind: 'let-go' }, { ...FULL, hand: NEW_PROMPT.hand }],
  [
    'forgets what is said and asked',
    FULL,
    { kind: 'forget-answer' },
    { ...NEW_PROMPT, hand: FULL.hand },
  ],
])('%s', (_, before, action, after) => {
  expect(promptReducer(before, action)).toEqual(after);
});
