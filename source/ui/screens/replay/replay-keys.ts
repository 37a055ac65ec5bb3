import type { ReplayActivity } from '../../../activity/replay.ts';
import { speedText } from '../../../text/replay-texts.ts';
import type { KeyHelp, KeyRow, KeyTable } from '../../app/keymap.ts';
import type { Navigator, WordScreen } from '../../app/screen.ts';
import type { Prompt } from '../../prompt/prompt.ts';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { Autoplay } from './autoplay.ts';

/** What the keys of a replay change on an empty prompt. */
interface Stepper {
  readonly activity: ReplayActivity;
  readonly autoplay: Autoplay;
  readonly screen: WordScreen & { readonly prompt: Pick<Prompt, 'say'> };
}

/** Says a word of the replay, which then plays by itself no longer. */
const saying =
  (line: string) =>
  ({ autoplay, screen }: Stepper, app: Navigator) => {
    autoplay.stop();
    screen.enterWord(line, app);
  };

const hasNext = ({ activity: { ply, moves } }: Stepper) => ply < moves.length;

/** A row that changes how fast the replay plays by itself. */
function speedRow(key: string, help: string, short: string, by: 1 | -1): KeyRow<Stepper> {
  return {
    ...{ keys: [key], help, short, rank: 1 },
    run: ({ autoplay, screen }, app) => {
      autoplay.change(by, app);
      screen.prompt.say(speedText(autoplay.pauseMs));
    },
    isShown: ({ autoplay }) => autoplay.isPlaying,
  };
}

const LEAVE_ROW: KeyRow<Stepper> = {
  keys: ['ctrl-d'],
  help: 'back, on an empty prompt',
  run: saying('quit'),
};

const STEP_ROWS: readonly KeyRow<Stepper>[] = [
  {
    keys: ['right'],
    help: 'on an empty prompt, as all keys below: one move on',
    short: 'next',
    run: saying('next'),
    isShown: hasNext,
  },
  {
    keys: ['left'],
    help: 'one move back',
    short: 'back',
    run: saying('back'),
    isShown: ({ activity }) => activity.ply > 0,
  },
  {
    keys: ['down', 'page-down'],
    label: 'Down, PgDn',
    help: 'ten moves on',
    run: saying('next 10'),
  },
  { keys: ['up', 'page-up'], label: 'Up, PgUp', help: 'ten moves back', run: saying('back 10') },
  { keys: ['home'], help: 'the start', run: saying('first') },
  {
    keys: ['end'],
    help: 'the end; a game that is watched is followed again',
    run: saying('last'),
  },
  {
    keys: ['['],
    help: 'the variation before this one, or the last of the next move',
    run: saying('variation back'),
  },
  {
    keys: [']'],
    help: 'the next variation of this move, or the first of the next move',
    short: 'variation',
    rank: 1,
    run: saying('variation'),
    isShown: ({ activity }) => activity.walk.varied !== undefined,
  },
  {
    keys: [' '],
    help: 'play by itself; again: stop',
    short: 'play',
    rank: 2,
    run: (stepper, app) => {
      const { autoplay } = stepper;
      if (autoplay.isPlaying) autoplay.stop();
      else if (hasNext(stepper)) autoplay.start(app);
      else saying('next')(stepper, app);
    },
    isShown: hasNext,
  },
  speedRow('>', 'play faster by itself', 'faster', 1),
  speedRow('<', 'play slower by itself', 'slower', -1),
];

/** The keys of a replay before those of its prompt. */
export const STEP_KEYS: KeyTable<Stepper> = {
  title: PROMPT_KEYS.replay.title,
  rows: [...STEP_ROWS, LEAVE_ROW],
};

/** All keys of a replay. */
export const REPLAY_KEYS: KeyHelp = {
  ...PROMPT_KEYS.replay,
  rows: [...STEP_ROWS, ...PROMPT_KEYS.replay.rows],
};
