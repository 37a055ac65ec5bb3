import type { ReplayActivity } from '../../../activity/replay.ts';
import {
  type KeyHelp,
  type KeyRow,
  type KeyTable,
  type KeyWords,
  toldIn,
} from '../../app/keymap.ts';
import type { Navigator, WordScreen } from '../../app/screen.ts';
import type { Prompt } from '../../prompt/prompt.ts';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { Autoplay } from './autoplay.ts';

const told = toldIn('REPLAY_KEY_TEXTS');

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
function speedRow(words: KeyWords, by: 1 | -1): KeyRow<Stepper> {
  return {
    ...words,
    rank: 1,
    run: ({ autoplay, screen }, app) => {
      autoplay.change(by, app);
      screen.prompt.say(app.texts.replay.speedText(autoplay.pauseMs));
    },
    isShown: ({ autoplay }) => autoplay.isPlaying,
  };
}

const LEAVE_ROW: KeyRow<Stepper> = {
  keys: ['ctrl-d'],
  told: (texts) => texts.settings.OWN_PROMPT_TEXTS.replay.leave,
  run: saying('quit'),
};

const STEP_ROWS: readonly KeyRow<Stepper>[] = [
  { keys: ['right'], told: told('next'), run: saying('next'), isShown: hasNext },
  {
    keys: ['left'],
    told: told('back'),
    run: saying('back'),
    isShown: ({ activity }) => activity.ply > 0,
  },
  {
    keys: ['"'],
    told: told('comment'),
    run: saying('comment'),
    isShown: ({ activity }) => activity.hasComment,
  },
  { keys: ['down', 'page-down'], told: told('tenOn'), run: saying('next 10') },
  { keys: ['up', 'page-up'], told: told('tenBack'), run: saying('back 10') },
  { keys: ['home'], told: told('first'), run: saying('first') },
  { keys: ['end'], told: told('last'), run: saying('last') },
  { keys: ['['], told: told('variationBack'), run: saying('variation back') },
  {
    keys: [']'],
    told: told('variation'),
    rank: 1,
    run: saying('variation'),
    isShown: ({ activity }) => activity.walk.varied !== undefined,
  },
  {
    keys: [' '],
    told: told('play'),
    rank: 2,
    run: (stepper, app) => {
      const { autoplay } = stepper;
      if (autoplay.isPlaying) autoplay.stop();
      else if (hasNext(stepper)) autoplay.start(app);
      else saying('next')(stepper, app);
    },
    isShown: hasNext,
  },
  speedRow({ keys: ['>'], told: told('faster') }, 1),
  speedRow({ keys: ['<'], told: told('slower') }, -1),
];

/** The keys of a replay before those of its prompt. */
export const STEP_KEYS: KeyTable<Stepper> = {
  told: PROMPT_KEYS.replay.told,
  rows: [...STEP_ROWS, LEAVE_ROW],
};

/** All keys of a replay. */
export const REPLAY_KEYS: KeyHelp = {
  ...PROMPT_KEYS.replay,
  rows: [...STEP_ROWS, ...PROMPT_KEYS.replay.rows],
};
