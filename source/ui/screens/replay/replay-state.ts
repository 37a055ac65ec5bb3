import type { Action } from '../../app/keymap.ts';
import type { Message } from '../../app/message.ts';
import type { Question } from '../../app/question.ts';
import type { ReplayLine } from './replay-line.ts';

export type ReplayKey = Action<'replay'>;

/**
 * How a replay is shown, and what it says, asks and lets type. The place in the record is not part
 * of it: that is a `RecordWalk`, which changes in place and knows its own history.
 */
export interface ReplayState {
  readonly flipped: boolean;
  readonly message: Message | undefined;
  readonly question: Question | undefined;
  readonly typed: ReplayLine | undefined;
  /** Whether the moves go on by themselves. */
  readonly isPlaying: boolean;
  /** How fast they do, as an index of `PAUSES_MS`. */
  readonly speed: number;
  /** Whether an analysis was asked for; it rests while another screen lies on top. */
  readonly isAnalysing: boolean;
}

export type ReplayAction =
  /** A key of the keymap was pressed. */
  | { readonly kind: 'key'; readonly key: ReplayKey }
  | { readonly kind: 'turn'; readonly flipped: boolean }
  | { readonly kind: 'say'; readonly message: Message | undefined }
  | { readonly kind: 'ask'; readonly question: Question | undefined }
  | { readonly kind: 'type'; readonly typed: ReplayLine | undefined }
  | { readonly kind: 'play'; readonly isPlaying: boolean }
  /** To the next speed, if there is one. */
  | { readonly kind: 'speed'; readonly by: 1 | -1 }
  | { readonly kind: 'analyse'; readonly isAnalysing: boolean };

/** How long each move stands, the slowest speed first. */
const PAUSES_MS = [8000, 4000, 2000, 1000, 500, 250] as const;

/** Keys that let the moves go on by themselves; every other key stops them. */
const KEEPS_PLAYING: readonly ReplayKey[] = ['autoplay', 'faster', 'slower', 'flip'];

export const NEW_REPLAY: ReplayState = {
  flipped: false,
  message: undefined,
  question: undefined,
  typed: undefined,
  isPlaying: false,
  speed: PAUSES_MS.indexOf(1000),
  isAnalysing: false,
};

export function replayReducer(state: ReplayState, action: ReplayAction): ReplayState {
  switch (action.kind) {
    case 'key': {
      const isPlaying = state.isPlaying && KEEPS_PLAYING.includes(action.key);
      return { ...state, message: undefined, isPlaying };
    }
    case 'turn':
      return { ...state, flipped: action.flipped };
    case 'say':
      return { ...state, message: action.message };
    case 'ask':
      return { ...state, question: action.question };
    case 'type':
      return { ...state, typed: action.typed };
    case 'play':
      return { ...state, isPlaying: action.isPlaying };
    case 'speed': {
      const speed = Math.max(0, Math.min(state.speed + action.by, PAUSES_MS.length - 1));
      return { ...state, speed };
    }
    case 'analyse':
      return { ...state, isAnalysing: action.isAnalysing };
  }
}

/** How long each move stands while they go on by themselves. */
export function pauseMs({ speed }: ReplayState): number {
  return PAUSES_MS[speed] ?? 1000;
}

/** How many plies the keys go that walk along the line; the walk stops at its ends. */
export const STEPS = {
  next: 1,
  'back-one': -1,
  'ten-on': 10,
  'ten-back': -10,
  first: Number.NEGATIVE_INFINITY,
  last: Number.POSITIVE_INFINITY,
} as const satisfies Partial<Readonly<Record<ReplayKey, number>>>;

export function isStep(key: ReplayKey): key is keyof typeof STEPS {
  return key in STEPS;
}
